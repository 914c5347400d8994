import type { DatabaseOptions, PostgresDatabase } from '../../src/service/databases/database';
import { openPostgres } from '../../src/service/databases/open-postgres';

/** The database of `url`, with its tables. */
export async function openedPostgres(url: string, options?: DatabaseOptions): Promise<PostgresDatabase> {
  const opened = await openPostgres(url, options);
  if (opened.kind === 'fault') throw new Error(opened.message);
  return opened.database;
}
