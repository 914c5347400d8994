/** The file behind accounts and ledger: opened so that what was committed survives a power cut. */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import { accountsSchema } from './accounts-schema';
import { textIn } from '../../databases/read-row';
import { digestsAgree, type Pepper } from '../pepper';
import { sharedWait } from './shared-wait';
import { makeFolder } from '../../make-folder';

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

/** Nothing of a transaction was made: SQLite itself undid all of it, as where the disk is full. */
export class TransactionLost extends Error {
  override readonly name = 'TransactionLost';
}

const syncToDisk = promisify(fdatasync);

export class AccountsDatabase {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  /** The database's own log, which stands as long as the database is open. */
  readonly #log: number;
  /** Once all that was changed before is on the disk. Nothing else waits for it meanwhile. */
  readonly onDisk: () => Promise<void>;

  /** Creates the file, for its owner's eyes only, where there is none. */
  constructor(file: string) {
    makeFolder(dirname(file), 0o700);
    closeSync(openSync(file, 'a', 0o600));
    this.#database = new Database(file);
    this.#database.exec('PRAGMA busy_timeout = 5000');
    this.#database.exec('PRAGMA journal_mode = WAL');
    this.#database.exec('PRAGMA synchronous = FULL');
    this.#database.exec('PRAGMA foreign_keys = ON');
    this.#database.exec(accountsSchema);
    this.#log = openSync(`${file}-wal`, 'a', 0o600);
    this.onDisk = sharedWait(() => syncToDisk(this.#log));
  }

  /** Every row at once: a statement left half read would hold back the log's checkpoint. */
  rows(sql: string, ...values: readonly SqlValue[]): readonly SqlRow[] {
    return this.#prepared(sql).all(...values) as readonly SqlRow[];
  }

  row(sql: string, ...values: readonly SqlValue[]): SqlRow | undefined {
    return this.rows(sql, ...values)[0];
  }

  /** The number of rows changed. */
  run(sql: string, ...values: readonly SqlValue[]): number {
    return this.#prepared(sql).run(...values).changes;
  }

  /** All or nothing, with the write lock held from the start, so that nobody writes between reading and writing. */
  atomically<T>(work: () => T): T {
    this.run('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.run('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * The same without waiting for the disk: that the program is killed loses nothing of it, but a power cut may, until `onDisk` or
   * another change has waited.
   */
  atomicallySoon<T>(work: () => T): T {
    this.run('PRAGMA synchronous = NORMAL');
    try {
      return this.atomically(work);
    } finally {
      this.run('PRAGMA synchronous = FULL');
    }
  }

  /** Within a transaction: one change of several, all or nothing by itself. Throws `TransactionLost` where the others are undone with it. */
  partly<T>(work: () => T): T {
    this.run('SAVEPOINT part');
    try {
      const result = work();
      this.run('RELEASE part');
      return result;
    } catch (error) {
      if (!this.#database.inTransaction) throw new TransactionLost('', { cause: error });
      this.run('ROLLBACK TO part');
      this.run('RELEASE part');
      throw error;
    }
  }

  /**
   * Whether its keys were made under this pepper; under another, none of them could ever be recognized.
   * A database without a pepper takes this one.
   */
  belongsTo(pepper: Pepper): boolean {
    const fingerprint = pepper.digest('fingerprint', '');
    return this.atomically(() => {
      const row = this.row(`SELECT value FROM facts WHERE name = 'pepper'`);
      if (row !== undefined) return digestsAgree(textIn(row, 'value'), fingerprint);
      this.run(`INSERT INTO facts (name, value) VALUES ('pepper', ?)`, fingerprint);
      return true;
    });
  }

  close(): void {
    this.#statements.clear();
    closeSync(this.#log);
    this.#database.close();
  }

  #prepared(sql: string): Database.Statement {
    const held = this.#statements.get(sql);
    if (held !== undefined) return held;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
