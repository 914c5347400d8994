/** `AccountsOffice` on SQLite: the operator's side of accounts and keys. */
import { randomUUID } from 'node:crypto';
import { promised } from '../../databases/promised';
import { integerIn, textIn } from '../../databases/read-row';
import { accountOf } from '../account-row';
import type { AccountsOffice, IssuedKey, KeyRight, Rate } from '../accounts';
import type { SqlRow } from './accounts-database';
import { type ApiKey, createApiKey } from '../api-key';
import { newAccount } from '../new-account';
import { quotaWindowAt } from '../quota-window';
import { type AccountsOptions, usageIn } from './sqlite-accounts';

export function sqliteAccountsOffice({
  database,
  pepper,
  now = () => new Date(),
}: AccountsOptions): AccountsOffice {
  return {
    issueKey: (accountName, right) => promised(() => database.atomically(() => issueKey(accountName, right))),
    listKeys: () =>
      promised(() =>
        database
          .rows(
            `SELECT keys.id AS key_id, name, key_right, keys.created_at AS created_at, revoked_at
               FROM keys JOIN accounts ON accounts.id = keys.account_id ORDER BY name, keys.created_at, keys.id`,
          )
          .map(issuedKeyOf),
      ),
    listAccounts: () =>
      promised(() =>
        database
          .rows(
            `SELECT id AS account_id, name, suspended_at, quota, per_minute, burst, at_once FROM accounts ORDER BY name`,
          )
          .map(accountOf)
          .map((account) => ({ ...account, usage: usageIn(database, account.id, quotaWindowAt(now())) })),
      ),
    revokeKey: (keyId) =>
      changed('UPDATE keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?', now().getTime(), keyId),
    suspend: (accountName) =>
      changed(
        'UPDATE accounts SET suspended_at = coalesce(suspended_at, ?) WHERE name = ?',
        now().getTime(),
        accountName,
      ),
    resume: (accountName) => changed('UPDATE accounts SET suspended_at = NULL WHERE name = ?', accountName),
    setQuota: (accountName, quota) =>
      changed('UPDATE accounts SET quota = ? WHERE name = ?', quota, accountName),
    setRate: (accountName, rate: Rate) =>
      changed(
        'UPDATE accounts SET per_minute = ?, burst = ?, at_once = ? WHERE name = ?',
        rate.perMinute,
        rate.burst,
        rate.atOnce,
        accountName,
      ),
  };

  function issueKey(accountName: string, right: KeyRight): ApiKey {
    const { quota, rate } = newAccount;
    database.run(
      `INSERT INTO accounts (id, name, created_at, suspended_at, quota, per_minute, burst, at_once)
       VALUES (?, ?, ?, NULL, ?, ?, ?, ?) ON CONFLICT (name) DO NOTHING`,
      randomUUID(),
      accountName,
      now().getTime(),
      quota,
      rate.perMinute,
      rate.burst,
      rate.atOnce,
    );
    const key = createApiKey();
    database.run(
      `INSERT INTO keys (id, account_id, digest, key_right, created_at, revoked_at)
       SELECT ?, id, ?, ?, ?, NULL FROM accounts WHERE name = ?`,
      key.id,
      pepper.digest('key', key.text),
      right,
      now().getTime(),
      accountName,
    );
    return key;
  }

  function changed(sql: string, ...values: readonly (string | number)[]): Promise<boolean> {
    return promised(() => database.run(sql, ...values) > 0);
  }
}

function issuedKeyOf(row: SqlRow): IssuedKey {
  return {
    id: textIn(row, 'key_id'),
    account: textIn(row, 'name'),
    right: textIn(row, 'key_right') === 'verify' ? 'verify' : 'none',
    createdAt: new Date(integerIn(row, 'created_at')),
    revokedAt: row['revoked_at'] === null ? null : new Date(integerIn(row, 'revoked_at')),
  };
}
