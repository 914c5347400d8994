/** The stand-in for Word bites where Word bites: batching, and what an add-in may hold on to. */
import { afterEach, describe, expect, test } from 'vitest';
import { footnote, paragraph, table } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { codeOf } from '../../support/word/office-error';
import { openWord, type WordChoices } from '../../support/word/open-word';

/** All that Microsoft's library from npm knows is in WordApi 1.5; ours does as it does. */
const clients = ['ours', 'microsoft'] as const;

const open = (choices?: WordChoices, ...texts: readonly string[]) =>
  openWord(writeDocx({ body: texts.map((text) => paragraph(text)) }), {
    platform: choices?.client === undefined ? 'windows' : 'WordApi 1.5',
    ...choices,
  });

describe.each(clients)('properties, through the library %s', (client) => {
  test('are read after load and sync alone', async () => {
    const { Word } = open({ client }, 'See Roe.');
    await Word.run(async (context) => {
      const { paragraphs } = context.document.body;
      expect(codeOf(() => paragraphs.items)).toBe('PropertyNotLoaded');
      paragraphs.load('text');
      expect(codeOf(() => paragraphs.items)).toBe('PropertyNotLoaded');
      await context.sync();
      const [first] = paragraphs.items;
      expect(first?.text).toBe('See Roe.');
      expect(codeOf(() => first?.style)).toBe('PropertyNotLoaded');
    });
  });

  test.each([
    ['text', { text: 'See Roe.' }],
    ['items/text, items/font/bold', { text: 'See Roe.', font: { bold: false } }],
    [['text', 'alignment'], { text: 'See Roe.', alignment: 'Left' }],
    [{ select: 'text', top: 1 }, { text: 'See Roe.' }],
    [
      { text: true, style: false, font: { italic: true } },
      { text: 'See Roe.', font: { italic: false } },
    ],
  ])('load(%o)', async (option, expected) => {
    const { Word } = open({ client }, 'See Roe.', 'End.');
    await Word.run(async (context) => {
      const { paragraphs } = context.document.body;
      paragraphs.load(option as string);
      await context.sync();
      expect(paragraphs.items[0]?.toJSON()).toEqual(expected);
    });
  });

  test('load without names brings every value that this Word has, and nothing it has not', async () => {
    const { Word } = open({ client }, 'See Roe.');
    await Word.run(async (context) => {
      const first = context.document.body.paragraphs.getFirst().load();
      await context.sync();
      expect(first.text).toBe('See Roe.');
      expect(Object.keys(first.toJSON())).not.toContain('uniqueLocalId');
    });
  });

  test('an unknown name fails at the sync', async () => {
    const { Word } = open({ client }, 'See Roe.');
    await expect(
      Word.run(async (context) => {
        context.document.body.load('txet');
        await context.sync();
      }),
    ).rejects.toMatchObject({ name: 'RichApi.Error', code: 'InvalidArgument' });
  });
});

describe.each(clients)('a batch, through the library %s', (client) => {
  test('does nothing before the sync', async () => {
    const { Word, onlooker } = open({ client }, 'See Roe.');
    await Word.run(async (context) => {
      const { font } = context.document.body.paragraphs.getFirst();
      font.highlightColor = '#FFFF00';
      expect(font.highlightColor).toBe('#FFFF00');
      expect(onlooker.highlights()).toEqual([]);
      await context.sync();
      expect(onlooker.highlights()).toMatchObject([{ text: 'See Roe.', color: '#FFFF00' }]);
    });
  });

  test('aborts at its first error: what came before stays, what comes after is not done', async () => {
    const { Word, onlooker } = open({ client }, 'First.', 'Second.');
    await Word.run(async (context) => {
      const { body } = context.document;
      const [first, last] = [body.paragraphs.getFirst(), body.paragraphs.getLast()];
      const text = first.getReviewedText('Current');
      first.font.highlightColor = '#FFFF00';
      body.search('nowhere').getFirst();
      last.font.highlightColor = '#00FF00';
      const after = last.getReviewedText('Current');
      await expect(context.sync()).rejects.toMatchObject({ code: 'ItemNotFound' });
      expect(text.value).toBe('First.');
      expect(codeOf(() => after.value)).toBe('ValueNotLoaded');
    });
    expect(onlooker.highlights().map(({ text }) => text)).toEqual(['First.']);
  });

  test('the value of a result is there after the sync alone', async () => {
    const { Word } = open({ client }, 'See Roe.');
    await Word.run(async (context) => {
      const text = context.document.body.paragraphs.getFirst().getReviewedText('Current');
      expect(codeOf(() => text.value)).toBe('ValueNotLoaded');
      await context.sync();
      expect(text.value).toBe('See Roe.');
    });
  });

  test('is sent at the end of a run at the latest', async () => {
    const { Word, onlooker, counts } = open({ client }, 'See Roe.');
    await Word.run((context) => {
      context.document.body.paragraphs.getFirst().font.highlightColor = '#FFFF00';
      return Promise.resolve();
    });
    expect(onlooker.highlights()).toHaveLength(1);
    expect(counts.syncs).toBe(1);
  });

  test('counts syncs and operations; a sync with nothing queued is none', async () => {
    const { Word, counts } = open({ client }, 'One.', 'Two.');
    await Word.run(async (context) => {
      context.document.body.paragraphs.load('text');
      await context.sync();
      await context.sync();
    });
    // The body and its paragraphs are made, and loaded.
    expect(counts.syncs).toBe(1);
    if (client === 'ours') expect(counts.operations).toBe(3);
  });

  test('a run must give a promise', async () => {
    const { Word } = open({ client }, 'See Roe.');
    const notAsync = (() => 'done') as unknown as () => Promise<string>;
    await expect(Word.run(notAsync)).rejects.toMatchObject({ code: 'RunMustReturnPromise' });
  });
});

describe.each(clients)('what is missing, through the library %s', (client) => {
  test.each(['Roe-Wade', 'Roe/Wade', 'Roe [v.] {Wade} (no. 1)', '$1*+?|\\'])('is not %s', async (words) => {
    const { Word, onlooker } = open({ client }, `See ${words}.`);
    await Word.run(async (context) => {
      context.document.body.search(words).getFirst().select();
      await context.sync();
    });
    expect(onlooker.selectedText()).toBe(words);
  });

  test('is a null object where one asked for that, and an error elsewhere', async () => {
    const { Word } = open({ client }, 'See Roe.');
    await Word.run(async (context) => {
      const hits = context.document.body.search('Wade');
      const none = hits.getFirstOrNullObject();
      expect(codeOf(() => none.isNullObject)).toBe('PropertyNotLoaded');
      none.load('text');
      await context.sync();
      expect(none.isNullObject).toBe(true);
      expect(none.text).toBeUndefined();
      hits.getFirst();
      await expect(context.sync()).rejects.toMatchObject({ code: 'ItemNotFound' });
      none.select();
      await expect(context.sync()).rejects.toMatchObject({ code: 'ItemNotFound' });
    });
  });
});

const firstOf = (word: ReturnType<typeof open>, track: boolean) =>
  word.Word.run(async (context) => {
    const first = context.document.body.paragraphs.getFirst().load('text');
    await context.sync();
    if (track) first.track();
    return first;
  });

describe.each(clients)('objects, through the library %s', (client) => {
  test('are of use where they are tracked, in their own context', async () => {
    const word = open({ client }, 'See Roe.');
    const first = await firstOf(word, true);
    await word.Word.run(first, async (context) => {
      first.load('style');
      await context.sync();
      expect(first.style).toBe('Normal');
    });
    await word.Word.run((context) => {
      const range = context.document.body.getRange();
      expect(codeOf(() => range.expandTo(first.getRange()))).toBe('InvalidRequestContext');
      return Promise.resolve();
    });
  });

  test('are gone once they are untracked, for all that is queued later', async () => {
    const { Word, counts } = open({ client }, 'One.', 'Two.', 'Three.');
    await Word.run(async (context) => {
      const { paragraphs } = context.document.body;
      paragraphs.load('text');
      await context.sync();
      const [first, second, third] = paragraphs.items;
      const text = first?.getReviewedText('Current');
      first?.untrack();
      if (second && third) context.trackedObjects.remove([second, third]);
      await context.sync();
      expect(text?.value).toBe('One.');
      second?.getReviewedText('Current');
      await expect(context.sync()).rejects.toMatchObject({ code: 'InvalidObjectPath' });
    });
    // The body and the collection.
    await expect.poll(() => counts.trackedAtEnd).toBe(2);
  });

  test('everything that a run leaves tracked is counted', async () => {
    const { Word, counts } = open({ client }, 'One.', 'Two.', 'Three.');
    await Word.run(async (context) => {
      context.document.body.paragraphs.load('text');
      await context.sync();
    });
    await expect.poll(() => counts.trackedAtEnd).toBe(5);
  });
});

describe('what is not known', () => {
  test('a member that is not stood in for says so, and is not undefined', async () => {
    const { Word } = open({}, 'See Roe.');
    await Word.run((context) => {
      expect(() => context.document.body.lists).toThrow('does not know Body.lists');
      return Promise.resolve();
    });
  });
});

/** Microsoft's library reaches some of them again by their path, and finds what stands there then: here none. */
test('objects are of no use after their run, but for what was loaded', async () => {
  const word = open({}, 'See Roe.');
  const first = await firstOf(word, false);
  expect(first.text).toBe('See Roe.');
  expect(codeOf(() => first.load('style'))).toBe('InvalidObjectPath');
  expect(codeOf(() => first.search('Roe'))).toBe('InvalidObjectPath');
  expect(codeOf(() => first.font)).toBe('InvalidObjectPath');
});

describe('local ids', () => {
  test('the local id of a paragraph is another in each session', async () => {
    const ids = await Promise.all(
      [open({}, 'See Roe.'), open({}, 'See Roe.')].map(({ Word }) =>
        Word.run(async (context) => {
          const first = context.document.body.paragraphs.getFirst().load('uniqueLocalId');
          await context.sync();
          return first.uniqueLocalId;
        }),
      ),
    );
    expect(ids[0]).toMatch(/^[0-9A-F]{8}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('a paragraph that was deleted meanwhile', async () => {
    const { Word, author, onlooker } = open({}, 'One.', 'Two.');
    const id = onlooker.paragraphs()[1]?.localId ?? '';
    await author.deleteParagraph(1);
    await Word.run(async (context) => {
      context.document.getParagraphByUniqueLocalId(id);
      await expect(context.sync()).rejects.toMatchObject({ code: 'ItemNotFound' });
    });
  });
});

describe('the structure of a document', () => {
  test('paragraphs of tables are among those of the body, notes are not', async () => {
    const { Word } = openWord(
      writeDocx({
        body: [
          paragraph('Before', footnote(paragraph('A note.')), '.'),
          table([[paragraph('Cell one.')], [paragraph('Cell two.')]]),
          paragraph('After.'),
        ],
        header: [paragraph('The header.')],
      }),
    );
    await Word.run(async (context) => {
      const { body, sections } = context.document;
      body.paragraphs.load('text, tableNestingLevel');
      body.footnotes.load('items/body/paragraphs/items/text');
      sections.load('items');
      await context.sync();
      const header = sections.items[0]?.getHeader('Primary').load('text');
      const empty = sections.items[0]?.getHeader('FirstPage').load('text');
      await context.sync();
      expect(body.paragraphs.items.map(({ text, tableNestingLevel }) => [text, tableNestingLevel])).toEqual([
        ['Before\u0002.', 0],
        ['Cell one.', 1],
        ['Cell two.', 1],
        ['After.', 0],
      ]);
      expect(body.footnotes.items.map((note) => note.body.paragraphs.items[0]?.text)).toEqual([
        '\u0002 A note.',
      ]);
      expect([header?.text, empty?.text]).toEqual(['The header.', '']);
    });
  });
});

describe('the globals', () => {
  const word = open({ platform: 'web' }, 'See Roe.');
  const uninstall = word.install();
  afterEach(uninstall);

  test('are those of the platform while they are installed', async () => {
    expect(Office.context.requirements.isSetSupported('WordApi', '1.8')).toBe(true);
    expect(Office.context.platform).toBe(Office.PlatformType.OfficeOnline);
    expect(await Office.onReady()).toMatchObject({ host: 'Word', platform: 'OfficeOnline' });
    const failed = await Word.run((context) => context.sync(context.document.body.search(''))).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(OfficeExtension.Error);
    uninstall();
    expect(typeof Word).toBe('undefined');
  });
});
