/** What of `npm run word` needs no Word. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalCertificate, localCertificate } from '../../src/command-line/local-certificate';
import { type OpenForWord, openForWord } from '../../src/command-line/open-for-word';
import { sideload } from '../../src/command-line/sideload';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const manifest = readFileSync(join(import.meta.dirname, '../../manifest.xml'), 'utf8');
let certificate: LocalCertificate;
let open: OpenForWord;

beforeAll(async () => {
  certificate = await localCertificate('linux', join(folder, 'certificates'));
  const pagesFolder = join(folder, 'pages');
  mkdirSync(pagesFolder);
  for (const page of ['preview.html', 'help.html']) writeFileSync(join(pagesFolder, page), page);
  open = await openForWord({
    dataDir: join(folder, 'data'),
    pagesFolder,
    logger: pino({ level: 'silent' }),
    tls: certificate,
    manifest,
    port: 0,
  });
});

afterAll(() => open.stop());

function ask(method: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const one = request(
      `${open.url}${path}`,
      {
        method,
        ca: readFileSync(certificate.toTrust ?? ''),
        headers: { origin: open.url, 'content-type': 'application/json' },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    one.on('error', reject);
    one.end(body);
  });
}

describe('served for Word', () => {
  test('over TLS, with a certificate that a browser told of it believes', async () => {
    expect(open.url).toMatch(/^https:\/\/localhost:\d+$/);
    expect(await ask('GET', '/help.html')).toEqual({ status: 200, text: 'help.html' });
    expect(await ask('GET', '/manifest.xml')).toEqual({ status: 200, text: manifest });
    expect(await ask('GET', '/sign-in.json')).toEqual({ status: 200, text: '{"required":false}' });
  });

  test('checks a citation', async () => {
    const items = [{ id: 'a', type: 'case', rawText: 'Brown v. Board of Education, 347 U.S. 483 (1954)' }];
    const answer = await ask('POST', '/api/v1/verify', JSON.stringify({ items }));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"outcome":"verified"');
  });

  test('a port that is taken is said to be taken, and nothing stays open', async () => {
    const again = openForWord({
      dataDir: join(folder, 'data'),
      pagesFolder: join(folder, 'pages'),
      logger: pino({ level: 'silent' }),
      tls: certificate,
      manifest,
      port: Number(new URL(open.url).port),
    });
    await expect(again).rejects.toThrow(/taken/);
  });
});

test('the certificate is kept, and its folder is its owner’s', async () => {
  const again = await localCertificate('linux', join(folder, 'certificates'));
  expect(again.cert).toBe(certificate.cert);
  expect(statSync(join(folder, 'certificates')).mode & 0o077).toBe(0);
});

describe('sideload', () => {
  test.each([
    ['win32', 'npx.cmd'],
    ['darwin', 'npx'],
  ] as const)(
    '%s: starts Microsoft’s tool, and says how to take the add-in out again',
    async (platform, command) => {
      const ran: unknown[] = [];
      const said = await sideload(platform, 'manifest.xml', (...given) =>
        Promise.resolve(ran.push(given) > 0),
      );
      expect(ran).toEqual([[command, ['--yes', 'office-addin-debugging', 'start', 'manifest.xml']]]);
      expect(said).toContain('office-addin-debugging stop manifest.xml');
    },
  );

  test.each([
    ['win32', /Trusted Add-in Catalogs/],
    ['darwin', /wef/],
  ] as const)('%s, where that fails: says what to do by hand', async (platform, wanted) => {
    const said = await sideload(platform, 'manifest.xml', () => Promise.resolve(false));
    expect(said).toMatch(wanted);
    expect(said).toMatch(/Word on the web/);
  });

  test('linux: starts nothing, and says that there is no Word', async () => {
    const said = await sideload('linux', 'manifest.xml', () =>
      Promise.reject(new Error('nothing may be started')),
    );
    expect(said).toMatch(/no Word for this system/);
    expect(said).toMatch(/Upload my add-in/);
  });
});
