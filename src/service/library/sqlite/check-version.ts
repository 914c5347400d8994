/** Of an index: whether this program made it, or one that knows the same tables. */
import type Database from 'libsql';
import { LIBRARY_VERSION } from './library-schema';

export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
}

/** 0: of a new file. */
export function versionOf(database: Database.Database): number {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  return version;
}

/** Throws what is to be said of the file behind its path. */
export function checkVersion(database: Database.Database): void {
  const version = versionOf(database);
  if (version === LIBRARY_VERSION) return;
  throw new OtherVersion(`has version ${version}, and this program reads ${LIBRARY_VERSION}`);
}
