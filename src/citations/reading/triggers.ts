/** What may begin a citation, by its first character: most of a text is passed over by this table alone. */
import { isLetter, isUpper } from '../../text/character-classes';

/** These begin one only where a word begins. */
export const NUMBER = 1;
export const CAPITAL = 2;
export const SMALL_LETTER = 3;
/** These anywhere. */
export const BLANK = 4;
export const SECTION_SIGN = 5;
const PARAGRAPH_SIGN = 6;

/** Borne by each of the kinds above, which stand in the bits from the third on. */
const TRIGGER = 1;
/** Borne by letters and digits: behind them a word goes on, within which only signs begin anything. */
const OF_WORD = 2;
const KIND_SHIFT = 2;

const table = buildTable();

/** The kind of what stands at `place`, as if a word began there; 0 where it begins nothing. */
export function triggerAt(text: string, place: number): number {
  return place < text.length ? (table[text.charCodeAt(place)] ?? 0) >> KIND_SHIFT : 0;
}

const MOST_AT_ONCE = 8192;

/**
 * The places of a text where one of the triggers stands. Read ahead by a loop that does not branch on what it reads: where
 * words begin and end nothing foretells, and to guess it wrong twice a word costs a processor more than all the rest.
 */
export class TriggerPlaces {
  readonly #text: string;
  readonly #places: Int32Array;
  #count = 0;
  #next = 0;
  /** How far the text has been read. */
  #end = 0;

  constructor(text: string) {
    this.#text = text;
    this.#places = new Int32Array(Math.min(MOST_AT_ONCE, text.length));
  }

  /** The first at or behind `from`, which is never before the last that was asked for; -1 where none is left. */
  next(from: number): number {
    for (;;) {
      while (this.#next < this.#count) {
        const place = this.#places[this.#next] ?? 0;
        if (place >= from) return place;
        this.#next++;
      }
      const start = Math.max(from, this.#end);
      if (start >= this.#text.length) return -1;
      this.#readOn(start);
    }
  }

  #readOn(start: number): void {
    const text = this.#text;
    const places = this.#places;
    const end = Math.min(text.length, start + places.length);
    let count = 0;
    let before = start === 0 ? 0 : (table[text.charCodeAt(start - 1)] ?? 0);
    for (let place = start; place < end; place++) {
      const own = table[text.charCodeAt(place)] ?? 0;
      places[count] = place;
      // A trigger, unless it and the character before it are both of a word.
      count += own & TRIGGER & ~((own & before) >> 1);
      before = own;
    }
    this.#count = count;
    this.#next = 0;
    this.#end = end;
  }
}

function buildTable(): Uint8Array {
  const kinds = new Uint8Array(65_536);
  for (let code = 0; code < 0x250; code++) {
    if (isUpper(code)) kinds[code] = OF_WORD | TRIGGER | (CAPITAL << KIND_SHIFT);
    else if (isLetter(code)) kinds[code] = OF_WORD;
  }
  for (let digit = 48; digit <= 57; digit++) kinds[digit] = OF_WORD | TRIGGER | (NUMBER << KIND_SHIFT);
  for (const blank of [95, 45, 0x97, 0x2013, 0x2014, 0x2015]) kinds[blank] = TRIGGER | (BLANK << KIND_SHIFT);
  kinds[0xa7] = TRIGGER | (SECTION_SIGN << KIND_SHIFT);
  kinds[0xb6] = TRIGGER | (PARAGRAPH_SIGN << KIND_SHIFT);
  // id., ibid., supra, section, article, at, rule
  for (const letter of 'isar') kinds[letter.charCodeAt(0)] = OF_WORD | TRIGGER | (SMALL_LETTER << KIND_SHIFT);
  return kinds;
}
