/** The pane as it is served, in a real browser, where its sign-in is lost in mid-check, or something else answers in place of the relay. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildPages } from '../../src/command-line/build-pages';
import { runPrograms, type RunningPrograms } from '../../src/command-line/run-programs';
import { paragraph } from '../support/docx/blocks';
import { writeDocx } from '../support/docx/write-docx';
import { openBrowser } from '../support/open-browser';
import { addSignInWindows, askForSignIn } from '../support/sign-in-windows';
import { openPaneInWord } from '../support/word-in-browser';

const root = join(import.meta.dirname, '../..');
const screens = join(root, '.bench/screens');
/** Six requests of twenty-five, of cases that nobody knows. */
const brief = writeDocx({
  body: Array.from({ length: 150 }, (_, index) =>
    paragraph(
      `The rule is settled. Alder v. Birch, ${300 + index} U.S. 10, 12 (1954). Nothing departs from it.`,
    ),
  ),
});

let dataDir: string;
let programs: RunningPrograms;
let browser: Browser;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  await buildPages(root);
  mkdirSync(screens, { recursive: true });
  dataDir = mkdtempSync(join(tmpdir(), 'cite-check-troubled-'));
  programs = await runPrograms({ dataDir, pagesFolder: join(root, 'dist') });
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 320, height: 900 } });
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(error.message));
}, 300_000);

afterEach(async () => {
  await page.unrouteAll();
  expect(complaints).toEqual([]);
  complaints = [];
});

afterAll(async () => {
  await browser.close();
  await programs.stop();
  rmSync(dataDir, { recursive: true });
}, 60_000);

describe('a sign-in that is lost in mid-check', { timeout: 90_000 }, () => {
  const [first, second] = ['the.first.token', 'the.second.token'];

  test('is asked for in one window, however late its loss is told; nothing goes out under a second key', async () => {
    const { relay, windows, tellLastLoss } = await loseSignIn();
    await shows(/You are being signed in\. If a window has opened for it, please sign in there/);
    await page.screenshot({ path: join(screens, 'signing-in-320.png') });
    relay.accept(second);
    await windows.signIn(second);
    await expect.poll(() => relay.answered.length).toBe(5);
    tellLastLoss();
    await ended();
    expect(await windows.opened()).toBe(2);
    expect(relay.answered).toHaveLength(6);
    expect(new Set(relay.answered).size).toBe(6);
  });

  test('and whose window is closed, opens no other one; what was checked is kept, and the rest is sent on request', async () => {
    const { relay, windows, tellLastLoss } = await loseSignIn();
    await windows.close();
    tellLastLoss();
    await shows(/75 items have no answer yet\. The sign-in was closed before its end\. Please try again\./);
    await ended();
    expect(await windows.opened()).toBe(2);
    expect(await page.evaluate(() => window.word.onlooker.annotations().length)).toBe(150);
    await page.getByRole('button', { name: 'Try again' }).click();
    await windows.until(3);
    relay.accept(second);
    await windows.signIn(second);
    await ended();
    expect(relay.answered).toHaveLength(6);
    expect(new Set(relay.answered).size).toBe(6);
  });

  test('and whose window may not open, says what to allow', async () => {
    const relay = await askForSignIn(page);
    await open();
    const windows = await addSignInWindows(page);
    await windows.block();
    await check();
    await shows(/The sign-in window was blocked\. Allow windows of this add-in to open, then try again\./);
    expect(relay.answered).toEqual([]);
  });

  /** Half of the brief is checked; of three more requests two were told to sign in, and the window is open. */
  async function loseSignIn() {
    const relay = await askForSignIn(page);
    const [tellLoss, tellLastLoss] = [letter(), letter()];
    relay.holdRefusal(first, 1, tellLoss.read);
    relay.holdRefusal(first, 2, tellLoss.read);
    relay.holdRefusal(first, 3, tellLastLoss.read);
    await open();
    const windows = await addSignInWindows(page);
    await check();
    await windows.until(1);
    relay.accept(first, 3);
    await windows.signIn(first);
    await expect.poll(() => relay.refused(first)).toBe(3);
    tellLoss.send();
    await windows.until(2);
    return { relay, windows, tellLastLoss: tellLastLoss.send };
  }
});

describe('something that answers in place of the relay', { timeout: 90_000 }, () => {
  test.each([
    ['the page of a network that wants to be signed in to', 200],
    ['a proxy that refuses', 403],
  ])('%s: says so, sends nothing more, and goes on when the author says so', async (_, status) => {
    let sent = 0;
    let isOnline = false;
    await page.route('**/api/v1/verify', (route) => {
      sent += 1;
      if (isOnline || sent === 1) return route.continue();
      return route.fulfill({ status, contentType: 'text/html', body: '<html><h1>Welcome</h1></html>' });
    });
    await open();
    await check();
    await shows(/Your network answered in place of Cite Check\./);
    expect(sent).toBeLessThanOrEqual(4);
    isOnline = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await ended();
  });

  test('that takes long is told after a while', async () => {
    const release = letter();
    await page.route('**/api/v1/verify', async (route) => {
      await release.read;
      await route.continue();
    });
    await open();
    await check();
    await shows(/The next answer takes longer than usual\./);
    release.send();
    await ended();
  });
});

function letter(): { readonly read: Promise<void>; readonly send: () => void } {
  let send: () => void = () => undefined;
  const read = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { read, send: () => send() };
}

async function open(): Promise<void> {
  await openPaneInWord(page, programs.relayUrl, brief);
  await page.getByRole('button', { name: 'Check this document' }).waitFor();
}

async function check(): Promise<void> {
  await page.getByRole('button', { name: 'Check this document' }).click();
}

async function ended(): Promise<void> {
  await page.getByRole('button', { name: 'Check again' }).waitFor();
}

/** To see, and not only to hear. */
async function shows(words: RegExp): Promise<void> {
  await page.locator('p, span', { hasText: words }).first().waitFor();
}
