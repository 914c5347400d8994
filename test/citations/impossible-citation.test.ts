import { describe, expect, test } from 'vitest';
import { isSupported } from '../../src/citations/facts/bound';
import type { CaseFields } from '../../src/citations/found-citation';
import { findDoubt, findImpossibility } from '../../src/citations/impossible-citation';
import { findCodeImpossibility } from '../../src/citations/impossible-code';

const cited = (volume: string, reporter: string, more: Partial<CaseFields> = {}): CaseFields => ({
  volume,
  reporter,
  reporterAsWritten: reporter,
  page: '1',
  ...(more.court !== undefined && { courtAsWritten: more.court }),
  ...more,
});

describe('findImpossibility', () => {
  test.each([
    ['F.2d', '1000', 'F.2d ended with volume 999'],
    ['F.', '301', 'F. ended with volume 300'],
    ['F. Supp.', '1200', 'F. Supp. ended with volume 999'],
    ["F. App'x", '900', "F. App'x ended with volume 861"],
    ['Wheat.', '13', 'Wheat. ended with volume 12'],
    ['Ex. Rep.', '999', 'Ex. Rep. ended with volume 998'],
  ])('%s has no volume %s', (reporter, volume, bound) => {
    const found = findImpossibility(cited(volume, reporter));
    expect(found).toMatchObject({ attribute: 'volume', cited: volume, bound });
    expect(found?.sources.length).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['F.2d', '500', '2005', 'F.2d has no decisions from after 1993'],
    ['A.', '100', '1990', 'A. has no decisions from after 1938'],
    ['F. Supp. 2d', '100', '1970', 'F. Supp. 2d has no decisions from before'],
  ])('%s %s of %s cannot be', (reporter, volume, year, bound) => {
    const found = findImpossibility(cited(volume, reporter, { year }));
    expect(found).toMatchObject({ attribute: 'year', cited: year });
    expect(found?.bound).toContain(bound);
  });

  test('a court cannot decide before the Act that made it', () => {
    expect(findImpossibility(cited('400', 'F.2d', { year: '1968', court: 'ca11' }))).toMatchObject({
      attribute: 'year',
      bound: '11th Cir. has no decisions from before 1981',
    });
  });

  test.each([
    ['a real citation', cited('347', 'U.S.', { year: '1954', court: 'scotus' })],
    ['the last volume', cited('999', 'F.2d', { year: '1993', court: 'ca9' })],
    ['the year after the last', cited('999', 'F.2d', { year: '1994', court: 'ca9' })],
    ['a living series, however far', cited('1999', 'U.S.', { year: '2040' })],
    ['a living series of a state', cited('9999', 'Wis. 2d')],
    ['a series whose last volume one source tells', cited('101', 'N.Y.2d')],
    ['an unknown reporter', cited('5', 'Unheard Rep.')],
    ['a database, of any year', cited('2019', 'WL', { year: '1950' })],
    ['a neutral citation', cited('2019', 'IL', { year: '1950' })],
  ])('nothing against %s', (_, citation) => {
    expect(findImpossibility(citation)).toBeNull();
  });
});

describe('findDoubt', () => {
  test.each([
    ['F. Supp. 4th', 'no such series of F. Supp. is known'],
    ['F.5th', 'no such series of F. is known'],
    ['F. Supp. 3d', undefined],
    ['Unheard Rep. 2d', undefined],
  ])('a series of a known reporter that is not known: %s', (reporter, bound) => {
    expect(findDoubt(cited('12', reporter))?.bound).toBe(bound);
    expect(findImpossibility(cited('12', reporter))).toBeNull();
  });

  test('what one source says is a doubt, no more', () => {
    const citation = cited('101', 'N.Y.2d');
    expect(findDoubt(citation)).toMatchObject({ attribute: 'volume', sources: ['opinions'] });
    expect(findImpossibility(citation)).toBeNull();
  });

  test.each([
    ['F.3d', 'cal', true],
    ['F.3d', 'ca9', false],
    ['Cal. App. 5th', 'ca9', true],
    ['P.3d', 'cal', false],
    ['P.3d', 'nyappdiv', true],
    ['B.R.', 'nysb', false],
    ['A.2d', 'cadc', false],
    ['Alaska', 'akd', false],
    ['Alaska', 'cand', true],
    ['F.3d', 'scotus', true],
    ['F. Supp. 2d', 'virginislands', false],
    ['F. Supp. 2d', 'va', true],
    ['F. Supp. 3d', 'mad', false],
  ])('%s printing decisions of %s: doubtful %s', (reporter, court, doubtful) => {
    expect(findDoubt(cited('100', reporter, { court })) !== null).toBe(doubtful);
    expect(findImpossibility(cited('100', reporter, { court }))).toBeNull();
  });
});

describe('years that do not go together', () => {
  const doubt = (volume: string, reporter: string, more: Partial<CaseFields>) =>
    findDoubt(cited(volume, reporter, more), 2026)?.bound;

  test.each([
    ['100', 'F.4th', { year: '2027' }, 'no decision bears a year that is still to come'],
    ['2099', 'WL', {}, 'no decision bears a year that is still to come'],
    ['2019', 'Ohio', { year: '2020' }, '2019 Ohio is a number of 2019'],
    ['2019', 'WL', { year: '2020' }, '2019 WL is a number of 2019'],
    ['45', 'U.S.', { year: '2020' }, '45 U.S. has no decisions from after 1860'],
    ['999', 'F.2d', { year: '1993', court: 'nysd' }, 'the reporter F.2d prints no decisions of this court'],
    ['200', 'F. Supp.', { year: '1955', court: 'flmd' }, 'M.D. Fla. has no decisions from before 1962'],
    [
      '300',
      'N.W.2d',
      { year: '1975', court: 'minnctapp' },
      'Minn. Ct. App. has no decisions from before 1983',
    ],
    ['90', 'Ind. App.', { year: '1985' }, 'Ind. App. has no decisions from after 1979'],
  ])('%s %s %o', (volume, reporter, more, bound) => {
    expect(doubt(volume, reporter, more)).toBe(bound);
  });

  test.each([
    ['100', 'F.4th', { year: '2026' }],
    ['2026', 'WL', {}],
    ['2019', 'Ohio', { year: '2019' }],
    ['2020', 'WL', { year: '2019' }],
    ['45', 'U.S.', { year: '1847' }],
    ['347', 'U.S.', { year: '1954' }],
    ['50', 'F.2d', { year: '1931', court: 'nysd' }],
    // Courts that others of the same name went before.
    ['244', 'S.W.2d', { year: '1951', court: 'ky' }],
    ['16', 'B.R.', { year: '1982', court: 'ianb' }],
    ['1', 'N.Y.S.', { year: '1888', court: 'nysupct' }],
    ['101', 'P.', { year: '1909', court: 'wyo' }],
    ['66', 'F. Supp.', { year: '1944', court: 'hid' }],
    // Left open: what was yet to be printed.
    ['_', 'Ind. App.', { year: '1981' }],
  ])('nothing against %s %s %o', (volume, reporter, more) => {
    expect(doubt(volume, reporter, more)).toBeUndefined();
  });
});

describe('isSupported', () => {
  test('counts sources, not mentions', () => {
    expect(isSupported({ value: 1, sources: ['opinions', 'opinions'] })).toBe(false);
    expect(isSupported({ value: 1, sources: ['opinions', 'series lists'] })).toBe(true);
  });
});

describe('findCodeImpossibility', () => {
  test.each([
    [{ code: 'U.S.C.', title: '55', section: '1' }, 'title 55'],
    [{ code: 'U.S.C.', title: '53', section: '1' }, 'title 53'],
    [{ code: 'C.F.R.', title: '51', section: '1.1' }, 'title 51'],
    [{ code: 'Fed. R. Civ. P.', section: '99' }, 'rule 99'],
    [{ code: 'Fed. R. Evid.', section: '56' }, 'rule 56'],
    [{ code: 'U.S. Const.', section: 'amend. XXVIII' }, 'amendment XXVIII'],
    [{ code: 'U.S. Const.', section: 'Art. VIII, § 2' }, 'article VIII'],
    [{ code: 'U.S. Const.', section: 'art. I, § 11' }, 'article I, § 11'],
    [{ code: 'U.S. Const.', section: 'amend. XIV, § 9' }, 'amendment XIV, § 9'],
    [{ code: 'U.S. Const.', section: 'art. I, § 8, cl. 19' }, 'article I, § 8, cl. 19'],
    [{ code: 'U.S. Const.', section: 'Article II, Section 2, Clause 4' }, 'article II, § 2, cl. 4'],
    [{ code: 'U.S. Const.', section: 'art. III, § 2, cl. 0' }, 'article III, § 2, cl. 0'],
    [{ code: 'U.S. Const.', section: 'Amendment 14, Section 6' }, 'amendment 14, § 6'],
    [{ code: 'Fed. R. Bankr. P.', section: '9999' }, 'rule 9999'],
  ])('%o cannot be', (citation, which) => {
    expect(findCodeImpossibility(citation)).toMatchObject({ attribute: 'section', cited: which });
  });

  test.each([
    [{ code: 'U.S.C.', title: '42', section: '1983' }],
    [{ code: 'U.S.C.', title: '54', section: '300101' }],
    [{ code: 'C.F.R.', title: '35', section: '1' }],
    [{ code: 'Fed. R. Civ. P.', section: '12(b)(6)' }],
    [{ code: 'Fed. R. Civ. P.', section: 'B' }],
    [{ code: 'U.S. Const.', section: 'amend. XXVII' }],
    [{ code: 'U.S. Const.', section: 'amend. XIV, § 5' }],
    [{ code: 'U.S. Const.', section: 'art. I, § 10, cl. 1' }],
    [{ code: 'U.S. Const.', section: 'art. I, § 8, cl. 18' }],
    [{ code: 'U.S. Const.', section: 'art. I, § 8, cls. 1 and 18' }],
    // Some count the first paragraphs of these sections as two or more.
    [{ code: 'U.S. Const.', section: 'art. I, § 2, cl. 7' }],
    [{ code: 'U.S. Const.', section: 'art. VI, cl. 2' }],
    [{ code: 'U.S. Const.', section: 'amend. XIV, art. I, § 22' }],
    [{ code: 'U.S. Const.', section: 'art. VI, § 2' }],
    [{ code: 'Fed. R. Bankr. P.', section: '752' }],
    [{ code: 'Fed. R. Bankr. P.', section: '9037' }],
    [{ code: 'Sup. Ct. R.', section: '341' }],
    [{ code: 'U.S. Const.', section: 'art. IV, § 2, cl. 3' }],
    [{ code: 'U.S. Const.', section: 'amend. 14' }],
    [{ code: 'U.S. Const.', section: 'pmbl.' }],
    [{ code: 'Cal. Const.', section: 'art. XXX' }],
    [{ code: 'Cal. Penal Code', section: '99999' }],
  ])('%o may be', (citation) => {
    expect(findCodeImpossibility(citation)).toBeNull();
  });
});
