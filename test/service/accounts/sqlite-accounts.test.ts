import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  Accounts,
  AccountsOffice,
  Caller,
  Claim,
  ClaimAnswer,
  Reservation,
} from '../../../src/service/accounts/accounts';
import { AccountsDatabase, integerIn } from '../../../src/service/accounts/accounts-database';
import { openAccounts } from '../../../src/service/accounts/open-accounts';
import { sqliteAccounts } from '../../../src/service/accounts/sqlite-accounts';
import { sqliteAccountsOffice } from '../../../src/service/accounts/sqlite-accounts-office';

let folder = '';
let now = new Date('2026-11-20T00:00:00Z');
let database: AccountsDatabase;
let accounts: Accounts;
let office: AccountsOffice;
let caller: Caller;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cite-check-'));
  now = new Date('2026-11-20T00:00:00Z');
  const opened = openAccounts({
    accountsFile: join(folder, 'accounts.sqlite'),
    pepperFile: join(folder, 'key-pepper'),
    mayCreatePepper: true,
  });
  if (opened.kind === 'fault') throw new Error(opened.message);
  database = opened.database;
  accounts = sqliteAccounts({ ...opened, now: () => now });
  office = sqliteAccountsOffice({ ...opened, now: () => now });
  const known = await accounts.authenticate(await office.issueKey('Firm', 'verify'));
  if (known === null) throw new Error('the key was not recognized');
  caller = known;
});
afterEach(async () => {
  await accounts.close();
  rmSync(folder, { recursive: true, force: true });
});

const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};

function claim(units: number, idempotency?: Claim['idempotency']): Promise<ClaimAnswer> {
  return accounts.claim({
    accountId: caller.account.id,
    keyId: caller.keyId,
    requestId: 'r',
    units,
    leaseMs: 1_000,
    ...(idempotency === undefined ? {} : { idempotency }),
  });
}

async function reserve(units: number, idempotency?: Claim['idempotency']): Promise<Reservation> {
  const answer = await claim(units, idempotency);
  if (answer.kind !== 'reserved') throw new Error(`was ${answer.kind}`);
  return answer.reservation;
}

const usage = () => accounts.usage(caller.account.id);

/** The books agree: what is counted is what was entered. */
function expectBooksToAgree(): void {
  const sum = (sql: string): number => integerIn(database.row(sql) ?? {}, 'units');
  expect(sum('SELECT coalesce(sum(used), 0) AS units FROM windows')).toBe(
    sum('SELECT coalesce(sum(units), 0) AS units FROM ledger'),
  );
}

describe('quota', () => {
  test('is counted when settled, not when reserved', async () => {
    const reservation = await reserve(5);
    expect(await usage()).toEqual({ used: 0, remaining: 10_000, limit: 10_000 });
    expect(await accounts.settle(reservation, 3)).toBe(true);
    expect(await usage()).toEqual({ used: 3, remaining: 9_997, limit: 10_000 });
    expectBooksToAgree();
  });

  test('the first claim of a window is held to the limit too', async () => {
    await office.setQuota('Firm', 2);
    expect(await claim(5)).toMatchObject({ kind: 'reserved', reservation: { units: 2 } });
    expect(await claim(1)).toEqual({ kind: 'exhausted', shortly: true });
    expect(await claim(0)).toMatchObject({ kind: 'reserved', reservation: { units: 0 } });
  });

  test('what is released, or whose lease is over, is free again', async () => {
    await office.setQuota('Firm', 2);
    await accounts.release(await reserve(2));
    const abandoned = await reserve(2);
    later(1_000);
    const next = await reserve(2);
    expect(await accounts.settle(abandoned, 2)).toBe(false);
    expect(await accounts.settle(next, 2)).toBe(true);
    expect(await claim(1)).toEqual({ kind: 'exhausted', shortly: false });
    expectBooksToAgree();
  });

  test('a lease that is over is not billed, even where nobody has noticed yet', async () => {
    const reservation = await reserve(2);
    later(1_000);
    expect(await accounts.settle(reservation, 2)).toBe(false);
    expect((await usage()).used).toBe(0);
  });

  test('nothing is settled twice, nor beyond its reservation', async () => {
    const reservation = await reserve(2);
    await expect(accounts.settle(reservation, 3)).rejects.toThrow(RangeError);
    expect(await accounts.settle(reservation, 2)).toBe(true);
    expect(await accounts.settle(reservation, 2)).toBe(false);
    await accounts.release(reservation);
    expect((await usage()).used).toBe(2);
    expectBooksToAgree();
  });

  test('begins anew with the month, and what began before it ends in the old one', async () => {
    now = new Date('2026-11-30T23:59:59.900Z');
    await office.setQuota('Firm', 3);
    const reservation = await reserve(2);
    later(200);
    expect(await usage()).toEqual({ used: 0, remaining: 3, limit: 3 });
    expect(await accounts.settle(reservation, 2)).toBe(true);
    expect(await usage()).toEqual({ used: 0, remaining: 3, limit: 3 });
    expect(database.rows('SELECT quota_window, used FROM windows')).toMatchObject([
      { quota_window: '2026-11', used: 2 },
    ]);
  });

  test('lowered below what was used, leaves nothing, and never less than nothing', async () => {
    await accounts.settle(await reserve(5), 5);
    await office.setQuota('Firm', 3);
    expect(await usage()).toEqual({ used: 5, remaining: 0, limit: 3 });
    expect(await claim(1)).toEqual({ kind: 'exhausted', shortly: false });
  });

  test('is never exceeded, whatever comes in whatever order', async () => {
    const step = fc.record({
      action: fc.constantFrom('claim', 'settle', 'release', 'wait'),
      units: fc.integer({ min: 0, max: 6 }),
      which: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const known = await accounts.authenticate(await office.issueKey(`Firm ${Math.random()}`, 'verify'));
        if (known === null) throw new Error('the key was not recognized');
        caller = known;
        await office.setQuota(caller.account.name, 10);
        const open: Reservation[] = [];
        let billed = 0;
        for (const { action, units, which } of steps) {
          const reservation = open[which % Math.max(1, open.length)];
          if (action === 'wait') later(400);
          if (action === 'claim') {
            const answer = await claim(units);
            if (answer.kind === 'reserved') open.push(answer.reservation);
          }
          if (action === 'settle' && reservation !== undefined) {
            const due = Math.min(units, reservation.units);
            if (await accounts.settle(reservation, due)) billed += due;
          }
          if (action === 'release' && reservation !== undefined) await accounts.release(reservation);
          const { used, limit } = await usage();
          expect(used).toBe(billed);
          expect(used).toBeLessThanOrEqual(limit);
        }
        expectBooksToAgree();
      }),
      { numRuns: 40 },
    );
  });
});

describe('idempotency', () => {
  const first = { key: 'k', request: 'one' };

  test('a retry of what was billed is not billed again', async () => {
    await accounts.settle(await reserve(3, first), 2);
    expect(await claim(3, first)).toEqual({ kind: 'billedBefore', units: 2 });
    expect(await claim(3, { ...first, request: 'two' })).toEqual({ kind: 'otherRequest' });
    expect((await usage()).used).toBe(2);
  });

  test('a retry of what is being answered has to wait', async () => {
    const reservation = await reserve(3, first);
    expect(await claim(3, first)).toEqual({ kind: 'inFlight' });
    expect(await claim(3, { ...first, request: 'two' })).toEqual({ kind: 'otherRequest' });
    await accounts.release(reservation);
    expect(await claim(3, first)).toMatchObject({ kind: 'reserved' });
  });

  test('after a crash the key is free again when the lease is over', async () => {
    await reserve(3, first);
    later(1_000);
    const again = await reserve(3, first);
    await accounts.settle(again, 3);
    expect(await claim(3, first)).toEqual({ kind: 'billedBefore', units: 3 });
    expect((await usage()).used).toBe(3);
  });

  test('where nothing was billed, a retry counts as the first', async () => {
    await accounts.settle(await reserve(3, first), 0);
    expect(await claim(3, { ...first, request: 'two' })).toEqual({ kind: 'otherRequest' });
    await accounts.settle(await reserve(3, first), 3);
    expect((await usage()).used).toBe(3);
  });

  test('is forgotten after 24 hours', async () => {
    await accounts.settle(await reserve(3, first), 3);
    later(24 * 60 * 60 * 1000 - 1);
    expect(await claim(3, first)).toMatchObject({ kind: 'billedBefore' });
    later(1);
    expect(await claim(3, { ...first, request: 'two' })).toMatchObject({ kind: 'reserved' });
  });

  test('keys of one account say nothing of those of another', async () => {
    await accounts.settle(await reserve(3, first), 3);
    const other = await accounts.authenticate(await office.issueKey('Other', 'verify'));
    if (other === null) throw new Error('the key was not recognized');
    caller = other;
    expect(await claim(3, { ...first, request: 'two' })).toMatchObject({ kind: 'reserved' });
  });
});

describe('keys', () => {
  test('of a revoked, suspended or resumed account are seen at once', async () => {
    const key = await office.issueKey('Firm', 'none');
    expect(await accounts.authenticate(key)).toMatchObject({ right: 'none', account: { suspended: false } });
    await office.suspend('Firm');
    expect(await accounts.authenticate(key)).toMatchObject({ account: { suspended: true } });
    await office.resume('Firm');
    expect(await accounts.authenticate(key)).toMatchObject({ account: { suspended: false } });
    await office.revokeKey(key.id);
    expect(await accounts.authenticate(key)).toBeNull();
    expect(
      (await office.listKeys()).map(({ id, revokedAt }) => [id === key.id, revokedAt !== null]),
    ).toContainEqual([true, true]);
  });

  test('with the id of one and the secret of another are nobody', async () => {
    const [one, other] = [await office.issueKey('Firm', 'verify'), await office.issueKey('Firm', 'verify')];
    expect(await accounts.authenticate({ id: one.id, text: other.text })).toBeNull();
  });
});

test('the ledger is written through to the disk before an answer leaves', () => {
  expect(database.row('PRAGMA journal_mode')).toMatchObject({ journal_mode: 'wal' });
  expect(database.row('PRAGMA synchronous')).toMatchObject({ synchronous: 2 });
});

test('several processes at once never exceed the limit, and a killed one holds nothing for long', async () => {
  await office.setQuota('Firm', 40);
  const script = new URL('../../support/claim-units.ts', import.meta.url).pathname;
  const run = promisify(execFile);
  const runs = await Promise.all(
    [1, 2, 3].map((seed) =>
      run(process.execPath, [
        '--import',
        'tsx',
        script,
        folder,
        caller.account.id,
        caller.keyId,
        String(seed),
      ]),
    ),
  );
  const billed = runs.map(({ stdout }) => Number(stdout)).reduce((sum, units) => sum + units, 0);
  expect((await usage()).used).toBe(billed);
  expect(billed).toBe(40);
  expectBooksToAgree();
  expect(new AccountsDatabase(join(folder, 'accounts.sqlite')).row('PRAGMA integrity_check')).toMatchObject({
    integrity_check: 'ok',
  });
});
