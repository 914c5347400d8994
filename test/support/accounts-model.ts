/** Accounts as simple as can be: what every adapter has to answer where one question comes after another, and random questions for it. */
import fc from 'fast-check';
import type { Usage } from '../../src/contract/reply';
import type { Accounts, Claim, ClaimAnswer, Reservation } from '../../src/service/accounts/accounts';
import { quotaWindowAt } from '../../src/service/accounts/quota-window';
import type { Books } from './account-books';

const LEASE_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const QUOTA = 10;

const step = fc.record({
  action: fc.constantFrom('claim', 'claim', 'claim', 'settle', 'settle', 'release', 'wait', 'set quota'),
  account: fc.nat(1),
  /** Which of two programs is asked. */
  program: fc.nat(1),
  units: fc.integer({ min: 0, max: 6 }),
  which: fc.nat(),
  key: fc.constantFrom(undefined, 'k', 'l'),
  request: fc.constantFrom('one', 'one', 'one', 'two'),
  wait: fc.constantFrom(1, LEASE_MS / 2, LEASE_MS, DAY_MS - LEASE_MS, DAY_MS, 20 * DAY_MS),
});
export type AccountsStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
export const accountsSteps = fc.array(step, { maxLength: 60 });

/** The first step at which the adapter answers otherwise than the model, or `null`. `other`: a second program at the same books. */
export async function faultOfSteps(
  steps: readonly AccountsStep[],
  { accounts, office }: Pick<Books, 'accounts' | 'office'>,
  other: Accounts,
  clock: { now: Date },
): Promise<string | null> {
  const model = accountsModel(clock);
  const programs = [accounts, other];
  const reservations: Reservation[] = [];
  const firms = [];
  for (const number of [1, 2]) {
    const name = `Firm ${String(number)} ${String(Math.random())}`;
    const caller = await accounts.authenticate(await office.issueKey(name, 'verify'));
    if (caller === null) throw new Error('the key was not recognized');
    firms.push({ name, keyId: caller.keyId, accountId: caller.account.id });
    await office.setQuota(name, QUOTA);
    model.setQuota(caller.account.id, QUOTA);
  }
  for (const [at, { action, account, program, units, which, key, request, wait }] of steps.entries()) {
    const asked = programs[program] ?? accounts;
    const firm = firms[account];
    if (firm === undefined) throw new Error('no such firm');
    const reservation = reservations[which % Math.max(1, reservations.length)];
    const { accountId, keyId } = firm;
    let [answered, expected]: [unknown, unknown] = [null, null];
    if (action === 'wait') clock.now = new Date(clock.now.getTime() + wait);
    else if (action === 'set quota') {
      await office.setQuota(firm.name, units * 3);
      model.setQuota(accountId, units * 3);
    } else if (action === 'claim') {
      const idempotency = key === undefined ? {} : { idempotency: { key, request } };
      const claim = { accountId, keyId, requestId: String(at), units, leaseMs: LEASE_MS, ...idempotency };
      const answer = await asked.claim(claim);
      const id = answer.kind === 'reserved' ? answer.reservation.id : '';
      [answered, expected] = [answer, model.claim(claim, id)];
      if (answer.kind === 'reserved') reservations.push(answer.reservation);
    } else if (reservation !== undefined && action === 'settle') {
      answered = await asked.settle(reservation, units).catch(nameOf);
      expected = model.settle(reservation.id, units);
    } else if (reservation !== undefined) {
      await asked.release(reservation);
      model.release(reservation.id);
    }
    for (const one of firms) {
      answered = [answered, await asked.usage(one.accountId)];
      expected = [expected, model.usage(one.accountId)];
    }
    const [is, ought] = [JSON.stringify(answered), JSON.stringify(expected)];
    if (is !== ought) return `step ${String(at)}, ${action}: ${is} and not ${ought}`;
  }
  return null;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

interface HeldReservation extends Reservation {
  readonly accountId: string;
  readonly key: string | null;
  readonly expiresAt: number;
}

interface HeldKey {
  readonly request: string;
  readonly reservation: string | null;
  readonly units: number;
  readonly expiresAt: number;
}

function accountsModel(clock: { readonly now: Date }) {
  const quotas = new Map<string, number>();
  const used = new Map<string, number>();
  const reservations = new Map<string, HeldReservation>();
  const keys = new Map<string, HeldKey>();
  const at = (): number => clock.now.getTime();

  const usage = (accountId: string): Usage => {
    const limit = quotas.get(accountId) ?? 0;
    const ofWindow = used.get(`${accountId} ${quotaWindowAt(clock.now)}`) ?? 0;
    return { used: ofWindow, remaining: Math.max(0, limit - ofWindow), limit };
  };

  const dropLapsed = (): void => {
    for (const [id, { expiresAt }] of reservations) if (expiresAt <= at()) reservations.delete(id);
    for (const [key, { expiresAt }] of keys) if (expiresAt <= at()) keys.delete(key);
  };

  const claim = ({ accountId, units, idempotency, leaseMs }: Claim, id: string): ClaimAnswer => {
    dropLapsed();
    const key = idempotency ? `${accountId} ${idempotency.key}` : null;
    const earlier = key === null ? undefined : keys.get(key);
    if (earlier) {
      if (earlier.request !== idempotency?.request) return { kind: 'otherRequest' };
      if (earlier.reservation !== null && reservations.has(earlier.reservation)) return { kind: 'inFlight' };
      if (earlier.units > 0) return { kind: 'billedBefore', units: earlier.units };
    }
    const window = quotaWindowAt(clock.now);
    const { remaining } = usage(accountId);
    const held = [...reservations.values()].filter(
      (one) => one.accountId === accountId && one.window === window,
    );
    const free = Math.max(0, remaining - held.reduce((sum, one) => sum + one.units, 0));
    if (units > 0 && free === 0) return { kind: 'exhausted', shortly: remaining > 0 };
    const reservation = { id, window, units: Math.min(units, free) };
    reservations.set(id, { ...reservation, accountId, key, expiresAt: at() + leaseMs });
    if (key !== null && idempotency)
      keys.set(key, { request: idempotency.request, reservation: id, units: 0, expiresAt: at() + DAY_MS });
    return { kind: 'reserved', reservation };
  };

  const settle = (id: string, units: number): Usage | null | 'RangeError' => {
    const reservation = reservations.get(id);
    if (!reservation || reservation.expiresAt <= at()) return null;
    if (units > reservation.units) return 'RangeError';
    const { accountId, window, key } = reservation;
    reservations.delete(id);
    const counted = `${accountId} ${window}`;
    used.set(counted, (used.get(counted) ?? 0) + units);
    const held = key === null ? undefined : keys.get(key);
    if (key !== null && held) keys.set(key, { ...held, reservation: null, units });
    return usage(accountId);
  };

  const release = (id: string): void => {
    reservations.delete(id);
    for (const [key, { reservation }] of keys) if (reservation === id) keys.delete(key);
  };

  return {
    usage,
    claim,
    settle,
    release,
    setQuota: (accountId: string, quota: number): void => void quotas.set(accountId, quota),
  };
}
