/** The page or paragraph on which the text that is held of a case ends. */
import type { Place } from '../../citations/authority';
import type { Counting, PageSeries } from '../../quotes/comparing/reading/page-series';
import type { HeldOpinion } from './held-opinion';

/** The pages of one of its places, as its text marks them. */
export function seriesOf({ index }: HeldOpinion, place: Place): PageSeries | undefined {
  return index.pages.find(({ reporter, firstPage }) => {
    return reporter === place.reporter && firstPage === Number(place.page);
  });
}

/** In the reporter of one of its places; `null` where its pages are not told. */
export function lastPageHeld(held: HeldOpinion, place: Place): number | null {
  const series = seriesOf(held, place);
  return series ? lastHeld(held, series) : null;
}

/** `null` where the opinion does not count its paragraphs to its end. */
export function lastParagraphHeld(held: HeldOpinion): number | null {
  const { paragraphs } = held.index;
  return paragraphs && paragraphs.end >= held.opinion.text.length ? lastHeld(held, paragraphs) : null;
}

/** `null` where more stands behind the last mark, but for the notes, than behind any other. */
function lastHeld({ opinion, index }: HeldOpinion, { offsets, numbers }: Counting): number | null {
  const at = offsets.at(-1);
  if (at === undefined) return null;
  const longest = Math.max(0, ...offsets.slice(1).map((end, page) => end - (offsets[page] ?? end)));
  const notes = index.notes
    .filter(({ start }) => start > at)
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return opinion.text.length - at - notes <= longest ? (numbers.at(-1) ?? null) : null;
}
