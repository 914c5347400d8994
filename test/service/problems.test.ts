import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem, problemCodes, type ProblemCode } from '../../src/contract/problem';
import { RateLimiter } from '../../src/service/accounts/rate-limiter';
import { type RawAnswer, sendRaw } from '../support/raw-http';
import { resultFor, type RunningService, runService } from '../support/running-service';

/** Stands in every request below, and must come back in no answer and stand in no log. */
const secret = 'Zebulon v. Quux Holdings';
const item = { id: 'c1', type: 'case', rawText: `${secret}, 1 U.S. 1 (1790)` };
const link = { id: 'l1', type: 'link', url: 'https://example.com/' };

interface Answer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

async function read(response: Response): Promise<Answer> {
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: await response.text(),
  };
}

function ofRaw({ status, headers, body }: RawAnswer): Answer {
  return { status, header: (name) => headers[name] ?? null, body };
}

/** What holds of every refusal, whatever its reason. */
function expectProblem(
  answer: Answer,
  code: ProblemCode,
  status: number = problemCodes[code].status,
): Problem {
  expect(answer.header('content-type')).toBe('application/problem+json');
  const problem = Problem.parse(JSON.parse(answer.body));
  expect(problem).toMatchObject({ code, status, title: problemCodes[code].title });
  expect(answer.status).toBe(status);
  expect(answer.header('request-id')).toBe(problem.request_id);
  expect(answer.header('cache-control')).toBe('no-store');
  expect(answer.header('ratelimit-policy')).toMatch(/^"burst";q=\d+;w=\d+/);
  expect(answer.header('ratelimit')).toMatch(/^"burst";r=\d+;t=\d+/);
  expect(answer.header('access-control-allow-origin')).toBeNull();
  expect(answer.body).not.toContain('Zebulon');
  return problem;
}

describe('a refusal', () => {
  let service: RunningService;
  const logs: string[] = [];
  beforeAll(async () => {
    service = await runService();
  });
  afterAll(async () => {
    logs.push(service.log());
    await service.stop();
    expect(logs.join('')).toContain('answered');
    expect(logs.join('')).not.toContain('Zebulon');
  });

  const head = (path: string, fields: readonly string[] = []): string =>
    [`${path} HTTP/1.1`, 'Host: service', ...fields, '', ''].join('\r\n');
  const known = (): string => `Authorization: Bearer ${service.key}`;

  describe('400', () => {
    test.each([
      ['nothing', ''],
      ['half of an object', `{"items": [{"id": "${secret}"`],
      ['a word', secret],
      ['two values', `{} ${secret}`],
    ])('malformed_json: %s', async (_what, body) => {
      const problem = expectProblem(await read(await service.post(body)), 'malformed_json');
      expect(problem.usage.limit).toBe(10_000);
    });

    test.each([
      [
        'a wrong byte',
        Buffer.concat([Buffer.from(`{"a": "${secret}`), Buffer.from([0xff]), Buffer.from('"}')]),
      ],
      ['UTF-16', Buffer.from(`{"a": "${secret}"}`, 'utf16le')],
      ['an encoded surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
      ['an overlong form', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ])('invalid_encoding: %s', async (_what, body) => {
      const code = body.includes('\0') ? 'malformed_json' : 'invalid_encoding';
      expectProblem(await read(await service.post(new Blob([new Uint8Array(body)]))), code);
    });

    test.each([
      ['garbage', [`${secret}\r\n\r\n`]],
      ['TLS on a plain port', [Buffer.from('16030100a5010000a10303', 'hex')]],
      ['a wrong method', [`ZEBULON /api/v1/verify HTTP/1.1\r\nHost: a\r\n\r\n`]],
      ['a wrong version', ['GET / HTTP/9.9\r\nHost: a\r\n\r\n']],
      ['a header without colon', [`GET / HTTP/1.1\r\nHost: a\r\n${secret}\r\n\r\n`]],
      ['two lengths', ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab']],
      [
        'a length and chunks',
        ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
      ],
      ['a NUL in a header', ['GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n']],
    ])('what the HTTP parser refuses: %s', async (_what, chunks) => {
      expectProblem(ofRaw(await sendRaw(service.port, chunks)), 'malformed_json');
    });

    test.each(['', 'Host: a.example\r\nHost: b.example\r\n'])(
      'a request with the hosts "%s"',
      async (hosts) => {
        const answer = await sendRaw(service.port, [`GET /api/v1/openapi.json HTTP/1.1\r\n${hosts}\r\n`]);
        expectProblem(ofRaw(answer), 'malformed_json');
      },
    );

    test('a broken chunk in the middle of the body', async () => {
      const fields = [known(), 'Content-Type: application/json', 'Transfer-Encoding: chunked'];
      const answer = await sendRaw(service.port, [
        head('POST /api/v1/verify', fields),
        '5\r\n{"ite\r\n',
        'ZZ\r\n',
      ]);
      expectProblem(ofRaw(answer), 'malformed_json');
    });
  });

  describe('401', () => {
    test('without credentials the challenge names no error', async () => {
      const answer = await read(
        await fetch(`${service.url}/api/v1/verify`, {
          method: 'POST',
          body: JSON.stringify({ items: [item] }),
        }),
      );
      const problem = expectProblem(answer, 'unauthorized');
      expect(answer.header('www-authenticate')).toBe('Bearer realm="citation verification"');
      expect(problem.usage).toEqual({ used: 0, remaining: 0, limit: 0 });
    });

    test.each([
      ['another scheme', 'Basic Zmlyb', false],
      ['a bearer without key', 'Bearer ', true],
      ['a bearer of two words', 'Bearer a b', true],
      ['a malformed key', 'Bearer cvk_live_short', true],
      ['a key with a wrong checksum', `Bearer cvk_live_${'a'.repeat(44)}`, true],
      ['a key of another form', 'Bearer sk_test_1234567890', true],
    ])('%s', async (_what, authorization, named) => {
      const answer = await read(await service.post({ items: [item] }, { authorization }));
      expectProblem(answer, 'unauthorized');
      const challenge = answer.header('www-authenticate') ?? '';
      expect(challenge).toMatch(/^Bearer /);
      expect(challenge.includes('error="invalid_token"')).toBe(named);
    });

    test('a key with its last secret changed, well formed', async () => {
      const { createApiKey } = await import('../../src/service/accounts/api-key');
      const authorization = `Bearer ${createApiKey().text}`;
      expectProblem(await read(await service.post({ items: [item] }, { authorization })), 'unauthorized');
    });

    test('a revoked key, at once', async () => {
      const key = await service.office.issueKey('Firm', 'verify');
      const authorization = `Bearer ${key.text}`;
      expect((await service.post({ items: [link] }, { authorization })).status).toBe(200);
      await service.office.revokeKey(key.id);
      expectProblem(await read(await service.post({ items: [link] }, { authorization })), 'unauthorized');
    });

    test('two Authorization fields', async () => {
      const answer = await sendRaw(service.port, [
        head('POST /api/v1/verify', [known(), known(), 'Content-Length: 0']),
      ]);
      expectProblem(ofRaw(answer), 'unauthorized');
    });

    test('comes before the body is read', async () => {
      const fields = ['Content-Type: application/json', 'Content-Length: 1000000'];
      expectProblem(
        ofRaw(await sendRaw(service.port, [head('POST /api/v1/verify', fields)])),
        'unauthorized',
      );
    });
  });

  describe('403', () => {
    test('a suspended account, until it is resumed', async () => {
      const key = await service.office.issueKey('Suspended', 'verify');
      const authorization = `Bearer ${key.text}`;
      await service.office.suspend('Suspended');
      const problem = expectProblem(
        await read(await service.post({ items: [item] }, { authorization })),
        'account_suspended',
      );
      expect(problem.usage.limit).toBe(10_000);
      await service.office.resume('Suspended');
      expect((await service.post({ items: [item] }, { authorization })).status).toBe(200);
    });

    test('a key without the right', async () => {
      const key = await service.office.issueKey('Firm', 'none');
      const authorization = `Bearer ${key.text}`;
      expectProblem(await read(await service.post({ items: [item] }, { authorization })), 'forbidden');
    });
  });

  describe('404 and 405', () => {
    test.each([
      '/',
      '/api/v1/verify/',
      '/api/v2/verify',
      `/${encodeURIComponent(secret)}`,
      '/%zz',
      '/..%2f..',
    ])('nothing is served at %s', async (path) => {
      expectProblem(ofRaw(await sendRaw(service.port, [head(`GET ${path}`)])), 'not_found');
    });

    test('an unknown address is said to be unknown, whatever body comes', async () => {
      const answer = await fetch(`${service.url}/api/v1/${encodeURIComponent(secret)}`, {
        method: 'POST',
        body: 'x',
      });
      expectProblem(await read(answer), 'not_found');
    });

    test.each([
      ['GET', '/api/v1/verify', 'POST'],
      ['PUT', '/api/v1/verify?a=b', 'POST'],
      ['DELETE', '/api/v1/verify', 'POST'],
      ['OPTIONS', '/api/v1/verify', 'POST'],
      ['POST', '/api/v1/openapi.json', 'GET, HEAD'],
    ])('%s %s is answered with Allow: %s', async (method, path, allow) => {
      const answer = await read(await fetch(service.url + path, { method }));
      expectProblem(answer, 'method_not_allowed');
      expect(answer.header('allow')).toBe(allow);
    });

    test.each(['PROPFIND', 'TRACE', 'SEARCH', 'QUERY'])('%s, which few servers know', async (method) => {
      const answer = ofRaw(await sendRaw(service.port, [head(`${method} /api/v1/verify`)]));
      if (method === 'QUERY' && answer.status === 400) expectProblem(answer, 'malformed_json');
      else expectProblem(answer, 'method_not_allowed');
    });

    test('CONNECT', async () => {
      const answer = ofRaw(
        await sendRaw(service.port, [`CONNECT inside:443 HTTP/1.1\r\nHost: inside\r\n\r\n`]),
      );
      expectProblem(answer, 'method_not_allowed');
      expect(answer.header('allow')).not.toBeNull();
    });
  });

  test('408: a body that never ends', async () => {
    const impatient = await runService(undefined, { bodyTimeoutMs: 300 });
    try {
      const fields = [`Authorization: Bearer ${impatient.key}`, 'Content-Type: application/json'];
      const answer = ofRaw(
        await sendRaw(impatient.port, [
          head('POST /api/v1/verify', [...fields, 'Content-Length: 100']),
          '{"items"',
        ]),
      );
      const problem = expectProblem(answer, 'timeout');
      expect(answer.header('connection')).toBe('close');
      expect(problem.usage.limit).toBe(10_000);
    } finally {
      await impatient.stop();
    }
  });

  describe('413', () => {
    const mostBytes = 4 * 1024 * 1024;

    test('a length that is too large, before the body', async () => {
      const fields = [known(), 'Content-Type: application/json', `Content-Length: ${mostBytes + 1}`];
      expectProblem(ofRaw(await sendRaw(service.port, [head('POST /api/v1/verify', fields)])), 'too_large');
    });

    test('a body without a length', async () => {
      const fields = [known(), 'Content-Type: application/json', 'Transfer-Encoding: chunked'];
      const chunk = `100000\r\n${' '.repeat(0x100000)}\r\n`;
      const answer = await sendRaw(service.port, [
        head('POST /api/v1/verify', fields),
        ...Array<string>(5).fill(chunk),
      ]);
      expectProblem(ofRaw(answer), 'too_large');
    });

    test('a body of the largest size is read', async () => {
      const filler = ' '.repeat(mostBytes - JSON.stringify({ items: [link] }).length);
      expect((await service.post(JSON.stringify({ items: [link] }) + filler)).status).toBe(200);
      expectProblem(
        await read(await service.post(`${JSON.stringify({ items: [link] })}${filler} `)),
        'too_large',
      );
    });

    test('header fields without end', async () => {
      const fields = [`X-Filler: ${'a'.repeat(40_000)}`];
      expectProblem(ofRaw(await sendRaw(service.port, [head('GET /api/v1/verify', fields)])), 'too_large');
    });
  });

  describe('415', () => {
    test.each([
      ['text', { 'content-type': 'text/plain' }],
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['nonsense', { 'content-type': secret }],
      ['another charset', { 'content-type': 'application/json; charset=iso-8859-1' }],
      ['a compressed body', { 'content-encoding': 'gzip' }],
    ])('%s', async (_what, headers) => {
      expectProblem(await read(await service.post({ items: [item] }, headers)), 'unsupported_media_type');
    });

    test.each([
      ['without a body', 'Content-Length: 0', ''],
      ['with a body', 'Content-Length: 2', '{}'],
    ])('no type at all, %s', async (_what, length, body) => {
      const answer = await sendRaw(service.port, [head('POST /api/v1/verify', [known(), length]) + body]);
      expectProblem(ofRaw(answer), 'unsupported_media_type');
    });

    test.each(['application/json;charset=UTF-8', 'Application/JSON', 'application/json; charset="utf-8"'])(
      '%s is read',
      async (type) => {
        expect((await service.post({ items: [link] }, { 'content-type': type })).status).toBe(200);
      },
    );
  });

  describe('422', () => {
    const quote = { id: 'q', type: 'quote', quoteText: secret, parentCaseId: 'c1' };
    test.each<[string, unknown, string[]]>([
      ['no object', [secret], ['']],
      ['no items', {}, ['/items']],
      ['an empty list', { items: [] }, ['/items']],
      ['a wrong list', { items: secret }, ['/items']],
      ['501 items', { items: Array(501).fill(item) }, ['/items']],
      ['an unknown type', { items: [{ ...item, type: secret }] }, ['/items/0/type']],
      ['no text', { items: [{ id: 'a', type: 'case' }] }, ['/items/0/rawText']],
      ['an empty text', { items: [{ ...item, rawText: '' }] }, ['/items/0/rawText']],
      ['a long text', { items: [{ ...item, rawText: secret.padEnd(4_001, '.') }] }, ['/items/0/rawText']],
      [
        'a long quotation',
        { items: [item, { ...quote, quoteText: 'a'.repeat(20_001) }] },
        ['/items/1/quoteText'],
      ],
      ['a long address', { items: [{ ...link, url: 'a'.repeat(8_001) }] }, ['/items/0/url']],
      ['a lone surrogate', { items: [{ ...item, rawText: `${secret}\ud800` }] }, ['/items/0/rawText']],
      ['a control character in an id', { items: [{ ...item, id: 'a\u0000' }] }, ['/items/0/id']],
      ['a control character of Latin-1 in an id', { items: [{ ...item, id: 'a\u0085' }] }, ['/items/0/id']],
      ['a lone surrogate in an id', { items: [{ ...item, id: 'a\udc00' }] }, ['/items/0/id']],
      ['an empty id', { items: [{ ...item, id: '' }] }, ['/items/0/id']],
      ['a long id', { items: [{ ...item, id: 'a'.repeat(129) }] }, ['/items/0/id']],
      ['an id used twice', { items: [item, { ...link, id: 'c1' }] }, ['/items/1/id']],
      ['a quotation without its case', { items: [quote] }, ['/items/0/parentCaseId']],
      [
        'a quotation of a link',
        { items: [{ ...quote, parentCaseId: 'l1' }, link] },
        ['/items/0/parentCaseId'],
      ],
      [
        'a quotation of a statute',
        {
          items: [
            { ...item, id: 's1', type: 'statute' },
            { ...quote, parentCaseId: 's1' },
          ],
        },
        ['/items/1/parentCaseId'],
      ],
      [
        'several at once',
        { items: [{ type: 'case' }, { ...quote, id: 5 }, null] },
        ['/items/0/id', '/items/0/rawText', '/items/1/id', '/items/2', '/items/1/parentCaseId'],
      ],
    ])('%s', async (_what, body, pointers) => {
      const problem = expectProblem(await read(await service.post(body)), 'invalid_request');
      expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(pointers);
    });

    test('as many items, and as long ones, as may be asked are read', async () => {
      const longest = [
        { ...item, rawText: secret.padEnd(4_000, '.') },
        { ...quote, quoteText: secret.padEnd(20_000, '.') },
        { ...link, id: 'l'.repeat(128), url: 'a'.repeat(8_000) },
      ];
      const others = Array.from({ length: 497 }, (_, index) => ({ ...link, id: `other ${index}` }));
      const answer = await service.post({ items: [...longest, ...others] });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ summary: { total: 500 } });
    });

    test('at most 50 faults are listed', async () => {
      const items = Array.from({ length: 100 }, () => ({}));
      const problem = expectProblem(await read(await service.post({ items })), 'invalid_request');
      expect(problem.errors).toHaveLength(50);
    });

    test('a million wrong items are refused', async () => {
      expectProblem(
        await read(await service.post(`{"items":[${'0,'.repeat(1_000_000)}0]}`)),
        'invalid_request',
      );
    });

    test('nesting of 32 levels is read, of 33 is not', async () => {
      const nested = (depth: number): string => `${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}`;
      const body = (depth: number): string =>
        `{"items": [${JSON.stringify(link)}], "note": ${nested(depth)}}`;
      expect((await service.post(body(32))).status).toBe(200);
      expectProblem(await read(await service.post(body(33))), 'invalid_request');
      expectProblem(await read(await service.post('['.repeat(1_000_000))), 'invalid_request');
    });

    test('brackets inside a text are no nesting', async () => {
      const rawText = `\\"${'[{'.repeat(100)}`;
      expect((await service.post({ items: [{ ...item, rawText }] })).status).toBe(200);
    });

    test.each([['a'.repeat(256)], ['caf\u00e9']])('an idempotency key that cannot be used', async (value) => {
      const answer = await service.post({ items: [link] }, { 'idempotency-key': value });
      expectProblem(await read(answer), 'invalid_request');
    });
  });

  test('Expect: 100-continue is honoured, another expectation ignored', async () => {
    const body = JSON.stringify({ items: [link] });
    for (const expectation of ['100-continue', 'zebulon']) {
      const fields = [
        known(),
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `Expect: ${expectation}`,
      ];
      const answer = await sendRaw(service.port, [head('POST /api/v1/verify', fields), body]);
      expect(answer).toMatchObject({ status: 200, continued: expectation === '100-continue' });
    }
  });

  test('garbage after a good request does not damage its answer', async () => {
    const answer = await sendRaw(service.port, [head('GET /api/v1/openapi.json'), `${secret}\r\n\r\n`]);
    expect(answer.status).toBe(200);
  });

  test('a connection that breaks off is survived', async () => {
    for (const chunk of ['POST /api/v1/verify HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{', 'GE', '']) {
      await new Promise<void>((resolve) => {
        const socket = connect(service.port, '127.0.0.1', () => {
          socket.write(chunk, () => {
            socket.resetAndDestroy();
            resolve();
          });
        });
      });
    }
    expect((await service.post({ items: [link] })).status).toBe(200);
  });
});

describe('429', () => {
  test('quota_exhausted: the whole request is refused, and nothing consumed', async () => {
    const now = new Date('2026-11-20T00:00:00Z');
    const service = await runService(undefined, { now: () => now });
    await service.office.setQuota('Firm', 2);
    const items = [1, 2, 3].map((page) => ({ id: `c${page}`, type: 'case', rawText: `${page} U.S. 1` }));
    const answer = await read(await service.post({ items }));
    const problem = expectProblem(answer, 'quota_exhausted');
    expect(problem.usage).toEqual({ used: 0, remaining: 2, limit: 2 });
    expect(Number(answer.header('retry-after'))).toBe(11 * 24 * 60 * 60);
    expect((await service.post({ items: items.slice(0, 2) })).status).toBe(200);
    const spent = expectProblem(
      await read(await service.post({ items: items.slice(0, 1) })),
      'quota_exhausted',
    );
    expect(spent.usage).toEqual({ used: 2, remaining: 0, limit: 2 });
    expect((await service.post({ items: [link] })).status).toBe(200);
    await service.stop();
  });

  test('a request whose texts are of one authority needs quota for one', async () => {
    const service = await runService((items) =>
      Promise.resolve(
        items.map((asked) => {
          const result = resultFor(asked, 'verified');
          return result.type === 'case'
            ? { ...result, citation: { ...result.citation, normalized: '1 U.S. 1' } }
            : result;
        }),
      ),
    );
    await service.office.setQuota('Firm', 1);
    const response = await service.post({
      items: [item, { ...item, id: 'c2', rawText: 'Quux, 1 U.S., at 2' }],
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ usage: { used: 1, remaining: 0, limit: 1 } });
    await service.stop();
  });

  test('rate_limited: more than the burst, until time has passed', async () => {
    let milliseconds = 0;
    const service = await runService(undefined, { rateLimiter: new RateLimiter(() => milliseconds) });
    await service.office.setRate('Firm', { perMinute: 60, burst: 2, atOnce: 16 });
    expect((await service.post({ items: [link] })).headers.get('ratelimit')).toMatch(/^"burst";r=1;t=1,/);
    expect((await service.post({ items: [link] })).status).toBe(200);
    const answer = await read(await service.post({ items: [link] }));
    expectProblem(answer, 'rate_limited');
    expect(answer.header('retry-after')).toBe('1');
    milliseconds = 1_000;
    expect((await service.post({ items: [link] })).status).toBe(200);
    await service.stop();
  });

  test('rate_limited: more at once than agreed, whatever the key', async () => {
    const open: (() => void)[] = [];
    const service = await runService(async (items) => {
      await new Promise<void>((resolve) => open.push(resolve));
      return items.map((asked) => resultFor(asked, 'verified'));
    });
    await service.office.setRate('Firm', { perMinute: 600, burst: 60, atOnce: 2 });
    const running = [service.post({ items: [link] }), service.post({ items: [link] })];
    await expect.poll(() => open.length).toBe(2);
    const other = await service.office.issueKey('Firm', 'verify');
    const answer = await read(
      await service.post({ items: [link] }, { authorization: `Bearer ${other.text}` }),
    );
    expectProblem(answer, 'rate_limited');
    expect(answer.header('retry-after')).toBe('1');
    for (const finish of open) finish();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
    await service.stop();
  });
});

describe('500 and 503', () => {
  test.each<[string, Parameters<typeof runService>[0]]>([
    ['a mistake of ours', () => Promise.reject(new Error(secret))],
    ['a result too few', () => Promise.resolve([])],
    [
      'a result of another item',
      (items) => Promise.resolve(items.map((asked) => resultFor({ ...asked, id: 'x' }, 'verified'))),
    ],
    [
      'a result that breaks the contract',
      (items) =>
        Promise.resolve(
          items.map((asked) => ({
            ...resultFor(asked, 'verified'),
            verdict: { status: 'verified', outcome: '', message: secret },
          })),
        ),
    ],
  ])('internal: %s is not billed, and not logged with its text', async (_what, verify) => {
    const service = await runService(verify);
    const problem = expectProblem(await read(await service.post({ items: [item] })), 'internal');
    expect(problem.usage).toEqual({ used: 0, remaining: 10_000, limit: 10_000 });
    expect(service.log()).toContain(problem.request_id);
    expect(service.log()).not.toContain('Zebulon');
    await service.stop();
  });

  test('overloaded: more requests of all accounts than the service takes on', async () => {
    const open: (() => void)[] = [];
    const service = await runService(
      async (items) => {
        await new Promise<void>((resolve) => open.push(resolve));
        return items.map((asked) => resultFor(asked, 'verified'));
      },
      { maxAtOnce: 1 },
    );
    const running = service.post({ items: [link] });
    await expect.poll(() => open.length).toBe(1);
    const answer = await read(await service.post({ items: [link] }));
    expectProblem(answer, 'overloaded');
    expect(answer.header('retry-after')).toBe('2');
    open[0]?.();
    expect((await running).status).toBe(200);
    await service.stop();
  });

  test('overloaded: an answer that takes too long, even of a verifier that does not listen', async () => {
    const service = await runService(() => new Promise(() => undefined), { answerDeadlineMs: 100 });
    const answer = await read(await service.post({ items: [item] }));
    const problem = expectProblem(answer, 'overloaded');
    expect(answer.header('retry-after')).toBe('5');
    expect(problem.usage.used).toBe(0);
    await service.stop();
  });
});
