import { describe, expect, test } from 'vitest';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { readMarkedCitations } from '../../support/marked-citations';

/** Of each quotation: `sent`, or the reason why it stays. */
function answersIn(marked: string): readonly string[] {
  const { text, found, resolutions } = readMarkedCitations(marked);
  const quotations = findQuotations(
    { text, paragraphs: [{ start: 0, end: text.length, indented: false }] },
    found,
  );
  return attributeQuotations(text, quotations, found, resolutions).map((attribution) =>
    attribution.kind === 'attributed' ? 'sent' : attribution.reason,
  );
}

const full = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';
const short = '{h>0|Brown, 347 U.S. at 495}';
const seeShort = '{h>0|See Brown, 347 U.S. at 495}';

describe('attributeQuotations: a word or two', () => {
  test.each([
    [`${full}. They were to “punis[h]” all who applied. ${short}.`, 'a bracket'],
    [
      `${full}. The statute may not “[r]each far” into homes. ${short}.`,
      'a bracket in words of a statute’s sentence',
    ],
    [
      `${full}. The court concluded that he was “stopped” when they came. ${short}.`,
      'a court speaks, a short form follows',
    ],
    [
      `The statute’s exemptions must be “narrowly construed.” ${full}.`,
      'of a statute, right before its citation',
    ],
    [`We ask which rights stand as “position of trust in law.” ${full}.`, 'a term right before its citation'],
    [
      `We ask what is meant by terms such as “a position of private trust with regard to all of the children” in it. ${full}.`,
      'a sentence is no term',
    ],
  ])('%s: sent: %s', (marked) => expect(answersIn(marked)).toEqual(['sent']));

  test.each([
    [`${full}. They were to “punish” all who applied. ${short}.`, 'nobody speaks'],
    [
      `${full}. The court concluded that he was “stopped” when they came. ${seeShort}.`,
      'cited for the thought',
    ],
    [`${full}. The statute may not “reach far” into homes. ${short}.`, 'of a statute'],
    [`It fell under the definition of “total disability.” ${full}.`, 'words spoken of as words'],
    [`We ask what is meant by terms such as “position of private trust” in it. ${full}.`, 'a longer term'],
    [
      `We ask what is meant by terms such as “position of private trust with regard to all children” in it. ${full}.`,
      'a term of fewer than sixty letters',
    ],
    [
      `The statute’s exemptions must be “narrowly construed.” {c|See Brown v. Board, 347 U.S. 483 (1954)}.`,
      'of a statute, a case for the thought',
    ],
  ])('%s: stays: %s', (marked) => expect(answersIn(marked)).not.toContain('sent'));

  test('a word at the head of a row of quoted phrases goes with them', () => {
    const row = '“deeply rooted in this Nation’s history,”';
    expect(answersIn(`We ask which rights are “fundamental,” or ${row} ${full}.`)).toEqual(['sent', 'sent']);
    expect(answersIn(`We ask which are “fundamental” and ${row} ${full}.`)).toEqual(['sent', 'sent']);
    for (const apart of [
      `We ask which is “fundamental” and who holds ${row} ${full}.`,
      `We ask which is “fundamental;” ${row} ${full}.`,
      `We ask which is “fundamental,” “deeply rooted,” ${full}.`,
      `We ask which is “fundamental,” “deeply rooted in,” ${full}.`,
    ])
      expect(answersIn(apart)).toEqual(['noCitation', 'sent']);
  });

  test('what one thing is rather than another goes with the citation of its sentence', () => {
    const [first, second] = ['“technical analysis of it”', '“scientific evidence in itself,”'];
    expect(answersIn(`The court called it ${first} rather than ${second} ${full}.`)).toEqual([
      'sent',
      'sent',
    ]);
    expect(answersIn(`The court called it ${first}, but others ${second} ${full}.`)).toEqual([
      'noCitation',
      'sent',
    ]);
  });
});

describe('attributeQuotations: see, e.g.,', () => {
  const words = '“separate facilities are inherently unequal”';
  test.each([
    [
      `An ${words} of that order is barred. {c|See, e.g., Brown v. Board, 347 U.S. 483 (1954)}.`,
      'noCitation',
    ],
    [`The Court held ${words} in schools. {c|See, e.g., Brown v. Board, 347 U.S. 483 (1954)}.`, 'sent'],
    [`The officer said ${words} there. {c|See, e.g., Brown v. Board, 347 U.S. 483 (1954)}.`, 'record'],
  ])('%s → %s', (marked, expected) => expect(answersIn(marked)).toEqual([expected]));
});
