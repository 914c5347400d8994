/** An import that is killed again and again ends in the very library of one that is not. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { writeBulkFolder, type BulkRow } from '../../../../support/bulk-tables';
import { temporaryFolder } from '../../../../support/temporary-folder';

const folder = temporaryFolder();
const CLUSTERS = 2_600;

function makeBulk(): string {
  const rows = (make: (at: number) => BulkRow): BulkRow[] =>
    Array.from({ length: CLUSTERS }, (_, at) => make(at));
  return writeBulkFolder(join(folder, 'bulk'), {
    courts: [{ id: 'ca9', full_name: 'Ninth Circuit' }],
    // In no order, as the tables of a database come.
    'opinion-clusters': rows((at) => {
      const id = (at * 1009) % CLUSTERS;
      return { id, case_name: `Party${id} v. Other${id % 17}`, date_filed: '1999-01-02', docket_id: id * 2 };
    }),
    dockets: rows((at) => ({ id: at * 2, court_id: 'ca9', docket_number: `97-${at}` })),
    citations: rows((at) => {
      const cluster_id = (at * 7) % CLUSTERS;
      return {
        id: at,
        volume: `${900 + (cluster_id % 9)}`,
        reporter: 'F.3d',
        page: `${cluster_id}`,
        type: 1,
        cluster_id,
      };
    }),
    opinions: rows((at) => ({
      id: at,
      cluster_id: (at * 3) % CLUSTERS,
      type: '010combined',
      html_with_citations: `<p>Opinion ${at} says “${'so '.repeat(at % 50)}”.</p>`,
    })),
  });
}

function importUntil(bulk: string, name: string, dieAt: number) {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'test/support/import-until.ts',
      bulk,
      join(folder, name),
      join(folder, `${name}.staging`),
      String(dieAt),
    ],
    { encoding: 'utf8' },
  );
  if (signal === null && status !== 0) throw new Error(stderr);
  return { signal, steps: Number(stdout) };
}

/** Every row of every table, but for the hour of an import; and the texts, byte for byte. */
function contentsOf(name: string): Record<string, unknown> {
  const database = new Database(join(folder, name, 'index.sqlite'));
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type='table' AND sql LIKE 'CREATE TABLE%' AND name NOT LIKE 'sqlite_%'",
    )
    .all() as {
    name: string;
  }[];
  const contents = Object.fromEntries(
    tables.map(({ name: table }) => {
      const columns = table === 'imports' ? 'input, digest, cases' : '*';
      return [table, database.prepare(`SELECT ${columns} FROM "${table}"`).raw().all()];
    }),
  );
  database.close();
  return { ...contents, texts: readFileSync(join(folder, name, 'texts-0001.pack')).toString('hex') };
}

test('the library is the same, whenever the import was killed', () => {
  const bulk = makeBulk();
  const { steps } = importUntil(bulk, 'whole', 0);
  expect(steps).toBeGreaterThan(30);

  // Each run lives for five steps more, in whatever table or join they fall.
  let killed = 0;
  while (killed < 30 && importUntil(bulk, 'killed', 6).signal === 'SIGKILL') killed += 1;
  expect(killed).toBeGreaterThan(4);
  expect(killed).toBeLessThan(30);
  expect(contentsOf('killed')).toEqual(contentsOf('whole'));
}, 180_000);
