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

/** Borne by letters and digits: behind them a word goes on, within which only signs begin anything. */
const OF_WORD_SHIFT = 5;
const OF_WORD = 1 << OF_WORD_SHIFT;
const KIND_SHIFT = 6;
const KINDS = 7;
/** A trigger asks by one of the lowest five bits for what stands behind it; each character bears as the same bits, from here on, what it serves as. */
const SERVES_SHIFT = 10;
const ANY = 1;

/** What small letters begin goes on with: id. and ibid., a scan's ld. too; supra, section and `fed. r. civ. p.`; at and article; rule. */
const SECOND_LETTERS = [
  ['il', 'db'],
  ['sf', 'ues.'],
  ['a', 'tr'],
  ['r', 'u'],
] as const;

const table = buildTable();

/** The kind of what stands at `place`, as if a word began there; 0 where it begins nothing. */
export function triggerAt(text: string, place: number): number {
  return place < text.length ? ((table[text.charCodeAt(place)] ?? 0) >> KIND_SHIFT) & KINDS : 0;
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
    let own = table[text.charCodeAt(start)] ?? 0;
    for (let place = start; place < end; place++) {
      const next = place + 1 < text.length ? (table[text.charCodeAt(place + 1)] ?? 0) : ANY << SERVES_SHIFT;
      places[count] = place;
      // A trigger whose follower serves it, unless it and the character before it are both of a word.
      const served = own & (next >> SERVES_SHIFT);
      count += ((0 - served) >>> 31) & ~((own & before) >> OF_WORD_SHIFT);
      before = own;
      own = next;
    }
    this.#count = count;
    this.#next = 0;
    this.#end = end;
  }
}

function buildTable(): Uint16Array {
  const signs = new Uint16Array(65_536).fill(ANY << SERVES_SHIFT);
  const set = (code: number, bits: number): void => {
    signs[code] = (signs[code] ?? 0) | bits;
  };
  const trigger = (kind: number): number => ANY | (kind << KIND_SHIFT);
  for (let code = 0; code < 0x250; code++) {
    if (isUpper(code)) set(code, OF_WORD | trigger(CAPITAL));
    else if (isLetter(code)) set(code, OF_WORD);
  }
  for (let digit = 48; digit <= 57; digit++) set(digit, OF_WORD | trigger(NUMBER));
  for (const blank of [95, 45, 0x97, 0x2013, 0x2014, 0x2015]) set(blank, trigger(BLANK));
  set(0xa7, trigger(SECTION_SIGN));
  set(0xb6, trigger(PARAGRAPH_SIGN));
  for (const [index, [firsts, seconds]] of SECOND_LETTERS.entries()) {
    const bit = ANY << (index + 1);
    for (const first of firsts) set(first.charCodeAt(0), (SMALL_LETTER << KIND_SHIFT) | bit);
    for (const second of seconds) set(second.charCodeAt(0), bit << SERVES_SHIFT);
  }
  return signs;
}
