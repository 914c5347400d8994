import { openPostgresWriter } from '../../src/service/library/postgres/library-writer';
import type { PostgresDatabase } from '../../src/service/databases/database';
import { fillLibrary } from './fill-library';
import type { Holdings } from './memory-library';

/** Writes `holdings` as the next edition of the library in PostgreSQL. */
export async function buildPostgresLibrary(database: PostgresDatabase, holdings: Holdings): Promise<void> {
  const writer = await openPostgresWriter(database);
  await fillLibrary(writer, holdings);
  await writer.finish();
}
