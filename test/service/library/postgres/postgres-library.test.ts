/** The library in a real PostgreSQL. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Library } from '../../../../src/service/library/library';
import { openPostgresWriter } from '../../../../src/service/library/postgres/library-writer';
import { postgresLibrary } from '../../../../src/service/library/postgres/postgres-library';
import { readPostgresCoverage } from '../../../../src/service/library/postgres/read-coverage';
import type { PostgresDatabase } from '../../../../src/service/databases/database';
import { buildPostgresLibrary } from '../../../support/build-postgres-library';
import { fillLibrary } from '../../../support/fill-library';
import { openedPostgres } from '../../../support/opened-postgres';
import { postgresMissing, startPostgres, type PostgresServer } from '../../../support/postgres-server';
import { HOLDINGS, libraryBehaviour } from '../library-behaviour';

describe.skipIf(postgresMissing !== null)(`the library in PostgreSQL (${postgresMissing ?? 'real'})`, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());

  const newDatabase = async (): Promise<PostgresDatabase> => openedPostgres(await server.createDatabase());

  libraryBehaviour(async (holdings) => {
    const database = await newDatabase();
    await buildPostgresLibrary(database, holdings);
    return postgresLibrary(database);
  });

  describe('written in three imports, of which the second replaces the first', () => {
    libraryBehaviour(async (holdings) => {
      const database = await newDatabase();
      const first = holdings.cases.filter(({ id }) => id.startsWith('first:'));
      await buildPostgresLibrary(database, {
        ...holdings,
        cases: first.map((record) => ({ ...record, caseName: 'Old v. Older', places: [place('1')] })),
      });
      await buildPostgresLibrary(database, { ...holdings, cases: first });
      await buildPostgresLibrary(database, {
        cases: holdings.cases.filter((record) => !first.includes(record)),
      });
      return postgresLibrary(database);
    });
  });

  const [alder] = HOLDINGS.cases;
  if (!alder) throw new Error('no case');
  const place = (page: string) => ({ volume: '7', reporter: 'Test', page });
  const namesAt = async (library: Library, page: string): Promise<readonly string[]> => {
    const [answer] = await library.lookUp([place(page)]);
    return answer?.kind === 'found'
      ? answer.authorities.map(({ caseName }) => caseName)
      : [answer?.kind ?? ''];
  };

  describe('an edition', () => {
    let database: PostgresDatabase;
    let library: Library;
    let url: string;
    beforeAll(async () => {
      url = await server.createDatabase();
      database = await openedPostgres(url);
      library = postgresLibrary(database);
      await buildPostgresLibrary(database, HOLDINGS);
    });
    afterAll(() => library.close());

    test('is seen whole or not at all, and what it replaces is then removed', async () => {
      const writer = await openPostgresWriter(database);
      await writer.addCase({ ...alder, caseName: 'Alder v. Beech', places: [place('11')], opinion: OTHER });
      await writer.coverVolume({ ...place('1'), source: 'first' }, []);
      await writer.commit();
      expect(await namesAt(library, '10')).toEqual(['Alder v. Birch']);
      expect(await namesAt(library, '11')).toEqual(['missing']);
      expect(await library.readOpinion(alder.id)).toEqual(alder.opinion);
      expect((await library.findByName({ plaintiff: 'Alder', defendant: 'Beech' }, 1))[0]?.caseName).not.toBe(
        'Alder v. Beech',
      );

      await writer.finish();
      expect(await namesAt(library, '10')).toEqual(['notCovered']);
      expect(await namesAt(library, '11')).toEqual(['Alder v. Beech']);
      expect(await library.readOpinion(alder.id)).toEqual(OTHER);
      expect((await library.findByName({ plaintiff: 'Alder', defendant: 'Beech' }, 1))[0]?.caseName).toBe(
        'Alder v. Beech',
      );
      for (const table of ['citations', 'cases', 'opinions', 'name_words', 'coverage']) {
        const ended = await server.run(url, `SELECT 1 FROM cite_check.${table} WHERE until < 2147483647`);
        expect(ended).toEqual([]);
      }
      const [words] = await server.run(url, `SELECT cases FROM cite_check.words WHERE word = 'birch'`);
      expect(words).toEqual({ cases: 0 });
    });

    test('says anew where a volume ends', async () => {
      const freshUrl = await server.createDatabase();
      const fresh = await openedPostgres(freshUrl);
      const held = postgresLibrary(fresh);
      for (const lastPage of [80, 90, 70]) {
        const writer = await openPostgresWriter(fresh);
        await writer.endVolume({ ...place('1'), lastPage, source: 'first' });
        await writer.finish();
        expect(await held.lookUp([place('85')])).toEqual([
          lastPage === 90 ? { kind: 'notCovered' } : { kind: 'missing', volumeEnds: String(lastPage) },
        ]);
        const said = await server.run(freshUrl, 'SELECT last FROM cite_check.volume_ends');
        expect(said).toEqual([{ last: lastPage }]);
      }
      await held.close();
    });

    test('is the same for every place of a batch, and for what is known of their volume, while another one is shown', async () => {
      const fresh = await newDatabase();
      const held = postgresLibrary(fresh);
      const range = { ...place('1'), matter: 'opinions' as const, state: 'complete' as const, snapshot: 's' };
      const answersOf = async (): Promise<string> => {
        const answers = await held.lookUp(['7', '8', '9'].map(place));
        return answers.map(({ kind }) => kind).join();
      };
      const answers: string[] = [];
      for (const [standing, kinds] of [
        ['7', 'found,missing,missing'],
        ['8', 'notCovered,found,notCovered'],
        ['9', 'missing,missing,found'],
      ] as const) {
        const writer = await openPostgresWriter(fresh);
        await writer.addCase({ ...alder, id: 'first:moves', places: [place(standing)] });
        await writer.coverVolume(
          { ...place('1'), source: 'first' },
          standing === '8' ? [] : [{ ...range, source: 'first', firstPage: 1, lastPage: 20 }],
        );
        const finished = Promise.resolve(writer.finish());
        let isFinished = false;
        void finished.then(() => (isFinished = true));
        while (!isFinished) answers.push(...(await Promise.all([answersOf(), answersOf(), answersOf()])));
        await finished;
        expect(await answersOf()).toBe(kinds);
      }
      expect(new Set(answers).size).toBeGreaterThan(1);
      const whole = [
        'notCovered,notCovered,notCovered',
        'found,missing,missing',
        'notCovered,found,notCovered',
        'missing,missing,found',
      ];
      expect(answers.filter((kinds) => !whole.includes(kinds))).toEqual([]);
      await held.close();
    });

    test('that was left unfinished is gone on with, and shown when that one is finished', async () => {
      const writer = await openPostgresWriter(database);
      await writer.addCase({ ...alder, id: 'first:begun', places: [place('101')] });
      await writer.markImported('volume 7', 'digest', 1);
      await writer.commit();
      await writer.addCase({ ...alder, id: 'first:lost', places: [place('102')] });
      await writer.abandon();
      expect(await namesAt(library, '101')).toEqual(['missing']);

      const next = await openPostgresWriter(database);
      expect(await next.wasImported('volume 7', 'digest')).toBe(true);
      expect(await next.wasImported('volume 7', 'other')).toBe(false);
      await next.addCase({ ...alder, id: 'first:begun', caseName: 'Alder v. Cedar', places: [place('103')] });
      await next.finish();
      expect(await namesAt(library, '101')).toEqual(['missing']);
      expect(await namesAt(library, '102')).toEqual(['missing']);
      expect(await namesAt(library, '103')).toEqual(['Alder v. Cedar']);
      expect(await library.readOpinion('first:begun')).toEqual(alder.opinion);
    });

    test('has one writer at a time; who was silent for too long writes no more', async () => {
      const silent = await openPostgresWriter(database);
      await expect(openPostgresWriter(database)).rejects.toThrow(/Another import .* in \d+ seconds/);
      await server.run(url, `UPDATE cite_check.library_state SET lease_until = now() - interval '1 second'`);
      const next = await openPostgresWriter(database);
      await silent.addCase({ ...alder, id: 'first:silent', places: [place('104')] });
      await expect(silent.commit()).rejects.toThrow('taken over');
      await expect(silent.markImported('volume 8', 'digest', 1)).rejects.toThrow('taken over');
      await expect(silent.finish()).rejects.toThrow('taken over');
      await next.abandon();
      expect(await namesAt(library, '104')).toEqual(['missing']);
    });

    test('of which a source holds some cases no more is without these, and those of other sources stay', async () => {
      const fresh = await newDatabase();
      const held = postgresLibrary(fresh);
      const cases = ['7', '8', '9'].map((page) => ({ ...alder, id: `bulk:${page}`, places: [place(page)] }));
      await buildPostgresLibrary(fresh, {
        cases: [...cases, { ...alder, id: 'bulky:1', places: [place('6')] }],
      });
      const writer = await openPostgresWriter(fresh);
      expect(await writer.retain('bulk', (id) => id !== 'bulk:8')).toBe(1);
      await writer.finish();
      expect(await Promise.all(['6', '7', '8', '9'].map((page) => namesAt(held, page)))).toEqual([
        [alder.caseName],
        [alder.caseName],
        ['notCovered'],
        [alder.caseName],
      ]);
      expect(await held.readOpinion('bulk:8')).toBeNull();
      expect(await held.readOpinion('bulk:7')).toEqual(alder.opinion);
      await held.close();
    });

    test('says what it covers', async () => {
      await buildPostgresLibrary(database, { cases: [], coverage: HOLDINGS.coverage ?? [] });
      const ranges = await readPostgresCoverage(database);
      expect(ranges).toHaveLength(HOLDINGS.coverage?.length ?? 0);
      expect(ranges).toEqual(expect.arrayContaining([...(HOLDINGS.coverage ?? [])]));
    });

    test('bounds a case by one that a later edition adds, and keeps its words', async () => {
      const open = { ...alder, id: 'first:open', places: [place('25')] };
      await buildPostgresLibrary(database, { cases: [open] });
      const lastPage = async () => {
        const [answer] = await library.lookUp([place('25')]);
        return answer?.kind === 'found' && answer.authorities[0]?.places[0];
      };
      expect(await lastPage()).toEqual({ ...place('25'), lastPage: '30', lastPageInferred: true });
      await buildPostgresLibrary(database, {
        cases: [{ ...alder, id: 'first:later', places: [place('27')] }],
      });
      expect(await lastPage()).toEqual({ ...place('25'), lastPage: '27', lastPageInferred: true });
      expect(await library.readOpinion('first:open')).toEqual(alder.opinion);
    });

    test('keeps a text of many megabytes in pieces, and would rather fail than give half of one', async () => {
      // Digests do not compress.
      const text = Array.from({ length: 60_000 }, (_, at) =>
        createHash('sha1').update(`${at}`).digest('hex'),
      ).join('\n');
      const opinion = { text, complete: true, parts: [] };
      await buildPostgresLibrary(database, { cases: [{ ...alder, id: 'first:long', opinion }] });
      const pieces = await server.run(
        url,
        `SELECT length(body) <= 1000000 AS small FROM cite_check.opinions WHERE case_id = 'first:long'`,
      );
      expect(pieces.length).toBeGreaterThan(1);
      expect(pieces).toEqual(pieces.map(() => ({ small: true })));
      expect(await library.readOpinion('first:long')).toEqual(opinion);
      await server.run(url, `DELETE FROM cite_check.opinions WHERE case_id = 'first:long' AND piece = 1`);
      await expect(library.readOpinion('first:long')).rejects.toThrow('not the one that was imported');
    });

    test.each([
      [
        'a character that PostgreSQL has not',
        { volume: '7\0', reporter: 'Test', page: '103\0' },
        'notCovered',
      ],
      ['half a character', { volume: '7', reporter: 'Test\ud800', page: '103' }, 'notCovered'],
      ['what looks like SQL', { volume: "7'; --", reporter: '{"Test"}', page: '\\' }, 'notCovered'],
    ])('answers a place with %s as any other', async (_, asked, kind) => {
      expect((await library.lookUp([asked]))[0]?.kind).toBe(kind);
      expect(await library.readOpinion(asked.volume)).toBeNull();
    });
  });

  test('a page far inside a very long case is within it', async () => {
    const database = await newDatabase();
    const long = { ...alder, places: [{ ...place('100'), lastPage: '900' }] };
    await buildPostgresLibrary(database, {
      cases: [long, { ...alder, id: 'first:b', places: [place('300')] }],
    });
    const library = postgresLibrary(database);
    const answers = await library.lookUp(['101', '164', '165', '900', '901', '300'].map(place));
    expect(answers.map((answer) => ('within' in answer ? answer.within.id : answer.kind))).toEqual([
      ...Array.from({ length: 4 }, () => alder.id),
      'notCovered',
      'found',
    ]);
    await library.close();
  });

  test('of words that thousands of cases bear, the cases of the cited court are found, and of the cited year', async () => {
    const database = await newDatabase();
    const fir = { ...alder, caseName: 'Fir v. Gum', otherNames: [], otherYears: [] };
    const cases = Array.from({ length: 8_100 }, (_, at) => ({
      ...fir,
      id: `many:${at}`,
      places: [place(`${at}`)],
      dateFiled: `${1900 + (at % 100)}-01-01`,
    }));
    await buildPostgresLibrary(database, {
      cases: [
        ...cases,
        { ...fir, id: 'z:court', court: 'testapp', dateFiled: '1999-01-01', places: [place('9001')] },
        { ...fir, id: 'z:year', dateFiled: '2001-01-01', places: [place('9002')] },
      ],
    });
    const library = postgresLibrary(database);
    const first = async (more: object): Promise<string | undefined> =>
      (await library.findByName({ plaintiff: 'Fir', defendant: 'Gumm', ...more }, 5))[0]?.id;
    expect(await first({ court: 'testapp' })).toBe('z:court');
    expect(await first({ court: 'testapp', year: '1998' })).not.toBe('z:year');
    expect(await first({ year: '2001' })).toBe('z:year');
    expect(await first({})).toMatch(/^many:/);
    expect(await library.findByName({ plaintiff: 'Fir', court: 'nowhere' }, 5)).toEqual([]);
    await library.close();
  });

  test('an import of more than a batch is whole', async () => {
    const database = await newDatabase();
    const writer = await openPostgresWriter(database);
    const cases = Array.from({ length: 1_201 }, (_, at) => ({
      ...alder,
      id: `many:${at}`,
      places: [place(`${at}`)],
    }));
    await fillLibrary(writer, {
      cases: [...cases, { ...alder, id: 'many:7', caseName: 'Again v. Twice', places: [] }],
    });
    await writer.finish();
    const library = postgresLibrary(database);
    const kinds = (await library.lookUp(cases.map(({ places }) => places[0] ?? place('')))).map(
      ({ kind }) => kind,
    );
    expect(kinds.filter((kind) => kind !== 'found')).toEqual(['notCovered']);
    expect(kinds[7]).toBe('notCovered');
    await library.close();
  });

  test('an outage is neither an answer nor the end: the question fails, and the next after it is answered', async () => {
    const database = await newDatabase();
    await buildPostgresLibrary(database, HOLDINGS);
    const library = postgresLibrary(database);
    expect(await namesAt(library, '10')).toEqual(['Alder v. Birch']);
    await server.stop();
    await expect(library.lookUp([place('10')])).rejects.toThrow('not available');
    await expect(library.findByName({ plaintiff: 'Alder' }, 1)).rejects.toThrow('not available');
    await expect(library.readOpinion('first:1')).rejects.toThrow('not available');
    await server.start();
    expect(await namesAt(library, '10')).toEqual(['Alder v. Birch']);
    await server.stop();
    await server.start();
    // Of the pool's connections none has lived through it.
    expect(await Promise.all([1, 2, 3].map(() => namesAt(library, '10')))).toEqual(
      [1, 2, 3].map(() => ['Alder v. Birch']),
    );
    await library.close();
  });
});

const OTHER = { text: 'Other words.', complete: false, parts: [] };
