/** The stand-in for Word shows marks as Word does, keeps some of them in the file, and fails where Word fails. */
import { describe, expect, test } from 'vitest';
import { deleted, footnote, hidden, link, paragraph, run, xml, type Inline } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { openWord, type OpenWord, type WordChoices } from '../../support/word/open-word';

const open = (choices: WordChoices, ...content: readonly Inline[]) =>
  openWord(writeDocx({ body: [paragraph(...content)] }), choices);

const critique = (start: number, length: number, suggestions: string[] = []): Word.Critique => ({
  colorScheme: 'Red',
  start,
  length,
  popupOptions: {
    brandingTextResourceId: 'Brand',
    subtitleResourceId: 'Finding.checking',
    titleResourceId: 'Title.checking',
    suggestions,
  },
});

function withTitle(titleResourceId: string): Word.Critique {
  const plain = critique(0, 3);
  return {
    ...plain,
    ...(plain.popupOptions && { popupOptions: { ...plain.popupOptions, titleResourceId } }),
  };
}

const insert = ({ Word }: OpenWord, critiques: Word.Critique[], inNote = false) =>
  Word.run(async (context) => {
    const { body } = context.document;
    const story = inNote ? body.footnotes.getFirst().body : body;
    const ids = story.paragraphs.getFirst().insertAnnotations({ critiques });
    await context.sync();
    return ids.value;
  });

describe('annotations', () => {
  test.each([
    ['plain', ['See Roe.'], 4, 'Roe'],
    ['behind a deletion', ['See ', deleted('but '), 'Roe.'], 4, 'Roe'],
    ['around a deletion', ['See R', deleted('x'), 'oe.'], 4, 'Roe'],
    ['behind hidden text', [hidden('secret '), 'See Roe.'], 4, 'Roe'],
    ['behind the mark of a note', ['Se', footnote(paragraph('n')), 'e Roe.'], 4, 'Roe'],
  ] as const)('count the text that getText gives: %s', async (_, content, start, text) => {
    const word = open({}, ...(content as readonly Inline[]));
    await insert(word, [critique(start, text.length)]);
    expect(word.onlooker.annotations()).toMatchObject([
      { start, end: start + text.length, text, color: 'Red' },
    ]);
  });

  test('lead back to their range', async () => {
    const word = open({}, 'See Roe v. Wade.');
    const [id = ''] = await insert(word, [critique(4, 11, ['Roe v. Wade, 410 U.S. 113'])]);
    await word.Word.run(async (context) => {
      const annotation = context.document
        .getAnnotationById(id)
        .load('id, state, critiqueAnnotation/critique');
      annotation.critiqueAnnotation.range.load('text');
      const all = context.document.body.paragraphs.getFirst().getAnnotations().load('id');
      await context.sync();
      expect(annotation.critiqueAnnotation.range.text).toBe('Roe v. Wade');
      expect(annotation.critiqueAnnotation.critique.start).toBe(4);
      expect([annotation.id, annotation.state]).toEqual([id, 'Created']);
      expect(all.items.map((one) => one.id)).toEqual([id]);
      annotation.delete();
    });
    expect(word.onlooker.annotations()).toEqual([]);
  });

  test.each([
    ['beyond the paragraph', critique(6, 9)],
    ['of no length', critique(2, 0)],
    ['with four suggestions', critique(0, 3, ['1', '2', '3', '4'])],
    ['in a colour that Word does not have', { ...critique(0, 3), colorScheme: 'Yellow' as 'Red' }],
    ['with a text that the manifest does not name', withTitle('The year differs.')],
    ['with the id of a picture as text', withTitle('Icon.16')],
  ])('are refused %s, all of the call', async (_, wrong) => {
    const word = open({}, 'See Roe.');
    await expect(insert(word, [critique(0, 3), wrong])).rejects.toMatchObject({ code: 'InvalidArgument' });
    expect(word.onlooker.annotations()).toEqual([]);
  });

  test('have pop-ups from WordApi 1.8', async () => {
    const word = open({ platform: 'WordApi 1.7' }, 'See Roe.');
    await expect(insert(word, [critique(0, 3)])).rejects.toMatchObject({ code: 'InvalidArgument' });
    await insert(word, [{ colorScheme: 'Red', start: 0, length: 3 }]);
    expect(word.onlooker.annotations()).toMatchObject([{ text: 'See', popUp: undefined }]);
  });

  test('are in no saved file, and change no text', async () => {
    const word = open({}, 'See Roe.');
    const before = word.onlooker.save();
    await insert(word, [critique(4, 3)]);
    expect(word.onlooker.save()).toEqual(before);
  });

  test('go when their words change, and stay when others do', async () => {
    const word = open({}, 'See Roe v. Wade.');
    await insert(word, [critique(4, 3), critique(11, 4)]);
    await word.author.replace(0, 'Roe', 'Doe');
    await word.author.replace(0, 'See', 'But see');
    expect(word.onlooker.annotations()).toMatchObject([{ start: 15, text: 'Wade' }]);
  });
});

describe('known faults of annotations', () => {
  const wrong = { code: 'GeneralException' };

  test('bought Office says that it has them, and throws (#4953)', async () => {
    const word = open({ platform: 'perpetual' }, 'See Roe.');
    expect(word.Office.context.requirements.isSetSupported('WordApi', '1.7')).toBe(true);
    await expect(insert(word, [critique(4, 3)])).rejects.toMatchObject(wrong);
    await expect(insert(open({ faults: [4953] }, 'See Roe.'), [critique(4, 3)])).rejects.toMatchObject(wrong);
  });

  test('inserted while the ribbon opens the pane, they are listed and not seen (#6595)', async () => {
    const word = open({ faults: [6595] }, 'See Roe.');
    word.session.ribbonIsOpening = true;
    expect(await insert(word, [critique(4, 3)])).toHaveLength(1);
    expect(word.onlooker.annotations()).toEqual([]);
    word.session.ribbonIsOpening = false;
    await insert(word, [critique(0, 3)]);
    expect(word.onlooker.annotations()).toHaveLength(1);
  });

  test.each([
    ['windows', true],
    ['web', false],
  ] as const)('in notes on Windows they fail (#4997): %s', async (platform, fails) => {
    const word = open({ platform, faults: [4997] }, 'x', footnote(paragraph('Roe')));
    const inserted = insert(word, [critique(1, 3)], true);
    await (fails ? expect(inserted).rejects.toMatchObject(wrong) : expect(inserted).resolves.toHaveLength(1));
  });

  const remove = ({ Word }: OpenWord, ids: readonly string[]) =>
    Word.run((context) => {
      for (const id of ids) context.document.getAnnotationById(id).delete();
      return Promise.resolve();
    });

  test('the web cannot delete them in notes (#4996)', async () => {
    const word = open({ platform: 'web', faults: [4996] }, 'See', footnote(paragraph('Roe')));
    const inNote = await insert(word, [critique(1, 3)], true);
    await remove(word, await insert(word, [critique(0, 3)]));
    await expect(remove(word, inNote)).rejects.toMatchObject(wrong);
    expect(word.onlooker.annotations()).toMatchObject([{ story: 'footnote' }]);
  });

  test('deleting answers ItemNotFound now and then, and what follows is not deleted (#4319)', async () => {
    const word = open({ faults: [4319] }, 'See Roe v. Wade.');
    const ids = await insert(word, [critique(0, 3), critique(4, 3), critique(8, 2), critique(11, 4)]);
    await expect(remove(word, ids)).rejects.toMatchObject({ code: 'ItemNotFound' });
    expect(word.onlooker.annotations().map(({ text }) => text)).toEqual(['Wade']);
    await expect(remove(word, ids)).rejects.toMatchObject({ code: 'ItemNotFound' });
  });

  test('the Mac cannot list them (#5701)', async () => {
    const word = open({ platform: 'mac', faults: [5701] }, 'See Roe.');
    await expect(
      word.Word.run(async (context) => {
        context.document.body.paragraphs.getFirst().getAnnotations().load('id');
        await context.sync();
      }),
    ).rejects.toMatchObject({ code: 'NotImplemented' });
  });

  test('the momentary highlight moves the selection on the web (#6141)', async () => {
    const word = open({ platform: 'web', faults: [6141] }, 'See Roe.');
    await word.Word.run((context) => {
      context.document.body.search('Roe').getFirst().highlight();
      return Promise.resolve();
    });
    expect([word.onlooker.flashedText(), word.onlooker.selectedText()]).toEqual(['Roe', 'Roe']);
    expect(word.onlooker.save().highlights).toEqual([]);
  });
});

describe.each(['ours', 'microsoft'] as const)('highlighting, through the library %s', (client) => {
  const colorOf = (word: OpenWord, text: string, color?: string | null) =>
    word.Word.run(async (context) => {
      const { font } = context.document.body.search(text).getFirst();
      if (color !== undefined) font.highlightColor = color as string;
      font.load('highlightColor');
      await context.sync();
      return font.highlightColor;
    });
  const yellow = run('<w:highlight w:val="yellow"/>', 'Roe');

  test('is read as one colour, none, or several', async () => {
    const word = open({ client }, 'See ', yellow, ' v. Wade.');
    expect(await colorOf(word, 'Roe')).toBe('#FFFF00');
    expect(await colorOf(word, 'Wade')).toBeNull();
    expect(await colorOf(word, 'Roe v.')).toBe('');
  });

  test("replaces the author's own, and is in the saved file", async () => {
    const word = open({ client }, 'See ', yellow, ' v. Wade.');
    await colorOf(word, 'e Roe', '#00FF00');
    expect(word.onlooker.save().highlights).toMatchObject([
      { text: 'e Roe', color: '#00FF00', start: 2, end: 7 },
    ]);
    await colorOf(word, 'e Roe', null);
    expect(word.onlooker.highlights()).toEqual([]);
  });

  test.each([
    ['windows', '#FF8888', '#C0C0C0'],
    ['windows', 'yellow', '#FFFF00'],
    ['web', '#FF8888', '#FF8888'],
  ] as const)('on %s %s becomes %s', async (platform, color, shown) => {
    const word = open({ client, platform }, 'See Roe.');
    await colorOf(word, 'Roe', color);
    expect(word.onlooker.highlights()).toMatchObject([{ color: shown }]);
  });

  test('is refused where it is no colour', async () => {
    await expect(colorOf(open({ client }, 'Roe'), 'Roe', 'loud')).rejects.toMatchObject({
      code: 'InvalidArgument',
    });
  });
});

describe.each(['ours', 'microsoft'] as const)('what stays in the file, through the library %s', (client) => {
  test('comments, links and content controls, until they are deleted', async () => {
    const word = open({ client }, 'See Roe v. Wade.');
    const ids = await word.Word.run(async (context) => {
      const roe = context.document.body.search('Roe').getFirst();
      const wade = context.document.body.search('Wade').getFirst();
      const comment = roe.insertComment('Check it.').load('id, content');
      wade.hyperlink = 'https://www.courtlistener.com/opinion/1/';
      const control = roe.insertContentControl();
      control.tag = 'ours';
      control.load('id');
      await context.sync();
      return { comment: comment.id, control: control.id };
    });
    expect(word.onlooker.save()).toMatchObject({
      comments: [{ content: 'Check it.', text: 'Roe' }],
      links: [{ text: 'Wade', address: 'https://www.courtlistener.com/opinion/1/', start: 11, end: 15 }],
      contentControls: [{ tag: 'ours' }],
    });
    await word.Word.run(async (context) => {
      const comments = context.document.body.getComments().load('id, content');
      const ours = context.document.contentControls.getByTag('ours').load('text');
      await context.sync();
      expect(comments.items.map(({ id }) => id)).toEqual([ids.comment]);
      expect(ours.items.map(({ text }) => text)).toEqual(['Roe']);
      comments.items[0]?.delete();
      ours.items[0]?.delete(true);
      context.document.body.search('Wade').getFirst().hyperlink = '';
    });
    expect(word.onlooker.save()).toMatchObject({
      comments: [],
      links: [],
      contentControls: [],
      text: ['See Roe v. Wade.', '', '', '', '', '', ''],
    });
  });

  test('a new link takes the place of one that was there', async () => {
    const word = open({ client }, link('https://a.example/', 'Roe v. Wade'), '.');
    await word.Word.run((context) => {
      context.document.body.search('Wade').getFirst().hyperlink = 'https://b.example/';
      return Promise.resolve();
    });
    expect(word.onlooker.links().map(({ text, address }) => [text, address])).toEqual([
      ['Roe v. ', 'https://a.example/'],
      ['Wade', 'https://b.example/'],
    ]);
  });

  test('comments are refused outside of the body', async () => {
    const { Word } = open({ client }, 'x', footnote(paragraph('Roe')));
    await expect(
      Word.run((context) => {
        context.document.body.footnotes.getFirst().body.search('Roe').getFirst().insertComment('No.');
        return Promise.resolve();
      }),
    ).rejects.toMatchObject({ code: 'NotAllowed' });
  });

  test('content controls fail in notes on the web (#4373)', async () => {
    const { Word, counts } = open(
      { client, platform: 'web', faults: [4373] },
      'See',
      footnote(paragraph('Roe')),
    );
    await expect(
      Word.run((context) => {
        context.document.body.search('See').getFirst().insertContentControl();
        context.document.body.footnotes.getFirst().body.search('Roe').getFirst().insertContentControl();
        return Promise.resolve();
      }),
    ).rejects.toMatchObject({ code: 'GeneralException' });
    expect(counts.contentControlsInserted).toBe(1);
  });
});

describe('a document that refuses', () => {
  const protectedFile = (settings: string) =>
    openWord(writeDocx({ body: [paragraph('See Roe.')], settings }));
  const edits: readonly (readonly [string, (place: Word.Range) => unknown])[] = [
    ['text', (place) => place.insertText('Doe', 'Replace')],
    ['highlighting', (place) => (place.font.highlightColor = '#FFFF00')],
    ['a comment', (place) => place.insertComment('No.')],
    ['a link', (place) => (place.hyperlink = 'https://a.example/')],
  ];

  test.each(edits)('%s, where it is protected or read-only', async (_, edit) => {
    const protection = '<w:documentProtection w:edit="readOnly" w:enforcement="1"/>';
    for (const word of [protectedFile(protection), open({ isReadOnly: true }, 'See Roe.')]) {
      const before = word.onlooker.save();
      await expect(
        word.Word.run((context) => {
          edit(context.document.body.search('Roe').getFirst());
          return Promise.resolve();
        }),
      ).rejects.toMatchObject({ code: 'AccessDenied' });
      expect(word.onlooker.save()).toEqual(before);
    }
  });

  test('text within a content control that is locked', async () => {
    const locked =
      '<w:sdt><w:sdtPr><w:lock w:val="sdtContentLocked"/></w:sdtPr><w:sdtContent><w:r><w:t>Roe</w:t></w:r></w:sdtContent></w:sdt>';
    const { Word, onlooker } = open({}, 'See ', xml(locked), '.');
    await expect(
      Word.run((context) => {
        context.document.body.search('Roe').getFirst().insertText('Doe', 'Replace');
        return Promise.resolve();
      }),
    ).rejects.toMatchObject({ code: 'AccessDenied' });
    expect(onlooker.paragraphTexts()[0]).toBe('See Roe.');
  });
});
