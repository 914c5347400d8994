import { describe, expect, test } from 'vitest';
import { connectRelay, type OutgoingRequest, type SignIn } from '../../src/checking/relay-client';
import { problemCodes, type ProblemCode } from '../../src/contract/problem';
import { SaltedHashes } from '../../src/document/salted-hashes';
import { noStore } from '../../src/document/text-store';
import { memoryStore, type MemoryStore } from '../support/memory-store';
import { caseResult } from '../support/sample-items';

const usage = { used: 1, remaining: 99, limit: 100 };
const request = { body: '{"items":[{"id":"a","type":"case","rawText":"1 Ex. 1"}]}' };
const summary = {
  verified: 1,
  warning: 0,
  critical: 0,
  total: 1,
  unique_citations: 1,
  billed_citations: 1,
  is_fully_verified: true,
  is_fully_accounted: true,
  overallStatus: 'verified',
};

describe('connectRelay', () => {
  test('sends exactly the body, a key, and no cookie', async () => {
    const sent: { address: unknown; init: RequestInit | undefined }[] = [];
    await ask((address, init) => {
      sent.push({ address, init });
      return json(200, { results: [], summary, usage });
    });
    expect(sent).toMatchObject([
      {
        address: '/api/v1/verify',
        init: { method: 'POST', body: request.body, credentials: 'omit', redirect: 'error' },
      },
    ]);
    const headers = new Headers(sent[0]?.init?.headers);
    expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{24}$/);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.has('authorization')).toBe(false);
  });

  test('reads results, tolerating outcomes, fields and attributes of a later service', async () => {
    const known = caseResult('a', 'warning', 'brand_new_outcome');
    const answer = await ask(() =>
      json(200, {
        results: [
          {
            ...known,
            citationId: 'reserved',
            evidence: {
              comparisons: [
                { attribute: 'aroma', cited: 'x', found: 'y', match: false },
                { attribute: 'year', cited: '1989', found: '1985', match: false },
              ],
            },
          },
          { id: 'b', type: 'hologram', verdict: {} },
        ],
        summary: { ...summary, somethingNew: 7 },
        usage,
        more: true,
      }),
    );
    expect(answer).toEqual({
      kind: 'answered',
      reply: {
        usage,
        results: [
          {
            ...known,
            evidence: {
              comparisons: [{ attribute: 'year', cited: '1989', found: '1985', match: false }],
            },
          },
        ],
      },
    });
  });

  test.each(Object.keys(problemCodes) as ProblemCode[])('hands on the problem %s', async (code) => {
    const { status, title } = problemCodes[code];
    const problem = {
      type: 'about:blank',
      title,
      status,
      detail: title,
      instance: '/',
      code,
      request_id: 'r1',
      usage,
    };
    const answer = await ask(() =>
      json(status, problem, {
        'retry-after': '7',
        'request-id': 'r1',
        'content-type': 'application/problem+json',
      }),
    );
    expect(answer).toEqual({ kind: 'failed', failure: { code, retryAfterMs: 7_000, requestId: 'r1' } });
  });

  test.each([
    [429, 'rate_limited'],
    [500, 'internal'],
    [502, 'service_unreachable'],
    [503, 'overloaded'],
    [504, 'service_unreachable'],
    [401, 'sign_in_required'],
    [403, 'intercepted'],
    [407, 'intercepted'],
    [511, 'intercepted'],
  ])('a bare %i from something in between means %s', async (status, code) => {
    const answer = await ask(() => new Response('<html>busy</html>', { status }));
    expect(answer).toEqual({ kind: 'failed', failure: { code } });
  });

  test.each([
    [{ code: 'relay_key_rejected', usage: 'of a later service' }, 502, 'relay_key_rejected'],
    [{ code: 'quota_exhausted' }, 429, 'quota_exhausted'],
    [{ code: 'of a later service', detail: 'busy' }, 429, 'rate_limited'],
    [{ status: 502 }, 502, 'service_unreachable'],
    [{ code: 'of a later service' }, 418, 'unexpected'],
  ])('of the problem %j with %i, what is known counts: %s', async (problem, status, code) => {
    expect(await ask(() => json(status, problem))).toEqual({ kind: 'failed', failure: { code } });
  });

  test('reads a date in Retry-After', async () => {
    const answer = await ask(() =>
      json(503, null, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }),
    );
    expect(answer.kind === 'failed' ? answer.failure.retryAfterMs : null).toBeGreaterThan(1_800_000);
  });

  test.each([
    ['a page instead of JSON', 'intercepted', () => new Response('<html>', { status: 200 })],
    ['JSON that is no reply', 'unexpected', () => json(200, { ok: true })],
  ])('%s is no answer', async (_, code, respond) => {
    expect(await ask(respond)).toEqual({ kind: 'failed', failure: { code } });
  });

  test('tells no connection, too slow and cancelled apart', async () => {
    const hang: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        if (init?.signal?.aborted) reject(new DOMException('aborted', 'AbortError'));
      });
    const quiet = new AbortController();
    expect(
      await connectRelay({ fetch: () => Promise.reject(new TypeError()) }).verify(request, quiet.signal),
    ).toEqual({
      kind: 'failed',
      failure: { code: 'offline' },
    });
    expect(await connectRelay({ fetch: hang, timeoutMs: 5 }).verify(request, quiet.signal)).toEqual({
      kind: 'failed',
      failure: { code: 'tooSlow' },
    });
    const cancel = new AbortController();
    const answer = connectRelay({ fetch: hang }).verify(request, cancel.signal);
    cancel.abort();
    expect(await answer).toEqual({ kind: 'cancelled' });
    expect(await connectRelay({ fetch: hang }).verify(request, cancel.signal)).toEqual({ kind: 'cancelled' });
  });
});

describe('a relay that asks who is there', () => {
  const reply = { results: [], summary, usage };
  const unknown = () => json(401, { code: 'sign_in_required' });

  test('is asked without a name first, then once more with one, and from then on with it', async () => {
    const { client, shown, signedIn } = signing((token) =>
      token === 'Bearer t1' ? json(200, reply) : unknown(),
    );
    expect((await client.verify(request, new AbortController().signal)).kind).toBe('answered');
    expect((await client.verify(request, new AbortController().signal)).kind).toBe('answered');
    expect(shown).toEqual([null, 'Bearer t1', 'Bearer t1']);
    expect(signedIn).toEqual([undefined, undefined]);
  });

  test('that refuses a token is shown a fresh one, once', async () => {
    const { client, shown, signedIn } = signing(unknown);
    const answer = await client.verify(request, new AbortController().signal);
    expect(answer).toMatchObject({ kind: 'failed', failure: { code: 'sign_in_required' } });
    await client.verify(request, new AbortController().signal);
    expect(shown).toEqual([null, 'Bearer t1', 'Bearer t1', 'Bearer t2']);
    expect(signedIn).toEqual([undefined, undefined, 't1']);
  });

  test('tells while the user has to sign in, and that this is over before anything is sent', async () => {
    const steps: string[] = [];
    const { client } = signing((token) => {
      steps.push(`sent as ${token}`);
      return token === null ? unknown() : json(200, reply);
    });
    await client.verify(request, new AbortController().signal, (step) => steps.push(step));
    expect(steps).toEqual(['sent as null', 'begun', 'ended', 'sent as Bearer t1']);
  });

  test.each(['signInFailed', 'signInCancelled', 'signInBlocked'] as const)('is told of %s', async (code) => {
    const { client, shown } = signing(unknown, () => Promise.resolve({ kind: 'failed', code }));
    const answer = await client.verify(request, new AbortController().signal);
    expect(answer).toEqual({ kind: 'failed', failure: { code } });
    expect(shown).toEqual([null]);
  });

  test('is asked nothing more where the check was cancelled meanwhile', async () => {
    const controller = new AbortController();
    const { client, shown } = signing(unknown, () => {
      controller.abort();
      return Promise.resolve({ kind: 'signedIn', token: 't' });
    });
    expect(await client.verify(request, controller.signal)).toEqual({ kind: 'cancelled' });
    expect(shown).toEqual([null]);
  });

  function signing(answer: (authorization: string | null) => Response, signIn?: SignIn) {
    const shown: (string | null)[] = [];
    const signedIn: (string | undefined)[] = [];
    const client = connectRelay({
      fetch: (_, init) => {
        const authorization = new Headers(init?.headers).get('authorization');
        shown.push(authorization);
        return Promise.resolve(answer(authorization));
      },
      signIn:
        signIn ??
        ((_, refused) => {
          signedIn.push(refused);
          return Promise.resolve({
            kind: 'signedIn',
            token: `t${1 + signedIn.filter((one) => one !== undefined).length}`,
          });
        }),
    });
    return { client, shown, signedIn };
  }
});

describe('the idempotency key', () => {
  const other = { body: request.body.replace('1 Ex. 1', '2 Ex. 2') };

  test('is of the words that are sent: the same at every try, and in a pane that is opened again', async () => {
    const store = memoryStore();
    const before = asking({ hashes: new SaltedHashes(store) });
    await before.verify(request);
    await before.verify(other);
    await before.verify(request);
    const after = asking({ hashes: new SaltedHashes(store) });
    await after.verify(request);
    const [key, otherKey] = before.keys;
    expect(otherKey).not.toBe(key);
    expect([...before.keys, ...after.keys]).toEqual([key, otherKey, key, key]);
    expect([...store.texts.values()].join()).not.toContain('1 Ex. 1');
  });

  test('is another one on another computer, and in another pane where nothing can be kept', async () => {
    const panes = [
      asking({ hashes: new SaltedHashes(memoryStore()) }),
      asking({ hashes: new SaltedHashes(memoryStore()) }),
      asking({ hashes: new SaltedHashes(noStore) }),
      asking({}),
    ];
    for (const pane of panes) await pane.verify(request);
    for (const pane of panes) await pane.verify(request);
    expect(new Set(panes.flatMap(({ keys }) => keys)).size).toBe(panes.length);
  });

  test('that the service takes for another request is changed once, always for the same one', async () => {
    const store = memoryStore();
    const refused = await keyOf(store);
    const panes = [0, 1].map(() => asking({ hashes: new SaltedHashes(store) }, (key) => key === refused));
    const answers = await Promise.all(panes.map((pane) => pane.verify(request)));
    expect(answers.map(({ kind }) => kind)).toEqual(['answered', 'answered']);
    const [first, second] = panes.map(({ keys }) => keys);
    expect(first).toHaveLength(2);
    expect(second).toEqual(first);
  });

  test('and that is refused again, is told', async () => {
    const pane = asking({}, () => true);
    expect(await pane.verify(request)).toEqual({
      kind: 'failed',
      failure: { code: 'idempotency_mismatch' },
    });
    expect(pane.keys).toHaveLength(2);
  });

  async function keyOf(store: MemoryStore): Promise<string> {
    const pane = asking({ hashes: new SaltedHashes(store) });
    await pane.verify(request);
    return pane.keys[0] ?? '';
  }

  function asking(
    settings: { readonly hashes?: SaltedHashes },
    isTaken: (key: string) => boolean = () => false,
  ) {
    const keys: string[] = [];
    const client = connectRelay({
      ...settings,
      fetch: (_, init) => {
        const key = new Headers(init?.headers).get('idempotency-key') ?? '';
        keys.push(key);
        return Promise.resolve(
          isTaken(key)
            ? json(422, { code: 'idempotency_mismatch' })
            : json(200, { results: [], summary, usage }),
        );
      },
    });
    return {
      keys,
      verify: (asked: OutgoingRequest) => client.verify(asked, new AbortController().signal),
    };
  }
});

function ask(respond: (address: unknown, init: RequestInit | undefined) => Response) {
  const client = connectRelay({ fetch: (address, init) => Promise.resolve(respond(address, init)) });
  return client.verify(request, new AbortController().signal);
}

function json(status: number, value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}
