/** Opening the database of `DATABASE_URL`, and what becomes of statements that meet, wait or fail; on a real server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDataPlace } from '../../../src/service/config';
import { openLibraryAt } from '../../../src/service/open-data';
import {
  DatabaseRefusal,
  DatabaseUnavailable,
  openDatabase,
  type Statement,
} from '../../../src/service/databases/database';
import { openPostgres } from '../../../src/service/databases/open-postgres';
import { openedPostgres } from '../../support/opened-postgres';
import { postgresMissing, startPostgres, type PostgresServer } from '../../support/postgres-server';
import { temporaryFolder } from '../../support/temporary-folder';

describe.skipIf(postgresMissing !== null)(`a database of PostgreSQL (${postgresMissing ?? 'real'})`, () => {
  let server: PostgresServer;
  let url = '';
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
  });
  afterAll(() => server.remove());

  const faultOf = async (address: string): Promise<string> => {
    const opened = await openPostgres(address);
    if (opened.kind === 'open') {
      await opened.database.close();
      return 'none';
    }
    return opened.message;
  };
  const plain = (text: string): Statement => ({ name: '', text });

  test('gets its tables from several programs that start at once, and from then on needs no right to make any', async () => {
    expect(await Promise.all(Array.from({ length: 6 }, () => faultOf(url)))).toEqual(
      Array.from({ length: 6 }, () => 'none'),
    );
    await server.run(
      url,
      `CREATE ROLE reader LOGIN; GRANT USAGE ON SCHEMA cite_check TO reader;
       GRANT SELECT ON ALL TABLES IN SCHEMA cite_check TO reader`,
    );
    expect(await faultOf(url.replace('postgres@', 'reader@'))).toBe('none');
  });

  test('gives a verifying thread two connections, as the README says', async () => {
    const place = readDataPlace({ DATA_DIR: temporaryFolder(), DATABASE_URL: await server.createDatabase() });
    const library = await openLibraryAt(place);
    const asked = [{ volume: '1', reporter: 'U.S.', page: '1' }];
    await Promise.all(Array.from({ length: 12 }, () => library.lookUp(asked)));
    const open = await server.run(
      place.databaseUrl ?? '',
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'cite-check'",
    );
    expect(open).toHaveLength(2);
    await library.close();
  });

  test('says what to do where something is wrong, and never the password', async () => {
    const empty = await server.createDatabase();
    await server.run(empty, `CREATE ROLE guest LOGIN PASSWORD 'hush'`);
    const cases: readonly (readonly [string, string])[] = [
      [url.replace(/:\d+\//, ':1/').replace('postgres@', 'postgres:hush@'), 'does not answer (ECONNREFUSED)'],
      [url.replace(/\/[^/]+$/, '/nowhere'), 'no database of the name'],
      [url.replace('postgres@', 'nobody:hush@'), 'refuses the user or the password'],
      [empty.replace('postgres@', 'guest:hush@'), 'may not make them'],
      [`${url}?sslmode=require`, 'does not offer TLS'],
      [`${url}?sslmode=verify-full`, 'does not offer TLS'],
      [`${url}?sslmode=perhaps`, 'sslmode'],
      ['hush', 'must read postgres://'],
    ];
    for (const [address, message] of cases) {
      const fault = await faultOf(address);
      expect(fault).toContain(message);
      expect(fault).not.toContain('hush');
    }
    const [version] = await server.run(url, `SELECT value FROM cite_check.facts WHERE name = 'schema'`);
    await server.run(url, `UPDATE cite_check.facts SET value = '0' WHERE name = 'schema'`);
    expect(await faultOf(url)).toContain('version 0');
    await server.run(
      url,
      `UPDATE cite_check.facts SET value = '${String(version?.['value'])}' WHERE name = 'schema'`,
    );
  });

  test('transactions that block one another are both done', async () => {
    await server.run(
      url,
      `CREATE TABLE pairs (id integer PRIMARY KEY, n integer); INSERT INTO pairs VALUES (1, 0), (2, 0)`,
    );
    const database = await openedPostgres(url);
    const raise = (id: number) => plain(`UPDATE pairs SET n = n + 1 WHERE id = ${id}`);
    let attempts = 0;
    let held = 0;
    let bothHoldOne = (): void => undefined;
    const holding = new Promise<void>((resolve) => (bothHoldOne = resolve));
    const both = (first: number, second: number) =>
      database.transaction(async (ask) => {
        attempts += 1;
        await ask(raise(first));
        held += 1;
        if (held >= 2) bothHoldOne();
        await holding;
        await ask(raise(second));
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(await server.run(url, 'SELECT n FROM pairs ORDER BY id')).toEqual([{ n: 2 }, { n: 2 }]);
    expect(attempts).toBeGreaterThan(2);
    await database.close();
  });

  test('a serialization failure is tried again, and a failure of ours undone and told', async () => {
    const database = await openedPostgres(url);
    let attempts = 0;
    await database.transaction(async (ask) => {
      attempts += 1;
      await ask(plain('INSERT INTO pairs VALUES (3, 0)'));
      if (attempts < 3) await ask(plain(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '40001'; END $$`));
    });
    expect(attempts).toBe(3);
    await expect(
      database.transaction(async (ask) => {
        await ask(plain('INSERT INTO pairs VALUES (4, 0)'));
        throw new RangeError('ours');
      }),
    ).rejects.toThrow(RangeError);
    expect(await server.run(url, 'SELECT id FROM pairs WHERE id > 2')).toEqual([{ id: 3 }]);
    await database.close();
  });

  test('what takes too long is an outage; what is refused does not repeat what was asked', async () => {
    const database = openDatabase(url, { statementMs: 1_000 });
    await expect(database.ask(plain('SELECT pg_sleep(30)'))).rejects.toThrow(DatabaseUnavailable);
    const refusal = await database
      .ask({ name: 'read-number', text: 'SELECT $1::integer' }, ['Zebulon'])
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseRefusal);
    expect(JSON.stringify(refusal) + String(refusal)).not.toContain('Zebulon');
    expect(await database.ask({ name: 'read-number', text: 'SELECT $1::integer' }, ['7'])).toEqual([
      { int4: 7 },
    ]);
    await database.close();
  });

  test('a connection that is cut in the middle of a transaction: it is done once', async () => {
    const database = await openedPostgres(url);
    let attempts = 0;
    await database.transaction(async (ask) => {
      attempts += 1;
      await ask(plain('INSERT INTO pairs VALUES (5, 0)'));
      if (attempts === 1) await ask(plain('SELECT pg_terminate_backend(pg_backend_pid())'));
    });
    expect(attempts).toBe(2);
    expect(await server.run(url, 'SELECT n FROM pairs WHERE id = 5')).toEqual([{ n: 0 }]);
    await database.close();
  });
});
