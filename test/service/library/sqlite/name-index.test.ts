import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { courtNumber } from '../../../../src/service/library/sqlite/court-number';
import { openLibraryWriter } from '../../../../src/service/library/sqlite/library-writer';
import {
  BEARING_FACTS,
  heldNameIndex,
  storedNameIndex,
  type NearWord,
} from '../../../../src/service/library/sqlite/name-index';
import { openNameSearch } from '../../../../src/service/library/sqlite/search-names';
import { seededRandom } from '../../../support/seeded-random';
import { temporaryFolder } from '../../../support/temporary-folder';

const random = seededRandom(5);
const NAMES = 'State Alder Aldler Birch Brich Cedar Cédar Dogwood Elm Oak 3M Insurance'.split(' ');
const COURTS = ['test', 'testapp', ''];
const folder = temporaryFolder();
const writer = openLibraryWriter(folder);
for (let at = 0; at < 400; at += 1) {
  const court = random.pick(COURTS);
  writer.addCase({
    id: `test:${at}`,
    caseName: `${random.pick(NAMES)} ${random.pick(NAMES)} v. ${random.pick(NAMES)}`,
    otherNames: random.chance(0.2) ? [`In re ${random.pick(NAMES)} Co.`] : [],
    otherYears: random.chance(0.1) ? ['1999'] : [],
    documents: [],
    places: [],
    ...(court === '' ? {} : { court }),
    ...(random.chance(0.8) ? { dateFiled: `19${50 + random.below(3)}-01-01` } : {}),
  });
}
writer.finish();
const database = new Database(join(folder, 'index.sqlite'));
afterAll(() => database.close());

describe('the names of a shelf, in memory and on the disk', () => {
  const [held, stored] = [heldNameIndex(database), storedNameIndex(database)];

  test('near each word are the same words, in as many cases', () => {
    const asked = ['alder', 'aldr', 'birhc', 'cedar', 'elm', 'oak', 'state', '3m', 'nobody', 'insurence'];
    const near = held.near(asked).map(byWord);
    expect(near).toEqual(stored.near(asked).map(byWord));
    expect(near.map((words) => words.length)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 0, 1]);
  });

  test('the same cases bear a word', () => {
    const words = stored.near(['alder', 'birch', 'cedar', 'state', '3m']).flat();
    let found = 0;
    for (let at = 0; at < 300; at += 1) {
      const asked = Array.from({ length: 1 + random.below(3) }, () => random.pick(words).word);
      const from = random.pick([0, 1950, 1951]);
      const filed = {
        from,
        to: random.pick([from, 9_999]),
        court: random.chance(0.5) ? 0 : courtNumber(random.pick(COURTS)),
      };
      const numbers = [...new Set(asked)];
      const rows = casesIn(stored.bearing(numbers, filed, 4_000));
      expect(
        casesIn(held.bearing(numbers, filed, 4_000))
          .map(String)
          .sort(),
      ).toEqual(rows.map(String).sort());
      expect(casesIn(stored.bearing(numbers, filed, 3))).toHaveLength(Math.min(3, rows.length));
      expect(casesIn(held.bearing(numbers, filed, 3))).toHaveLength(Math.min(3, rows.length));
      const ids = rows.flatMap(([row]) => row ?? []);
      expect(held.read(ids)).toEqual(stored.read(ids));
      found += rows.length;
    }
    expect(found).toBeGreaterThan(500);
  });

  test('a search finds the same cases in either', () => {
    const [small, large] = [openNameSearch(database), openNameSearch(database, 0)];
    for (let at = 0; at < 100; at += 1) {
      const query = {
        plaintiff: `${random.pick(NAMES)} ${random.pick(NAMES)}`,
        defendant: random.pick(NAMES).replace('d', 'b'),
        ...(random.chance(0.5) ? { year: '1951' } : {}),
        ...(random.chance(0.5) ? { court: 'test' } : {}),
      };
      expect(small(query, 20)).toEqual(large(query, 20));
      // What is held of the words that came before changes nothing.
      expect(large(query, 20)).toEqual(openNameSearch(database, 0)(query, 20));
    }
  });
});

describe('a search for a caption', () => {
  const shelf = temporaryFolder();
  const shelfWriter = openLibraryWriter(shelf);
  const captions = ['Quarrington v. Oak', 'Birch v. Oak', 'Alder v. Oak', 'Quarrington v. Elm'];
  for (const [at, caseName] of captions.entries()) {
    shelfWriter.addCase({
      id: `test:${at}`,
      caseName,
      otherNames: [],
      otherYears: [],
      documents: [],
      places: [],
      dateFiled: '1951-01-01',
    });
  }
  shelfWriter.finish();
  const small = new Database(join(shelf, 'index.sqlite'));
  afterAll(() => small.close());

  test.each([
    [
      ['Quarrington', 'Oak'],
      ['Quarrington v. Oak', 'Quarrington v. Elm'],
      'reads the cases of its rarest word, and no others once one is like it',
    ],
    [['Quarringtom', 'Oak'], ['Quarrington v. Oak'], 'does so where a letter of that word is wrong'],
    [
      ['Nobody', 'Oak'],
      ['Quarrington v. Oak', 'Birch v. Oak', 'Alder v. Oak'],
      'goes by the words that are known',
    ],
    [['Quarrington', 'Dogwood'], ['Quarrington v. Oak', 'Quarrington v. Elm'], 'goes by the rarest alone'],
  ])('%j finds %j: it %s', ([plaintiff = '', defendant = ''], expected) => {
    const search = openNameSearch(small, 0);
    const found = search({ plaintiff, defendant, year: '1951' }, 20);
    expect(found.map(({ caseName }) => caseName)).toEqual(expected);
  });
});

function byWord(near: readonly NearWord[]): readonly NearWord[] {
  return [...near].sort((left, right) => left.word - right.word);
}

function casesIn(numbers: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: numbers.length / BEARING_FACTS }, (_, at) =>
    numbers.slice(at * BEARING_FACTS, (at + 1) * BEARING_FACTS),
  );
}
