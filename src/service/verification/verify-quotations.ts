/** The quotations of a batch, each in the case that it rests on; what is not found there is looked for in the others that the batch cites. */
import type { QuoteItem } from '../../contract/items';
import type { QuoteResult } from '../../contract/results';
import { judgeQuotation } from '../../verdict/judge-quotation';
import type { QuotationFinding } from '../../verdict/quotation-finding';
import type { StandsIn } from '../../verdict/quotation-messages';
import type { VerifiedCase } from './case-result';
import type { OpinionReader } from './opinion-reader';
import { quotedSource } from './quoted-source';
import { verifyQuotation } from './verify-quotation';
import { citedElsewhere } from './words-elsewhere';

export interface VerifiedQuotations {
  readonly byId: ReadonlyMap<string, QuoteResult>;
  readonly byParent: ReadonlyMap<string, readonly QuoteResult[]>;
}

export async function verifyQuotations(
  items: readonly QuoteItem[],
  cases: ReadonlyMap<string, VerifiedCase>,
  opinions: OpinionReader,
  nextTask: () => Promise<void>,
): Promise<VerifiedQuotations> {
  const findElsewhere = citedElsewhere(cases.values(), opinions.readHeld, nextTask);
  const byId = new Map<string, QuoteResult>();
  const byParent = new Map<string, QuoteResult[]>();
  await Promise.all(
    items.map(async (item) => {
      await nextTask();
      const parent = cases.get(item.parentCaseId);
      const finding = await verifyQuotation(item, quotedSource(parent), opinions.read);
      const result = quoteResult(item, parent, finding, await findElsewhere(item, finding));
      byId.set(item.id, result);
      const others = byParent.get(item.parentCaseId);
      if (others) others.push(result);
      else byParent.set(item.parentCaseId, [result]);
    }),
  );
  return { byId, byParent };
}

function quoteResult(
  item: QuoteItem,
  parent: VerifiedCase | undefined,
  finding: QuotationFinding,
  standsIn: StandsIn | null,
): QuoteResult {
  const { verdict, comparisons, matched } = judgeQuotation(finding, standsIn);
  const snippet = finding.kind === 'compared' ? finding.passage : '';
  const { normalized, raw = '' } = parent?.result.citation ?? {};
  return {
    id: item.id,
    type: 'quote',
    citation: { raw: parent?.authority ? (normalized ?? raw) : raw },
    verdict,
    ...(comparisons.length > 0 ? { evidence: { comparisons: [...comparisons] } } : {}),
    quote: matched ? { matched: true, snippet } : { matched: false },
  };
}
