/** What an alignment may pass over, by where it ends: citations, notes, what a page's end puts between. */
import type { IndexedOpinion } from '../../index-opinion';
import type { Skip } from './alignment-step';

const mostSkips = 2000;

export interface SkipBefore {
  readonly from: number;
  readonly index: number;
}

/** By the column at which they end, in the window of tokens `from` to before `to`. */
export function skipsByEnd(
  skips: readonly Skip[],
  from: number,
  to: number,
): readonly (readonly SkipBefore[] | undefined)[] {
  const byEnd = Array.from({ length: to - from + 1 }, (): SkipBefore[] | undefined => undefined);
  for (const [index, skip] of skips.entries()) {
    if (skip.from < from || skip.to > to || index >= mostSkips) continue;
    (byEnd[skip.to - from] ??= []).push({ from: skip.from, index });
  }
  return byEnd;
}

/** Whether a word with a hyphen before what is skipped and `second` after it are one of the pairs. */
export function isHalved(
  { numbers, tokens }: IndexedOpinion,
  skip: { readonly from: number; readonly index: number },
  skips: readonly Skip[],
  pairs: readonly number[],
  second: number,
): boolean {
  if (skips[skip.index]?.kind !== 'skippedFurniture') return false;
  if (!/[-‐‑]/.test(tokens.text.charAt(tokens.ends[skip.from - 1] as number))) return false;
  const first = numbers[skip.from - 1];
  for (let at = 0; at < pairs.length; at += 2) {
    if (pairs[at] === first && pairs[at + 1] === second) return true;
  }
  return false;
}
