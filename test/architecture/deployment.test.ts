/** What DEPLOYMENT.md tells firm IT is what the code does: headers, addresses, bytes, defaults. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generateCertificates } from 'office-addin-dev-certs';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { validateManifest } from '../../src/command-line/validate-manifest';
import { limits } from '../../src/contract/limits';
import { signInSettingsPath } from '../../src/contract/sign-in-settings';
import { openDocx } from '../../src/document/docx/open-docx';
import { findItems } from '../../src/document/find-items';
import { readRelayConfig } from '../../src/relay/config';
import { openRelay } from '../../src/relay/open-relay';
import { pageHeaders } from '../../src/relay/page-headers';
import { readSignInConfig, usualAuthority } from '../../src/relay/sign-in-config';
import { newAccount } from '../../src/service/accounts/new-account';
import { usualControlNames } from '../../src/service/visits/create-link-visitor';
import { temporaryFolder } from '../support/temporary-folder';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
const deployment = readFileSync(join(root, 'DEPLOYMENT.md'), 'utf8');
const headers = pageHeaders('taskpane.html', { authority: usualAuthority });

test('what runs is under the kinds of license that are named', () => {
  interface Package {
    readonly license?: string;
    readonly dev?: boolean;
    readonly devOptional?: boolean;
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Package>>;
  };
  const running = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const permissive = /\b(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0)\b/;
  expect(running.length).toBeGreaterThan(100);
  // One that may be had under either license is had under the permissive one.
  expect(running.filter(([, { license = '' }]) => !permissive.test(license)).map(([path]) => path)).toEqual(
    [],
  );
});

describe('what leaves the machine', () => {
  const told = /```text\n(\{"items".*)\n```/.exec(deployment)?.[1] ?? '';

  test('is, byte for byte, what is sent of the sample', async () => {
    const document = openDocx(readFileSync(join(root, 'assets/sample/sample-brief.docx')));
    const items = findItems(await document.read()).flatMap((item) => ('item' in item ? [item] : []));
    const finnick = items.find(({ text }) => text.startsWith('State v. Finnick'))?.group;
    const shown = items.filter(({ group, kind }) => group === finnick || kind === 'link');
    expect(shown).toHaveLength(6);
    expect(told).toBe(JSON.stringify({ items: shown.map(({ item }) => item) }));
  });

  test('passes the relay unchanged, with the headers that are named and no other of the caller', async () => {
    const heard: { headers: Record<string, unknown>; body: string }[] = [];
    const service = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        heard.push({ headers: request.headers, body });
        response.end('{"results":[]}');
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const config = { host: '127.0.0.1', port: 0, apiKey: 'cvk_live_firm', verifyBaseUrl: addressOf(service) };
    const relay = await openRelay(config, { logger: pino({ level: 'silent' }) });
    try {
      await fetch(`${relay.url}/api/v1/verify`, {
        method: 'POST',
        body: told,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'random',
          authorization: 'Bearer the.users.token',
          'user-agent': "Ada Advocate's Word",
          cookie: 'who=ada',
          'x-forwarded-for': '10.0.0.7',
        },
      });
    } finally {
      await relay.close();
      await new Promise((resolve) => service.close(resolve));
    }
    expect(heard.map(({ body }) => body)).toEqual([told]);
    const sent = heard[0]?.headers ?? {};
    expect(sent['authorization']).toBe('Bearer cvk_live_firm');
    expect(Object.keys(sent).sort()).toEqual([
      'accept',
      'authorization',
      'connection',
      'content-length',
      'content-type',
      'host',
      'idempotency-key',
    ]);
  });
});

test('what tells that it works is there', () => {
  const internal = readFileSync(join(root, 'src/service/internal-app.ts'), 'utf8');
  for (const path of ['/health', '/ready', '/metrics']) {
    expect(deployment).toContain(`\`${path}\``);
    expect(internal).toContain(`case '${path}'`);
  }
  expect(deployment).toContain(`\`GET ${signInSettingsPath}\``);
});

test('the content security policy is the one that is sent', () => {
  expect(deployment).toContain(`\n${headers['Content-Security-Policy'] ?? ''}\n`);
  expect(pageHeaders('sign-in.html', { authority: usualAuthority })).toEqual(headers);
});

test('every header field it names is sent, and the one it rules out is not', () => {
  for (const name of ['X-Content-Type-Options', 'Referrer-Policy']) {
    expect(deployment).toContain(`\`${name}: ${headers[name] ?? ''}\``);
  }
  expect(headers).toHaveProperty('Permissions-Policy');
  expect(headers).not.toHaveProperty('X-Frame-Options');
  const app = readFileSync(join(root, 'src/relay/app.ts'), 'utf8');
  expect(app).toContain("'Strict-Transport-Security', 'max-age=31536000'");
});

test('every host that the policy lets a user’s computer reach is in the table for the firewall', () => {
  const policy = headers['Content-Security-Policy'] ?? '';
  const reached = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .flatMap((directive) => Array.from(directive.matchAll(/https:\/\/([\w.-]+)/g), ([, host = '']) => host));
  expect(new Set(reached).size).toBe(3);
  const table = deployment.slice(deployment.indexOf('## Proxy and firewall'));
  for (const host of reached) expect(table).toContain(`\`${host}\``);
});

test('every name that the service looks up besides those of links is in the table for the firewall', () => {
  const table = deployment.slice(deployment.indexOf('## Proxy and firewall'));
  for (const name of usualControlNames) expect(table).toContain(`\`${name}\``);
});

test('the settings of its example are taken, and its defaults are the defaults', async () => {
  const given = Object.fromEntries(
    Array.from(deployment.matchAll(/^export ([A-Z_]+)=(.*)$/gm), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const client = '22222222-aaaa-4bbb-8ccc-000000000001';
  const tenant = '11111111-aaaa-4bbb-8ccc-000000000001';
  const group = '44444444-aaaa-4bbb-8ccc-000000000001';
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  await generateCertificates(join(folder, 'ca.pem'), certFile, keyFile, 2, ['cite.firm.example']);
  const config = readRelayConfig({
    ...given,
    ENTRA_TENANTS: tenant,
    ENTRA_CLIENT_ID: client,
    ENTRA_GROUPS: group,
    RELAY_TLS_CERT_FILE: certFile,
    RELAY_TLS_KEY_FILE: keyFile,
    VERIFY_API_KEY_FILE: undefined,
    VERIFY_API_KEY: 'cvk_live_key',
  });
  expect(config).toMatchObject({ host: '0.0.0.0', port: 443, publicUrl: 'https://cite.firm.example' });
  const signIn = readSignInConfig({ ENTRA_TENANTS: tenant, ENTRA_CLIENT_ID: client });
  expect(signIn?.scope).toBe(`api://${client}/access_as_user`);
  expect(deployment).toContain('`api://CLIENT-ID/access_as_user`');
  expect(deployment).toContain(`\`${usualAuthority}\``);
});

test('its limits are those that are set', () => {
  const { quota, rate } = newAccount;
  expect(deployment).toContain(`${limits.bodyBytes / 1024 / 1024} MiB`);
  expect(deployment).toContain(
    `${rate.perMinute} requests a minute, ${rate.burst} in a burst and ${rate.atOnce} at once, and ${quota.toLocaleString('en-US')} citations a month`,
  );
});

test('every name under which the web view keeps something for longer is told', () => {
  const keepers = [
    'taskpane/settings',
    'document/salted-hashes',
    'document/word/kept-colors',
    'checking/kept-cases',
  ];
  const names = keepers.map((keeper) => {
    const source = readFileSync(join(root, `src/${keeper}.ts`), 'utf8');
    return /'(cite-check-[a-z]+-?)'/.exec(source)?.[1] ?? keeper;
  });
  for (const name of names) expect(deployment).toContain(`\`${name}${name.endsWith('-') ? '…' : ''}\``);
  const storing = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) =>
      /localStorage|\bstore\.write\(|paneStorage\.write\(/.test(
        readFileSync(join(root, 'src', path), 'utf8'),
      ),
    );
  expect(storing.sort()).toEqual([
    'document/kept-by-file.ts',
    'document/salted-hashes.ts',
    'taskpane/pane-storage.ts',
    'taskpane/settings.ts',
  ]);
});

test('its redirect addresses are pages that are built', () => {
  const pages = Array.from(
    deployment.matchAll(/`https:\/\/cite\.firm\.example\/([\w-]+)\.html`/g),
    ([, page = '']) => page,
  );
  expect(pages).toEqual(['taskpane', 'sign-in']);
  const webpack = readFileSync(join(root, 'webpack.config.js'), 'utf8');
  for (const page of pages)
    expect(webpack).toContain(`taskpane/${page === 'sign-in' ? 'sign-in/' : ''}${page}`);
});

test('its buttons are those of the manifest, which is as it says', () => {
  const manifest = readFileSync(join(root, 'manifest.xml'), 'utf8');
  expect(validateManifest(manifest)).toEqual([]);
  for (const label of ['Check citations', 'Open Cite Check']) {
    expect(deployment).toContain(`**${label}**`);
    expect(manifest).toContain(`DefaultValue="${label}"`);
  }
  expect(manifest).toContain('<OfficeTab id="TabReviewWord">');
  expect(manifest).toContain('<Permissions>ReadWriteDocument</Permissions>');
  expect(manifest).toContain('<Set Name="WordApi" MinVersion="1.3" />');
});

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
