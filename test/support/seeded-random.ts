/** The same row of numbers at each run: what a bench finds, the next run finds again. */
export interface SeededRandom {
  /** 0 to below `limit`. */
  below(limit: number): number;
  /** Throws for an empty list. */
  pick<Value>(values: readonly Value[]): Value;
  chance(probability: number): boolean;
}

/** Mulberry32. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
    chance: (probability) => next() < probability,
  };
}
