/** Pin cites that the record of their case says nothing of: what else begins in its volume, and what words that are quoted prove. */
import type { Authority, Place } from '../../citations/authority';
import type { CitationComparison } from '../../citations/compare-citation';
import { compareNames } from '../../citations/compare-names';
import { pinBehind, type PinBehind } from '../../citations/comparing/compare-pin-cite';
import type { CaseCitation } from '../../citations/found-citation';
import { pinPages } from '../../citations/comparing/pin-pages';
import type { TextItem } from '../../contract/items';
import type { QuoteResult } from '../../contract/results';
import type { Library } from '../library/library';
import { placeKey } from '../library/place-key';
import { ranges } from '../../verdict/quotation-messages';
import { orNull } from './or-null';
import { caseResult, type VerifiedCase } from './case-result';
import type { CitationAnswer } from './placed-citation';

export interface AnsweredCitation {
  readonly citation: CaseCitation;
  readonly answer: CitationAnswer;
}

/**
 * Each answer with its pin cite compared with what begins in the volume between the case and that page, or said not to be compared. No
 * case goes on behind the beginning of another; but one record alone may stand at a wrong page, and then it proves nothing.
 */
export async function withPinsBounded(
  answered: readonly AnsweredCitation[],
  library: Library,
): Promise<readonly CitationAnswer[]> {
  const behind = answered.map(({ citation, answer: { finding } }) =>
    finding.kind === 'located' || finding.kind === 'nameless' ? pinBehind(citation, finding.authority) : null,
  );
  const asked = [...new Set(behind.filter((one) => one !== null))];
  const places = asked.map(({ place, page }) => ({ ...place, page: String(page) }));
  const found = places.length > 0 ? await orNull(library.findBefore(places)) : [];
  return answered.map(({ citation, answer }, at) => {
    const pin = behind[at];
    return pin ? bounded(citation, answer, pin, found?.[asked.indexOf(pin)] ?? []) : open(citation, answer);
  });
}

function bounded(
  citation: CaseCitation,
  answer: CitationAnswer,
  pin: PinBehind,
  before: readonly Authority[],
): CitationAnswer {
  const { finding } = answer;
  if (finding.kind !== 'located' && finding.kind !== 'nameless') return answer;
  const { place } = pin;
  const between = before.flatMap((authority) => {
    const begins = authority.places.find((one) => isBetween(one, pin));
    return begins && isAnother(authority, finding.authority) ? [{ authority, begins }] : [];
  });
  const [nearest] = between;
  if (!nearest) return open(citation, answer, endKnown(place));
  const where = `behind page ${nearest.begins.page}, where ${nearest.authority.caseName} begins`;
  if (between.length === 1 && nearest.begins.lastPage === undefined) return open(citation, answer, where);
  const comparison: CitationComparison = {
    attribute: 'pinCite',
    cited: citation.pinCite ?? '',
    found: `${place.page} and the pages after it`,
    agreement: 'differs',
    detail: where,
  };
  return { ...answer, finding: { ...finding, comparisons: [...finding.comparisons, comparison] } };
}

/** Behind the first page of the case, and before the pin. */
function isBetween(one: Place, { place, page }: PinBehind): boolean {
  const [left, right] = [placeKey(one), placeKey(place)];
  const isInVolume = left.reporter === right.reporter && left.volume === right.volume;
  return isInVolume && right.number < left.number && left.number < page;
}

/** A later opinion of the same case may be printed apart. */
function isAnother({ caseName }: Authority, authority: Authority): boolean {
  const [plaintiff = '', defendant] = caseName.split(/\s+v\.?\s+/u);
  const names = compareNames({ plaintiff, ...(defendant === undefined ? {} : { defendant }) }, authority);
  return names?.agreement === 'none';
}

/** The case reaches it at least. */
function endKnown({ lastPage }: Place): string | undefined {
  return lastPage === undefined ? undefined : `beyond ${lastPage}, the last page known`;
}

function open(citation: CaseCitation, answer: CitationAnswer, where?: string): CitationAnswer {
  const { finding } = answer;
  if (finding.kind !== 'located') return answer;
  const pin = uncomparedPin(citation, finding.comparisons, where);
  return pin === undefined ? answer : { ...answer, finding: { ...finding, uncomparedPin: pin } };
}

/** The pin cite, where the record gives nothing to compare it with. */
export function uncomparedPin(
  { pinCite }: Pick<CaseCitation, 'pinCite'>,
  compared: readonly CitationComparison[],
  where?: string,
): string | undefined {
  if (pinCite === undefined || compared.some(({ attribute }) => attribute === 'pinCite')) return undefined;
  return `the pin cite (${pinCite}${where === undefined ? '' : `, ${where}`})`;
}

/** With the pin cite as agreeing, where words that the draft quotes from there stand on every page of it. */
export function withPinQuoted(
  item: TextItem,
  verified: VerifiedCase,
  quotations: readonly QuoteResult[],
): VerifiedCase {
  const { answer, citation, chain } = verified;
  const { finding } = answer;
  if (finding.kind !== 'located' || citation?.pinCite === undefined) return verified;
  const others = finding.comparisons.filter(({ attribute }) => attribute !== 'pinCite');
  const stand = quotations.flatMap(({ evidence }) =>
    (evidence?.comparisons ?? []).flatMap(({ attribute, found, match }) =>
      attribute === 'pinCite' && match ? pinPages(found) : [],
    ),
  );
  const cited = pinPages(citation.pinCite);
  const areQuoted = cited.every(({ first, last }) =>
    stand.some((pages) => first <= pages.last && pages.first <= last),
  );
  if (cited.length === 0 || !areQuoted) return verified;
  const comparison: CitationComparison = {
    attribute: 'pinCite',
    cited: citation.pinCite,
    found: ranges(stand),
    agreement: 'agrees',
    detail: 'words that you quote stand on the page of the pin cite',
  };
  const compared = { ...finding, comparisons: [...others, comparison], uncomparedPin: undefined };
  return caseResult(item, citation, { ...answer, finding: compared }, chain);
}
