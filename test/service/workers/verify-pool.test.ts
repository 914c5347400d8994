import { getEventListeners } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Item } from '../../../src/contract/items';
import { describeError } from '../../../src/http/describe-error';
import type { Result } from '../../../src/contract/results';
import { readDataPlace } from '../../../src/service/config';
import type { LiveSources } from '../../../src/service/sources/live-sources';
import { noSources } from '../../../src/service/sources/live-sources';
import { openVerifyPool, type VerifyPool } from '../../../src/service/workers/verify-pool';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
const asked = { places: [] as string[], names: 0, urls: [] as string[] };
/** Answers nothing, in this thread. */
const sources: LiveSources = {
  ...noSources,
  lookUp(places, signal) {
    asked.places.push(...places.map(({ volume, reporter, page }) => `${volume} ${reporter} ${page}`));
    return noSources.lookUp(places, signal);
  },
  findByName() {
    asked.names += 1;
    return Promise.resolve([]);
  },
};
const brown: Item = { id: 'b', type: 'case', rawText: 'Brown v. Board of Education, 347 U.S. 483 (1954)' };
const unheld: Item = { id: 'u', type: 'case', rawText: 'Wexler v. Dunmore, 12 Alaska 345 (1950)' };
const never = new AbortController().signal;

const reported: string[] = [];
const started: Worker[] = [];
let pool: VerifyPool;
beforeAll(async () => {
  process.on('worker', (worker) => started.push(worker));
  pool = await openVerifyPool({
    place: readDataPlace({ DATA_DIR: folder }),
    threads: 2,
    hasSources: true,
    sources,
    report: (event, error) => reported.push(`${event}: ${String(error)}`),
    visitor: {
      visit(url, signal) {
        asked.urls.push(url);
        if (url.includes('never')) {
          return new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('given up')), { once: true });
          });
        }
        return Promise.resolve({ kind: 'unreachable', reason: 'network' });
      },
    },
  });
}, 60_000);
afterAll(() => pool.close());

async function verify(items: readonly Item[], signal: AbortSignal): Promise<readonly Result[]> {
  const { results, summary } = await pool.determine(items, signal);
  expect(summary.total).toBe(items.length);
  return JSON.parse(Buffer.from(results).toString()) as readonly Result[];
}

/** Two threads take two requests each by turns. */
function occupyThreads(): Promise<readonly PromiseSettledResult<readonly Result[]>[]> {
  const items = Array.from({ length: 200 }, (_, at): Item => ({ ...brown, id: `b${at}` }));
  return Promise.allSettled(Array.from({ length: 4 }, () => verify(items, new AbortController().signal)));
}

test('verifies in its threads what is asked at once, each answer in its order', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      verify([{ ...brown, id: `b${index}` }, unheld].slice(0, 1 + (index % 2)), never),
    ),
  );
  expect(answers.map((results) => results.map(({ id, verdict }) => `${id} ${verdict.outcome}`))).toEqual(
    answers.map((_, index) => [`b${index} verified`, 'u not_covered'].slice(0, 1 + (index % 2))),
  );
});

test('asks sources and opens links in the thread of the service', async () => {
  const link: Item = { id: 'l', type: 'link', url: 'https://example.com/opinion' };
  const results = await verify([unheld, link], never);
  expect(results.map(({ verdict }) => verdict.outcome)).toEqual(['not_covered', 'unreachable']);
  expect(asked.urls).toContain('https://example.com/opinion');
  expect(asked.places).toContain('12 Alaska 345');
  expect(asked.names).toBeGreaterThan(0);
});

test('a failure in a thread tells the log where it arose', async () => {
  const unknown = { id: 'x', type: 'nonsense' } as unknown as Item;
  const failure: unknown = await pool.determine([unknown], never).catch((error: unknown) => error);
  expect(describeError(failure)).toMatchObject({
    name: 'ZodError',
    at: expect.arrayContaining([expect.stringContaining('determine.ts')]) as unknown,
  });
});

test('listens to nobody whose results are out', async () => {
  const { signal } = new AbortController();
  await verify([brown], signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('gives up what nobody waits for, and goes on with the rest', async () => {
  const leaving = new AbortController();
  const link: Item = { id: 'l', type: 'link', url: 'https://example.com/never' };
  const given = verify([link], leaving.signal);
  await expect.poll(() => asked.urls).toContain(link.url);
  leaving.abort(new Error('the client left'));
  await expect(given).rejects.toThrow();
  await expect(verify([brown], leaving.signal)).rejects.toThrow('the client left');
  expect((await verify([brown], never)).map(({ verdict }) => verdict.outcome)).toEqual(['verified']);
});

test('what waits for a link holds nobody up', async () => {
  const leaving = new AbortController();
  const links = Array.from({ length: 8 }, (_, at): Item => ({
    id: 'l',
    type: 'link',
    url: `https://example.com/never/${at}`,
  }));
  const waiting = Promise.allSettled(links.map((link) => verify([link], leaving.signal)));
  await expect.poll(() => asked.urls.filter((url) => url.includes('/never/'))).toHaveLength(links.length);
  expect((await verify([brown], never)).map(({ verdict }) => verdict.outcome)).toEqual(['verified']);
  leaving.abort(new Error('the client left'));
  expect((await waiting).map(({ status }) => status)).toEqual(links.map(() => 'rejected'));
});

test('answers one after the other what is too much at once, and never begins what was given up before', async () => {
  const leaving = new AbortController();
  const staying = new AbortController();
  const inHand = occupyThreads();
  const second: Item = { ...unheld, rawText: 'Wexler v. Dunmore, 14 Alaska 345 (1950)' };
  const given = verify([{ ...unheld, rawText: 'Wexler v. Dunmore, 13 Alaska 345 (1950)' }], leaving.signal);
  const next = verify([second], staying.signal);
  leaving.abort(new Error('the client left'));
  await expect(given).rejects.toThrow('the client left');
  expect((await next).map(({ verdict }) => verdict.outcome)).toEqual(['not_covered']);
  expect((await inHand).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  expect(asked.places).toContain('14 Alaska 345');
  expect(asked.places).not.toContain('13 Alaska 345');
  expect([leaving, staying].flatMap(({ signal }) => getEventListeners(signal, 'abort'))).toEqual([]);
});

test('replaces a thread that ends, and says of what it had in hand that it failed', async () => {
  const link: Item = { id: 'l', type: 'link', url: 'https://example.com/never-again' };
  const inHand = Promise.allSettled([verify([link], never), verify([link], never)]);
  await expect.poll(() => asked.urls.filter((url) => url === link.url)).toHaveLength(2);
  const before = started.length;
  const busy = occupyThreads();
  const queued = verify([brown], never);
  await Promise.all([
    expect(queued).rejects.toThrow('overloaded'),
    ...started.map((worker) => worker.terminate()),
  ]);
  const ended = { status: 'rejected', reason: new Error('A verifying thread ended') };
  expect(await inHand).toEqual([ended, ended]);
  expect(await busy).toEqual(Array(4).fill(ended));
  expect(reported).toEqual([
    'ended: Error: A verifying thread ended',
    'ended: Error: A verifying thread ended',
  ]);
  expect(pool.isReady()).toBe(false);
  await expect(verify([brown], never)).rejects.toThrow('overloaded');
  await expect.poll(() => started.length).toBe(before + 2);
  const verified = async (): Promise<string | undefined> => {
    const results = await verify([brown], never).catch(() => []);
    return results[0]?.verdict.outcome;
  };
  await expect.poll(verified, { timeout: 30_000 }).toBe('verified');
  expect(pool.isReady()).toBe(true);
});
