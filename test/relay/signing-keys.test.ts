import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallJson, JsonAnswer } from '../../src/http/call-json';
import { createSigningKeys, type SigningKeys } from '../../src/relay/signing-keys';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = publicKey.export({ format: 'jwk' });
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let time: number;
let asked: number;
let reply: JsonAnswer;
let keys: SigningKeys;

const set = (...ids: string[]): JsonAnswer =>
  answerOf({ keys: ids.map((kid) => ({ ...jwk, kid, use: 'sig' })) });
const answerOf = (body: unknown, status = 200): JsonAnswer => ({
  kind: 'answered',
  status,
  headers: {},
  body,
});
const outage: JsonAnswer = { kind: 'failed', reason: 'unreachable' };
const kindOf = async (kid: string): Promise<string> => (await keys.find(kid)).kind;

beforeEach(() => {
  time = 1_000_000;
  asked = 0;
  reply = set('first');
  const callJson: CallJson = () => {
    asked += 1;
    return Promise.resolve(reply);
  };
  keys = createSigningKeys('https://keys.example/', callJson, () => time);
});

describe('the keys of the sign-in', () => {
  test('are asked for once, by however many at once, and kept for an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => kindOf('first')));
    expect(new Set(answers)).toEqual(new Set(['found']));
    time += hourMs - 1;
    expect(await kindOf('first')).toBe('found');
    expect(asked).toBe(1);
    time += 1;
    expect(await kindOf('first')).toBe('found');
    expect(asked).toBe(2);
  });

  test('are asked for again when a token names another, but only once a minute', async () => {
    await keys.find('first');
    for (let index = 0; index < 50; index += 1) expect(await kindOf(`invented-${index}`)).toBe('unknown');
    expect(asked).toBe(1);
    time += minuteMs;
    reply = set('first', 'second');
    expect(await kindOf('second')).toBe('found');
    expect(asked).toBe(2);
  });

  test('that are withdrawn are unknown after an hour', async () => {
    await keys.find('first');
    reply = set('second');
    time += hourMs;
    expect(await kindOf('first')).toBe('unknown');
  });

  test('an outage is no refusal, and lets nobody in', async () => {
    reply = outage;
    expect(await kindOf('first')).toBe('unavailable');
    expect(await kindOf('first')).toBe('unavailable');
    expect(asked).toBe(1);
    time += 10_000;
    reply = set('first');
    expect(await kindOf('first')).toBe('found');
  });

  test('held keys bear an outage of a day, and no longer', async () => {
    await keys.find('first');
    reply = outage;
    time += 2 * hourMs;
    expect(await kindOf('first')).toBe('found');
    expect(await kindOf('new')).toBe('unavailable');
    time += 22 * hourMs;
    expect(await kindOf('first')).toBe('unavailable');
  });

  test.each<[string, JsonAnswer]>([
    ['a page', { kind: 'failed', reason: 'protocol' }],
    ['an error', answerOf({ keys: [{ ...jwk, kid: 'first' }] }, 500)],
    ['a redirection', answerOf({}, 302)],
    ['something else', answerOf({ key: 'first' })],
    ['no keys', answerOf({ keys: [] })],
    ['keys for encryption', answerOf({ keys: [{ ...jwk, kid: 'first', use: 'enc' }] })],
    ['keys for another algorithm', answerOf({ keys: [{ ...jwk, kid: 'first', alg: 'PS256' }] })],
    ['shared secrets', answerOf({ keys: [{ kty: 'oct', kid: 'first', k: 'c2VjcmV0' }] })],
    ['broken keys', answerOf({ keys: [{ kty: 'RSA', kid: 'first', n: '', e: '' }] })],
  ])('%s in place of keys is an outage', async (_, answer) => {
    reply = answer;
    expect(await kindOf('first')).toBe('unavailable');
  });
});
