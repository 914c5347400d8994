/**
 * `Accounts` on PostgreSQL: any number of service processes bill the same accounts. Every change of an account's usage first
 * locks the row of the account, so that changes of one account queue, and those of two never meet.
 */
import { randomUUID } from 'node:crypto';
import type { Usage } from '../../../contract/reply';
import {
  type Ask,
  DatabaseUnavailable,
  type PostgresDatabase,
  type Statement,
} from '../../databases/database';
import { integerIn, textIn } from '../../databases/read-row';
import { accountOf, usageOf } from '../account-row';
import {
  type Accounts,
  AccountsUnavailable,
  type Caller,
  type Claim,
  type ClaimAnswer,
  type Reservation,
} from '../accounts';
import type { ApiKey } from '../api-key';
import { answerBefore, checkSettlement, idempotencyMs, unitsFor } from '../claim-rules';
import { digestsAgree, type Pepper } from '../pepper';
import { quotaWindowAt } from '../quota-window';

export interface PostgresAccountsOptions {
  readonly database: PostgresDatabase;
  readonly pepper: Pepper;
  readonly now?: () => Date;
}

export function postgresAccounts({
  database,
  pepper,
  now = () => new Date(),
}: PostgresAccountsOptions): Accounts {
  // Compared with when the id is unknown, so that both ways take the same time.
  const nobody = pepper.digest('key', '');

  return {
    authenticate: (key) => orUnavailable(authenticate(key)),
    usage: (accountId) => orUnavailable(readUsage(database.ask, accountId, quotaWindowAt(now()))),
    claim: (claim) => {
      // Of one claim that is made again after a lost connection, there is still one reservation.
      const id = `${claim.accountId}/${randomUUID()}`;
      return orUnavailable(database.transaction((ask) => placeClaim(ask, claim, id, now())));
    },
    settle: (reservation, units) => {
      let times = 0;
      return orUnavailable(
        database.transaction((ask) => {
          times += 1;
          return settle(ask, reservation, units, now().getTime(), times > 1);
        }),
      );
    },
    release: (reservation) => orUnavailable(database.transaction((ask) => release(ask, reservation))),
    close: () => database.close(),
  };

  async function authenticate(key: ApiKey): Promise<Caller | null> {
    const [row] = await database.ask(FIND_KEY, [key.id]);
    const agrees = digestsAgree(
      pepper.digest('key', key.text),
      row === undefined ? nobody : textIn(row, 'digest'),
    );
    if (row === undefined || !agrees || row['revoked_at'] !== null) return null;
    const [account] = await database.ask(FIND_ACCOUNT, [textIn(row, 'account_id')]);
    if (account === undefined) throw new Error('a key without an account');
    return {
      keyId: key.id,
      right: textIn(row, 'key_right') === 'verify' ? 'verify' : 'none',
      account: accountOf(account),
    };
  }
}

export async function readUsage(ask: Ask, accountId: string, window: string): Promise<Usage> {
  const [row] = await ask(READ_USAGE, [accountId, window]);
  return usageOf(row);
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new AccountsUnavailable('the accounts cannot be reached', { cause: error });
  }
}

async function placeClaim(ask: Ask, claim: Claim, id: string, at: Date): Promise<ClaimAnswer> {
  const { accountId, idempotency } = claim;
  const window = quotaWindowAt(at);
  await lockAccount(ask, accountId);
  await ask(FREE_LAPSED, [accountId, at.getTime()]);
  await ask(FORGET_KEYS, [accountId, at.getTime()]);

  const [placed] = await ask(FIND_RESERVATION, [accountId, id, at.getTime()]);
  if (placed) return { kind: 'reserved', reservation: { id, window, units: integerIn(placed, 'units') } };
  if (idempotency !== undefined) {
    const [before] = await ask(FIND_EARLIER, [accountId, idempotency.key]);
    const earlier = answerBefore(before, idempotency.request);
    if (earlier !== undefined) return earlier;
  }

  const [held] = await ask(READ_HELD, [accountId, window]);
  const units = unitsFor(claim, await readUsage(ask, accountId, window), held);
  if (typeof units !== 'number') return units;

  await ask(RESERVE, [
    accountId,
    id,
    claim.keyId,
    claim.requestId,
    window,
    units,
    idempotency?.key ?? null,
    at.getTime() + claim.leaseMs,
  ]);
  if (idempotency !== undefined) {
    await ask(NOTE_KEY, [accountId, idempotency.key, idempotency.request, id, at.getTime() + idempotencyMs]);
  }
  return { kind: 'reserved', reservation: { id, window, units } };
}

/** `again`: the first time may have taken effect before the connection was lost; then the ledger has it. */
async function settle(
  ask: Ask,
  { id }: Reservation,
  units: number,
  at: number,
  again: boolean,
): Promise<Usage | null> {
  const accountId = accountIn(id);
  await lockAccount(ask, accountId);
  const [row] = await ask(FIND_RESERVATION, [accountId, id, at]);
  if (row === undefined) {
    const wasBilled = again && (await ask(FIND_ENTRY, [accountId, id])).length > 0;
    return wasBilled ? readUsage(ask, accountId, quotaWindowAt(new Date(at))) : null;
  }
  checkSettlement(row, units);
  const window = textIn(row, 'quota_window');
  await ask(FREE, [accountId, id]);
  if (units > 0) {
    await ask(COUNT, [accountId, window, units]);
    await ask(ENTER, [accountId, id, textIn(row, 'key_id'), textIn(row, 'request_id'), window, units, at]);
  }
  if (row['idempotency_key'] !== null) {
    await ask(SETTLE_KEY, [accountId, textIn(row, 'idempotency_key'), units]);
  }
  return readUsage(ask, accountId, quotaWindowAt(new Date(at)));
}

async function release(ask: Ask, { id }: Reservation): Promise<void> {
  const accountId = accountIn(id);
  await lockAccount(ask, accountId);
  await ask(FORGET_KEY, [accountId, id]);
  await ask(FREE, [accountId, id]);
}

async function lockAccount(ask: Ask, accountId: string): Promise<void> {
  if ((await ask(LOCK_ACCOUNT, [accountId])).length === 0) throw new Error('no such account');
}

/** The id of a reservation begins with that of its account. */
function accountIn(reservationId: string): string {
  return reservationId.slice(0, reservationId.lastIndexOf('/'));
}

const FIND_KEY: Statement = {
  name: 'find-key',
  text: `SELECT account_id, digest, key_right, revoked_at FROM cite_check.keys WHERE id = $1`,
};
const FIND_ACCOUNT: Statement = {
  name: 'find-account',
  text: `SELECT id AS account_id, name, suspended_at, quota, per_minute, burst, at_once FROM cite_check.accounts WHERE id = $1`,
};
const READ_USAGE: Statement = {
  name: 'read-usage',
  text: `SELECT a.quota, coalesce(w.used, 0) AS used FROM cite_check.accounts a
    LEFT JOIN cite_check.windows w ON w.account_id = a.id AND w.quota_window = $2 WHERE a.id = $1`,
};
const LOCK_ACCOUNT: Statement = {
  name: 'lock-account',
  text: `SELECT id FROM cite_check.accounts WHERE id = $1 FOR UPDATE`,
};
const FREE_LAPSED: Statement = {
  name: 'free-lapsed',
  text: `DELETE FROM cite_check.reservations WHERE account_id = $1 AND expires_at <= $2`,
};
const FORGET_KEYS: Statement = {
  name: 'forget-keys',
  text: `DELETE FROM cite_check.idempotency WHERE account_id = $1 AND expires_at <= $2`,
};
const FIND_RESERVATION: Statement = {
  name: 'find-reservation',
  text: `SELECT key_id, request_id, quota_window, units, idempotency_key FROM cite_check.reservations
    WHERE account_id = $1 AND id = $2 AND expires_at > $3`,
};
const FIND_EARLIER: Statement = {
  name: 'find-earlier',
  text: `SELECT i.request, i.units, r.id AS living FROM cite_check.idempotency i
    LEFT JOIN cite_check.reservations r ON r.account_id = i.account_id AND r.id = i.reservation_id
    WHERE i.account_id = $1 AND i.idempotency_key = $2`,
};
const READ_HELD: Statement = {
  name: 'read-held',
  text: `SELECT coalesce(sum(units), 0) AS units FROM cite_check.reservations WHERE account_id = $1 AND quota_window = $2`,
};
const RESERVE: Statement = {
  name: 'reserve',
  text: `INSERT INTO cite_check.reservations
      (account_id, id, key_id, request_id, quota_window, units, idempotency_key, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
};
const NOTE_KEY: Statement = {
  name: 'note-key',
  text: `INSERT INTO cite_check.idempotency (account_id, idempotency_key, request, reservation_id, units, expires_at)
    VALUES ($1, $2, $3, $4, 0, $5)
    ON CONFLICT (account_id, idempotency_key)
      DO UPDATE SET reservation_id = excluded.reservation_id, expires_at = excluded.expires_at`,
};
const FIND_ENTRY: Statement = {
  name: 'find-entry',
  text: `SELECT units FROM cite_check.ledger WHERE account_id = $1 AND reservation_id = $2`,
};
const FREE: Statement = {
  name: 'free',
  text: `DELETE FROM cite_check.reservations WHERE account_id = $1 AND id = $2`,
};
const COUNT: Statement = {
  name: 'count',
  text: `INSERT INTO cite_check.windows (account_id, quota_window, used) VALUES ($1, $2, $3)
    ON CONFLICT (account_id, quota_window) DO UPDATE SET used = windows.used + excluded.used`,
};
const ENTER: Statement = {
  name: 'enter',
  text: `INSERT INTO cite_check.ledger (account_id, reservation_id, key_id, request_id, quota_window, units, billed_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};
const SETTLE_KEY: Statement = {
  name: 'settle-key',
  text: `UPDATE cite_check.idempotency SET reservation_id = NULL, units = $3
    WHERE account_id = $1 AND idempotency_key = $2`,
};
const FORGET_KEY: Statement = {
  name: 'forget-key',
  text: `DELETE FROM cite_check.idempotency WHERE account_id = $1 AND reservation_id = $2`,
};
