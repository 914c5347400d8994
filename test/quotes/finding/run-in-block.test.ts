/** Blocks of a text whose paragraphs were run together: only the words around them tell. */
import { describe, expect, test } from 'vitest';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { readMarkedCitations } from '../../support/marked-citations';

/** The blocks of a long paragraph that holds `marked`, each with the find that it rests on or the reason why it stays. */
function blocksIn(marked: string, around: string): readonly (readonly [string, number | string])[] {
  const { text, found, resolutions } = readMarkedCitations(`${around}${marked} ${around}`);
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  const quotations = findQuotations({ text, paragraphs }, found);
  const attributions = attributeQuotations(text, quotations, found, resolutions);
  return quotations.flatMap(({ kind, text: words }, index) => {
    const answer = attributions[index];
    if (kind !== 'block' || answer === undefined) return [];
    return [[words, answer.kind === 'attributed' ? answer.citation : answer.reason] as const];
  });
}

const long = 'The mill stood by the ford and the town grew up around it. '.repeat(90);
const words = 'The owner of a mill may not close the ford to those who have used it.';
const brown = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';
const plessy = '{c|Plessy v. Ferguson, 163 U.S. 537 (1896)}';

describe('findQuotations: blocks of paragraphs run together', () => {
  test.each([
    [`The Court stated: ${words} ${brown}.`, [[words, 0]], 'a court announces them, a citation closes'],
    [`The Court stated: 28 ${words} ${brown}.`, [[words, 0]], 'a paragraph’s number between'],
    [
      `The Court explained that, [t]he owner of a mill may not close the ford to those who use it. ${brown}.`,
      [['[t]he owner of a mill may not close the ford to those who use it.', 0]],
      'the first letter is altered',
    ],
    [
      `In ${brown}, the Court stated: ${words} ${plessy}.`,
      [[words, 0]],
      'the closing citation is the block’s own',
    ],
    [`The Court stated: ${words} {c|See Brown v. Board, 347 U.S. 483 (1954)}.`, [], 'cited for the thought'],
    [`The plaintiff stated: ${words} ${brown}.`, [], 'a party announces them'],
    [`The rule is old: ${words} ${brown}.`, [], 'nobody does'],
    [`The Court stated: “${words}” ${brown}.`, [], 'they stand in marks'],
  ])('%s → %j: %s', (marked, expected) => expect(blocksIn(marked, long)).toEqual(expected));

  test('in a paragraph of common length they are the author’s', () => {
    expect(blocksIn(`The Court stated: ${words} ${brown}.`, '')).toEqual([]);
  });
});
