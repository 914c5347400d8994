/** What a citation says of a case against what the record says: facts only; `verdict/` says what they are worth. */
import type { Authority, Place } from './authority';
import { citationKey } from './citation-key';
import { compareNames } from './compare-names';
import { courtById } from './courts';
import type { CaseFields } from './found-citation';
import { pinPages } from './pin-pages';

export interface CitationComparison {
  readonly attribute:
    'caseName' | 'court' | 'year' | 'page' | 'pinCite' | 'parallelCitation' | 'docketNumber';
  readonly cited: string;
  readonly found: string;
  /** `note`: they differ as practice allows. */
  readonly agreement: 'agrees' | 'note' | 'differs';
  /** In words, to stand after "Note:": `within the case`. */
  readonly detail?: string;
}

/** Only what could be compared: what either side leaves out is absent. In the order name, place, court, year, pin cite, docket. */
export function compareCitation(cited: CaseFields, authority: Authority): readonly CitationComparison[] {
  return [
    compareName(cited, authority),
    comparePage(cited, authority),
    ...compareParallels(cited, authority),
    compareCourt(cited, authority),
    compareYear(cited, authority),
    comparePinCite(cited, authority),
    compareDocket(cited, authority),
  ].filter((comparison) => comparison !== null);
}

function compareName(cited: CaseFields, authority: Authority): CitationComparison | null {
  const names = compareNames(cited, authority);
  if (!names) return null;
  const written = [cited.plaintiff, cited.defendant].filter((party) => party !== undefined).join(' v. ');
  const agreement = names.agreement === 'same' ? 'agrees' : names.agreement === 'note' ? 'note' : 'differs';
  const detail = names.reason === undefined ? {} : { detail: names.reason };
  return { attribute: 'caseName', cited: written, found: names.found, agreement, ...detail };
}

function comparePage(
  { volume, reporter, page }: CaseFields,
  authority: Authority,
): CitationComparison | null {
  return page === undefined ? null : comparePlace('page', { volume, reporter, page }, authority);
}

function compareParallels(
  { parallel = [] }: CaseFields,
  authority: Authority,
): readonly (CitationComparison | null)[] {
  return parallel.map((place) => comparePlace('parallelCitation', place, authority));
}

/** A case is printed once in a reporter: another page of the same reporter is a difference, an unknown reporter is nothing. */
function comparePlace(
  attribute: 'page' | 'parallelCitation',
  place: Place,
  { places }: Authority,
): CitationComparison | null {
  const cited = citationKey(place);
  const known = places.map(citationKey);
  if (known.includes(cited)) return { attribute, cited, found: cited, agreement: 'agrees' };
  const other = places.find(({ reporter }) => reporter === place.reporter);
  return other ? { attribute, cited, found: citationKey(other), agreement: 'differs' } : null;
}

function compareCourt(cited: CaseFields, authority: Authority): CitationComparison | null {
  if (cited.court === undefined || authority.court === undefined) return null;
  const written = cited.courtAsWritten ?? courtById(cited.court)?.name ?? cited.court;
  const found = authority.courtName ?? courtById(authority.court)?.name ?? authority.court;
  const comparison = { attribute: 'court', cited: written, found } as const;
  if (cited.court === authority.court) return { ...comparison, agreement: 'agrees' };
  return sameCourtFamily(cited.court, authority.court)
    ? { ...comparison, agreement: 'note', detail: 'division or department not compared' }
    : { ...comparison, agreement: 'differs' };
}

/** `nyappdiv` and `nyappdiv1`, `calctapp` and `calctapp2d`: a court and one of its divisions. */
function sameCourtFamily(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 6 && long.startsWith(short) && /^\d/.test(long.slice(short.length));
}

function compareYear({ year }: CaseFields, { dateFiled, otherYears }: Authority): CitationComparison | null {
  if (year === undefined || dateFiled === undefined) return null;
  const decided = dateFiled.slice(0, 4);
  if (year === decided) return { attribute: 'year', cited: year, found: decided, agreement: 'agrees' };
  return otherYears.includes(year)
    ? {
        attribute: 'year',
        cited: year,
        found: decided,
        agreement: 'note',
        detail: `decided ${decided}, also of ${year}`,
      }
    : { attribute: 'year', cited: year, found: decided, agreement: 'differs' };
}

/** Pages with pages of the same reporter; whether a passage stands there is the quotation's to say. An inferred end is no end. */
function comparePinCite(cited: CaseFields, { places }: Authority): CitationComparison | null {
  const place = places.find(({ reporter, volume }) => reporter === cited.reporter && volume === cited.volume);
  const pages = pinPages(cited.pinCite);
  const first = Number(place?.page);
  if (!place || cited.pinCite === undefined || pages.length === 0 || Number.isNaN(first)) return null;
  const end = place.lastPageInferred === true ? NaN : Number(place.lastPage);
  const found = Number.isNaN(end) ? `${place.page} and after` : `${place.page}–${String(end)}`;
  const comparison = { attribute: 'pinCite', cited: cited.pinCite, found } as const;
  if (pages.some((range) => range.first < first || range.last > end))
    return { ...comparison, agreement: 'differs' };
  return Number.isNaN(end)
    ? null
    : { ...comparison, agreement: 'agrees', detail: 'the pin cite is within the case' };
}

/** Only numbers of one pattern are compared: courts write the same docket in many ways. */
function compareDocket({ docketNumber }: CaseFields, authority: Authority): CitationComparison | null {
  const cited = docketCore(docketNumber);
  const found = docketCore(authority.docketNumber);
  if (cited === null || found === null || docketNumber === undefined || authority.docketNumber === undefined)
    return null;
  const agreement = cited === found ? 'agrees' : 'differs';
  return { attribute: 'docketNumber', cited: docketNumber, found: authority.docketNumber, agreement };
}

/** `5:18-cv-00567-ABC` → `18cv567`. */
function docketCore(docketNumber: string | undefined): string | null {
  const match = /(?<!\d)(\d{2,4})-?\s?(cv|cr|mc|md|bk|ap)-?\s?0*(\d+)/i.exec(docketNumber ?? '');
  return match ? `${(match[1] ?? '').slice(-2)}${(match[2] ?? '').toLowerCase()}${match[3] ?? ''}` : null;
}
