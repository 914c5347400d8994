/**
 * Spellings by their letters alone: "F. Supp. 2d", "F.Supp.2d" and "F Supp 2d" are one path.
 *
 * A walk passes over what is silent (spaces, dots, commas, apostrophes) and reports every spelling that ends on its way.
 */
import { isDigit, isLower, isSilent, isWordCharacter, skipSpaces } from '../../text/character-classes';

/** a–z 1–26, 0–9 27–36, then the signs that spellings contain; 0 ends a walk, and in a node's row is the place of its value. */
const WIDTH = 42;
const codes = buildCodes();
const LONGEST_WALK = 90;
/** Enough for the largest table; memory that is not written costs nothing. */
const CAPACITY = 48_000;

export class FoldedTrie {
  /** Of each node a row: its value, then for each character the node that follows. */
  readonly #rows = new Uint16Array(WIDTH * CAPACITY);
  #nodes = 1;
  /** By its first letter, what has been added since a walk last began with it: most texts begin with few of them. */
  readonly #waiting: ((readonly [string, number])[] | undefined)[] = [];
  /** Filled by `walk`: the places just after each spelling found, longest last, and what each stands for. */
  readonly ends: number[] = [];
  readonly values: number[] = [];

  /** `value` is above 0, and `spelling` begins with a letter or digit. The first value given to a spelling stays. */
  add(spelling: string, value: number): void {
    (this.#waiting[codeAt(spelling, 0)] ??= []).push([spelling, value]);
  }

  /** How many spellings end on the way from `at`; see `ends` and `values`. A spelling never ends within a word. */
  walk(text: string, at: number): number {
    let place = at;
    while (isSilent(text.charCodeAt(place))) place++;
    const first = codeAt(text, place);
    const waiting = this.#waiting[first];
    if (waiting) {
      this.#waiting[first] = undefined;
      for (const [spelling, value] of waiting) this.#insert(spelling, value);
    }
    const rows = this.#rows;
    let row = 0;
    let count = 0;
    const limit = Math.min(text.length, at + LONGEST_WALK);
    for (; place < limit; place++) {
      const character = text.charCodeAt(place);
      const code = codes[character] ?? 0;
      if (code === 0) {
        if (isSilent(character)) continue;
        break;
      }
      // "Federal Rule of Evi-⏎dence"
      if (character === 45 && endsLine(text, place + 1)) continue;
      row = (rows[row + code] ?? 0) * WIDTH;
      if (row === 0) break;
      const value = rows[row] ?? 0;
      if (value !== 0 && (!isWordCharacter(text.charCodeAt(place + 1)) || endsBeforeNumber(text, place))) {
        this.ends[count] = place + 1;
        this.values[count] = value;
        count++;
      }
    }
    return count;
  }

  #insert(spelling: string, value: number): void {
    let node = 0;
    for (let index = 0; index < spelling.length; index++) {
      const code = codeAt(spelling, index);
      if (code === 0) continue;
      node = this.#rows[node * WIDTH + code] ||= this.#nodes++;
    }
    if (node >= CAPACITY) throw new Error('The spellings need more nodes than there are.');
    this.#rows[node * WIDTH] ||= value;
  }
}

/** Behind the hyphen of a word that goes on behind the line's end. */
function endsLine(text: string, at: number): boolean {
  const next = skipSpaces(text, at);
  return next > at && isLower(text.charCodeAt(next));
}

/** `F.3d964`, `WL1234567`: the blank before the page is lost. */
function endsBeforeNumber(text: string, place: number): boolean {
  if (!isDigit(text.charCodeAt(place + 1))) return false;
  const last = text.charCodeAt(place);
  const before = text.charCodeAt(place - 1);
  if (last === 76 /* L */) return before === 87; /* W */
  // "3d", "5th"
  return (last === 100 && isDigit(before)) || (last === 104 && before === 116);
}

function codeAt(text: string, at: number): number {
  return codes[text.charCodeAt(at)] ?? 0;
}

function buildCodes(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (let letter = 0; letter < 26; letter++) table[97 + letter] = table[65 + letter] = letter + 1;
  for (let digit = 0; digit < 10; digit++) table[48 + digit] = 27 + digit;
  for (const [index, sign] of Array.from('&()-/').entries()) table[sign.charCodeAt(0)] = 37 + index;
  table[0x2013] = table[45] ?? 0;
  // "S.W. [2d]" is "S.W. (2d)".
  table[91] = table[40] ?? 0;
  table[93] = table[41] ?? 0;
  return table;
}
