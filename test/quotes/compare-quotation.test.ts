import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { indexOpinion } from '../../src/quotes/index-opinion';

const opinion = `The agreement between the parties does not require notice before termination. [*212] A lender that accepts
late payments for eleven months may not then insist upon strict compliance unless it first gives reasonable warning.[fn4]

We have said that “a waiver need not be express; it may rest on conduct alone.” Harlow v. Pine Street Bank, 301 F.2d 44, 47
(1962). The borrower relied on that conduct, and its reliance was reasonable. [*213] The jury could so find.

The judgment of the district court is reversed.`;
const indexed = indexOpinion(opinion);
const compare = (quotation: string) => compareQuotation(quotation, indexed);

describe('compareQuotation', () => {
  test.each([
    ['does not require notice before termination', 'exact', 'the very words'],
    ['may not then insist upon strict compliance', 'exact', 'over a line end'],
    ['before termination. A lender that accepts', 'exact', 'over a star page'],
    ['reasonable warning. We have said', 'exact', 'over a note call'],
    ["'a waiver need not be express; it may rest on conduct alone.'", 'exact', 'other quotation marks'],
    ['[l]ate payments for eleven months', 'marked', 'a capital in brackets'],
    ['[the bank] may not then insist upon strict compliance', 'marked', 'a bracket before'],
    [
      'The borrower relied on [the bank’s] conduct, and its reliance was reasonable',
      'marked',
      'a bracket for a word',
    ],
    [
      'The borrower relied on that conduct . . . . The jury could so find',
      'marked',
      'the end of a sentence left out',
    ],
    ['The borrower relied on that conduct [sic], and its reliance', 'marked', 'a sic'],
    ['it may rest on conduct alone.” The borrower relied on that conduct', 'marked', 'a citation left out'],
    ['may . . . then insist upon strict compliance', 'marked_meaning', 'an ellipsis over "not"'],
    [
      'may not then insist upon strict compliance . . . .',
      'marked_meaning',
      'an ellipsis at the end over "unless"',
    ],
    [
      'for eleven months [must] not then insist upon strict compliance',
      'marked_meaning',
      'another modal in brackets',
    ],
    ['does require notice before termination', 'altered', 'a "not" dropped'],
    ['may not then insist on strict compliance', 'altered', 'a word changed'],
    ['payments for twelve months may not then insist', 'altered', 'a number changed'],
    ['its reliance was entirely reasonable', 'altered', 'a word added'],
    ['punitive damages lie only where malice is shown by clear evidence', 'absent', 'words of another case'],
    ['require written', 'absent', 'two words that do not stand there'],
    ['The jury[*] could so find', 'marked', 'an asterisk in a bracket, which is no page'],
  ])('%s: %s (%s)', (quotation, kind) => expect(compare(quotation).kind).toBe(kind));

  test('says what the draft and the opinion read', () => {
    const { edits, severity } = compare('does require notice before termination');
    expect(severity).toBe('wording');
    expect(edits).toEqual([
      {
        kind: 'deletion',
        quoted: { start: 4, end: 4, text: '' },
        found: { start: 39, end: 42, text: 'not' },
        affected: [],
      },
    ]);
    expect(opinion.slice(39, 42)).toBe('not');
  });
});
