/**
 * PostgreSQL as accounts and library ask it: a pool, named prepared statements, transactions that are tried again, and failures
 * that tell an outage from a mistake. No failure carries the server's own words, which may quote what was asked.
 */
import pg from 'pg';
import { errorCode } from '../../http/error-code';
import { copyRows, type CopyValue } from './copy-rows';

/** Prepared once a connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement; all its rows. */
export type Ask = (statement: Statement, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** Adds rows to a table, by its columns in the order of the values. */
export type Copy = (table: string, rows: Iterable<readonly CopyValue[]>) => Promise<void>;

export interface PostgresDatabase {
  /** Asked again once where the connection was lost: of reading, and of writing that may be done twice. */
  readonly ask: Ask;
  /**
   * All or nothing. `work` runs again after a deadlock, a serialization failure or a lost connection, so it must bear being
   * done twice: after the loss of a connection nobody knows whether the first time took effect.
   */
  transaction<T>(work: (ask: Ask, copy: Copy) => Promise<T>): Promise<T>;
  /** May be called by everyone who shares it. */
  close(): Promise<void>;
}

/** The server is away, too slow or full: the question may be asked again later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  constructor(readonly code: string) {
    super(`PostgreSQL is not available (${code})`);
  }
}

/** The server understood, and refused. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
  constructor(
    readonly code: string,
    statement: string,
  ) {
    super(`PostgreSQL refused ${statement} (${code})`);
  }
}

export interface DatabaseOptions {
  readonly maxConnections?: number;
  /** How long one statement may take; an import takes longer than an answer. */
  readonly statementMs?: number;
  readonly connectMs?: number;
}

const CONFLICTS = new Set(['40001', '40P01']);
const MOST_CONFLICTS = 20;

export function openDatabase(url: string, options: DatabaseOptions = {}): PostgresDatabase {
  const { maxConnections = 10, statementMs = 10_000, connectMs = 3_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'cite-check',
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: statementMs,
    // A process that stops in the middle of a transaction must not hold its account for long.
    idle_in_transaction_session_timeout: 15_000,
    // Of a connection that died without a word, the server's own limit is never heard.
    query_timeout: statementMs + 2_000,
    keepAlive: true,
  });
  // An idle connection that breaks is left out of the pool; whoever asks next opens another.
  pool.on('error', ignore);
  // Without a listener from its first moment, a connection that breaks while it is held ends the process.
  pool.on('connect', (client) => client.on('error', ignore));

  let closed: Promise<void> | undefined;

  const onConnection = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw failureOf(error, 'a connection');
    });
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      broken = error instanceof DatabaseUnavailable;
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    ask: (statement, values = []) => oncemore(() => onConnection((client) => run(client, statement, values))),
    transaction: (work) =>
      untilNoConflict(() => oncemore(() => onConnection((client) => atomically(client, work)))),
    close: () => (closed ??= pool.end()),
  };
}

function ignore(): void {
  // The statement under way fails by itself.
}

async function atomically<T>(client: pg.PoolClient, work: (ask: Ask, copy: Copy) => Promise<T>): Promise<T> {
  await run(client, BEGIN, []);
  try {
    const result = await work(
      (statement, values = []) => run(client, statement, values),
      (table, rows) => copy(client, table, rows),
    );
    await run(client, COMMIT, []);
    return result;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) await run(client, ROLLBACK, []);
    throw error;
  }
}

const BEGIN: Statement = { name: '', text: 'BEGIN' };
const COMMIT: Statement = { name: '', text: 'COMMIT' };
const ROLLBACK: Statement = { name: '', text: 'ROLLBACK' };

async function run(
  client: pg.PoolClient,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  try {
    const named = name === '' ? {} : { name };
    const { rows } = await client.query<Record<string, unknown>>({ ...named, text, values: [...values] });
    return rows;
  } catch (error) {
    throw failureOf(error, name === '' ? text : name);
  }
}

async function copy(client: pg.PoolClient, ...[table, rows]: Parameters<Copy>): Promise<void> {
  try {
    await copyRows(client, `COPY ${table} FROM STDIN`, rows);
  } catch (error) {
    throw failureOf(error, `rows of ${table}`);
  }
}

async function oncemore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || !LOST.test(error.code)) throw error;
    return await work();
  }
}

async function untilNoConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseRefusal) || !CONFLICTS.has(error.code)) throw error;
      if (attempt === MOST_CONFLICTS) throw new DatabaseUnavailable(error.code);
      // With jitter, so that those who met do not meet again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt));
    }
  }
}

/** A connection that was there before and broke; a new one may do. */
const LOST = /^(?:57P01|40003|ECONNRESET|EPIPE|lost)$/;
/** Connection failures, too many connections, shutdowns and whatever took too long (PostgreSQL, appendix A). */
const OUTAGE = /^(?:08...|53...|57P0.|57014|55P03|25P0[34]|25006|40003|E[A-Z_]+)$/;

/** The driver's own failures have no code, only a message: it names no value. */
function failureOf(error: unknown, statement: string): Error {
  const code = errorCode(error);
  if (code === '') {
    const message = error instanceof Error ? error.message : '';
    if (/timeout|timed out/i.test(message)) return new DatabaseUnavailable('timeout');
    if (message.includes('SSL')) return new DatabaseRefusal('ssl', statement);
    if (/terminated|closed|not queryable|Connection/i.test(message)) return new DatabaseUnavailable('lost');
    return new DatabaseRefusal('unknown', statement);
  }
  return OUTAGE.test(code) ? new DatabaseUnavailable(code) : new DatabaseRefusal(code, statement);
}
