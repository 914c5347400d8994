/** A Word that is busy for a moment: nothing that stands in the document is taken for deleted, and no mark is left wrong, missing or double. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MarksForbidden, UnreadableDocument, type Mark } from '../../../src/document/brief-document';
import type { BriefText } from '../../../src/document/brief-text';
import { openWordDocument } from '../../../src/document/word/open-word-document';
import { footnote, paragraph } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { openInWord, type OpenedWord } from '../../support/opened-word';
import { failRequests } from '../../support/word/hindered';
import type { WordChoices } from '../../support/word/open-word';

const bytes = writeDocx({
  body: [
    paragraph('See Doe v. Roe, 1 Ex. 10.'),
    paragraph('But see Poe v. Moe', footnote(paragraph('See Hal v. Sal, 3 Ex. 30.')), ', 2 Ex. 20.'),
  ],
});

let word: OpenedWord | undefined;
afterEach(() => {
  word?.close();
  word = undefined;
});

describe('reading', () => {
  test.each([1, 2, 3, 4])('request %i fails, and the notes are read all the same', async (failing) => {
    const { document, session } = open();
    failRequests(session, (number) => number === failing);
    const { text, unread } = await document.read();
    expect(text).toContain('Hal v. Sal');
    expect(unread).toEqual([]);
  });

  test('it is asked again after half a second, and after one and a half more', async () => {
    const opened = (word = openInWord(bytes));
    const waits: number[] = [];
    const document = openWordDocument({
      timer: (ms, then) => {
        waits.push(ms);
        const running = setTimeout(then);
        return () => clearTimeout(running);
      },
    });
    failRequests(opened.session, () => true);
    await expect(document.read()).rejects.toBeInstanceOf(UnreadableDocument);
    expect(waits.filter((ms) => ms > 0)).toEqual([500, 1_500]);
  });

  test('a Word that does not answer for long is told, with what to do', async () => {
    const { document, session } = open();
    failRequests(session, () => true);
    const reading = document.read();
    await expect(reading).rejects.toBeInstanceOf(UnreadableDocument);
    await expect(reading).rejects.toThrow(/busy.* check again/);
    session.obstacle = null;
    expect((await document.read()).text).toContain('Hal v. Sal');
  });

  test('notes that Word alone refuses are said to be unread', async () => {
    const { document, session } = open();
    // Only without them does it answer.
    failRequests(session, (number) => number <= 3);
    expect((await document.read()).unread.map(({ what }) => what)).toEqual(['notes', 'textBoxes']);
  });

  test('a Word too busy to take a listener is asked for it again', async () => {
    const { document, session, author } = open();
    await document.read();
    const asked = failRequests(session, (number) => number === 1);
    const told = vi.fn();
    document.editing.onTextChanged(told);
    await vi.waitFor(() => expect(asked()).toBe(2), { timeout: 20_000 });
    await author.type(0, ' Yes.');
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 20_000 });
  });

  test('while the author writes on, notes that were read are never taken for deleted, and the change comes in the end', async () => {
    const { document, session, author } = open();
    await document.read();
    const told: BriefText[] = [];
    document.editing.onTextChanged((brief) => told.push(brief));
    await new Promise((resolve) => setTimeout(resolve));
    failRequests(session, (number) => number < 12);
    await author.type(0, ' Yes.');
    await vi.waitFor(() => expect(told.at(-1)?.text).toContain('1 Ex. 10. Yes.'), { timeout: 20_000 });
    for (const { text } of told) expect(text).toContain('Hal v. Sal');
  });
});

describe('marking', () => {
  const requests = [1, 2, 3, 4, 5, 6];

  test.each(requests)(
    'request %i of the first marking fails, and the next puts all right',
    async (failing) => {
      const { document, session, mark, seen } = await opened();
      failRequests(session, (number) => number === failing);
      const marks = [mark('Doe v. Roe', 'checking'), mark('Hal v. Sal', 'checking')];
      await document.mark(marks).catch(() => undefined);
      await document.mark(marks);
      expect(seen()).toEqual(['Doe v. Roe Blue', 'Hal v. Sal Blue']);
    },
  );

  test.each(requests)('request %i of a change fails, and the next puts all right', async (failing) => {
    const { document, session, mark, seen } = await opened();
    await document.mark([mark('Doe v. Roe', 'checking'), mark('Hal v. Sal', 'checking')]);
    failRequests(session, (number) => number === failing);
    const marks = [mark('Doe v. Roe', 'critical'), mark('Poe v. Moe', 'verified')];
    await document.mark(marks).catch(() => undefined);
    await document.mark(marks);
    expect(seen()).toEqual(['Doe v. Roe Red', 'Poe v. Moe Green']);
  });

  test.each([1, 2])('request %i of the removal fails, and the next removes all', async (failing) => {
    const { document, session, mark, seen } = await opened();
    await document.mark([mark('Doe v. Roe', 'critical'), mark('Hal v. Sal', 'critical')]);
    failRequests(session, (number) => number === failing);
    await document.mark([]).catch(() => undefined);
    await document.mark([]);
    expect(seen()).toEqual([]);
  });

  test('a document that is open for reading only is told from a Word without annotations', async () => {
    const { document, mark, seen } = await opened({ isReadOnly: true });
    const marks = [mark('Doe v. Roe', 'critical')];
    await expect(document.mark(marks)).rejects.toBeInstanceOf(MarksForbidden);
    document.editing.markAs('highlighting');
    await expect(document.mark(marks)).rejects.toBeInstanceOf(MarksForbidden);
    expect(seen()).toEqual([]);
  });
});

function open(choices: WordChoices = {}) {
  return (word = openInWord(bytes, choices));
}

async function opened(choices: WordChoices = {}) {
  const all = open(choices);
  const { text } = await all.document.read();
  const mark = (words: string, tone: Mark['tone']): Mark => {
    const start = text.indexOf(words);
    const popUp = { finding: 'checking', suggestions: [] } as const;
    return { itemId: words, start, end: start + words.length, tone, text: words, popUp };
  };
  const seen = (): readonly string[] =>
    all.onlooker.annotations().map((each) => `${each.text} ${each.color}`);
  return { ...all, mark, seen };
}
