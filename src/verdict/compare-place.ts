/** Whether words stand where the draft says: on the cited page, in the part that it names. */
import { mayBeWriter } from '../citations/comparing/compare-writer';
import type { Comparison } from '../contract/results';
import type { OpinionPart } from '../quotes/opinion-text';
import type { PageSpan } from '../quotes/quotation-comparison';
import type { ComparedQuotation } from './quotation-finding';
import * as say from './quotation-messages';

export function pageAgrees({ citedPages }: ComparedQuotation, page: PageSpan): boolean {
  const first = Number(page.first);
  const last = Number(page.last);
  return citedPages.length === 0 || citedPages.some((cited) => cited.first <= last && first <= cited.last);
}

export function partAgrees(
  { citedPart, comparison }: ComparedQuotation,
  { kind, author }: OpinionPart,
): boolean {
  if (!(citedPart?.kinds ?? ['majority']).includes(kind)) return false;
  // The opinion of the court is also cited by those who joined it, and words that stand twice may be anybody's.
  const isOnlyHere = kind !== 'majority' && comparison.occurrences === 1;
  return !isOnlyHere || author === undefined || mayBeWriter(citedPart?.written ?? '', author);
}

export function comparePlace(finding: ComparedQuotation): readonly Comparison[] {
  const { page, part } = finding.comparison;
  if (finding.otherCase !== undefined) return [];
  const comparisons: Comparison[] = [];
  if (page !== null && finding.citedPages.length > 0) {
    comparisons.push({
      attribute: 'pinCite',
      cited: say.ranges(finding.citedPages, page.counted),
      found: say.pages(page),
      match: pageAgrees(finding, page),
    });
  }
  if (part !== null && (finding.citedPart !== undefined || part.kind !== 'majority')) {
    comparisons.push({
      attribute: 'opinionPart',
      cited: finding.citedPart?.written ?? 'none named',
      found: say.partName(part),
      match: partAgrees(finding, part),
    });
  }
  if (finding.partAhead) {
    const cited = finding.citedPart?.written ?? '';
    const found = `before the ${say.partName(finding.partAhead)}`;
    comparisons.push({ attribute: 'opinionPart', cited, found, match: false });
  }
  return comparisons;
}
