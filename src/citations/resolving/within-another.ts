/** Finds that stand within another's parentheticals or history: `(quoting Oak v. Fir, 547 U.S. 250, 259)`. */
import type { FoundCitation } from '../found-citation';

/** Whether an earlier find's parentheticals or history hold this one. */
export function isWithinAnother(found: readonly FoundCitation[], index: number): boolean {
  return holderOf(found, index) !== null;
}

const FARTHEST_HOLDER = 40;

function holderOf(found: readonly FoundCitation[], index: number): number | null {
  const citation = found[index];
  if (!citation) return null;
  for (let earlier = index - 1; earlier >= 0 && earlier >= index - FARTHEST_HOLDER; earlier--) {
    const other = found[earlier];
    if (other && other.end <= citation.start && other.fullEnd >= citation.end) return earlier;
  }
  return null;
}

/** The find before `index` within the same parenthetical. */
export function lastWithin(found: readonly FoundCitation[], index: number): number | undefined {
  const holder = holderOf(found, index);
  if (holder === null) return undefined;
  for (let earlier = index - 1; earlier > holder; earlier--) {
    if (holderOf(found, earlier) === holder) return earlier;
  }
  return holder;
}
