import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { callJson, type JsonAnswer } from '../../src/http/call-json';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function serve(respond: RequestListener): Promise<string> {
  const started = createServer(respond);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return `http://127.0.0.1:${address.port}/`;
}

async function call(
  respond: RequestListener,
  bounds: { readonly maxReplyBytes?: number; readonly deadlineMs?: number } = {},
): Promise<JsonAnswer> {
  const url = await serve(respond);
  return callJson({
    url,
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: '{"a":1}',
    deadlineMs: 30_000,
    ...bounds,
  });
}

describe('callJson', () => {
  test('sends JSON, and gives back status, fields and value', async () => {
    const answer = await call((request, response) => {
      const { authorization, 'content-type': type } = request.headers;
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () =>
        response.writeHead(429, { 'Retry-After': '7' }).end(JSON.stringify([authorization, type, body])),
      );
    });
    expect(answer).toMatchObject({
      kind: 'answered',
      status: 429,
      headers: { 'retry-after': '7' },
      body: ['Bearer key', 'application/json', '{"a":1}'],
    });
  });

  test('follows no redirection, which would carry the key elsewhere', async () => {
    const paths: unknown[] = [];
    const answer = await call((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end('{}');
    });
    expect(answer).toMatchObject({ kind: 'answered', status: 307 });
    expect(paths).toEqual(['/']);
  });

  test.each<[string, RequestListener]>([
    ['is no JSON', (_request, response) => response.end('<html>')],
    ['is empty', (_request, response) => response.end()],
    ['is no UTF-8', (_request, response) => response.end(Buffer.from([0x22, 0xff, 0x22]))],
    ['is nested without end', (_request, response) => response.end('['.repeat(1_000) + ']'.repeat(1_000))],
  ])('an answer that %s is a breach of the protocol', async (_what, respond) => {
    expect(await call(respond)).toEqual({ kind: 'failed', reason: 'protocol' });
  });

  test('an answer that is too large is not read to its end', async () => {
    expect(
      await call((_request, response) => response.end(`"${'a'.repeat(2_000)}"`), { maxReplyBytes: 1_000 }),
    ).toEqual({
      kind: 'failed',
      reason: 'protocol',
    });
  });

  test.each<[string, RequestListener]>([
    ['nothing comes', () => undefined],
    ['the answer trickles', (_request, response) => response.write('{')],
  ])('where %s, the deadline ends it', async (_what, respond) => {
    expect(await call(respond, { deadlineMs: 500 })).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  test('nobody listening, and a connection that breaks, are unreachable', async () => {
    expect(await call((request) => request.socket.destroy())).toEqual({
      kind: 'failed',
      reason: 'unreachable',
    });
    expect(await callJson({ url: 'http://127.0.0.1:1/', method: 'GET', deadlineMs: 30_000 })).toEqual({
      kind: 'failed',
      reason: 'unreachable',
    });
  });

  test('a caller who gives up hears so', async () => {
    const url = await serve(() => undefined);
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(), 50);
    expect(await callJson({ url, method: 'GET', deadlineMs: 30_000, signal: giveUp.signal })).toEqual({
      kind: 'failed',
      reason: 'aborted',
    });
  });
});
