/**
 * One process of several that bill the same account, four requests at a time, and that may be killed at any moment: asks at random,
 * under few idempotency keys, and writes down what it is about to do and what it was answered, one line each (`BillingNote`).
 */
import { openSync, writeSync } from 'node:fs';
import { AccountsUnavailable, type Accounts, type Reservation } from '../../src/service/accounts/accounts';
import { openAccountsAt } from './account-books';
import type { BillingNote } from './billing-under-failure';
import { seededRandom } from './seeded-random';

const [where = '', pepperFile = '', accountId = '', keyId = '', seed = '', journal = ''] =
  process.argv.slice(2);
const REQUESTS = 40;
const file = openSync(journal, 'a');
const note = (line: BillingNote): void => void writeSync(file, `${JSON.stringify(line)}\n`);
const accounts = await open();
process.stdout.write('ready');
await Promise.all([1, 2, 3, 4].map(askMany));
await accounts.close();

async function askMany(lane: number): Promise<void> {
  const random = seededRandom(Number(seed) * 10 + lane);
  for (let at = 0; at < REQUESTS; at += 1) {
    const key = random.chance(0.7) ? `k${String(random.below(30))}` : null;
    const request = `${key ?? ''}/${seed}/${String(lane)}/${String(at)}`;
    const idempotency =
      key === null ? {} : { idempotency: { key, request: random.chance(0.9) ? key : 'other' } };
    // The short ones lapse while they are answered.
    const leaseMs = random.chance(0.2) ? 20 : 60_000;
    const claim = {
      accountId,
      keyId,
      requestId: request,
      units: 1 + random.below(4),
      leaseMs,
      ...idempotency,
    };
    const answer = await orAway(accounts.claim(claim));
    if (answer === 'away') continue;
    if (answer.kind === 'billedBefore') note({ request, did: 'billedBefore', units: answer.units });
    if (answer.kind !== 'reserved') continue;
    if (random.chance(0.5)) await new Promise((resolve) => setTimeout(resolve, random.below(30)));
    if (random.chance(0.15)) await orAway(accounts.release(answer.reservation));
    // A tenth is forgotten, as by a program that ends.
    else if (random.chance(0.9))
      await settle(request, answer.reservation, random.below(answer.reservation.units + 1));
  }
}

/** What cuts connections may cut those by which it opens. */
async function open(attempt = 1): Promise<Accounts> {
  try {
    return await openAccountsAt([where, pepperFile], () => new Date());
  } catch (error) {
    if (attempt === 20) throw error;
    return open(attempt + 1);
  }
}

async function settle(request: string, reservation: Reservation, units: number): Promise<void> {
  note({ request, did: 'begin', units });
  const usage = await orAway(accounts.settle(reservation, units));
  if (usage === 'away') await orAway(accounts.release(reservation));
  else note({ request, did: usage === null ? 'lapsed' : 'settled', units });
}

async function orAway<T>(work: Promise<T>): Promise<T | 'away'> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    return 'away';
  }
}
