/** Lists of orders: which pages they are, and that no order is ever called missing. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { capVolumesIn } from '../../../../src/service/library/import/cap-volume-files';
import { findBulkFiles } from '../../../../src/service/library/import/courtlistener/bulk-files';
import { importCourtListener } from '../../../../src/service/library/import/courtlistener/import-courtlistener';
import { importCapVolume } from '../../../../src/service/library/import/import-cap';
import { orderPages, withoutPages, type PageRange } from '../../../../src/service/library/import/order-pages';
import { openLibraryWriter } from '../../../../src/service/library/sqlite/library-writer';
import { readCoverage } from '../../../../src/service/library/sqlite/read-coverage';
import { openSqliteLibrary } from '../../../../src/service/library/sqlite/sqlite-library';
import { temporaryFolder } from '../../../support/temporary-folder';

const folder = temporaryFolder();

/** `10-12:500` is an entry of 500 words on pages 10 to 12. */
function entriesOf(text: string) {
  return text.split(' ').map((entry) => {
    const [pages = '', words = ''] = entry.split(':');
    const [first = '', last = first] = pages.split('-');
    return { first: Number(first), last: Number(last), words: Number(words) };
  });
}

describe('the pages of orders', () => {
  test.each<[string, string, readonly PageRange[]]>([
    ['opinions', '1-4:900 5-9:2000 10-30:9000', []],
    ['two short opinions in a row', '1-4:900 5:40 6:30 7-9:2000', []],
    ['three entries of a few words on a page', '1-4:900 801:5 801:6 801:9', [[801, 801]]],
    ['a list over pages, with gaps', '1-4:900 801:5 802:6 805:9 806:9', [[801, 806]]],
    [
      'an opinion on an order does not end the list',
      '801:5 801:6 802:9 803-812:4000 812:5 813:9 813:4',
      [[801, 813]],
    ],
    ['opinions of single justices after the orders', '801:5 801:6 802:9 1301-1309:4000', [[801, 802]]],
    [
      'two lists far apart',
      '1:5 1:5 1:5 2-90:9000 100:5 100:5 101:5',
      [
        [1, 1],
        [100, 101],
      ],
    ],
    ['brief entries far apart from each other', '1:5 90:5 180:5', []],
    ['entries whose words are not known', '801:Infinity 801:Infinity 801:Infinity', []],
  ])('%s', (_, entries, pages) => {
    expect(orderPages(entriesOf(entries))).toEqual(pages);
  });

  test('are taken out of ranges of opinions', () => {
    expect(
      withoutPages(
        [
          [1, 10],
          [20, 30],
        ],
        [
          [4, 5],
          [9, 22],
          [30, 40],
        ],
      ),
    ).toEqual([
      [1, 3],
      [6, 8],
      [23, 29],
    ]);
  });
});

/** A volume in the form of the Caselaw Access Project with opinions on pages 1–60 and orders on 1001–1012, of which some are not there. */
function writeVolumeWithOrders(): string {
  const volume = join(folder, 'us', '523');
  mkdirSync(join(volume, 'cases'), { recursive: true });
  const opinions = Array.from({ length: 12 }, (_, at) => ({
    first: 1 + at * 5,
    last: 5 + at * 5,
    words: 400,
  }));
  const orders = [1001, 1001, 1001, 1002, 1004, 1004, 1007, 1009, 1009, 1012].map((page) => ({
    first: page,
    last: page,
    words: 3,
  }));
  const cases = [...opinions, ...orders].map(({ first, last, words }, at) => ({
    id: 1000 + at,
    name: `Alder${at} v. Birch${at}`,
    name_abbreviation: `Alder${at} v. Birch${at}`,
    decision_date: '1998-03-02',
    first_page: String(first),
    last_page: String(last),
    citations: [{ type: 'official', cite: `523 U.S. ${first}` }],
    court: { name: 'Supreme Court of the United States', name_abbreviation: 'U.S.' },
    casebody: { opinions: [{ text: 'word '.repeat(words) }] },
  }));
  for (const [at, one] of cases.entries()) {
    writeFileSync(join(volume, 'cases', `${String(at).padStart(4, '0')}-01.json`), JSON.stringify(one));
  }
  writeFileSync(join(volume, 'CasesMetadata.json'), JSON.stringify(cases.map(({ id }) => ({ id }))));
  writeFileSync(join(volume, 'VolumeMetadata.json'), JSON.stringify({ volume_number: '523' }));
  return volume;
}

test('in a complete volume a page of opinions may be missing, a page of orders never', async () => {
  const shelf = join(folder, 'orders');
  const writer = openLibraryWriter(shelf);
  for (const volume of capVolumesIn(writeVolumeWithOrders())) {
    await importCapVolume(volume, writer, { source: 'cap', isPublished: true });
  }
  writer.finish();
  expect(
    readCoverage(shelf).map(({ matter, state, firstPage, lastPage }) => [matter, state, firstPage, lastPage]),
  ).toEqual([
    ['opinions', 'complete', 1, 60],
    ['orders', 'partial', 1001, 1012],
  ]);
  const library = openSqliteLibrary(shelf);
  const kindsOf = async (pages: readonly number[]) =>
    new Set(
      (
        await library.lookUp(pages.map((page) => ({ volume: '523', reporter: 'U.S.', page: String(page) })))
      ).map(({ kind }) => kind),
    );
  expect(await kindsOf([3, 44, 60])).toEqual(new Set(['missing']));
  expect(await kindsOf([61, 801, 1003, 1005, 1006, 1008, 1010, 1011, 1013, 1300])).toEqual(
    new Set(['notCovered']),
  );
  await library.close();
});

const shared = join('..', 'shared', 'data');
describe.skipIf(!existsSync(shared))('the shared data (skipped where ../shared/data is absent)', () => {
  test('held complete where it can be, calls no real order missing', async () => {
    const shelf = join(folder, 'shared');
    const writer = openLibraryWriter(shelf);
    for (const volume of capVolumesIn(join(shared, 'cap'))) {
      await importCapVolume(volume, writer, { source: 'cap', isPublished: true });
    }
    const bulk = findBulkFiles(join(shared, 'courtlistener/bulk-converted'));
    const outcome = await importCourtListener(bulk, writer, {
      staging: join(folder, 'staging'),
      tell: () => undefined,
    });
    expect(outcome).toMatchObject({ kind: 'imported', cases: 355, withText: 355 });
    writer.finish();

    const orders = new Set(['523 U.S. 1008']);
    for (const file of readdirSync(join(shared, 'briefs'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.txt')) continue;
      const text = readFileSync(join(shared, 'briefs', file), 'utf8');
      const denied =
        /cert(?:iorari)?\.? (?:denied|dismissed|granted)[^\d]{1,40}(\d{2,3}) U\. ?S\. (\d{3,4})/g;
      for (const [, volume = '', page = ''] of text.matchAll(denied)) orders.add(`${volume} U.S. ${page}`);
    }
    expect(orders.size).toBeGreaterThan(15);
    const library = openSqliteLibrary(shelf);
    const places = [...orders].map((cite) => {
      const [volume = '', reporter = '', page = ''] = cite.split(' ');
      return { volume, reporter, page };
    });
    expect((await library.lookUp(places)).filter(({ kind }) => kind === 'missing')).toEqual([]);
    await library.close();
  }, 120_000);
});
