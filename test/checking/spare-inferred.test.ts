import { describe, expect, test } from 'vitest';
import { spareInferred } from '../../src/checking/spare-inferred';
import { quoteItem, quoteResult } from '../support/sample-items';

describe('spareInferred', () => {
  const cited = quoteItem('q', 'words of a court', 'c');
  const inferred = { ...cited, inferred: 'namedBefore' } as const;
  const verdictOf = (item: typeof cited, outcome: string) => {
    const finding = spareInferred(item, { kind: 'result', result: quoteResult('q', 'critical', outcome) });
    return finding.kind === 'result'
      ? [finding.result.verdict.status, finding.result.verdict.outcome]
      : finding.kind;
  };

  test.each([
    ['not_found', ['warning', 'parent_unresolved'], 'perhaps another source is meant'],
    ['mismatch', ['critical', 'mismatch'], 'a passage found there speaks for the source'],
  ])('of an inferred source, %s becomes %j: %s', (outcome, expected) =>
    expect(verdictOf(inferred, outcome)).toEqual(expected),
  );

  test('of a source that is cited, not_found stays', () => {
    expect(verdictOf(cited, 'not_found')).toEqual(['critical', 'not_found']);
  });

  test('what is no result stays', () => {
    expect(spareInferred(inferred, { kind: 'unanswered' })).toEqual({ kind: 'unanswered' });
  });
});
