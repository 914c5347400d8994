import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountsUnavailable } from '../../../../src/service/accounts/accounts';
import { openPepper } from '../../../../src/service/accounts/postgres/open-pepper';
import { openPostgresBooks, type Books } from '../../../support/account-books';
import { openedPostgres } from '../../../support/opened-postgres';
import { postgresMissing, startPostgres, type PostgresServer } from '../../../support/postgres-server';
import { temporaryFolder } from '../../../support/temporary-folder';
import { accountsBehaviour } from '../accounts-behaviour';

describe.skipIf(postgresMissing !== null)(`accounts in PostgreSQL (${postgresMissing ?? 'real'})`, () => {
  const pepperFile = join(temporaryFolder(), 'key-pepper');
  let server: PostgresServer;
  let url = '';
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
    const database = await openedPostgres(url);
    await database.close();
  });
  afterAll(() => server.remove());

  const openBooks = (now: () => Date): Promise<Books> => openPostgresBooks(server, [url, pepperFile], now);

  accountsBehaviour(openBooks);

  test('while the server is away nothing is known of anybody; afterwards all is as it was', async () => {
    const { accounts, office, close } = await openBooks(() => new Date());
    const key = await office.issueKey('Firm', 'verify');
    const caller = await accounts.authenticate(key);
    const accountId = caller?.account.id ?? '';
    const claimed = { accountId, keyId: key.id, requestId: 'r', units: 2, leaseMs: 60_000 };
    const answer = await accounts.claim(claimed);
    if (answer.kind !== 'reserved') throw new Error(answer.kind);
    await server.stop();
    await expect(accounts.authenticate(key)).rejects.toThrow(AccountsUnavailable);
    await expect(accounts.claim(claimed)).rejects.toThrow(AccountsUnavailable);
    await expect(accounts.settle(answer.reservation, 2)).rejects.toThrow(AccountsUnavailable);
    await server.start();
    expect(await accounts.settle(answer.reservation, 2)).toMatchObject({ used: 2 });
    expect(await accounts.usage(accountId)).toMatchObject({ used: 2 });
    await close();
  });

  test('keys that were made under another pepper are not taken for unknown ones', async () => {
    const database = await openedPostgres(url);
    const other = { pepperFile: join(temporaryFolder(), 'key-pepper'), mayCreatePepper: true };
    await openPepper(database, { pepperFile, mayCreatePepper: true });
    expect(await openPepper(database, other)).toEqual({
      kind: 'fault',
      message: expect.stringContaining('KEY_PEPPER_FILE') as string,
    });
    await database.close();
  });
});
