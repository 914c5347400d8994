import { describe, expect, test } from 'vitest';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { readMarkedCitations } from '../../support/marked-citations';

/** Of each quotation: the find that it rests on, or the reason why it stays. */
function answersIn(marked: string): readonly (number | string)[] {
  const { text, found, resolutions } = readMarkedCitations(marked);
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  const quotations = findQuotations({ text, paragraphs }, found);
  return attributeQuotations(text, quotations, found, resolutions).map((attribution) =>
    attribution.kind === 'attributed' ? attribution.citation : attribution.reason,
  );
}

const brown = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';
const plessy = '{c|Plessy v. Ferguson, 163 U.S. 537 (1896)}';
const words = '“separate facilities are inherently unequal”';

describe('attributeQuotations: words quoted again', () => {
  test.each([
    [
      `${words}. ${brown}. So it was. The “unequal facilities of every kind” are two. ${words} decides.`,
      [0, 'noCitation', 0],
      'keep their case',
    ],
    [
      `It held that ${words}. ${brown}. So the plaintiff argued that ${words} in May.`,
      [0, 'noCitation'],
      'but not where a party says them',
    ],
    [
      `${words}. ${brown}. And ${words}. ${plessy}. So it was. Yet ${words} decides.`,
      [0, 1, 'noCitation'],
      'but not where two cases had them',
    ],
    [
      `It forbids “any other paper or note of hand.” {s|18 U.S.C. § 2}. That is so. Banks know “any other paper or note” when they see it. ${brown}.`,
      ['notACase', 'notACase'],
      'keep their statute',
    ],
    [
      `It forbids “any other paper or note of hand.” {s|18 U.S.C. § 2}. That is so. Banks know “all their notes of hand” when they see them. ${brown}.`,
      ['notACase', 1],
      'other words do not',
    ],
  ])('%s → %j: %s', (marked, expected) => expect(answersIn(marked)).toEqual(expected));
});

describe('attributeQuotations: a report that an Id. closes', () => {
  const report = 'The plurality recognized that the vote “may in some cases be open to limits,”';
  test.each([
    [
      `${plessy}. ${brown}. ${report} it wrote. Patronage, it explained, “can end in the hands of a few men.” {i>1|Id.}.`,
      [2, 2],
      'one court speaks throughout',
    ],
    [
      `${plessy}. ${brown}. ${report} it wrote. Patronage, the witness said, “can end in the hands of a few men.” {i>1|Id.}.`,
      ['noCitation', 'several'],
      'a witness between',
    ],
    [
      `${plessy}. ${brown}. ${report} it wrote. The vote is old. Patronage, it explained, “can end in the hands of a few.” {i>1|Id.}.`,
      ['noCitation', 2],
      'another thought between',
    ],
  ])('%s → %j: %s', (marked, expected) => expect(answersIn(marked)).toEqual(expected));

  test('an Id. that goes on with another page is a citation sentence still', () => {
    const marked = `${plessy}. ${brown}. It ended “when the men lack or fail to obtain a friend.” {i>1|Id.} (plurality opinion), and 375 (Stewart, J.).`;
    expect(answersIn(marked)).toEqual([2]);
  });
});
