/**
 * Spellings by their letters alone: "F. Supp. 2d", "F.Supp.2d" and "F Supp 2d" are one path.
 *
 * A walk passes over what is silent (spaces, dots, commas, apostrophes) and reports every spelling that ends on its way.
 */
import { isDigit, isLower, isSilent, isWordCharacter, skipSpaces } from '../../text/character-classes';

/** a–z 1–26, 0–9 27–36, then the signs that spellings contain; 0 ends a walk, and in a node's row is the place of its value. */
const SIGNS = 37;
const WIDTH = SIGNS + 5;
const codes = buildCodes();
const LONGEST_WALK = 90;
/** Enough for the largest table; memory that is not written costs nothing. */
const CAPACITY = 48_000;
/** Borne beside its value by a node behind which more has yet to be learnt. */
const UNLEARNT = 0x8000;

/** Each with what it names; of two that are spelled alike, the first is meant. Each begins with a letter or digit. */
export type Spellings<Source> = Iterable<readonly [string, Source]>;

export class FoldedTrie<Source> {
  /** Of each node a row: its value, then for each character the node that follows. */
  readonly #rows = new Uint16Array(WIDTH * CAPACITY);
  #nodes = 1;
  /** By value, which is above 0. */
  readonly #known: (Source | undefined)[] = [undefined];
  readonly #values = new Map<Source, number>();
  readonly #beginningWith: (letter: string) => Spellings<Source>;
  readonly #isLetterLearnt: boolean[] = [];
  /** By node. */
  readonly #learning = new Map<number, () => void>();
  /** Filled by `walk`: the places just after each spelling found, longest last, and what each names. */
  readonly ends: number[] = [];
  readonly sources: (Source | undefined)[] = [];

  /** `beginningWith` is asked for each letter and digit once, when a walk first begins with it: most texts begin with few. */
  constructor(beginningWith: (letter: string) => Spellings<Source>) {
    this.#beginningWith = beginningWith;
  }

  /** `spellings`, which begin with one of `beginnings`, are asked for once, when a walk first comes there. */
  addLater(beginnings: readonly string[], spellings: () => Spellings<Source>): void {
    let isLearnt = false;
    const learn = (): void => {
      if (isLearnt) return;
      isLearnt = true;
      this.#learn(spellings());
    };
    for (const beginning of beginnings) {
      const node = this.#nodeOf(beginning);
      this.#rows[node * WIDTH] = (this.#rows[node * WIDTH] ?? 0) | UNLEARNT;
      this.#learning.set(node, learn);
    }
  }

  /** How many spellings end on the way from `at`; see `ends` and `sources`. A spelling never ends within a word. */
  walk(text: string, at: number): number {
    let place = at;
    while (isSilent(text.charCodeAt(place))) place++;
    const first = codes[text.charCodeAt(place)] ?? 0;
    if (this.#isLetterLearnt[first] !== true) this.#learnLetter(first);
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
      let value = rows[row] ?? 0;
      if (value === 0) continue;
      if (value >= UNLEARNT) value = this.#learnBehind(row / WIDTH);
      if (value !== 0 && (!isWordCharacter(text.charCodeAt(place + 1)) || endsBeforeNumber(text, place))) {
        this.ends[count] = place + 1;
        this.sources[count] = this.#known[value];
        count++;
      }
    }
    return count;
  }

  #learnLetter(code: number): void {
    this.#isLetterLearnt[code] = true;
    if (code > 0 && code < SIGNS)
      this.#learn(this.#beginningWith('_abcdefghijklmnopqrstuvwxyz0123456789'.charAt(code)));
  }

  /** The node's value. */
  #learnBehind(node: number): number {
    const place = node * WIDTH;
    this.#rows[place] = (this.#rows[place] ?? 0) & ~UNLEARNT;
    this.#learning.get(node)?.();
    return this.#rows[place] ?? 0;
  }

  #learn(spellings: Spellings<Source>): void {
    for (const [spelling, source] of spellings) {
      const place = this.#nodeOf(spelling) * WIDTH;
      const value = this.#rows[place] ?? 0;
      if ((value & ~UNLEARNT) === 0) this.#rows[place] = value | this.#valueOf(source);
    }
  }

  #valueOf(source: Source): number {
    let value = this.#values.get(source);
    if (value === undefined) {
      value = this.#known.push(source) - 1;
      this.#values.set(source, value);
    }
    return value;
  }

  /** The node at the end of a spelling's letters, which is made where none is. */
  #nodeOf(spelling: string): number {
    const rows = this.#rows;
    let node = 0;
    for (let index = 0; index < spelling.length; index++) {
      const code = codes[spelling.charCodeAt(index)] ?? 0;
      if (code === 0) continue;
      node = rows[node * WIDTH + code] ||= this.#nodes++;
    }
    if (node >= CAPACITY) throw new Error('The spellings need more nodes than there are.');
    return node;
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

function buildCodes(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (let letter = 0; letter < 26; letter++) table[97 + letter] = table[65 + letter] = letter + 1;
  for (let digit = 0; digit < 10; digit++) table[48 + digit] = 27 + digit;
  for (const [index, sign] of Array.from('&()-/').entries()) table[sign.charCodeAt(0)] = SIGNS + index;
  table[0x2013] = table[45] ?? 0;
  // "S.W. [2d]" is "S.W. (2d)".
  table[91] = table[40] ?? 0;
  table[93] = table[41] ?? 0;
  return table;
}
