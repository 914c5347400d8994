/** What axe-core finds wrong with a page in a real browser; what a drawn brief contains is its author's. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

export async function pageFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  await coloursAtRest(page);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // The size of targets is a rule that axe leaves off by itself.
    const { violations } = await checker.run(
      { exclude: ['.docx-wrapper'] },
      { rules: { 'target-size': { enabled: true } } },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

/** A button that has just become one to press is between two colours for a tenth of a second. */
async function coloursAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
