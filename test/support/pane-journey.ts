/** What journeys through the pane in a real browser begin with and end with: the programs that serve it, and a page that complains of nothing. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buildPages } from '../../src/command-line/build-pages';
import { runPrograms, type RunningPrograms } from '../../src/command-line/run-programs';
import type { LinkVisitor } from '../../src/service/visits/link-visitor';
import { openBrowser } from './open-browser';
import { openPaneInWord, type PaneChoices } from './word-in-browser';

const root = join(import.meta.dirname, '../..');
const screens = join(root, '.bench/screens');
/** No test asks the network. */
const nobody: LinkVisitor = { visit: () => Promise.resolve({ kind: 'unreachable', reason: 'network' }) };

export interface PaneJourney {
  /** As wide as Word's own pane. */
  readonly page: Page;
  readonly programs: RunningPrograms;
  /** Beside the brief, ready to check. */
  readonly open: (brief: Uint8Array, choices?: PaneChoices) => Promise<void>;
  readonly begin: () => Promise<void>;
  /** Until the check has ended. */
  readonly ended: () => Promise<void>;
  /** To see, and not only to hear. */
  readonly shows: (words: RegExp) => Promise<void>;
  readonly shoot: (name: string) => Promise<void>;
}

/** To be called once in a file; what it returns can be used in its tests. */
export function paneJourney(): PaneJourney {
  let dataDir: string;
  let programs: RunningPrograms;
  let browser: Browser;
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    await buildPages(root);
    mkdirSync(screens, { recursive: true });
    dataDir = mkdtempSync(join(tmpdir(), 'cite-check-journey-'));
    programs = await runPrograms({ dataDir, pagesFolder: join(root, 'dist'), visitor: nobody });
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 320, height: 900 } });
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => complaints.push(error.message));
  }, 300_000);

  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints).toEqual([]);
    complaints = [];
  });

  afterAll(async () => {
    await browser.close();
    await programs.stop();
    rmSync(dataDir, { recursive: true });
  }, 60_000);

  const button = (name: string) => page.getByRole('button', { name });
  return {
    get page() {
      return page;
    },
    get programs() {
      return programs;
    },
    async open(brief, choices) {
      await openPaneInWord(page, programs.relayUrl, brief, choices);
      await button('Check this document').waitFor();
    },
    begin: () => button('Check this document').click(),
    ended: () => button('Check again').waitFor(),
    shows: (words) => page.locator('p, span', { hasText: words }).first().waitFor(),
    async shoot(name) {
      await page.screenshot({ path: join(screens, `${name}.png`) });
    },
  };
}
