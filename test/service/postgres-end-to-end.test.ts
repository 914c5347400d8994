/** The whole service on `DATABASE_URL`: what it answers is what it answers on this machine's disk, byte for byte. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWriter } from '../../src/command-line/open-writer';
import { runKeys } from '../../src/command-line/run-keys';
import { Problem } from '../../src/contract/problem';
import { VerifyReply } from '../../src/contract/reply';
import { readDataPlace } from '../../src/service/config';
import { determining } from '../../src/service/determine';
import { capVolumesIn } from '../../src/service/library/import/cap-volume-files';
import { importCapVolume } from '../../src/service/library/import/import-cap';
import { postgresLibrary } from '../../src/service/library/postgres/postgres-library';
import { openData } from '../../src/service/open-data';
import { type StartedService, startService } from '../../src/service/start-service';
import { verifyItems } from '../../src/service/verification/verify-items';
import * as cases from '../support/cases';
import { fillLibrary } from '../support/fill-library';
import { openedPostgres } from '../support/opened-postgres';
import { postgresMissing, startPostgres, type PostgresServer } from '../support/postgres-server';
import { runService } from '../support/running-service';
import { readSharedRecords } from '../support/shared-records';
import { temporaryFolder } from '../support/temporary-folder';
import { HOLDINGS } from './library/library-behaviour';

type Environment = Readonly<Record<string, string>>;

interface Service extends StartedService {
  readonly post: (items: readonly unknown[], headers?: Record<string, string>) => Promise<Response>;
  readonly close: () => Promise<void>;
}

const visitor = { visit: () => Promise.reject(new Error('No link is visited here')) };
const shared = '../shared/data';
const records = [
  ...[cases.brown, cases.briggs, cases.mcTernan, cases.bretz, cases.green, cases.stenson, cases.amgen],
  ...[cases.odonnell, cases.straker, cases.buschman, cases.orchard, cases.tanner],
];

/** Imports the same into whatever place `environment` names. */
async function importAll(environment: Environment): Promise<void> {
  const writer = await openWriter(readDataPlace(environment));
  await fillLibrary(writer, { ...HOLDINGS, cases: [...HOLDINGS.cases, ...records] });
  if (existsSync(shared)) {
    await fillLibrary(writer, { cases: readSharedRecords(shared) });
    for (const volume of ['alaska', 'jeff'].flatMap((name) => capVolumesIn(join(shared, 'cap', name)))) {
      await importCapVolume(volume, writer, { source: 'cap', isPublished: true });
    }
  }
  await writer.finish();
}

/** What one process of the service is, with a key of its own. */
async function serve(environment: Environment): Promise<Service> {
  const issued = await runKeys(['issue', '--account', 'Firm'], environment);
  const key = issued.kind === 'done' ? issued.output.trim() : '';
  await runKeys(['quota', '--account', 'Firm', '--citations', '1000000'], environment);
  const data = await openData(readDataPlace(environment));
  if (data.kind === 'fault') throw new Error(data.message);
  const library = await data.openLibrary();
  const service = await startService({
    determine: determining((items, signal) => verifyItems(items, { library, visitor }, signal)),
    accounts: data.accounts,
    pepper: data.pepper,
    logger: pino({ level: 'silent' }),
    host: '127.0.0.1',
    port: 0,
    internalPort: 0,
    graceMs: 1_000,
  });
  return {
    ...service,
    post: (items, headers = {}) =>
      fetch(`http://127.0.0.1:${service.port}/api/v1/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ items }),
      }),
    async close() {
      await service.stop();
      await library.close();
      await data.accounts.close();
    },
  };
}

/** Citations and quotations of every kind that the records can answer, and some that they cannot. */
const asked = [
  'Brown v. Board of Education, 347 U.S. 483, 495 (1954)',
  'Briggs v. Elliott, 347 U.S. 483 (1954)',
  'Bretz v. Kelman, 773 F.2d 1026, 1027 n.1 (9th Cir. 1989) (en banc)',
  'Michael B. v. Berryhill, 2019 WL 2269962 (C.D. Cal. May 28, 2019)',
  'Hogan v. AT&T, Inc., 917 F. Supp. 1275, 1280 (S.D. Tex. 1994)',
  'McTernan v. City of York, 564 F.3d 636, 651 (3d. Cir. 2009)',
  "O'Donnel v. Barry, 148 F.3d 1126, 1141 (D.C. Cir. 1998)",
  'United States v. Straker, 800 F.3d 570 (2015)',
  'Orchard Supply v. Vane, 1 Ex. Rep. 10, 11 (2001)',
  'Zebulon v. Quux, 9999 F.3d 9999 (9th Cir. 2020)',
  'Nobody v. Nowhere, 1 Ex. Rep. 5 (2021)',
  'Marbury v. Madison, 1 Cranch 137 (1803)',
  'McTernan v. York City, 564 F.3d 639 (3d Cir. 2009)',
  'State v. Stenson, 132 Wn.2d 668, 940 P.2d 1239 (1997), cert. denied, 523 U.S. 1008 (1998)',
].map((rawText, at) => ({ id: `c${at}`, type: 'case', rawText }));
const quoted = [
  { id: 'q1', type: 'quote', quoteText: 'The statute permits waiver . . . .', parentCaseId: 'c8' },
  { id: 'q2', type: 'quote', quoteText: 'nothing of the kind was ever said here', parentCaseId: 'c8' },
];

/** As a lawyer would write them: every case of the shared facts, in batches. */
function sharedBatches(): readonly (readonly unknown[])[] {
  const lines = readFileSync(join(shared, 'facts/citations_from_this_pack.csv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  const items = lines.flatMap((line, at) => {
    const [citation, name, , date] = /^([^",]+),([^",]+),([^",]*|"[^"]*"),(\d{4})/.exec(line)?.slice(1) ?? [];
    if (citation === undefined || name === undefined || date === undefined) return [];
    return [{ id: `s${at}`, type: 'case', rawText: `${name}, ${citation} (${date})` }];
  });
  return Array.from({ length: Math.ceil(items.length / 250) }, (_, at) =>
    items.slice(at * 250, at * 250 + 250),
  );
}

describe.skipIf(postgresMissing !== null)(`the service on PostgreSQL (${postgresMissing ?? 'real'})`, () => {
  const folder = temporaryFolder();
  let server: PostgresServer;
  let onDisk: Service;
  let onPostgres: Service;
  let environment: Environment;
  beforeAll(async () => {
    server = await startPostgres();
    environment = { DATA_DIR: join(folder, 'beside'), DATABASE_URL: await server.createDatabase() };
    const disk = { DATA_DIR: join(folder, 'disk') };
    await importAll(disk);
    await importAll(environment);
    onDisk = await serve(disk);
    onPostgres = await serve(environment);
  });
  afterAll(async () => {
    await Promise.all([onDisk.close(), onPostgres.close()]);
    await server.remove();
  });

  const bodies = async (items: readonly unknown[]): Promise<readonly string[]> =>
    Promise.all([onDisk, onPostgres].map(async ({ post }) => (await post(items)).text()));

  test('answers a batch of citations and quotations as on disk', async () => {
    const [disk, database] = await bodies([...asked, ...quoted]);
    expect(database).toBe(disk);
    const { results } = VerifyReply.parse(JSON.parse(database ?? ''));
    expect(new Set(results.map(({ verdict }) => verdict.outcome)).size).toBeGreaterThan(5);
  });

  test.skipIf(!existsSync(shared))('answers every citation of the shared facts as on disk', async () => {
    const batches = sharedBatches();
    expect(batches.length).toBeGreaterThan(1);
    for (const batch of batches) {
      const [disk, database] = await bodies(batch);
      expect(database).toBe(disk);
    }
  });

  test('bills a retry once, whichever process answers it', async () => {
    const second = await serve(environment);
    const headers = { 'idempotency-key': 'chunk-1' };
    const first = VerifyReply.parse(await (await onPostgres.post(asked, headers)).json());
    const again = VerifyReply.parse(await (await second.post(asked, headers)).json());
    expect(first.summary.billed_citations).toBeGreaterThan(0);
    expect(again).toEqual(first);
    await second.close();
  });

  test('the role that the README makes can do all, and what it looks up stands in no log of the server', async () => {
    const written = /```sql\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
    const statements = written.replace(/--.*$/gm, '').split(';');
    const owner = environment['DATABASE_URL'] ?? '';
    for (const statement of statements) await server.run(owner, statement);
    const url = Object.assign(new URL(owner), { username: 'cite_check', pathname: '/cite_check' }).href;
    const own = { DATA_DIR: join(folder, 'own role'), DATABASE_URL: url };
    expect(await runKeys(['issue', '--account', 'Firm'], own)).toMatchObject({ kind: 'done' });
    expect(await server.run(url, 'SHOW log_parameter_max_length')).toEqual([
      { log_parameter_max_length: '0' },
    ]);
  });

  test('while the server is away every request is to be sent again, and afterwards all is answered', async () => {
    await server.stop();
    const refused = await onPostgres.post(asked);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(Problem.parse(await refused.json()).code).toBe('overloaded');
    await server.start();
    expect((await onPostgres.post(asked)).status).toBe(200);
  });

  test('where only the library is away nothing is called missing, and nothing is billed', async () => {
    const database = await openedPostgres(environment['DATABASE_URL'] ?? '');
    const library = postgresLibrary(database);
    const service = await runService((items, signal) => verifyItems(items, { library, visitor }, signal));
    await server.stop();
    const reply = VerifyReply.parse(await (await service.post({ items: [...asked, ...quoted] })).json());
    expect([...new Set(reply.results.map(({ verdict }) => verdict.outcome))].sort()).toEqual([
      'parent_unresolved',
      'source_unavailable',
    ]);
    expect(reply.usage.used).toBe(0);
    await server.start();
    await service.stop();
    await library.close();
  });
});
