/**
 * Accounts of both adapters, `SOAK_ROUNDS` times: random questions to two programs, answered as the model says, and processes that
 * are killed while they bill one account. `SOAK_SEED` repeats a run's questions; when a process is killed is chance.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { openAccountsAt, openPostgresBooks, openSqliteBooks, type Books } from '../support/account-books';
import { accountsSteps, faultOfSteps } from '../support/accounts-model';
import { faultsOfBilling } from '../support/billing-under-failure';
import { openedPostgres } from '../support/opened-postgres';
import { postgresMissing, startPostgres } from '../support/postgres-server';
import { seededRandom } from '../support/seeded-random';

const rounds = Number(process.env.SOAK_ROUNDS ?? '500');
const seed = Number(process.env.SOAK_SEED ?? String(Date.now() % 1_000_000));
const ROWS_OF_STEPS = 20;

const random = seededRandom(seed);
const clock = { now: new Date() };
const now = (): Date => clock.now;
const started = performance.now();
const done = { rows: 0, rounds: 0, faults: 0 };

if (postgresMissing === null) {
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-'));
  const url = await server.createDatabase();
  await (await openedPostgres(url)).close();
  await soak('PostgreSQL', () => openPostgresBooks(server, [url, join(folder, 'key-pepper')], now));
  await server.remove();
  rmSync(folder, { recursive: true });
} else console.log(`without PostgreSQL: ${postgresMissing}`);
await soak('SQLite', () => Promise.resolve(openSqliteBooks(now)));
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `seed ${String(seed)}: ${String(done.rows)} rows of questions, ${String(done.rounds)} rounds of killing, ` +
    `${String(done.faults)} faults, ${seconds} s`,
);
if (done.faults > 0) process.exitCode = 1;

async function soak(name: string, open: () => Promise<Books>): Promise<void> {
  for (let round = 0; round < rounds && done.faults < 20; round += 1) {
    clock.now = new Date();
    const books = await open();
    const other = await openAccountsAt(books.place, now);
    for (const steps of fc.sample(accountsSteps, { numRuns: ROWS_OF_STEPS, seed: random.below(2 ** 31) })) {
      const fault = await faultOfSteps(steps, books, other, clock);
      done.rows += 1;
      if (fault !== null) tell(`${name}: ${fault}\n  ${JSON.stringify(steps)}`);
    }
    await other.close();
    await books.close();

    clock.now = new Date();
    const killed = await open();
    const caller = await killed.accounts.authenticate(await killed.office.issueKey('Firm', 'verify'));
    if (caller === null) throw new Error('the key was not recognized');
    await killed.office.setQuota('Firm', 20 + random.below(200));
    for (const fault of await faultsOfBilling(killed, caller, random)) tell(`${name}: ${fault}`);
    done.rounds += 1;
    await killed.close();
  }
}

function tell(fault: string): void {
  done.faults += 1;
  console.log(`FAULT ${fault}`);
}
