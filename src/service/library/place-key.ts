/** A place as the library files it: one spelling for each, nominative volumes under those of the United States Reports. */
import { canonicalPlace } from '../../citations/citation-key';
import type { ReporterCitation } from '../../citations/found-citation';
import { pageNumber } from './page-number';

export interface PlaceKey extends ReporterCitation {
  /** The page, -1 where it is no plain number: such a page lies in no range. */
  readonly number: number;
}

export function placeKey(place: ReporterCitation): PlaceKey {
  const { volume, reporter, page } = canonicalPlace(place);
  return { volume, reporter, page, number: pageNumber(page) ?? -1 };
}
