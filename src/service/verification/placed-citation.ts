/** A citation with what is known of its places, and what may be answered. */
import type { Authority } from '../../citations/authority';
import { citationKey } from '../../citations/citation-key';
import type { CaseCitation, ReporterCitation } from '../../citations/found-citation';
import type { CitationFinding } from '../../verdict/judge-citation';
import type { PlaceAnswer } from '../library/library';

/** What is known of a place of the batch. */
export type Answers = (place: ReporterCitation) => PlaceAnswer;

export interface CitationAnswer {
  readonly finding: CitationFinding;
  /** Cases that the author may have meant, best first. */
  readonly candidates: readonly MeantCase[];
}

export interface MeantCase {
  readonly authority: Authority;
  readonly reason: 'sameDecision' | 'nearPlace' | 'sameParties' | 'sameName' | 'samePlace' | 'includesPage';
  /** Where the citation places it, if that is not the first of its own places. */
  readonly place?: ReporterCitation;
}

/** A citation and what is known of its places. */
export interface PlacedCitation {
  readonly citation: CaseCitation;
  readonly places: readonly AnsweredPlace[];
  /** It says itself that it is an order or a disposition without opinion. */
  readonly isDisposition: boolean;
  /** The case that stands there, where that settles it. */
  readonly standing: CitationAnswer | null;
}

export interface AnsweredPlace {
  readonly place: ReporterCitation;
  readonly answer: PlaceAnswer;
}

/** Every place at which a citation says its case is printed, the main one first. A slip citation has none, nor a loose-leaf service without a volume. */
export function placesOf({
  volume,
  reporter,
  page,
  parallel = [],
}: CaseCitation): readonly ReporterCitation[] {
  const named = parallel.filter((place) => place.volume !== '' && place.page !== '');
  return page === undefined || volume === '' ? named : [{ volume, reporter, page }, ...named];
}

export function citedPlace(citation: CaseCitation, [main]: readonly AnsweredPlace[]): string {
  if (main) return citationKey(main.place);
  const { docketNumber, volume, reporter } = citation;
  return docketNumber ?? (volume === '' ? '' : `${volume} ${reporter}`);
}

export function atSamePlace(authority: Authority): MeantCase {
  return { authority, reason: 'samePlace' };
}
