/** Several processes bill one account and are killed at random moments, while the database is disturbed; what they wrote down is then held against the books. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '../../src/service/accounts/accounts';
import { openAccountsAt, type Books, type LedgerEntry } from './account-books';
import type { SeededRandom } from './seeded-random';

/** `begin`: is about to settle; the rest is what was answered. `request` begins with its idempotency key and a slash. */
export interface BillingNote {
  readonly request: string;
  readonly did: 'begin' | 'settled' | 'lapsed' | 'billedBefore';
  readonly units: number;
}

const PROCESSES = 3;
const MOST_MS = 400;
/** All leases are over by then, and no key is forgotten. */
const LATER_MS = 120_000;

/** In plain words what is wrong with the books afterwards; nothing, where all is well. */
export async function faultsOfBilling(
  books: Books,
  caller: Caller,
  random: SeededRandom,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-'));
  const journal = join(folder, 'journal');
  await Promise.all(
    Array.from({ length: PROCESSES }, async (_, at) => {
      const child = startBilling(books, caller, [String(random.below(1_000_000)), journal]);
      const ended = endOf(child);
      await Promise.race([ready(child), ended]);
      for (
        let left = at === 0 ? Infinity : random.below(MOST_MS);
        left > 0 && child.exitCode === null;
        left -= 50
      ) {
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, Math.min(left, 50)))]);
        await books.disturb();
      }
      child.kill('SIGKILL');
      const code = await ended;
      if (code !== null && code !== 0) throw new Error(`a process failed with ${String(code)}`);
    }),
  );
  const notes = readFileSync(journal, 'utf8').trimEnd().split('\n');
  rmSync(folder, { recursive: true });
  return [
    ...faultsOfLedger(
      notes.map((line) => JSON.parse(line) as BillingNote),
      await books.entries(),
    ),
    ...(await faultsOfUsage(books, caller)),
  ];
}

function startBilling(books: Books, caller: Caller, more: readonly string[]): ChildProcess {
  const script = new URL('bill-at-random.ts', import.meta.url).pathname;
  const command = ['--import', 'tsx', script, ...books.shakyPlace, caller.account.id, caller.keyId, ...more];
  return spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.stdout?.once('data', () => resolve()));
}

function faultsOfLedger(notes: readonly BillingNote[], entries: readonly LedgerEntry[]): readonly string[] {
  const faults: string[] = [];
  const entriesOf = (request: string) => entries.filter((entry) => entry.request_id === request);
  for (const { request, did, units } of notes) {
    const billed = entriesOf(request).map((entry) => entry.units);
    const is = `${request}: ${did} ${String(units)}, and the ledger has ${billed.join(' and ') || 'nothing'}`;
    if (did === 'settled' && billed.join() !== (units === 0 ? '' : String(units))) faults.push(is);
    if (did === 'lapsed' && billed.length > 0) faults.push(is);
    if (did === 'billedBefore') {
      const earlier = entries.filter((entry) => keyOf(entry.request_id) === keyOf(request));
      if (earlier.length !== 1 || earlier[0]?.units !== units) faults.push(is);
    }
  }
  const begun = new Map(
    notes.filter(({ did }) => did === 'begin').map(({ request, units }) => [request, units]),
  );
  const keys = new Set<string>();
  for (const { request_id: request, units } of entries) {
    if (begun.get(request) !== units)
      faults.push(`${request}: billed ${String(units)}, and nobody settled that`);
    const key = keyOf(request);
    if (key !== '' && keys.has(key)) faults.push(`${key}: billed twice`);
    keys.add(key);
  }
  return faults;
}

async function faultsOfUsage(books: Books, { account, keyId }: Caller): Promise<readonly string[]> {
  const faults: string[] = [];
  const counted = (await books.used()).reduce((sum, { used }) => sum + used, 0);
  const entered = (await books.entries()).reduce((sum, { units }) => sum + units, 0);
  if (counted !== entered) faults.push(`${String(counted)} are counted, and ${String(entered)} entered`);
  const later = await openAccountsAt(books.place, () => new Date(Date.now() + LATER_MS));
  const { used, remaining, limit } = await later.usage(account.id);
  if (used > limit) faults.push(`${String(used)} of ${String(limit)} are used`);
  const rest = await later.claim({
    accountId: account.id,
    keyId,
    requestId: 'rest',
    units: limit,
    leaseMs: 1_000,
  });
  const free = rest.kind === 'reserved' ? rest.reservation.units : 0;
  if (free !== remaining) faults.push(`${String(remaining)} remain, and ${String(free)} are free`);
  if (rest.kind === 'reserved') await later.release(rest.reservation);
  await later.close();
  return faults;
}

function keyOf(request: string): string {
  return request.slice(0, request.indexOf('/'));
}
