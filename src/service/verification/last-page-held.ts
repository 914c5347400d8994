/** The page on which the text that is held of a case ends. */
import type { Place } from '../../citations/authority';
import type { HeldOpinion } from './held-opinion';

/**
 * In the reporter of one of its places; `null` where its pages are not told, or where more stands behind the last mark, but for the
 * notes, than the longest page holds.
 */
export function lastPageHeld({ opinion, index }: HeldOpinion, place: Place): number | null {
  const series = index.pages.find(({ reporter, firstPage }) => {
    return reporter === place.reporter && firstPage === Number(place.page);
  });
  const at = series?.offsets.at(-1);
  if (!series || at === undefined) return null;
  const longest = Math.max(
    0,
    ...series.offsets.slice(1).map((end, page) => end - (series.offsets[page] ?? end)),
  );
  const notes = index.notes
    .filter(({ start }) => start > at)
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return opinion.text.length - at - notes <= longest ? (series.numbers.at(-1) ?? null) : null;
}
