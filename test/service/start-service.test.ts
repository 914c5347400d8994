import { afterEach, describe, expect, test } from 'vitest';
import { type Accounts, AccountsUnavailable } from '../../src/service/accounts/accounts';
import { determining, type Verify } from '../../src/service/determine';
import { startService, type StartedService } from '../../src/service/start-service';
import { resultFor, type RunningService, runService } from '../support/running-service';

let books: RunningService | undefined;
let service: StartedService | undefined;
afterEach(async () => {
  await service?.stop();
  await books?.stop();
});

interface Setting {
  readonly canVerify?: () => boolean;
  readonly withBooks?: (books: Accounts) => Accounts;
}

/** A started service on the books of another, which is not asked itself. */
async function start(
  verify: Verify,
  graceMs: number,
  { canVerify, withBooks = (books) => books }: Setting = {},
): Promise<StartedService> {
  books = await runService();
  const { pepper } = books;
  const accounts = withBooks(books.accounts);
  service = await startService({
    determine: determining(verify),
    ...(canVerify && { canVerify }),
    accounts,
    pepper,
    logger: books.app.log,
    host: '127.0.0.1',
    port: 0,
    internalPort: 0,
    graceMs,
  });
  return service;
}

function post(port: number): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/v1/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${books?.key ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ id: 'c1', type: 'case', rawText: '1 U.S. 1' }] }),
  });
}

const internal = async (path: string): Promise<readonly [number, string]> => {
  const response = await fetch(`http://127.0.0.1:${service?.internalPort ?? 0}${path}`);
  return [response.status, await response.text()];
};

function held(): { readonly verify: Verify; readonly waiting: (() => void)[] } {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    verify: async (items) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return items.map((item) => resultFor(item, 'verified'));
    },
  };
}

describe('the internal port', () => {
  test('tells health and counts, and the public one does not', async () => {
    const { port } = await start(
      (items) => Promise.resolve(items.map((item) => resultFor(item, 'verified'))),
      100,
    );
    expect((await post(port)).status).toBe(200);
    expect(await internal('/health')).toEqual([200, 'alive\n']);
    expect(await internal('/ready')).toEqual([200, 'ready\n']);
    const [status, metrics] = await internal('/metrics');
    expect(status).toBe(200);
    expect(metrics).toContain('cite_check_requests_total{status="200"} 1\n');
    expect(metrics).toContain('cite_check_billed_citations_total 1\n');
    expect(metrics).toContain('cite_check_requests_in_flight 0\n');
    expect(metrics).not.toContain('U.S.');
    expect((await internal('/else'))[0]).toBe(404);
    for (const path of ['/health', '/ready', '/metrics']) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    }
  });
});

test('is not ready while nobody is there to verify', async () => {
  let isThere = true;
  await start(() => Promise.resolve([]), 100, { canVerify: () => isThere });
  expect(await internal('/ready')).toEqual([200, 'ready\n']);
  isThere = false;
  expect(await internal('/ready')).toEqual([503, 'not ready\n']);
  expect(await internal('/health')).toEqual([200, 'alive\n']);
});

test('is not ready while the accounts cannot be reached, or do not answer in time', async () => {
  let authenticate: Accounts['authenticate'] = () => Promise.resolve(null);
  await start(() => Promise.resolve([]), 100, {
    withBooks: (books) => ({ ...books, authenticate: (key) => authenticate(key) }),
  });
  expect((await internal('/ready'))[0]).toBe(200);
  authenticate = () => Promise.reject(new AccountsUnavailable('away'));
  expect((await internal('/ready'))[0]).toBe(503);
  authenticate = () => new Promise(() => undefined);
  expect((await internal('/ready'))[0]).toBe(503);
  expect((await internal('/health'))[0]).toBe(200);
  authenticate = () => Promise.resolve(null);
  expect((await internal('/ready'))[0]).toBe(200);
});

describe('stop', () => {
  test('lets a request in the making finish', async () => {
    const { verify, waiting } = held();
    const { port, stop } = await start(verify, 10_000);
    const running = post(port);
    await expect.poll(() => waiting.length).toBe(1);
    const stopped = stop();
    await expect.poll(async () => (await internal('/ready'))[0]).toBe(503);
    waiting[0]?.();
    const response = await running;
    expect(response.status).toBe(200);
    await response.text();
    await stopped;
    await expect(post(port)).rejects.toThrow();
    await expect(internal('/health')).rejects.toThrow();
  });

  test('gives up, unbilled, what does not finish within the grace', async () => {
    const { verify, waiting } = held();
    const { port, stop } = await start(verify, 50);
    const running = post(port);
    await expect.poll(() => waiting.length).toBe(1);
    await Promise.all([
      stop(),
      running.then(async (response) =>
        expect(await response.json()).toMatchObject({ code: 'overloaded', usage: { used: 0 } }),
      ),
    ]);
    expect(books?.database.rows('SELECT * FROM reservations')).toEqual([]);
  });
});
