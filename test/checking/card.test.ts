/** Where an item stands in the list, the colour of its mark, and whether a new check asks again. */
import { describe, expect, test } from 'vitest';
import {
  groupOf,
  isUnsettled,
  toneOf,
  type Card,
  type CardGroup,
  type Finding,
} from '../../src/checking/card';
import type { Comparison } from '../../src/contract/results';
import { cardOf, resultCard } from '../support/sample-cards';
import {
  caseItem,
  caseResult,
  linkResult,
  quoteItem,
  quoteResult,
  unsentItem,
} from '../support/sample-items';

const item = caseItem('c', 'Bell v. Candle, 1 Ex. 1 (1985)');
const quotation = quoteItem('q', 'a fair hearing', 'c');
const fewWords = { ...quotation, inferred: 'fewWords' } as const;
const astray = { kind: 'uncited', name: 'Thornbury' } as const;
const shifted = { before: 'Bell v. Candle', now: null };
const foreseen = { certain: true, cited: 'volume 1200', bound: 'F.2d ended with volume 999' };
const failed: Finding = { kind: 'failed', failure: { code: 'offline' } };

const compared = (...comparisons: Comparison[]) => ({ evidence: { comparisons } });
const agrees: Comparison = { attribute: 'caseName', cited: 'Bell', found: 'Bell', match: true };
const differs: Comparison = { attribute: 'year', cited: '1985', found: '1986', match: false };
const quoted = (outcome: string) => ({ ...quoteResult('q', 'warning', outcome), ...compared(differs) });

describe('what the service said', () => {
  test.each<[string, Card, CardGroup]>([
    ['found as cited', resultCard(item, caseResult('c', 'verified', 'verified')), 'verified'],
    ['found otherwise', resultCard(item, caseResult('c', 'warning', 'mismatch')), 'warning'],
    ['not there', resultCard(item, caseResult('c', 'critical', 'not_found')), 'problem'],
    ['found, and its case is another by now', resultCard(item, caseResult('c', 'verified', 'verified'), { shifted }), 'warning'],
    ['found, and the way to it is wrong', resultCard({ ...item, astray }, caseResult('c', 'verified', 'verified')), 'warning'],
    ['not there, and the way to it is wrong', resultCard({ ...item, astray }, caseResult('c', 'critical', 'not_found')), 'problem'],
    ['not covered', resultCard(item, caseResult('c', 'warning', 'not_covered')), 'notChecked'],
    ['not covered, and all that is held agrees', resultCard(item, caseResult('c', 'warning', 'not_covered', compared(agrees))), 'notChecked'],
    ['not covered, and what is held differs', resultCard(item, caseResult('c', 'warning', 'not_covered', compared(agrees, differs))), 'unconfirmed'],
    ['an outage, whatever was compared', resultCard(item, caseResult('c', 'warning', 'source_unavailable', compared(differs))), 'notChecked'],
    ['words not in the text that is held', resultCard(quotation, quoted('text_unavailable')), 'unconfirmed'],
    ['a few words, which may be anybody’s, not in the text that is held', resultCard(fewWords, quoted('text_unavailable')), 'notChecked'],
    ['words behind the name of their case, not in the text that is held', resultCard({ ...quotation, inferred: 'namedBefore' }, quoted('text_unavailable')), 'unconfirmed'],
    ['a few words that stand there otherwise', resultCard(fewWords, quoted('unconfirmed')), 'unconfirmed'],
  ])('%s', (_what, card, group) => expect(groupOf(card)).toBe(group)); // prettier-ignore
});

describe('what nobody answered', () => {
  test.each<[string, Card, CardGroup]>([
    ['being asked', cardOf(item, { kind: 'waiting' }), 'waiting'],
    ['no connection', cardOf(item, failed), 'notChecked'],
    ['no connection, of a volume that cannot be', cardOf(item, failed, { foreseen }), 'warning'],
    ['written otherwise, and not read again yet', cardOf(item, { kind: 'changed', last: failed }, { foreseen }), 'waiting'],
    ['written otherwise', cardOf(item, { kind: 'changed', last: null }), 'notChecked'],
    ['written otherwise, with a volume that cannot be', cardOf(item, { kind: 'changed', last: null }, { foreseen }), 'warning'],
    ['kept back', cardOf(unsentItem('u', 'words', 'noCitation'), { kind: 'notSent', reason: 'noCitation' }), 'notChecked'],
    ['kept back, and its case is another by now', cardOf(unsentItem('u', 'words', 'noCitation'), { kind: 'notSent', reason: 'noCitation' }, { shifted }), 'warning'],
  ])('%s', (_what, card, group) => expect(groupOf(card)).toBe(group)); // prettier-ignore
});

test.each<[Card, string]>([
  [resultCard(item, caseResult('c', 'critical', 'not_found')), 'critical'],
  [resultCard(item, caseResult('c', 'warning', 'not_covered', compared(differs))), 'warning'],
  [resultCard(item, caseResult('c', 'warning', 'mismatch')), 'warning'],
  [resultCard(item, caseResult('c', 'verified', 'verified')), 'verified'],
  [cardOf(item, failed), 'notChecked'],
  [cardOf(item, { kind: 'waiting' }), 'checking'],
  [cardOf(item, { kind: 'waiting' }, { repeats: true }), 'repeated'],
])('%# is marked %s', (card, tone) => expect(toneOf(card)).toBe(tone));

test.each<[string, Finding, boolean]>([
  ['no connection', failed, true],
  ['stopped', { kind: 'cancelled' }, true],
  ['not among the answers', { kind: 'unanswered' }, true],
  ['being asked', { kind: 'waiting' }, false],
  ['kept back', { kind: 'notSent', reason: 'noCitation' }, false],
  ['an outage', { kind: 'result', result: caseResult('c', 'warning', 'source_unavailable') }, true],
  ['not covered', { kind: 'result', result: caseResult('c', 'warning', 'not_covered') }, true],
  ['a difference', { kind: 'result', result: caseResult('c', 'warning', 'mismatch') }, false],
  ['a place that could not be confirmed', { kind: 'result', result: caseResult('c', 'warning', 'unconfirmed') }, false],
  ['a link that is dead, and may be mended', { kind: 'result', result: linkResult('l', 'critical', 'not_found') }, true],
  ['a link that opens', { kind: 'result', result: linkResult('l', 'verified', 'verified') }, false],
])('%s: asked again is %3$s', (_what, finding, expected) => expect(isUnsettled(finding)).toBe(expected)); // prettier-ignore
