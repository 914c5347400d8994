import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRelayConfig } from '../../src/relay/config';
import { RelayConfigError } from '../../src/relay/relay-config-error';
import { openRelay } from '../../src/relay/open-relay';

const key = { VERIFY_API_KEY: 'cvk_live_abc' };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cite-check-key-'));
  writeFileSync(join(folder, 'key'), 'cvk_live_from_file\n');
  writeFileSync(join(folder, 'empty'), '\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('readRelayConfig', () => {
  test('has defaults for everything but the key', () => {
    expect(readRelayConfig(key)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      verifyBaseUrl: 'http://127.0.0.1:3001',
      apiKey: 'cvk_live_abc',
    });
  });

  test('reads the key from a file', () => {
    expect(readRelayConfig({ VERIFY_API_KEY_FILE: join(folder, 'key') }).apiKey).toBe('cvk_live_from_file');
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['no key', {}, /needs the key/],
    ['two keys', { ...key, VERIFY_API_KEY_FILE: 'somewhere' }, /not both/],
    ['a key that no header can carry', { VERIFY_API_KEY: 'two words' }, /holds no key/],
    ['a port that is none', { ...key, RELAY_PORT: '70000' }, /port/],
    ['a base address that is none', { ...key, VERIFY_BASE_URL: 'service' }, /VERIFY_BASE_URL/],
    ['a key sent in the clear', { ...key, VERIFY_BASE_URL: 'http://service.example' }, /https/],
    ['an address for everybody', { ...key, RELAY_HOST: '0.0.0.0' }, /sign-in/],
    ['an address on the network', { ...key, RELAY_HOST: '192.168.1.5' }, /sign-in/],
    ['every address of IPv6', { ...key, RELAY_HOST: '::' }, /sign-in/],
  ])('refuses %s', (_, environment, message) => {
    expect(() => readRelayConfig(environment)).toThrow(message);
    expect(() => readRelayConfig(environment)).toThrow(RelayConfigError);
  });

  test('refuses a key file that is missing or empty, without telling what is in it', () => {
    expect(() => readRelayConfig({ VERIFY_API_KEY_FILE: join(folder, 'none') })).toThrow(/is not there/);
    expect(() => readRelayConfig({ VERIFY_API_KEY_FILE: join(folder, 'empty') })).toThrow(
      /holds no key, which/,
    );
  });
});

test('the relay itself refuses to listen for other computers', async () => {
  const config = { ...readRelayConfig(key), host: '0.0.0.0', port: 0 };
  await expect(openRelay(config, { logger: pino({ level: 'silent' }) })).rejects.toThrow(/sign-in/);
});

test('a port that is taken is said to be taken', async () => {
  const logger = pino({ level: 'silent' });
  const first = await openRelay({ ...readRelayConfig(key), port: 0 }, { logger });
  const port = Number(new URL(first.url).port);
  await expect(openRelay({ ...readRelayConfig(key), port }, { logger })).rejects.toThrow(
    /taken by another program/,
  );
  await first.close();
});

test('what no setting of the relay explains is told as it came', async () => {
  const logger = pino({ level: 'silent' });
  const opening = openRelay({ ...readRelayConfig(key), port: 70_000 }, { logger });
  await expect(opening).rejects.toMatchObject({ code: 'ERR_SOCKET_BAD_PORT' });
});
