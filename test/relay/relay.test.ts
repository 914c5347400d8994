import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request as rawRequest } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Problem, problemCodes } from '../../src/contract/problem';
import { problemDocument } from '../../src/http/problem-document';
import { openRelay, type OpenRelay } from '../../src/relay/open-relay';
import { sendRaw } from '../support/raw-http';

const key = 'cvk_live_test-key-that-must-not-travel-back';
const body = '{"items":[{"id":"a","type":"case","rawText":"Doe v. Roe, 1 Ex. 1"}], "odd" : "spacing – kept"}';
const reply = {
  results: [],
  summary: { total: 0 },
  usage: { used: 1, remaining: 2, limit: 3 },
  later: 'addition',
};

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let service: Server;
let answer: (response: ServerResponse, heard: Heard) => void;
let heard: Heard[] = [];
let relay: OpenRelay;
let pagesFolder: string;
const log: string[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      heard.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  pagesFolder = mkdtempSync(join(tmpdir(), 'cite-check-pages-'));
  mkdirSync(join(pagesFolder, 'assets'));
  writeFileSync(join(pagesFolder, 'preview.html'), '<title>preview</title>');
  writeFileSync(join(pagesFolder, 'taskpane.html'), '<title>pane</title>');
  writeFileSync(join(pagesFolder, 'icon-32.png'), 'png');
  writeFileSync(join(pagesFolder, 'assets', 'pane.0123456789ab.js'), '1');
  writeFileSync(join(pagesFolder, 'assets', 'large.0123456789ab.js'), '"as it lies"');
  writeFileSync(join(pagesFolder, 'assets', 'large.0123456789ab.js.br'), brotliCompressSync('"for br"'));
  writeFileSync(join(pagesFolder, 'assets', 'large.0123456789ab.js.gz'), gzipSync('"for gzip"'));
  relay = await openRelay(
    { host: '127.0.0.1', port: 0, apiKey: key, verifyBaseUrl: addressOf(service) },
    { pagesFolder, logger: pino({}, { write: (line: string) => void log.push(line) }) },
  );
});

afterAll(async () => {
  await relay.close();
  await new Promise((resolve) => service.close(resolve));
  rmSync(pagesFolder, { recursive: true });
});

afterEach(() => {
  heard = [];
});

describe('POST /api/v1/verify', () => {
  test('hands on the bytes as they came, with the key and the idempotency key, and nothing else of the caller', async () => {
    answer = json(200, reply, {
      'request-id': 'service-7',
      ratelimit: '"account";r=59;t=1',
      'ratelimit-policy': '"account";q=60;w=6',
      'x-upstream': 'private',
    });
    const response = await post(body, { 'idempotency-key': 'key-1', cookie: 'session=1', 'x-other': '1' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(reply);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/api/v1/verify', body });
    expect(heard[0]?.headers).toMatchObject({
      authorization: `Bearer ${key}`,
      'idempotency-key': 'key-1',
      'content-type': 'application/json',
    });
    expect(heard[0]?.headers).not.toHaveProperty('cookie');
    expect(heard[0]?.headers).not.toHaveProperty('x-other');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'request-id': 'service-7',
      ratelimit: '"account";r=59;t=1',
      'ratelimit-policy': '"account";q=60;w=6',
      'cache-control': 'no-store',
    });
    expect(response.headers.has('x-upstream')).toBe(false);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('the caller cannot bring a key of its own', async () => {
    answer = json(200, reply);
    await post(body, { authorization: 'Bearer stolen' });
    expect(heard[0]?.headers.authorization).toBe(`Bearer ${key}`);
  });

  test.each([
    'quota_exhausted',
    'overloaded',
    'invalid_request',
    'idempotency_in_flight',
    'internal',
  ] as const)('hands on the problem %s with its Retry-After', async (code) => {
    answer = json(problemCodes[code].status, problemDocument(code, 'Detail.', 'service-8'), {
      'retry-after': '9',
    });
    const response = await post();
    expect(response.status).toBe(problemCodes[code].status);
    expect(response.headers.get('retry-after')).toBe('9');
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await response.json()).toMatchObject({ code, detail: 'Detail.' });
  });

  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [403, 'account_suspended'],
  ] as const)(
    '%i %s of the service is about the key of the firm: 502 relay_key_rejected',
    async (status, code) => {
      answer = json(status, problemDocument(code, 'The key cvk_live_… is revoked.', 'service-9'));
      const problem = await problemOf(await post());
      expect(problem).toMatchObject({ status: 502, code: 'relay_key_rejected' });
      expect(JSON.stringify(problem)).not.toContain('cvk_live');
    },
  );

  test.each<[string, (response: ServerResponse) => void]>([
    ['hangs up', (response) => response.destroy()],
    ['answers with a page', (response) => response.end('<html>proxy at 10.0.0.7</html>')],
    ['answers with other JSON', json(200, { hello: 'upstream-host' })],
    ['answers an error that is no problem document', json(500, { trace: 'upstream-host' })],
    ['redirects', (response) => response.writeHead(302, { location: 'https://upstream-host/' }).end()],
  ])('a service that %s is service_unreachable, and nothing of it shows', async (_, respond) => {
    answer = respond;
    const response = await post();
    expect(response.headers.get('retry-after')).toBe('5');
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ status: 503, code: 'service_unreachable' });
    expect(JSON.stringify(problem)).not.toMatch(/upstream-host|10\.0\.0\.7|127\.0\.0\.1/);
  });

  test('a service that is down is service_unreachable', async () => {
    const alone = await openRelay(
      { host: '127.0.0.1', port: 0, apiKey: key, verifyBaseUrl: 'http://127.0.0.1:9' },
      { logger: pino({ level: 'silent' }) },
    );
    try {
      const response = await fetch(`${alone.url}/api/v1/verify`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(await problemOf(response)).toMatchObject({ status: 503, code: 'service_unreachable' });
    } finally {
      await alone.close();
    }
  });

  test('refuses a body beyond 4 MiB before the service hears of it', async () => {
    const response = await post(`{"items":["${'x'.repeat(4 * 1024 * 1024)}"]}`);
    expect(await problemOf(response)).toMatchObject({ status: 413, code: 'too_large' });
    expect(heard).toHaveLength(0);
  });

  test.each([
    ['a form, which another site could post without asking', { 'content-type': 'text/plain' }],
    ['another encoding', { 'content-type': 'application/json; charset=utf-16' }],
    ['a compressed body', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('refuses %s', async (_, headers) => {
    const response = await fetch(`${relay.url}/api/v1/verify`, { method: 'POST', body, headers });
    expect(await problemOf(response)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect(heard).toHaveLength(0);
  });
});

test('on its own it asks for no sign-in, and has no manifest to give', async () => {
  expect(await (await fetch(`${relay.url}/sign-in.json`)).json()).toEqual({ required: false });
  expect(await problemOf(await fetch(`${relay.url}/manifest.xml`))).toMatchObject({ status: 404 });
});

test('a connection serves one request after the other', async () => {
  const response = await fetch(`${relay.url}/sign-in.json`);
  expect(response.headers.get('connection')).toBe('keep-alive');
});

test('one that takes it for a proxy and hangs up in the midst does not stop it', async () => {
  const { host, port } = new URL(relay.url);
  for (let again = 0; again < 20; again++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    if (again % 2 === 0) await once(socket, 'data');
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  expect((await fetch(`${relay.url}/sign-in.json`)).status).toBe(200);
});

test('the service is asked no longer for one who hangs up, nor for what waits on the same connection', async () => {
  const left: ServerResponse[] = [];
  const asked: ServerResponse[] = [];
  answer = (response) => {
    asked.push(response);
    response.once('close', () => left.push(response));
  };
  const socket = connect(Number(new URL(relay.url).port), '127.0.0.1');
  const request = `POST /api/v1/verify HTTP/1.1\r\nHost: ${new URL(relay.url).host}\r\nContent-Type: application/json\r\n`;
  socket.write(`${request}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`.repeat(3));
  await expect.poll(() => asked.length).toBe(3);
  expect(left).toHaveLength(0);
  socket.destroy();
  await expect.poll(() => left.length).toBe(3);
});

describe('strangers', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a cross-site request without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a page on another port', { origin: 'http://localhost:1' }],
    ['a name that points here (DNS rebinding)', { host: 'evil.example' }],
    ['a name that only begins like ours', { host: 'localhost.evil.example:3000' }],
  ])('%s is refused, unheard by the service', async (_, headers) => {
    answer = json(200, reply);
    const { status, text } = await send('POST', '/api/v1/verify', headers, body);
    expect(status).toBe(403);
    expect(Problem.parse(JSON.parse(text)).code).toBe('not_allowed');
    expect(heard).toHaveLength(0);
  });

  test('a rebound name gets no page either', async () => {
    expect(await send('GET', '/', { host: 'evil.example' })).toMatchObject({ status: 403 });
  });

  test('our own page is answered', async () => {
    answer = json(200, reply);
    const { host } = new URL(relay.url);
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect(await send('POST', '/api/v1/verify', headers, body)).toMatchObject({ status: 200 });
  });

  const evil = 'Authorization: Bearer evil\r\n';
  test.each([
    [
      'a length and chunks',
      'Content-Length: 2\r\nTransfer-Encoding: chunked',
      `0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
      400,
      0,
    ],
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 5', '{}xxx', 400, 0],
    ['an unknown encoding', 'Transfer-Encoding: xchunked', '{}', 400, 0],
    ['a folded field', `Content-Length: 2\r\nX: a\r\n ${evil.trim()}`, '{}', 400, 0],
    [
      'a field behind the body',
      'Transfer-Encoding: chunked\r\nTrailer: Authorization',
      `2\r\n{}\r\n0\r\n${evil}\r\n`,
      200,
      1,
    ],
    ['a key that it would have dropped', 'Content-Length: 2\r\nConnection: authorization', '{}', 200, 1],
  ])(
    'what is to be read in two ways reaches the service once at most, with our key: %s',
    async (_, fields, rest, status, times) => {
      answer = json(200, reply);
      const { host, port } = new URL(relay.url);
      const head = `POST /api/v1/verify HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${fields}\r\n\r\n`;
      expect((await sendRaw(Number(port), [head + rest])).status).toBe(status);
      expect(heard.map(({ headers }) => headers.authorization)).toEqual(
        new Array(times).fill(`Bearer ${key}`),
      );
    },
  );

  test('no preflight is granted', async () => {
    const { status, headers } = await send('OPTIONS', '/api/v1/verify', { origin: 'https://evil.example' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('pages', () => {
  test('the preview stands at the address itself', async () => {
    const response = await fetch(relay.url);
    expect(await response.text()).toBe('<title>preview</title>');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('the pane may load office.js and be framed by Office, and run nothing else', async () => {
    const { headers } = await fetch(`${relay.url}/taskpane.html`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      "script-src 'self' https://appsforoffice.microsoft.com https://ajax.aspnetcdn.com;",
    );
    expect(policy).toContain('frame-ancestors');
    expect(policy).toContain('https://*.officeapps.live.com');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.has('x-frame-options')).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('what changes its name with its content is kept by the browser', async () => {
    const { headers } = await fetch(`${relay.url}/assets/pane.0123456789ab.js`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/javascript/);
  });

  test.each([
    ['br, gzip', 'br', '"for br"'],
    ['gzip', 'gzip', '"for gzip"'],
    ['identity', null, '"as it lies"'],
  ])('a script for a browser that takes %s', async (accepted, encoding, content) => {
    const script = `${relay.url}/assets/large.0123456789ab.js`;
    const answer = await fetch(script, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(content);
  });

  test('a script that was built while the relay runs, as the page that names it; what it replaced is told to be gone', async () => {
    const [script, name] = ['pane.ba9876543210.js', `${relay.url}/assets/pane.ba9876543210.js`];
    writeFileSync(join(pagesFolder, 'assets', script), '2');
    const answer = await fetch(name);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      expect.stringMatching(/javascript/),
      '2',
    ]);
    rmSync(join(pagesFolder, 'assets', script));
    const gone = await fetch(name);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('a page with its policy, and a script that has no compressed form, to a browser that takes any', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const page = await fetch(`${relay.url}/taskpane.html`, { headers });
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors');
    expect(page.headers.get('content-encoding')).toBeNull();
    const script = await fetch(`${relay.url}/assets/pane.0123456789ab.js`, { headers });
    expect([script.headers.get('content-encoding'), await script.text()]).toEqual([null, '1']);
  });

  test.each([
    '/assets/large.0123456789ab.js.br',
    '/nothing',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/',
    '/assets/%2e%2e/.env',
    '/assets/../../package.json',
    '/assets/.env',
    '/.env',
  ])('%s is a problem document, not a file', async (path) => {
    const { status, text } = await send('GET', path, { host: new URL(relay.url).host });
    expect(status).toBe(404);
    expect(Problem.parse(JSON.parse(text)).code).toBe('not_found');
  });
});

test.each<[string, (response: ServerResponse) => void, object]>([
  [
    'the key of the firm is refused',
    json(401, problemDocument('unauthorized', 'No.', 'service-9')),
    { code: 'relay_key_rejected' },
  ],
  [
    'the service hangs up',
    (response) => response.destroy(),
    { code: 'service_unreachable', reason: 'unreachable' },
  ],
  [
    'something else answers in its place',
    (response) => response.end('<html>'),
    { code: 'service_unreachable', reason: 'protocol' },
  ],
])('where %s, the log says so to whoever runs the relay', async (_what, respond, told) => {
  log.length = 0;
  answer = respond;
  await post();
  const lines = () => log.map((line) => JSON.parse(line) as unknown);
  await expect.poll(lines).toContainEqual(expect.objectContaining({ msg: 'answered', ...told }));
  log.length = 0;
  answer = json(200, reply);
  await post();
  await expect.poll(lines).toContainEqual(expect.objectContaining({ msg: 'answered', status: 200 }));
  expect(log.join('')).not.toContain('"code"');
});

test('the log holds no word of a request and nothing of the key', async () => {
  answer = json(200, reply);
  await post();
  await post('{"items": "not what Doe v. Roe expects"');
  await expect.poll(() => log.join('').split('/api/v1/verify').length).toBeGreaterThan(2);
  expect(log.join('')).not.toMatch(/Doe v\. Roe|cvk_live/);
});

test('the log says why the service refused', async () => {
  answer = json(429, problemDocument('quota_exhausted', 'Nothing is left.', 'a-request'));
  const before = log.length;
  await post();
  await expect.poll(() => log.slice(before).join('')).toContain('"status":429,');
  expect(log.slice(before).join('')).toContain('"code":"quota_exhausted"');
});

function post(text = body, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${relay.url}/api/v1/verify`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** `fetch` sets Host and Origin by itself, so a stranger is played on the bare connection. */
function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  text?: string,
): Promise<{ status: number; headers: IncomingMessage['headers']; text: string }> {
  const { port } = new URL(relay.url);
  return new Promise((resolve, reject) => {
    const request = rawRequest(
      { host: '127.0.0.1', port, method, path, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

async function problemOf(response: Response): Promise<Problem> {
  return Problem.parse(await response.json());
}

function json(status: number, value: unknown, headers: Record<string, string> = {}) {
  return (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
