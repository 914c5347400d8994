import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { afterEach, describe, expect, test } from 'vitest';
import type { VisitAnswer } from '../../../src/service/visits/link-visitor';
import { createLinkVisitor, type VisitorOptions } from '../../../src/service/visits/create-link-visitor';
import { dialWith } from '../../../src/service/visits/guarded-connector';

const publicAddress = '93.184.216.34';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Visits as if the public internet were one local server; the guard stays in force. */
async function visit(
  url: string,
  respond: RequestListener,
  options: VisitorOptions = {},
  signal = new AbortController().signal,
): Promise<{ readonly answer: VisitAnswer; readonly requests: readonly IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  const port = await listen(server);
  const visitor = createLinkVisitor({
    resolve: () => Promise.resolve([publicAddress]),
    dial: async ({ address, name }) => {
      const { socket } = await dialWith()({
        protocol: 'http:',
        address: '127.0.0.1',
        port,
        ...(name === undefined ? {} : { name }),
      });
      return { socket, peer: address };
    },
    ...options,
  });
  const answer = await visitor.visit(url, signal).finally(() => visitor.close());
  return { answer, requests };
}

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

const html = (body: string): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body);
};

test('a page that opens is answered with its status and final address', async () => {
  const { answer, requests } = await visit('http://court.example/a?b#c', html('<title>Opinions</title>'));
  expect(answer).toEqual({
    kind: 'answered',
    status: 200,
    finalUrl: 'http://court.example/a?b#c',
    saysNotFound: false,
    signIn: false,
  });
  expect(requests.map(({ method, url }) => `${method ?? ''} ${url ?? ''}`)).toEqual([
    'HEAD /a?b',
    'GET /a?b',
  ]);
});

test('the visitor says who it is, and carries neither cookies nor a referrer', async () => {
  const { requests } = await visit('http://court.example/start', (request, response) => {
    if (request.url === '/start') {
      response.writeHead(302, { location: '/end', 'set-cookie': 'id=1' }).end();
    } else {
      html('<title>Opinions</title>')(request, response);
    }
  });
  expect(requests.map(({ url }) => url)).toEqual(['/start', '/end', '/end']);
  for (const { headers } of requests) {
    expect(headers['user-agent']).toMatch(/^CiteCheck\//);
    expect(headers.host).toBe('court.example');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  }
});

test('what is no page is not fetched', async () => {
  const { answer, requests } = await visit('http://court.example/a.pdf', (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(),
  );
  expect(answer).toMatchObject({ kind: 'answered', status: 200 });
  expect(requests.map(({ method }) => method)).toEqual(['HEAD']);
});

test.each([400, 405, 501, 404, 403, 500])('where HEAD is answered with %i, GET decides', async (status) => {
  const { answer } = await visit('http://court.example/', (request, response) => {
    if (request.method === 'HEAD') response.writeHead(status).end();
    else html('<title>Opinions</title>')(request, response);
  });
  expect(answer).toMatchObject({ kind: 'answered', status: 200 });
});

test('where HEAD breaks the connection, GET decides', async () => {
  const { answer } = await visit('http://court.example/', (request, response) => {
    if (request.method === 'HEAD') request.socket.destroy();
    else html('<title>Opinions</title>')(request, response);
  });
  expect(answer).toMatchObject({ kind: 'answered', status: 200 });
});

test.each([404, 410, 401, 429, 503])('status %i is passed on', async (status) => {
  const { answer } = await visit('http://court.example/', (_request, response) =>
    response.writeHead(status).end(),
  );
  expect(answer).toMatchObject({ kind: 'answered', status });
});

test('no more than the beginning of a page is read', async () => {
  const sent = { bytes: 0 };
  const { answer } = await visit('http://court.example/', (request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const more = (): void => {
      while (!response.destroyed) {
        sent.bytes += 16_384;
        if (!response.write(Buffer.alloc(16_384, 'x'))) break;
      }
    };
    response.on('drain', more);
    more();
  });
  expect(answer).toMatchObject({ kind: 'answered', status: 200 });
  expect(sent.bytes).toBeLessThan(16 * 1024 * 1024);
});

describe('what a page says of itself', () => {
  test.each([
    ['<title>404 Not Found</title>', true, false],
    ['<title>Page not found | Supreme Court</title>', true, false],
    [
      '<title>Supreme Court</title><h1 class="x">Sorry, this page <b>could not be found</b>.</h1>',
      true,
      false,
    ],
    ['<title>Opinions</title><h1>The page you requested cannot be found</h1>', true, false],
    ['<title>People v. Lost and Not Found, Inc. (1984)</title>', false, false],
    ['<title>404 U.S. 71 - Reed v. Reed</title>', false, false],
    ['<title>Opinions</title><p>Page not found</p>', false, false],
    ['<title>Sign in - Research Platform</title>', false, true],
    ['<title>Log In to Your Account</title>', false, true],
    ['<title>Opinions</title><form><input type="password"></form>', false, false],
    ['<title>How to sign in to PACER</title>', false, false],
  ])('%s', async (page, saysNotFound, signIn) => {
    const { answer } = await visit('http://court.example/', html(page));
    expect(answer).toMatchObject({ kind: 'answered', saysNotFound, signIn });
  });

  test('being sent to a sign-in address is a sign-in', async () => {
    const { answer } = await visit('http://court.example/case/1', (request, response) => {
      if (request.url === '/case/1') response.writeHead(302, { location: '/login?next=1' }).end();
      else html('<title>Research Platform</title>')(request, response);
    });
    expect(answer).toMatchObject({ kind: 'answered', signIn: true });
  });
});

describe('redirections', () => {
  test('five are followed, to the last address', async () => {
    const { answer } = await visit('http://court.example/0', (request, response) => {
      const step = Number(request.url?.slice(1));
      if (step < 5) response.writeHead(301, { location: `http://court.example/${step + 1}` }).end();
      else html('<title>Opinions</title>')(request, response);
    });
    expect(answer).toMatchObject({ kind: 'answered', status: 200, finalUrl: 'http://court.example/5' });
  });

  test.each([301, 302, 303, 307, 308])('are those of status %i', async (status) => {
    const { answer } = await visit('http://court.example/old', (request, response) => {
      if (request.url === '/old') response.writeHead(status, { location: '/new' }).end();
      else html('<title>Opinions</title>')(request, response);
    });
    expect(answer).toMatchObject({ kind: 'answered', status: 200, finalUrl: 'http://court.example/new' });
  });

  test('a sixth is not', async () => {
    const { answer, requests } = await visit('http://court.example/', (_request, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    );
    expect(answer).toEqual({ kind: 'unreachable', reason: 'protocol' });
    expect(requests).toHaveLength(6);
  });

  test.each([
    ['http://169.254.169.254/latest/meta-data/', 'privateAddress'],
    ['http://[::1]/', 'privateAddress'],
    ['http://localhost/', 'privateAddress'],
    ['file:///etc/passwd', 'scheme'],
    ['https://user:password@court.example/', 'credentials'],
    ['//court.example:8080/', 'port'],
    ['http://[/', 'malformed'],
  ])('to %s is refused: %s', async (location, reason) => {
    const { answer, requests } = await visit('http://court.example/', (_request, response) =>
      response.writeHead(302, { location }).end(),
    );
    expect(answer).toEqual({ kind: 'refused', reason });
    expect(requests).toHaveLength(1);
  });

  test('to a name that resolves to a private address is refused', async () => {
    const resolve = (host: string): Promise<string[]> =>
      Promise.resolve([host === 'inside.example' ? '10.0.0.1' : publicAddress]);
    const redirect: RequestListener = (_request, response) =>
      response.writeHead(302, { location: 'http://inside.example/' }).end();
    const { answer } = await visit('http://court.example/', redirect, { resolve });
    expect(answer).toEqual({ kind: 'refused', reason: 'privateAddress' });
  });
});

describe('names', () => {
  const failing = (code: string, control: boolean) => (host: string) =>
    host === 'control.example' && control
      ? Promise.resolve([publicAddress])
      : Promise.reject(Object.assign(new Error('not resolved'), { code }));

  test.each([
    ['ENOTFOUND', true, { kind: 'noSuchHost' }],
    ['ENOTFOUND', false, { kind: 'unreachable', reason: 'network' }],
    ['EAI_AGAIN', true, { kind: 'unreachable', reason: 'network' }],
  ])('%s, with other names resolving: %s', async (code, control, expected) => {
    const { answer } = await visit('http://gone.example/', html(''), {
      resolve: failing(code, control),
      controlNames: ['control.example'],
    });
    expect(answer).toEqual(expected);
  });
});

describe('time', () => {
  test('a server that says nothing is a time-out', async () => {
    const { answer } = await visit('http://court.example/', () => undefined, {
      deadlineMs: 300,
      headDeadlineMs: 100,
    });
    expect(answer).toEqual({ kind: 'unreachable', reason: 'timeout' });
  });

  test('a name that never resolves is a time-out', async () => {
    const { answer } = await visit('http://court.example/', html(''), {
      resolve: () => new Promise(() => undefined),
      deadlineMs: 200,
      headDeadlineMs: 100,
    });
    expect(answer).toEqual({ kind: 'unreachable', reason: 'timeout' });
  });

  test('a page that trickles is answered by what came', async () => {
    const { answer } = await visit(
      'http://court.example/',
      (request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        if (request.method === 'HEAD') response.end();
        else response.write('<title>Page not found</title>');
      },
      { deadlineMs: 2_000 },
    );
    expect(answer).toMatchObject({ kind: 'answered', status: 200, saysNotFound: true });
  });

  test('a caller who gives up is not kept waiting', async () => {
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(new Error('enough')), 50);
    await expect(visit('http://court.example/', () => undefined, {}, giveUp.signal)).rejects.toThrow(
      'enough',
    );
  });
});

test.each([
  ['refuses the connection', { code: 'ECONNREFUSED' }, 'network'],
  ['has a bad certificate', { code: 'CERT_HAS_EXPIRED' }, 'tls'],
  ['speaks no TLS', { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'tls'],
  ['does not answer the knock', { code: 'UND_ERR_CONNECT_TIMEOUT' }, 'timeout'],
])('a server that %s is unreachable', async (_what, error, reason) => {
  const { answer } = await visit('https://court.example/', html(''), {
    dial: () => Promise.reject(Object.assign(new Error('no connection'), error)),
  });
  expect(answer).toEqual({ kind: 'unreachable', reason });
});

test('a server that does not speak HTTP is unreachable', async () => {
  const { answer } = await visit('http://court.example/', (request) =>
    request.socket.end('SSH-2.0-none\r\n\r\n'),
  );
  expect(answer).toEqual({ kind: 'unreachable', reason: 'protocol' });
});

test('a server whose head has no end is unreachable', async () => {
  const { answer } = await visit('http://court.example/', (_request, response) =>
    response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end(),
  );
  expect(answer).toEqual({ kind: 'unreachable', reason: 'protocol' });
});

describe('HTTPS to a pinned address', () => {
  // Made for this test alone: `openssl req -x509 -newkey ec … -subj /CN=court.example`.
  const fixture = (name: string): string =>
    readFileSync(new URL(`../../fixtures/visits/${name}`, import.meta.url), 'utf8');
  const ca = fixture('court.example.cert.pem');

  async function visitTls(host: string, trusted: boolean): Promise<VisitAnswer> {
    const server = createTlsServer(
      { key: fixture('court.example.key.pem'), cert: ca },
      html('<title>Opinions</title>'),
    );
    const port = await listen(server);
    const visitor = createLinkVisitor({
      resolve: () => Promise.resolve(['127.0.0.1']),
      isAllowed: (address) => address === '127.0.0.1',
      ports: new Set([port]),
      dial: dialWith(trusted ? { ca } : {}),
    });
    return visitor
      .visit(`https://${host}:${port}/`, new AbortController().signal)
      .finally(() => visitor.close());
  }

  test('checks the certificate against the name, not the address', async () => {
    expect(await visitTls('court.example', true)).toMatchObject({ kind: 'answered', status: 200 });
  });

  test.each([
    ['of another name', 'other.example', true],
    ['of an unknown authority', 'court.example', false],
  ])('refuses a certificate %s', async (_what, host, trusted) => {
    expect(await visitTls(host, trusted)).toEqual({ kind: 'unreachable', reason: 'tls' });
  });
});

describe('many links', () => {
  /** Of a server that takes `ms` for each: the answers, and how many it was asked for at once. */
  async function visitAll(urls: readonly string[], ms: number, options: VisitorOptions) {
    const open = { now: 0, most: 0 };
    const server = createServer((_request, response) => {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      setTimeout(() => {
        open.now -= 1;
        response.writeHead(200, { 'content-type': 'text/plain' }).end();
      }, ms);
    });
    const port = await listen(server);
    const visitor = createLinkVisitor({
      resolve: () => Promise.resolve([publicAddress]),
      dial: async ({ address }) => ({
        socket: (await dialWith()({ protocol: 'http:', address: '127.0.0.1', port })).socket,
        peer: address,
      }),
      ...options,
    });
    const { signal } = new AbortController();
    setMaxListeners(0, signal);
    const answers = await Promise.all(urls.map((url) => visitor.visit(url, signal)));
    await visitor.close();
    return { kinds: new Set(answers.map(({ kind }) => kind)), most: open.most };
  }

  test('so many at once and no more', async () => {
    const urls = Array.from({ length: 12 }, (_, index) => `http://court${index}.example/`);
    const { kinds, most } = await visitAll(urls, 20, { maxAtOnce: 3 });
    expect(kinds).toEqual(new Set(['answered']));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(3);
  });

  test('to one server wait for one another, and are not called slow for it', async () => {
    const urls = Array.from({ length: 100 }, (_, index) => `http://court.example/${index}`);
    const { kinds, most } = await visitAll(urls, 300, { maxAtOnce: 100, deadlineMs: 3_000 });
    expect(kinds).toEqual(new Set(['answered']));
    expect(most).toBeLessThanOrEqual(6);
  });
});
