/**
 * Where in an opinion a quotation most likely comes from: runs of the same words, chained in order.
 *
 * Similarity only locates here; what is found is read word by word afterwards. All work is bounded.
 */
import type { IndexedOpinion } from '../../index-opinion';
import { chainRuns, type Chain } from './chain-runs';
import { findRuns, weigh } from './word-runs';
import type { Operation } from '../reading/quotation-operations';

/** The best chains, which do not overlap in the opinion; the best first. */
export function locatePassage(opinion: IndexedOpinion, operations: readonly Operation[]): readonly Chain[] {
  const quotation = weigh(opinion, operations);
  return chainRuns(findRuns(opinion, quotation), quotation);
}
