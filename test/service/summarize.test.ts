import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../src/contract/items';
import { outcomes, type Result, type Status } from '../../src/contract/results';
import { mostUniqueCitations, summarize } from '../../src/service/summarize';

interface Answered {
  readonly text?: string;
  readonly type?: 'case' | 'statute' | 'quote' | 'link';
  readonly normalized?: string;
  readonly status?: Status;
  readonly outcome?: string;
}

/** One item with its result for each row. */
function batch(rows: readonly Answered[]): { items: Item[]; results: Result[] } {
  const items = rows.map(({ type = 'case', text = 'x' }, index): Item => {
    const id = String(index);
    if (type === 'link') return { id, type, url: text };
    return type === 'quote' ? { id, type, quoteText: text, parentCaseId: '0' } : { id, type, rawText: text };
  });
  const results = rows.map(({ type = 'case', text = 'x', normalized, ...rest }, index): Result => {
    const id = String(index);
    const verdict = { status: rest.status ?? 'verified', outcome: rest.outcome ?? 'verified', message: 'm' };
    const citation = { raw: text, ...(normalized === undefined ? {} : { normalized }) };
    if (type === 'link') return { id, type, verdict };
    if (type === 'quote') return { id, type, citation, verdict, quote: { matched: false } };
    return { id, type, citation, verdict };
  });
  return { items, results };
}

const summaryOf = (rows: readonly Answered[]) => {
  const { items, results } = batch(rows);
  return summarize(items, results);
};

describe('summarize', () => {
  test('counts statuses, and the worst is the whole', () => {
    const rows: Answered[] = [{}, { status: 'warning' }, { status: 'critical' }, { status: 'critical' }];
    expect(summaryOf(rows)).toMatchObject({
      verified: 1,
      warning: 1,
      critical: 2,
      total: 4,
      overallStatus: 'critical',
    });
    expect(summaryOf(rows.slice(0, 2)).overallStatus).toBe('warning');
    expect(summaryOf(rows.slice(0, 1)).overallStatus).toBe('verified');
  });

  test('is fully verified only where there is something, and all of it verified', () => {
    expect(summaryOf([{}, {}]).is_fully_verified).toBe(true);
    expect(summaryOf([{}, { status: 'warning' }]).is_fully_verified).toBe(false);
    expect(summarize([], []).is_fully_verified).toBe(false);
  });

  test.each(outcomes.map((outcome) => [outcome]))('%s: is it accounted for, is it billed', (outcome) => {
    const open = [
      'source_unavailable',
      'not_covered',
      'unreadable',
      'parent_unresolved',
      'text_unavailable',
      'unreachable',
      'blocked',
    ];
    const free = ['source_unavailable', 'not_covered', 'unreadable'];
    expect(summaryOf([{ outcome }])).toMatchObject({
      is_fully_accounted: !open.includes(outcome),
      unique_citations: 1,
      billed_citations: free.includes(outcome) ? 0 : 1,
    });
  });

  test.each<[string, Answered[], number, number]>([
    ['two authorities', [{ text: 'a' }, { text: 'b' }], 2, 2],
    ['one text twice', [{ text: 'a' }, { text: 'a' }], 1, 1],
    [
      'one text in two spellings',
      [{ text: 'Brown,  347 U.S.\u00a0483' }, { text: ' brown, 347 u.s. 483' }],
      1,
      1,
    ],
    [
      'one authority in two forms',
      [
        { text: 'a', normalized: 'n' },
        { text: 'b', normalized: 'n' },
      ],
      1,
      1,
    ],
    [
      'one text, resolved once only',
      [
        { text: 'a', outcome: 'source_unavailable' },
        { text: 'a', normalized: 'n' },
      ],
      1,
      1,
    ],
    [
      'one authority, determined once only',
      [
        { text: 'a', outcome: 'not_covered', normalized: 'n' },
        { text: 'b', normalized: 'n' },
      ],
      1,
      1,
    ],
    [
      'quotations and links',
      [{ text: 'a' }, { type: 'quote', text: 'q' }, { type: 'link', text: 'l' }],
      1,
      1,
    ],
    ['only links', [{ type: 'link', text: 'l' }], 0, 0],
    ['a statute', [{ type: 'statute', text: '42 U.S.C. § 1983', normalized: '42 U.S.C. § 1983' }], 1, 1],
    [
      'nothing determined',
      [
        { text: 'a', outcome: 'unreadable' },
        { text: 'b', outcome: 'not_covered' },
      ],
      2,
      0,
    ],
  ])('counts %s', (_what, rows, unique, billed) => {
    expect(summaryOf(rows)).toMatchObject({ unique_citations: unique, billed_citations: billed });
  });

  test('never bills more than is unique, nor counts more than was foreseen', () => {
    const row = fc.record({
      type: fc.constantFrom('case' as const, 'statute' as const, 'quote' as const, 'link' as const),
      text: fc.constantFrom('a', 'A', ' a', 'b', 'c', 'd'),
      outcome: fc.constantFrom(...outcomes),
      normalized: fc.constantFrom('m', 'n', 'o'),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const { items, results } = batch(rows);
        const summary = summarize(items, results);
        expect(summary.billed_citations).toBeLessThanOrEqual(summary.unique_citations);
        expect(summary.unique_citations).toBeLessThanOrEqual(mostUniqueCitations(items));
        expect(summary.verified + summary.warning + summary.critical).toBe(summary.total);
      }),
    );
  });
});
