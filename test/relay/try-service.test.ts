/** What the relay learns of the service at its start, from the real service. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryService } from '../../src/relay/try-service';
import { runService, type RunningService } from '../support/running-service';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service.stop());

async function said(apiKey: string, verifyBaseUrl = service.url): Promise<readonly unknown[]> {
  const lines: unknown[] = [];
  const note = (...parts: readonly unknown[]): void => void lines.push(...parts);
  await tryService({ apiKey, verifyBaseUrl }, { info: note, warn: note }, new AbortController().signal);
  return lines;
}

test('that the key is known, and nothing is billed for asking', async () => {
  expect(await said(service.key)).toEqual(['the verification service answers']);
  expect(service.database.row('SELECT count(*) AS count FROM ledger')).toEqual({ count: 0 });
});

test.each(['any text', 'cvk_live_no-such-key'])('that %s is no key of the firm', async (key) => {
  expect(await said(key)).toEqual([
    { code: 'relay_key_rejected', reason: undefined },
    expect.stringMatching(/refuses the firm's key: issue another/),
  ]);
});

test('that the service is away, which is no reason not to start', async () => {
  expect(await said(service.key, 'http://127.0.0.1:9')).toEqual([
    { code: 'service_unreachable', reason: 'unreachable' },
    expect.stringMatching(/cannot be reached now: look at VERIFY_BASE_URL/),
  ]);
});
