/** What is asked of Word when it is read: how often, and how much again after a change. */
import { afterEach, expect, test, vi } from 'vitest';
import { footnote, hidden, link, paragraph } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { openInWord, type OpenedWord } from '../../support/opened-word';
import type { PlatformName } from '../../support/word/platform';

let word: OpenedWord | undefined;
afterEach(() => {
  word?.close();
  word = undefined;
});

const lines = (count: number): Uint8Array =>
  writeDocx({ body: Array.from({ length: count }, (_, index) => paragraph(`Line ${index}.`)) });

test.each([
  [10, 2],
  [2_000, 2],
  [2_001, 3],
  [10_000, 6],
])('%i paragraphs take %i requests', async (count, requests) => {
  const opened = (word = openInWord(lines(count), { platform: 'web' }));
  const { paragraphs } = await opened.document.read();
  expect(paragraphs).toHaveLength(count);
  expect(opened.counts.syncs).toBe(requests);
});

test('after a change only the paragraph that changed is read again', async () => {
  const { document, author, counts } = (word = openInWord(lines(1_000), { platform: 'windows' }));
  await document.read();
  const heard = vi.fn();
  document.editing.onTextChanged(heard);
  await new Promise((resolve) => setTimeout(resolve));
  const before = counts.operations;
  await author.replace(500, 'Line', 'Row');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 50_000 });
  expect(heard.mock.calls).toMatchObject([[{ text: expect.stringContaining('Row 500.') as string }]]);
  expect(counts.operations - before).toBeLessThan(200);
});

test('links of a note that have the same words lead each to its own address', async () => {
  const [one, two] = ['https://one.example/', 'https://two.example/'];
  const note = footnote(paragraph('See ', link(one, 'here'), ' and ', link(two, 'here'), '.'));
  const file = writeDocx({ body: [paragraph('Not here.', note)] });
  const { document } = (word = openInWord(file, { platform: 'windows' }));
  const { text, hyperlinks } = await document.read();
  const places = [...text.matchAll(/here/g)].slice(1).map(({ index: start }) => ({ start, end: start + 4 }));
  expect(hyperlinks).toEqual([
    { ...places[0], url: one },
    { ...places[1], url: two },
  ]);
});

test('hidden text that the author has shown is read with the rest where Word cannot tell it, and said to be', async () => {
  const file = writeDocx({ body: [paragraph('Seen.', hidden(' Unseen.'))] });
  const opened = (word = openInWord(file, { platform: 'floor', view: { hiddenText: true } }));
  const brief = await opened.document.read();
  expect(brief.text).toBe('Seen. Unseen.\n\n');
  expect(brief.unread.map(({ what }) => what)).toContain('hiddenText');
});

test.each<[PlatformName, readonly string[], string]>([
  ['windows', [], 'Seen.'],
  ['web', ['textBoxes'], 'Seen.'],
  ['WordApi 1.7', ['textBoxes'], 'Seen.'],
  ['WordApi 1.6', ['textBoxes', 'hiddenText'], 'Seen.'],
  ['WordApi 1.4', ['notes', 'textBoxes', 'hiddenText'], 'Seen.'],
  ['floor', ['notes', 'textBoxes', 'trackedChanges', 'hiddenText'], 'Seen.'],
])('%s says what it cannot read, or not tell apart', async (platform, unread, text) => {
  const opened = (word = openInWord(writeDocx({ body: [paragraph('Seen.', hidden(' Unseen.'))] }), {
    platform,
  }));
  const brief = await opened.document.read();
  expect(brief.unread.map(({ what }) => what)).toEqual(unread);
  expect(brief.text).toBe(`${text}\n\n`);
});
