/** Microsoft Entra as a relay sees it: a set of public keys at an address on loopback, and tokens signed by whoever we like. */
import {
  createHmac,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  constants,
} from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignInConfig } from '../../src/relay/sign-in-config';

export const tenant = '11111111-aaaa-4bbb-8ccc-000000000001';
export const secondTenant = '11111111-aaaa-4bbb-8ccc-000000000002';
export const otherTenant = '99999999-aaaa-4bbb-8ccc-000000000009';
export const clientId = '22222222-aaaa-4bbb-8ccc-000000000001';
export const person = '33333333-aaaa-4bbb-8ccc-000000000001';
export const group = '44444444-aaaa-4bbb-8ccc-000000000001';
export const authority = 'https://login.microsoftonline.com';
export const email = 'ada.advocate@firm.example';

type Members = Readonly<Record<string, unknown>>;

export interface TokenIssuer {
  readonly keysUrl: string;
  /** How often the keys were asked for. */
  readonly asked: () => number;
  /** What the address of the keys answers from now on; `null` hangs up. */
  answer(keys: readonly object[] | null | string): void;
  readonly publicKey: KeyObject;
  readonly jwk: Members;
  config(changes?: Partial<SignInConfig>): SignInConfig;
  /** A token as Entra issues it, with changes; `undefined` leaves a member out. */
  token(claims?: Members, header?: Members, key?: KeyObject): string;
  claims(changes?: Members): Members;
  header(changes?: Members): Members;
  /** The right key over any two parts, already encoded. */
  sign(header: string, payload: string): string;
  close(): Promise<void>;
}

export const keyId = 'the-key-of-this-week';

export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: keyId, use: 'sig', x5t: keyId };
  let asked = 0;
  let keys: readonly object[] | null | string = [jwk];
  const server: Server = createServer((_request, response) => {
    asked += 1;
    if (keys === null) response.destroy();
    else response.end(typeof keys === 'string' ? keys : JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;

  const header = (changes: Members = {}): Members => ({ typ: 'JWT', alg: 'RS256', kid: keyId, ...changes });
  const claims = (changes: Members = {}): Members => {
    const now = Math.floor(Date.now() / 1000);
    return {
      aud: clientId,
      iss: `${authority}/${tenant}/v2.0`,
      iat: now - 60,
      nbf: now - 60,
      exp: now + 3600,
      azp: clientId,
      azpacr: '0',
      name: 'Ada Advocate',
      oid: person,
      preferred_username: email,
      scp: 'access_as_user',
      sub: 'pairwise',
      tid: tenant,
      uti: randomUUID(),
      ver: '2.0',
      ...changes,
    };
  };
  return {
    keysUrl,
    asked: () => asked,
    answer: (next) => {
      keys = next;
    },
    publicKey,
    jwk,
    config: (changes = {}) => ({
      tenants: [tenant, secondTenant],
      clientId,
      audience: clientId,
      scope: `api://${clientId}/access_as_user`,
      clients: [clientId],
      groups: [],
      authority,
      keysUrl,
      ...changes,
    }),
    token: (changes, headerChanges, key = privateKey) =>
      signRs256(part(header(headerChanges)), part(claims(changes)), key),
    claims,
    header,
    sign: (first, second) => signRs256(first, second, privateKey),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function part(value: unknown): string {
  return encode(typeof value === 'string' ? value : JSON.stringify(value));
}

export function encode(text: string | Buffer): string {
  return Buffer.from(text).toString('base64url');
}

function signRs256(header: string, payload: string, key: KeyObject): string {
  return `${header}.${payload}.${createSign('RSA-SHA256').update(`${header}.${payload}`).sign(key, 'base64url')}`;
}

export function signPs256(header: string, payload: string, key: KeyObject): string {
  const signature = createSign('RSA-SHA256')
    .update(`${header}.${payload}`)
    .sign({ key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }, 'base64url');
  return `${header}.${payload}.${signature}`;
}

export function signHs256(header: string, payload: string, secret: string | Buffer): string {
  return `${header}.${payload}.${createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url')}`;
}
