/** What a quotation is compared with: its parent's authority, where that is beyond doubt, and the pages and part cited. */
import { pinPages } from '../citations/comparing/pin-pages';
import type { Pin } from '../quotes/quotation-comparison';
import { settledAuthority, type VerifiedCase } from './case-result';
import type { QuotedSource } from './verify-quotation';

/** `null` where the parent is anything but `verified` or `mismatch`: one doubt never becomes two accusations. */
export function quotedSource(parent: VerifiedCase | undefined): QuotedSource | null {
  if (!parent?.authority) return null;
  const { outcome } = parent.result.verdict;
  if (outcome !== 'verified' && outcome !== 'mismatch') return null;
  const part = citedPart(parent.citation?.weight ?? []);
  return {
    authority: parent.authority,
    chain: parent.chain.map(settledAuthority),
    pin: pinOf(parent),
    ...(part ? { part } : {}),
  };
}

function pinOf({ citation }: VerifiedCase): Pin | null {
  const pages = pinPages(citation?.pinCite);
  return citation && pages.length > 0 ? { reporter: citation.reporter, pages } : null;
}

function citedPart(weight: readonly string[]): QuotedSource['part'] {
  const words = weight.join(' ').toLowerCase();
  if (words.includes('dissent')) return 'dissent';
  if (words.includes('concurr')) return 'concurrence';
  return words.includes('syllabus') ? 'syllabus' : undefined;
}
