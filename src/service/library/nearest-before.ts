/** Of cases of one volume, those that begin last before a page. */
import type { Authority } from '../../citations/authority';
import type { ReporterCitation } from '../../citations/found-citation';
import { mostBefore } from './library';
import { placeKey } from './place-key';

/** Without those that stand in another volume; the nearest first. */
export function nearestBefore(
  place: ReporterCitation,
  authorities: readonly Authority[],
): readonly Authority[] {
  const asked = placeKey(place);
  return authorities
    .map((authority) => ({ authority, page: lastBeginning(authority, asked) }))
    .filter(({ page }) => page > 0)
    .sort((left, right) => right.page - left.page)
    .slice(0, mostBefore)
    .map(({ authority }) => authority);
}

/** 0 where it begins nowhere before the page in that volume. */
function lastBeginning({ places }: Authority, asked: ReturnType<typeof placeKey>): number {
  const pages = places
    .map(placeKey)
    .filter(({ reporter, volume }) => reporter === asked.reporter && volume === asked.volume)
    .map(({ number }) => number);
  return Math.max(0, ...pages.filter((page) => page < asked.number));
}
