/** The words of an opinion that a step of a comparison reads. */
import type { TokenSpan } from '../aligning/exact-passages';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { TokenFlag } from './tokenize';

/** Without the numbers of note calls. */
export function wordsFound(opinion: IndexedOpinion, { from, to }: TokenSpan): readonly string[] {
  const found: string[] = [];
  for (let at = from; at < to; at++) {
    if (((opinion.tokens.flags[at] as number) & TokenFlag.note) === 0) found.push(wordAt(opinion, at));
  }
  return found;
}
