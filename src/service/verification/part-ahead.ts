/** A separate opinion that the citation names, `(Holt, J., dissenting)`, and that begins only far behind the words quoted: they are not its. */
import { judgesIn, mayBeWriter } from '../../citations/comparing/compare-writer';
import type { IndexedOpinion } from '../../quotes/index-opinion';
import type { OpinionPart } from '../../quotes/opinion-text';
import type { QuotationComparison } from '../../quotes/quotation-comparison';
import type { CitedPart } from '../../verdict/quotation-finding';

/** `null` where that is not beyond doubt: whose part the words are in is known, or they stand twice, or another's opinion stands before. */
export function partAhead(
  cited: CitedPart | undefined,
  { part, end, occurrences }: QuotationComparison,
  { parts, untold }: IndexedOpinion,
): OpinionPart | null {
  if (!cited || part !== null || end === null || occurrences !== 1) return null;
  if (!cited.kinds.every(isSeparate) || judgesIn(cited.written).length === 0) return null;
  const separate = parts.filter(({ kind }) => isSeparate(kind));
  const first = Math.min(...[...separate, ...untold].map(({ start }) => start));
  // The head of its first page may have been lost.
  if (first - end < longestPage) return null;
  return separate.find(({ author }) => author !== undefined && mayBeWriter(cited.written, author)) ?? null;
}

/** In characters. */
const longestPage = 4000;

function isSeparate(kind: OpinionPart['kind']): boolean {
  return kind === 'concurrence' || kind === 'dissent';
}
