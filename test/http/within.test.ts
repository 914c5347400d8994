import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { within } from '../../src/http/within';

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason), { once: true }));

test('ends by itself, also after the collector has run', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const ends = Array.from({ length: 50 }, () =>
    aborted(within(within(new AbortController().signal, 60_000), 100)),
  );
  collect();
  for (const reason of await Promise.all(ends)) expect(reason).toMatchObject({ name: 'TimeoutError' });
});

test('ends with the signal that it was made from, for its reason', () => {
  const giver = new AbortController();
  const signal = within(giver.signal, 60_000);
  const reason = new Error('left');
  giver.abort(reason);
  expect(signal.reason).toBe(reason);
  expect(within(giver.signal, 60_000).reason).toBe(reason);
});
