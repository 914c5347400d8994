/**
 * What a table lists, by the first two letters, digits or signs of its spellings: a text asks for few of them, so few lines are
 * ever taken apart.
 *
 * A line is a name | its other spellings, with `;` between them | what else is told.
 */

/** Where signs begin: no spelling begins with one. */
export const SIGNS = 37;
/** One more than the highest code. */
export const WIDTH = SIGNS + 5;
/** a–z 1–26, 0–9 27–36, then the signs that spellings contain; 0 is what spellings are read without. */
export const codes = /* @__PURE__ */ buildCodes();

/**
 * The codes of the first two letters, digits or signs from `at`, as one number; of a spelling that has but one, that with nothing
 * behind it. 0 where there is none. What a table puts behind a spelling is no part of it.
 */
export function beginningOf(spelling: string, at = 0): number {
  let first = 0;
  for (let place = at; place < spelling.length; place++) {
    const character = spelling.charCodeAt(place);
    const code = codes[character] ?? 0;
    if (code !== 0) {
      if (first !== 0) return first + code;
      first = code * WIDTH;
    } else if (character === BAR || character === SEMICOLON || character === PLUS) break;
  }
  return first;
}

const BAR = 124;
const SEMICOLON = 59;
const PLUS = 43;
const TILDE = 126;
const AT = 64;
const STAR = 42;
const EQUALS = 61;

/** Lines by the beginnings of what they list. */
export class Beginnings {
  /** The places of lines, by beginning. */
  readonly #places = new Array<number[] | undefined>(SIGNS * WIDTH);
  /** The places of the headings. */
  readonly #headings: number[] = [];

  /**
   * A line that begins with `=` heads those behind it, and `stateOf` tells what `@` and `*` stand for in them. Reads most
   * spellings by their first two characters: of a loop that does more, the engine makes machine code, which takes longer than
   * the loop.
   */
  constructor(lines: readonly string[], stateOf: (heading: string) => string = () => '') {
    const places = this.#places;
    let state = 0;
    let place = -1;
    for (const line of lines) {
      place++;
      let sign = line.charCodeAt(0);
      if (sign === EQUALS) {
        this.#headings.push(place);
        state = beginningOf(stateOf(line));
        continue;
      }
      const bar = line.indexOf('|');
      let end = 0;
      if (bar >= 0) {
        end = line.indexOf('|', bar + 1);
        if (end < 0) end = line.length;
      }
      let at = 0;
      for (;;) {
        // Behind `~` a spelling begins as the name does.
        if (sign !== TILDE) {
          const first = codes[sign] ?? 0;
          const second = codes[line.charCodeAt(at + 1)] ?? 0;
          const beginning =
            first !== 0 && second !== 0
              ? first * WIDTH + second
              : sign === AT || sign === STAR
                ? state
                : beginningOf(line, at);
          const known = places[beginning];
          if (known === undefined) places[beginning] = [place];
          else known.push(place);
        }
        at = (at === 0 ? bar : line.indexOf(';', at)) + 1;
        if (at === 0 || at >= end) break;
        sign = line.charCodeAt(at);
      }
    }
  }

  /** The place of the heading above the line at `place`. */
  headingOf(place: number): number {
    const headings = this.#headings;
    let low = 0;
    let high = headings.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((headings[middle] ?? 0) > place) high = middle - 1;
      else low = middle;
    }
    return headings[low] ?? 0;
  }

  /** The places, in order, of the lines with a spelling that begins so, and of those that may: of one letter and a series, `F.+2d`. */
  of(beginning: number): readonly number[] {
    const places = this.#places[beginning] ?? none;
    const alone = this.#places[beginning - (beginning % WIDTH)] ?? none;
    if (places.length < 2 && alone.length === 0) return places;
    return [...new Set([...places, ...alone])].sort((one, other) => one - other);
  }
}

const none: readonly number[] = [];

function buildCodes(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (let letter = 0; letter < 26; letter++) table[97 + letter] = table[65 + letter] = letter + 1;
  for (let digit = 0; digit < 10; digit++) table[48 + digit] = 27 + digit;
  for (const [index, sign] of Array.from('&()-/').entries()) table[sign.charCodeAt(0)] = SIGNS + index;
  table[0x2013] = table[0x2014] = table[45] ?? 0;
  // "F.3ᵈ", "F.4ᵗʰ"
  for (const [index, raised] of Array.from('ᵈᵗʰⁿʳˢ').entries())
    table[raised.charCodeAt(0)] = table['dthnrs'.charCodeAt(index)] ?? 0;
  // "S.W. [2d]" is "S.W. (2d)".
  table[91] = table[40] ?? 0;
  table[93] = table[41] ?? 0;
  return table;
}
