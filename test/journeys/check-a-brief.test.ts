/** The main job in a real browser: start everything, open a brief, check it, and go both ways between list and text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemDocument } from '../../src/http/problem-document';
import { highlightNames } from '../../src/preview/show-marks';
import { pageFaults } from '../support/page-faults';
import { servedPages } from '../support/served-pages';

const root = join(import.meta.dirname, '../..');
const realBrief = join(root, '../shared/data/docx/law-firm-eos-appellant-brief.docx');
const sample = join(root, 'assets/sample/sample-brief.docx');
const brief = existsSync(realBrief) ? realBrief : sample;

const pages = servedPages({ width: 1280, height: 900 });
const { complaints, shoot } = pages;
let page: Page;

beforeAll(() => {
  page = pages.page;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(pages.programs.relayUrl)) {
      complaints.push(`asked ${request.url()}`);
    }
  });
});

describe('checking a brief in the preview', { timeout: 180_000 }, () => {
  test('a brief is opened, drawn and checked', async () => {
    await page.goto(pages.programs.relayUrl);
    expect(await pageFaults(page)).toEqual([]);
    await page.setInputFiles('input[type=file]', brief);
    await page.locator('section.docx p').first().waitFor();
    await page.getByRole('button', { name: 'Check this document' }).click();
    await page.getByRole('button', { name: 'Check again' }).waitFor({ timeout: 150_000 });
    await openNotChecked();
    const counts = await page.evaluate(() => document.querySelectorAll('[data-card]').length);
    expect(counts).toBeGreaterThan(20);
    expect(await page.getByText(/item(s)? ha(s|ve) no answer yet/).count()).toBe(0);
    // Found in a thread of its own, which the page's policy lets run.
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('find-worker')]);
  });

  test('every card has its mark on the pages', async () => {
    const cards = await page.locator('[data-card]').count();
    const marks = await page.evaluate((names) => {
      const tones = Object.values(names).filter((name) => name !== names.current);
      return tones.reduce((sum, name) => sum + (CSS.highlights.get(name)?.size ?? 0), 0);
    }, highlightNames);
    expect(marks / cards).toBeGreaterThan(0.97);
  });

  test('a card leads to its place in the text, which is in sight then', async () => {
    const card = page.locator('[data-card]').last();
    await card.click();
    const place = await currentPlace();
    const cited = (await card.locator('> span').nth(1).textContent()) ?? '';
    expect(bare(place.text)).toContain(bare(cited).slice(0, 20));
    expect(place.inSight).toBe(true);
  });

  test('a mark in the text leads to its card', async () => {
    await page.locator('[data-card]').first().click();
    const { x, y } = await placeOfMark();
    await page.mouse.click(x, y);
    const chosen = page.locator('[data-card][aria-expanded=true]');
    await chosen.waitFor();
    expect(await chosen.count()).toBe(1);
    await expectVisible(chosen.first());
  });

  test('what was sent can be read, and holds nothing that stayed in the document', async () => {
    await page.getByRole('button', { name: 'What was sent' }).click();
    await page.locator('pre').first().waitFor({ state: 'attached' });
    const bodies = await page.locator('pre').allTextContents();
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(JSON.parse(body)).toHaveProperty('items');
    expect(await pageFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Check again' }).waitFor();
  });

  test.each([
    [320, 'light'],
    [320, 'dark'],
    [420, 'light'],
    [420, 'dark'],
  ] as const)('at %i px, %s, all is in reach without scrolling sideways', async (width, colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    // The first problem is in sight at once, under all that stands over the list.
    const [pane, first] = await Promise.all(
      ['aside', '[data-card]'].map((one) => page.locator(one).first().boundingBox()),
    );
    expect((first?.y ?? NaN) - (pane?.y ?? NaN)).toBeLessThan(340);
    await page.locator('[data-card][aria-expanded=false]').first().click();
    await shoot(`pane-${width}-${colorScheme}`);
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('aside, [role=region]')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ nodeName }) => nodeName),
    );
    expect(wide).toEqual([]);
    expect(await pageFaults(page)).toEqual([]);
  });

  test('in forced colours a status is still told and a selection still seen', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await shoot('pane-420-forced');
    expect(await page.locator('[data-card]').first().textContent()).toMatch(
      /^(Problem|Look again|Verified|Opens|Not checked)/,
    );
    // Left to itself the browser paints every mark as selected text, and the current one is lost among them.
    const painted = await page.evaluate((names) => {
      const words = document.querySelector('section.docx p');
      if (!words) return null;
      const [verified, current] = [names.verified, names.current].map(
        (name) => getComputedStyle(words, `::highlight(${name})`).backgroundColor,
      );
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(words);
      return { plain: verified === backgroundColor, told: current !== backgroundColor, forcedColorAdjust };
    }, highlightNames);
    expect(painted).toEqual({ plain: true, told: true, forcedColorAdjust: 'none' });
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await shoot('preview-1280-light');
  });

  test('the sample shows problems first; where the quota is spent, nothing known is lost', async () => {
    let asked = 0;
    await page.route('**/api/v1/verify', async (route) => {
      asked += 1;
      if (asked === 1) return route.continue();
      const problem = problemDocument('quota_exhausted', 'The quota is spent.', 'journey');
      return route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      });
    });
    await page.getByRole('button', { name: 'Open the sample' }).click();
    await page.getByRole('button', { name: 'Check this document' }).click();
    await page
      .locator('p', { hasText: /no answer yet\. The rest of this month's quota/ })
      .waitFor({ timeout: 60_000 });
    const known = await page.locator('[data-card]').count();
    expect(known).toBeGreaterThan(0);
    await page.unroute('**/api/v1/verify');
    // The browser itself notes every answer of 429; that is no fault of the page.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('429')));
    await page.getByRole('button', { name: 'Check again', exact: true }).click();
    await page.locator('p', { hasText: /no answer yet/ }).waitFor({ state: 'detached', timeout: 60_000 });
    await page.getByRole('heading', { level: 2, name: /^Problems/ }).waitFor();
    await page.locator('[data-card]').first().click();
    await shoot('sample-1280-light');
    expect(await pageFaults(page)).toEqual([]);
  });

  test('a file that is no brief is refused with what to do', async () => {
    await page.setInputFiles('input[type=file]', {
      name: 'notes.docx',
      mimeType: 'text/plain',
      buffer: Buffer.from('These are notes.'),
    });
    expect(await page.getByRole('alert').textContent()).toMatch(/not a Word document.*Save As/);
  });

  test('the browser had nothing to complain about, and nobody else was asked', () => {
    expect(complaints).toEqual([]);
  });
});

test('the pane that Word opens explains itself outside Word', { timeout: 60_000 }, async () => {
  const pane = await pages.browser.newPage({ viewport: { width: 320, height: 700 } });
  await pane.goto(`${pages.programs.relayUrl}/taskpane.html`);
  await pane.getByText('This pane belongs beside a document in Word').waitFor();
  expect(await pageFaults(pane)).toEqual([]);
  await pane.close();
});

test.each(['taskpane.html', 'preview.html'])('%s waits for at most 250 KB of script, compressed', (name) => {
  const scripts = scriptsOf(name);
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.map((source) => gzipSync(readFileSync(join(root, 'dist', source))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250 * 1024);
});

test('what signs in is in no script that the pane waits for, nor in what finds citations', () => {
  const isSignIn = (source: string): boolean =>
    readFileSync(join(root, 'dist', source), 'utf8').includes('msal.js.browser');
  const all = readdirSync(join(root, 'dist/assets')).filter((name) => name.endsWith('.js'));
  // The pane's own part, fetched when the relay asks who is there, and the page of the dialog.
  const withIt = all.map((name) => `assets/${name}`).filter(isSignIn);
  expect(withIt).toHaveLength(2);
  expect(scriptsOf('sign-in.html').filter(isSignIn)).toHaveLength(1);
  const atStart = [...scriptsOf('taskpane.html'), ...scriptsOf('preview.html')];
  expect(atStart.filter(isSignIn)).toEqual([]);
  expect(withIt.filter((name) => name.includes('find-worker'))).toEqual([]);
});

test('the firm’s key is in no file that a browser gets', () => {
  const key = readFileSync(join(pages.dataDir, 'local-key'), 'utf8').trim();
  expect(key).toMatch(/^cvk_live_/);
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) {
    const content = readFileSync(join(dist, name), 'latin1');
    expect(content.includes(key)).toBe(false);
    expect(/cvk_live_[0-9A-Za-z]{8,}/.test(content)).toBe(false);
  }
});

function scriptsOf(name: string): readonly string[] {
  const page = readFileSync(join(root, 'dist', name), 'utf8');
  return [...page.matchAll(/src="?([^"\s>]+\.js)/g)].map(([, source]) => source ?? '');
}

/** By keys, which lead past all cards: few of them have been in sight by then, and the browser does not know how tall they are. */
async function openNotChecked(): Promise<void> {
  await page.locator('[data-card]').first().focus();
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Show what was not checked, and why' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectVisible(button);
  await page.keyboard.press('Enter');
  // A long list is drawn a part at a time.
  await page.waitForFunction(() => document.querySelector('[data-undrawn]') === null);
}

function currentPlace(): Promise<{ text: string; inSight: boolean }> {
  return page.evaluate((name) => {
    const [place] = CSS.highlights.get(name) ?? [];
    if (!place) return { text: '', inSight: false };
    const range = document.createRange();
    range.setStart(place.startContainer, place.startOffset);
    range.setEnd(place.endContainer, place.endOffset);
    const { top, bottom } = range.getBoundingClientRect();
    const frame = document.querySelector('[role=region]')?.getBoundingClientRect();
    return {
      text: range.toString(),
      inSight: frame !== undefined && top >= frame.top && bottom <= frame.bottom,
    };
  }, highlightNames.current);
}

/** The middle of the first line of some mark that is in sight and is not the current one. */
function placeOfMark(): Promise<{ x: number; y: number }> {
  return page.evaluate((names) => {
    const frame = document.querySelector('[role=region]')?.getBoundingClientRect();
    for (const name of [names.verified, names.notChecked, names.warning, names.critical]) {
      for (const place of CSS.highlights.get(name) ?? []) {
        const range = document.createRange();
        range.setStart(place.startContainer, place.startOffset);
        range.setEnd(place.endContainer, place.endOffset);
        const line = range.getClientRects()[0];
        if (frame && line && line.top > frame.top && line.bottom < frame.bottom && line.width > 20) {
          return { x: line.left + line.width / 2, y: line.top + line.height / 2 };
        }
      }
    }
    throw new Error('No mark is in sight.');
  }, highlightNames);
}

/** Within the window, once what scrolls has come to rest. */
async function expectVisible(locator: Locator): Promise<void> {
  const isInWindow = async (): Promise<boolean> => {
    const box = await locator.boundingBox();
    return box !== null && box.y >= 0 && box.y < 900;
  };
  await expect.poll(isInWindow).toBe(true);
}

function bare(text: string): string {
  return text.replace(/\s+/g, '');
}
