/** One process of several that bill the same account: claims until nothing is left, and prints what it billed. */
import { join } from 'node:path';
import { openAccounts } from '../../src/service/accounts/open-accounts';
import { sqliteAccounts } from '../../src/service/accounts/sqlite-accounts';

const [folder = '', accountId = '', keyId = '', seed = '1'] = process.argv.slice(2);
const opened = openAccounts({
  accountsFile: join(folder, 'accounts.sqlite'),
  pepperFile: join(folder, 'key-pepper'),
  mayCreatePepper: false,
});
if (opened.kind === 'fault') throw new Error(opened.message);
const now = new Date('2026-11-20T00:00:00Z');
const accounts = sqliteAccounts({ ...opened, now: () => now });

let billed = 0;
for (let request = 0; request < 200; request += 1) {
  const units = 1 + ((request + Number(seed)) % 3);
  const answer = await accounts.claim({
    accountId,
    keyId,
    requestId: `${seed}-${request}`,
    units,
    leaseMs: 60_000,
  });
  if (answer.kind !== 'reserved') break;
  await new Promise((resolve) => setImmediate(resolve));
  // Every fourth is given up, as when a client leaves.
  if (request % 4 === 3) await accounts.release(answer.reservation);
  else if (await accounts.settle(answer.reservation, answer.reservation.units))
    billed += answer.reservation.units;
}
await accounts.close();
process.stdout.write(String(billed));
