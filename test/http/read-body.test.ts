import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readBody } from '../../src/http/read-body';

const limits = { maxBytes: 10, timeoutMs: 60_000 };

/** A request that has said how long it is, and sends what is written to it. */
function requestOf(length?: number): PassThrough & IncomingMessage {
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  return Object.assign(new PassThrough(), { headers }) as unknown as PassThrough & IncomingMessage;
}

describe('readBody', () => {
  test('gives all bytes, in the order in which they came', async () => {
    const request = requestOf(10);
    const body = readBody(request, limits);
    request.write('01234');
    request.end('56789');
    expect(String(await body)).toBe('0123456789');
  });

  test('refuses what says that it is too long before any of it has come', async () => {
    await expect(readBody(requestOf(11), limits)).rejects.toMatchObject({ code: 'too_large' });
  });

  test('refuses what turns out too long, and goes on taking it in', async () => {
    const request = requestOf();
    const body = readBody(request, limits);
    request.write('0123456789');
    request.write('0');
    await expect(body).rejects.toMatchObject({ code: 'too_large' });
    expect(request.readableFlowing).toBe(true);
  });

  test('a body that comes too slowly is given up, and so is its connection', async () => {
    await expect(readBody(requestOf(10), { ...limits, timeoutMs: 5 })).rejects.toMatchObject({
      code: 'timeout',
      extras: { closeConnection: true },
    });
  });

  test('a body that was cut off is none; what breaks later ends no process', async () => {
    const request = requestOf(10);
    const body = readBody(request, limits);
    request.write('0');
    request.destroy();
    await expect(body).rejects.toMatchObject({ code: 'malformed_json' });
    expect(request.listenerCount('error')).toBe(1);
  });
});
