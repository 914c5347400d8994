// @vitest-environment jsdom
/**
 * The whole product beside a brief in Word: the pane as it is, on the stand-in for Word, with relay and service on loopback. From the
 * first check to the file that is ready to be filed, with nothing in it but what was asked for.
 */
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectRelay } from '../../src/checking/relay-client';
import { openWordDocument } from '../../src/document/word/open-word-document';
import { Pane } from '../../src/taskpane/pane';
import { paneStorage } from '../../src/taskpane/pane-storage';
import { addBrowserParts } from '../support/browser-parts';
import { deleted, footnote, inserted, italic, paragraph, run, table } from '../support/docx/blocks';
import { writeDocx } from '../support/docx/write-docx';
import { startProgramsAside, type ProgramsAside } from '../support/programs-aside';
import { closedFile } from '../support/word/closed-file';
import type { WordDocument as WordFile } from '../support/word/document-model';
import { openWord, type OpenWord } from '../support/word/open-word';
import type { PlatformName } from '../support/word/platform';

const marbury = 'Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1803)';
const brown = 'Brown v. Board of Education, 347 U.S. 483, 495 (1955)';
const quotation =
  'Where the contract requires a writing, that party must carry its burden by clear and convincing evidence.';
const harrow = 'Harrow Milling Co. v. Tessaly Grain Cooperative, 1 Ex. Rep. 1, 3 (2021)';
const twombly = 'Bell Atl. Corp. v. Twombly, 550 U.S. 544, 555 (2007)';
const yellow = '<w:highlight w:val="yellow"/>';

const bytes = writeDocx({
  body: [
    paragraph('See ', italic('Marbury v. Madison'), ', 5 U.S. (1 Cranch) 137 (1803).'),
    paragraph('See ', italic('Brown v. Board '), run(yellow, 'of Education, 3'), '47 U.S. 483, 495 (1955).'),
    paragraph('Here nothing ', deleted('whatever '), inserted('at all '), run(yellow, 'is'), ' cited.'),
    paragraph(
      `“${quotation}” `,
      italic('Harrow Milling Co. v. Tessaly Grain Cooperative'),
      ', 1 Ex. Rep. 1, 3 (2021).',
      footnote(paragraph('Words in a note, and no citation.')),
    ),
    table([[paragraph(`See ${twombly}.`)], [paragraph('A cell of the author’s own.')]]),
  ],
});
const authorsHighlights = ['1 of Education, 3', '2 is'];

/** Where each stands, and what is found of it, once all is checked. */
const found: readonly (readonly [paragraph: number, words: string, tone: 'verified' | 'warning'])[] = [
  [0, marbury, 'verified'],
  [1, brown, 'warning'],
  [3, quotation, 'warning'],
  [3, harrow, 'verified'],
  [4, twombly, 'verified'],
];

const colors = {
  annotations: { verified: 'Green', warning: 'Berry' },
  highlighting: { verified: '#00FF00', warning: '#FFFF00' },
} as const;

let dataDir: string;
let programs: ProgramsAside;
let word: OpenWord;
let uninstall: (() => void) | undefined;

beforeAll(async () => {
  addBrowserParts();
  // The machine may be busy with others.
  configure({ asyncUtilTimeout: 50_000 });
  dataDir = mkdtempSync(join(tmpdir(), 'cite-check-word-'));
  programs = await startProgramsAside(dataDir);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  uninstall?.();
});
afterAll(async () => {
  await programs.stop();
  rmSync(dataDir, { recursive: true });
});

interface Setting {
  readonly platform: PlatformName;
  readonly marks: 'annotations' | 'highlighting' | 'nothing';
  readonly comments: boolean;
  readonly unread: readonly RegExp[];
}

const notRead = {
  textBoxes: /^Text boxes could not be read/,
  notes: /^Footnotes and endnotes could not be read/,
  trackedChanges: /^This Word cannot tell tracked changes apart/,
  hiddenText: /^This Word cannot tell hidden text apart/,
};
const settings: readonly Setting[] = [
  { platform: 'web', marks: 'annotations', comments: true, unread: [notRead.textBoxes] },
  { platform: 'windows', marks: 'annotations', comments: true, unread: [] },
  { platform: 'perpetual', marks: 'highlighting', comments: true, unread: [notRead.textBoxes] },
  { platform: 'perpetual', marks: 'nothing', comments: true, unread: [notRead.textBoxes] },
  {
    platform: 'floor',
    marks: 'highlighting',
    comments: false,
    unread: [notRead.notes, notRead.textBoxes, notRead.trackedChanges, notRead.hiddenText],
  },
];

describe.each(settings)('on $platform, marks: $marks', ({ platform, marks, comments, unread }) => {
  test('a brief is checked, corrected and made ready to be filed', { timeout: 240_000 }, async () => {
    const user = open(platform);
    const { onlooker, author } = word;
    const before = onlooker.paragraphTexts();
    expect(highlights()).toEqual(authorsHighlights);

    await user.click(await screen.findByRole('button', { name: 'Check this document' }));
    await screen.findByRole('button', { name: 'Check again' });
    for (const sentence of unread) expect(screen.getByText(sentence)).toBeDefined();
    if (marks !== 'annotations') {
      expect(await screen.findByText('This Word cannot show marks beside the text')).toBeDefined();
      expect(highlights()).toEqual(authorsHighlights);
      const answer = marks === 'nothing' ? 'List only' : 'Highlight in the document';
      await user.click(screen.getByRole('button', { name: answer }));
    }
    await waitFor(() => expect(marked(marks)).toEqual(expected(marks, found)));
    expect(onlooker.paragraphTexts()).toEqual(before);

    // From the text to the card, or, where nothing is marked, from the card to the text.
    if (marks === 'annotations') {
      const annotation = onlooker.annotations().find(({ text }) => text === brown);
      await author.clickAnnotation(annotation?.id ?? '');
    } else {
      await author.select(1, 'Brown');
    }
    await waitFor(() => expect(chosen()).toContain(brown));
    await user.click(card(twombly));
    await waitFor(() => expect(onlooker.selectedText()).toBe(twombly));

    await user.click(card('(1955)'));
    await user.click(screen.getByRole('button', { name: 'Correct the year' }));
    await screen.findByText('Replaced in the document.');
    const yearMended = before.map((text) => text.replace('(1955)', '(1954)'));
    expect(onlooker.paragraphTexts()).toEqual(yearMended);
    // Checked again by itself.
    await waitFor(() => expect(card('(1954)').textContent).toContain('Verified'));

    await user.click(card(quotation.slice(0, 40)));
    await user.click(screen.getByRole('button', { name: 'Correct the pin cite' }));
    await waitFor(() => expect(card(quotation.slice(0, 40)).textContent).toContain('Verified'));
    const mended = yearMended.map((text) => text.replace('1 Ex. Rep. 1, 3', '1 Ex. Rep. 1, 4'));
    expect(onlooker.paragraphTexts()).toEqual(mended);
    const right = found.map(([at, words]) => [at, mend(words), 'verified'] as const);
    await waitFor(() => expect(marked(marks)).toEqual(expected(marks, right)));

    await user.click(card(marbury));
    await user.click(screen.getByRole('button', { name: 'Insert as a comment' }));
    await screen.findByText(comments ? 'Inserted as a comment.' : /Word refused, so nothing was changed/);

    await user.click(screen.getByRole('button', { name: 'Link several to the court record' }));
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Link 3 citations to the court record' }));
    await screen.findByText('3 citations linked.');
    await user.click(screen.getByRole('button', { name: 'Done' }));

    await user.click(screen.getByRole('button', { name: 'Prepare for filing' }));
    await screen.findByText(/All marks of Cite Check are removed/);
    await screen.findByText('3 links to court records:');
    expect(screen.queryByText('1 comment:') !== null).toBe(comments);

    expect(onlooker.annotations()).toEqual([]);
    expect(highlights()).toEqual(authorsHighlights);
    expect(screen.queryByText(/highlighted place/)).toBeNull();
    expect(onlooker.paragraphTexts()).toEqual(mended);
    const saved = onlooker.save();
    expect(saved.links.map(({ paragraph: at, text }) => `${at} ${text}`)).toEqual([
      `0 ${marbury}`,
      `1 ${mend(brown)}`,
      `4 ${twombly}`,
    ]);
    for (const { address } of saved.links)
      expect(address).toMatch(/^https:\/\/(www\.courtlistener\.com|static\.case\.law)\//);
    expect(saved.comments.map(({ text }) => text)).toEqual(comments ? [marbury] : []);
    for (const { content } of saved.comments) expect(content).toMatch(/^Cite Check: /);
    expect(saved.contentControls).toEqual([]);
    expect(saved.settings).toEqual({});

    // The list still leads to each place, and marks nothing by it.
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    await user.click(card('(1954)'));
    await waitFor(() => expect(onlooker.selectedText()).toBe(mend(brown)));
    expect(onlooker.annotations()).toEqual([]);
    expect(highlights()).toEqual(authorsHighlights);
  });
});

test.each<PlatformName>(['perpetual', 'floor'])(
  '%s: a file that was closed with highlighting in it gets the author’s own back in a later session',
  { timeout: 240_000 },
  async (platform) => {
    const user = open(platform);
    await user.click(await screen.findByRole('button', { name: 'Check this document' }));
    await user.click(await screen.findByRole('button', { name: 'Highlight in the document' }));
    await waitFor(() => expect(marked('highlighting')).toEqual(expected('highlighting', found)));
    expect(screen.queryByText(/could not be noted on this computer/)).toBeNull();
    const file = closedFile(word.session.document);
    cleanup();
    uninstall?.();

    const later = open(platform, file);
    expect(await screen.findByText(/^5 places in this document are still highlighted/)).toBeDefined();
    await later.click(screen.getByRole('button', { name: 'Remove the highlighting' }));
    await screen.findByText('The highlighting is removed, and your own is as it was.');
    expect(highlights()).toEqual(authorsHighlights);
    await later.click(screen.getByRole('button', { name: 'Check this document' }));
    await waitFor(() => expect(marked('highlighting')).toEqual(expected('highlighting', found)));
    await screen.findByRole('button', { name: 'Check again' });
    await later.click(await screen.findByRole('button', { name: 'Prepare for filing' }));
    await screen.findByText(/All marks of Cite Check are removed/);
    expect(highlights()).toEqual(authorsHighlights);
  },
);

function open(platform: PlatformName, file: Uint8Array | WordFile = bytes): UserEvent {
  word = openWord(file, { platform, address: 'C:\\briefs\\brief.docx' });
  uninstall = word.install();
  render(
    <Pane
      document={openWordDocument({ store: paneStorage })}
      client={connectRelay({ origin: programs.relayUrl })}
      title={() => 'brief.docx'}
    />,
  );
  return userEvent.setup();
}

function mend(words: string): string {
  return words.replace('(1955)', '(1954)').replace('Rep. 1, 3', 'Rep. 1, 4');
}

/** `paragraph start-end words color`, in text order. */
function expected(marks: Setting['marks'], items: typeof found): readonly string[] {
  if (marks === 'nothing') return authorsHighlights;
  return items.map(([at, words, tone]) => {
    const paragraphText = word.onlooker.textOf(textAt(at));
    const start = paragraphText.indexOf(words);
    return `${at} ${start}-${start + words.length} ${words} ${colors[marks][tone]}`;
  });
}

function marked(marks: Setting['marks']): readonly string[] {
  const { onlooker } = word;
  if (marks === 'nothing') return highlights();
  const seen = marks === 'annotations' ? onlooker.annotations() : onlooker.highlights();
  return seen
    .map(({ paragraph: at, start, end, text, color }) => `${at} ${start}-${end} ${text} ${color}`)
    .filter((mark) => marks === 'annotations' || !mark.startsWith('2 '));
}

function textAt(at: number) {
  const one = word.onlooker.paragraphs()[at];
  if (!one) throw new Error('There is no such paragraph.');
  return one;
}

function highlights(): readonly string[] {
  return word.onlooker.highlights().map(({ paragraph: at, text }) => `${at} ${text}`);
}

function card(words: string): HTMLElement {
  const one = [...document.querySelectorAll<HTMLElement>('[data-card]')].find(({ textContent }) =>
    textContent.includes(words),
  );
  if (!one) throw new Error(`No card has ${words}.`);
  return one;
}

function chosen(): string {
  return document.querySelector('[data-card][aria-expanded=true]')?.textContent ?? '';
}
