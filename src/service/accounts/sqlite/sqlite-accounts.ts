/** `Accounts` on SQLite: authentication, and usage that neither races nor is billed twice. */
import { randomUUID } from 'node:crypto';
import type { Usage } from '../../../contract/reply';
import { promised } from '../../databases/promised';
import { integerIn, textIn } from '../../databases/read-row';
import { accountOf, usageOf } from '../account-row';
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

const idempotencyMs = 24 * 60 * 60 * 1000;

export function sqliteAccounts({ database, pepper, now = () => new Date() }: AccountsOptions): Accounts {
  // Compared with when the id is unknown, so that both ways take the same time.
  const nobody = pepper.digest('key', '');
  const writes = groupedWrites(database);

  return {
    authenticate: (key) => promised(() => authenticate(key)),
    usage: (accountId) => promised(() => usageIn(database, accountId, quotaWindowAt(now()))),
    // A claim that a power cut undoes is of a request that it ended too: only what is billed has to be on the disk.
    async claim(claim) {
      const answer = await writes.add(() => placeClaim(claim), 'kill');
      // Nothing leaves on the strength of a bill that may yet be lost.
      if (answer.kind === 'billedBefore') await database.onDisk();
      return answer;
    },
    settle: (reservation, units) => writes.add(() => settle(reservation, units), 'powerCut'),
    release: (reservation) => writes.add(() => release(reservation), 'kill'),
    async close() {
      await writes.flush();
      await database.onDisk();
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

  function placeClaim(claim: Claim): ClaimAnswer {
    const at = now();
    const window = quotaWindowAt(at);
    database.run('DELETE FROM reservations WHERE expires_at <= ?', at.getTime());
    database.run('DELETE FROM idempotency WHERE expires_at <= ?', at.getTime());

    const earlier = claim.idempotency && earlierAnswer(claim.accountId, claim.idempotency);
    if (earlier !== undefined) return earlier;

    const { remaining } = usageIn(database, claim.accountId, window);
    const held = database.row(
      'SELECT coalesce(sum(units), 0) AS units FROM reservations WHERE account_id = ? AND quota_window = ?',
      claim.accountId,
      window,
    );
    const free = Math.max(0, remaining - (held === undefined ? 0 : integerIn(held, 'units')));
    if (claim.units > 0 && free === 0) return { kind: 'exhausted', shortly: remaining > 0 };

    const reservation = { id: randomUUID(), window, units: Math.min(claim.units, free) };
    database.run(
      `INSERT INTO reservations (id, account_id, key_id, request_id, quota_window, units, idempotency_key, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      reservation.id,
      claim.accountId,
      claim.keyId,
      claim.requestId,
      window,
      reservation.units,
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

  /** `undefined`: nothing was billed for this key, so the request counts as its first. */
  function earlierAnswer(
    accountId: string,
    idempotency: NonNullable<Claim['idempotency']>,
  ): ClaimAnswer | undefined {
    const row = database.row(
      `SELECT request, idempotency.units AS units, reservations.id AS living
         FROM idempotency LEFT JOIN reservations ON reservations.id = idempotency.reservation_id
        WHERE idempotency.account_id = ? AND idempotency.idempotency_key = ?`,
      accountId,
      idempotency.key,
    );
    if (row === undefined) return undefined;
    if (!digestsAgree(textIn(row, 'request'), idempotency.request)) return { kind: 'otherRequest' };
    if (row['living'] !== null) return { kind: 'inFlight' };
    const units = integerIn(row, 'units');
    return units > 0 ? { kind: 'billedBefore', units } : undefined;
  }

  function settle(reservation: Reservation, units: number): Usage | null {
    const settledAt = now();
    const at = settledAt.getTime();
    const row = database.row(
      `SELECT account_id, key_id, request_id, quota_window, units, idempotency_key FROM reservations
        WHERE id = ? AND expires_at > ?`,
      reservation.id,
      at,
    );
    if (row === undefined) return null;
    if (!Number.isSafeInteger(units) || units < 0 || units > integerIn(row, 'units')) {
      throw new RangeError('a settlement must lie within its reservation');
    }
    const accountId = textIn(row, 'account_id');
    const window = textIn(row, 'quota_window');
    database.run('DELETE FROM reservations WHERE id = ?', reservation.id);
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
        at,
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
    return usageIn(database, accountId, quotaWindowAt(settledAt));
  }

  function release(reservation: Reservation): void {
    database.run('DELETE FROM idempotency WHERE reservation_id = ?', reservation.id);
    database.run('DELETE FROM reservations WHERE id = ?', reservation.id);
  }
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
