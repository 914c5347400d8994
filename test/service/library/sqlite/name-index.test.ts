import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { courtWord, yearWord } from '../../../../src/service/library/sqlite/library-schema';
import { openLibraryWriter } from '../../../../src/service/library/sqlite/library-writer';
import { heldNameIndex, storedNameIndex } from '../../../../src/service/library/sqlite/name-index';
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
    const near = held.near(asked).map(sorted);
    expect(near).toEqual(stored.near(asked).map(sorted));
    expect(near[0]?.map(({ word }) => word)).toEqual(['alder', 'aldler']);
    expect(near[8]).toEqual([]);
  });

  test('the same cases bear a word of every group', () => {
    const words = ['alder', 'aldler', 'birch', 'brich', 'cedar', 'state', 'elm', 'insurance', 'nobody'];
    const marks = [yearWord('1950'), yearWord('1999'), courtWord('test'), courtWord('testapp')];
    let found = 0;
    for (let at = 0; at < 300; at += 1) {
      const groups = Array.from({ length: 1 + random.below(3) }, () =>
        Array.from({ length: 1 + random.below(3) }, () => random.pick(words)),
      );
      if (random.chance(0.5)) groups.push([random.pick(marks)]);
      const limit = 1 + random.below(30);
      const rows = held.find(groups, limit);
      expect(rows).toEqual(stored.find(groups, limit));
      expect(held.read(rows)).toEqual(stored.read(rows));
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
    }
  });
});

function sorted<Word extends { readonly word: string }>(near: readonly Word[]): readonly Word[] {
  return [...near].sort((left, right) => (left.word < right.word ? -1 : 1));
}
