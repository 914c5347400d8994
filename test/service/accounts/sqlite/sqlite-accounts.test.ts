import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { AccountsDatabase } from '../../../../src/service/accounts/sqlite/accounts-database';
import { AccountsUnavailable } from '../../../../src/service/accounts/accounts';
import { integerIn } from '../../../../src/service/databases/read-row';
import { openSqliteBooks } from '../../../support/account-books';
import { temporaryFolder } from '../../../support/temporary-folder';
import { accountsBehaviour } from '../accounts-behaviour';

describe('accounts in SQLite', () => {
  accountsBehaviour((now) => Promise.resolve(openSqliteBooks(now)));
});

test('the ledger is written through to the disk before an answer leaves', () => {
  const database = new AccountsDatabase(join(temporaryFolder(), 'accounts.sqlite'));
  expect(database.row('PRAGMA journal_mode')).toMatchObject({ journal_mode: 'wal' });
  const sync = () => database.row('PRAGMA synchronous');
  expect(sync()).toMatchObject({ synchronous: 2 });
  expect(database.atomicallySoon(sync)).toMatchObject({ synchronous: 1 });
  expect(database.atomically(sync)).toMatchObject({ synchronous: 2 });
  const fail = () => {
    throw new Error('in the midst of it');
  };
  expect(() => database.atomicallySoon(fail)).toThrow('in the midst of it');
  expect(sync()).toMatchObject({ synchronous: 2 });
  database.close();
});

/** A reservation of two, and the disk, which takes what it is given once `write` is called. */
async function reserved() {
  const books = openSqliteBooks(() => new Date());
  const { accounts, office, database } = books;
  const caller = await accounts.authenticate(await office.issueKey('Firm', 'verify'));
  if (!caller) throw new Error('the key is not known');
  const { account, keyId } = caller;
  const answer = await accounts.claim({
    accountId: account.id,
    keyId,
    requestId: 'r',
    units: 2,
    leaseMs: 60_000,
  });
  if (answer.kind !== 'reserved') throw new Error(answer.kind);
  let write: () => void = () => undefined;
  const disk = vi.spyOn(database, 'onDisk').mockReturnValue(new Promise((resolve) => (write = resolve)));
  return { books, accounts, database, reservation: answer.reservation, disk, write: () => write() };
}

test('of changes that are made together, one that fails leaves nothing of itself, and the others stand', () => {
  const database = new AccountsDatabase(join(temporaryFolder(), 'accounts.sqlite'));
  const note = (name: string) => database.run('INSERT INTO facts (name, value) VALUES (?, ?)', name, 'noted');
  const failing = () => {
    note('half of the second');
    throw new Error('in the midst of it');
  };
  database.atomically(() => {
    database.partly(() => note('the first'));
    expect(() => database.partly(failing)).toThrow('in the midst of it');
    database.partly(() => note('the third'));
  });
  expect(database.rows('SELECT name FROM facts ORDER BY name')).toMatchObject([
    { name: 'the first' },
    { name: 'the third' },
  ]);
  database.close();
});

test('a settlement is answered once the disk has it', async () => {
  const { books, accounts, database, reservation, disk, write } = await reserved();
  let answered = false;
  const settled = accounts.settle(reservation, 2).then(() => (answered = true));
  await expect.poll(() => disk.mock.calls.length).toBe(1);
  expect(database.row('SELECT units FROM ledger')).toMatchObject({ units: 2 });
  expect(answered).toBe(false);
  write();
  await settled;
  disk.mockRestore();
  await books.close();
});

test('what is settled as the accounts are closed is billed, and answered', async () => {
  const { books, accounts, reservation, write } = await reserved();
  write();
  const settled = accounts.settle(reservation, 2);
  await books.close();
  expect(await settled).toMatchObject({ used: 2 });
});

test('accounts stay open until the disk has what was settled before', async () => {
  const { books, accounts, database, reservation, disk, write } = await reserved();
  const close = vi.spyOn(database, 'close');
  const settled = accounts.settle(reservation, 2);
  await expect.poll(() => disk.mock.calls.length).toBe(1);
  const closed = books.close();
  await expect.poll(() => disk.mock.calls.length).toBe(2);
  expect(close).not.toHaveBeenCalled();
  write();
  expect(await settled).toMatchObject({ used: 2 });
  await closed;
});

test('on a full disk what is refused is not billed, and what is billed was answered', async () => {
  const books = openSqliteBooks(() => new Date());
  const { accounts, office, database } = books;
  const caller = await accounts.authenticate(await office.issueKey('Firm', 'verify'));
  if (!caller) throw new Error('the key is not known');
  const { id: accountId } = caller.account;
  const answerOne = async (requestId: string) => {
    const claim = { accountId, keyId: caller.keyId, requestId, units: 1, leaseMs: 60_000 };
    const answer = await accounts.claim(claim);
    if (answer.kind !== 'reserved') throw new Error(answer.kind);
    return await accounts.settle(answer.reservation, 1);
  };
  const answerMany = async () => {
    const answers = Array.from({ length: 20 }, (_, at) => answerOne(`request ${String(at)}`));
    return await Promise.allSettled(answers);
  };

  const pages = integerIn(database.row('PRAGMA page_count') ?? {}, 'page_count');
  database.rows(`PRAGMA max_page_count = ${String(pages + 2)}`);
  const answers = [];
  for (let times = 0; times < 12; times += 1) answers.push(...(await answerMany()));
  const billed = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(billed).toBeLessThan(answers.length);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(AccountsUnavailable);
  }
  expect((await accounts.usage(accountId)).used).toBe(billed);
  expect((await books.entries()).map(({ units }) => units)).toEqual(Array.from({ length: billed }, () => 1));

  database.rows('PRAGMA max_page_count = 10000');
  expect(await answerOne('with room again')).toMatchObject({ used: billed + 1 });
  await books.close();
});
