/**
 * The library in PostgreSQL beside the one in SQLite, on the same synthetic cases in the same run: `SIZE` cases, 200,000 unless set.
 * The server is a real one on this machine, started for the bench.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReporterCitation } from '../../src/citations/found-citation';
import type { Library } from '../../src/service/library/library';
import { openPostgresWriter } from '../../src/service/library/postgres/library-writer';
import { postgresLibrary } from '../../src/service/library/postgres/postgres-library';
import { writeBulkShelf } from './bulk-shelf';
import { openSqliteLibrary } from '../../src/service/library/sqlite/sqlite-library';
import { openedPostgres } from '../support/opened-postgres';
import { postgresMissing, startPostgres } from '../support/postgres-server';
import { seededRandom } from '../support/seeded-random';
import { syntheticLibrary, type SyntheticLibrary } from './synthetic-library';

const size = Number(process.env['SIZE'] ?? '200000');
/** The goal is of ten million cases; the median of a hundred places in one call. */
const GOAL_MS = 1.5;
/** As the README sets a server up: its own buffers hold the citations, and a bulk load does not wait for its log. */
const SERVER = [
  'shared_buffers=4GB',
  'work_mem=64MB',
  'max_wal_size=8GB',
  'plan_cache_mode=force_generic_plan',
  'jit=off',
];

if (postgresMissing === null) await measure();
else console.log(`not measured: ${postgresMissing}`);

async function measure(): Promise<void> {
  const cases = syntheticLibrary(size);
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-bench-'));
  const server = await startPostgres(SERVER);
  try {
    const url = await server.createDatabase();
    const database = await openedPostgres(url, { statementMs: 3_600_000 });
    const filled = await timed(() => fill(cases, database));
    report('filled', `${(filled / 1000).toFixed(1)} s, ${Math.round(size / (filled / 1000))} cases a second`);
    await server.run(url, 'VACUUM ANALYZE');
    const [bytes] = await server.run(
      url,
      'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
    );
    report('on disk', String(bytes?.['size']));
    writeBulkShelf(join(folder, 'shelf'), { cases: cases.cases(), coverage: cases.coverage() });

    const postgres = postgresLibrary(database);
    const sqlite = openSqliteLibrary(folder);
    const inPostgres = await lookUpMedian(postgres, cases);
    const inSqlite = await lookUpMedian(sqlite, cases);
    report('100 places in one call', `${inPostgres.toFixed(2)} ms median (goal ${GOAL_MS} ms)`);
    report(
      'the same on disk (SQLite)',
      `${inSqlite.toFixed(2)} ms median, ratio ${(inPostgres / inSqlite).toFixed(1)}`,
    );
    for (const [name, library] of [
      ['PostgreSQL', postgres],
      ['SQLite', sqlite],
    ] as const) {
      const { times, found } = await findByName(library, cases);
      report(
        `a caption with one wrong letter, ${name}`,
        `${at(times, 0.5).toFixed(1)} ms median, ${at(times, 0.99).toFixed(1)} ms p99, ${(found * 100).toFixed(1)} % found`,
      );
    }
    await postgres.close();
    await sqlite.close();
    if (inPostgres > GOAL_MS) process.exitCode = 1;
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(
  cases: SyntheticLibrary,
  database: Parameters<typeof openPostgresWriter>[0],
): Promise<void> {
  const writer = await openPostgresWriter(database);
  for (const record of cases.cases()) await writer.addCase(record);
  await writer.commit();
  let waiting = 0;
  for (const range of cases.coverage()) {
    await writer.coverVolume(range, [range]);
    waiting += 1;
    if (waiting % 1_000 === 0) await writer.commit();
  }
  await writer.finish();
}

/** Nine of ten places begin a case; the tenth is the page after one. Every call asks for other places. */
async function lookUpMedian(library: Library, cases: SyntheticLibrary): Promise<number> {
  const random = seededRandom(7);
  const batch = (): readonly ReporterCitation[] =>
    Array.from({ length: 100 }, (_, index): ReporterCitation => {
      const places = cases.caseAt(random.below(size)).places;
      const place = places[random.below(places.length)] ?? {
        volume: '1',
        reporter: 'U.S.',
        page: '1',
      };
      const { volume, reporter, page } = place;
      return { volume, reporter, page: index % 10 === 9 ? String(Number(page) + 1) : page };
    });
  for (let warm = 0; warm < 50; warm += 1) await library.lookUp(batch());
  const times: number[] = [];
  for (let call = 0; call < 300; call += 1) {
    const places = batch();
    times.push(await timed(() => library.lookUp(places)));
  }
  return at(times, 0.5);
}

async function findByName(library: Library, cases: SyntheticLibrary) {
  const random = seededRandom(11);
  const times: number[] = [];
  let found = 0;
  const asked = 200;
  for (let query = 0; query < asked; query += 1) {
    const record = cases.caseAt(random.below(size));
    const wrong = withoutLetter(record.caseName, random.below(1_000_000) / 1_000_000);
    const [plaintiff = '', defendant] = wrong.split(' v. ');
    const year = record.dateFiled?.slice(0, 4);
    const parties = { plaintiff, ...(defendant ? { defendant } : {}), ...(year ? { year } : {}) };
    let candidates: Awaited<ReturnType<Library['findByName']>> = [];
    times.push(await timed(async () => (candidates = await library.findByName(parties, 20))));
    if (candidates.some(({ id }) => id === record.id)) found += 1;
  }
  return { times, found: found / asked };
}

/** One letter left out of one of the longer words. */
function withoutLetter(caption: string, chance: number): string {
  const words = [...caption.matchAll(/[A-Za-z]{5,}/g)];
  const word = words[Math.floor(chance * words.length)];
  if (!word) return caption;
  const letter = word.index + 1 + Math.floor((chance * 997) % (word[0].length - 1));
  return caption.slice(0, letter) + caption.slice(letter + 1);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function report(what: string, figure: string): void {
  console.log(`${what.padEnd(44)} ${figure}`);
}
