/** The verification service on loopback, with accounts in a fresh folder and a scripted way to verify. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Item } from '../../src/contract/items';
import type { Result } from '../../src/contract/results';
import { AccountsDatabase } from '../../src/service/accounts/sqlite/accounts-database';
import type { Accounts, AccountsOffice } from '../../src/service/accounts/accounts';
import { type Pepper, readPepper } from '../../src/service/accounts/pepper';
import { sqliteAccounts } from '../../src/service/accounts/sqlite/sqlite-accounts';
import { sqliteAccountsOffice } from '../../src/service/accounts/sqlite/sqlite-accounts-office';
import { type AppOptions, createApp } from '../../src/service/app';
import { determining, type Verify } from '../../src/service/determine';

export interface RunningService {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly url: string;
  /** A key of the account "Firm". */
  readonly key: string;
  readonly accounts: Accounts;
  readonly office: AccountsOffice;
  readonly database: AccountsDatabase;
  readonly pepper: Pepper;
  /** All that was logged so far. */
  log(): string;
  readonly post: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  stop(): Promise<void>;
}

export async function runService(
  verify: Verify = verifiedAsAsked,
  options: Partial<AppOptions> = {},
): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-'));
  const database = new AccountsDatabase(join(folder, 'accounts.sqlite'));
  const pepper = readPepper(join(folder, 'key-pepper'), true);
  if (pepper === null) throw new Error('no pepper was made');
  const clock = options.now === undefined ? {} : { now: options.now };
  const accounts = sqliteAccounts({ database, pepper, ...clock });
  const office = sqliteAccountsOffice({ database, pepper, ...clock });
  const key = await office.issueKey('Firm', 'verify');

  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = createApp({
    determine: determining(verify),
    accounts,
    pepper,
    logger: pino({ level: 'trace' }, sink),
    ...options,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');

  return {
    app,
    port: address.port,
    url,
    key: key.text,
    accounts,
    office,
    database,
    pepper,
    log: () => lines.join(''),
    post: (body, headers = {}) =>
      fetch(`${url}/api/v1/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key.text}`, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
      }),
    async stop() {
      await app.close();
      await accounts.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every item is verified; the normalized citation of a text item is its text. */
const verifiedAsAsked: Verify = (items) => Promise.resolve(items.map((item) => resultFor(item, 'verified')));

export function resultFor(item: Item, outcome: string): Result {
  const verdict = {
    status: outcome === 'verified' ? 'verified' : 'warning',
    outcome,
    message: 'As scripted.',
  } as const;
  switch (item.type) {
    case 'link':
      return { id: item.id, type: item.type, verdict };
    case 'quote':
      return {
        id: item.id,
        type: item.type,
        citation: { raw: 'parent' },
        verdict,
        quote: { matched: false },
      };
    case 'case':
    case 'statute':
    case 'regulation':
    case 'constitution':
    case 'rule':
    case 'secondary':
      return {
        id: item.id,
        type: item.type,
        citation: { raw: item.rawText, normalized: item.rawText },
        verdict,
      };
  }
}
