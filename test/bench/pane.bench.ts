/**
 * How the pane bears a brief of 2,000 citations, in a real browser beside the real relay and service.
 *
 * Prints the whole check, the time in long tasks and the longest one, and what an arrow key takes with every card open to view;
 * of the pane that Word opens, the scripts that it waits for, compressed, and when it is drawn on a processor slowed four times.
 * `PAGES_FOLDER` names another build of the pages, which is then measured in turn with this one, and ratios are given:
 * on a shared machine only those mean something.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { buildPages } from '../../src/command-line/build-pages';
import { runPrograms } from '../../src/command-line/run-programs';
import { paragraph } from '../support/docx/blocks';
import { writeDocx } from '../support/docx/write-docx';
import { openBrowser } from '../support/open-browser';
import { seededRandom } from '../support/seeded-random';

interface Figures {
  readonly wholeCheck: number;
  readonly longTasks: number;
  readonly longestTask: number;
  readonly arrowKey: number;
  readonly slowestArrowKey: number;
  readonly choosing: number;
  readonly firstPaint: number;
  readonly paneDrawn: number;
}

const citations = 2_000;
const slowedTimes = 4;
const rounds = Number(process.env['ROUNDS'] ?? 3);
const root = new URL('../..', import.meta.url).pathname;
const brief = Buffer.from(writeDocx({ body: writeBody() }));

await buildPages(root);
const builds = [{ name: 'this build', folder: join(root, 'dist') }];
const other = process.env['PAGES_FOLDER'];
if (other !== undefined) builds.unshift({ name: 'the other build', folder: other });

const measured = new Map<string, Figures[]>();
for (let round = 0; round < rounds; round++) {
  for (const { name, folder } of builds) {
    const figures = await measureCheck(folder);
    measured.set(name, [...(measured.get(name) ?? []), figures]);
  }
}
report();
reportScripts();

async function measureCheck(pagesFolder: string): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cite-check-pane-'));
  const programs = await runPrograms({
    dataDir,
    pagesFolder,
    visitor: { visit: () => Promise.resolve({ kind: 'unreachable', reason: 'network' }) },
  });
  // One for each: this Chromium is a single process, which ends with its first page.
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    page.setDefaultTimeout(300_000);
    await page.addInitScript(watchLongTasks);
    await page.goto(programs.relayUrl);
    await page.setInputFiles('input[type=file]', {
      name: 'brief.docx',
      mimeType: 'application/octet-stream',
      buffer: brief,
    });
    await page.locator('[aria-busy=false] section.docx p').first().waitFor();

    await takeLongTasks(page);
    const wholeCheck = await page.evaluate(untilChecked);
    const shut = page.locator('aside button[aria-expanded=false]', { hasText: 'what was not checked' });
    if ((await shut.count()) > 0) await shut.click();
    // The list is drawn a part at a time; what that takes belongs to the check.
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-card]').length >= count,
      citations,
    );
    const tasks = await takeLongTasks(page);

    await page.locator('[data-card]').first().focus();
    const arrows = await measureKeys(
      page,
      Array.from({ length: 25 }, () => 'ArrowDown'),
    );
    const choices = await measureKeys(page, Array.from({ length: 5 }, () => ['Enter', 'ArrowDown']).flat());
    const opening = await measureOpening(programs.relayUrl);
    return {
      ...opening,
      wholeCheck,
      longTasks: tasks.reduce((sum, one) => sum + one, 0),
      longestTask: Math.max(0, ...tasks),
      arrowKey: median(arrows),
      slowestArrowKey: Math.max(...arrows),
      choosing: median(choices.filter((_, index) => index % 2 === 0)),
    };
  } finally {
    await browser.close();
    await programs.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Of the pane that Word opens, in milliseconds from the request to what is seen. */
async function measureOpening(relayUrl: string): Promise<Pick<Figures, 'firstPaint' | 'paneDrawn'>> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 340, height: 900 } });
    page.setDefaultTimeout(120_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
    await page.goto(`${relayUrl}/taskpane.html`);
    await page.locator('h1').waitFor();
    return await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      paneDrawn: performance.now(),
    }));
  } finally {
    await browser.close();
  }
}

/** The scripts that the pane waits for, compressed, in bytes. */
function scriptBytes(folder: string): number {
  const page = readFileSync(join(folder, 'taskpane.html'), 'utf8');
  return [...page.matchAll(/src="([^"]+\.js)"/g)]
    .map(([, source]) => gzipSync(readFileSync(join(folder, source ?? ''))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Runs in the page; milliseconds from the press of the button to the end of the check. Asking for a role from outside, again and
 * again, would read every card each time, and cost more than all that is measured.
 */
function untilChecked(): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('aside button')?.textContent !== 'Check again') return;
      watcher.disconnect();
      resolve(performance.now() - start);
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    [...document.querySelectorAll('aside button')]
      .find(({ textContent }) => textContent === 'Check this document')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

/** Runs in the page. */
function watchLongTasks(): void {
  const all: number[] = [];
  Object.assign(window, { longTasks: all });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) all.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Those since the last call, in milliseconds. */
function takeLongTasks(page: Page): Promise<readonly number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        // The browser tells of a task only after it.
        setTimeout(() => {
          const { longTasks } = window as unknown as { longTasks: number[] };
          resolve(longTasks.splice(0));
        }, 100);
      }),
  );
}

/** From each key to the frame that shows what it did, in milliseconds. */
async function measureKeys(page: Page, keys: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const key of keys) {
    // No function in here has a name: tsx would wrap it in something that the page does not have.
    const shown = await page.evaluateHandle(() => ({
      time: new Promise<number>((resolve) => {
        window.addEventListener(
          'keydown',
          ({ timeStamp }) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          { once: true, capture: true },
        );
      }),
    }));
    await page.keyboard.press(key);
    times.push(await shown.evaluate(({ time }) => time));
    await shown.dispose();
  }
  return times;
}

/** Five citations to a paragraph, with words of ours between them; every figure of them from one seed. */
function writeBody() {
  const random = seededRandom(2_000);
  const names = ['Abbott', 'Barlow', 'Castle', 'Dunmore', 'Easton', 'Fairley', 'Garrick', 'Holloway'];
  const cite = (): string => {
    const caption = `${random.pick(names)} v. ${random.pick(names)}`;
    return `${caption}, ${random.below(560) + 1} U.S. ${random.below(900) + 1} (${1950 + random.below(60)})`;
  };
  return Array.from({ length: citations / 5 }, (_, index) =>
    paragraph(
      `Point ${index + 1} of the argument rests on settled ground, as the parties below did not dispute. See ${cite()}; `,
      `${cite()}. The court said as much in ${cite()}, and has not gone back on it since. Nothing in ${cite()} points the `,
      `other way, whatever the answering brief makes of it in passing. See also ${cite()}.`,
    ),
  );
}

function report(): void {
  const labels: Readonly<Record<keyof Figures, string>> = {
    wholeCheck: 'whole check',
    longTasks: 'all long tasks of it',
    longestTask: 'longest task',
    arrowKey: 'arrow key, median',
    slowestArrowKey: 'arrow key, slowest of 25',
    choosing: 'opening a card, median',
    firstPaint: `first paint, ${slowedTimes} × slowed`,
    paneDrawn: `pane drawn, ${slowedTimes} × slowed`,
  };
  const medianOf = (name: string, figure: keyof Figures): number =>
    median((measured.get(name) ?? []).map((one) => one[figure]));
  for (const [figure, label] of Object.entries(labels) as [keyof Figures, string][]) {
    const columns = builds.map(({ name }) => `${medianOf(name, figure).toFixed(0).padStart(8)} ms (${name})`);
    const [first, second] = builds.map(({ name }) => medianOf(name, figure));
    const ratio = first !== undefined && second !== undefined ? `   ${(second / first).toFixed(2)} ×` : '';
    console.log(`${label.padEnd(28)}${columns.join('')}${ratio}`);
  }
}

function reportScripts(): void {
  for (const { name, folder } of builds) {
    const kilobytes = (scriptBytes(folder) / 1024).toFixed(0).padStart(8);
    console.log(`${'scripts of the pane'.padEnd(28)}${kilobytes} KB (${name}), compressed, without sign-in`);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? NaN;
}
