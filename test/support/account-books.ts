/** Accounts with the books behind them laid open, of each adapter. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Accounts, AccountsOffice } from '../../src/service/accounts/accounts';
import type { AccountsDatabase } from '../../src/service/accounts/sqlite/accounts-database';
import { openAccounts } from '../../src/service/accounts/sqlite/open-accounts';
import { openPepper } from '../../src/service/accounts/postgres/open-pepper';
import { postgresAccounts } from '../../src/service/accounts/postgres/postgres-accounts';
import { postgresAccountsOffice } from '../../src/service/accounts/postgres/postgres-accounts-office';
import { sqliteAccounts } from '../../src/service/accounts/sqlite/sqlite-accounts';
import { sqliteAccountsOffice } from '../../src/service/accounts/sqlite/sqlite-accounts-office';
import { integerIn, textIn } from '../../src/service/databases/read-row';
import { startCuttingProxy } from './cutting-proxy';
import { openedPostgres } from './opened-postgres';
import type { PostgresServer } from './postgres-server';
import { seededRandom } from './seeded-random';

/** Accounts of which nobody else knows, empty. */
export interface Books {
  readonly accounts: Accounts;
  readonly office: AccountsOffice;
  /** What is counted in every window, and what was entered in the ledger. */
  readonly used: () => Promise<readonly CountedWindow[]>;
  readonly entries: () => Promise<readonly LedgerEntry[]>;
  readonly place: BooksPlace;
  /** The same, over a network that fails now and then, where there is a network between. */
  readonly shakyPlace: BooksPlace;
  /** What may happen to it at any moment: a connection is cut, a log written back. */
  readonly disturb: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where another process finds them; its arguments. */
export type BooksPlace = readonly [where: string, pepperFile: string];

export interface CountedWindow {
  readonly quota_window: string;
  readonly used: number;
}

export interface LedgerEntry extends Pick<CountedWindow, 'quota_window'> {
  readonly request_id: string;
  readonly units: number;
}

type Row = Parameters<typeof textIn>[0];

const USED = 'SELECT quota_window, used FROM';
const ENTRIES = 'SELECT request_id, quota_window, units FROM';

export function openSqliteBooks(now: () => Date): Books & { readonly database: AccountsDatabase } {
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-'));
  const pepperFile = join(folder, 'key-pepper');
  const accountsFile = join(folder, 'accounts.sqlite');
  const opened = openAccounts({ accountsFile, pepperFile, mayCreatePepper: true });
  if (opened.kind === 'fault') throw new Error(opened.message);
  const { database } = opened;
  const accounts = sqliteAccounts({ ...opened, now });
  return {
    database,
    accounts,
    office: sqliteAccountsOffice({ ...opened, now }),
    used: () => Promise.resolve(database.rows(`${USED} windows`).map(countedWindow)),
    entries: () => Promise.resolve(database.rows(`${ENTRIES} ledger`).map(ledgerEntry)),
    place: [accountsFile, pepperFile],
    shakyPlace: [accountsFile, pepperFile],
    disturb: () => {
      database.rows('PRAGMA wal_checkpoint(TRUNCATE)');
      return Promise.resolve();
    },
    async close() {
      const [found] = database.rows('PRAGMA integrity_check');
      await accounts.close();
      rmSync(folder, { recursive: true, force: true });
      if (found?.['integrity_check'] !== 'ok') throw new Error('the file is damaged');
    },
  };
}

/** Whatever the database at `url` held of accounts is gone. */
export async function openPostgresBooks(
  server: PostgresServer,
  [url, pepperFile]: BooksPlace,
  now: () => Date,
): Promise<Books> {
  const tables = ['account_names', 'accounts', 'keys', 'windows', 'reservations', 'idempotency', 'ledger'];
  await server.run(url, `TRUNCATE ${tables.map((table) => `cite_check.${table}`).join(', ')}`);
  const database = await openedPostgres(url);
  const opened = await openPepper(database, { pepperFile, mayCreatePepper: true });
  if (opened.kind === 'fault') throw new Error(opened.message);
  const options = { database, pepper: opened.pepper, now };
  const accounts = postgresAccounts(options);
  const shaky = new URL(url);
  const proxy = await startCuttingProxy(Number(shaky.port), ONE_IN, seededRandom(Date.now()));
  shaky.port = String(proxy.port);
  return {
    accounts,
    office: postgresAccountsOffice(options),
    used: async () => (await server.run(url, `${USED} cite_check.windows`)).map(countedWindow),
    entries: async () => (await server.run(url, `${ENTRIES} cite_check.ledger`)).map(ledgerEntry),
    place: [url, pepperFile],
    shakyPlace: [shaky.href, pepperFile],
    disturb: async () => {
      await server.run(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'cite-check' ORDER BY random() LIMIT 2`,
      );
    },
    async close() {
      await accounts.close();
      await proxy.close();
    },
  };
}

/** A request is some thirty pieces: about every second one meets a failure. */
const ONE_IN = 50;

/** As another program opens them. */
export async function openAccountsAt([where, pepperFile]: BooksPlace, now: () => Date): Promise<Accounts> {
  const opened = where.startsWith('postgres:')
    ? await openInPostgres(where, pepperFile)
    : openAccounts({ accountsFile: where, pepperFile, mayCreatePepper: false });
  if (opened.kind === 'fault') throw new Error(opened.message);
  const { pepper, database } = opened;
  return 'ask' in database
    ? postgresAccounts({ database, pepper, now })
    : sqliteAccounts({ database, pepper, now });
}

async function openInPostgres(url: string, pepperFile: string) {
  const database = await openedPostgres(url);
  const opened = await openPepper(database, { pepperFile, mayCreatePepper: false });
  return opened.kind === 'fault' ? opened : { ...opened, database };
}

function countedWindow(row: Row): CountedWindow {
  return { quota_window: textIn(row, 'quota_window'), used: integerIn(row, 'used') };
}

function ledgerEntry(row: Row): LedgerEntry {
  return {
    request_id: textIn(row, 'request_id'),
    quota_window: textIn(row, 'quota_window'),
    units: integerIn(row, 'units'),
  };
}
