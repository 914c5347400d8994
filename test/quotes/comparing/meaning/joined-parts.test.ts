/** An ellipsis may leave out sentences, but not make one passage of what two speakers say. */
import { expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';
import type { OpinionPart } from '../../../../src/quotes/opinion-text';

const syllabus = 'The widow sued the miller for the price of the cows. Held: the sale was void.';
const majority =
  'The miller took the cows from the barn in May.[fn3] The widow saw it from the hill. The order of the town is affirmed.';
const note = '[fn3] The sheriff had told the widow that he would burn the mill of her son.';
const dissent =
  'Justice Roe, dissenting.\n\nI would hold the search of the barn void. The widow was in the hall. The town has no such law at all.';
const text = [syllabus, majority, note, dissent].join('\n\n');

const part = (kind: OpinionPart['kind'], from: string, to: string): OpinionPart => ({
  kind,
  start: text.indexOf(from),
  end: text.indexOf(to) + to.length,
});
const parts = [
  part('syllabus', syllabus, syllabus),
  part('majority', majority, note),
  part('dissent', dissent, dissent),
];

test.each([
  [
    'The order of the town is affirmed. . . . The town has no such law at all.',
    'the majority and the dissent',
  ],
  [
    'The miller took the cows from the barn in May. . . . The sheriff had told the widow',
    'the text and a note',
  ],
  [
    'The order of the town is affirmed. . . . The sheriff had told the widow',
    'the text and the note after it',
  ],
  [
    'The sheriff had told the widow that he would burn the mill of her son. . . . The town has no such law',
    'a note and the dissent',
  ],
])('%s: %s', (quotation) => {
  for (const known of [parts, []])
    expect(compareQuotation(quotation, indexOpinion(text, { parts: known })).kind).toBe('marked_meaning');
});

test('the syllabus and the opinion, where the source tells them apart', () => {
  const quotation =
    'The widow sued the miller for the price of the cows. . . . The widow saw it from the hill.';
  expect(compareQuotation(quotation, indexOpinion(text, { parts })).kind).toBe('marked_meaning');
});

test.each([
  'The miller took the cows from the barn in May. . . . The order of the town is affirmed.',
  'I would hold the search of the barn void. . . . The town has no such law at all.',
])('%s: of one part, it is lawful', (quotation) => {
  for (const known of [parts, []])
    expect(compareQuotation(quotation, indexOpinion(text, { parts: known })).kind).toBe('marked');
});

test('a writer who is joined begins a separate opinion; a dissent that the text tells of does not', () => {
  const ellipsis = 'The miller took the cows. . . . The town has no such law.';
  const over = (between: string): string =>
    compareQuotation(
      ellipsis,
      indexOpinion(`The miller took the cows.\n\n${between}\n\nThe town has no such law.`),
    ).kind;
  expect(over('Justice ROE, with whom Justice OTT joins, dissenting.')).toBe('marked_meaning');
  expect(over('We agree with Justice Roe, dissenting in Bell.')).toBe('marked');
  expect(over('As Justice Roe, dissenting, said, the mill burned.')).toBe('marked');
  expect(over('The dissenting judge below said that the mill burned.')).toBe('marked');
});
