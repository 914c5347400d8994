import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { VerifyReply } from '../../src/contract/reply';
import { Problem } from '../../src/contract/problem';
import { type Accounts, AccountsUnavailable } from '../../src/service/accounts/accounts';
import type { AppOptions } from '../../src/service/app';
import { determining, type Verify } from '../../src/service/determine';
import { Metrics } from '../../src/service/metrics';
import { resultFor, type RunningService, runService } from '../support/running-service';

const cases = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `c${from + index}`,
    type: 'case',
    rawText: `Quux v. Zebulon, ${from + index} U.S. 1`,
  }));

let service: RunningService | undefined;
afterEach(() => service?.stop());

async function start(verify?: Verify, options: Partial<AppOptions> = {}): Promise<RunningService> {
  service = await runService(verify, options);
  return service;
}

/** With the accounts as `change` makes them. */
async function startWith(
  options: Partial<AppOptions>,
  change: (books: Accounts) => Accounts,
): Promise<RunningService> {
  const books = (): Accounts => {
    if (!service) throw new Error('The service is not started');
    return change(service.accounts);
  };
  return start(undefined, {
    ...options,
    accounts: {
      authenticate: (key) => books().authenticate(key),
      usage: (accountId) => books().usage(accountId),
      claim: (claim) => books().claim(claim),
      settle: (reservation, units) => books().settle(reservation, units),
      release: (reservation) => books().release(reservation),
      close: () => Promise.resolve(),
    },
  });
}

/** A verifier that waits until it is let go, and counts how often it was asked. */
function held(outcome = 'verified') {
  const waiting: (() => void)[] = [];
  const verify: Verify = async (items, signal) => {
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    return items.map((item) => resultFor(item, outcome));
  };
  return { verify, waiting };
}

async function replyOf(response: Response): Promise<VerifyReply> {
  expect(response.status).toBe(200);
  return VerifyReply.parse(await response.json());
}

async function problemOf(response: Response): Promise<Problem> {
  return Problem.parse(await response.json());
}

describe('an idempotency key', () => {
  test('makes a retry free, and its answer the same', async () => {
    const { post } = await start();
    const headers = { 'idempotency-key': 'chunk-1' };
    const first = await replyOf(await post({ items: cases(0, 3) }, headers));
    const again = await replyOf(await post({ items: cases(0, 3) }, headers));
    expect(first.usage.used).toBe(3);
    expect(again).toEqual(first);
  });

  test('is counted and logged as billed once', async () => {
    const metrics = new Metrics();
    const running = await start(undefined, { metrics });
    for (let time = 0; time < 3; time += 1) {
      await replyOf(await running.post({ items: cases(0, 3) }, { 'idempotency-key': 'chunk-1' }));
    }
    expect(metrics.toText()).toContain('cite_check_billed_citations_total 3\n');
    await expect
      .poll(() => running.log().match(/"billed":\d+/g))
      .toEqual(['"billed":3', '"billed":0', '"billed":0']);
  });

  test('is of the request, not of its bytes', async () => {
    const { post } = await start();
    const headers = { 'idempotency-key': 'chunk-1' };
    await replyOf(await post({ items: cases(0, 1) }, headers));
    const respelled = JSON.stringify({ note: 'again', items: cases(0, 1) }, null, 2);
    expect((await replyOf(await post(respelled, headers))).usage.used).toBe(1);
  });

  test('with another body is refused, and nothing billed', async () => {
    const { post } = await start();
    const headers = { 'idempotency-key': 'chunk-1' };
    await replyOf(await post({ items: cases(0, 1) }, headers));
    const response = await post({ items: cases(1, 2) }, headers);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ code: 'idempotency_mismatch', usage: { used: 1 } });
  });

  test('of a request that is still being answered is refused', async () => {
    const { verify, waiting } = held();
    const { post } = await start(verify);
    const headers = { 'idempotency-key': 'chunk-1' };
    const first = post({ items: cases(0, 1) }, headers);
    await expect.poll(() => waiting.length).toBe(1);
    const response = await post({ items: cases(0, 1) }, headers);
    expect(response.status).toBe(409);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await problemOf(response)).toMatchObject({ code: 'idempotency_in_flight' });
    waiting[0]?.();
    expect((await replyOf(await first)).usage.used).toBe(1);
  });

  test('of a request that failed is as good as new', async () => {
    let failing = true;
    const { post } = await start((items) =>
      failing
        ? Promise.reject(new Error('down'))
        : Promise.resolve(items.map((item) => resultFor(item, 'verified'))),
    );
    const headers = { 'idempotency-key': 'chunk-1' };
    expect((await post({ items: cases(0, 1) }, headers)).status).toBe(500);
    failing = false;
    expect((await replyOf(await post({ items: cases(0, 1) }, headers))).usage.used).toBe(1);
  });

  test('of a spent quota still gives back what was paid for', async () => {
    const { post, office } = await start();
    await office.setQuota('Firm', 3);
    const headers = { 'idempotency-key': 'chunk-1' };
    await replyOf(await post({ items: cases(0, 3) }, headers));
    expect(await replyOf(await post({ items: cases(0, 3) }, headers))).toMatchObject({
      summary: { billed_citations: 3 },
      usage: { used: 3, remaining: 0 },
    });
  });

  test('is stored as a digest, and no answer with it', async () => {
    const { post, database } = await start();
    await replyOf(await post({ items: cases(0, 1) }, { 'idempotency-key': 'Quux matter 7' }));
    const rows = database.rows('SELECT * FROM idempotency');
    expect(rows).toHaveLength(1);
    for (const table of ['idempotency', 'ledger', 'windows', 'reservations', 'accounts', 'keys', 'facts']) {
      expect(JSON.stringify(database.rows(`SELECT * FROM ${table}`))).not.toMatch(/Quux|Zebulon/);
    }
  });

  test('under which everything was unavailable does not make the next try free', async () => {
    let outcome = 'source_unavailable';
    const { post } = await start((items) => Promise.resolve(items.map((item) => resultFor(item, outcome))));
    const headers = { 'idempotency-key': 'chunk-1' };
    expect((await replyOf(await post({ items: cases(0, 2) }, headers))).usage.used).toBe(0);
    outcome = 'verified';
    expect((await replyOf(await post({ items: cases(0, 2) }, headers))).usage.used).toBe(2);
  });
});

describe('concurrent requests', () => {
  test('never bill more than the quota, and every answer is counted', async () => {
    const { post, office, database } = await start(async (items) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return items.map((item) => resultFor(item, 'verified'));
    });
    await office.setQuota('Firm', 20);
    await office.setRate('Firm', { perMinute: 60_000, burst: 1_000, atOnce: 100 });
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => post({ items: cases(index * 3, index * 3 + 3) })),
    );
    const bodies = await Promise.all(
      responses.map(async (response) => [response.status, await response.json()] as const),
    );
    const answered = bodies.flatMap(([status, body]) => (status === 200 ? [VerifyReply.parse(body)] : []));
    const refused = bodies.flatMap(([status, body]) => (status === 200 ? [] : [Problem.parse(body)]));
    expect(answered.length).toBeGreaterThan(0);
    expect(refused.every(({ code }) => code === 'quota_exhausted')).toBe(true);
    const billed = answered.reduce((sum, { summary }) => sum + summary.billed_citations, 0);
    expect(billed).toBeLessThanOrEqual(20);
    expect(database.row('SELECT used FROM windows')).toMatchObject({ used: billed });
    expect(database.row('SELECT sum(units) AS units FROM ledger')).toMatchObject({ units: billed });
    expect(database.rows('SELECT * FROM reservations')).toEqual([]);
  });

  test('with one idempotency key are billed once', async () => {
    const { post } = await start();
    const send = () => post({ items: cases(0, 4) }, { 'idempotency-key': 'chunk-1' });
    const statuses = (await Promise.all(Array.from({ length: 10 }, send))).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await replyOf(await send())).usage.used).toBe(4);
  });
});

/** Asks for three cases, and leaves once they are being verified. */
async function askAndLeave({ url, key }: RunningService, isAsked: () => boolean): Promise<void> {
  const leave = new AbortController();
  const left = fetch(`${url}/api/v1/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ items: cases(0, 3) }),
    signal: leave.signal,
  });
  await expect.poll(isAsked).toBe(true);
  leave.abort();
  await expect(left).rejects.toThrow();
}

test('a client that leaves is no failure: it is counted, and noted by itself', async () => {
  const { verify, waiting } = held();
  const metrics = new Metrics();
  const running = await start(verify, { metrics });
  await askAndLeave(running, () => waiting.length === 1);
  await expect.poll(() => running.log()).toContain('"items":3,"msg":"client left"');
  expect(running.log()).not.toContain('"level":50');
  expect(metrics.toText()).toContain('cite_check_clients_left_total 1\n');
});

test('a client that leaves has no more made for it at once than one that waits', async () => {
  const finish: (() => void)[] = [];
  const metrics = new Metrics();
  const running = await start(
    async (items) => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return items.map((item) => resultFor(item, 'verified'));
    },
    { metrics },
  );
  await running.office.setRate('Firm', { perMinute: 600, burst: 60, atOnce: 1 });
  await askAndLeave(running, () => finish.length === 1);
  await expect.poll(() => running.log()).toContain('client left');
  expect(await problemOf(await running.post({ items: cases(0, 1) }))).toMatchObject({ code: 'rate_limited' });
  expect(metrics.inFlight).toBe(1);
  finish[0]?.();
  await expect.poll(() => metrics.inFlight).toBe(0);
  const next = running.post({ items: cases(0, 1) });
  await expect.poll(() => finish.length).toBe(2);
  finish[1]?.();
  expect((await replyOf(await next)).usage.used).toBe(1);
});

test('a client that leaves is not billed, and what it held is free again', async () => {
  const { verify, waiting } = held();
  const running = await start(verify);
  const { post, office, database } = running;
  await office.setQuota('Firm', 3);
  await askAndLeave(running, () => waiting.length === 1);
  await expect.poll(() => database.rows('SELECT * FROM reservations')).toEqual([]);
  const next = post({ items: cases(0, 3) });
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  expect((await replyOf(await next)).usage.used).toBe(3);
});

test('a client that leaves with several requests on one connection is billed for none, and holds no place', async () => {
  const { verify, waiting } = held();
  const metrics = new Metrics();
  const running = await start(verify, { metrics });
  await running.office.setRate('Firm', { perMinute: 600, burst: 60, atOnce: 3 });
  const body = JSON.stringify({ items: cases(0, 3) });
  const request = [
    'POST /api/v1/verify HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${running.key}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  const client = connect(running.port, '127.0.0.1');
  client.write(`${request.join('\r\n')}\r\n\r\n${body}`.repeat(3));
  await expect.poll(() => waiting.length).toBe(3);
  expect(metrics.inFlight).toBe(3);
  client.destroy();
  await expect.poll(() => metrics.inFlight).toBe(0);
  await expect.poll(() => running.database.rows('SELECT * FROM reservations')).toEqual([]);
  expect(running.log().match(/client left/g)).toHaveLength(3);
  expect(running.log()).not.toContain('"level":50');
  const next = running.post({ items: cases(0, 1) });
  await expect.poll(() => waiting.length).toBe(4);
  waiting[3]?.();
  expect((await replyOf(await next)).usage.used).toBe(1);
});

test('a client that leaves while its key is looked up holds no place', async () => {
  const metrics = new Metrics();
  const asking: (() => void)[] = [];
  let isSlow = true;
  const running = await startWith({ metrics }, (books) => ({
    ...books,
    async authenticate(key) {
      if (isSlow) await new Promise<void>((resolve) => asking.push(resolve));
      return books.authenticate(key);
    },
  }));
  await running.office.setRate('Firm', { perMinute: 600, burst: 60, atOnce: 1 });
  for (let times = 1; times <= 3; times += 1) await askAndLeave(running, () => asking.length === times);
  // Not before the server has noticed.
  await new Promise((resolve) => setTimeout(resolve, 50));
  isSlow = false;
  for (const go of asking) go();
  await expect.poll(() => metrics.inFlight).toBe(0);
  expect((await replyOf(await running.post({ items: cases(0, 1) }))).usage.used).toBe(1);
});

test('what could not be freed while the accounts were away is freed once they are back', async () => {
  let isAway = false;
  const fails: Verify = () => {
    isAway = true;
    return Promise.reject(new Error('scripted'));
  };
  let verify = fails;
  const running = await startWith(
    { determine: determining((items, signal) => verify(items, signal)) },
    (books) => ({
      ...books,
      release: (reservation) =>
        isAway ? Promise.reject(new AccountsUnavailable('away')) : books.release(reservation),
    }),
  );
  const headers = { 'idempotency-key': 'chunk-1' };
  expect((await running.post({ items: cases(0, 2) }, headers)).status).toBe(500);
  expect((await running.post({ items: cases(0, 2) }, headers)).status).toBe(409);
  isAway = false;
  await expect
    .poll(() => running.database.rows('SELECT * FROM reservations'), { timeout: 5_000 })
    .toEqual([]);
  verify = (items) => Promise.resolve(items.map((item) => resultFor(item, 'verified')));
  expect((await replyOf(await running.post({ items: cases(0, 2) }, headers))).usage.used).toBe(2);
});

test('an answer that comes after its lease is refused rather than given away', async () => {
  let now = new Date('2026-11-20T00:00:00Z');
  service = await runService(
    (items) => {
      now = new Date(now.getTime() + 60 * 60 * 1000);
      return Promise.resolve(items.map((item) => resultFor(item, 'verified')));
    },
    { now: () => now },
  );
  const response = await service.post({ items: cases(0, 1) });
  expect(response.status).toBe(503);
  expect(await problemOf(response)).toMatchObject({ code: 'overloaded', usage: { used: 0 } });
});

test('while the disk is full a request is refused as one to try again, the log says why, and nothing is billed', async () => {
  const { post, database, ...running } = await start();
  const free = database.row('PRAGMA max_page_count')?.['max_page_count'];
  database.rows('PRAGMA max_page_count = 1');
  let refused = await post({ items: cases(0, 1) });
  for (let times = 0; times < 200 && refused.ok; times += 1)
    refused = await post({ items: cases(0, 1) }, { 'idempotency-key': randomUUID() });
  const used = database.row('SELECT coalesce(sum(units), 0) AS units FROM ledger')?.['units'];
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await problemOf(refused)).toMatchObject({ code: 'overloaded', usage: { used } });
  expect(running.log()).toContain('SQLITE_FULL');
  database.rows(`PRAGMA max_page_count = ${String(free)}`);
  expect((await replyOf(await post({ items: cases(0, 1) }))).usage.used).toBe(Number(used) + 1);
});
