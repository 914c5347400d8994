/** The same row of numbers at each run: what a bench finds, the next run finds again. */
export interface SeededRandom {
  /** 0 to below `limit`. */
  below(limit: number): number;
  /** Throws for an empty list. */
  pick<Value>(values: readonly Value[]): Value;
  chance(probability: number): boolean;
}

export function seededRandom(seed: number): SeededRandom {
  return new Mulberry(seed);
}

/** Mulberry32. A class, as the millions of a synthetic library are made faster by it than by closures. */
class Mulberry implements SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  }

  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}
