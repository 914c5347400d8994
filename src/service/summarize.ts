/** The summary of a reply, and with it what is billed: by the definitions of the contract and nothing else. */
import type { Item, TextItem } from '../contract/items';
import type { Summary } from '../contract/reply';
import type { Outcome, Result, Status } from '../contract/results';

/** `results` answers `items` one for one, in order. */
export function summarize(items: readonly Item[], results: readonly Result[]): Summary {
  const statuses = results.map((result) => result.verdict.status);
  const { unique, billed } = countCitations(items, results);
  return {
    verified: count(statuses, 'verified'),
    warning: count(statuses, 'warning'),
    critical: count(statuses, 'critical'),
    total: results.length,
    unique_citations: unique,
    billed_citations: billed,
    is_fully_verified: results.length > 0 && statuses.every((status) => status === 'verified'),
    is_fully_accounted: results.every(({ verdict }) => !notAccounted.has(verdict.outcome)),
    overallStatus:
      (['critical', 'warning'] as const).find((status) => statuses.includes(status)) ?? 'verified',
  };
}

/** The most unique citations that these items can come to, known before anything is looked up. */
export function mostUniqueCitations(items: readonly Item[]): number {
  return new Set(items.filter(isTextItem).map((item) => foldedText(item.rawText))).size;
}

const free: ReadonlySet<string> = new Set<Outcome>(['source_unavailable', 'unreadable', 'not_covered']);

const notAccounted: ReadonlySet<string> = new Set<Outcome>([
  'source_unavailable',
  'not_covered',
  'unreadable',
  'parent_unresolved',
  'text_unavailable',
  'unreachable',
  'blocked',
]);

/**
 * Authorities are told apart by their normalized citation, unresolved ones by their folded text. Equal texts are one
 * authority even where only one of them was resolved, so that `mostUniqueCitations` is never exceeded.
 */
function countCitations(
  items: readonly Item[],
  results: readonly Result[],
): { readonly unique: number; readonly billed: number } {
  const texts = items.flatMap((item, index) => {
    const result = results[index];
    if (!isTextItem(item) || result?.type !== item.type) return [];
    return [{ text: foldedText(item.rawText), result }];
  });
  const authorityOf = new Map<string, string>();
  for (const { text, result } of texts) {
    const { normalized } = result.citation;
    if (normalized !== undefined && !authorityOf.has(text)) authorityOf.set(text, `citation ${normalized}`);
  }
  const unique = new Set<string>();
  const billed = new Set<string>();
  for (const { text, result } of texts) {
    const authority = authorityOf.get(text) ?? `text ${text}`;
    unique.add(authority);
    if (!free.has(result.verdict.outcome)) billed.add(authority);
  }
  return { unique: unique.size, billed: billed.size };
}

function isTextItem(item: Item): item is TextItem {
  return item.type !== 'quote' && item.type !== 'link';
}

function foldedText(text: string): string {
  // Most are plain already.
  if (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

function count(statuses: readonly Status[], wanted: Status): number {
  return statuses.filter((status) => status === wanted).length;
}
