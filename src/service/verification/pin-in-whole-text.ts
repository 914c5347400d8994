/** Pin cites of which the record tells nothing, and the text that is held does: where it ends, and which paragraphs it counts. */
import type { Authority } from '../../citations/authority';
import type { CitationComparison } from '../../citations/compare-citation';
import { pinBehind, type PinBehind } from '../../citations/comparing/compare-pin-cite';
import { pinPages, pinParagraphs, type PageRange } from '../../citations/comparing/pin-pages';
import type { CaseCitation, CaseFields, ShortCitation } from '../../citations/found-citation';
import type { TextItem } from '../../contract/items';
import { pages } from '../../verdict/quotation-messages';
import { caseResult, type VerifiedCase } from './case-result';
import type { HeldOpinion } from './held-opinion';
import { lastPageHeld, lastParagraphHeld } from './last-page-held';
import type { ReadOpinion } from './verify-quotation';

/** With what the text proves. */
export async function withPinInText(
  item: TextItem,
  verified: VerifiedCase,
  readOpinion: ReadOpinion,
): Promise<VerifiedCase> {
  const { answer, citation, chain } = verified;
  const { finding } = answer;
  if (!citation || finding.kind !== 'located' || finding.uncomparedPin === undefined) return verified;
  const { authority, comparisons } = finding;
  if (authority.text !== 'complete') return verified;
  const behind = pinBehind(inFull(citation, authority), authority);
  const paragraphs = pinPages(citation.pinCite).length > 0 ? [] : pinParagraphs(citation.pinCite);
  const held = behind || paragraphs.length > 0 ? await readOpinion(authority) : 'none';
  if (typeof held === 'string' || !held.opinion.complete) return verified;
  const told = behind ? pageBehindText(held, behind) : paragraphsInText(held, paragraphs);
  if (!told) return verified;
  const comparison: CitationComparison = { attribute: 'pinCite', cited: citation.pinCite ?? '', ...told };
  const compared = { ...finding, comparisons: [...comparisons, comparison], uncomparedPin: undefined };
  return caseResult(item, citation, { ...answer, finding: compared }, chain);
}

type Told = Pick<CitationComparison, 'found' | 'agreement' | 'detail'>;

const afterTextEnds = { agreement: 'differs', detail: 'after its text ends' } as const;

function pageBehindText(held: HeldOpinion, { place, page }: PinBehind): Told | null {
  const last = lastPageHeld(held, place);
  // A page that ends the text may have lost its mark.
  return last === null || page <= last + 1 ? null : { found: `${place.page}–${last}`, ...afterTextEnds };
}

function paragraphsInText(held: HeldOpinion, cited: readonly PageRange[]): Told | null {
  const highest = held.index.paragraphs?.numbers.at(-1);
  if (highest === undefined) return null;
  const found = pages({ first: '1', last: String(highest), counted: 'paragraphs' });
  if (cited.every(({ last }) => last <= highest)) {
    return { found, agreement: 'agrees', detail: 'the pin cite is within the case' };
  }
  const isLast = lastParagraphHeld(held) === highest;
  return isLast && cited.some(({ last }) => last > highest + 1) ? { found, ...afterTextEnds } : null;
}

/** A short form with the first page of its case. */
function inFull(citation: CaseCitation | ShortCitation, { places }: Authority): CaseFields {
  if (citation.kind === 'case') return citation;
  const place = places.find(
    ({ volume, reporter }) => volume === citation.volume && reporter === citation.reporter,
  );
  return { ...citation, parallel: [], ...(place && { page: place.page }) };
}
