import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test, vi } from 'vitest';
import { openLibraryWriter } from '../../../../src/service/library/sqlite/library-writer';
import { readCoverage } from '../../../../src/service/library/sqlite/read-coverage';
import { openSqliteLibrary } from '../../../../src/service/library/sqlite/sqlite-library';
import { buildShelf } from '../../../support/build-shelf';
import { temporaryFolder } from '../../../support/temporary-folder';
import { HOLDINGS, libraryBehaviour } from '../library-behaviour';

const folder = temporaryFolder();
let built = 0;

function newFolder(): string {
  built += 1;
  const path = join(folder, String(built));
  mkdirSync(path);
  return path;
}

describe('the library in SQLite', () => {
  libraryBehaviour((holdings) => {
    const shelf = newFolder();
    buildShelf(shelf, holdings);
    return Promise.resolve(openSqliteLibrary(shelf));
  });
});

describe('the library in SQLite, on two shelves', () => {
  libraryBehaviour((holdings) => {
    const shelves = newFolder();
    const first = holdings.cases.filter(({ id }) => id.startsWith('first:'));
    buildShelf(join(shelves, 'a'), { ...holdings, cases: first });
    buildShelf(join(shelves, 'b'), { cases: holdings.cases.filter((record) => !first.includes(record)) });
    return Promise.resolve(openSqliteLibrary(shelves));
  });
});

describe('a shelf', () => {
  const [alder] = HOLDINGS.cases;
  if (!alder) throw new Error('no case');
  const asked = [{ volume: '7', reporter: 'Test', page: '10' }];

  test('takes a case with the same id in place of the earlier one', async () => {
    const shelf = newFolder();
    buildShelf(shelf, HOLDINGS);
    buildShelf(shelf, {
      cases: [
        { ...alder, caseName: 'Alder v. Beech', places: [{ volume: '8', reporter: 'Test', page: '1' }] },
      ],
    });
    const library = openSqliteLibrary(shelf);
    const [before, after] = await library.lookUp([...asked, { volume: '8', reporter: 'Test', page: '1' }]);
    expect(before?.kind).toBe('missing');
    expect(after).toMatchObject({ kind: 'found', authorities: [{ caseName: 'Alder v. Beech' }] });
    expect((await library.findByName({ plaintiff: 'Alder', defendant: 'Beech' }, 1))[0]?.caseName).toBe(
      'Alder v. Beech',
    );
    await library.close();
  });

  test('keeps what was committed when an import ends in the middle, and goes on from there', async () => {
    const shelf = newFolder();
    const writer = openLibraryWriter(shelf);
    writer.addCase(alder);
    writer.markImported('volume 7', 'digest', 1);
    writer.commit();
    writer.addCase({ ...alder, id: 'first:lost' });
    writer.abandon();
    for (const pack of readdirSync(shelf).filter((name) => name.endsWith('.pack'))) {
      appendFileSync(join(shelf, pack), 'half a text');
    }

    const next = openLibraryWriter(shelf);
    expect(next.wasImported('volume 7', 'digest')).toBe(true);
    expect(next.wasImported('volume 7', 'other')).toBe(false);
    next.addCase({ ...alder, id: 'first:next' });
    next.finish();
    const library = openSqliteLibrary(shelf);
    expect(await library.readOpinion('first:1')).toEqual(alder.opinion);
    expect(await library.readOpinion('first:next')).toEqual(alder.opinion);
    expect(await library.readOpinion('first:lost')).toBeNull();
    await library.close();
  });

  test('keeps no text of an import that ended before it committed anything', () => {
    const [shelf, undisturbed] = [newFolder(), newFolder()];
    const writer = openLibraryWriter(shelf);
    writer.addCase(alder);
    writer.abandon();
    for (const path of [shelf, undisturbed]) buildShelf(path, { cases: [alder] });
    const [pack, expected] = [shelf, undisturbed].map((path) => readFileSync(join(path, 'texts-0001.pack')));
    expect(pack).toEqual(expected);
  });

  test('on a disk that is full keeps what was committed, and says no more than that it is full', async () => {
    const shelf = newFolder();
    const prepare = vi.spyOn(Database.prototype, 'prepare');
    const writer = openLibraryWriter(shelf);
    const [database] = prepare.mock.contexts as readonly Database.Database[];
    prepare.mockRestore();
    writer.addCase(alder);
    writer.commit();
    database?.exec('PRAGMA max_page_count=20');
    const add = (at: number): undefined => writer.addCase({ ...alder, id: `first:lost ${String(at)}` });
    expect(() => Array.from({ length: 1_000 }, (_, at) => add(at))).toThrow('database or disk is full');
    expect(() => add(0)).toThrow('Make room, and start the import again');
    expect(() => writer.finish()).toThrow('Make room');
    writer.abandon();
    openLibraryWriter(shelf).finish();
    const library = openSqliteLibrary(shelf);
    expect(await library.lookUp(asked)).toMatchObject([{ kind: 'found', authorities: [{ id: alder.id }] }]);
    await library.close();
  });

  test('is seen anew by a library that is open, when an import has replaced or added it', async () => {
    const shelves = newFolder();
    buildShelf(join(shelves, 'a'), { cases: [alder] });
    const library = openSqliteLibrary(shelves, 0);
    const elsewhere = [{ volume: '8', reporter: 'Test', page: '1' }];
    const kinds = async () => (await library.lookUp([...asked, ...elsewhere])).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['found', 'notCovered']);
    buildShelf(join(shelves, 'a'), { cases: [{ ...alder, id: 'first:b', places: elsewhere }] });
    expect(await kinds()).toEqual(['found', 'found']);
    expect(await library.readOpinion('first:b')).toEqual(alder.opinion);
    buildShelf(join(shelves, 'b'), { cases: [{ ...alder, id: 'second:c' }] });
    expect(await library.readOpinion('second:c')).toEqual(alder.opinion);
    await library.close();
  });

  test('that is being copied in or is damaged leaves the others as they are, and is used once it is whole', async () => {
    const shelves = newFolder();
    const elsewhere = newFolder();
    buildShelf(join(shelves, 'a'), { cases: [alder] });
    buildShelf(elsewhere, { cases: [{ ...alder, id: 'second:c' }] });
    const warnings: string[] = [];
    const warn = ({ message }: Error): number => warnings.push(message);
    process.on('warning', warn);
    const library = openSqliteLibrary(shelves, 0);
    cpSync(elsewhere, join(shelves, 'b'), { recursive: true });
    truncateSync(join(shelves, 'b', 'index.sqlite'), 5_000);
    expect((await library.lookUp(asked))[0]?.kind).toBe('found');
    expect(await library.readOpinion('second:c')).toBeNull();
    await expect.poll(() => warnings).toEqual([expect.stringMatching(/not used yet: .*damaged/)]);

    cpSync(elsewhere, join(shelves, 'b'), { recursive: true });
    expect(await library.readOpinion('second:c')).toEqual(alder.opinion);
    process.off('warning', warn);
    await library.close();
  });

  test.each([
    ['damaged', () => 'half a file '.repeat(20), /index\.sqlite is damaged/],
    ['empty', () => '', /index\.sqlite has version 0/],
  ])('that is %s is refused at the start, with what to do', (_, content, message) => {
    const shelf = newFolder();
    writeFileSync(join(shelf, 'index.sqlite'), content());
    expect(() => openSqliteLibrary(shelf)).toThrow(message);
    expect(() => openSqliteLibrary(shelf)).toThrow('delete its folder');
  });

  test('that one import writes, another leaves alone', () => {
    const shelf = newFolder();
    const writer = openLibraryWriter(shelf);
    writer.addCase(alder);
    expect(() => openLibraryWriter(shelf)).toThrow(/Another import is writing into/);
    writer.finish();
    const next = openLibraryWriter(shelf);
    next.abandon();
  });

  test('of an earlier version is neither read nor added to, and it is said what to do', () => {
    const shelf = newFolder();
    buildShelf(shelf, HOLDINGS);
    const database = new Database(join(shelf, 'index.sqlite'));
    database.exec('PRAGMA user_version=4');
    database.close();
    for (const open of [openSqliteLibrary, openLibraryWriter, readCoverage]) {
      expect(() => open(shelf)).toThrow(/has version 4, and this program (?:reads|writes) 5\. .*import/i);
      expect(() => open(shelf)).toThrow(/delete (?:its|that) folder/i);
    }
  });

  test('is not looked for more often than asked', async () => {
    const shelves = newFolder();
    const library = openSqliteLibrary(shelves, 60_000);
    buildShelf(join(shelves, 'a'), { cases: [alder] });
    expect((await library.lookUp(asked))[0]?.kind).toBe('notCovered');
    await library.close();
  });

  test('would rather fail than give half a text', async () => {
    const shelf = newFolder();
    buildShelf(shelf, HOLDINGS);
    truncateSync(join(shelf, 'texts-0001.pack'), 20);
    const library = openSqliteLibrary(shelf);
    await expect(library.readOpinion('second:1')).rejects.toThrow('ends before');
    await library.close();
  });

  test('is not changed by reading', async () => {
    const shelf = newFolder();
    buildShelf(shelf, HOLDINGS);
    const before = readdirSync(shelf).map((name) => [
      name,
      readFileSync(join(shelf, name)).toString('base64'),
    ]);
    const library = openSqliteLibrary(shelf);
    await library.lookUp(asked);
    await library.findByName({ plaintiff: 'Alder' }, 3);
    await library.close();
    expect(
      readdirSync(shelf).map((name) => [name, readFileSync(join(shelf, name)).toString('base64')]),
    ).toEqual(before);
  });
});

describe('a folder without shelves', () => {
  test.each([
    ['missing', () => join(folder, 'nothing')],
    ['empty', newFolder],
    [
      'that holds one still being built',
      () => {
        const shelves = newFolder();
        mkdirSync(join(shelves, 'new.part'));
        writeFileSync(join(shelves, 'new.part', 'index.sqlite'), '');
        return shelves;
      },
    ],
  ])('%s: nothing is covered, nothing is found', async (_, make) => {
    const library = openSqliteLibrary(make());
    expect(await library.lookUp([{ volume: '7', reporter: 'Test', page: '10' }])).toEqual([
      { kind: 'notCovered' },
    ]);
    expect(await library.findByName({ plaintiff: 'Alder' }, 3)).toEqual([]);
    expect(await library.readOpinion('first:1')).toBeNull();
    await library.close();
  });
});
