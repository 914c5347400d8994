/**
 * The index of a shelf while an import writes it: a copy, `index.sqlite.part`, that a killed import leaves to the next, and that takes
 * the place of the index when it is whole.
 */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { errorCode } from '../../../http/error-code';
import { versionOf } from './check-version';
import { LIBRARY_SCHEMA, LIBRARY_VERSION } from './library-schema';
import { makeFolder } from '../../make-folder';

export interface UnfinishedIndex {
  readonly database: Database.Database;
  /** An earlier import left it, or there is no index yet: it is to be put in place even where this one brings nothing new. */
  readonly isOutstanding: boolean;
  /** For readers, in one step. Closes it; so do the others. */
  putInPlace(): void;
  /** Leaves the index as it stands. */
  drop(): void;
  /** Leaves what was committed to the next import. */
  leave(): void;
}

/** Throws, with a sentence for the operator, where another import writes into `folder` or an index of another version stands there. */
export function openUnfinishedIndex(folder: string): UnfinishedIndex {
  makeFolder(folder);
  const index = join(folder, 'index.sqlite');
  const isOutstanding = existsSync(`${index}.part`) || !existsSync(index);
  const part = beginPart(index);
  const database = new Database(part);
  try {
    prepareFile(database, folder);
  } catch (error) {
    database.close();
    if (errorCode(error) !== 'SQLITE_BUSY') throw error;
    throw new Error(`Another import is writing into ${folder}. Start this one when that has ended.`, {
      cause: error,
    });
  }
  return {
    database,
    isOutstanding,
    putInPlace() {
      writeInOrder(database, `${index}.new`);
      close(database);
      renameSync(`${index}.new`, index);
      rmSync(part);
      rmSync(`${part}-journal`, { force: true });
    },
    drop() {
      close(database);
      rmSync(part);
    },
    leave: () => close(database),
  };
}

function beginPart(index: string): string {
  const part = `${index}.part`;
  if (!existsSync(part) && existsSync(index)) {
    copyFileSync(index, `${part}.copy`);
    renameSync(`${part}.copy`, part);
  }
  return part;
}

function prepareFile(database: Database.Database, folder: string): void {
  // One import at a time; and no WAL, with which a reader of the finished file would write beside it.
  database.exec('PRAGMA locking_mode=EXCLUSIVE');
  database.exec('PRAGMA journal_mode=TRUNCATE');
  database.exec('PRAGMA cache_size=-262144');
  // The driver is built to sort in memory.
  database.exec('PRAGMA temp_store=FILE');
  const version = versionOf(database);
  if (version === LIBRARY_VERSION) return;
  // Begun anew, it would lack without a word what was imported before and is not imported now.
  if (version !== 0) {
    throw new Error(
      `${folder} has version ${version}, and this program writes ${LIBRARY_VERSION}. Delete that folder, and import again all that it held.`,
    );
  }
  database.exec(`BEGIN; ${LIBRARY_SCHEMA} PRAGMA user_version=${LIBRARY_VERSION}; COMMIT`);
}

/** Table by table, each in the order of its keys, as it is read: an import writes them in the order of its input, here and there. */
function writeInOrder(database: Database.Database, path: string): void {
  rmSync(path, { force: true });
  database.prepare('VACUUM INTO ?').run(path);
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** The driver keeps the file, and with it the lock, as long as a statement lives (libsql 0.5): the lock is given up by hand. */
function close(database: Database.Database): void {
  database.exec('PRAGMA locking_mode=NORMAL');
  database.prepare('SELECT COUNT(*) FROM facts').get();
  database.close();
}
