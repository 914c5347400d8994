/** Of several places where a quotation may stand, which one is compared with it. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion, type IndexOptions } from '../../../../src/quotes/index-opinion';
import type { Pin } from '../../../../src/quotes/quotation-comparison';

/** The places in braces are the candidates, in order; says how the quotation compares, and with which of them. */
function choose(marked: string, quotation: string, pin?: Pin, options?: IndexOptions) {
  const opinion = marked.replace(/[{}]/g, '');
  const starts = [...marked.matchAll(/\{/g)].map(({ index }, at) => index - 2 * at);
  const { kind, start, end } = compareQuotation(quotation, indexOpinion(opinion, options), { pin });
  return { kind, place: start === null ? null : starts.indexOf(start) + 1, end, opinion };
}

const between = 'The clerk then read the deed of the widow aloud, and nobody in the hall objected to it. ';

describe('places that have the same words', () => {
  const form = `{The mill, stood by the old river} for years. ${between}`;
  test.each([
    [
      'the one that has the very punctuation',
      `${form}${form}${form}{The mill stood by the old river} for years.`,
      'The mill stood by the old river',
      { kind: 'exact', place: 4 },
    ],
    [
      'the first, where all have another',
      `${form}${form}`,
      'The mill stood by the old river',
      { kind: 'altered', place: 1 },
    ],
    [
      'one where only a mark differs before one whose form does',
      `{The mill, stood long by the old river}. ${between}{The mill stood long by the old river}.`,
      'The mill stood . . . by the old river',
      { kind: 'marked', place: 2 },
    ],
    [
      'the first of two where only a mark differs',
      `{The mill stood long by the old river}. ${between}{The mill stood tall by the old river}.`,
      'The mill stood . . . by the old river',
      { kind: 'marked', place: 1 },
    ],
    [
      'the one that has the ellipsis itself',
      `{The mill stood long by the old river}. ${between}{The mill stood . . . by the old river}.`,
      'The mill stood . . . by the old river',
      { kind: 'exact', place: 2 },
    ],
    [
      'the one that an ellipsis knits closest',
      `{The mill stood long after the flood of the year by the old river}. ${between}{The mill stood tall by the old river}.`,
      'The mill stood . . . by the old river',
      { kind: 'marked', place: 2 },
    ],
  ])('%s', (_, opinion, quotation, expected) => expect(choose(opinion, quotation)).toMatchObject(expected));

  test('of short words that stand in many places, one far behind', () => {
    const places = `{The mill, stood}. ${between}`.repeat(40);
    expect(choose(`${places}{The mill stood} still.`, 'The mill stood')).toMatchObject({
      kind: 'exact',
      place: 41,
    });
  });
});

describe('places on other pages than the cited one', () => {
  const paged = (page: number, words: string): string => `[*${page}] ${words} ${between}`;
  const pin = (page: number): Pin => ({ reporter: '', pages: [{ first: page, last: page }] });
  const text =
    paged(10, '{The mill stood by the old river} for years.') +
    paged(11, '{The mill stood by the old river} for years.') +
    paged(12, '{The mill stood by the old river} for years.') +
    paged(13, 'The end.');

  test.each([
    [10, 1],
    [11, 2],
    [12, 3],
    [13, 1],
  ])('cited at %i: the place number %i', (page, place) => {
    expect(choose(text, 'The mill stood by the old river', pin(page)).place).toBe(place);
    expect(choose(text, 'The mill [house] stood by the old river', pin(page)).place).toBe(place);
  });
});

describe('two parts of a passage in another order', () => {
  const first = 'the widow of the miller owns the barn';
  const second = 'the town may sell the cow at noon';
  const reordered = `${second}, and ${first}`;
  const compareAt = (opinion: string) => {
    const { kind, start, end } = compareQuotation(reordered, indexOpinion(opinion));
    return { kind, found: opinion.slice(start ?? 0, end ?? 0) };
  };

  test('they are shown together', () => {
    const passage = `${first}, and ${second}`;
    expect(compareAt(`${between}It is held that ${passage}. ${between}`)).toEqual({
      kind: 'altered',
      found: passage,
    });
  });

  test.each([
    [`It is held that ${first}. ${between.repeat(4)}Then ${second}.`],
    [`Then ${second} that is here. ${between.repeat(4)}It is held that ${first} of it.`],
  ])('far apart they are not: %s', (passage) => {
    expect(compareAt(`${between}${passage} ${between}`).found).not.toContain('objected');
  });

  test('three of them are shown together', () => {
    const last = 'no deed was read by the clerk';
    const passage = `${second}, and ${first} by the river, but ${last}`;
    const opinion = `${between}It is held that ${passage}. ${between}`;
    const quotation = `${last}, and ${first} by the river, but ${second}`;
    const { start, end } = compareQuotation(quotation, indexOpinion(opinion));
    expect(opinion.slice(start ?? 0, end ?? 0)).toBe(passage);
  });
});
