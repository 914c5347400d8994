// @vitest-environment jsdom
/** The pane beside a document that can be written on: what changes, what its buttons do, and what is left for filing. */
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FoundItem } from '../../src/checking/found-item';
import type { BriefText } from '../../src/document/brief-text';
import { LiveSwitch } from '../../src/taskpane/components/live-switch';
import { Pane } from '../../src/taskpane/pane';
import { changeSettings } from '../../src/taskpane/settings';
import { addBrowserParts } from '../support/browser-parts';
import { briefOf, memoryDocument, type MemoryDocumentOptions } from '../support/memory-document';
import { caseItem, caseResult } from '../support/sample-items';
import { answered, scriptedRelay } from '../support/scripted-relay';

vi.mock('../../src/checking/foresee', () => ({ findAndForesee: findBracketed }));

beforeAll(() => {
  addBrowserParts();
  // The machine may be busy with others.
  configure({ asyncUtilTimeout: 50_000 });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const text = 'See [Drum, 1 Ex. 20 (1989)] and [Bell, 1 Ex. 1 (1985)] and [Doe, 1 Ex. 2 (1990)].';
const record = { provider: 'CourtListener', url: 'https://www.courtlistener.com/c/Ex./1/1/' };

describe('acting on the document', () => {
  test('a correction is shown before it is made, made by its button, and checked again', async () => {
    const { user, document: brief } = await checked();
    await user.click(card('1 Ex. 20'));
    expect(screen.getByText('1989', { selector: 'del' })).toBeDefined();
    expect(screen.getByText('1985', { selector: 'ins' })).toBeDefined();
    expect(brief.edits).toEqual([]);
    expect(await faults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Correct the year' }));
    expect(brief.edits).toMatchObject([{ kind: 'replace', expected: '1989', replacement: '1985' }]);
    expect(await screen.findByText('Replaced in the document.')).toBeDefined();
    // The button has gone; focus is still on the card, which has not moved.
    await waitFor(() => expect(document.activeElement).toBe(card('(1985)', 'Drum')));
    await waitFor(() => expect(card('(1985)', 'Drum').textContent).toContain('Verified'));
    expect(headings()).toEqual(['Look again (0)', 'Verified (3)']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(headings()).toEqual(['Verified (3)']));
  });

  test('a link goes to the record, a comment carries the finding', async () => {
    const { user, document: brief } = await checked();
    await user.click(card('1 Ex. 1 '));
    await user.click(screen.getByRole('button', { name: 'Link to the court record' }));
    expect(await screen.findByText('Linked to the court record.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Insert as a comment' }));
    expect(await screen.findByText('Inserted as a comment.')).toBeDefined();
    expect(brief.edits).toMatchObject([
      { kind: 'link', url: record.url },
      { kind: 'comment', comment: expect.stringContaining(record.url) as string },
    ]);
  });

  test('what Word would not do is said', async () => {
    const { user, document: brief } = await checked({ readOnly: true });
    await user.click(card('1 Ex. 20'));
    await user.click(screen.getByRole('button', { name: 'Correct the year' }));
    expect(await screen.findByText(/Word refused, so nothing was changed/)).toBeDefined();
    expect(brief.edits).toEqual([]);
  });

  test('several are linked at once, by keyboard alone', async () => {
    const { user, document: brief } = await checked();
    screen.getByRole('button', { name: 'Link several to the court record' }).focus();
    await user.keyboard('{Enter}');
    const boxes = screen.getAllByRole('checkbox', { name: /^Select / });
    expect(boxes).toHaveLength(3);
    boxes[0]?.focus();
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Link 1 citation to the court record' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(await faults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Link 3 citations to the court record' }));
    expect(await screen.findByText('3 citations linked.')).toBeDefined();
    expect(brief.edits.map(({ kind }) => kind)).toEqual(['link', 'link', 'link']);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryAllByRole('checkbox', { name: /^Select / })).toEqual([]);
  });
});

describe('while the author writes', () => {
  test('a changed citation says so and loses its green; the switch keeps it from being sent', async () => {
    const { user, document: brief, relay } = await checked();
    const live = screen.getByRole('checkbox', { name: 'Check changes as I write' });
    expect((live as HTMLInputElement).checked).toBe(true);
    await user.click(live);
    brief.type(briefOf(text.replace('[Bell, 1 Ex. 1 (1985)]', '[Bell, 1 Ex. 17 (1985)]')));
    await user.click(await screen.findByRole('button', { name: /Show what was not checked/ }));
    expect(card('1 Ex. 17').textContent).toContain('New or changed since the check, and not checked.');
    expect(headings()).toEqual(['Look again (1)', 'Verified (1)', 'Not checked (1)']);
    expect(relay.asked).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('cite-check-settings') ?? '')).toMatchObject({ live: false });
  });

  test('the switch shows what was chosen before the check has taken it up', async () => {
    const chosen: boolean[] = [];
    const { rerender } = render(<LiveSwitch on onChange={(on) => chosen.push(on)} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Check changes as I write' });
    await userEvent.setup().click(box);
    expect([box.checked, ...chosen]).toEqual([false, false]);
    rerender(<LiveSwitch on={false} onChange={() => undefined} />);
    expect(box.checked).toBe(false);
    rerender(<LiveSwitch on onChange={() => undefined} />);
    expect(box.checked).toBe(true);
  });

  test('switched on, it is sent by itself and comes back with its result', async () => {
    const { document: brief, relay } = await checked();
    card('1 Ex. 2 ').focus();
    brief.type(briefOf(text.replace('[Bell, 1 Ex. 1 (1985)]', '[Bell, 1 Ex. 17 (1985)]')));
    await waitFor(() =>
      expect(screen.getAllByText('1 new or changed item is being checked.')).toHaveLength(2),
    );
    await waitFor(() => expect(card('1 Ex. 17').textContent).toContain('Verified'));
    expect(relay.asked).toHaveLength(2);
    expect(document.activeElement).toBe(card('1 Ex. 2 '));
  });
});

describe('ways of marking', () => {
  test('a Word that shows no annotations asks one plain question, and remembers the answer', async () => {
    const { user, document: brief } = await checked({ refusesAnnotations: true });
    expect(await screen.findByText('This Word cannot show marks beside the text')).toBeDefined();
    expect(await faults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Highlight in the document' }));
    await waitFor(() => expect(brief.markings).not.toEqual([]));
    await waitFor(() => expect(screen.queryByText('This Word cannot show marks beside the text')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Check again'));
    cleanup();
    const again = await checked({ refusesAnnotations: true });
    expect(again.document.means()).toBe('highlighting');
    expect(screen.queryByText('This Word cannot show marks beside the text')).toBeNull();
  });

  test('can be changed under Settings', async () => {
    const { user, document: brief } = await checked();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await faults()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'List only' }));
    expect(brief.means()).toBe('nothing');
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Settings'));
  });

  test('hold as long as the pane is open where nothing can be stored', async () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('partitioned');
    });
    const { user, document: brief } = await checked();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(screen.getByRole('radio', { name: 'List only' }));
    expect(brief.means()).toBe('nothing');
    refused.mockRestore();
  });
});

describe('highlighting that an earlier pane left', () => {
  test('is told before the check, and removed by a button', async () => {
    const { user, document: brief } = await open({ leftHighlighted: 3 });
    expect(await screen.findByText('Highlighting from an earlier check')).toBeDefined();
    expect(screen.getByText(/^3 places in this document are still highlighted/)).toBeDefined();
    expect(await faults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove the highlighting' }));
    expect(await screen.findByText('The highlighting is removed, and your own is as it was.')).toBeDefined();
    expect(brief.markings).toEqual([[]]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Check this document'));
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    await screen.findByRole('heading', { name: /^Verified/ });
    expect(brief.markings.at(-1)).toHaveLength(3);
  });

  test('is not spoken of where there is none', async () => {
    await open();
    expect(screen.queryByText('Highlighting from an earlier check')).toBeNull();
  });

  test('colours that cannot be kept are told while there is time', async () => {
    changeSettings({ means: 'highlighting' });
    await checked({ keepsColors: false });
    expect(await screen.findByText(/could not be noted on this computer/)).toBeDefined();
    cleanup();
    await checked({ keepsColors: true });
    expect(screen.queryByText(/could not be noted on this computer/)).toBeNull();
  });
});

describe('prepare for filing', () => {
  test('takes the marks away, lists what stays, and says what is still open', async () => {
    const { user, document: brief } = await checked();
    await user.click(card('1 Ex. 1 '));
    await user.click(screen.getByRole('button', { name: 'Insert as a comment' }));
    await screen.findByText('Inserted as a comment.');
    await user.click(screen.getByRole('button', { name: 'Prepare for filing' }));
    expect(await screen.findByText(/All marks of Cite Check are removed/)).toBeDefined();
    expect(brief.markings.at(-1)).toEqual([]);
    expect(await screen.findByText('1 comment:')).toBeDefined();
    expect(screen.getByText('[Bell, 1 Ex. 1 (1985)]')).toBeDefined();
    expect(screen.getByText('1 item to look at again.')).toBeDefined();
    expect(await faults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mark the document again' }));
    await waitFor(() => expect(brief.markings.at(-1)).toHaveLength(3));
  });

  test('says what could not be read, and is not called complete', async () => {
    const { user } = await checked({}, { unread: [{ what: 'textBoxes', count: 2 }] });
    const unread = '2 text boxes could not be read, so nothing in them was checked.';
    expect(screen.getByText(unread)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(screen.getByText(/2 text boxes could not be read/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    await user.click(screen.getByRole('button', { name: 'Prepare for filing' }));
    expect(screen.getByText(unread)).toBeDefined();
  });
});

test('opened by the button that checks, the pane checks', async () => {
  await open({}, {}, true);
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeDefined();
});

async function open(options: MemoryDocumentOptions = {}, rest: Partial<BriefText> = {}, startAtOnce = false) {
  const brief = memoryDocument({ ...briefOf(text), ...rest }, options);
  const relay = scriptedRelay((_, items) =>
    answered(
      items.map(({ id, ...item }) => {
        const opinion = { caseName: 'A case', documents: [record] };
        return 'rawText' in item && item.rawText.includes('(1989)')
          ? caseResult(id, 'warning', 'mismatch', {
              opinion,
              evidence: { comparisons: [{ attribute: 'year', cited: '1989', found: '1985', match: false }] },
            })
          : caseResult(id, 'verified', 'verified', { opinion });
      }),
    ),
  );
  const user = userEvent.setup();
  render(
    <main>
      <Pane document={brief} client={relay} title={() => 'brief.docx'} startAtOnce={startAtOnce} />
    </main>,
  );
  await screen.findByRole('heading', { name: 'Cite Check' });
  return { user, relay, document: brief };
}

async function checked(options: MemoryDocumentOptions = {}, rest: Partial<BriefText> = {}) {
  const opened = await open(options, rest);
  await opened.user.click(screen.getByRole('button', { name: 'Check this document' }));
  await screen.findByRole('button', { name: 'Check again' });
  await screen.findByRole('heading', { name: /^Verified/ });
  return opened;
}

function card(...words: readonly string[]): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[data-card]')].find(({ textContent }) =>
    words.every((word) => textContent.includes(word)),
  );
  if (!found) throw new Error(`No card has ${words.join(' and ')}.`);
  return found;
}

function headings(): readonly string[] {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

/** `[…]` is a citation of a case. */
function findBracketed(brief: BriefText): readonly FoundItem[] {
  return [...brief.text.matchAll(/\[([^\]]+)\]/gu)].map(({ 0: written, 1: rawText, index }) => ({
    item: {
      ...caseItem(written, rawText ?? ''),
      start: index,
      end: index + written.length,
      text: written,
    },
  }));
}

/** axe-core's findings; colours cannot be judged in jsdom, which draws nothing. */
async function faults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
