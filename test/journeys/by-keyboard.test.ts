/** The pane as it is served, in a real browser, for whoever has no mouse, hears instead of seeing, or enlarges everything. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { deleted, inserted, paragraph } from '../support/docx/blocks';
import { writeDocx } from '../support/docx/write-docx';
import { pageFaults } from '../support/page-faults';
import { paneJourney } from '../support/pane-journey';

const sample = readFileSync(join(import.meta.dirname, '../../assets/sample/sample-brief.docx'));
const journey = paneJourney();

afterEach(() => journey.page.setViewportSize({ width: 320, height: 900 }));

const press = (...keys: readonly string[]) =>
  keys.reduce<Promise<void>>(
    (last, key) => last.then(() => journey.page.keyboard.press(key)),
    Promise.resolve(),
  );

describe('a whole check by keyboard alone', { timeout: 90_000 }, () => {
  test('begins with the first stop, is told as it goes, and ends where the next key is wanted', async () => {
    await journey.open(sample);
    await listen();
    await press('Tab');
    expect(await focus()).toMatchObject({ words: 'Check this document', seen: true });
    await press('Enter');
    await journey.ended();
    // The button that was pressed is another by now, and the keyboard is still on it.
    await expect.poll(focus).toMatchObject({ words: 'Check again', seen: true });
    const told = await heard();
    expect(told[0]).toBe('Reading the document.');
    expect(told.at(-1)).toMatch(/^\d+ problems?.* to look at again.*\.$/);
    expect(told.length).toBeLessThanOrEqual(8);
  });

  test('every stop is seen, and the list is one of them', async () => {
    const stops: string[] = [];
    for (let count = 0; count < 16 && stops.at(-1) !== 'card'; count += 1) {
      await press('Tab');
      const { words, seen, card } = await focus();
      expect(seen, words).toBe(true);
      stops.push(card === null ? words : 'card');
    }
    expect(stops.slice(0, 5)).toEqual([
      'Go to the list',
      'What was sent',
      'Report',
      'Prepare for filing',
      'Settings',
    ]);
    expect(stops.at(-1)).toBe('card');
    const first = await focus();
    await press('ArrowDown');
    const second = await focus();
    expect(second.card).not.toBe(first.card);
    await press('Enter');
    expect(await journey.page.locator('[data-card][aria-expanded=true]').getAttribute('data-card')).toBe(
      second.card,
    );
    await press('Tab');
    expect((await focus()).card).toBeNull();
    await press('Escape');
    expect(await focus()).toMatchObject({ card: second.card, seen: true });
    expect(await journey.page.locator('[data-card][aria-expanded=true]').count()).toBe(0);
  });

  test('one stop behind the button that checks leads to the list, and is seen only there', async () => {
    const leap = journey.page.getByRole('button', { name: 'Go to the list' });
    expect((await leap.boundingBox())?.width).toBeLessThan(5);
    await journey.page.getByRole('button', { name: 'Check again' }).focus();
    await press('Tab');
    expect(await focus()).toMatchObject({ words: 'Go to the list', seen: true });
    expect((await leap.boundingBox())?.width).toBeGreaterThan(60);
    await journey.shoot('go-to-the-list');
    expect(await pageFaults(journey.page)).toEqual([]);
    await press('Enter');
    expect(await focus()).toMatchObject({ tag: 'BUTTON', seen: true });
    expect((await focus()).card).not.toBeNull();
  });

  test.each(['What was sent', 'Report', 'Prepare for filing', 'Settings'])(
    'the page "%s" takes the focus, and gives it back on Escape',
    async (name) => {
      await journey.page.getByRole('button', { name, exact: true }).focus();
      await press('Enter');
      await expect.poll(focus).toMatchObject({ words: name, tag: 'H1' });
      expect(await pageFaults(journey.page)).toEqual([]);
      await press('Escape');
      await expect.poll(focus).toMatchObject({ words: name, tag: 'BUTTON', seen: true });
    },
  );

  test('what the results mean is told under Settings, on a page of its own, and says which keys there are', async () => {
    const { page, pages } = journey;
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const address = await page.getByRole('link', { name: 'What the results mean' }).getAttribute('href');
    const help = await page.request.get(`${pages.programs.relayUrl}/${address ?? ''}`);
    expect(await help.text()).toMatch(/<b>Go to the list<\/b>.*<b>Escape<\/b> closes it/s);
    await press('Escape');
    await page.getByRole('button', { name: 'Check again' }).waitFor();
  });

  test('Escape ends selecting several, from the bar and from the list, and focus stays where it was', async () => {
    const open = journey.page.getByRole('button', { name: 'Link several to the court record' });
    const ticks = journey.page.locator('[data-item] input[type=checkbox]');
    await open.focus();
    await press('Enter', 'Tab');
    expect(await focus()).toMatchObject({ words: 'Select all' });
    await press('Escape');
    await open.waitFor();
    expect(await focus()).toMatchObject({ words: 'Link several to the court record', seen: true });

    await press('Enter');
    await ticks.first().focus();
    await press('Space');
    const card = await ticks
      .first()
      .evaluate((box) => box.closest<HTMLElement>('[data-item]')?.dataset['item']);
    expect(await pageFaults(journey.page)).toEqual([]);
    await press('Escape');
    await open.waitFor();
    expect(await ticks.count()).toBe(0);
    expect(await focus()).toMatchObject({ card, seen: true });
  });
});

test(
  'a quotation whose case nobody can tell is laid to one of the brief’s, and still is in a later pane',
  { timeout: 120_000 },
  async () => {
    const words = 'feeling is not a fact, however long the experience of the officer who has it,';
    const brief = writeDocx({
      body: [
        paragraph('See Harrow Milling Co. v. Tessaly Grain Cooperative, 1 Ex. Rep. 1, 2 (2021).'),
        paragraph(`The point was put well once: “${words}”`),
        paragraph('Compare State v. Finnick, 1 Ex. Rep. 27, 29 (2021).'),
      ],
    });
    const card = journey.page.locator('[data-card]', { hasText: words });
    const check = async (): Promise<string | undefined> => {
      await journey.open(brief, { address: 'https://firm.example.org/brief.docx' });
      await journey.begin();
      await journey.ended();
      const show = journey.page.getByRole('button', { name: 'Show what was not checked, and why' });
      if ((await show.count()) > 0) await show.click();
      return (await card.textContent()) ?? undefined;
    };
    expect(await check()).toMatch(/^Not checked/);
    await card.focus();
    await press('Enter', 'Tab');
    expect(await focus()).toMatchObject({
      tag: 'SELECT',
      words: 'The case these words are from',
      seen: true,
    });
    await listen();
    // In the menu, arrows go through the cases, and not through the list; nothing is sent by that.
    await press('ArrowDown', 'ArrowDown', 'ArrowUp');
    expect(await focus()).toMatchObject({ tag: 'SELECT' });
    await press('Tab');
    expect(await focus()).toMatchObject({ words: 'Compare with this case', seen: true });
    await journey.shows(/Only this button sends the words; it may count as one more citation\./);
    for (const colorScheme of ['dark', 'light'] as const) {
      await journey.page.emulateMedia({ colorScheme });
      await journey.shoot(`choose-case-${colorScheme}`);
      expect(await pageFaults(journey.page)).toEqual([]);
    }
    await journey.page.setViewportSize({ width: 80, height: 450 });
    expect(await journey.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(80);
    await journey.page.setViewportSize({ width: 320, height: 900 });
    expect(await card.textContent()).toMatch(/^Not checked/);
    await press('Enter');
    await expect.poll(() => card.textContent()).toMatch(/^Verified.*You chose State v\. Finnick/);
    expect(await focus()).toMatchObject({ card: await card.getAttribute('data-card') });
    expect(await heard()).toContain('1 new or changed item is being checked.');
    await journey.shoot('chosen-case');

    expect(await check()).toMatch(/^Verified/);
    await card.focus();
    await press('Enter');
    await journey.page.getByRole('button', { name: 'Undo this choice' }).focus();
    await press('Enter');
    await expect.poll(() => card.textContent()).toMatch(/^Not checked/);
    expect(await check()).toMatch(/^Not checked/);
  },
);

describe('enlarged four times and more', { timeout: 90_000 }, () => {
  test.each([160, 80])('at %i px nothing is wider than the pane, on any page', async (width) => {
    await journey.open(sample);
    await journey.begin();
    await journey.ended();
    await journey.page.locator('[data-card]').first().click();
    await journey.page.locator('[data-card][aria-expanded=true]').waitFor();
    await journey.page.setViewportSize({ width, height: 450 });
    const wider: string[] = [];
    const look = async (where: string): Promise<void> => {
      const widest = await journey.page.evaluate(() => document.documentElement.scrollWidth);
      if (widest > width) wider.push(`${where}: ${widest}`);
    };
    await look('list');
    await journey.shoot(`list-${width}`);
    const button = (name: string) => journey.page.getByRole('button', { name, exact: true });
    for (const name of ['What was sent', 'Report', 'Prepare for filing', 'Settings']) {
      await button(name).focus();
      await press('Enter');
      await journey.page.getByRole('heading', { level: 1, name }).waitFor();
      await look(name);
      await press('Escape');
      await button(name).waitFor();
    }
    expect(wider).toEqual([]);
  });
});

test('the first problem stands in the upper half of the pane', { timeout: 90_000 }, async () => {
  await journey.open(sample);
  await journey.begin();
  await journey.ended();
  const first = await journey.page.locator('[data-card]').first().boundingBox();
  expect(first?.y).toBeLessThan(480);
});

test(
  'tracked changes are read as if they were accepted, and marked where the words stand',
  { timeout: 90_000 },
  async () => {
    const place = ['1 Ex. Rep. 1, ', deleted('2'), inserted('4'), ' (2021)'];
    await journey.open(
      writeDocx({
        body: [
          paragraph(
            'See ',
            deleted('Alder v. Birch, 347 U.S. 10 (1954), and '),
            'Harrow Milling Co. v. Tessaly Grain Cooperative, ',
            ...place,
            '.',
          ),
        ],
      }),
    );
    await journey.begin();
    await journey.ended();
    const cards = await journey.page.locator('[data-card]').allTextContents();
    expect(cards).toHaveLength(1);
    expect(cards[0]).toContain('Harrow Milling Co. v. Tessaly Grain Cooperative, 1 Ex. Rep. 1, 4 (2021)');
    const marks = () =>
      journey.page.evaluate(() => window.word.onlooker.annotations().map(({ text }) => text));
    await expect.poll(marks).toHaveLength(1);
  },
);

interface Focused {
  readonly tag: string;
  readonly words: string;
  readonly card: string | null;
  /** In the window, with a ring around it. */
  readonly seen: boolean;
}

function focus(): Promise<Focused> {
  return journey.page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom } = element.getBoundingClientRect();
    const ringed = [element, element.parentElement ?? element].some((one) =>
      ['', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, borderTopWidth, boxShadow } = getComputedStyle(one, part);
        return (
          (outlineStyle !== 'none' && outlineWidth !== '0px') ||
          (part !== '' && borderTopWidth !== '0px') ||
          boxShadow !== 'none'
        );
      }),
    );
    return {
      tag: element.tagName,
      words: element.getAttribute('aria-label') ?? element.textContent,
      card: element.dataset['card'] ?? null,
      seen: ringed && top >= 0 && bottom <= window.innerHeight,
    };
  });
}

/** What a screen reader would speak, from now on. */
async function listen(): Promise<void> {
  await journey.page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    for (const region of document.querySelectorAll('[role=status]')) {
      new MutationObserver(() => {
        const words = region.textContent;
        if (words !== '' && words !== spoken.at(-1)) spoken.push(words);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    }
  });
}

function heard(): Promise<readonly string[]> {
  return journey.page.evaluate(() => (window as unknown as { spoken: readonly string[] }).spoken);
}
