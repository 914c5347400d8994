import { describe, expect, test } from 'vitest';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { readMarkedCitations } from '../../support/marked-citations';

/** What is read between two marks. Paragraphs are lines. */
function quotationsIn(marked: string): readonly string[] {
  const { text, found } = readMarkedCitations(marked);
  let start = 0;
  const paragraphs = text.split('\n').map((line) => {
    const paragraph = { start, end: start + line.length, indented: false };
    start += line.length + 1;
    return paragraph;
  });
  return findQuotations({ text, paragraphs }, found).flatMap(({ unpaired, text: words }) =>
    unpaired ? [] : [words],
  );
}

const cite = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';

describe('findQuotations: a quotation cut by a paragraph’s end', () => {
  test.each([
    [
      `It said “the statute requires a clear\nand express waiver of the right.” ${cite}.`,
      ['the statute requires a clear\nand express waiver of the right.'],
      'in the midst of a sentence',
    ],
    [
      `It said "the statute requires a clear\nand express waiver of the right." ${cite}.`,
      ['the statute requires a clear\nand express waiver of the right.'],
      'straight marks',
    ],
    [
      `It said:\n“The statute requires a clear waiver.\nNo court may imply one from silence.” ${cite}.`,
      ['The statute requires a clear waiver.\nNo court may imply one from silence.'],
      'whole paragraphs, the second without a mark of its own',
    ],
    [
      `It said: “The statute requires a clear waiver.\nNo court may imply one from silence.\nNor may a jury do so.” ${cite}.`,
      ['The statute requires a clear waiver.\nNo court may imply one from silence.\nNor may a jury do so.'],
      'three whole paragraphs, marks at the first and the last alone',
    ],
    [
      `“A waiver must be clear.\n${'It must be express. '.repeat(100)}Always.\nSilence is none.” ${cite}.`,
      [`A waiver must be clear.\n${'It must be express. '.repeat(100)}Always.\nSilence is none.`],
      'long ones that close before their citation',
    ],
  ])('%s: %j: %s', (marked, expected) => expect(quotationsIn(marked)).toEqual(expected));

  test.each([
    [
      `He said “I was there and\nnobody else “was near the place at all” said she. ${cite}.`,
      ['was near the place at all'],
      'the next one opens its own',
    ],
    [`He said "I was there and\nthe pipe was 6" wide, no more. ${cite}.`, [], 'inches'],
    [
      `He said “I was there and so on.\nIt held so. ${cite}. Some closed” here.`,
      [],
      'a citation before the mark',
    ],
    [`He said “I was there and so on.\n${'It went on. '.repeat(150)}Some closed” here.`, [], 'far off'],
    [`He said “I was there and so on.\nNothing at all.\nSome closed” here.`, [], 'two paragraphs on'],
    [
      `“I was there.\nIt held so. ${cite}.\nNothing at all.\nSome closed.” He left.`,
      [],
      'a citation between whole paragraphs',
    ],
    [`“I was there.\n${'Nothing at all.\n'.repeat(6)}Some closed.” He left.`, [], 'many paragraphs on'],
  ])('%s: %j: %s', (marked, expected) => expect(quotationsIn(marked)).toEqual(expected));
});
