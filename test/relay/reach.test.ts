/** A relay that other computers reach: over TLS of its own or behind a proxy, under its own name only. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { generateCertificates } from 'office-addin-dev-certs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRelayConfig, type RelayConfig } from '../../src/relay/config';
import { openRelay, type OpenRelay } from '../../src/relay/open-relay';
import { temporaryFolder } from '../support/temporary-folder';
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer';

const folder = temporaryFolder();
const pagesFolder = join(folder, 'pages');
const certFile = join(folder, 'cert.pem');
const keyFile = join(folder, 'key.pem');
const otherKeyFile = join(folder, 'other-key.pem');
const emptyFile = join(folder, 'empty.pem');
const publicUrl = 'https://cite.firm.example';
const logger = pino({ level: 'silent' });

let issuer: TokenIssuer;
let tls: { cert: string; key: string };
const opened: OpenRelay[] = [];

beforeAll(async () => {
  issuer = await startTokenIssuer();
  await generateCertificates(join(folder, 'ca.pem'), certFile, keyFile, 2, ['cite.firm.example']);
  tls = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  writeFileSync(otherKeyFile, other.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(emptyFile, '');
  mkdirSync(pagesFolder);
  for (const page of ['preview.html', 'taskpane.html', 'help.html', 'sign-in.html']) {
    writeFileSync(join(pagesFolder, page), `<title>${page}</title>`);
  }
});

afterAll(async () => {
  await Promise.all([issuer.close(), ...opened.map((relay) => relay.close())]);
});

async function open(changes: Partial<RelayConfig>): Promise<number> {
  const config: RelayConfig = {
    host: '127.0.0.1',
    port: 0,
    apiKey: 'cvk_live_key',
    verifyBaseUrl: 'http://127.0.0.1:9',
    signIn: issuer.config(),
    publicUrl,
    ...changes,
  };
  const relay = await openRelay(config, { logger, pagesFolder, manifest: '<OfficeApp/>' });
  opened.push(relay);
  return Number(new URL(relay.url).port);
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

function get(port: number, path: string, headers: Record<string, string>, secure = false): Promise<Answer> {
  return send(port, 'GET', path, headers, secure);
}

function send(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  secure: boolean,
): Promise<Answer> {
  const options = { host: '127.0.0.1', port, method, path, headers };
  return new Promise((resolve, reject) => {
    const request = secure
      ? httpsRequest({
          ...options,
          ca: readFileSync(join(folder, 'ca.pem')),
          servername: 'cite.firm.example',
        })
      : httpRequest(options);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

describe('with a certificate of its own', () => {
  test('speaks TLS, and nothing else', async () => {
    const port = await open({ tls });
    const answer = await get(port, '/taskpane.html', { host: 'cite.firm.example' }, true);
    expect(answer).toMatchObject({ status: 200, text: '<title>taskpane.html</title>' });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    await expect(get(port, '/taskpane.html', { host: 'cite.firm.example' })).rejects.toThrow();
  });

  test('answers its own pages, and no other name or site', async () => {
    const port = await open({ tls });
    const post = async (headers: Record<string, string>): Promise<string> => {
      const { text } = await send(
        port,
        'POST',
        '/api/v1/verify',
        { host: 'cite.firm.example', ...headers },
        true,
      );
      return (JSON.parse(text) as { code: string }).code;
    };
    expect(await post({ origin: publicUrl })).toBe('sign_in_required');
    expect(await post({ origin: 'https://evil.example' })).toBe('not_allowed');
    expect(await post({ origin: 'http://cite.firm.example' })).toBe('not_allowed');
    expect(await post({ origin: publicUrl, 'sec-fetch-site': 'cross-site' })).toBe('not_allowed');
    expect(await post({ host: 'cite.firm.example.evil.example' })).toBe('not_allowed');
  });

  test('serves the pane, the sign-in and help, but no preview, which could sign nobody in', async () => {
    const port = await open({ tls });
    const page = (path: string): Promise<Answer> => get(port, path, { host: 'cite.firm.example' }, true);
    expect(await page('/')).toMatchObject({ status: 200, text: '<title>help.html</title>' });
    expect(await page('/sign-in.html')).toMatchObject({ status: 200 });
    expect(await page('/preview.html')).toMatchObject({ status: 404 });
    expect(await page('/manifest.xml')).toMatchObject({
      status: 200,
      text: '<OfficeApp/>',
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    });
  });

  test('says which address this computer does not have', async () => {
    await expect(open({ tls, host: '203.0.113.7' })).rejects.toThrow(/has no address 203\.0\.113\.7/);
  });

  test('lets the pane reach the configured sign-in, and no other', async () => {
    const port = await open({
      tls,
      signIn: issuer.config({ authority: 'https://login.microsoftonline.us' }),
    });
    for (const path of ['/taskpane.html', '/sign-in.html']) {
      const { headers } = await get(port, path, { host: 'cite.firm.example' }, true);
      expect(headers['content-security-policy']).toContain(
        "connect-src 'self' https://login.microsoftonline.us;",
      );
      expect(headers['content-security-policy']).toContain('frame-src https://login.microsoftonline.us;');
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });
});

describe('behind a proxy', () => {
  test('answers only what came to the proxy over https', async () => {
    const port = await open({ behindProxy: true });
    const host = 'cite.firm.example';
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await get(port, '/taskpane.html', { host, ...headers })).status;
    expect(await status({ 'x-forwarded-proto': 'https' })).toBe(200);
    expect(await status({ 'x-forwarded-proto': 'http' })).toBe(403);
    expect(await status({ 'x-forwarded-proto': 'http, https' })).toBe(403);
    expect(await status({})).toBe(403);
    expect(await status({ 'x-forwarded-proto': 'https', host: 'evil.example' })).toBe(403);
    expect(
      await status({ 'x-forwarded-proto': 'https', host: 'evil.example', 'x-forwarded-host': host }),
    ).toBe(403);
  });
});

test('an address that this computer has not is named, with its setting', async () => {
  await expect(open({ host: '203.0.113.9', behindProxy: true })).rejects.toThrow(
    /no address 203\.0\.113\.9\. Set RELAY_HOST/,
  );
});

describe('settings', () => {
  const key = { VERIFY_API_KEY: 'cvk_live_abc' };
  const tenant = '11111111-AAAA-4bbb-8ccc-000000000001';
  const client = '22222222-aaaa-4bbb-8ccc-000000000001';
  const entra = { ...key, ENTRA_TENANTS: tenant, ENTRA_CLIENT_ID: client };
  const files = { RELAY_TLS_CERT_FILE: certFile, RELAY_TLS_KEY_FILE: keyFile };
  const everywhere = { ...entra, RELAY_HOST: '0.0.0.0', RELAY_PUBLIC_URL: publicUrl };

  test('sign-in has defaults for everything but the two ids', () => {
    expect(readRelayConfig(entra).signIn).toEqual({
      tenants: [tenant.toLowerCase()],
      clientId: client,
      audience: client,
      scope: `api://${client}/access_as_user`,
      clients: [client],
      groups: [],
      authority: 'https://login.microsoftonline.com',
      keysUrl: `https://login.microsoftonline.com/${tenant.toLowerCase()}/discovery/v2.0/keys`,
    });
  });

  test('several tenants share one address for their keys', () => {
    const { signIn } = readRelayConfig({ ...entra, ENTRA_TENANTS: `${tenant}, ${client}` });
    expect(signIn?.keysUrl).toBe('https://login.microsoftonline.com/common/discovery/v2.0/keys');
  });

  test('other computers are let in with TLS, or behind a proxy', () => {
    expect(readRelayConfig({ ...everywhere, ...files })).toMatchObject({ host: '0.0.0.0', publicUrl, tls });
    const proxied = readRelayConfig({ ...everywhere, RELAY_BEHIND_PROXY: 'yes' });
    expect(proxied).toMatchObject({ behindProxy: true, publicUrl });
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a tenant that is no id', { ...entra, ENTRA_TENANTS: 'firm.example' }, /ENTRA_TENANTS/],
    ['every tenant', { ...entra, ENTRA_TENANTS: 'common' }, /ENTRA_TENANTS/],
    ['a client without tenants', { ...key, ENTRA_CLIENT_ID: client }, /ENTRA_TENANTS/],
    ['tenants without a client', { ...key, ENTRA_TENANTS: tenant }, /ENTRA_CLIENT_ID/],
    ['groups alone', { ...key, ENTRA_GROUPS: client }, /half configured/],
    ['a group that is a name', { ...entra, ENTRA_GROUPS: 'Lawyers' }, /ENTRA_GROUPS/],
    ['a client that is no id', { ...entra, ENTRA_CLIENTS: 'word' }, /ENTRA_CLIENTS/],
    ['a scope without its application', { ...entra, ENTRA_SCOPE: 'access_as_user' }, /ENTRA_SCOPE/],
    ['an audience with a space', { ...entra, ENTRA_AUDIENCE: 'a b' }, /ENTRA_AUDIENCE/],
    ['an authority over http', { ...entra, ENTRA_AUTHORITY: 'http://login.example' }, /ENTRA_AUTHORITY/],
    ['an authority with a path', { ...entra, ENTRA_AUTHORITY: 'https://login.example/x' }, /ENTRA_AUTHORITY/],
    ['keys over http', { ...entra, ENTRA_KEYS_URL: 'http://keys.example/' }, /ENTRA_KEYS_URL/],
    ['keys from a file', { ...entra, ENTRA_KEYS_URL: 'file:///keys.json' }, /ENTRA_KEYS_URL/],
    ['every address in the clear', everywhere, /encrypt/],
    ['every address without a public one', { ...entra, ...files, RELAY_HOST: '0.0.0.0' }, /RELAY_PUBLIC_URL/],
    ['TLS for everybody without sign-in', { ...key, ...files, RELAY_HOST: '::' }, /sign-in/],
    ['a proxy on this computer without sign-in', { ...key, RELAY_BEHIND_PROXY: 'yes' }, /sign-in/],
    ['a public address without sign-in', { ...key, RELAY_PUBLIC_URL: publicUrl }, /sign-in/],
    [
      'a public address over http',
      { ...entra, RELAY_PUBLIC_URL: 'http://cite.firm.example' },
      /RELAY_PUBLIC_URL/,
    ],
    ['a public address with a path', { ...entra, RELAY_PUBLIC_URL: `${publicUrl}/cite` }, /RELAY_PUBLIC_URL/],
    ['a certificate without its key', { ...key, RELAY_TLS_CERT_FILE: certFile }, /both/],
    ['a certificate that is not there', { ...key, ...files, RELAY_TLS_CERT_FILE: 'nowhere' }, /is not there/],
    ['a certificate that is none', { ...key, ...files, RELAY_TLS_CERT_FILE: 'LICENSE' }, /in PEM/],
    ['a key that is none', { ...key, ...files, RELAY_TLS_KEY_FILE: 'LICENSE' }, /in PEM/],
    ['a key of another certificate', { ...key, ...files, RELAY_TLS_KEY_FILE: otherKeyFile }, /in PEM/],
    [
      'an empty certificate and key',
      { ...key, RELAY_TLS_CERT_FILE: emptyFile, RELAY_TLS_KEY_FILE: emptyFile },
      /in PEM/,
    ],
    ['a proxy perhaps', { ...entra, RELAY_BEHIND_PROXY: 'maybe' }, /RELAY_BEHIND_PROXY/],
    ['an add-in id that is none', { ...key, RELAY_MANIFEST_ID: 'cite-check' }, /RELAY_MANIFEST_ID/],
  ])('%s is refused at the start', (_, environment, message) => {
    expect(() => readRelayConfig(environment)).toThrow(message);
  });
});
