/** A pin cite behind the last page of a text that is held whole. */
import type { Authority } from '../../citations/authority';
import type { CitationComparison } from '../../citations/compare-citation';
import { pinBehind } from '../../citations/comparing/compare-pin-cite';
import type { CaseCitation, CaseFields, ShortCitation } from '../../citations/found-citation';
import type { TextItem } from '../../contract/items';
import { caseResult, type VerifiedCase } from './case-result';
import { lastPageHeld } from './last-page-held';
import type { ReadOpinion } from './verify-quotation';

/** With the difference where the text proves one. */
export async function withPinInText(
  item: TextItem,
  verified: VerifiedCase,
  readOpinion: ReadOpinion,
): Promise<VerifiedCase> {
  const { answer, citation, chain } = verified;
  const { finding } = answer;
  if (!citation || finding.kind !== 'located' || finding.uncomparedPin === undefined) return verified;
  const { authority, comparisons } = finding;
  const behind = authority.text === 'complete' ? pinBehind(inFull(citation, authority), authority) : null;
  const held = behind && (await readOpinion(authority));
  if (!behind || !held || typeof held === 'string' || !held.opinion.complete) return verified;
  const { place, page } = behind;
  const last = lastPageHeld(held, place);
  // A page that ends the text may have lost its mark.
  if (last === null || page <= last + 1) return verified;
  const comparison: CitationComparison = {
    attribute: 'pinCite',
    cited: citation.pinCite ?? '',
    found: `${place.page}–${last}`,
    agreement: 'differs',
    detail: 'after its text ends',
  };
  const compared = { ...finding, comparisons: [...comparisons, comparison], uncomparedPin: undefined };
  return caseResult(item, citation, { ...answer, finding: compared }, chain);
}

/** A short form with the first page of its case. */
function inFull(citation: CaseCitation | ShortCitation, { places }: Authority): CaseFields {
  if (citation.kind === 'case') return citation;
  const place = places.find(
    ({ volume, reporter }) => volume === citation.volume && reporter === citation.reporter,
  );
  return { ...citation, parallel: [], ...(place && { page: place.page }) };
}
