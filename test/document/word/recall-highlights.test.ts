/** What a pane left highlighted when it was closed: a later one gives the author's own colours back, or leaves all as it is. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Mark, MarkTone } from '../../../src/document/brief-document';
import { paragraph, run } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { memoryStore, type MemoryStore } from '../../support/memory-store';
import { openInWord, type OpenedWord } from '../../support/opened-word';
import { closedFile } from '../../support/word/closed-file';
import type { WordDocument } from '../../support/word/document-model';
import { loadDocx } from '../../support/word/load-docx';
import type { PlatformName } from '../../support/word/platform';

const yellow = '<w:highlight w:val="yellow"/>';
const cyan = '<w:highlight w:val="cyan"/>';
const doe = 'Doe v. Roe, 1 Ex. 10, 12 (1999)';
const poe = 'Poe v. Moe, 2 Ex. 20 (2001)';
const bytes = writeDocx({
  body: [
    paragraph(
      'See Doe v. ',
      run(yellow, 'Roe, 1'),
      ' Ex. ',
      run(cyan, '1'),
      '0, 12 (1999), and ',
      run(yellow, 'on.'),
    ),
    paragraph('Words between, with none.'),
    paragraph('But see Poe v. Moe, 2 Ex. ', run(cyan, '20'), ' (2001).'),
    paragraph(`See ${doe}.`),
  ],
});
const own = ['0 Roe, 1 #FFFF00', '0 1 #00FFFF', '0 on. #FFFF00', '2 20 #00FFFF'];
const address = 'C:\\briefs\\brief.docx';

let word: OpenedWord | undefined;
afterEach(() => close());

function close(): WordDocument {
  const file = closedFile(word?.session.document ?? loadDocx(bytes));
  word?.close();
  word = undefined;
  return file;
}

interface Opening {
  readonly store?: MemoryStore;
  readonly platform?: PlatformName;
  readonly address?: string;
}

async function open(file: Uint8Array | WordDocument, opening: Opening = {}) {
  close();
  const opened = (word = openInWord(file, { platform: 'perpetual', address, ...opening }));
  const left = await opened.document.editing.leftHighlighted();
  const { text } = await opened.document.read();
  opened.document.editing.markAs('highlighting');
  const marks = (tone: MarkTone, ...all: readonly string[]): Mark[] =>
    (all.length > 0 ? all : [doe, poe])
      .flatMap((words) =>
        [...text.matchAll(new RegExp(words.replace(/[()]/g, '\\$&'), 'g'))].map(({ index }) => ({
          itemId: `${index}`,
          start: index,
          end: index + words.length,
          tone,
          text: words,
        })),
      )
      .sort((one, other) => one.start - other.start);
  const seen = (): readonly string[] =>
    opened.onlooker.highlights().map((each) => `${each.paragraph} ${each.text} ${each.color}`);
  return { ...opened, left, marks, seen };
}

/** The file as it was saved with highlighting of ours in it. */
async function marked(opening: Opening, tone: MarkTone = 'critical') {
  const { document, marks } = await open(bytes, opening);
  await document.mark(marks(tone));
  return close();
}

describe.each<PlatformName>(['floor', 'WordApi 1.4', 'WordApi 1.6', 'perpetual'])('%s', (platform) => {
  test('a pane that is opened later gives every colour back', async () => {
    const store = memoryStore();
    const { left, document, seen, onlooker } = await open(await marked({ store, platform }), {
      store,
      platform,
    });
    expect(left).toBe(3);
    const before = onlooker.paragraphTexts();
    expect(await document.mark([])).toEqual([]);
    expect(seen()).toEqual(own);
    expect(onlooker.paragraphTexts()).toEqual(before);
    expect(await document.editing.leftHighlighted()).toBe(0);
    expect(await document.editing.remains()).toEqual([]);
  });

  test('it may mark again first, and a third may come after it', async () => {
    const store = memoryStore();
    const second = await open(await marked({ store, platform }), { store, platform });
    await second.document.mark(second.marks('verified'));
    expect(second.seen().filter((mark) => mark.endsWith('#FF00FF'))).toEqual([]);
    const { document, seen } = await open(close(), { store, platform });
    await document.mark([]);
    expect(seen()).toEqual(own);
  });
});

test('nothing is read where nothing was ever highlighted', async () => {
  const { left, counts } = await open(bytes, { store: memoryStore() });
  expect(left).toBe(0);
  const before = counts.syncs;
  await word?.document.editing.leftHighlighted();
  expect(counts.syncs).toBe(before);
});

test('no words of the brief and no name of the file are kept', async () => {
  const store = memoryStore();
  await marked({ store });
  const kept = [...store.texts].flat().join(' ');
  for (const words of ['Doe', 'Roe', 'Ex.', 'between', '1999', 'briefs', 'docx'])
    expect(kept).not.toContain(words);
});

describe('what the author wrote in between', () => {
  test('beside a mark: its words are found again by their colour', async () => {
    const store = memoryStore();
    const { author, document, marks } = await open(bytes, { store });
    await document.mark(marks('critical'));
    await author.replace(0, 'See', 'Compare');
    await author.insertParagraphAfter(1, 'Another paragraph.');
    await author.replace(3, 'But see', 'See also');
    const { left, document: later, seen } = await open(close(), { store });
    expect(left).toBe(3);
    await later.mark([]);
    expect(seen()).toEqual(['0 Roe, 1 #FFFF00', '0 1 #00FFFF', '0 on. #FFFF00', '3 20 #00FFFF']);
  });

  test('within a mark: that one stays, and is told', async () => {
    const store = memoryStore();
    const { author, document, marks } = await open(bytes, { store });
    await document.mark(marks('critical'));
    await author.replace(2, '2001', '2002');
    const changed = poe.replace('2001', '2002');
    const { left, document: later, marks: laterMarks, seen } = await open(close(), { store });
    expect(left).toBe(2);
    await later.mark(laterMarks('verified', doe, changed));
    await later.mark([]);
    expect(seen()).toEqual([...own.slice(0, 3), `2 ${changed} #FF00FF`]);
    expect(await later.editing.remains()).toEqual([{ kind: 'highlighting', text: changed }]);
  });

  test('a colour that the author has given since is the author’s', async () => {
    const store = memoryStore();
    const { author, document, marks } = await open(bytes, { store });
    await document.mark(marks('critical'));
    await author.highlight(2, 'Poe v. Moe', '#0000FF');
    const { document: later, seen } = await open(close(), { store });
    await later.mark([]);
    expect(seen()).toEqual([...own.slice(0, 3), '2 Poe v. Moe #0000FF', '2 20 #00FFFF']);
  });

  test('one of two paragraphs alike is rewritten: the other comes back', async () => {
    const store = memoryStore();
    const twice = writeDocx({
      body: [1, 2].map(() => paragraph('See ', run(cyan, 'Doe'), ' v. Roe, 1 Ex. 10, 12 (1999).')),
    });
    const { author, document, marks } = await open(twice, { store });
    await document.mark(marks('critical', doe));
    await author.replace(0, 'See', 'Compare');
    const { document: later, seen } = await open(close(), { store });
    await later.mark([]);
    expect(seen()).toEqual(['0 Doe #00FFFF', '1 Doe #00FFFF']);
  });
});

test('paragraphs of the same words keep each its own colours', async () => {
  const store = memoryStore();
  const twice = writeDocx({
    body: [paragraph('See ', run(cyan, 'Doe'), ' v. Roe, 1 Ex. 10, 12 (1999).'), paragraph(`See ${doe}.`)],
  });
  const { document, marks } = await open(twice, { store });
  await document.mark(marks('critical', doe));
  const { document: later, seen } = await open(close(), { store });
  await later.mark([]);
  expect(seen()).toEqual(['0 Doe #00FFFF']);
});

test('of paragraphs of the same words one was deleted: whose colours the other had cannot be told, and it is left alone', async () => {
  const store = memoryStore();
  const twice = writeDocx({
    body: [
      paragraph('See ', run(cyan, 'Doe'), ' v. Roe, 1 Ex. 10, 12 (1999).'),
      paragraph(`See ${doe}.`),
      paragraph('Words between.'),
    ],
  });
  const { author, document, marks } = await open(twice, { store });
  await document.mark(marks('critical', doe));
  await author.deleteParagraph(0);
  const { document: later, seen, left } = await open(close(), { store });
  expect(left).toBe(0);
  await later.mark([]);
  expect(seen()).toEqual([`0 ${doe} #FF00FF`]);
});

describe('files', () => {
  const copy = writeDocx({
    body: [paragraph('See ', run(cyan, 'Doe'), ' v. Roe, 1 Ex. 10, 12 (1999).')],
  });
  const original = writeDocx({
    body: [paragraph('See ', run(yellow, 'Doe'), ' v. Roe, 1 Ex. 10, 12 (1999).')],
  });

  async function markAt(file: Uint8Array, store: MemoryStore, at?: string): Promise<WordDocument> {
    const { document, marks } = await open(file, { store, ...(at === undefined ? {} : { address: at }) });
    await document.mark(marks('critical', doe));
    return close();
  }

  test('two of the same words keep each its own colours, whichever is opened first', async () => {
    const store = memoryStore();
    const one = await markAt(original, store, 'C:\\one.docx');
    const other = await markAt(copy, store, 'C:\\other.docx');
    for (const [file, at, color] of [
      [one, 'C:\\one.docx', '#FFFF00'],
      [other, 'C:\\other.docx', '#00FFFF'],
    ] as const) {
      const { document, seen } = await open(file, { store, address: at });
      await document.mark([]);
      expect(seen()).toEqual([`0 Doe ${color}`]);
    }
  });

  test('one that was moved or saved under another name is recognised', async () => {
    const store = memoryStore();
    const { left, document, seen } = await open(await marked({ store }), {
      store,
      address: 'D:\\final.docx',
    });
    expect(left).toBe(3);
    await document.mark([]);
    expect(seen()).toEqual(own);
  });

  test('one that was never saved before is recognised', async () => {
    const store = memoryStore();
    const { document, seen } = await open(await marked({ store, address: '' }), { store });
    await document.mark([]);
    expect(seen()).toEqual(own);
  });

  test('where it cannot be told which of two it is, it is left alone', async () => {
    const store = memoryStore();
    await markAt(original, store, 'C:\\one.docx');
    const file = await markAt(copy, store, 'C:\\other.docx');
    const { left, document, seen } = await open(file, { store, address: 'D:\\moved.docx' });
    expect(left).toBe(0);
    await document.mark([]);
    expect(seen()).toEqual([`0 ${doe} #FF00FF`]);
  });

  test('one that was closed without saving has nothing of ours', async () => {
    const store = memoryStore();
    await marked({ store }, 'warning');
    const { left, document, seen } = await open(bytes, { store });
    expect(left).toBe(0);
    await document.mark([]);
    expect(seen()).toEqual(own);
  });

  test('one whose marks were removed, and that was closed without saving, still has them', async () => {
    const store = memoryStore();
    const saved = await marked({ store });
    const { document } = await open(closedFile(saved), { store });
    await document.mark([]);
    close();
    const { left, document: later, seen } = await open(saved, { store });
    expect(left).toBe(3);
    await later.mark([]);
    expect(seen()).toEqual(own);
  });

  test('what the author highlights by hand after the removal is the author’s', async () => {
    const store = memoryStore();
    const { document, author } = await open(await marked({ store }, 'warning'), { store });
    await document.mark([]);
    await author.highlight(3, doe, '#FFFF00');
    const { left, document: later, seen } = await open(close(), { store });
    expect(left).toBe(0);
    await later.mark([]);
    expect(seen()).toEqual([...own, `3 ${doe} #FFFF00`]);
  });
});

describe('where nothing is known', () => {
  test('as on another computer, it is left alone and told', async () => {
    const file = await marked({ store: memoryStore() });
    const { left, document, marks, seen } = await open(file, { store: memoryStore() });
    const before = seen();
    expect(left).toBe(0);
    await document.mark(marks('verified'));
    await document.mark([]);
    expect(seen()).toEqual(before);
    expect(await document.editing.remains()).toEqual([
      { kind: 'highlighting', text: doe },
      { kind: 'highlighting', text: poe },
      { kind: 'highlighting', text: doe },
    ]);
  });

  test('it is told where this Word marks by annotations, too', async () => {
    const file = await marked({ store: memoryStore() });
    const { document, marks } = await open(file, { platform: 'windows' });
    document.editing.markAs('annotations');
    await document.mark(marks('verified'));
    expect((await document.editing.remains()).map(({ kind }) => kind)).toEqual(Array(3).fill('highlighting'));
  });

  test.each(['{', '{"keptAt":1}', '{"keptAt":1,"paragraphs":[{"hash":"x"}]}', 'null'])(
    'a store that holds %s is no harm',
    async (corrupt) => {
      const store = memoryStore();
      const file = await marked({ store });
      for (const name of store.texts.keys()) if (name.includes('colors')) store.texts.set(name, corrupt);
      const { left, document, seen } = await open(file, { store });
      const before = seen();
      expect(left).toBe(0);
      await document.mark([]);
      expect(seen()).toEqual(before);
    },
  );

  test('a store that refuses is told, and marks are made and removed all the same', async () => {
    const { document, marks, seen } = await open(bytes, { store: memoryStore({ holds: 100 }) });
    expect(document.editing.keepsColors()).toBe(true);
    await document.mark(marks('critical'));
    expect(document.editing.keepsColors()).toBe(false);
    await document.mark([]);
    expect(seen()).toEqual(own);
  });
});
