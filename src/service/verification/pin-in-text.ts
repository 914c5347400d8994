/** Pin cites of which the record tells nothing, and the text that is held does: what pages or paragraphs it marks, and where it ends. */
import type { Authority, Place } from '../../citations/authority';
import type { CitationComparison } from '../../citations/compare-citation';
import { pinBehind, withinCase } from '../../citations/comparing/compare-pin-cite';
import { pinPages, pinParagraphs, type PageRange } from '../../citations/comparing/pin-pages';
import type { CaseCitation, CaseFields, ShortCitation } from '../../citations/found-citation';
import type { TextItem } from '../../contract/items';
import type { PageSpan } from '../../quotes/quotation-comparison';
import { pages } from '../../verdict/quotation-messages';
import { caseResult, type VerifiedCase } from './case-result';
import type { HeldOpinion } from './held-opinion';
import { lastPageHeld, lastParagraphHeld, seriesOf } from './last-page-held';
import { uncomparedPin } from './pin-cites';
import type { ReadOpinion } from './verify-quotation';

/** With what the text shows: the case has what is marked there, and ends where the whole of it does. */
export async function withPinInText(
  item: TextItem,
  verified: VerifiedCase,
  readHeld: ReadOpinion,
): Promise<VerifiedCase> {
  const { answer, citation, chain } = verified;
  const { finding } = answer;
  if (!citation || finding.kind !== 'located' || finding.uncomparedPin === undefined) return verified;
  const { authority, comparisons } = finding;
  const place = pinBehind(inFull(citation, authority), authority)?.place;
  const paragraphs = pinPages(citation.pinCite).length > 0 ? [] : pinParagraphs(citation.pinCite);
  if (authority.text === 'none' || (!place && paragraphs.length === 0)) return verified;
  const held = await readHeld(authority);
  const marked =
    typeof held === 'string'
      ? null
      : place
        ? pagesMarked(held, place, pinPages(citation.pinCite))
        : paragraphsMarked(held, paragraphs);
  if (!marked) return verified;
  const told = compareMarked(marked, citation.pinCite ?? '');
  const open = openIn(marked);
  // What the record says of the page says more.
  if (!told && (!open || finding.uncomparedPin !== uncomparedPin(citation, comparisons))) return verified;
  const compared = told
    ? { ...finding, comparisons: [...comparisons, told], uncomparedPin: undefined }
    : { ...finding, uncomparedPin: uncomparedPin(citation, comparisons, open) };
  return caseResult(item, citation, { ...answer, finding: compared }, chain);
}

interface Marked extends Pick<PageSpan, 'counted'> {
  readonly cited: readonly PageRange[];
  /** Where the case begins, and the highest number that its text marks. */
  readonly first: number;
  readonly highest: number;
  /** Its words end there, and no more of them are known. */
  readonly isEnd: boolean;
}

function pagesMarked(held: HeldOpinion, place: Place, cited: readonly PageRange[]): Marked | null {
  const highest = seriesOf(held, place)?.numbers.at(-1);
  if (highest === undefined) return null;
  const isEnd = held.opinion.complete && lastPageHeld(held, place) === highest;
  return { cited, first: Number(place.page), highest, isEnd };
}

function paragraphsMarked(held: HeldOpinion, cited: readonly PageRange[]): Marked | null {
  const highest = held.index.paragraphs?.numbers.at(-1);
  if (highest === undefined) return null;
  const isEnd = held.opinion.complete && lastParagraphHeld(held) === highest;
  return { cited, first: 1, highest, isEnd, counted: 'paragraphs' };
}

function compareMarked(marked: Marked, pinCite: string): CitationComparison | null {
  const { cited, first, highest, isEnd, counted } = marked;
  const found = pages({ first: String(first), last: String(highest), ...(counted && { counted }) });
  const both = { attribute: 'pinCite', cited: pinCite, found } as const;
  if (cited.every(({ last }) => last <= highest))
    return { ...both, agreement: 'agrees', detail: withinCase(pinCite) };
  return isEnd && isBeyond(marked) ? { ...both, agreement: 'differs', detail: 'after its text ends' } : null;
}

/** A page that ends the text may have lost its mark. */
function isBeyond({ cited, highest }: Marked): boolean {
  return cited.some(({ last }) => last > highest + 1);
}

function openIn(marked: Marked): string | undefined {
  const { highest, counted } = marked;
  const last = counted ? `¶ ${highest}, the last paragraph` : `${highest}, the last page`;
  return isBeyond(marked) ? `beyond ${last} marked in the text held` : undefined;
}

/** A short form with the first page of its case. */
function inFull(citation: CaseCitation | ShortCitation, { places }: Authority): CaseFields {
  if (citation.kind === 'case') return citation;
  const place = places.find(
    ({ volume, reporter }) => volume === citation.volume && reporter === citation.reporter,
  );
  return { ...citation, parallel: [], ...(place && { page: place.page }) };
}
