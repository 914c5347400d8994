/** Words at which a quotation mark stands alone are listed as such, and hide no other quotation. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';

const elm = 'Elm v. Roe, 347 U.S. 483, 495 (1954)';

/** Of each quotation its words, with `?` before those that stand at a lone mark, and `!` before those laid to a case. */
function quotationsIn(text: string): readonly string[] {
  let start = 0;
  const paragraphs = text.split('\n').map((line) => {
    const paragraph = { start, end: start + line.length, indented: false };
    start += line.length + 1;
    return paragraph;
  });
  const found = findCitations(text);
  const quotations = findQuotations({ text, paragraphs }, found);
  const attributions = attributeQuotations(text, quotations, found, resolveCitations(found));
  return quotations.map((quotation, index) => {
    const answer = attributions[index];
    if (answer?.kind === 'attributed') return `!${quotation.text}`;
    return `${answer?.reason === 'unpaired' ? '?' : ''}${quotation.text}`;
  });
}

describe('loneMarks', () => {
  test.each([
    [
      `The rule is old. A waiver must be clear to all.” ${elm}.`,
      ['?A waiver must be clear to all.'],
      'the opening mark was lost',
    ],
    [
      `The rule is old. It held that a waiver must be clear to all." ${elm}.`,
      ['?It held that a waiver must be clear to all.'],
      'a straight one; whose the first words are nobody can tell',
    ],
    [
      `He said “I was there and so was she.\nNothing else was said.\nThe rule is “a waiver must be clear to all.” ${elm}.`,
      ['?I was there and so was she.', '!a waiver must be clear to all.'],
      'a mark never closed costs its own paragraph',
    ],
    [
      `It held “a waiver must be clear, and that it may not be had by silence. ${elm}.`,
      ['!a waiver must be clear, and that it may not be had by silence.'],
      'one sentence up to its citation is a quotation',
    ],
    [
      `It held “a waiver must be clear. It may not be had by silence. ${elm}, so holds. The end.`,
      ['?a waiver must be clear. It may not be had by silence.'],
      'more sentences are not',
    ],
    [
      `“A waiver must be clear to all.” ${elm}. Silence is no waiver at all.” Then more.`,
      ['!A waiver must be clear to all.', '?Silence is no waiver at all.'],
      'not over the citation before it',
    ],
  ])('%s: %j (%s)', (text, expected) => expect(quotationsIn(text)).toEqual(expected));

  test.each([
    [`The seller (the “Agreement) signed the paper on the second of May.`, 'a term'],
    [`The pipe was 6" wide and so was the other one that he bought.`, 'inches'],
    [`It was the widows’’ mill that the parish gave them in that year.`, 'a slip for an apostrophe'],
    [`“A waiver must be clear.\n“It must be express too.” ${elm}.`, 'paragraphs of one quotation'],
    [`It held “so,” and “so.” ${elm}.`, 'pairs'],
  ])('%s: none alone (%s)', (text) =>
    expect(quotationsIn(text).filter((words) => words.startsWith('?'))).toEqual([]),
  );
});
