import { describe, expect, test } from 'vitest';
import { groupOf, toneOf, type Card } from '../../src/checking/card';
import { countGroups } from '../../src/checking/check-progress';
import { markRepeats } from '../../src/checking/mark-repeats';
import { writeReport } from '../../src/checking/report';
import { openSentences, summarySentence } from '../../src/checking/sentences/list-sentences';
import type { Attribute, Result, TextResult } from '../../src/contract/results';
import type { SentItem } from '../../src/document/brief-item';
import { cardOf, checkOf, resultCard } from '../support/sample-cards';
import { caseItem, caseResult, quoteItem, quoteResult } from '../support/sample-items';

const bell = 'Bell v. Candle, 1 Ex. 1 (1985)';
const differs = (attribute: Attribute, cited: string, found: string) => ({
  attribute,
  cited,
  found,
  match: false,
});
const wrongYear = differs('year', '1985', '1986');
const name = {
  attribute: 'caseName',
  cited: 'Bell v. Candle',
  found: 'Bell v. Candle',
  match: true,
} as const;

const result = (id: string, ...comparisons: readonly (typeof wrongYear)[]): TextResult =>
  caseResult(id, 'warning', 'mismatch', { evidence: { comparisons: [name, ...comparisons] } }) as TextResult;
const fullItem = caseItem('full', bell, 'bell');
const shortItem = (rest: Partial<SentItem> = {}): SentItem => ({
  ...caseItem('short', 'Bell v. Candle, 1 Ex. 1, 3 (1985)', 'bell'),
  text: 'Id. at 3',
  short: true,
  readAs: 'Bell v. Candle, 1 Ex. 1, 3 (1985)',
  ...rest,
});
const full = resultCard(fullItem, result('full', wrongYear));
const short = resultCard(shortItem(), result('short', wrongYear));
const shortWith = (...comparisons: readonly (typeof wrongYear)[]): Card =>
  resultCard(shortItem(), result('short', ...comparisons));
const groupsOf = (...cards: readonly Card[]): readonly string[] => markRepeats(cards).map(groupOf);
const withMessage = (one: Result, message: string): Result => ({
  ...one,
  verdict: { ...one.verdict, message },
});

describe('a short form is told with its full citation', () => {
  const wrongPin = differs('pinCite', '99', '1–9');
  const wrongCourt = differs('court', '2d Cir.', '3d Cir.');
  const unnamed = (id: string) => caseResult(id, 'warning', 'ambiguous');
  test.each<[string, readonly Card[]]>([
    ['where it repeats what differs', [full, short]],
    ['which may stand below it', [short, full]],
    ['where less differs', [resultCard(fullItem, result('full', wrongYear, wrongCourt, wrongPin)), short]],
    [
      'where another case stands at the place',
      [
        resultCard(
          fullItem,
          caseResult('full', 'critical', 'wrong_case', { evidence: { comparisons: [wrongYear] } }),
        ),
        resultCard(
          shortItem(),
          caseResult('short', 'critical', 'wrong_case', { evidence: { comparisons: [wrongYear] } }),
        ),
      ],
    ],
    [
      'where the place could not be confirmed',
      [
        resultCard(
          fullItem,
          caseResult('full', 'warning', 'unconfirmed', { evidence: { comparisons: [wrongYear] } }),
        ),
        resultCard(
          shortItem(),
          caseResult('short', 'warning', 'unconfirmed', { evidence: { comparisons: [wrongYear] } }),
        ),
      ],
    ],
    [
      'where nothing was compared and the very same is said',
      [
        resultCard(fullItem, withMessage(unnamed('full'), 'Two cases stand here.')),
        resultCard(shortItem(), withMessage(unnamed('short'), 'Two cases stand here.')),
      ],
    ],
  ])('%s', (_, cards) => {
    expect(groupsOf(...cards).filter((group) => group === 'repeated')).toHaveLength(1);
    const [told] = markRepeats(cards).filter(({ repeats }) => repeats);
    expect(told?.id).toBe('short');
  });

  test.each<[string, readonly Card[]]>([
    ['has a pin cite outside the case', [full, shortWith(wrongYear, wrongPin)]],
    [
      'has a pin cite outside the case, as the full citation has',
      [resultCard(fullItem, result('full', wrongYear, wrongPin)), shortWith(wrongYear, wrongPin)],
    ],
    ['differs otherwise', [full, shortWith(differs('year', '1985', '1984'))]],
    ['differs in more', [full, shortWith(wrongYear, wrongCourt)]],
    ['has another outcome', [full, resultCard(shortItem(), caseResult('short', 'warning', 'ambiguous'))]],
    [
      'says something else of what nothing was compared of',
      [resultCard(fullItem, unnamed('full')), resultCard(shortItem(), unnamed('short'))],
    ],
    [
      'is of another authority',
      [full, resultCard(shortItem({ group: 'other' }), result('short', wrongYear))],
    ],
    [
      'leads astray',
      [
        full,
        resultCard(
          shortItem({ astray: { kind: 'passed', before: 'Doe v. Roe', taken: bell } }),
          result('short', wrongYear),
        ),
      ],
    ],
    [
      'has come to mean another authority',
      [full, { ...short, shifted: { before: 'Doe v. Roe', now: bell } }],
    ],
    [
      'stands for a citation that is not in the list to read',
      [resultCard(fullItem, caseResult('full', 'verified', 'verified')), short],
    ],
    [
      'stands for a citation in another group',
      [
        resultCard(
          fullItem,
          caseResult('full', 'critical', 'mismatch', { evidence: { comparisons: [wrongYear] } }),
        ),
        short,
      ],
    ],
    ['stands for a citation that has no answer', [cardOf(fullItem, { kind: 'unanswered' }), short]],
    ['stands for a citation that is gone from the brief', [{ ...full, gone: true }, short]],
    ['stands alone', [short]],
    [
      'is written with another place, and read as nothing else',
      [
        full,
        resultCard(
          { ...caseItem('short', 'Bell, 2 Ex. at 3', 'bell'), short: true },
          result('short', wrongYear),
        ),
      ],
    ],
    [
      'is a full citation, given again',
      [full, resultCard(caseItem('again', bell, 'bell'), result('again', wrongYear))],
    ],
    [
      'follows only another short form',
      [short, resultCard(shortItem({ id: 'second' }), result('second', wrongYear))],
    ],
  ])('but not one that %s', (_, cards) => {
    expect(groupsOf(...cards)).not.toContain('repeated');
    expect(markRepeats(cards)).toBe(cards);
  });

  test('a quotation is never told with another card', () => {
    const quotation = (id: string) =>
      resultCard(quoteItem(id, 'the same words', 'full', 'bell'), quoteResult(id, 'warning', 'elsewhere'));
    expect(groupsOf(full, quotation('q'), quotation('r'))).not.toContain('repeated');
  });
});

test('as soon as its full citation is right, a short form is told by itself again', () => {
  const before = markRepeats([full, short]);
  const righted = resultCard(fullItem, caseResult('full', 'verified', 'verified'));
  const [, after] = markRepeats([righted, ...before.slice(1)]);
  expect(after).toEqual(short);
});

test('counts, marks, the report and what is open before filing count one slip once', () => {
  const check = checkOf(markRepeats([full, short, { ...short, id: 'short 2' }]));
  expect(countGroups(check.cards)).toMatchObject({ warning: 1, repeated: 2, notChecked: 0 });
  expect(check.cards.map(toneOf)).toEqual(['warning', 'repeated', 'repeated']);
  expect(summarySentence(check)).toBe('1 item to look at again.');
  expect(openSentences(check)).toEqual(['1 item to look at again.']);
  const report = writeReport(check, 'brief.docx', new Date(2026, 2, 4));
  expect(report.split('record “1986”')).toHaveLength(2);
  expect(report).toContain(
    '\n\n[Repeat] Id. at 3 (2 times)\n' +
      '  Read as Bell v. Candle, 1 Ex. 1, 3 (1985). The same is said of the full citation.\n',
  );
});
