/** What every `BriefDocument` does, whatever holds the brief: one suite, run by each adapter. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  AnnotationsRefused,
  type BriefDocument,
  type Edit,
  type Mark,
} from '../../src/document/brief-document';
import { footnote, paragraph, table } from '../support/docx/blocks';
import { writeDocx } from '../support/docx/write-docx';

/** A document that a test has opened. */
export interface OpenedBrief {
  readonly document: BriefDocument;
  /** The author chooses the mark of an item in the text. */
  readonly choose: (itemId: string, start: number) => Promise<void>;
  /** The author writes; absent where the document can only be looked at. */
  readonly type?: (found: string, replacement: string) => Promise<void>;
  /** Every word of the document, also what `read` leaves out. */
  readonly words: () => readonly string[];
  readonly close: () => void;
}

export interface BriefBehaviour {
  readonly open: (bytes: Uint8Array) => OpenedBrief;
  readonly readsNotes: boolean;
  readonly annotates: boolean;
  /** Whether the author can write in it. */
  readonly edits: boolean;
  readonly comments: boolean;
}

const body = [
  paragraph('See Doe v. Roe, 1 Ex. 10, 12 (1999).'),
  paragraph('The court said so', footnote(paragraph('Poe v. Moe, 2 Ex. 20 (2001).')), ' in 1 Ex. at 12.'),
  table([[paragraph('Doe v. Roe')], [paragraph('p. 3')]]),
  paragraph('Again, Doe v. Roe, 1 Ex. 10, 12 (1999).'),
];
const bodyText = [
  'See Doe v. Roe, 1 Ex. 10, 12 (1999).',
  'The court said so in 1 Ex. at 12.',
  'Doe v. Roe',
  'p. 3',
  'Again, Doe v. Roe, 1 Ex. 10, 12 (1999).',
].join('\n');
const noteText = ' Poe v. Moe, 2 Ex. 20 (2001).';

export function describeBriefDocument(name: string, behaviour: BriefBehaviour): void {
  describe(name, () => {
    let opened: OpenedBrief | undefined;
    const open = (): OpenedBrief => (opened = behaviour.open(writeDocx({ body })));
    afterEach(() => {
      opened?.close();
      opened = undefined;
    });

    describe('reading', () => {
      test('gives the body, then the notes, each paragraph on a line', async () => {
        const { text, stories, paragraphs, unread } = await open().document.read();
        expect(text).toBe(behaviour.readsNotes ? `${bodyText}\n\n${noteText}\n\n` : `${bodyText}\n\n`);
        expect(stories[0]).toEqual({ kind: 'body', start: 0, end: bodyText.length });
        expect(paragraphs.map(({ inTable }) => inTable).slice(0, 5)).toEqual([
          false,
          false,
          true,
          true,
          false,
        ]);
        if (behaviour.readsNotes) {
          const anchor = bodyText.indexOf(' in 1 Ex.');
          expect(stories[1]).toMatchObject({ kind: 'footnote', anchor, label: '1' });
        } else {
          expect(unread).toContainEqual({ what: 'notes' });
        }
      });

      test('again gives the same', async () => {
        const { document } = open();
        expect(await document.read()).toEqual(await document.read());
      });
    });

    describe('marking', () => {
      test('touches no word, and returns the items that are not there', async () => {
        const brief = await marked();
        const before = brief.words();
        const { text } = await brief.document.read();
        const gone = await brief.document.mark([
          markOn('a', 'Doe v. Roe'),
          { ...markOn('b', 'Ex. 10'), text: 'Ex. 11' },
          { ...markOn('c', 'Ex. 10'), text: 'Ex. 10' },
          { itemId: 'd', start: text.length + 4, end: text.length + 9, tone: 'verified' },
        ]);
        expect(gone).toEqual(['b', 'd']);
        expect(brief.words()).toEqual(before);
        expect(await brief.document.mark([])).toEqual([]);
        expect(brief.words()).toEqual(before);
      });

      test('or not, a place can be gone to while its words stand there', async () => {
        const { document } = await marked();
        const [a, b] = [markOn('a', 'Doe v. Roe'), { ...markOn('b', 'Ex. at 12'), text: 'Ex. at 12' }];
        expect(await document.goTo(b)).toBe(true);
        await document.mark([a, b]);
        expect(await document.goTo(b)).toBe(true);
        expect(await document.goTo({ ...b, text: 'Ex. at 13' })).toBe(false);
        await document.mark([]);
        expect(await document.goTo(a)).toBe(true);
        document.editing?.markAs('nothing');
        await document.mark([a, b]);
        expect(await document.goTo(b)).toBe(true);
      });

      test('makes places that the author can choose, until one stops listening', async () => {
        const { document, choose } = await marked();
        const [a, b] = [markOn('a', 'Doe v. Roe'), markOn('b', 'Ex. at 12')];
        await document.mark([a, b]);
        const heard = vi.fn();
        const stop = document.onMarkChosen(heard);
        await choose('b', b.start);
        await vi.waitFor(() => expect(heard.mock.calls).toEqual([['b']]), { timeout: 50_000 });
        stop();
        await choose('a', a.start);
        expect(heard).toHaveBeenCalledTimes(1);
      });

      if (!behaviour.annotates)
        test('is refused as annotations, and asks for nothing when there are none', async () => {
          const { document } = open();
          await document.read();
          await expect(document.mark([markOn('a', 'Doe v. Roe')])).rejects.toBeInstanceOf(AnnotationsRefused);
          expect(await document.mark([])).toEqual([]);
        });

      /** Opened, read, and told to mark in a way that this document knows. */
      async function marked(): Promise<OpenedBrief> {
        const brief = open();
        await brief.document.read();
        if (!behaviour.annotates) brief.document.editing?.markAs('highlighting');
        return brief;
      }
    });

    test('can be edited where the author can write in it', () => {
      expect(open().document.editing !== undefined).toBe(behaviour.edits);
    });

    if (!behaviour.edits) return;
    describe('editing', () => {
      test('makes several edits together, each where its words stand', async () => {
        const { document } = open();
        const { editing } = document;
        if (!editing) throw new Error('This document cannot be edited.');
        await document.read();
        const last = bodyText.lastIndexOf('1999');
        const outcomes = await editing.apply([
          { ...editOn('1999'), kind: 'replace', replacement: '1998' },
          { ...editOn('Ex. at 12'), kind: 'link', url: 'https://www.courtlistener.com/c/Ex./1/10/' },
          { start: last, end: last + 4, expected: '2005', kind: 'replace', replacement: '2006' },
          { ...editOn('Again'), kind: 'link', url: 'http://www.courtlistener.com/' },
        ]);
        expect(outcomes).toEqual(['done', 'done', 'changed', 'refused']);
        const { text, hyperlinks } = await document.read();
        expect(text.startsWith(bodyText.replace('1999', '1998'))).toBe(true);
        expect(hyperlinks.map(({ start, end }) => text.slice(start, end))).toEqual(['Ex. at 12']);
        expect(await editing.remains()).toEqual([{ kind: 'link', text: 'Ex. at 12' }]);
      });

      test('leaves comments that can be found again', async () => {
        const { document, words } = open();
        const { editing } = document;
        if (!editing) throw new Error('This document cannot be edited.');
        await document.read();
        const before = words();
        const outcomes = await editing.apply([
          { ...editOn('1 Ex. 10, 12'), kind: 'comment', comment: 'The year differs.' },
        ]);
        expect(outcomes).toEqual([behaviour.comments ? 'done' : 'refused']);
        expect(await editing.remains()).toEqual(
          behaviour.comments ? [{ kind: 'comment', text: '1 Ex. 10, 12' }] : [],
        );
        expect(words()).toEqual(before);
      });

      test('tells of what the author writes, once, until one stops listening', async () => {
        const { document, type } = open();
        if (!document.editing || !type) throw new Error('This document cannot be edited.');
        await document.read();
        const heard = vi.fn();
        const stop = document.editing.onTextChanged(heard);
        await nextTurn();
        await type('Again', 'Once more');
        await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 50_000 });
        expect(heard.mock.calls).toHaveLength(1);
        expect(heard.mock.calls[0]).toMatchObject([
          { text: expect.stringContaining('Once more, Doe v. Roe') as string },
        ]);
        stop();
        await type('Once more', 'Again');
        await document.read();
        expect(heard.mock.calls).toHaveLength(1);
      });
    });
  });
}

/** By then whoever tells of changes has been asked to. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function markOn(itemId: string, words: string): Mark {
  const start = bodyText.indexOf(words);
  return { itemId, start, end: start + words.length, tone: 'verified' };
}

function editOn(expected: string): Pick<Edit, 'start' | 'end' | 'expected'> {
  const start = bodyText.indexOf(expected);
  return { start, end: start + expected.length, expected };
}
