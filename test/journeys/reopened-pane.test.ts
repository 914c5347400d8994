/** The pane as it is served, closed in mid-check and opened again: nothing is billed twice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usualPace } from '../../src/checking/send-chunks';
import { paneJourney } from '../support/pane-journey';

const sample = readFileSync(join(import.meta.dirname, '../../assets/sample/sample-brief.docx'));

/** How many requests are under way at once. */
const { parallel } = usualPace;

describe('a pane that is closed in mid-check', { timeout: 120_000 }, () => {
  const journey = paneJourney();

  test('and opened again, bills nothing that was billed', async () => {
    const { page } = journey;
    const used: number[] = [];
    const keys = new Set<string>();
    let isClosing = true;
    await page.route('**/api/v1/verify', async (route) => {
      keys.add(route.request().headers()['idempotency-key'] ?? '');
      // The service has determined and billed; the pane is gone before it hears of it.
      const response = await route.fetch();
      const { usage } = (await response.json()) as { usage: { used: number } };
      used.push(usage.used);
      if (!isClosing) await route.fulfill({ response });
    });
    await journey.open(sample);
    await journey.begin();
    await expect.poll(() => used.length).toBe(parallel);
    expect(Math.max(...used)).toBeGreaterThan(0);
    isClosing = false;
    await journey.open(sample);
    await journey.begin();
    await journey.ended();
    const billed = Math.max(...used);
    const asked = keys.size;
    expect(used.length).toBe(parallel + asked);

    // What was billed is what one check takes: a third pane adds nothing to it.
    await journey.open(sample);
    await journey.begin();
    await journey.ended();
    expect(Math.max(...used)).toBe(billed);
    expect(keys.size).toBe(asked);
  });
});
