/** Highlighting: the author's own colours come back exactly, whatever happened in between. */
import { afterEach, expect, test } from 'vitest';
import type { Mark, MarkTone } from '../../../src/document/brief-document';
import { openWordDocument } from '../../../src/document/word/open-word-document';
import { deleted, paragraph, run } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { openInWord, type OpenedWord } from '../../support/opened-word';
import type { PlatformName } from '../../support/word/platform';

const yellow = '<w:highlight w:val="yellow"/>';
const cyan = '<w:highlight w:val="cyan"/>';
const bytes = writeDocx({
  body: [
    paragraph(
      'See Doe v. ',
      run(yellow, 'Roe, 1'),
      ' Ex. ',
      run(cyan, '1'),
      '0, 12 (1999), ',
      deleted('old '),
      run(yellow, 'and on.'),
    ),
    paragraph('See Doe v. Roe, 1 Ex. 10, 12 (1999).'),
  ],
});
const doe = 'Doe v. Roe, 1 Ex. 10, 12 (1999)';

let word: OpenedWord | undefined;
afterEach(() => {
  word?.close();
  word = undefined;
});

async function open(platform: PlatformName, file = bytes) {
  const opened = (word = openInWord(file, { platform }));
  const { text } = await opened.document.read();
  opened.document.editing.markAs('highlighting');
  const markAt = (start: number, words: string, tone: MarkTone): Mark => ({
    itemId: `${start}`,
    start,
    end: start + words.length,
    tone,
    text: words,
  });
  const marks = (tone: MarkTone): Mark[] => [
    markAt(text.indexOf(doe), doe, tone),
    markAt(text.lastIndexOf(doe), doe, tone),
  ];
  const seen = (): readonly string[] =>
    opened.onlooker.highlights().map((each) => `${each.paragraph} ${each.text} ${each.color}`);
  return { ...opened, text, marks, markAt, seen };
}

const own = ['0 Roe, 1 #FFFF00', '0 1 #00FFFF', '0 and on. #FFFF00'];

test.each<PlatformName>(['floor', 'WordApi 1.4', 'WordApi 1.6', 'perpetual', 'web'])(
  '%s: colours are laid over the author’s and taken away again',
  async (platform) => {
    const { document, marks, seen, counts } = await open(platform);
    expect(seen()).toEqual(own);
    await document.mark(marks('checking'));
    expect(seen()).toEqual(own);
    await document.mark(marks('critical'));
    expect(seen()).toEqual([`0 ${doe} #FF00FF`, '0 and on. #FFFF00', `1 ${doe} #FF00FF`]);
    await document.mark(marks('verified'));
    expect(seen()).toEqual([`0 ${doe} #00FF00`, '0 and on. #FFFF00', `1 ${doe} #00FF00`]);
    const before = counts.syncs;
    await document.mark(marks('verified'));
    expect(counts.syncs).toBe(before);
    expect(await document.editing.remains()).toEqual([
      { kind: 'highlighting', text: doe },
      { kind: 'highlighting', text: doe },
    ]);
    await document.mark([]);
    expect(seen()).toEqual(own);
    expect(await document.editing.remains()).toEqual([]);
  },
);

test.each([
  ['before', (inner: Mark, outer: readonly Mark[]) => [inner, ...outer]],
  ['after', (inner: Mark, outer: readonly Mark[]) => [...outer, inner]],
])('a mark within a mark is seen, given %s it, and both go', async (_, ordered) => {
  const { document, marks, markAt, text, seen } = await open('perpetual');
  const inner = markAt(text.indexOf('1999'), '1999', 'warning');
  await document.mark(ordered(inner, marks('critical')));
  expect(seen().slice(0, 3)).toEqual([
    '0 Doe v. Roe, 1 Ex. 10, 12 ( #FF00FF',
    '0 1999 #FFFF00',
    '0 ) #FF00FF',
  ]);
  await document.mark([]);
  expect(seen()).toEqual(own);
});

test.each<PlatformName>(['floor', 'WordApi 1.4', 'perpetual'])(
  '%s: all is taken away wherever the author has written in between',
  async (platform) => {
    const { document, marks, author, seen, onlooker } = await open(platform);
    await document.mark(marks('critical'));
    await author.insertParagraphAfter(0, 'Words of another paragraph.');
    await author.replace(2, '1999', '2001');
    await author.replace(0, 'See', 'Compare');
    const { text } = await document.read();
    const start = text.indexOf(doe);
    await document.mark([{ itemId: 'first', start, end: start + doe.length, tone: 'warning', text: doe }]);
    await author.replace(0, 'Compare', 'But see');
    await document.mark([]);
    expect(seen()).toEqual(own);
    expect(onlooker.textOf(onlooker.paragraphs()[2] ?? fail())).toBe('See Doe v. Roe, 1 Ex. 10, 12 (2001).');
  },
);

function fail(): never {
  throw new Error('There is no such paragraph.');
}

test('what the author wrote within a mark loses its colour with the mark', async () => {
  const { document, marks, author, seen } = await open('perpetual');
  await document.mark(marks('critical'));
  await author.replace(1, '1999', '2001');
  await author.replace(0, 'See', 'Compare');
  await document.read();
  await document.mark([]);
  expect(seen()).toEqual(own);
});

test('the author’s tracking of changes stays on, and no change of format is tracked', async () => {
  const { document, marks, author, session } = await open('perpetual');
  author.trackChanges('Reviewer');
  await document.mark(marks('critical'));
  expect(session.tracking).not.toBeNull();
});

test('the author’s tracking stays on where Word refuses the colours', async () => {
  const { document, marks, author, session } = await open('perpetual');
  author.trackChanges('Reviewer');
  session.document.isProtected = true;
  await expect(document.mark(marks('critical'))).rejects.toThrow();
  expect(session.tracking).not.toBeNull();
});

test('tracking that a failing Word did not take back is given back as soon as it can', async () => {
  const { document, marks, author, session } = await open('perpetual');
  author.trackChanges('Reviewer');
  session.document.isProtected = true;
  session.obstacle = () =>
    session.tracking === null ? Promise.reject(new Error('busy')) : Promise.resolve();
  await expect(document.mark(marks('critical'))).rejects.toThrow();
  expect(session.tracking).toBeNull();
  session.document.isProtected = false;
  session.obstacle = null;
  await document.mark(marks('critical'));
  expect(session.tracking).not.toBeNull();
});

test('what a pane left that was closed too early is told by the next', async () => {
  const { document, marks, seen } = await open('perpetual');
  await document.mark(marks('critical'));
  const left = seen();
  const next = openWordDocument();
  await next.read();
  next.editing.markAs('highlighting');
  await next.mark(marks('verified'));
  await next.mark([]);
  expect(seen()).toEqual(left);
  expect(await next.editing.remains()).toEqual([
    { kind: 'highlighting', text: doe },
    { kind: 'highlighting', text: doe },
  ]);
});

test('going over to annotations or to nothing takes the highlighting away', async () => {
  const { document, marks, seen, onlooker } = await open('web');
  await document.mark(marks('critical'));
  document.editing.markAs('annotations');
  await document.mark(marks('critical'));
  expect(seen()).toEqual(own);
  expect(onlooker.annotations()).toHaveLength(2);
  document.editing.markAs('nothing');
  expect(await document.mark(marks('critical'))).toEqual([]);
  expect(onlooker.annotations()).toEqual([]);
  const [, second] = marks('critical');
  expect(second && (await document.goTo(second))).toBe(true);
  expect(onlooker.selectedText()).toBe(doe);
});

test('a header, which stands on many pages, is given no colour', async () => {
  const file = writeDocx({ body: [paragraph(`See ${doe}.`)], header: [paragraph(`In ${doe}`)] });
  const { document, text, marks, seen } = await open('perpetual', file);
  expect(text).toContain(`In ${doe}`);
  await document.mark(marks('critical'));
  expect(seen()).toEqual([`0 ${doe} #FF00FF`]);
});
