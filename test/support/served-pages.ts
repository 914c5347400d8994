/** What every journey in a real browser stands on: the programs as `npm start` runs them, and one page of a browser before them. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildPages } from '../../src/command-line/build-pages';
import { runPrograms, type RunningPrograms } from '../../src/command-line/run-programs';
import type { LinkVisitor } from '../../src/service/visits/link-visitor';
import { openBrowser } from './open-browser';

const root = join(import.meta.dirname, '../..');
const screens = join(root, '.bench/screens');
/** No test asks the network. */
const nobody: LinkVisitor = { visit: () => Promise.resolve({ kind: 'unreachable', reason: 'network' }) };

export interface ServedPages {
  readonly page: Page;
  readonly browser: Browser;
  readonly programs: RunningPrograms;
  readonly dataDir: string;
  /** What the pages threw and nobody caught. */
  readonly complaints: string[];
  readonly stopPrograms: () => Promise<void>;
  /** At the same address, with the same data. */
  readonly startPrograms: () => Promise<void>;
  readonly shoot: (name: string) => Promise<void>;
}

/** To be called once in a file; what it returns can be used in its tests. */
export function servedPages(viewport: { readonly width: number; readonly height: number }): ServedPages {
  const complaints: string[] = [];
  let dataDir: string;
  let programs: RunningPrograms;
  let browser: Browser;
  let page: Page;
  const start = (relayPort?: number): Promise<RunningPrograms> =>
    runPrograms({
      dataDir,
      pagesFolder: join(root, 'dist'),
      visitor: nobody,
      ...(relayPort === undefined ? {} : { relayPort }),
    });

  beforeAll(async () => {
    await buildPages(root);
    mkdirSync(screens, { recursive: true });
    dataDir = mkdtempSync(join(tmpdir(), 'cite-check-journey-'));
    programs = await start();
    browser = await openBrowser();
    page = await browser.newPage({ viewport });
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => complaints.push(error.message));
  }, 300_000);

  afterAll(async () => {
    await browser.close();
    await programs.stop();
    rmSync(dataDir, { recursive: true });
  }, 60_000);

  return {
    complaints,
    get page() {
      return page;
    },
    get browser() {
      return browser;
    },
    get programs() {
      return programs;
    },
    get dataDir() {
      return dataDir;
    },
    stopPrograms: () => programs.stop(),
    async startPrograms() {
      programs = await start(Number(new URL(programs.relayUrl).port));
    },
    async shoot(name) {
      await page.screenshot({ path: join(screens, `${name}.png`) });
    },
  };
}
