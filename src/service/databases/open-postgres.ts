/** Opens the database that `DATABASE_URL` names, for the service and for the operator's commands alike; makes its tables where there are none. */
import { ACCOUNTS_TABLES } from '../accounts/postgres/accounts-schema';
import { LIBRARY_TABLES } from '../library/postgres/library-schema';
import { databaseUrlFault, withCheckedTls } from './database-url';
import {
  type DatabaseOptions,
  DatabaseRefusal,
  DatabaseUnavailable,
  openDatabase,
  type PostgresDatabase,
  type Statement,
} from './database';

/** Changes whenever older tables can no longer be read as they are. */
const SCHEMA_VERSION = '4';

export type OpenedPostgres =
  | { readonly kind: 'open'; readonly database: PostgresDatabase }
  | { readonly kind: 'fault'; readonly message: string };

export async function openPostgres(url: string, options?: DatabaseOptions): Promise<OpenedPostgres> {
  const fault = databaseUrlFault(url);
  if (fault !== null) return { kind: 'fault', message: fault };
  let database: PostgresDatabase | undefined;
  try {
    database = openDatabase(withCheckedTls(url), options);
    const version = (await readVersion(database)) ?? (await createTables(database));
    if (version === SCHEMA_VERSION) return { kind: 'open', database };
    await database.close();
    const message = `The tables in the database have version ${version}; this program reads ${SCHEMA_VERSION}.`;
    return { kind: 'fault', message };
  } catch (error) {
    await database?.close();
    return { kind: 'fault', message: describeFault(error) };
  }
}

const READ_VERSION: Statement = {
  name: 'read-version',
  text: `SELECT value FROM cite_check.facts WHERE name = 'schema'`,
};

async function readVersion(database: PostgresDatabase): Promise<string | null> {
  try {
    const [row] = await database.ask(READ_VERSION);
    return typeof row?.['value'] === 'string' ? row['value'] : null;
  } catch (error) {
    // Neither the schema nor the table is there.
    if (error instanceof DatabaseRefusal && ['3F000', '42P01'].includes(error.code)) return null;
    throw error;
  }
}

const TABLES: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS cite_check',
  'CREATE TABLE IF NOT EXISTS cite_check.facts (name text PRIMARY KEY, value text NOT NULL)',
  ...ACCOUNTS_TABLES,
  ...LIBRARY_TABLES,
  // The last: whoever reads it finds the rest.
  `INSERT INTO cite_check.facts VALUES ('schema', '${SCHEMA_VERSION}') ON CONFLICT (name) DO NOTHING`,
];

/** What two programs that start at once meet when both make the same table. */
const MADE_BY_ANOTHER = new Set(['23505', '42P06', '42P07', '42710', 'XX000', '40001']);

async function createTables(database: PostgresDatabase): Promise<string> {
  for (const text of TABLES) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await database.ask({ name: '', text });
        break;
      } catch (error) {
        const met = error instanceof DatabaseRefusal && MADE_BY_ANOTHER.has(error.code);
        if (!met || attempt === 10) throw error;
      }
    }
  }
  return (await readVersion(database)) ?? 'none';
}

function describeFault(error: unknown): string {
  if (!(error instanceof DatabaseUnavailable || error instanceof DatabaseRefusal)) throw error;
  const { code } = error;
  if (/CERT|TLS|SIGNATURE/.test(code)) {
    return `The certificate of the database is not trusted (${code}). Name its authority: &sslrootcert=FILE in DATABASE_URL.`;
  }
  if (error instanceof DatabaseUnavailable) {
    return `The database of DATABASE_URL does not answer (${error.code}). Check its host and port, and that the server runs.`;
  }
  if (code.startsWith('28')) return 'The database refuses the user or the password of DATABASE_URL.';
  if (code === '3D000')
    return 'The server has no database of the name in DATABASE_URL. Create it: CREATE DATABASE.';
  if (code === '42501') {
    return (
      'The database has no tables for this program, and its user may not make them. ' +
      'Start it once as a user who may create a schema, or grant this one CREATE on the database.'
    );
  }
  if (code === 'ssl') {
    return 'The server does not offer TLS, which the sslmode of DATABASE_URL asks for.';
  }
  return `The database of DATABASE_URL cannot be used (${code}).`;
}
