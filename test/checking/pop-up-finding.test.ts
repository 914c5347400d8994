/** The fixed words of the pop-up: they never say better, or worse, than the card. */
import { describe, expect, test } from 'vitest';
import { popUpFinding } from '../../src/checking/pop-up-finding';
import { outcomes, type Comparison, type Result } from '../../src/contract/results';
import { popUpFindings } from '../../src/document/pop-up-findings';
import { cardOf } from '../support/sample-cards';
import { caseItem, caseResult, linkItem, linkResult, quoteResult, unsentItem } from '../support/sample-items';

const item = caseItem('a', '1 Ex. 1');
const findingOf = (result: Result): string =>
  popUpFinding(
    cardOf(result.type === 'link' ? linkItem('l', 'https://a.example/') : item, { kind: 'result', result }),
  );
const differing = (...attributes: readonly Comparison['attribute'][]): Result =>
  caseResult('a', 'critical', 'mismatch', {
    evidence: {
      comparisons: [
        { attribute: 'reporter', cited: 'x', found: 'x', match: true },
        ...attributes.map((attribute) => ({ attribute, cited: 'x', found: 'y', match: false })),
      ],
    },
  });

test.each(outcomes)('%s has words of its own', (outcome) => {
  const status = outcome === 'verified' ? 'verified' : 'warning';
  const found = [
    caseResult('a', status, outcome),
    quoteResult('q', status, outcome),
    linkResult('l', status, outcome),
  ].map(findingOf);
  for (const one of found) {
    expect(popUpFindings).toContain(one);
    expect(one).not.toBe('onCard');
    expect(one.endsWith('.verified')).toBe(outcome === 'verified');
    expect(one.endsWith('.not_found')).toBe(outcome === 'not_found');
  }
});

test.each<[Result, string]>([
  [differing('year'), 'differs.year'],
  [differing('caseName'), 'differs.caseName'],
  [differing('court'), 'differs.court'],
  [differing('pinCite'), 'differs.pinCite'],
  [differing('docketNumber'), 'differs.otherwise'],
  [differing('year', 'court'), 'differs.otherwise'],
  [differing(), 'differs.otherwise'],
  [quoteResult('q', 'critical', 'mismatch'), 'differs.wording'],
  [quoteResult('q', 'warning', 'mismatch'), 'differs.form'],
  [linkResult('l', 'warning', 'mismatch'), 'differs.link'],
  [caseResult('a', 'warning', 'verified'), 'onCard'],
  [caseResult('a', 'critical', 'brand_new'), 'onCard'],
])('%# is told as %s', (result, finding) => expect(findingOf(result)).toBe(finding));

describe('what has no result', () => {
  test.each([
    [{ kind: 'waiting' }, 'checking'],
    [{ kind: 'changed', last: null }, 'changed'],
    [{ kind: 'unanswered' }, 'noAnswer'],
    [{ kind: 'cancelled' }, 'noAnswer'],
    [{ kind: 'failed', failure: { code: 'offline' } }, 'noAnswer'],
  ] as const)('%j', (finding, told) => {
    expect(popUpFinding(cardOf(item, finding))).toBe(told);
    const foreseen = { certain: true, cited: 'volume', bound: 'it ends at 10' };
    expect(popUpFinding({ ...cardOf(item, finding), foreseen })).toBe('impossible');
  });

  test('what was not sent', () => {
    const unsent = unsentItem('u', 'words', 'record');
    expect(popUpFinding(cardOf(unsent, { kind: 'notSent', reason: 'record' }))).toBe('notSent');
  });

  test('what refers to something else now, whatever was found of it', () => {
    const card = cardOf(item, { kind: 'result', result: caseResult('a', 'verified', 'verified') });
    expect(popUpFinding({ ...card, shifted: { before: '1 Ex. 1', now: null } })).toBe('shifted');
  });
});
