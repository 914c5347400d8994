/** The pane as it is served, in a real browser beside a Word that is busy, hangs, or lets nothing be marked: what its author sees and need not do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paneJourney } from '../support/pane-journey';
import type { PaneChoices } from '../support/word-in-browser';

const sample = readFileSync(join(import.meta.dirname, '../../assets/sample/sample-brief.docx'));
const journey = paneJourney();
const { begin, ended, shoot } = journey;
const open = (choices?: PaneChoices): Promise<void> => journey.open(sample, choices);

describe('a Word that', { timeout: 90_000 }, () => {
  test('is busy now and then for a while: all is read and marked right, and nothing asked of the author', async () => {
    await open();
    await journey.page.evaluate(() => {
      // Counted, not timed: how long each takes is the machine's.
      const failing = [1, 4, 6, 7, 11];
      let asked = 0;
      window.word.session.obstacle = () => {
        asked += 1;
        return failing.includes(asked)
          ? Promise.reject(Object.assign(new Error('GeneralException'), { code: 'GeneralException' }))
          : Promise.resolve();
      };
    });
    await check();
    expect(await journey.page.getByText(/could not be read|cannot show marks/).count()).toBe(0);
    await expect.poll(marks, { timeout: 20_000 }).toEqual(await groups());
    await journey.page.getByText('Not all places could be marked').waitFor({ state: 'detached' });
  });

  test('hangs, as behind a dialog of its own: the pane says so, and goes on by itself', async () => {
    await open();
    await journey.page.evaluate(() => {
      const { session } = window.word;
      session.obstacle = () =>
        new Promise((resolve) => {
          document.addEventListener('dialog-closed', () => resolve(), { once: true });
        });
    });
    await begin();
    await journey.page.locator('span', { hasText: 'Word has not answered yet.' }).waitFor();
    await shoot('word-hangs-320');
    await journey.page.evaluate(() => {
      window.word.session.obstacle = null;
      document.dispatchEvent(new Event('dialog-closed'));
    });
    await ended();
    await expect.poll(marks).toEqual(await groups());
  });

  test('lets nothing be marked, since the document is read-only: it says so, and asks for no highlighting', async () => {
    await open({ isReadOnly: true });
    await check();
    await journey.page
      .locator('p', { hasText: 'protected or read-only. The list leads to each place.' })
      .waitFor();
    expect(await journey.page.getByRole('button', { name: 'Highlight in the document' }).count()).toBe(0);
    await shoot('word-read-only-320');
  });

  test('does not show a place: its card says why, and does not call the words changed', async () => {
    await open();
    await check();
    await journey.page.evaluate(() => {
      window.word.session.obstacle = () => Promise.reject(new Error('GeneralException'));
    });
    await journey.page.locator('[data-card]').first().click();
    await journey.page.getByText('Word did not answer, so this place is not shown.').waitFor();
    expect(await journey.page.getByText('These words have changed since the check').count()).toBe(0);
  });
});

async function check(): Promise<void> {
  await begin();
  await ended();
}

/** How many marks of each colour stand in the document. */
function marks(): Promise<Readonly<Record<string, number>>> {
  return journey.page.evaluate(() => {
    const counts: Record<string, number> = { Red: 0, Berry: 0, Green: 0, Lavender: 0 };
    for (const { color } of window.word.onlooker.annotations()) counts[color] = (counts[color] ?? 0) + 1;
    return counts;
  });
}

/** How many items the list counts in each group, by the colour of its marks. */
function groups(): Promise<Readonly<Record<string, number>>> {
  return journey.page.evaluate(() => {
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
