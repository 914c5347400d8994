/** A real browser for the journeys: Chromium from the registry, headless, speaking to nobody but the page's own server. */
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

export async function openBrowser(): Promise<Browser> {
  return await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args, '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    headless: true,
  });
}
