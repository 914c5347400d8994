/**
 * Whether two fragments around an ellipsis stand closer together in the other order: an opinion that repeats itself holds
 * `A … B` far apart where the draft has turned `B A` of one passage round.
 */
import type { TokenSpan } from '../aligning/exact-passages';
import type { IndexedOpinion } from '../../index-opinion';

export function standsReversed(opinion: IndexedOpinion, before: TokenSpan, after: TokenSpan): boolean {
  const gap = after.from - before.to;
  if (gap < leastGap) return false;
  const reach = Math.min(gap, farthest);
  return (
    standsWithin(opinion, after, before.from - reach, before.from) ||
    standsWithin(opinion, before, after.to, after.to + reach)
  );
}

const leastGap = 30;
const farthest = 600;
/** A shorter fragment stands anywhere. */
const leastWords = 4;
/** So many words of a fragment decide whether it stands there. */
const mostWords = 12;

/** Whether the words of the fragment stand, in whole or their first ones, between the tokens `from` and `to`. */
function standsWithin({ numbers }: IndexedOpinion, fragment: TokenSpan, from: number, to: number): boolean {
  const length = Math.min(fragment.to - fragment.from, mostWords);
  if (length < leastWords) return false;
  for (let at = Math.max(0, from); at + length <= Math.min(to, numbers.length); at++) {
    let same = 0;
    while (same < length && numbers[at + same] === numbers[fragment.from + same]) same++;
    if (same === length) return true;
  }
  return false;
}
