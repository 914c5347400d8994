/** The words of a decision, from its opinions as CourtListener holds them; read as an import of its bulk data reads them. */
import type { Place } from '../../../citations/authority';
import type { OpinionText } from '../../../quotes/opinion-text';
import { combineOpinions } from '../../library/import/courtlistener/combine-opinions';
import { readOpinionWords, WORD_COLUMNS } from '../../library/import/courtlistener/opinion-words';
import type { FetchedOpinion } from './courtlistener-replies';

/** `null` where there are no words. */
export function opinionOfCluster(
  opinions: readonly FetchedOpinion[],
  places: readonly Place[],
): OpinionText | null {
  const worded = opinions.map((opinion) => ({
    type: opinion.type,
    author: opinion.author_str?.trim() ?? '',
    order: opinion.ordering_key ?? 0,
    words: readOpinionWords(
      WORD_COLUMNS.map((column) => opinion[column] ?? null),
      opinion.extracted_by_ocr ?? false,
    ),
  }));
  const single = worded.filter(({ type }) => !type.includes('combined'));
  // Where the opinions stand singly, the one that combines them all would say everything twice.
  const isSingle = single.some(({ type, words }) => words !== null && /lead|plurality|unan?imous/.test(type));
  const printed = [...(isSingle ? single : worded.filter(({ words }) => words !== null).slice(0, 1))].sort(
    (left, right) => left.order - right.order || left.type.localeCompare(right.type, 'en'),
  );
  const opinion = combineOpinions(printed, places);
  // It may hold an opinion that does not stand singly.
  return opinion && isSingle && single.length < worded.length ? { ...opinion, complete: false } : opinion;
}
