import { describe, expect, test } from 'vitest';
import { VerifyReply } from '../../src/contract/reply';
import { Result } from '../../src/contract/results';

/** A reply shaped as the specification shows it, with an outcome and fields that this version does not know. */
const laterReply = {
  results: [
    {
      id: 'c1',
      type: 'case',
      citation: { raw: 'Brown, 347 U.S. 483', normalized: '347 U.S. 483' },
      verdict: { status: 'warning', outcome: 'superseded', message: 'A later version says so.' },
      opinion: { caseName: 'Brown v. Board', court: { name: 'Supreme Court' }, year: 1954 },
      evidence: { comparisons: [{ attribute: 'year', cited: '1955', found: '1954', match: false }] },
      citationId: 'reserved',
    },
    {
      id: 'q1',
      type: 'quote',
      citation: { raw: '347 U.S. 483' },
      verdict: { status: 'verified', outcome: 'verified', message: 'Found.' },
      quote: { matched: true, snippet: 'separate', passage: 'reserved', location: 'reserved' },
    },
  ],
  summary: {
    verified: 1,
    warning: 1,
    critical: 0,
    total: 2,
    unique_citations: 1,
    billed_citations: 1,
    is_fully_verified: false,
    is_fully_accounted: true,
    overallStatus: 'warning',
  },
  usage: { used: 1, remaining: 9, limit: 10 },
};

describe('VerifyReply', () => {
  test('reads a reply of a later service: unknown outcomes kept, unknown fields dropped', () => {
    const reply = VerifyReply.parse(laterReply);
    expect(reply.results[0]?.verdict.outcome).toBe('superseded');
    expect(JSON.stringify(reply)).not.toContain('reserved');
  });

  test.each([
    ['a status outside the closed set', { verdict: { status: 'fine', outcome: 'verified', message: 'x' } }],
    ['a located passage without its words', { type: 'quote', quote: { matched: true } }],
    ['empty evidence, which would say that something was compared', { evidence: { comparisons: [] } }],
  ])('refuses %s', (_, change) =>
    expect(Result.safeParse({ ...laterReply.results[0], quote: { matched: false }, ...change }).success).toBe(
      false,
    ),
  );
});
