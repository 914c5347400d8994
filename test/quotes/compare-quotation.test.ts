import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { indexOpinion } from '../../src/quotes/index-opinion';

const opinion = `The agreement between the parties does not require notice before termination. [*212] A lender that accepts
late payments for eleven months may not then insist upon strict compliance unless it first gives reasonable warning.[fn4]

We have said that “a waiver need not be express; it may rest on conduct alone.” Harlow v. Pine Street Bank, 301 F.2d 44, 47
(1962). The borrower relied on that conduct, and its reliance was reasonable. [*213] The jury could so find.

The judgment of the district court is reversed.`;
const indexed = indexOpinion(opinion);
/** It says one thing twice, alters its own sources, and was badly scanned. */
const repeating =
  indexOpinion(`All were there. At noon the clerk read the deed aloud to them and the deed was in order, so he went home.

They found the papers in the barn wbere the tenant had slept. He told what he heard, where the tenant had slept (internal quotation
marks omitted). The claim was for rent, and the claim fell away (some citations and footnotes omitted). We have held as much before, and
the reason then given was that the widow was told to sign by the [lender] before the clerk had read it. In this court the parties
agree upon the hour and the place and upon little else, and their accounts of the day part there. We take it as found below that
the clerk read the deed aloud.`);
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
    ['of the ’109', 'absent', 'a number added after an apostrophe'],
    ['The jury[*] could so find', 'marked', 'an asterisk in a bracket, which is no page'],
  ])('%s: %s (%s)', (quotation, kind) => expect(compare(quotation).kind).toBe(kind));

  test.each([
    [
      'he heard, where the tenant had slept (internal marks quotation omitted). The claim',
      'a note quoted in another order',
    ],
    ['the claim fell away (some citations footnotes omitted)', 'a note at the end quoted with a word less'],
    [
      'the widow was told to sign [lender] before the clerk had read it',
      'words dropped before a bracket of the opinion',
    ],
    ['the deed was in order . . . the clerk read the deed aloud', 'two fragments of a passage turned round'],
    ['in the barn were the tenant had slept', 'a word that the scanner never made of the other'],
  ])('never passes %s (%s)', (quotation) => {
    expect(['altered', 'marked_meaning']).toContain(compareQuotation(quotation, repeating).kind);
  });

  test.each([
    ['he heard, where the tenant had slept. The claim', 'a note left out'],
    ['he heard, where the tenant had slept (cleaned up). The claim', 'a note of the author in its place'],
    ['the widow was told to sign by the [lender] before the clerk had read it', 'a bracket of the opinion'],
    ['in the barn where the tenant had slept', 'a letter that the scanner misread'],
  ])('passes %s (%s)', (quotation) => {
    expect(['exact', 'marked', 'scan_noise']).toContain(compareQuotation(quotation, repeating).kind);
  });

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
