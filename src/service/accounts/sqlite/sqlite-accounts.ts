/** `Accounts` on SQLite: authentication, and usage that neither races nor is billed twice. */
import { randomUUID } from 'node:crypto';
import type { Usage } from '../../../contract/reply';
import { promised } from '../../databases/promised';
import { textIn } from '../../databases/read-row';
import { accountOf, usageOf } from '../account-row';
import { answerBefore, checkSettlement, idempotencyMs, unitsFor } from '../claim-rules';
import { groupedWrites } from './grouped-writes';
import type { AccountsDatabase } from './accounts-database';
import type { Accounts, Caller, Claim, ClaimAnswer, Reservation } from '../accounts';
import type { ApiKey } from '../api-key';
import { digestsAgree, type Pepper } from '../pepper';
import { quotaWindowAt } from '../quota-window';

export interface AccountsOptions {
  readonly database: AccountsDatabase;
  readonly pepper: Pepper;
  readonly now?: () => Date;
}

export function sqliteAccounts({ database, pepper, now = () => new Date() }: AccountsOptions): Accounts {
  // Compared with when the id is unknown, so that both ways take the same time.
  const nobody = pepper.digest('key', '');
  const writes = groupedWrites(database);

  return {
    authenticate: (key) => promised(() => authenticate(key)),
    usage: (accountId) => promised(() => usageIn(database, accountId, quotaWindowAt(now()))),
    // A claim that a power cut undoes is of a request that it ended too: only what is billed has to be on the disk.
    async claim(claim) {
      const answer = await writes.add(() => placeClaim(database, claim, now()), 'kill');
      // Nothing leaves on the strength of a bill that may yet be lost.
      if (answer.kind === 'billedBefore') await database.onDisk();
      return answer;
    },
    settle: (reservation, units) => writes.add(() => settle(database, reservation, units, now()), 'powerCut'),
    release: (reservation) => writes.add(() => release(database, reservation), 'kill'),
    async close() {
      await writes.flush();
      database.close();
    },
  };

  function authenticate(key: ApiKey): Caller | null {
    const row = database.row(
      `SELECT keys.id AS key_id, digest, key_right, revoked_at, accounts.id AS account_id, name, suspended_at, quota,
              per_minute, burst, at_once
         FROM keys JOIN accounts ON accounts.id = keys.account_id WHERE keys.id = ?`,
      key.id,
    );
    const agrees = digestsAgree(
      pepper.digest('key', key.text),
      row === undefined ? nobody : textIn(row, 'digest'),
    );
    if (row === undefined || !agrees || row['revoked_at'] !== null) return null;
    return {
      keyId: textIn(row, 'key_id'),
      right: textIn(row, 'key_right') === 'verify' ? 'verify' : 'none',
      account: accountOf(row),
    };
  }
}

function placeClaim(database: AccountsDatabase, claim: Claim, at: Date): ClaimAnswer {
  const window = quotaWindowAt(at);
  database.run('DELETE FROM reservations WHERE expires_at <= ?', at.getTime());
  database.run('DELETE FROM idempotency WHERE expires_at <= ?', at.getTime());

  const earlier = claim.idempotency && earlierAnswer(database, claim.accountId, claim.idempotency);
  if (earlier !== undefined) return earlier;

  const held = database.row(
    'SELECT coalesce(sum(units), 0) AS units FROM reservations WHERE account_id = ? AND quota_window = ?',
    claim.accountId,
    window,
  );
  const units = unitsFor(claim, usageIn(database, claim.accountId, window), held);
  if (typeof units !== 'number') return units;

  const reservation = { id: randomUUID(), window, units };
  database.run(
    `INSERT INTO reservations (id, account_id, key_id, request_id, quota_window, units, idempotency_key, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    reservation.id,
    claim.accountId,
    claim.keyId,
    claim.requestId,
    window,
    units,
    claim.idempotency?.key ?? null,
    at.getTime() + claim.leaseMs,
  );
  if (claim.idempotency !== undefined) {
    database.run(
      `INSERT INTO idempotency (account_id, idempotency_key, request, reservation_id, units, expires_at)
       VALUES (?, ?, ?, ?, 0, ?)
       ON CONFLICT (account_id, idempotency_key)
         DO UPDATE SET reservation_id = excluded.reservation_id, expires_at = excluded.expires_at`,
      claim.accountId,
      claim.idempotency.key,
      claim.idempotency.request,
      reservation.id,
      at.getTime() + idempotencyMs,
    );
  }
  return { kind: 'reserved', reservation };
}

function earlierAnswer(
  database: AccountsDatabase,
  accountId: string,
  { key, request }: NonNullable<Claim['idempotency']>,
): ClaimAnswer | undefined {
  const row = database.row(
    `SELECT request, idempotency.units AS units, reservations.id AS living
       FROM idempotency LEFT JOIN reservations ON reservations.id = idempotency.reservation_id
      WHERE idempotency.account_id = ? AND idempotency.idempotency_key = ?`,
    accountId,
    key,
  );
  return answerBefore(row, request);
}

function settle(database: AccountsDatabase, { id }: Reservation, units: number, at: Date): Usage | null {
  const row = database.row(
    `SELECT account_id, key_id, request_id, quota_window, units, idempotency_key FROM reservations
      WHERE id = ? AND expires_at > ?`,
    id,
    at.getTime(),
  );
  if (row === undefined) return null;
  checkSettlement(row, units);
  const accountId = textIn(row, 'account_id');
  const window = textIn(row, 'quota_window');
  database.run('DELETE FROM reservations WHERE id = ?', id);
  if (units > 0) {
    database.run(
      `INSERT INTO windows (account_id, quota_window, used) VALUES (?, ?, ?)
       ON CONFLICT (account_id, quota_window) DO UPDATE SET used = used + excluded.used`,
      accountId,
      window,
      units,
    );
    database.run(
      `INSERT INTO ledger (account_id, key_id, request_id, quota_window, units, billed_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      accountId,
      textIn(row, 'key_id'),
      textIn(row, 'request_id'),
      window,
      units,
      at.getTime(),
    );
  }
  if (row['idempotency_key'] !== null) {
    database.run(
      `UPDATE idempotency SET reservation_id = NULL, units = ? WHERE account_id = ? AND idempotency_key = ?`,
      units,
      accountId,
      textIn(row, 'idempotency_key'),
    );
  }
  return usageIn(database, accountId, quotaWindowAt(at));
}

function release(database: AccountsDatabase, { id }: Reservation): void {
  database.run('DELETE FROM idempotency WHERE reservation_id = ?', id);
  database.run('DELETE FROM reservations WHERE id = ?', id);
}

export function usageIn(database: AccountsDatabase, accountId: string, window: string): Usage {
  const row = database.row(
    `SELECT quota, coalesce(used, 0) AS used
       FROM accounts LEFT JOIN windows ON windows.account_id = accounts.id AND windows.quota_window = ?
      WHERE accounts.id = ?`,
    window,
    accountId,
  );
  return usageOf(row);
}
