/**
 * Numbers the distinct words of one text, by a hash of 64 bits: equal words have equal numbers.
 *
 * Words of equal hash are taken for equal, so who must be certain compares the words themselves in the end.
 */
export class WordNumbers {
  #count = 0;
  #table: Int32Array;
  #low: Int32Array;
  #high: Int32Array;
  #times: Uint32Array;

  /** Made for about so many words; it grows with more. */
  constructor(expected = 4096) {
    const room = 2 ** Math.ceil(Math.log2(Math.max(16, expected)));
    this.#table = new Int32Array(2 * room).fill(-1);
    this.#low = new Int32Array(room);
    this.#high = new Int32Array(room);
    this.#times = new Uint32Array(room);
  }

  get count(): number {
    return this.#count;
  }

  /** How many times each word was added, by its number. */
  get times(): Uint32Array {
    return this.#times.subarray(0, this.#count);
  }

  /** Numbers the words with these hashes; writes each number in the place of the word's first hash. */
  addAll(low: Int32Array, high: Int32Array): void {
    let table = this.#table;
    let lows = this.#low;
    let highs = this.#high;
    let times = this.#times;
    for (let at = 0; at < low.length; at++) {
      const first = low[at] as number;
      const second = high[at] as number;
      const mask = table.length - 1;
      let slot = (first ^ (first >>> 15)) & mask;
      let number = table[slot] as number;
      while (number >= 0 && (lows[number] !== first || highs[number] !== second)) {
        slot = (slot + 1) & mask;
        number = table[slot] as number;
      }
      if (number < 0) {
        number = this.#count++;
        table[slot] = number;
        lows[number] = first;
        highs[number] = second;
        times[number] = 0;
        if (this.#count === lows.length) {
          this.#grow();
          table = this.#table;
          lows = this.#low;
          highs = this.#high;
          times = this.#times;
        }
      }
      times[number] = (times[number] as number) + 1;
      low[at] = number;
    }
  }

  /** The number of a folded word, or of its letters `start` to before `end`; -1 where the text does not have it. */
  find(word: string, start = 0, end = word.length): number {
    let low = hashSeedLow;
    let high = hashSeedHigh;
    for (let at = start; at < end; at++) {
      const code = word.charCodeAt(at);
      low = hashLow(low, code);
      high = hashHigh(high, code);
    }
    const mask = this.#table.length - 1;
    let slot = (low ^ (low >>> 15)) & mask;
    for (;;) {
      const number = this.#table[slot] as number;
      if (number < 0) return -1;
      if (this.#low[number] === low && this.#high[number] === high) return number;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const low = new Int32Array(this.#low.length * 2);
    const high = new Int32Array(low.length);
    const times = new Uint32Array(low.length);
    low.set(this.#low);
    high.set(this.#high);
    times.set(this.#times);
    this.#low = low;
    this.#high = high;
    this.#times = times;
    const table = new Int32Array(low.length * 2).fill(-1);
    const mask = table.length - 1;
    for (let number = 0; number < this.#count; number++) {
      const hash = low[number] as number;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (table[slot] !== -1) slot = (slot + 1) & mask;
      table[slot] = number;
    }
    this.#table = table;
  }
}

export const hashSeedLow = 0x811c9dc5 | 0;
export const hashSeedHigh = 0x2545f491;

/** FNV-1a, a character at a time. */
export function hashLow(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** A second hash, of another kind: the word as a number of base 31. */
export function hashHigh(hash: number, code: number): number {
  return ((hash << 5) - hash + code) | 0;
}
