import { describe, expect, test } from 'vitest';
import { Beginnings, beginningOf } from '../../../src/citations/facts/beginnings';
import { allCodes, bearsState, codesBeginningWith } from '../../../src/citations/facts/codes';
import { allJournals, journalsBeginningWith } from '../../../src/citations/facts/journals';
import { namedSources } from '../../../src/citations/facts/named-sources';
import { numberedSources } from '../../../src/citations/facts/numbered-sources';
import { isHyphenated } from '../../../src/citations/facts/reporter-named';
import { allReporters, reportersBeginningWith } from '../../../src/citations/facts/reporters';

describe('the beginning of a spelling', () => {
  test.each([
    ['U.S.', 'U. S. C.', true],
    ['F.2d', 'f 2d', true],
    ['F.2d', 'F. Supp.', false],
    ['F.', 'F.2d', false],
    ['F.|Fed.', 'F.', true],
    ['F.+2d', 'F.', true],
    ['P. [2d]', 'P. (2d)', true],
    ['’98 F.', '98', true],
  ])('%s and %s: %s', (one, other, isSame) => expect(beginningOf(one) === beginningOf(other)).toBe(isSame));

  test('is none where there is no letter', () =>
    expect([beginningOf(''), beginningOf('. ,')]).toEqual([0, 0]));
});

describe('lines by the beginnings of what they list', () => {
  const lines = [
    '= ny',
    'Denio',
    'N.Y.+2d|~ (N.Y.S.);New York',
    '= oh',
    'Wright|@ (W.);Wri.||x',
    'F.+2d|Fed.',
  ];
  const beginnings = new Beginnings(lines, (heading) => (heading === '= oh' ? 'Ohio' : 'N.Y.'));

  test.each([
    ['Denio', [1]],
    ['N.Y.', [2]],
    ['New York', [2]],
    ['Ohio', [4]],
    ['Wright', [4]],
    ['x', []],
    ['Fed.', [5]],
    ['F.2d', [5]],
    ['F.', [5]],
    ['Da', []],
  ])('%s', (spelling, places) => expect(beginnings.of(beginningOf(spelling))).toEqual(places));

  test('and their headings', () =>
    expect([1, 2, 4, 5].map((place) => beginnings.headingOf(place))).toEqual([0, 0, 3, 3]));
});

describe('every spelling of the tables', () => {
  test('leads to its reporter, its journal, its code', () => {
    const missed = [
      ...allReporters().flatMap((reporter) =>
        [reporter.name, ...reporter.spellings].filter(
          (spelling) => !reportersBeginningWith(beginningOf(spelling)).includes(reporter),
        ),
      ),
      ...allJournals().flatMap(({ name, spellings }) =>
        [name, ...spellings].filter(
          (spelling) => !journalsBeginningWith(beginningOf(spelling)).some((one) => one.name === name),
        ),
      ),
      ...allCodes()
        .filter(({ kind }) => kind !== 'constitution')
        .flatMap((code) =>
          [code.name, ...code.spellings].filter(
            (spelling) =>
              !bearsState(spelling, code) &&
              !codesBeginningWith(beginningOf(spelling)).some(({ name }) => name === code.name),
          ),
        ),
    ];
    expect(missed).toEqual([]);
  });

  test('is read whole where a number stands before it, or by itself', () => {
    const walksOver = (spelling: string, [longest]: readonly { readonly end: number }[]): boolean =>
      longest !== undefined && longest.end >= spelling.trimEnd().replace(/[.,'’]+$/, '').length;
    const numbered = numberedSources();
    const named = namedSources();
    const cited = [
      ...allReporters().flatMap(({ name, spellings }) => [name, ...spellings]),
      ...allJournals().flatMap(({ name, spellings }) => [name, ...spellings]),
    ];
    expect(cited.filter((one) => !walksOver(one, numbered.walk(one, 0)))).toEqual([]);
    const codes = allCodes()
      .filter(({ form }) => form === 'section' || form === 'number')
      .flatMap(({ name, spellings }) => [name, ...spellings]);
    expect(codes.filter((one) => !walksOver(one, named.walk(one, 0)))).toEqual([]);
  });

  test('is hyphenated where a reporter of just this name is', () =>
    expect(['Ohio', 'NMCA', 'ND', 'N.D.', 'U.S.', 'F.2d', 'No Reporter'].filter(isHyphenated)).toEqual([
      'Ohio',
      'NMCA',
      'ND',
    ]));
});
