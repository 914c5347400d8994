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

export class FoldedTrie {
  #next = new Uint16Array(WIDTH * CAPACITY);
  #values = new Uint16Array(CAPACITY);
  #nodes = 1;
  /** Filled by `walk`: the places just after each spelling found, longest last, and what each stands for. */
  readonly ends: number[] = [];
  readonly values: number[] = [];

  /** `value` is above 0. The first value given to a spelling stays, unless `replace`. */
  add(spelling: string, value: number, replace = false): void {
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
    if (node !== 0 && (replace || this.#values[node] === 0)) this.#values[node] = value;
  }

  /** How many spellings end on the way from `at`; see `ends` and `values`. A spelling never ends within a word. */
  walk(text: string, at: number): number {
    const table = this.#next;
    let node = 0;
    let count = 0;
    const limit = Math.min(text.length, at + LONGEST_WALK);
    for (let place = at; place < limit; place++) {
      const character = text.charCodeAt(place);
      if (isSilent(character)) continue;
      const code = codes[character] ?? 0;
      if (code === 0) break;
      node = table[node * WIDTH + code] ?? 0;
      if (node === 0) break;
      const value = this.#values[node] ?? 0;
      if (value !== 0 && !isWordCharacter(text.charCodeAt(place + 1))) {
        this.ends[count] = place + 1;
        this.values[count] = value;
        count++;
      }
    }
    return count;
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
