/** What a shelf says of its own coverage. */
import { join } from 'node:path';
import Database from 'libsql';
import type { CoverageRange } from '../coverage';

/** In the order of reporter, volume and page. */
export function readCoverage(shelf: string): readonly CoverageRange[] {
  const database = new Database(join(shelf, 'index.sqlite'));
  try {
    database.exec('PRAGMA query_only=1');
    const rows = database
      .prepare(
        `SELECT r.name AS reporter, v.volume, k.matter, k.first AS firstPage, k.last AS lastPage, k.state, k.source, k.snapshot
         FROM coverage k JOIN volumes v ON v.id=k.volume JOIN reporters r ON r.id=v.reporter
         ORDER BY r.name, CAST(v.volume AS INTEGER), v.volume, k.matter, k.first`,
      )
      .all() as readonly CoverageRange[];
    return rows.map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}
