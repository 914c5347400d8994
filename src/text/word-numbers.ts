/**
 * Numbers the distinct words of one text, by a hash of 64 bits: equal words have equal numbers.
 *
 * Words of equal hash are taken for equal, so who must be certain compares the words themselves in the end.
 */
export class WordNumbers {
  #count = 0;
  #table = new Int32Array(8192).fill(-1);
  #low = new Int32Array(4096);
  #high = new Int32Array(4096);

  get count(): number {
    return this.#count;
  }

  /** The number of the word with this hash; a new one where it was not met before. */
  add(low: number, high: number): number {
    const mask = this.#table.length - 1;
    let slot = (low ^ (low >>> 15)) & mask;
    for (;;) {
      const number = this.#table[slot] as number;
      if (number < 0) break;
      if (this.#low[number] === low && this.#high[number] === high) return number;
      slot = (slot + 1) & mask;
    }
    const added = this.#count++;
    this.#table[slot] = added;
    this.#low[added] = low;
    this.#high[added] = high;
    if (this.#count === this.#low.length) this.#grow();
    return added;
  }

  /** The number of a folded word, or -1 where the text does not have it. */
  find(word: string): number {
    let low = hashSeedLow;
    let high = hashSeedHigh;
    for (let at = 0; at < word.length; at++) {
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
    low.set(this.#low);
    high.set(this.#high);
    this.#low = low;
    this.#high = high;
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
