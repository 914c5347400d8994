/** Who is let in: a relay on loopback, keys of our own, and every token that anybody might try. */
import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '../../src/contract/problem';
import { SignInSettings } from '../../src/contract/sign-in-settings';
import { openRelay, type OpenRelay } from '../../src/relay/open-relay';
import type { SignInConfig } from '../../src/relay/sign-in-config';
import { sendRaw } from '../support/raw-http';
import {
  authority,
  clientId,
  email,
  encode,
  group,
  keyId,
  otherTenant,
  part,
  person,
  secondTenant,
  signHs256,
  signPs256,
  startTokenIssuer,
  tenant,
  type TokenIssuer,
} from '../support/token-issuer';

const body = '{"items":[{"id":"a","type":"case","rawText":"Doe v. Roe, 1 Ex. 1"}]}';
const apiKey = 'cvk_live_the-key-of-the-firm';
const strangerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ellipticKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const now = (): number => Math.floor(Date.now() / 1000);

let issuer: TokenIssuer;
let service: Server;
let forwarded: { readonly authorization: string | undefined }[] = [];
let relay: OpenRelay;
let grouped: OpenRelay;
const log: string[] = [];

beforeAll(async () => {
  issuer = await startTokenIssuer();
  service = createServer((request, response) => {
    forwarded.push({ authorization: request.headers.authorization });
    request.resume();
    response.end('{"results":[]}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  relay = await start(issuer.config());
  grouped = await start(issuer.config({ groups: [group] }));
});

afterAll(async () => {
  await Promise.all([relay.close(), grouped.close(), issuer.close()]);
  await new Promise((resolve) => service.close(resolve));
});

beforeEach(() => {
  forwarded = [];
});

describe('a token of the firm', () => {
  test.each<[string, () => string]>([
    ['as Entra issues it', () => bearer(issuer.token())],
    ['of the second tenant', () => bearer(issuer.token(ofTenant(secondTenant)))],
    ['with the scheme in lower case', () => `bearer ${issuer.token()}`],
    ['with the scheme in upper case', () => `BEARER ${issuer.token()}`],
    ['with two spaces before it', () => `Bearer  ${issuer.token()}`],
    ['with further scopes', () => bearer(issuer.token({ scp: 'profile access_as_user' }))],
    ['expired for less than the tolerance', () => bearer(issuer.token({ exp: now() - 30 }))],
    ['valid from half a minute hence', () => bearer(issuer.token({ nbf: now() + 30 }))],
    ['of the type at+jwt', () => bearer(issuer.token({}, { typ: 'at+jwt' }))],
    [
      'whose header names keys elsewhere, which nobody looks at',
      () => bearer(issuer.token({}, { jku: 'https://evil.example/keys', x5u: 'https://evil.example/cert' })),
    ],
    ['without any e-mail', () => bearer(issuer.token({ preferred_username: undefined, name: undefined }))],
    ['with ids in capitals', () => bearer(issuer.token({ oid: person.toUpperCase() }))],
  ])('%s is let in, and goes no further than the relay', async (_, authorization) => {
    const { status } = await ask(relay, [authorization()]);
    expect(status).toBe(200);
    expect(forwarded).toEqual([{ authorization: `Bearer ${apiKey}` }]);
  });

  test('of somebody in the group is let in', async () => {
    const { status } = await ask(grouped, [
      bearer(issuer.token({ groups: [otherTenant, group.toUpperCase()] })),
    ]);
    expect(status).toBe(200);
  });

  test('with two hundred groups fits into the header', async () => {
    const groups = [
      ...Array.from({ length: 199 }, (_, index) => person.slice(0, -3) + String(100 + index)),
      group,
    ];
    expect(await ask(grouped, [bearer(issuer.token({ groups }))])).toMatchObject({ status: 200 });
  });
});

type Hostile = readonly [name: string, authorization: () => string | readonly string[], code: string];
const signIn = 'sign_in_required';
const notAllowed = 'not_allowed';

const hostile: readonly Hostile[] = [
  ['none at all', () => [], signIn],
  ['an empty field', () => '', signIn],
  ['the scheme alone', () => 'Bearer', signIn],
  ['another scheme', () => `Basic ${encode(`${email}:password`)}`, signIn],
  ['a token without a scheme', () => issuer.token(), signIn],
  ['not a token', () => bearer('let-me-in'), signIn],
  ['two tokens in one field', () => `Bearer ${issuer.token()} ${issuer.token()}`, signIn],
  ['two tokens with a comma', () => `Bearer ${issuer.token()}, Bearer ${issuer.token()}`, signIn],
  ['two fields', () => [bearer(issuer.token()), bearer(issuer.token())], signIn],
  ['a tab instead of a space', () => `Bearer\t${issuer.token()}`, signIn],
  ['white space within', () => bearer(issuer.token().replace('.', ' .')), signIn],
  ['a giant token', () => bearer(issuer.token({ filler: 'x'.repeat(10_800) })), signIn],
  ['plain base64 instead of base64url', () => bearer(`${issuer.token()}==`), signIn],

  [
    'alg none, unsigned',
    () => bearer(`${part(issuer.header({ alg: 'none' }))}.${part(issuer.claims())}.`),
    signIn,
  ],
  ['alg none, with a signature', () => bearer(issuer.token({}, { alg: 'none' })), signIn],
  ['alg None in odd capitals', () => bearer(issuer.token({}, { alg: 'nOnE' })), signIn],
  ['HS256 with the public key in PEM', () => bearer(hmac(publicPem())), signIn],
  [
    'HS256 with the public key in DER',
    () => bearer(hmac(issuer.publicKey.export({ type: 'spki', format: 'der' }))),
    signIn,
  ],
  ['HS256 with the modulus', () => bearer(hmac(String(issuer.jwk['n']))), signIn],
  ['HS256 with an empty secret', () => bearer(hmac('')), signIn],
  [
    'a header of RS256 over an HMAC',
    () => bearer(signHs256(part(issuer.header()), part(issuer.claims()), publicPem())),
    signIn,
  ],
  ['ES256 with a key of its own', () => bearer(elliptic()), signIn],
  [
    'PS256',
    () =>
      bearer(
        signPs256(part(issuer.header({ alg: 'PS256' })), part(issuer.claims()), strangerKeys.privateKey),
      ),
    signIn,
  ],
  ['RS512 in the header', () => bearer(issuer.token({}, { alg: 'RS512' })), signIn],
  ['no alg', () => bearer(issuer.token({}, { alg: undefined })), signIn],
  ['alg as a list', () => bearer(issuer.token({}, { alg: ['RS256'] })), signIn],

  ['the key of a stranger', () => bearer(issuer.token({}, {}, strangerKeys.privateKey)), signIn],
  ['the key of a stranger, embedded (jwk)', () => bearer(byStranger({ jwk: strangerJwk() })), signIn],
  ['the key of a stranger, by address (jku)', () => bearer(byStranger({ jku: issuer.keysUrl })), signIn],
  ['the key of a stranger, by certificate (x5u)', () => bearer(byStranger({ x5u: issuer.keysUrl })), signIn],
  [
    'the key of a stranger, in a chain (x5c)',
    () => bearer(byStranger({ x5c: [encode('certificate')] })),
    signIn,
  ],
  ['an unknown kid', () => bearer(byStranger({ kid: 'another' })), signIn],
  ['no kid', () => bearer(issuer.token({}, { kid: undefined })), signIn],
  ['an empty kid', () => bearer(issuer.token({}, { kid: '' })), signIn],
  ['a kid that is a path', () => bearer(byStranger({ kid: '../../../../dev/null' })), signIn],
  ['a kid that is a prototype', () => bearer(byStranger({ kid: '__proto__' })), signIn],
  ['a kid that is a number', () => bearer(issuer.token({}, { kid: 1 })), signIn],
  ['a critical header', () => bearer(issuer.token({}, { crit: ['exp'], exp: now() + 60 })), signIn],
  ['an unencoded payload (b64)', () => bearer(issuer.token({}, { b64: false, crit: ['b64'] })), signIn],
  ['b64 false without crit', () => bearer(issuer.token({}, { b64: false })), signIn],
  ['another type', () => bearer(issuer.token({}, { typ: 'dpop+jwt' })), signIn],
  ['a truncated signature', () => bearer(issuer.token().slice(0, -8)), signIn],
  ['an empty signature', () => bearer(`${issuer.token().split('.').slice(0, 2).join('.')}.`), signIn],
  ['the signature of another token', () => bearer(graft()), signIn],
  ['a changed claim', () => bearer(tamper({ tid: tenant, oid: person, aud: clientId })), signIn],
  ['an encrypted token (JWE)', () => bearer(`${part({ alg: 'RSA-OAEP', enc: 'A256GCM' })}.a.b.c.d`), signIn],
  ['a header that is no JSON', () => bearer(signedOver('not json', JSON.stringify(issuer.claims()))), signIn],
  ['a payload that is a list', () => bearer(signedOver(JSON.stringify(issuer.header()), '[]')), signIn],
  [
    'a header with alg twice',
    () => bearer(signedOver(twice(issuer.header(), '"alg":"none"'), JSON.stringify(issuer.claims()))),
    signIn,
  ],
  [
    'tid twice, ours last',
    () =>
      bearer(signedOver(JSON.stringify(issuer.header()), twice(issuer.claims(), `"tid":"${otherTenant}"`))),
    signIn,
  ],
  [
    'tid twice, once written with an escape',
    () =>
      bearer(
        signedOver(JSON.stringify(issuer.header()), twice(issuer.claims(), `"t\\u0069d":"${otherTenant}"`)),
      ),
    signIn,
  ],

  ['expired', () => bearer(issuer.token({ exp: now() - 61 })), signIn],
  ['not valid yet', () => bearer(issuer.token({ nbf: now() + 90 })), signIn],
  ['no exp', () => bearer(issuer.token({ exp: undefined })), signIn],
  ['exp as text', () => bearer(issuer.token({ exp: String(now() + 3600) })), signIn],
  [
    'exp without end',
    () =>
      bearer(
        signedOver(
          JSON.stringify(issuer.header()),
          JSON.stringify(issuer.claims({ exp: 0 })).replace('"exp":0', '"exp":1e999'),
        ),
      ),
    signIn,
  ],
  ['exp null', () => bearer(issuer.token({ exp: null })), signIn],
  ['no nbf', () => bearer(issuer.token({ nbf: undefined })), signIn],
  ['nbf as a list', () => bearer(issuer.token({ nbf: [0] })), signIn],
  ['another audience', () => bearer(issuer.token({ aud: '00000003-0000-0000-c000-000000000000' })), signIn],
  ['the id URI as audience', () => bearer(issuer.token({ aud: `api://${clientId}` })), signIn],
  ['a list of audiences with ours', () => bearer(issuer.token({ aud: [otherTenant, clientId] })), signIn],
  ['a list of only our audience', () => bearer(issuer.token({ aud: [clientId] })), signIn],
  ['no audience', () => bearer(issuer.token({ aud: undefined })), signIn],
  [
    'version 1',
    () => bearer(issuer.token({ ver: '1.0', iss: `https://sts.windows.net/${tenant}/` })),
    signIn,
  ],
  ['version 2 as a number', () => bearer(issuer.token({ ver: 2 })), signIn],
  ['no version', () => bearer(issuer.token({ ver: undefined })), signIn],
  [
    'an issuer of another tenant',
    () => bearer(issuer.token({ iss: `${authority}/${otherTenant}/v2.0` })),
    signIn,
  ],
  [
    'an issuer elsewhere',
    () => bearer(issuer.token({ iss: `https://login.microsoftonline.com.evil.example/${tenant}/v2.0` })),
    signIn,
  ],
  [
    'an issuer with a slash more',
    () => bearer(issuer.token({ iss: `${authority}/${tenant}/v2.0/` })),
    signIn,
  ],
  ['a tid that is not in the issuer', () => bearer(issuer.token({ tid: secondTenant })), signIn],
  ['a list of tids', () => bearer(issuer.token({ tid: [tenant] })), signIn],
  ['no tid', () => bearer(issuer.token({ tid: undefined })), signIn],
  ['no oid', () => bearer(issuer.token({ oid: undefined })), signIn],
  ['an e-mail as oid', () => bearer(issuer.token({ oid: email })), signIn],
  ['an ID token', () => bearer(issuer.token({ scp: undefined, azp: undefined, nonce: 'n' })), signIn],
  [
    'a token of a program',
    () => bearer(issuer.token({ scp: undefined, roles: ['access_as_user'], idtyp: 'app' })),
    signIn,
  ],
  ['no azp', () => bearer(issuer.token({ azp: undefined })), signIn],
  ['scopes as a list', () => bearer(issuer.token({ scp: ['access_as_user'] })), signIn],

  ['another tenant, validly signed', () => bearer(issuer.token(ofTenant(otherTenant))), notAllowed],
  [
    'personal accounts',
    () => bearer(issuer.token(ofTenant('9188040d-6c67-4c5b-b112-36a304b66dad'))),
    notAllowed,
  ],
  ['another client', () => bearer(issuer.token({ azp: otherTenant })), notAllowed],
  ['another scope', () => bearer(issuer.token({ scp: 'User.Read' })), notAllowed],
  [
    'a scope that only begins like ours',
    () => bearer(issuer.token({ scp: 'access_as_user_admin' })),
    notAllowed,
  ],
  ['an empty scope', () => bearer(issuer.token({ scp: '' })), notAllowed],
];

describe('hostile tokens', () => {
  test('are more than forty', () => expect(hostile.length).toBeGreaterThan(40));

  test.each(hostile)('%s: refused, and nothing is forwarded', async (_, authorization, code) => {
    const fields = authorization();
    const answer = await ask(relay, typeof fields === 'string' ? [fields] : fields);
    expect(Problem.parse(JSON.parse(answer.text)).code).toBe(code);
    expect(answer.status).toBe(code === signIn ? 401 : 403);
    if (code === signIn) expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(forwarded).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['no groups', {}, /none of the groups/],
    ['other groups', { groups: [otherTenant] }, /none of the groups/],
    [
      'more groups than a token holds',
      { _claim_names: { groups: 'src1' }, _claim_sources: {} },
      /more groups/,
    ],
    ['more groups, said the other way', { hasgroups: true }, /more groups/],
  ])('%s, where a group is asked for: not allowed, and told why', async (_, claims, detail) => {
    const answer = await ask(grouped, [bearer(issuer.token(claims))]);
    expect(answer.status).toBe(403);
    expect(Problem.parse(JSON.parse(answer.text)).detail).toMatch(detail);
    expect(forwarded).toEqual([]);
  });

  test('a list of groups that is none is no sign-in', async () => {
    expect(await ask(grouped, [bearer(issuer.token({ groups: group }))])).toMatchObject({ status: 401 });
  });

  test('more header than the parser takes is refused by the parser', async () => {
    const token = issuer.token({ filler: 'x'.repeat(100_000) });
    const head = `POST /api/v1/verify HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${bearer(token)}\r\n`;
    const answer = await sendRaw(Number(new URL(relay.url).port), [`${head}Content-Length: 0\r\n\r\n`]);
    expect(Problem.parse(JSON.parse(answer.body)).code).toBe('too_large');
    expect(forwarded).toEqual([]);
  });

  test('says nothing of an error where nothing was sent, and that the token is bad where one was (RFC 6750)', async () => {
    expect((await ask(relay, [])).headers['www-authenticate']).toBe('Bearer');
    expect((await ask(relay, [bearer('a.b.c')])).headers['www-authenticate']).toBe(
      'Bearer error="invalid_token"',
    );
    const ofOtherScope = bearer(issuer.token({ scp: 'profile' }));
    expect((await ask(relay, [ofOtherScope])).headers['www-authenticate']).toBe(
      'Bearer error="insufficient_scope"',
    );
    const ofNoGroup = bearer(issuer.token({ groups: [otherTenant] }));
    expect((await ask(grouped, [ofNoGroup])).headers).not.toHaveProperty('www-authenticate');
  });
});

test('a key that was made for one tenant signs for no other', async () => {
  const alone = await start(issuer.config());
  try {
    issuer.answer([{ ...issuer.jwk, issuer: `${authority}/${secondTenant}/v2.0` }]);
    expect(await ask(alone, [bearer(issuer.token())])).toMatchObject({ status: 401 });
    expect(await ask(alone, [bearer(issuer.token(ofTenant(secondTenant)))])).toMatchObject({ status: 200 });
  } finally {
    issuer.answer([issuer.jwk]);
    await alone.close();
  }
});

test('what needs no sign-in tells how to sign in, and nothing secret', async () => {
  const text = await (await fetch(`${relay.url}/sign-in.json`)).text();
  expect(SignInSettings.parse(JSON.parse(text))).toEqual({
    required: true,
    clientId,
    authority: `${authority}/organizations`,
    scope: `api://${clientId}/access_as_user`,
  });
  expect(text).not.toContain(apiKey);
});

test('a body is not taken in before its sender is known', async () => {
  const answer = await ask(relay, [], 'x'.repeat(100), { 'content-length': '4000000' });
  expect(answer.status).toBe(401);
});

test('one person has no more than eight requests under way; others go on', async () => {
  const held: (() => void)[] = [];
  const slow = createServer((request, response) => {
    request.resume();
    held.push(() => response.end('{"results":[]}'));
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const busy = await start(issuer.config(), addressOf(slow));
  try {
    const mine = Array.from({ length: 8 }, () => ask(busy, [bearer(issuer.token())]));
    while (held.length < 8) await new Promise((resolve) => setTimeout(resolve, 5));
    const refused = await ask(busy, [bearer(issuer.token())]);
    expect(refused.status).toBe(429);
    expect(Problem.parse(JSON.parse(refused.text)).code).toBe('rate_limited');
    expect(refused.headers['retry-after']).toBe('1');

    const other = ask(busy, [bearer(issuer.token({ oid: otherTenant }))]);
    while (held.length < 9) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const answer of held) answer();
    expect((await Promise.all([...mine, other])).map(({ status }) => status)).toEqual(Array(9).fill(200));

    const again = ask(busy, [bearer(issuer.token())]);
    while (held.length < 10) await new Promise((resolve) => setTimeout(resolve, 5));
    held[9]?.();
    expect(await again).toMatchObject({ status: 200 });
  } finally {
    await busy.close();
    await new Promise((resolve) => slow.close(resolve));
  }
});

test('the log says why somebody was refused, and holds no token and no e-mail', async () => {
  const token = issuer.token({ exp: now() - 1000 });
  await ask(relay, [bearer(token)]);
  await ask(relay, [bearer(issuer.token())]);
  const all = log.join('');
  expect(all).toContain('"reason":"expired"');
  for (const [claims, reason] of [
    [{ nbf: now() + 1000 }, 'not_yet_valid'],
    [{ iat: 'today' }, 'claims'],
  ] as const) {
    log.length = 0;
    await ask(relay, [bearer(issuer.token(claims))]);
    expect(log.join('')).toContain(`"reason":"${reason}"`);
  }
  expect(all).not.toContain(token);
  expect(all).not.toContain(token.split('.')[2]);
  expect(all).not.toMatch(/eyJ|ada\.advocate|firm\.example|33333333-aaaa/i);
});

function start(signInConfig: SignInConfig, verifyBaseUrl = addressOf(service)): Promise<OpenRelay> {
  return openRelay(
    { host: '127.0.0.1', port: 0, apiKey, verifyBaseUrl, signIn: signInConfig },
    { logger: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }) },
  );
}

function ask(
  to: OpenRelay,
  authorization: readonly string[],
  text = body,
  more: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  const { port } = new URL(to.url);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/v1/verify',
        headers: { 'content-type': 'application/json', ...more },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (one: Buffer) => parts.push(one));
        response.on('end', () => {
          request.destroy();
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          });
        });
      },
    );
    request.on('error', reject);
    if (authorization.length > 0) request.setHeader('authorization', authorization);
    request.write(text);
    if (more['content-length'] === undefined) request.end();
  });
}

function bearer(token: string): string {
  return `Bearer ${token}`;
}

function ofTenant(tid: string): Record<string, string> {
  return { tid, iss: `${authority}/${tid}/v2.0` };
}

function publicPem(): string {
  return issuer.publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

function hmac(secret: string | Buffer): string {
  return signHs256(part(issuer.header({ alg: 'HS256' })), part(issuer.claims()), secret);
}

function elliptic(): string {
  const signed = `${part(issuer.header({ alg: 'ES256' }))}.${part(issuer.claims())}`;
  const key = { key: ellipticKeys.privateKey, dsaEncoding: 'ieee-p1363' as const };
  return `${signed}.${createSign('SHA256').update(signed).sign(key, 'base64url')}`;
}

function strangerJwk(): object {
  return { ...strangerKeys.publicKey.export({ format: 'jwk' }), kid: keyId };
}

function byStranger(header: Record<string, unknown>): string {
  return issuer.token({}, header, strangerKeys.privateKey);
}

/** Two tokens of ours: the claims of one under the signature of the other. */
function graft(): string {
  const [header, payload] = issuer.token({ oid: otherTenant }).split('.');
  return [header, payload, issuer.token().split('.')[2]].join('.');
}

function tamper(claims: Record<string, unknown>): string {
  const [header, , signature] = issuer.token(ofTenant(otherTenant)).split('.');
  return [header, part(issuer.claims(claims)), signature].join('.');
}

/** Signed by the right key, over text that no library would write. */
function signedOver(header: string, payload: string): string {
  return issuer.sign(encode(header), encode(payload));
}

function twice(members: object, first: string): string {
  return JSON.stringify(members).replace('{', `{${first},`);
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
