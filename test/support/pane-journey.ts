/** What journeys through the pane in a real browser begin with and end with: the pane beside a brief in Word, which complains of nothing. */
import { afterEach, expect } from 'vitest';
import { servedPages, type ServedPages } from './served-pages';
import { openPaneInWord, type PaneChoices } from './word-in-browser';

export interface PaneJourney {
  readonly pages: ServedPages;
  /** As wide as Word's own pane. */
  readonly page: ServedPages['page'];
  readonly shoot: ServedPages['shoot'];
  /** Beside the brief, ready to check. */
  readonly open: (brief: Uint8Array, choices?: PaneChoices) => Promise<void>;
  readonly begin: () => Promise<void>;
  /** Until the check has ended. */
  readonly ended: () => Promise<void>;
  /** To see, and not only to hear. */
  readonly shows: (words: RegExp) => Promise<void>;
}

/** To be called once in a file; what it returns can be used in its tests. */
export function paneJourney(): PaneJourney {
  const pages = servedPages({ width: 320, height: 900 });
  const button = (name: string) => pages.page.getByRole('button', { name });

  afterEach(async () => {
    await pages.page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(pages.complaints.splice(0)).toEqual([]);
  });

  return {
    pages,
    get page() {
      return pages.page;
    },
    shoot: pages.shoot,
    async open(brief, choices) {
      await openPaneInWord(pages.page, pages.programs.relayUrl, brief, choices);
      await button('Check this document').waitFor();
    },
    begin: () => button('Check this document').click(),
    ended: () => button('Check again').waitFor(),
    shows: (words) => pages.page.locator('p, span', { hasText: words }).first().waitFor(),
  };
}
