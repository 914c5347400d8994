/**
 * The library in PostgreSQL beside the one in SQLite, on the same synthetic cases in the same run: `SIZE` cases, 200,000 unless set.
 * The server is a real one on this machine, started for the bench; or that of `DATABASE_URL`, which keeps what is filled into it.
 */
import { join } from 'node:path';
import type { ReporterCitation } from '../../src/citations/found-citation';
import type { Library } from '../../src/service/library/library';
import { openPostgresWriter } from '../../src/service/library/postgres/library-writer';
import { postgresLibrary } from '../../src/service/library/postgres/postgres-library';
import { openSqliteShelf } from '../../src/service/library/sqlite/sqlite-shelf';
import type { PostgresDatabase } from '../../src/service/databases/database';
import { openedPostgres } from '../support/opened-postgres';
import { postgresMissing, startPostgres } from '../support/postgres-server';
import { seededRandom } from '../support/seeded-random';
import type { SyntheticLibrary } from './synthetic-library';
import { openSyntheticShelf, report } from './synthetic-shelf';

process.env['SIZE'] ??= '200000';
/** Of ten million cases, as are the goals for names. */
const GOAL_MS = 1.5;
/** As the README sets a server up: its own buffers hold the citations, and a bulk load does not wait for its log. */
const SERVER = [
  'shared_buffers=4GB',
  'work_mem=64MB',
  'max_wal_size=8GB',
  'plan_cache_mode=force_generic_plan',
  'jit=off',
];
const TABLES = ['citations', 'coverage', 'volume_ends', 'cases', 'name_words', 'words', 'spellings'];
const CALLS = 300;
const NAMES = 200;

const given = process.env['DATABASE_URL'];
if (given !== undefined) await measure(given);
else if (postgresMissing !== null) console.log(`not measured: ${postgresMissing}`);
else {
  const server = await startPostgres(SERVER);
  try {
    await measure(await server.createDatabase());
  } finally {
    await server.remove();
  }
}

async function measure(url: string): Promise<void> {
  const { folder, synthetic } = openSyntheticShelf();
  const database = await openedPostgres(url, { statementMs: 3_600_000 });
  const postgres = postgresLibrary(database);
  if (!(await isFilled(postgres, synthetic))) {
    const seconds = (await timed(() => fill(synthetic, database))) / 1000;
    report('filled', `${seconds.toFixed(1)} s, ${Math.round(synthetic.size / seconds)} cases a second`);
    for (const table of TABLES) await database.ask({ name: '', text: `VACUUM ANALYZE cite_check.${table}` });
  }
  const [disk] = await database.ask({
    name: '',
    text: 'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
  });
  report('on disk', String(disk?.['size']));

  // The shelf alone: a whole library keeps at hand what it searched for before.
  const libraries = { PostgreSQL: postgres, SQLite: openSqliteShelf(join(folder, 'synthetic')) };
  const places = askedPlaces(synthetic);
  // Twice: a library that runs for days has been asked before.
  for (const round of ['first', 'again']) {
    const [inPostgres, inSqlite] = [await lookUp(postgres, places), await lookUp(libraries.SQLite, places)];
    report(`100 places in one call, ${round}`, `${spread(inPostgres)} (goal: median ≤ ${GOAL_MS} ms)`);
    const ratio = at(inPostgres, 0.5) / at(inSqlite, 0.5);
    report('the same in SQLite', `${spread(inSqlite)}; ratio ${ratio.toFixed(1)}`);
    if (round === 'again' && at(inPostgres, 0.5) > GOAL_MS) process.exitCode = 1;
  }
  for (const round of ['first', 'again']) {
    for (const [name, library] of Object.entries(libraries)) {
      const { times, found } = await findByName(library, synthetic);
      const recall = `${(found * 100).toFixed(1)} % found`;
      report(
        `a misspelt name, ${name}, ${round}`,
        `${spread(times)}, ${recall} (goals: 15 ms, 100 ms, 97 %)`,
      );
    }
  }
  for (const library of Object.values(libraries)) await library.close();
}

/** Whether an earlier run left the cases there. */
async function isFilled(library: Library, cases: SyntheticLibrary): Promise<boolean> {
  const ends = [0, cases.size - 1].flatMap((number) => cases.caseAt(number).places);
  const answers = await library.lookUp(ends);
  return answers.every(({ kind }) => kind === 'found');
}

async function fill(cases: SyntheticLibrary, database: PostgresDatabase): Promise<void> {
  const writer = await openPostgresWriter(database);
  for (const record of cases.cases()) await writer.addCase(record);
  for (const range of cases.coverage()) await writer.coverVolume(range, [range]);
  await writer.finish();
}

/** Nine of ten places begin a case; the tenth is the page after one. Every call asks for other places. */
function askedPlaces(cases: SyntheticLibrary): readonly (readonly ReporterCitation[])[] {
  const random = seededRandom(7);
  const batch = (): readonly ReporterCitation[] =>
    Array.from({ length: 100 }, (_, index): ReporterCitation => {
      const { volume, reporter, page } = random.pick(cases.caseAt(random.below(cases.size)).places);
      return { volume, reporter, page: index % 10 === 9 ? String(Number(page) + 1) : page };
    });
  return Array.from({ length: CALLS }, batch);
}

async function lookUp(
  library: Library,
  batches: readonly (readonly ReporterCitation[])[],
): Promise<readonly number[]> {
  const times: number[] = [];
  for (const batch of batches) times.push(await timed(() => library.lookUp(batch)));
  return times;
}

async function findByName(library: Library, cases: SyntheticLibrary) {
  const random = seededRandom(11);
  const times: number[] = [];
  let found = 0;
  for (let query = 0; query < NAMES; query += 1) {
    const record = cases.caseAt(random.below(cases.size));
    const wrong = withoutLetter(record.caseName, random.below(1_000_000) / 1_000_000);
    const [plaintiff = '', defendant] = wrong.split(' v. ');
    const year = record.dateFiled?.slice(0, 4);
    const parties = { plaintiff, ...(defendant ? { defendant } : {}), ...(year ? { year } : {}) };
    let candidates: Awaited<ReturnType<Library['findByName']>> = [];
    times.push(await timed(async () => (candidates = await library.findByName(parties, 20))));
    if (candidates.some(({ id }) => id === record.id)) found += 1;
  }
  return { times, found: found / NAMES };
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

function spread(times: readonly number[]): string {
  return `${at(times, 0.5).toFixed(2)} ms median, ${at(times, 0.99).toFixed(1)} ms p99`;
}
