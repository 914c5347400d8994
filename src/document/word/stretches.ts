export interface Stretch<T> {
  readonly start: number;
  readonly end: number;
  readonly value: T;
}

/** Neighbouring places of one value, as stretches; end excluded. */
export function stretchesOf<T>(length: number, valueAt: (at: number) => T): readonly Stretch<T>[] {
  const stretches: { start: number; end: number; value: T }[] = [];
  for (let at = 0; at < length; at++) {
    const value = valueAt(at);
    const last = stretches.at(-1);
    if (last !== undefined && last.value === value) last.end = at + 1;
    else stretches.push({ start: at, end: at + 1, value });
  }
  return stretches;
}
