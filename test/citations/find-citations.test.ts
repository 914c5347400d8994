import { describe, expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';
import type { FoundCitation } from '../../src/citations/found-citation';

/** Cores stand between ‹ and ›; the text is read without these marks. */
function spansOf(marked: string): { text: string; spans: [number, number][] } {
  let text = '';
  const spans: [number, number][] = [];
  let start = 0;
  for (const sign of marked) {
    if (sign === '‹') start = text.length;
    else if (sign === '›') spans.push([start, text.length]);
    else text += sign;
  }
  return { text, spans };
}

function coresIn(text: string): [number, number][] {
  return findCitations(text).map(({ start, end }) => [start, end]);
}

function only(text: string): FoundCitation {
  const found = findCitations(text);
  expect(found).toHaveLength(1);
  return found[0] as FoundCitation;
}

describe('findCitations: where cases and short forms stand', () => {
  test.each([
    ['See Roe v. Wade, ‹410 U.S. 113›, 152 (1973).', 'a reporter citation'],
    ['Brown, ‹347 U.S. at 495›; Doe, ‹347 U.S., at 495›.', 'short forms'],
    ['State v. Garcia, ‹2007-NMCA-014›, ¶ 12, 141 N.M. 7.', 'a neutral citation with hyphens'],
    ['State v. Doe, ‹2019-Ohio-1234›, ¶ 3.', 'Ohio’s web citation'],
    ['Doe v. Roe, ‹2015 IL 118265›, ¶ 12', 'Illinois'],
    ['Doe v. Roe, ‹2010 WL 12345›, at *3 (D. Mass. 2010)', 'a database'],
    ['Doe v. Roe, ‹— U.S. —›, 138 S. Ct. 2206 (2018)', 'a slip citation with dashes'],
    ['Doe v. Roe, ‹___ F.4th ___› (9th Cir. 2022)', 'a slip citation with underscores'],
    ['Marbury v. Madison, ‹5 U.S. (1 Cranch) 137› (1803)', 'a nominative reporter'],
    ['‹Id.› at 12. ‹Ibid.› ‹Id.›, at 5.', 'id. and ibid.'],
    ['Brown, ‹supra›, at 495; Smith, ‹supra note 5›, at 12.', 'supra'],
    ['See 28 See 1836 and 42 of the 113 pages.', 'nothing in ordinary numbers'],
    ['On May 5, 2015 he paid $410 U.S. 113 times.', 'nothing in sums of money'],
    ['See supra Part II; supra Section I.', 'nothing in references within the brief'],
  ])('%s: %s', (marked) => {
    const { text, spans } = spansOf(marked);
    expect(coresIn(text)).toEqual(spans);
  });
});

describe('findCitations: what a case citation says', () => {
  test('caption, pin cite, parallels, court, year and parentheticals', () => {
    expect(
      only(
        'See Brown v. Board of Education, 347 U.S. 483, 495–96 & n.5, 74 S. Ct. 686 (1954) (per curiam) (holding that it is).',
      ),
    ).toMatchObject({
      plaintiff: 'Brown',
      defendant: 'Board of Education',
      volume: '347',
      reporter: 'U.S.',
      page: '483',
      pinCite: '495–96 & n.5',
      parallel: [{ volume: '74', reporter: 'S. Ct.', page: '686' }],
      court: 'scotus',
      year: '1954',
      signal: 'See',
      weight: ['per curiam'],
      parenthetical: 'holding that it is',
    });
  });

  test('nothing bleeds from a neighbour in a string citation', () => {
    const text =
      'West v. Atkins, 487 U.S. 42, 48 (1988), Polk Cty. v. Dodson, 454 U.S. 312 (1981), and Monell v. Dept. of Soc. Servs., 436 U.S. 658 (1978).';
    expect(findCitations(text)).toMatchObject([
      { plaintiff: 'West', defendant: 'Atkins', pinCite: '48', year: '1988' },
      { plaintiff: 'Polk Cty.', defendant: 'Dodson', year: '1981' },
      { plaintiff: 'Monell', defendant: 'Dept. of Soc. Servs.', year: '1978' },
    ]);
  });
});
