/** Whether the page that a citation points to lies within the case. Notes, paragraphs and star pages are left to the text. */
import type { Authority, Place } from '../authority';
import { citationKey } from '../citation-key';
import type { CitationComparison } from '../citation-comparison';
import type { CaseFields, ReporterCitation } from '../found-citation';
import { notes, pinPages } from './pin-pages';

/**
 * `null` where there is nothing to compare: no pin cite, one in another series than the pages of this reporter (`*3`, `¶ 12`),
 * a case whose pages are not known, or a page beyond a last page that was only inferred.
 */
export function comparePinCite(cited: CaseFields, authority: Authority): CitationComparison | null {
  const { pinCite } = cited;
  const counted = placeOfPin(cited);
  if (!counted || pinCite === undefined) return null;
  const key = citationKey(counted);
  const place = authority.places.find((one) => citationKey(one) === key);
  const first = Number(place?.page);
  const pages = pinPages(pinCite);
  if (!place || pages.length === 0 || Number.isNaN(first)) return null;

  const both = { attribute: 'pinCite', cited: pinCite } as const;
  const last = Number(place.lastPage);
  const isKnown = place.lastPage !== undefined && !Number.isNaN(last);
  const found = isKnown ? `${place.page}–${String(last)}` : `${place.page} and the pages after it`;
  if (pages.some((range) => range.first < first)) {
    return { ...both, found, agreement: 'differs', detail: 'before the case begins' };
  }
  if (pages.every((range) => range.last <= (isKnown ? last : first))) {
    return { ...both, found, agreement: 'agrees', detail: withinCase(pinCite) };
  }
  if (!isKnown || place.lastPageInferred === true) return null;
  return { ...both, found, agreement: 'differs', detail: 'after the case ends' };
}

/** A page of a pin cite that lies behind all that is known of the pages of its case: it may be the case's, and may be another's. */
export interface PinBehind {
  /** Where the case begins in the reporter whose pages the pin cite counts. */
  readonly place: Place;
  readonly page: number;
}

export function pinBehind(cited: CaseFields, { places }: Authority): PinBehind | null {
  const counted = placeOfPin(cited);
  const key = counted && citationKey(counted);
  const place = places.find((one) => citationKey(one) === key);
  const page = Math.max(...pinPages(cited.pinCite).map(({ last }) => last));
  return place && page > Number(place.lastPage ?? place.page) ? { place, page } : null;
}

/** What is said of a pin cite that agrees with the pages of the case, and with no more. */
export function withinCase(pinCite: string): string {
  return notes.test(pinCite)
    ? 'the page of the pin cite is within the case; the note was not looked for'
    : 'the pin cite is within the case';
}

/** Volumes that are years number opinions, no pages. */
const isYear = /^(?:19|20)\d\d$/;

/** Where the case begins in the reporter whose pages the pin cite counts. */
function placeOfPin({
  volume,
  reporter,
  page,
  parallel = [],
  pinCiteReporter = reporter,
}: CaseFields): ReporterCitation | undefined {
  if (pinCiteReporter !== reporter) return parallel.find((place) => place.reporter === pinCiteReporter);
  // Of `2009 Ark. App. 160, at 3` the opinion has pages of its own.
  return page === undefined || isYear.test(volume) ? undefined : { volume, reporter, page };
}
