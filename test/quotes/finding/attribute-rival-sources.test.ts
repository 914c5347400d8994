import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { isPlaceInSource } from '../../../src/quotes/finding/unread-citation';

/** Of the last quotation: the first party of the case that it is laid to, or why it stays. */
function lastSource(text: string): string {
  const found = findCitations(text);
  const resolutions = resolveCitations(found);
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  const quotations = findQuotations({ text, paragraphs }, found);
  const answer = attributeQuotations(text, quotations, found, resolutions).at(-1);
  if (answer?.kind !== 'attributed') return answer?.reason ?? 'nothing';
  const source = found[resolutions[answer.citation]?.antecedent ?? answer.citation];
  return source?.kind === 'case' ? (source.plaintiff ?? '') : '';
}

const elm = 'Elm v. Roe, 347 U.S. 483, 495 (1954)';
const oak = 'Oak v. Poe, 410 U.S. 113, 152 (1973)';

describe('attributeQuotations: a case named before the words, and another source behind them', () => {
  test.each([
    [
      `The grant may not punish, ${elm}, and if it were “used as a means of coercion” relief would lie. See ${oak}.`,
      'noCitation',
      'the case of the clause before',
    ],
    [
      `In ${elm}, the Court held that the grant is “a means of coercion” and void. See ${oak}.`,
      'Elm',
      'a case made to say them keeps them',
    ],
    [
      `${elm}, is old. The court struck the balance, noting that they “failed even to suggest a disruption” of the work. See ${oak}.`,
      'several',
      'the case of the sentence before',
    ],
    [
      `${elm}. The court stated: “The offender is purged of his guilt for ever.” See also ${oak}.`,
      'Elm',
      'behind See also another only agrees',
    ],
    [
      `${elm}. The mill is “a means of coercion by the state.” ${elm}. It was “a means of coercion by the state” once more. See ${oak}.`,
      'noCitation',
      'words said again are not kept',
    ],
  ])('%s → %s: %s', (text, expected) => expect(lastSource(text)).toBe(expected));

  test.each([
    [
      `“The mill is the owner’s for all time.” ${elm}. So the mill, § 4 says, is “the owner’s for all time” too.`,
      'noCitation',
      'beside a section',
    ],
    [
      `“The mill is the owner’s for all time.” ${elm}. So we say that it is “the owner’s for all time” too.`,
      'Elm',
      'alone',
    ],
  ])('%s → %s: words said again, %s', (text, expected) => expect(lastSource(text)).toBe(expected));
});

describe('attributeQuotations: names that are not the case', () => {
  test.each([
    [
      `Elm v. Georgia, 347 U.S. 483 (1954). It is settled in Georgia that “a term of court ends the power to change a plea.”`,
      'noCitation',
      'a State',
    ],
    [
      `${elm}. Under Elm the members are officers whom Congress may vest in a “[h]ead of a lesser body of men.”`,
      'noCitation',
      'a case that is only applied',
    ],
    [
      `${elm}. Under Elm, the members are each a “[h]ead of a lesser body of men.”`,
      'Elm',
      'a case by which it is so',
    ],
    [
      `${elm}. It is settled in Elm that “a term of court ends the power to change a plea.”`,
      'Elm',
      'a party',
    ],
    [
      `Elm, 538 U.S. at 339. It was so. In Elm, the Court named “a mandate that binds all insurers.” All agree on it. See Ash v. Elm, 124 F.2d 160 (5th Cir. 1941).`,
      'several',
      'another case of the name',
    ],
    [
      `${elm}. Mr. Poe asserts that the Elm opinion “marks a great change in our law of pleas.”`,
      'noCitation',
      'what is said of an opinion',
    ],
    [
      `${elm}. As the Elm opinion puts it, “a plea marks a great change in our law.”`,
      'Elm',
      'what an opinion says',
    ],
  ])('%s → %s: %s', (text, expected) => expect(lastSource(text)).toBe(expected));
});

describe('attributeQuotations: sources that are no case', () => {
  test.each([
    ['H.R. Rep. 106-436(1) at 53. Under these', true],
    ['J. Roe, The Writ of Error, 104 Va. L. Rev. 933, 936 (2018); see', true],
    ['Treaty of Paris, art. 4, 8 Stat. 80. The', true],
    ['In 1954, the Court held that 12 men', false],
    ['The Court decided Elm in 1954. It', false],
    ['Part II. A second', false],
  ])('isPlaceInSource(%j) is %j', (text, expected) => expect(isPlaceInSource(text)).toBe(expected));
});
