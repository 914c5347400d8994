/** What an import fills: the shelf of imported cases under DATA_DIR, or PostgreSQL where `DATABASE_URL` names one. */
import { join } from 'node:path';
import type { DataPlace } from '../service/config';
import type { LibraryWriter } from '../service/library/library-writer';
import { openPostgresWriter } from '../service/library/postgres/library-writer';
import { openLibraryWriter } from '../service/library/sqlite/library-writer';
import { openPostgres } from '../service/databases/open-postgres';

/** Removing what a whole release has replaced is one statement. */
const STATEMENT_MS = 60 * 60 * 1000;

/** Rejects with a message for the operator. `finish` and `abandon` close all of it. */
export async function openWriter({ databaseUrl, libraryFolder }: DataPlace): Promise<LibraryWriter> {
  if (databaseUrl === null) return openLibraryWriter(join(libraryFolder, 'imported'));
  const opened = await openPostgres(databaseUrl, { statementMs: STATEMENT_MS, maxConnections: 3 });
  if (opened.kind === 'fault') throw new Error(opened.message);
  const { database } = opened;
  const closing = async (work: () => Promise<void> | undefined): Promise<void> => {
    try {
      await work();
    } finally {
      await database.close();
    }
  };
  try {
    const writer = await openPostgresWriter(database);
    return {
      ...writer,
      finish: () => closing(() => writer.finish()),
      abandon: () => closing(() => writer.abandon()),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
