/**
 * Where the tables of CourtListener wait to be joined: a file beside the shelf, so that no join needs memory. Rows and how far
 * their file was read are committed together: an import that was killed goes on from there.
 */
import { rmSync } from 'node:fs';
import Database from 'libsql';
import { errorCode } from '../../../../http/error-code';
import { BEGINNING, type InputPlace } from '../bulk/bulk-input';
import type { Table } from './bulk-files';

/** How far a table was read. */
export interface TableProgress {
  readonly place: InputPlace;
  readonly skip: number;
  readonly rows: number;
  readonly bad: number;
  readonly isDone: boolean;
}

export interface StagedOpinion {
  readonly cluster: number;
  readonly id: number;
  readonly facts: string;
  /** `null` where the row has no words. */
  readonly body: Buffer | null;
}

export interface Staging {
  readonly database: Database.Database;
  progressOf(table: Table): TableProgress;
  /** Puts rows in batches; `OR REPLACE` where the table has a key. */
  add(table: 'courts' | 'clusters' | 'dockets' | 'citations', row: readonly (string | number | null)[]): void;
  addOpinion(opinion: StagedOpinion): void;
  hasCluster(id: number): boolean;
  addProblem(table: Table, offset: number, reason: string): void;
  /** Everything added since the last time, and how far the table was read. */
  commit(table: Table, progress: TableProgress): void;
  close(): void;
}

const SCHEMA = `
CREATE TABLE facts(name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE progress(input TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE problems(input TEXT NOT NULL, offset INTEGER NOT NULL, reason TEXT NOT NULL, PRIMARY KEY(input, offset)) WITHOUT ROWID;
CREATE TABLE courts(id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE clusters(id INTEGER PRIMARY KEY, docket INTEGER, facts TEXT NOT NULL);
CREATE TABLE dockets(id INTEGER PRIMARY KEY, facts TEXT NOT NULL);
CREATE TABLE citations(cluster INTEGER NOT NULL, id INTEGER NOT NULL, volume TEXT NOT NULL, reporter TEXT NOT NULL, page TEXT NOT NULL, type INTEGER);
CREATE TABLE opinions(cluster INTEGER NOT NULL, id INTEGER NOT NULL, facts TEXT NOT NULL, body BLOB);
`;

/** One sort of each table into the order of the clusters; SQLite sorts on the disk what is larger than its cache. */
const ORDER_AFTER: Partial<Record<Table, string>> = {
  'opinion-clusters': 'CREATE INDEX clusters_docket ON clusters(docket)',
  citations: 'CREATE INDEX citations_cluster ON citations(cluster, id, volume, reporter, page, type)',
  opinions: 'CREATE INDEX opinions_cluster ON opinions(cluster, id)',
};

const INSERT = {
  courts: 'INSERT OR REPLACE INTO courts SELECT value->>0, value->>1 FROM json_each(?)',
  clusters: 'INSERT OR REPLACE INTO clusters SELECT value->>0, value->>1, value->>2 FROM json_each(?)',
  // Most dockets are of cases without an opinion.
  dockets: `INSERT OR REPLACE INTO dockets SELECT value->>0, value->>1 FROM json_each(?)
    WHERE EXISTS(SELECT 1 FROM clusters WHERE docket=value->>0)`,
  citations: `INSERT INTO citations
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)`,
} as const;

const BATCH = 1000;
const NOTHING: TableProgress = { place: BEGINNING, skip: 0, rows: 0, bad: 0, isDone: false };

/** Continues what was staged of the same input; anything else that stands there, or is damaged, is thrown away. */
export function openStaging(path: string, digest: string): Staging {
  return continueStaging(path, digest) ?? beginStaging(path, digest);
}

function continueStaging(path: string, digest: string): Staging | null {
  const database = new Database(path);
  try {
    prepare(database);
    if (factOf(database, 'digest') === digest) return stagingIn(database);
    database.close();
  } catch (error) {
    database.close();
    if (!isDamage(error)) throw error;
  }
  return null;
}

function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:NOTADB|CORRUPT)/.test(errorCode(error));
}

function beginStaging(path: string, digest: string): Staging {
  removeFiles(path);
  const database = new Database(path);
  prepare(database);
  database.exec(`BEGIN; ${SCHEMA}`);
  database.prepare('INSERT INTO facts VALUES(?,?)').run(['digest', digest]);
  database.exec('COMMIT');
  return stagingIn(database);
}

function stagingIn(database: Database.Database): Staging {
  const findProgress = database.prepare('SELECT value FROM progress WHERE input=?');
  const setProgress = database.prepare('INSERT OR REPLACE INTO progress VALUES(?,?)');
  const addProblem = database.prepare('INSERT OR REPLACE INTO problems VALUES(?,?,?)');
  const addOpinion = database.prepare('INSERT INTO opinions VALUES(?,?,?,?)');
  const batches = new Map(
    (Object.keys(INSERT) as (keyof typeof INSERT)[]).map((table) => [
      table,
      { insert: database.prepare(INSERT[table]), rows: [] as (readonly (string | number | null)[])[] },
    ]),
  );
  const findCluster = database.prepare('SELECT 1 AS found FROM clusters WHERE id=?');
  let inTransaction = false;

  const begin = (): void => {
    if (!inTransaction) database.exec('BEGIN');
    inTransaction = true;
  };
  const putBatches = (): void => {
    for (const { insert, rows } of batches.values()) {
      if (rows.length > 0) insert.run(JSON.stringify(rows.splice(0)));
    }
  };

  return {
    database,
    progressOf(table) {
      const row = findProgress.get(table) as { value: string } | undefined;
      return row ? (JSON.parse(row.value) as TableProgress) : NOTHING;
    },
    add(table, row) {
      begin();
      const batch = batches.get(table);
      batch?.rows.push(row);
      if ((batch?.rows.length ?? 0) >= BATCH) putBatches();
    },
    hasCluster: (id) => findCluster.get(id) !== undefined,
    addOpinion({ cluster, id, facts, body }) {
      begin();
      addOpinion.run([cluster, id, facts, body]);
    },
    addProblem(table, offset, reason) {
      begin();
      addProblem.run([table, offset, reason]);
    },
    commit(table, progress) {
      begin();
      putBatches();
      setProgress.run([table, JSON.stringify(progress)]);
      const order = ORDER_AFTER[table];
      if (progress.isDone && order !== undefined) database.exec(order);
      database.exec('COMMIT');
      inTransaction = false;
    },
    close: () => database.close(),
  };
}

function prepare(database: Database.Database): void {
  database.exec('PRAGMA journal_mode=WAL');
  database.exec('PRAGMA synchronous=NORMAL');
  database.exec('PRAGMA cache_size=-131072');
  // The driver is built to sort in memory.
  database.exec('PRAGMA temp_store=FILE');
}

function factOf(database: Database.Database, name: string): string | null {
  const { tables } = database
    .prepare("SELECT COUNT(*) AS tables FROM sqlite_master WHERE name='facts'")
    .get() as { tables: number };
  if (tables === 0) return null;
  const row = database.prepare('SELECT value FROM facts WHERE name=?').get(name) as
    { value: string } | undefined;
  return row?.value ?? null;
}

export function removeFiles(path: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${ending}`, { force: true });
}
