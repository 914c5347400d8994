/**
 * The sign-in window in a real browser, with Microsoft's real library, against a relay that asks for sign-in. Entra and
 * office.js are not reachable here; what stands in for them answers as they do, at their own addresses.
 */
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPages } from '../../../src/command-line/build-pages';
import { openRelay, type OpenRelay } from '../../../src/relay/open-relay';
import { openBrowser } from '../../support/open-browser';
import {
  authority,
  clientId,
  email,
  encode,
  person,
  startTokenIssuer,
  tenant,
  type TokenIssuer,
} from '../../support/token-issuer';

const root = join(import.meta.dirname, '../../..');
const officeScript = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';
const office = `
  window.Office = {
    HostType: { Word: 'Word' },
    onReady: () => Promise.resolve({ host: null, platform: null }),
    context: { ui: { messageParent: (text, options) => window.tellTest(text, options) } },
  };
`;

let issuer: TokenIssuer;
let relay: OpenRelay;
let context: BrowserContext;
let page: Page;
let told: { text: string; options: unknown }[];
let complaints: string[];
let asked: string[];
let refusal: string | null;

beforeAll(async () => {
  await buildPages(root);
  issuer = await startTokenIssuer();
  relay = await openRelay(
    {
      host: '127.0.0.1',
      port: 0,
      apiKey: 'cvk_live_key',
      verifyBaseUrl: 'http://127.0.0.1:9',
      signIn: issuer.config(),
    },
    { logger: pino({ level: 'silent' }), pagesFolder: join(root, 'dist') },
  );
}, 300_000);

afterAll(async () => {
  await relay.close();
  await issuer.close();
}, 60_000);

beforeEach(async () => {
  [told, complaints, asked, refusal] = [[], [], [], null];
  // The browser runs in one process, and does not outlive its only window.
  const browser = await openBrowser();
  context = await browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await context.route(/^https:/, (route) => route.abort());
  await context.route(officeScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: office }),
  );
  await context.route(`${authority}/**`, answerAsEntra);
  await page.exposeFunction(
    'tellTest',
    (text: string, options: unknown) => void told.push({ text, options }),
  );
  return () => browser.close();
});

async function answerAsEntra(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  asked.push(url.pathname.split('/').at(-1) ?? '');
  if (url.pathname.endsWith('/authorize')) {
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    nonce = url.searchParams.get('nonce') ?? '';
    scope = url.searchParams.get('scope') ?? '';
    back.hash = new URLSearchParams({
      ...(refusal === null ? { code: 'the-code', client_info: clientInfo } : { error: refusal }),
      state: url.searchParams.get('state') ?? '',
    }).toString();
    const body = `<script>location.replace(${JSON.stringify(back.href)})</script>`;
    await route.fulfill({ contentType: 'text/html', body });
  } else if (url.pathname.endsWith('/token')) {
    const idToken = issuer.token({ nonce, scp: undefined, azp: undefined });
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        token_type: 'Bearer',
        scope: `openid profile api://${clientId}/access_as_user`,
        expires_in: 3600,
        access_token: accessToken,
        id_token: idToken,
        client_info: clientInfo,
      },
    });
  } else {
    await route.abort();
  }
}

let nonce = '';
let scope = '';
let accessToken = '';
const clientInfo = encode(JSON.stringify({ uid: person, utid: tenant }));

async function untilTold(): Promise<Record<string, unknown>> {
  await expect.poll(() => told.length, { timeout: 60_000 }).toBe(1);
  return JSON.parse(told[0]?.text ?? '') as Record<string, unknown>;
}

describe('the sign-in window', { timeout: 180_000 }, () => {
  test('goes to Entra and back, and hands over an access token that the relay takes', async () => {
    accessToken = issuer.token();
    await page.goto(`${relay.url}/sign-in.html?state=question-1`);
    const message = await untilTold();
    expect(message).toMatchObject({ kind: 'signedIn', state: 'question-1', token: accessToken });
    expect(Number(message['expiresAt'])).toBeGreaterThan(Date.now());
    expect(told[0]?.options).toEqual({ targetOrigin: relay.url });
    expect(scope.split(' ')).toContain(`api://${clientId}/access_as_user`);
    expect(asked).toEqual(['authorize', 'token']);
    expect(await page.getByRole('status').textContent()).toContain('You are signed in');
    expect(complaints).toEqual([]);

    const response = await fetch(`${relay.url}/api/v1/verify`, {
      method: 'POST',
      body: '{"items":[]}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${String(message['token'])}` },
    });
    // Let in: what answers now is the service, which is not there.
    expect(response.status).toBe(503);
  });

  test('leaves nothing of the sign-in where it would last', async () => {
    accessToken = issuer.token();
    await page.goto(`${relay.url}/sign-in.html?state=question-2`);
    await untilTold();
    const kept = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie);
    expect(kept).not.toContain(accessToken);
    expect(kept).not.toContain(email);
  });

  test('says that the user refused', async () => {
    refusal = 'access_denied';
    await page.goto(`${relay.url}/sign-in.html?state=question-3`);
    expect(await untilTold()).toEqual({ kind: 'failed', state: 'question-3', reason: 'cancelled' });
    expect(await page.getByRole('status').textContent()).toContain('did not work');
  });

  test('says that it failed, where no access token comes', async () => {
    accessToken = '';
    await page.goto(`${relay.url}/sign-in.html?state=question-4`);
    expect(await untilTold()).toEqual({ kind: 'failed', state: 'question-4', reason: 'failed' });
  });
});

describe('the content security policy', { timeout: 180_000 }, () => {
  test.each(['/taskpane.html', '/taskpane.html?in=word', '/help.html', '/'])(
    '%s runs under it without a complaint',
    async (path) => {
      await page.goto(`${relay.url}${path}`);
      await page.getByRole('heading', { name: 'Cite Check', exact: true }).first().waitFor();
      expect(complaints).toEqual([]);
    },
  );

  test('keeps the pane from reaching anybody else', async () => {
    await page.goto(`${relay.url}/taskpane.html`);
    const reached = await page.evaluate(() =>
      fetch('https://evil.example/').then(
        () => 'reached',
        () => 'refused',
      ),
    );
    expect(reached).toBe('refused');
    expect(complaints.join('\n')).toMatch(/Content Security Policy/);
  });

  test.each([
    ['https://word-edit.officeapps.live.com', true],
    ['https://firm.sharepoint.com', true],
    ['https://evil.example', false],
    ['https://officeapps.live.com.evil.example', false],
  ])('a frame of %s: %s', async (origin, shown) => {
    await context.route(`${origin}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${relay.url}/taskpane.html"></iframe>`,
      }),
    );
    await page.goto(`${origin}/`);
    await page.waitForLoadState('load');
    const refused = (): boolean => complaints.some((text) => text.includes('frame-ancestors'));
    if (shown) {
      await page.frameLocator('iframe').getByRole('heading', { name: 'Cite Check' }).first().waitFor();
    } else {
      await expect.poll(refused, { timeout: 60_000 }).toBe(true);
    }
  });
});
