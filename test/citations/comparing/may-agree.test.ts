/** The sieve before captions are compared in earnest turns away none that agrees: citations by hand beside their cases, and beside hundreds of others. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareNames, mayAgree } from '../../../src/citations/compare-names';
import { partiesReversed } from '../../../src/citations/comparing/compare-sides';
import { findCitations } from '../../../src/citations/find-citations';
import { readStarterCases } from '../../../src/service/library/starter/starter-cases';

const records = readStarterCases(readFileSync('assets/starter/cases.tsv', 'utf8')).toSorted((left, right) =>
  left.caseName < right.caseName ? -1 : 1,
);
const cited = readFileSync('test/fixtures/verdicts/real-citations.txt', 'utf8')
  .split('\n')
  .flatMap((line) => findCitations(line).slice(0, 1))
  .flatMap((citation) => (citation.kind === 'case' && citation.plaintiff !== undefined ? [citation] : []));

type Names = Parameters<typeof compareNames>[0];

function agree(names: Names, record: (typeof records)[number]): boolean {
  const comparison = compareNames(names, record);
  return (
    comparison?.agreement === 'same' ||
    comparison?.agreement === 'note' ||
    comparison?.reason === partiesReversed
  );
}

test('none that agrees is turned away', () => {
  const turnedAway: string[] = [];
  let agreeing = 0;
  for (const [at, { plaintiff = '', defendant, volume, reporter, page }] of cited.entries()) {
    const names: Names = defendant === undefined ? { plaintiff } : { plaintiff, defendant };
    const reversed: Names = defendant === undefined ? names : { plaintiff: defendant, defendant: plaintiff };
    const near = records.filter(
      ({ caseName, places }, number) =>
        (number + at) % 300 === 0 ||
        caseName.startsWith(plaintiff.slice(0, 3)) ||
        places.some((place) => place.volume === volume && place.reporter === reporter && place.page === page),
    );
    for (const record of near) {
      for (const one of [names, reversed]) {
        if (!agree(one, record)) continue;
        agreeing += 1;
        if (!mayAgree(one, record)) turnedAway.push(`${plaintiff} v. ${defendant ?? ''}: ${record.caseName}`);
      }
    }
  }
  expect(turnedAway).toEqual([]);
  expect(agreeing).toBeGreaterThan(1_000);
}, 60_000);

describe('names without a letter in common', () => {
  test.each([
    ['Elm', 'Oak', 'Ash v. Birch', false],
    ['Elm', 'Oak', 'Elm v. Birch', false],
    ['State', 'Oak', 'People v. Birch', false],
    ['State', 'Oak', 'Ohio v. Oak', true],
    ['Elm', 'Oak', 'Oak v. Elm', true],
    ['Elm', 'USPS', 'Elm v. United States Postal Service', true],
    ['Elm', 'Amtrak', 'Elm v. National Railroad Passenger Corp.', true],
    ['Elm', '7 Dollars', 'Elm v. Seven Dollars', true],
  ])('%s v. %s, %s: %s', (plaintiff, defendant, caseName, expected) => {
    expect(mayAgree({ plaintiff, defendant }, { caseName, otherNames: [] })).toBe(expected);
  });
});
