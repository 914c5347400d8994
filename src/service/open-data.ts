/** Where accounts and library stand: on this machine's disk, or in PostgreSQL where `DATABASE_URL` names one. For the entry files. */
import { join } from 'node:path';
import type { Accounts, AccountsOffice } from './accounts/accounts';
import { openAccounts } from './accounts/sqlite/open-accounts';
import type { Pepper } from './accounts/pepper';
import { openPepper } from './accounts/postgres/open-pepper';
import { postgresAccounts } from './accounts/postgres/postgres-accounts';
import { postgresAccountsOffice } from './accounts/postgres/postgres-accounts-office';
import { sqliteAccounts } from './accounts/sqlite/sqlite-accounts';
import { sqliteAccountsOffice } from './accounts/sqlite/sqlite-accounts-office';
import type { DataPlace } from './config';
import { combineLibraries } from './library/combine-libraries';
import type { Library } from './library/library';
import { postgresLibrary } from './library/postgres/postgres-library';
import { openStarterLibrary } from './library/starter/starter-library';
import type { PostgresDatabase } from './databases/database';
import { openPostgres } from './databases/open-postgres';

export type OpenedData =
  | {
      readonly kind: 'open';
      /** Closing it closes the database. */
      readonly accounts: Accounts;
      readonly office: AccountsOffice;
      readonly pepper: Pepper;
      readonly openLibrary: () => Promise<Library>;
    }
  | { readonly kind: 'fault'; readonly message: string };

export async function openData(place: DataPlace): Promise<OpenedData> {
  return place.databaseUrl === null ? openOnDisk(place) : await openInPostgres(place, place.databaseUrl);
}

/** There are as many threads as processors, and each asks for a batch at a time. */
const THREAD_CONNECTIONS = 2;

/** The library alone, for a thread that verifies; closing it closes all. */
export async function openLibraryAt(place: DataPlace): Promise<Library> {
  if (place.databaseUrl === null) return openStarterLibrary(place.libraryFolder);
  const opened = await openPostgres(place.databaseUrl, { maxConnections: THREAD_CONNECTIONS });
  if (opened.kind === 'fault') throw new Error(opened.message);
  return libraryInPostgres(opened.database, place);
}

async function libraryInPostgres(database: PostgresDatabase, place: DataPlace): Promise<Library> {
  return combineLibraries([
    postgresLibrary(database),
    await openStarterLibrary(join(place.dataFolder, 'starter')),
  ]);
}

function openOnDisk(place: DataPlace): OpenedData {
  const opened = openAccounts(place);
  if (opened.kind === 'fault') return opened;
  return {
    kind: 'open',
    accounts: sqliteAccounts(opened),
    office: sqliteAccountsOffice(opened),
    pepper: opened.pepper,
    openLibrary: () => openStarterLibrary(place.libraryFolder),
  };
}

/** The starter library stands beside it, in a folder of its own: what was imported on this machine alone is not read. */
async function openInPostgres(place: DataPlace, url: string): Promise<OpenedData> {
  const opened = await openPostgres(url);
  if (opened.kind === 'fault') return opened;
  const { database } = opened;
  try {
    const peppered = await openPepper(database, place);
    if (peppered.kind === 'open') {
      const options = { database, pepper: peppered.pepper };
      return {
        kind: 'open',
        accounts: postgresAccounts(options),
        office: postgresAccountsOffice(options),
        pepper: peppered.pepper,
        openLibrary: () => libraryInPostgres(database, place),
      };
    }
    await database.close();
    return peppered;
  } catch (error) {
    await database.close();
    const reason = error instanceof Error ? error.message : 'unknown reason';
    return { kind: 'fault', message: `The accounts in the database cannot be opened: ${reason}` };
  }
}
