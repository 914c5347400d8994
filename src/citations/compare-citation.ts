/**
 * What a citation says of a case, beside what the record says: facts only; `verdict/` judges them.
 *
 * A comparison stands here only where it could be made. Like is compared with like: a page with pages of the same reporter.
 */
import type { Authority } from './authority';
import { captionOf } from './caption-of';
import type { CitationComparison } from './citation-comparison';
import { citationKey, readCitationKey } from './citation-key';
import { compareCourt } from './comparing/compare-court';
import { compareNames } from './compare-names';
import { courtNotPrinted } from './impossible-citation';
import { comparePinCite } from './comparing/compare-pin-cite';
import { compareYear } from './comparing/compare-year';
import type { CaseFields, ReporterCitation } from './found-citation';

export type { CitationComparison } from './citation-comparison';

export function compareCitation(cited: CaseFields, authority: Authority): readonly CitationComparison[] {
  return [
    compareCaseName(cited, authority),
    comparePage(cited, authority),
    ...compareParallel(cited, authority),
    compareCourt(cited, authority) ?? compareWithReporter(cited),
    compareYear(cited, authority),
    comparePinCite(cited, authority),
    compareDocketNumber(cited, authority),
  ].filter((comparison) => comparison !== null);
}

function compareCaseName(cited: CaseFields, authority: Authority): CitationComparison | null {
  const names = compareNames(cited, authority);
  if (!names) return null;
  const both = { attribute: 'caseName', cited: captionOf(cited), found: names.found } as const;
  switch (names.agreement) {
    case 'same':
      return { ...both, agreement: 'agrees' };
    case 'note':
      return { ...both, agreement: 'note', ...(names.reason !== undefined && { detail: names.reason }) };
    case 'partly': {
      const detail = names.suggestion === undefined ? names.reason : `the record spells ${names.suggestion}`;
      return { ...both, agreement: 'differs', ...(detail !== undefined && { detail }) };
    }
    case 'none':
      return { ...both, agreement: 'differs', detail: 'no party in common' };
  }
}

function comparePage(cited: CaseFields, authority: Authority): CitationComparison | null {
  const { volume, reporter, page } = cited;
  return page === undefined ? null : comparePlace('page', { volume, reporter, page }, authority);
}

function compareParallel({ parallel = [] }: CaseFields, authority: Authority): (CitationComparison | null)[] {
  // `___ L.Ed.2d ___` names no place yet.
  const named = parallel.filter(({ volume, page }) => volume !== '' && page !== '');
  return named.map((place) => comparePlace('parallelCitation', place, authority));
}

/** Another page of the same reporter is a difference; a reporter in which the record does not have the case is not compared. */
function comparePlace(
  attribute: 'page' | 'parallelCitation',
  place: ReporterCitation,
  { places }: Authority,
): CitationComparison | null {
  const cited = citationKey(place);
  if (includesPlace(places, place)) return { attribute, cited, found: cited, agreement: 'agrees' };
  const { reporter } = readCitationKey(cited) ?? {};
  const found = places.map(citationKey).find((key) => readCitationKey(key)?.reporter === reporter);
  if (found === undefined) return null;
  // "2 Cranch 137" is not in the draft as 6 U.S. 137.
  const written = `${place.volume} ${place.reporter} ${place.page}`;
  const shown = reporter === place.reporter ? cited : `${written} (${cited})`;
  return { attribute, cited: shown, found, agreement: 'differs' };
}

/** However they are spelt; nearly all are spelt alike. */
export function includesPlace(places: readonly ReporterCitation[], place: ReporterCitation): boolean {
  const { volume, reporter, page } = place;
  if (places.some((one) => one.page === page && one.volume === volume && one.reporter === reporter))
    return true;
  const key = citationKey(place);
  return places.some((one) => citationKey(one) === key);
}

/** Where the record tells nothing of the court, its reporter tells some that it cannot be. */
function compareWithReporter(cited: CaseFields): CitationComparison | null {
  const fault = courtNotPrinted(cited);
  if (!fault || cited.courtAsWritten === undefined) return null;
  const found = `printed in ${cited.reporter}`;
  return { attribute: 'court', cited: fault.cited, found, agreement: 'differs', detail: fault.bound };
}

/** Only numbers of one pattern are compared: the docket of the trial says nothing against that of the appeal. */
function compareDocketNumber(cited: CaseFields, authority: Authority): CitationComparison | null {
  if (cited.docketNumber === undefined || authority.docketNumber === undefined) return null;
  const left = docketNumbers(cited.docketNumber);
  const right = docketNumbers(authority.docketNumber);
  const isAlike = left.some((one) => right.some((other) => one.kind === other.kind));
  if (!isAlike) return null;
  const isSame = left.some((one) =>
    right.some((other) => one.kind === other.kind && one.number === other.number),
  );
  const both = {
    attribute: 'docketNumber',
    cited: cited.docketNumber,
    found: authority.docketNumber,
  } as const;
  return { ...both, agreement: isSame ? 'agrees' : 'differs' };
}

interface DocketNumber {
  /** `cv`, `cr`; empty on appeal. */
  readonly kind: string;
  /** Year and serial number, without office and judge: `24-1776`. */
  readonly number: string;
}

/**
 * Each number of a text that may name several: `2:24-cv-01776-JHC` and `C24-1776` differ in kind and are not compared; `Slip Op. 21-5`
 * numbers the opinion. `2005-C-0567` says what kind of writ it is, `05-0567` leaves that out. Of `01-05-00123-CV` the first is no year.
 * Any other, as `041584` or `CR-06-0260`, is like those of its very form.
 */
function docketNumbers(text: string): readonly DocketNumber[] {
  const ofYear = Array.from(
    text.matchAll(
      /(?<![\d-]|Slip Op\. )(?!\d\d-\d\d-\d)(\d{4}|\d{2})(?:[-–\s]?(cv|civ|cr|mc|md|bk|ap|mj)[-–\s]?|[-–\s](?:\p{L}{1,3}[-–\s])?)0*(\d{1,6})(?!\d)/giu,
    ),
    ([, year = '', kind = '', serial = '']) => ({
      kind: kind.toLowerCase().replace('civ', 'cv'),
      number: `${year.slice(-2)}-${serial}`,
    }),
  );
  if (ofYear.length > 0) return ofYear;
  const words = text.replaceAll('–', '-').split(/[\s,;&()]+/u);
  const others = words
    .map((word) => word.replace(/\.$/u, ''))
    .filter((word) => /^[\w-]+$/u.test(word) && /\d/u.test(word));
  return others.map((number) => ({ kind: number.replace(/\d/gu, '0'), number }));
}
