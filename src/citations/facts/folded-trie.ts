/**
 * Spellings by their letters alone: "F. Supp. 2d", "F.Supp.2d" and "F Supp 2d" are one path.
 *
 * A walk passes over what is silent (spaces, dots, commas, apostrophes) and reports every spelling that ends on its way.
 */
import { isSilent, isWordCharacter } from '../../text/character-classes';

/** a–z 1–26, 0–9 27–36, then the signs that spellings contain; 0 ends a walk. */
const WIDTH = 42;
const codes = buildCodes();
const LONGEST_WALK = 90;
/** Enough for the largest table; memory that is not written costs nothing. */
const CAPACITY = 24_576;

/** Spellings still to be put in, with what they stand for: below 0 where that replaces what an earlier one does. */
interface Waiting {
  readonly spellings: string[];
  readonly values: number[];
}

export class FoldedTrie {
  #next = new Uint16Array(WIDTH * CAPACITY);
  #values = new Uint16Array(CAPACITY);
  #nodes = 1;
  /** By its first letter, what has been added since a walk last began with it: most texts begin with few of them. */
  readonly #waiting = Array.from({ length: WIDTH }, (): Waiting => ({ spellings: [], values: [] }));
  readonly #isWaiting = new Uint8Array(WIDTH);
  /** Filled by `walk`: the places just after each spelling found, longest last, and what each stands for. */
  readonly ends: number[] = [];
  readonly values: number[] = [];

  /** `value` is above 0. The first value given to a spelling stays, unless `replace`. */
  add(spelling: string, value: number, replace = false): void {
    for (let index = 0; index < spelling.length; index++) {
      const code = codes[spelling.charCodeAt(index)] ?? 0;
      if (code === 0) continue;
      const waiting = this.#waiting[code];
      waiting?.spellings.push(spelling);
      waiting?.values.push(replace ? -value : value);
      this.#isWaiting[code] = 1;
      return;
    }
  }

  /** How many spellings end on the way from `at`; see `ends` and `values`. A spelling never ends within a word. */
  walk(text: string, at: number): number {
    let place = at;
    while (isSilent(text.charCodeAt(place))) place++;
    const first = codes[text.charCodeAt(place)] ?? 0;
    if (this.#isWaiting[first] === 1) this.#insertWaiting(first);
    const table = this.#next;
    const values = this.#values;
    let node = 0;
    let count = 0;
    const limit = Math.min(text.length, at + LONGEST_WALK);
    for (; place < limit; place++) {
      const character = text.charCodeAt(place);
      const code = codes[character] ?? 0;
      if (code === 0) {
        if (isSilent(character)) continue;
        break;
      }
      node = table[node * WIDTH + code] ?? 0;
      if (node === 0) break;
      const value = values[node] ?? 0;
      if (value !== 0 && !isWordCharacter(text.charCodeAt(place + 1))) {
        this.ends[count] = place + 1;
        this.values[count] = value;
        count++;
      }
    }
    return count;
  }

  #insertWaiting(first: number): void {
    this.#isWaiting[first] = 0;
    const { spellings, values } = this.#waiting[first] ?? { spellings: [], values: [] };
    for (const [index, spelling] of spellings.entries()) this.#insert(spelling, values[index] ?? 0);
    spellings.length = values.length = 0;
  }

  #insert(spelling: string, value: number): void {
    let node = 0;
    for (let index = 0; index < spelling.length; index++) {
      const code = codes[spelling.charCodeAt(index)] ?? 0;
      if (code === 0) continue;
      const slot = node * WIDTH + code;
      let next = this.#next[slot] ?? 0;
      if (next === 0) {
        next = this.#addNode();
        this.#next[slot] = next;
      }
      node = next;
    }
    if (value < 0 || this.#values[node] === 0) this.#values[node] = Math.abs(value);
  }

  #addNode(): number {
    const node = this.#nodes++;
    if (node >= 65_535) throw new Error('The spellings need more nodes than a 16-bit table can name.');
    if (node >= this.#values.length) {
      const next = new Uint16Array(this.#next.length * 2);
      next.set(this.#next);
      this.#next = next;
      const values = new Uint16Array(this.#values.length * 2);
      values.set(this.#values);
      this.#values = values;
    }
    return node;
  }
}

function buildCodes(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (let letter = 0; letter < 26; letter++) table[97 + letter] = table[65 + letter] = letter + 1;
  for (let digit = 0; digit < 10; digit++) table[48 + digit] = 27 + digit;
  for (const [index, sign] of Array.from('&()-/').entries()) table[sign.charCodeAt(0)] = 37 + index;
  // "S.W. [2d]" is "S.W. (2d)".
  table[91] = table[40] ?? 0;
  table[93] = table[41] ?? 0;
  return table;
}
