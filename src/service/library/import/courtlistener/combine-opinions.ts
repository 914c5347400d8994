/** The opinions of one cluster as one text with its parts: lead, concurrences, dissents. */
import type { Place } from '../../../../citations/authority';
import type { OpinionPart, OpinionText } from '../../../../quotes/opinion-text';
import { pageNumber } from '../../page-number';
import type { OpinionWords } from './opinion-words';

export interface ClusterOpinion {
  /** `010combined`, `020lead`, `040dissent`. */
  readonly type: string;
  readonly author: string;
  /** `null` where the row has none. */
  readonly words: OpinionWords | null;
}

/** `opinions` in the order in which they are printed; `null` where there are no words. */
export function combineOpinions(
  opinions: readonly ClusterOpinion[],
  places: readonly Place[],
): OpinionText | null {
  const worded = opinions.flatMap(({ words, ...opinion }) => (words ? [{ ...opinion, words }] : []));
  if (worded.length === 0) return null;
  const starPages = worded.flatMap(({ words }) => words.starPages);
  const firstPage = unmarkedFirstPage(starPages, places);

  let text = firstPage === null ? '' : `[*${firstPage}] `;
  const parts: OpinionPart[] = [];
  for (const { type, author, words } of worded) {
    if (text !== '' && !text.endsWith(' ')) text += '\n\n';
    const start = text.length;
    text += words.text;
    const own = words.parts.map((part) => ({ ...part, start: part.start + start, end: part.end + start }));
    const kind = partKind(type);
    if (own.length > 0) parts.push(...own);
    else if (kind) parts.push({ kind, ...(author === '' ? {} : { author }), start, end: text.length });
  }
  const complete =
    worded.length === opinions.length &&
    worded.every(({ words }) => words.isClean) &&
    hasAllOpinions(worded.map(({ type }) => type)) &&
    hasAllPages(firstPage === null ? starPages : [firstPage, ...starPages], places);
  return { text, parts, complete };
}

/** A combined opinion speaks for nobody alone; a trial court's does not speak for this court. */
function partKind(type: string): OpinionPart['kind'] | null {
  if (/combined|trialcourt/.test(type)) return null;
  if (/concur/.test(type)) return 'concurrence';
  return /dissent/.test(type) ? 'dissent' : 'majority';
}

/** One combined text has all; single ones have a chance to only with that of the court among them. */
function hasAllOpinions(types: readonly string[]): boolean {
  return types.some((type) => /combined|unan?imous|lead|plurality/.test(type));
}

/** Sources mark where a page begins, and the first page of a case often not: it is known where the first mark is of the next page. */
function unmarkedFirstPage(starPages: readonly string[], places: readonly Place[]): string | null {
  const first = pageNumber(starPages[0] ?? '');
  if (first === null) return null;
  const place = places.find(({ page }) => pageNumber(page) === first - 1);
  return place && !starPages.includes(place.page) ? place.page : null;
}

/**
 * Each place with the last page that is printed in the words: the case goes on to it at least. A page beyond it may be one that
 * is not held, or is not marked, so it counts as inferred.
 */
export function withPrintedPages(
  places: readonly Place[],
  opinions: readonly ClusterOpinion[],
): readonly Place[] {
  const marked = new Set(opinions.flatMap(({ words }) => words?.starPages ?? []));
  const firstPages = places.map(({ page }) => pageNumber(page) ?? Infinity);
  return places.map((place) => {
    const first = pageNumber(place.page);
    if (first === null || place.lastPage !== undefined) return place;
    // Where another series begins, its marks do.
    const next = Math.min(first + mostUnmarked, ...firstPages.filter((page) => page > first));
    let last = first + 1;
    while (last < next && !marked.has(String(last))) last += 1;
    if (last === next) return place;
    while (marked.has(String(last + 1)) && !firstPages.includes(last + 1)) last += 1;
    return { ...place, lastPage: String(last), lastPageInferred: true };
  });
}

/** Syllabus and names of counsel stand before the words that are held, with pages of their own. */
const mostUnmarked = 30;

/**
 * The marked pages are those of one or more of the case's places, each from its first page on without a gap. A text without
 * marks, or with marks of no place, may lack anything.
 */
function hasAllPages(starPages: readonly string[], places: readonly Place[]): boolean {
  const left = new Set(starPages);
  if (left.size === 0) return false;
  for (const { page } of places) {
    for (let at = pageNumber(page) ?? -1; left.delete(String(at));) at += 1;
  }
  return left.size === 0;
}
