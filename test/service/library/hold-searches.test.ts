import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdSearches } from '../../../src/service/library/hold-searches';
import { neighbourhoodOf } from '../../../src/service/library/neighbourhood';
import { openSqliteLibrary } from '../../../src/service/library/sqlite/sqlite-library';
import { buildShelf } from '../../support/build-shelf';
import { memoryLibrary } from '../../support/memory-library';
import { temporaryFolder } from '../../support/temporary-folder';

const cases = [
  ['17', 'Elm', 'Oak'],
  ['604', 'Elm', 'Ash'],
].map(([page = '', plaintiff = '', defendant = '']) => ({
  id: `test:${page}`,
  caseName: `${plaintiff} v. ${defendant}`,
  otherNames: [],
  otherYears: [],
  documents: [],
  dateFiled: '1990-01-02',
  places: [{ volume: '5', reporter: 'U.S.', page }],
}));

function cited(page: string, defendant: string) {
  const place = { volume: '5', reporter: 'U.S.', page };
  return {
    kind: 'case',
    ...place,
    reporterAsWritten: 'U.S.',
    plaintiff: 'Elm',
    defendant,
    year: '1990',
    start: 0,
    end: 0,
    fullStart: 0,
    fullEnd: 0,
  } as const;
}

function counting(mostSearches?: number) {
  const searches: string[] = [];
  const library = memoryLibrary({ cases });
  const held = holdSearches(
    {
      ...library,
      findByName(query, limit) {
        searches.push(`${query.defendant ?? ''} ${query.year ?? ''} ${String(limit)}`);
        return library.findByName(query, limit);
      },
      findNear(around) {
        searches.push(around.map(({ cited, caption }) => `${cited.page} ${caption}`).join(', '));
        return library.findNear(around);
      },
    },
    mostSearches,
  );
  return { held, searches };
}

test('a search by name that was made is not made again, and finds the very same', async () => {
  const { held, searches } = counting();
  const found = await held.findByName(cited('1', 'Oak'), 20);
  expect(found.map(({ id }) => id)).toContain('test:17');
  expect(await held.findByName(cited('900', 'Oak'), 20)).toBe(found);
  expect(searches).toEqual(['Oak 1990 20']);
});

test.each([
  ['another party', cited('1', 'Ash'), 20],
  ['another year', { ...cited('1', 'Oak'), year: '1991' }, 20],
  ['another court', { ...cited('1', 'Oak'), court: 'scotus' }, 20],
  ['more of them', cited('1', 'Oak'), 40],
  ['parties the other way round', { ...cited('1', 'Elm'), plaintiff: 'Oak' }, 20],
])('it is made for %s', async (_, query, limit) => {
  const { held, searches } = counting();
  await held.findByName(cited('1', 'Oak'), 20);
  await held.findByName(query, limit);
  expect(searches).toHaveLength(2);
});

test('of several searched around at once only those are searched for that were not before, each in its place', async () => {
  const { held, searches } = counting();
  const [near17, near604, farOff] = [cited('18', 'Oak'), cited('605', 'Ash'), cited('8888', 'Ash')].map(
    neighbourhoodOf,
  );
  if (!near17 || !near604 || !farOff) throw new Error('no neighbourhoods');
  const ids = (found: Awaited<ReturnType<typeof held.findNear>>) =>
    found.map((cases) => [...cases.values()].flat().map(({ id }) => id));
  expect(ids(await held.findNear([near604, farOff]))).toEqual([['test:604'], []]);
  expect(ids(await held.findNear([near17, farOff, near604]))).toEqual([['test:17'], [], ['test:604']]);
  expect(ids(await held.findNear([farOff]))).toEqual([[]]);
  expect(searches).toEqual(['605 Elm Ash, 8888 Elm Ash', '18 Elm Oak']);
});

test('a pin page makes it another search', async () => {
  const { held, searches } = counting();
  await held.findNear([neighbourhoodOf(cited('8888', 'Ash'))]);
  const [pinned] = await held.findNear([neighbourhoodOf({ ...cited('8888', 'Ash'), pinCite: '604' })]);
  expect([...(pinned ?? new Map<number, never[]>()).values()].flat()).toHaveLength(1);
  expect(searches).toHaveLength(2);
});

test('beyond all room it begins anew', async () => {
  const { held, searches } = counting(2);
  for (const defendant of ['Oak', 'Ash', 'Fir', 'Fir', 'Oak'])
    await held.findByName(cited('1', defendant), 20);
  expect(searches).toEqual(['Oak 1990 20', 'Ash 1990 20', 'Fir 1990 20', 'Oak 1990 20']);
});

test('a failed search is made again', async () => {
  let asked = 0;
  const held = holdSearches({
    ...memoryLibrary({ cases }),
    findByName: () => (asked++ === 0 ? Promise.reject(new Error('away')) : Promise.resolve([])),
  });
  await expect(held.findByName(cited('1', 'Oak'), 20)).rejects.toThrow('away');
  expect(await held.findByName(cited('1', 'Oak'), 20)).toEqual([]);
});

test('a shelf that is replaced is searched anew', async () => {
  const folder = temporaryFolder();
  buildShelf(join(folder, 'shelf'), { cases: cases.slice(1) });
  const library = openSqliteLibrary(folder, 0);
  const search = async () => (await library.findByName(cited('1', 'Oak'), 20)).map(({ id }) => id);
  expect(await search()).not.toContain('test:17');
  buildShelf(join(folder, 'shelf'), { cases });
  expect(await search()).toContain('test:17');
  await library.close();
});
