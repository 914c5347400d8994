/** What a shelf says of its own coverage. */
import { join } from 'node:path';
import Database from 'libsql';
import type { CoverageRange } from '../coverage';
import { checkVersion, OtherVersion } from './check-version';

/** In the order of reporter, volume and page. Throws, with a sentence for the operator, where the shelf is of another version. */
export function readCoverage(shelf: string): readonly CoverageRange[] {
  const path = join(shelf, 'index.sqlite');
  const database = new Database(path);
  try {
    database.exec('PRAGMA query_only=1');
    checkVersion(database);
    const rows = database
      .prepare(
        `SELECT r.name AS reporter, v.volume, k.matter, k.first AS firstPage, k.last AS lastPage, k.state, k.source, k.snapshot
         FROM coverage k JOIN volumes v ON v.id=k.volume JOIN reporters r ON r.id=v.reporter
         ORDER BY r.name, CAST(v.volume AS INTEGER), v.volume, k.matter, k.first`,
      )
      .all() as readonly CoverageRange[];
    return rows.map((row) => ({ ...row }));
  } catch (error) {
    if (!(error instanceof OtherVersion)) throw error;
    throw new Error(`${path} ${error.message}. Delete its folder, and import again what it held.`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}
