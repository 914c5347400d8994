/**
 * Words that are not found in the case they are laid to, and stand in another that the same request cites: the wrong one of two was
 * taken up, or two were exchanged. It is told beside the verdict, and changes none.
 */
import type { Authority } from '../../citations/authority';
import { citationKey } from '../../citations/citation-key';
import type { QuoteItem } from '../../contract/items';
import { compareQuotation } from '../../quotes/compare-quotation';
import type { QuotationFinding } from '../../verdict/quotation-finding';
import type { StandsIn } from '../../verdict/quotation-messages';
import type { VerifiedCase } from './case-result';
import type { ReadOpinion } from './verify-quotation';

/** Fewer words may be anybody's. */
const leastWords = 8;
/** Of a request of the pane there are seldom more. */
const mostSearched = 25;

/** `readHeld` asks nobody: nothing leaves the service for it. The first that has them, in the order of the request. */
export function citedElsewhere(
  cases: Iterable<VerifiedCase>,
  readHeld: ReadOpinion,
  nextTask: () => Promise<void>,
): (item: QuoteItem, finding: QuotationFinding) => Promise<StandsIn | null> {
  const cited = new Map<string, Authority>();
  for (const { authority, result } of cases) {
    const isSettled = result.verdict.outcome === 'verified' || result.verdict.outcome === 'mismatch';
    if (authority && isSettled && authority.text !== 'none') cited.set(authority.id, authority);
  }
  const searched = [...cited.values()].slice(0, mostSearched);
  return async ({ quoteText, affirmed = false }, finding) => {
    if (!isUnfound(finding) || (quoteText.match(/\p{L}+/gu)?.length ?? 0) < leastWords) return null;
    for (const authority of searched) {
      const held = await readHeld(authority);
      if (typeof held === 'string') continue;
      await nextTask();
      const { kind, page } = compareQuotation(quoteText, held.index, { affirmed });
      if (kind !== 'exact' && kind !== 'marked') continue;
      const [place] = authority.places;
      return { caseName: authority.caseName, ...(place && { citation: citationKey(place) }), page };
    }
    return null;
  };
}

function isUnfound(finding: QuotationFinding): boolean {
  switch (finding.kind) {
    case 'parentUnresolved':
    case 'textUnavailable':
      return true;
    case 'unavailable':
      return false;
    case 'compared':
      return finding.comparison.kind === 'absent';
  }
}
