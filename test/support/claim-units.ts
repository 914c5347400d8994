/**
 * One process of several that bill the same account: claims until nothing is left, and prints what it billed. With the seed `hold`
 * it claims five units, says so, and waits to be killed.
 */
import { openAccountsAt } from './account-books';

const [where = '', pepperFile = '', accountId = '', keyId = '', seed = '1'] = process.argv.slice(2);
const accounts = await openAccountsAt([where, pepperFile], () => new Date('2026-11-20T00:00:00Z'));
const claim = (units: number, requestId: string) =>
  accounts.claim({ accountId, keyId, requestId, units, leaseMs: 60_000 });

if (seed === 'hold') {
  const { kind } = await claim(5, 'held');
  process.stdout.write(kind);
  setInterval(() => undefined, 60_000);
} else {
  process.stdout.write(String(await claimAll()));
  await accounts.close();
}

async function claimAll(): Promise<number> {
  let billed = 0;
  for (let request = 0; request < 200; request += 1) {
    const answer = await claim(1 + ((request + Number(seed)) % 3), `${seed}-${request}`);
    if (answer.kind === 'exhausted' && answer.shortly) continue;
    if (answer.kind !== 'reserved') break;
    await new Promise((resolve) => setImmediate(resolve));
    // Every fourth is given up, as when a client leaves.
    if (request % 4 === 3) await accounts.release(answer.reservation);
    else if (await accounts.settle(answer.reservation, answer.reservation.units))
      billed += answer.reservation.units;
  }
  return billed;
}
