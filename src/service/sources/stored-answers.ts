/**
 * What sources have answered, in one small file that outlives the service: citations and what is printed there, never a client's text.
 * Several processes may share it. It is a convenience: whatever fails in it, the sources are asked again.
 */
import { dirname } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import Database from 'libsql';
import { makeFolder } from '../make-folder';

/** Changes with what is made of an answer, so that older ones are not taken for it. */
const READING = 1;
const MAX_BYTES = 512 * 1024 ** 2;
/** Of the answers, given up where the file has grown too large. */
const SHARE_GIVEN_UP = 0.2;

export interface StoredAnswer {
  readonly key: string;
  readonly body: unknown;
  /** How long it may be relied on. */
  readonly lastsMs: number;
  /** By which it can be found again. */
  readonly words?: readonly string[];
}

export interface StoredAnswers {
  /** Those that are held and may still be relied on, by key. Neither this nor the others ever throw. */
  read(source: string, keys: readonly string[]): ReadonlyMap<string, unknown>;
  /** The bodies of those that share most words with these, the best first. */
  find(source: string, words: readonly string[], limit: number): readonly unknown[];
  write(source: string, answers: readonly StoredAnswer[]): void;
  close(): void;
}

export interface StoreOptions {
  readonly now: () => number;
  readonly maxBytes?: number;
}

export function openStoredAnswers(file: string, { now, maxBytes = MAX_BYTES }: StoreOptions): StoredAnswers {
  const database = openFile(file);
  const find = database.prepare(
    `SELECT j.value AS key, a.body FROM json_each(?) j JOIN answers a ON a.source=? AND a.key=j.value WHERE a.ends>?`,
  );
  const findByWords = database.prepare(
    `SELECT a.body FROM json_each(?1) j JOIN words w ON w.source=?2 AND w.word=j.value
       JOIN answers a ON a.source=?2 AND a.key=w.key AND a.ends>?3
     GROUP BY a.key ORDER BY COUNT(*) DESC, a.key LIMIT ?4`,
  );
  const putWords = database.prepare('INSERT OR IGNORE INTO words SELECT ?1, value, ?2 FROM json_each(?3)');
  const dropWords = database.prepare(
    'DELETE FROM words WHERE NOT EXISTS(SELECT 1 FROM answers a WHERE a.source=words.source AND a.key=words.key)',
  );
  const put = database.prepare('INSERT OR REPLACE INTO answers VALUES(?,?,?,?)');
  const dropEnded = database.prepare('DELETE FROM answers WHERE ends<=?');
  const dropSoonest = database.prepare(
    `DELETE FROM answers WHERE ends<=(SELECT ends FROM answers ORDER BY ends
       LIMIT 1 OFFSET (SELECT CAST(COUNT(*)*${SHARE_GIVEN_UP} AS INTEGER) FROM answers))`,
  );

  const bytesUsed = (): number => {
    const of = (pragma: string): number =>
      Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() as Record<string, number>)[0]);
    return (of('page_count') - of('freelist_count')) * of('page_size');
  };

  const write = (source: string, answers: readonly StoredAnswer[]): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      for (const { key, body, lastsMs, words = [] } of answers) {
        put.run([nameOf(source), key, pack(body), now() + lastsMs]);
        if (words.length > 0) putWords.run([nameOf(source), key, JSON.stringify(words)]);
      }
      if (bytesUsed() > maxBytes) {
        dropEnded.run([now()]);
        while (bytesUsed() > maxBytes && dropSoonest.run([]).changes > 0) dropWords.run([]);
        dropWords.run([]);
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    read(source, keys) {
      if (keys.length === 0) return new Map();
      return orElse(new Map(), () => {
        const rows = find.all(JSON.stringify(keys), nameOf(source), now()) as readonly Row[];
        return new Map(rows.map(({ key, body }) => [key, unpack(body)]));
      });
    },
    find: (source, words, limit) =>
      orElse([], () => {
        const rows = findByWords.all([JSON.stringify(words), nameOf(source), now(), limit]) as readonly Row[];
        return rows.map(({ body }) => unpack(body));
      }),
    write(source, answers) {
      if (answers.length > 0) orElse(undefined, () => write(source, answers));
    },
    close: () => database.close(),
  };
}

interface Row {
  readonly key: string;
  readonly body: Uint8Array;
}

function orElse<T>(otherwise: T, work: () => T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function openFile(file: string): Database.Database {
  makeFolder(dirname(file), 0o700);
  const database = new Database(file);
  database.exec('PRAGMA busy_timeout=2000');
  database.exec('PRAGMA journal_mode=WAL');
  database.exec('PRAGMA synchronous=NORMAL');
  database.exec(
    `CREATE TABLE IF NOT EXISTS answers(source TEXT NOT NULL, key TEXT NOT NULL, body BLOB NOT NULL, ends INTEGER NOT NULL,
       PRIMARY KEY(source, key)) WITHOUT ROWID;
     CREATE INDEX IF NOT EXISTS answers_by_end ON answers(ends);
     CREATE TABLE IF NOT EXISTS words(source TEXT NOT NULL, word TEXT NOT NULL, key TEXT NOT NULL,
       PRIMARY KEY(source, word, key)) WITHOUT ROWID;`,
  );
  return database;
}

function nameOf(source: string): string {
  return `${source} ${READING}`;
}

function pack(body: unknown): Buffer {
  return brotliCompressSync(JSON.stringify(body), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function unpack(body: Uint8Array): unknown {
  return JSON.parse(brotliDecompressSync(body).toString('utf8'));
}
