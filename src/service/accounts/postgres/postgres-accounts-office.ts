/** `AccountsOffice` on PostgreSQL: the operator's side of accounts and keys. */
import { randomUUID } from 'node:crypto';
import type { Statement } from '../../databases/database';
import { integerIn, textIn } from '../../databases/read-row';
import { accountOf } from '../account-row';
import type { AccountsOffice, KeyRight } from '../accounts';
import { type ApiKey, createApiKey } from '../api-key';
import { newAccount } from '../new-account';
import { quotaWindowAt } from '../quota-window';
import { type PostgresAccountsOptions, readUsage } from './postgres-accounts';

export function postgresAccountsOffice({
  database,
  pepper,
  now = () => new Date(),
}: PostgresAccountsOptions): AccountsOffice {
  return {
    issueKey,
    async listKeys() {
      const names = new Map((await listAccounts()).map(({ id, name }) => [id, name]));
      const rows = await database.ask(LIST_KEYS);
      return rows
        .map((row) => ({
          id: textIn(row, 'id'),
          account: names.get(textIn(row, 'account_id')) ?? '',
          right: textIn(row, 'key_right') === 'verify' ? ('verify' as const) : ('none' as const),
          createdAt: new Date(integerIn(row, 'created_at')),
          revokedAt: row['revoked_at'] === null ? null : new Date(integerIn(row, 'revoked_at')),
        }))
        .sort(
          (left, right) =>
            inOrder(left.account, right.account) ||
            left.createdAt.getTime() - right.createdAt.getTime() ||
            inOrder(left.id, right.id),
        );
    },
    async listAccounts() {
      const window = quotaWindowAt(now());
      const accounts = await listAccounts();
      return Promise.all(
        accounts.map(async (account) => ({
          ...account,
          usage: await readUsage(database.ask, account.id, window),
        })),
      );
    },
    async revokeKey(keyId) {
      return (await database.ask(REVOKE, [keyId, now().getTime()])).length > 0;
    },
    suspend: (accountName) => change(SUSPEND, accountName, now().getTime()),
    resume: (accountName) => change(RESUME, accountName),
    setQuota: (accountName, quota) => change(SET_QUOTA, accountName, quota),
    setRate: (accountName, { perMinute, burst, atOnce }) =>
      change(SET_RATE, accountName, perMinute, burst, atOnce),
  };

  function issueKey(accountName: string, right: KeyRight): Promise<ApiKey> {
    const { quota, rate } = newAccount;
    const key = createApiKey();
    const digest = pepper.digest('key', key.text);
    return database.transaction(async (ask) => {
      const at = now().getTime();
      await ask(NAME_ACCOUNT, [accountName, randomUUID()]);
      const [named] = await ask(FIND_NAMED, [accountName]);
      if (named === undefined) throw new Error('the account was not named');
      const accountId = textIn(named, 'account_id');
      await ask(OPEN_ACCOUNT, [accountId, accountName, at, quota, rate.perMinute, rate.burst, rate.atOnce]);
      await ask(ISSUE, [key.id, accountId, digest, right, at]);
      return key;
    });
  }

  async function listAccounts() {
    const accounts = (await database.ask(LIST_ACCOUNTS)).map(accountOf);
    return accounts.sort((left, right) => inOrder(left.name, right.name));
  }

  /** `$1` is the id of the account. */
  async function change(
    statement: Statement,
    accountName: string,
    ...values: readonly number[]
  ): Promise<boolean> {
    const [named] = await database.ask(FIND_NAMED, [accountName]);
    if (named === undefined) return false;
    return (await database.ask(statement, [textIn(named, 'account_id'), ...values])).length > 0;
  }
}

/** As SQLite orders text, whatever the order of this database is. */
function inOrder(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

const LIST_KEYS: Statement = {
  name: 'list-keys',
  text: `SELECT id, account_id, key_right, created_at, revoked_at FROM cite_check.keys`,
};
const LIST_ACCOUNTS: Statement = {
  name: 'list-accounts',
  text: `SELECT id AS account_id, name, suspended_at, quota, per_minute, burst, at_once FROM cite_check.accounts`,
};
const NAME_ACCOUNT: Statement = {
  name: 'name-account',
  text: `INSERT INTO cite_check.account_names (name, account_id) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`,
};
const FIND_NAMED: Statement = {
  name: 'find-named',
  text: `SELECT account_id FROM cite_check.account_names WHERE name = $1`,
};
const OPEN_ACCOUNT: Statement = {
  name: 'open-account',
  text: `INSERT INTO cite_check.accounts (id, name, created_at, suspended_at, quota, per_minute, burst, at_once)
    VALUES ($1, $2, $3, NULL, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
};
const ISSUE: Statement = {
  name: 'issue-key',
  text: `INSERT INTO cite_check.keys (id, account_id, digest, key_right, created_at, revoked_at)
    VALUES ($1, $2, $3, $4, $5, NULL) ON CONFLICT (id) DO NOTHING`,
};
const REVOKE: Statement = {
  name: 'revoke-key',
  text: `UPDATE cite_check.keys SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1 RETURNING id`,
};
const SUSPEND: Statement = {
  name: 'suspend-account',
  text: `UPDATE cite_check.accounts SET suspended_at = coalesce(suspended_at, $2) WHERE id = $1 RETURNING id`,
};
const RESUME: Statement = {
  name: 'resume-account',
  text: `UPDATE cite_check.accounts SET suspended_at = NULL WHERE id = $1 RETURNING id`,
};
const SET_QUOTA: Statement = {
  name: 'set-quota',
  text: `UPDATE cite_check.accounts SET quota = $2 WHERE id = $1 RETURNING id`,
};
const SET_RATE: Statement = {
  name: 'set-rate',
  text: `UPDATE cite_check.accounts SET per_minute = $2, burst = $3, at_once = $4 WHERE id = $1 RETURNING id`,
};
