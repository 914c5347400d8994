/** Items and results of invented cases, for tests of what comes after finding. */
import type { Result, Status, TextResult } from '../../src/contract/results';
import type { NotSentReason, SentItem, UnsentItem } from '../../src/document/brief-item';

export function caseItem(id: string, rawText: string, group = id): SentItem {
  return placed(id, 'citation', rawText, { item: { id, type: 'case', rawText }, group });
}

export function quoteItem(
  id: string,
  quoteText: string,
  parentCaseId: string,
  group = parentCaseId,
): SentItem {
  return placed(id, 'quotation', quoteText, {
    item: { id, type: 'quote', quoteText, parentCaseId },
    group,
  });
}

export function linkItem(id: string, url: string): SentItem {
  return placed(id, 'link', url, { item: { id, type: 'link', url }, group: id });
}

export function unsentItem(id: string, text: string, notSent: NotSentReason): UnsentItem {
  return placed(id, notSent.endsWith('Link') ? 'link' : 'quotation', text, { notSent });
}

export function caseResult(
  id: string,
  status: Status,
  outcome: string,
  rest: Partial<TextResult> = {},
): Result {
  return {
    id,
    type: 'case',
    citation: { raw: `citation ${id}` },
    verdict: { status, outcome, message: `The service says ${outcome} of ${id}.` },
    ...rest,
  };
}

export function quoteResult(id: string, status: Status, outcome: string): Result {
  return {
    id,
    type: 'quote',
    citation: { raw: 'parent' },
    verdict: { status, outcome, message: `The service says ${outcome} of ${id}.` },
    quote: outcome === 'verified' ? { matched: true, snippet: 'words' } : { matched: false },
  };
}

export function linkResult(id: string, status: Status, outcome: string): Result {
  return { id, type: 'link', verdict: { status, outcome, message: `The service says ${outcome} of ${id}.` } };
}

function placed<Rest extends object>(
  id: string,
  kind: 'citation' | 'quotation' | 'link',
  text: string,
  rest: Rest,
): { id: string; kind: 'citation' | 'quotation' | 'link'; start: number; end: number; text: string } & Rest {
  return { id, kind, start: 0, end: text.length, text, ...rest };
}
