/** What every adapter of accounts keeps to. */
import { execFile, spawn } from 'node:child_process';
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
import { openAccountsAt, type Books } from '../../support/account-books';
import { accountsSteps, faultOfSteps } from '../../support/accounts-model';
import { faultsOfBilling } from '../../support/billing-under-failure';
import { seededRandom } from '../../support/seeded-random';

export function accountsBehaviour(open: (now: () => Date) => Promise<Books>): void {
  let now = new Date('2026-11-20T00:00:00Z');
  let books: Books;
  let accounts: Accounts;
  let office: AccountsOffice;
  let caller: Caller;

  beforeEach(async () => {
    now = new Date('2026-11-20T00:00:00Z');
    books = await open(() => now);
    accounts = books.accounts;
    office = books.office;
    const known = await accounts.authenticate(await office.issueKey('Firm', 'verify'));
    if (known === null) throw new Error('the key was not recognized');
    caller = known;
  });
  afterEach(() => books.close());

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
  async function expectBooksToAgree(): Promise<void> {
    const used = (await books.used()).reduce((sum, window) => sum + window.used, 0);
    const entered = (await books.entries()).reduce((sum, { units }) => sum + units, 0);
    expect(entered).toBe(used);
  }

  describe('quota', () => {
    test('is counted when settled, not when reserved', async () => {
      const reservation = await reserve(5);
      expect(await usage()).toEqual({ used: 0, remaining: 10_000, limit: 10_000 });
      expect(await accounts.settle(reservation, 3)).toEqual({ used: 3, remaining: 9_997, limit: 10_000 });
      expect(await usage()).toEqual({ used: 3, remaining: 9_997, limit: 10_000 });
      await expectBooksToAgree();
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
      expect(await accounts.settle(abandoned, 2)).toBeNull();
      expect(await accounts.settle(next, 2)).toEqual(await usage());
      expect(await claim(1)).toEqual({ kind: 'exhausted', shortly: false });
      await expectBooksToAgree();
    });

    test('a lease that is over is not billed, even where nobody has noticed yet', async () => {
      const reservation = await reserve(2);
      later(1_000);
      expect(await accounts.settle(reservation, 2)).toBeNull();
      expect((await usage()).used).toBe(0);
    });

    test('a clock that is set back neither frees what is held nor bills twice', async () => {
      await office.setQuota('Firm', 3);
      const idempotency = { key: 'k', request: 'a' };
      const [before, open] = [await reserve(1, idempotency), await reserve(2)];
      await accounts.settle(before, 1);
      later(-3_600_000);
      expect(await claim(1, idempotency)).toEqual({ kind: 'billedBefore', units: 1 });
      expect(await claim(1)).toEqual({ kind: 'exhausted', shortly: true });
      expect(await accounts.settle(open, 2)).toEqual({ used: 3, remaining: 0, limit: 3 });
      expect(await accounts.settle(open, 2)).toBeNull();
      await expectBooksToAgree();
    });

    test('nothing is settled twice, nor beyond its reservation', async () => {
      const reservation = await reserve(2);
      for (const units of [3, -1, 1.5, NaN])
        await expect(accounts.settle(reservation, units)).rejects.toThrow(RangeError);
      expect(await accounts.settle(reservation, 2)).toEqual(await usage());
      expect(await accounts.settle(reservation, 2)).toBeNull();
      await accounts.release(reservation);
      expect((await usage()).used).toBe(2);
      await expectBooksToAgree();
    });

    test('settlements that are asked for at once are told apart', async () => {
      const [first, second, third] = [await reserve(2), await reserve(3), await reserve(4)];
      const settled = await Promise.allSettled([
        accounts.settle(first, 2),
        accounts.settle(second, 4),
        accounts.settle(third, 0),
        accounts.settle(first, 2),
      ]);
      expect(settled.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'fulfilled',
      ]);
      expect(settled.filter((one) => one.status === 'fulfilled' && one.value !== null)).toHaveLength(2);
      expect((await usage()).used).toBe(2);
      expect(await accounts.settle(second, 3)).toEqual({ used: 5, remaining: 9_995, limit: 10_000 });
      await expectBooksToAgree();
    });

    test('begins anew with the month, and what began before it ends in the old one', async () => {
      now = new Date('2026-11-30T23:59:59.900Z');
      await office.setQuota('Firm', 3);
      const reservation = await reserve(2);
      later(200);
      expect(await usage()).toEqual({ used: 0, remaining: 3, limit: 3 });
      expect(await accounts.settle(reservation, 2)).toEqual(await usage());
      expect(await usage()).toEqual({ used: 0, remaining: 3, limit: 3 });
      expect(await books.used()).toEqual([{ quota_window: '2026-11', used: 2 }]);
    });

    test('lowered below what was used, leaves nothing, and never less than nothing', async () => {
      await accounts.settle(await reserve(5), 5);
      await office.setQuota('Firm', 3);
      expect(await usage()).toEqual({ used: 5, remaining: 0, limit: 3 });
      expect(await claim(1)).toEqual({ kind: 'exhausted', shortly: false });
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

    test('the key of a request that failed is free for any other', async () => {
      await accounts.release(await reserve(3, first));
      expect(await claim(3, { ...first, request: 'two' })).toMatchObject({ kind: 'reserved' });
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

    test('the 24 hours begin with the try that is billed', async () => {
      await accounts.settle(await reserve(3, first), 0);
      later(24 * 60 * 60 * 1000 - 1);
      await accounts.settle(await reserve(3, first), 3);
      later(1);
      expect(await claim(3, first)).toEqual({ kind: 'billedBefore', units: 3 });
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
      expect(await accounts.authenticate(key)).toMatchObject({
        right: 'none',
        account: { suspended: false },
      });
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

    test('are listed with what they may do', async () => {
      const key = await office.issueKey('Firm', 'none');
      const rights = (await office.listKeys()).map(({ id, right }) => [id === key.id, right]);
      expect(rights.sort()).toEqual([
        [false, 'verify'],
        [true, 'none'],
      ]);
    });

    test('and accounts that nobody has are not changed, and said not to be', async () => {
      const changes = [
        await office.revokeKey('nobody'),
        await office.suspend('Nobody'),
        await office.resume('Nobody'),
        await office.setQuota('Nobody', 5),
        await office.setRate('Nobody', { perMinute: 1, burst: 1, atOnce: 1 }),
      ];
      expect(changes).toEqual([false, false, false, false, false]);
      expect((await office.listAccounts()).map(({ name }) => name)).toEqual(['Firm']);
    });

    test('with the id of one and the secret of another are nobody', async () => {
      const [one, other] = [await office.issueKey('Firm', 'verify'), await office.issueKey('Firm', 'verify')];
      expect(await accounts.authenticate({ id: one.id, text: other.text })).toBeNull();
    });
  });

  test('whatever comes in whatever order, to whichever of two programs, is answered as the model says', async () => {
    const other = await openAccountsAt(books.place, () => now);
    const clock = {
      get now() {
        return now;
      },
      set now(time) {
        now = time;
      },
    };
    await fc.assert(
      fc.asyncProperty(accountsSteps, async (steps) => {
        expect(await faultOfSteps(steps, books, other, clock)).toBeNull();
      }),
      { numRuns: 40 },
    );
    await expectBooksToAgree();
    await other.close();
  }, 60_000);

  test('processes that are killed at any moment, and retries of what they left, lose nothing and bill nothing twice', async () => {
    await office.setQuota('Firm', 80);
    expect(await faultsOfBilling(books, caller, seededRandom(Date.now() % 1_000_000))).toEqual([]);
  }, 60_000);

  const script = new URL('../../support/claim-units.ts', import.meta.url).pathname;
  const claimUnits = (seed: string): readonly string[] => [
    '--import',
    'tsx',
    script,
    ...books.place,
    caller.account.id,
    caller.keyId,
    seed,
  ];

  test('several processes at once end exactly at the limit', async () => {
    await office.setQuota('Firm', 40);
    const run = promisify(execFile);
    const runs = await Promise.all(['1', '2', '3'].map((seed) => run(process.execPath, claimUnits(seed))));
    const billed = runs.map(({ stdout }) => Number(stdout)).reduce((sum, units) => sum + units, 0);
    expect((await usage()).used).toBe(billed);
    expect(billed).toBe(40);
    await expectBooksToAgree();
  }, 60_000);

  test('a process that is killed between claim and settlement bills nothing, and holds nothing for long', async () => {
    await office.setQuota('Firm', 5);
    const killed = spawn(process.execPath, claimUnits('hold'), { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve) => killed.stdout.once('data', () => resolve()));
    const ended = new Promise((resolve) => killed.once('close', resolve));
    killed.kill('SIGKILL');
    await ended;
    expect(await claim(1)).toEqual({ kind: 'exhausted', shortly: true });
    expect((await usage()).used).toBe(0);
    later(60_000);
    expect(await accounts.settle(await reserve(5), 5)).toEqual(await usage());
    await expectBooksToAgree();
  }, 60_000);

  test('a storm of claims ends exactly at the limit', async () => {
    await office.setQuota('Firm', 30);
    const settled = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const answer = await claim(1 + (at % 3));
        if (answer.kind !== 'reserved') return 0;
        if (at % 5 === 0) await accounts.release(answer.reservation);
        else if (await accounts.settle(answer.reservation, answer.reservation.units))
          return answer.reservation.units;
        return 0;
      }),
    );
    const billed = settled.reduce((sum, units) => sum + units, 0);
    expect(billed).toBeLessThanOrEqual(30);
    expect((await usage()).used).toBe(billed);
    const rest = await claim(100);
    if (billed < 30) expect(rest).toMatchObject({ kind: 'reserved', reservation: { units: 30 - billed } });
    else expect(rest).toEqual({ kind: 'exhausted', shortly: false });
    await expectBooksToAgree();
  });

  test('of a storm of retries under one key, one is answered and billed', async () => {
    const retry = { key: 'k', request: 'one' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(2, retry)));
    const [reserved, ...others] = answers.flatMap((answer) =>
      answer.kind === 'reserved' ? [answer.reservation] : [],
    );
    if (!reserved) throw new Error('none was reserved');
    expect(others).toEqual([]);
    expect(answers.filter(({ kind }) => kind === 'inFlight')).toHaveLength(19);
    const settlements = await Promise.all(Array.from({ length: 5 }, () => accounts.settle(reserved, 2)));
    expect(settlements.filter((settled) => settled)).toHaveLength(1);
    expect(await claim(2, retry)).toEqual({ kind: 'billedBefore', units: 2 });
    expect((await usage()).used).toBe(2);
    await expectBooksToAgree();
  });
}
