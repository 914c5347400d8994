/** The pane as it is served, in a real browser beside a Word that is busy, hangs, or lets nothing be marked: what its author sees and need not do. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildPages } from '../../src/command-line/build-pages';
import { runPrograms, type RunningPrograms } from '../../src/command-line/run-programs';
import { openBrowser } from '../support/open-browser';
import { openPaneInWord, type PaneChoices } from '../support/word-in-browser';

const root = join(import.meta.dirname, '../..');
const sample = readFileSync(join(root, 'assets/sample/sample-brief.docx'));
const screens = join(root, '.bench/screens');

let dataDir: string;
let programs: RunningPrograms;
let browser: Browser;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  await buildPages(root);
  mkdirSync(screens, { recursive: true });
  dataDir = mkdtempSync(join(tmpdir(), 'cite-check-busy-'));
  programs = await runPrograms({
    dataDir,
    pagesFolder: join(root, 'dist'),
    visitor: { visit: () => Promise.resolve({ kind: 'unreachable', reason: 'network' }) },
  });
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 320, height: 900 } });
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(error.message));
}, 300_000);

afterEach(() => {
  expect(complaints).toEqual([]);
  complaints = [];
});

afterAll(async () => {
  await browser.close();
  await programs.stop();
  rmSync(dataDir, { recursive: true });
}, 60_000);

describe('a Word that', { timeout: 90_000 }, () => {
  test('is busy now and then for a while: all is read and marked right, and nothing asked of the author', async () => {
    await open();
    await page.evaluate(() => {
      const start = performance.now();
      window.word.session.obstacle = () => {
        const passed = performance.now() - start;
        return passed < 4_000 && passed % 700 < 300
          ? Promise.reject(Object.assign(new Error('GeneralException'), { code: 'GeneralException' }))
          : Promise.resolve();
      };
    });
    await check();
    expect(await page.getByText(/could not be read|cannot show marks/).count()).toBe(0);
    await expect.poll(marks, { timeout: 20_000 }).toEqual(await groups());
    await page.getByText('Not all places could be marked').waitFor({ state: 'detached' });
  });

  test('hangs, as behind a dialog of its own: the pane says so, and goes on by itself', async () => {
    await open();
    await page.evaluate(() => {
      const { session } = window.word;
      session.obstacle = () =>
        new Promise((resolve) => {
          document.addEventListener('dialog-closed', () => resolve(), { once: true });
        });
    });
    await page.getByRole('button', { name: 'Check this document' }).click();
    await page.locator('span', { hasText: 'Word has not answered yet.' }).waitFor();
    await page.screenshot({ path: join(screens, 'word-hangs-320.png') });
    await page.evaluate(() => {
      window.word.session.obstacle = null;
      document.dispatchEvent(new Event('dialog-closed'));
    });
    await page.getByRole('button', { name: 'Check again' }).waitFor();
    await expect.poll(marks).toEqual(await groups());
  });

  test('lets nothing be marked, since the document is read-only: it says so, and asks for no highlighting', async () => {
    await open({ isReadOnly: true });
    await check();
    await page.locator('p', { hasText: 'protected or read-only. The list leads to each place.' }).waitFor();
    expect(await page.getByRole('button', { name: 'Highlight in the document' }).count()).toBe(0);
    await page.screenshot({ path: join(screens, 'word-read-only-320.png') });
  });

  test('does not show a place: its card says why, and does not call the words changed', async () => {
    await open();
    await check();
    await page.evaluate(() => {
      window.word.session.obstacle = () => Promise.reject(new Error('GeneralException'));
    });
    await page.locator('[data-card]').first().click();
    await page.getByText('Word did not answer, so this place is not shown.').waitFor();
    expect(await page.getByText('These words have changed since the check').count()).toBe(0);
  });
});

async function open(choices: PaneChoices = {}): Promise<void> {
  await openPaneInWord(page, programs.relayUrl, sample, choices);
  await page.getByRole('button', { name: 'Check this document' }).waitFor();
}

async function check(): Promise<void> {
  await page.getByRole('button', { name: 'Check this document' }).click();
  await page.getByRole('button', { name: 'Check again' }).waitFor();
}

/** How many marks of each colour stand in the document. */
function marks(): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(() => {
    const counts: Record<string, number> = { Red: 0, Berry: 0, Green: 0, Lavender: 0 };
    for (const { color } of window.word.onlooker.annotations()) counts[color] = (counts[color] ?? 0) + 1;
    return counts;
  });
}

/** How many items the list counts in each group, by the colour of its marks. */
function groups(): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(() => {
    const colors = { Problems: 'Red', 'Look again': 'Berry', Verified: 'Green', 'Not checked': 'Lavender' };
    const buttons = [...document.querySelectorAll('[role=group] button')].map(
      ({ textContent }) => textContent,
    );
    return Object.fromEntries(
      Object.entries(colors).map(([heading, color]) => [
        color,
        Number(buttons.find((words) => words.startsWith(heading))?.replace(/\D/g, '') ?? 0),
      ]),
    );
  });
}
