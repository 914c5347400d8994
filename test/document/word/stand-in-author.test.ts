/** The stand-in for Word has an author at the keyboard: events, tracked changes, undo, a file that is saved. */
import { describe, expect, test } from 'vitest';
import { deleted, footnote, inserted, paragraph, xml } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { openWord, type OpenWord, type WordChoices } from '../../support/word/open-word';

const open = (choices: WordChoices, ...texts: readonly string[]) =>
  openWord(writeDocx({ body: texts.map((text) => paragraph(text)) }), choices);

const bodyOf = ({ onlooker }: OpenWord): readonly string[] =>
  onlooker.paragraphs().map((one) => onlooker.textOf(one));

/** What the add-in is told, as `Changed 0`: by the place of the paragraph when the document was opened. */
async function listen(word: OpenWord): Promise<string[]> {
  const told: string[] = [];
  const opened = word.onlooker.paragraphs().map(({ localId }) => localId);
  const tell = (event: { type: string; uniqueLocalIds: string[] }): Promise<void> => {
    const places = event.uniqueLocalIds.map((id) => opened.indexOf(id));
    told.push(`${event.type.replace('Paragraph', '')} ${places.join(' ')}`);
    return Promise.resolve();
  };
  await word.Word.run(async (context) => {
    context.document.onParagraphChanged.add(tell);
    context.document.onParagraphAdded.add(tell);
    context.document.onParagraphDeleted.add(tell);
    await context.sync();
  });
  return told;
}

describe('paragraph events', () => {
  test("tell of the author's changes and of our own", async () => {
    const word = open({}, 'One.', 'Two.', 'Three.');
    const told = await listen(word);
    await word.author.replace(0, 'One', 'First');
    await word.author.type(1, ' More.');
    await word.author.insertParagraphAfter(1, 'New.');
    await word.author.deleteParagraph(0);
    expect(told).toEqual(['Changed 0', 'Changed 1', 'Changed 1', 'Added -1', 'Deleted 0']);
    told.splice(0);
    await word.Word.run((context) => {
      context.document.body.search('Three').getFirst().insertText('Third', 'Replace');
      return Promise.resolve();
    });
    await word.session.events.deliver();
    expect(told).toEqual(['Changed 2']);
    expect(bodyOf(word)).toEqual(['Two. More.', 'New.', 'Third.']);
  });

  test('come twice where #3864 bites, and late or never where #4874 does', async () => {
    const word = open({ faults: [3864] }, 'One.');
    const told = await listen(word);
    await word.author.type(0, '!');
    expect(told).toEqual(['Changed 0', 'Changed 0']);
    word.faults.add(4874);
    await word.author.type(0, '!');
    expect(told).toHaveLength(2);
    await word.session.events.deliverLate();
    expect(told).toHaveLength(4);
  });

  test('stop when the listener is taken away, at the sync', async () => {
    const word = open({}, 'One.');
    let told = 0;
    await word.Word.run(async (context) => {
      const listener = context.document.onParagraphChanged.add(() => Promise.resolve(told++));
      await context.sync();
      await word.author.type(0, '!');
      listener.remove();
      await word.author.type(0, '!');
      expect(told).toBe(2);
      await context.sync();
    });
    await word.author.type(0, '!');
    expect(told).toBe(2);
    expect(word.session.events.listenerCount('ParagraphChanged')).toBe(0);
  });
});

describe('annotation events', () => {
  test('tell what was inserted, pointed at, clicked, answered and removed', async () => {
    const word = open({}, 'See Roe v. Wade.');
    const told: unknown[] = [];
    const tell = (event: object): Promise<void> => Promise.resolve(void told.push({ ...event }));
    const ids = await word.Word.run(async (context) => {
      const { document } = context;
      document.onAnnotationInserted.add(tell);
      document.onAnnotationHovered.add(tell);
      document.onAnnotationClicked.add(tell);
      document.onAnnotationPopupAction.add(tell);
      document.onAnnotationRemoved.add(tell);
      await context.sync();
      const inserted = document.body.paragraphs.getFirst().insertAnnotations({
        critiques: [
          { start: 4, length: 3, colorScheme: 'Red' },
          { start: 11, length: 4, colorScheme: 'Blue' },
        ],
      });
      await context.sync();
      return inserted.value;
    });
    const [roe = '', wade = ''] = ids;
    await word.author.hoverAnnotation(roe);
    await word.author.clickAnnotation(roe);
    await word.author.answerPopUp(roe, 'Doe');
    await word.author.answerPopUp(wade, null);
    expect(told).toEqual([
      { ids },
      { id: roe },
      { id: roe },
      { ids: [roe] },
      { id: roe, action: 'Accept', critiqueSuggestion: 'Doe' },
      { id: wade, action: 'Reject', critiqueSuggestion: '' },
    ]);
    expect(bodyOf(word)).toEqual(['See Doe v. Wade.']);
  });
});

describe('the selection', () => {
  test('is told of, but for some where #2964 bites', async () => {
    const word = open({}, 'See Roe v. Wade.');
    let told = 0;
    word.Office.context.document.addHandlerAsync(
      word.Office.EventType.DocumentSelectionChanged,
      () => told++,
    );
    await word.author.select(0, 'Roe');
    expect([told, word.onlooker.selectedText()]).toEqual([1, 'Roe']);
    word.faults.add(2964);
    for (const text of ['Wade', 'Roe', 'Wade']) await word.author.select(0, text);
    expect(told).toBe(2);
    word.Office.context.document.removeHandlerAsync(word.Office.EventType.DocumentSelectionChanged);
    word.faults.clear();
    await word.author.select(0, 'Roe');
    expect(told).toBe(2);
  });

  test('is where select puts it', async () => {
    const word = open({}, 'See Roe v. Wade.');
    const selected = await word.Word.run(async (context) => {
      context.document.body.search('Wade').getFirst().select();
      const selection = context.document.getSelection().load('text');
      await context.sync();
      return selection.text;
    });
    expect([selected, word.onlooker.selectedText()]).toEqual(['Wade', 'Wade']);
  });
});

describe('tracked changes', () => {
  test('keep what an add-in replaces, until they are accepted or rejected', async () => {
    for (const [settle, text] of [
      ['acceptAllChanges', 'See Doe.'],
      ['rejectAllChanges', 'See Roe.'],
    ] as const) {
      const word = open({}, 'See Roe.');
      word.author.trackChanges('Reviewer');
      await word.Word.run((context) => {
        context.document.body.search('Roe').getFirst().insertText('Doe', 'Replace');
        return Promise.resolve();
      });
      expect(word.onlooker.paragraphTexts()[0]).toBe('See RoeDoe.');
      expect(bodyOf(word)).toEqual(['See Doe.']);
      await word.author[settle]();
      expect(word.onlooker.paragraphTexts()[0]).toBe(text);
    }
  });

  test('are listed one by one', async () => {
    const { Word } = openWord(
      writeDocx({
        body: [paragraph('410 ', deleted('F.2d'), inserted('U.S.'), ' 113'), paragraph('Plain.')],
      }),
    );
    await Word.run(async (context) => {
      const changes = context.document.body.getTrackedChanges().load('type, text, author');
      context.document.load('changeTrackingMode');
      await context.sync();
      expect(changes.items.map(({ type, text, author }) => [type, text, author])).toEqual([
        ['Deleted', 'F.2d', 'Reviewer'],
        ['Added', 'U.S.', 'Reviewer'],
      ]);
      expect(context.document.changeTrackingMode).toBe('Off');
    });
  });

  test('a deleted paragraph mark joins two paragraphs once it is accepted', async () => {
    const mark = '<w:pPr><w:rPr><w:del w:id="1" w:author="Reviewer"/></w:rPr></w:pPr>';
    const word = openWord(
      writeDocx({
        body: [
          { kind: 'xml', xml: `<w:p>${mark}<w:r><w:t>See Roe</w:t></w:r></w:p>` },
          paragraph(' v. Wade.'),
        ],
      }),
    );
    expect(bodyOf(word)).toEqual(['See Roe', ' v. Wade.']);
    await word.author.acceptAllChanges();
    expect(bodyOf(word)).toEqual(['See Roe v. Wade.']);
  });
});

describe('undo', () => {
  test('takes back one request of an add-in, or one action of the author, at a time', async () => {
    const word = open({}, 'See Roe.', 'See Doe.');
    const before = word.onlooker.save();
    await word.Word.run((context) => {
      context.document.body.search('Roe').getFirst().insertText('Wade', 'Replace');
      context.document.body.search('Doe').getFirst().insertComment('Check it.');
      context.document.body.search('Doe').getFirst().font.highlightColor = '#FFFF00';
      return Promise.resolve();
    });
    await word.author.deleteParagraph(1);
    expect(bodyOf(word)).toEqual(['See Wade.']);
    await word.author.undo();
    expect(bodyOf(word)).toEqual(['See Wade.', 'See Doe.']);
    expect(word.onlooker.comments()).toHaveLength(1);
    await word.author.undo();
    expect(word.onlooker.save()).toEqual(before);
  });
});

describe('the file', () => {
  test('is dirty as soon as a pane is open (#3296), until it is saved', async () => {
    const word = open({}, 'See Roe.');
    const isSaved = () =>
      word.Word.run(async (context) => {
        context.document.load('saved');
        await context.sync();
        return context.document.saved;
      });
    expect(await isSaved()).toBe(false);
    word.onlooker.save();
    expect(await isSaved()).toBe(true);
    await word.author.type(0, ' More.');
    expect(await isSaved()).toBe(false);
  });

  test('carries what add-ins keep in its settings', () => {
    const word = open({}, 'See Roe.');
    word.Office.context.document.settings.set('choice', 'list');
    word.Office.context.document.settings.saveAsync();
    expect(word.onlooker.save().settings).toEqual({ choice: 'list' });
  });
});

describe('editing', () => {
  test('a paragraph that is replaced loses its notes (#2749)', async () => {
    const word = openWord(writeDocx({ body: [paragraph('Roe', footnote(paragraph('n')), '.')] }));
    await word.Word.run(async (context) => {
      context.document.body.paragraphs.getFirst().insertText('Doe.', 'Replace');
      const notes = context.document.body.footnotes.load('items');
      await context.sync();
      expect(notes.items).toEqual([]);
    });
    expect(word.onlooker.paragraphTexts()[0]).toBe('Doe.');
  });

  test('text that is inserted takes the format of what it replaces', async () => {
    const yellow = '<w:r><w:rPr><w:highlight w:val="yellow"/></w:rPr><w:t>Roe</w:t></w:r>';
    const word = openWord(writeDocx({ body: [paragraph('See ', xml(yellow), '.')] }));
    await word.Word.run((context) => {
      context.document.body.search('Roe').getFirst().insertText('Roe v. Wade', 'Replace');
      return Promise.resolve();
    });
    expect(word.onlooker.highlights()).toMatchObject([{ text: 'Roe v. Wade', color: '#FFFF00' }]);
  });

  test('a range over several paragraphs is replaced as one', async () => {
    const word = open({}, 'One two.', 'Three.', 'Four five.');
    await word.Word.run((context) => {
      const { body } = context.document;
      body.search('two').getFirst().expandTo(body.search('Four').getFirst()).insertText('to', 'Replace');
      return Promise.resolve();
    });
    expect(bodyOf(word)).toEqual(['One to five.']);
  });
});
