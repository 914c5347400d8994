// @vitest-environment jsdom
import {
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  PageBreak,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BriefText } from '../../src/document/brief-text';
import { openDocx } from '../../src/document/docx/open-docx';
import { liveRange } from '../../src/preview/live-range';
import { renderDocx } from '../../src/preview/render-docx';
import { locateText } from '../../src/preview/text-places';
import { addBrowserParts } from '../support/browser-parts';

beforeAll(addBrowserParts);
afterEach(() => document.body.replaceChildren());

/** A page with what makes the reader and the drawing differ. */
const motion = new Document({
  footnotes: {
    1: { children: [new Paragraph('Fable v. Ghost, 1 Ex. 60 (2001).')] },
    2: { children: [new Paragraph('Id. at 61.')] },
  },
  sections: [
    {
      children: [
        new Paragraph('I.'),
        new Paragraph({
          children: [
            new TextRun('The rule is in '),
            new TextRun('Bell v. Candle'),
            new TextRun(', 1 Ex. 1 (1985).'),
            new FootnoteReferenceRun(1),
            new TextRun({ children: [new Tab(), 'It has not changed.'] }),
          ],
        }),
        new Paragraph('I.'),
        new Paragraph({
          children: [new TextRun('Before the break'), new PageBreak(), new TextRun('and after it.')],
        }),
        new Table({
          rows: [
            new TableRow({
              children: [new TableCell({ children: [new Paragraph('Drum v. Eagle, 1 Ex. 20')] })],
            }),
          ],
        }),
        new Paragraph({
          children: [
            new ExternalHyperlink({ link: 'https://example.org/', children: [new TextRun('a web page')] }),
            new ExternalHyperlink({ link: 'javascript:alert(1)', children: [new TextRun('a trap')] }),
            new FootnoteReferenceRun(2),
          ],
        }),
        new Paragraph('I.'),
      ],
    },
  ],
});

describe('locateText', () => {
  test.each([
    ['The rule is in Bell v. Candle, 1 Ex. 1 (1985).', 'runs of different kinds'],
    ['It has not changed.', 'what follows a note number and a tab'],
    ['Before the break', 'one side of a page break'],
    ['and after it.', 'the other side'],
    ['Drum v. Eagle, 1 Ex. 20', 'a cell of a table'],
    ['a web page', 'a link'],
    ['Fable v. Ghost, 1 Ex. 60 (2001).', 'a note'],
    ['Id. at 61.', 'the next note'],
  ])('finds “%s”: %s', async (passage) => {
    const { brief, find } = await show(await Packer.toBuffer(motion));
    const start = brief.text.indexOf(passage);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(wordsAt(find(start, start + passage.length))).toBe(passage);
  });

  test('tells repeated short paragraphs apart', async () => {
    const { brief, find } = await show(await Packer.toBuffer(motion));
    const starts = [...brief.text.matchAll(/^I\.$/gm)].map(({ index }) => index);
    const places = starts.map((start) => find(start, start + 2));
    expect(places.map(wordsAt)).toEqual(['I.', 'I.', 'I.']);
    expect(new Set(places.map((place) => place?.startContainer)).size).toBe(3);
  });

  test('finds a passage in a paragraph that is drawn otherwise than it was read', () => {
    const text = 'First paragraph, quite alike in both.\nSee Bell v. Candle, 1 Ex. 1, and a formula.\n';
    const drawn = `<div><section><article><p>First paragraph, quite alike in both.</p>
      <p>See <i>Bell v.\u00a0Candle</i>, 1 Ex. 1, and x = y.</p></article></section></div>`;
    document.body.append(document.createRange().createContextualFragment(drawn));
    const find = locateText(twoParagraphs(text), document.body);
    const start = text.indexOf('Bell');
    expect(wordsAt(find(start, start + 'Bell v. Candle, 1 Ex. 1'.length))).toBe(
      'Bell v.\u00a0Candle, 1 Ex. 1',
    );
    const missing = text.indexOf('a formula');
    expect(find(missing, missing + 9)).toBeNull();
  });
});

test('what a brief brings along cannot act in the page', async () => {
  const { pages } = await show(await Packer.toBuffer(motion));
  const links = [...pages.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/', null]);
  expect(links[0]?.rel).toContain('noopener');
  expect(pages.querySelectorAll('script, iframe, object, embed')).toHaveLength(0);
});

const shared = join(import.meta.dirname, '../../../shared/data/docx');

// Skipped where the shared briefs are absent.
describe.skipIf(!existsSync(shared))('the shared briefs', () => {
  const files = existsSync(shared) ? readdirSync(shared).filter((name) => name.endsWith('.docx')) : [];

  test.each(files)('nearly every sentence of %s is found where it is drawn', async (name) => {
    const { brief, find } = await show(readFileSync(join(shared, name)));
    const passages = [...brief.text.matchAll(/[^\n]{30,80}/g)].filter(({ index }) =>
      brief.stories.some(({ kind, start, end }) => /body|note/.test(kind) && index >= start && index < end),
    );
    const found = passages.filter(({ 0: text, index }) => {
      const place = find(index, index + text.length);
      return place !== null && bare(wordsAt(place) ?? '') === bare(text);
    });
    expect(passages.length).toBeGreaterThan(0);
    expect(found.length / passages.length).toBeGreaterThan(0.97);
  });
});

async function show(bytes: Uint8Array) {
  const pages = document.createElement('div');
  document.body.append(pages);
  const brief = await openDocx(new Uint8Array(bytes)).read();
  await renderDocx(new Uint8Array(bytes), pages);
  return { brief, pages, find: locateText(brief, pages) };
}

function twoParagraphs(text: string): BriefText {
  const middle = text.indexOf('\n');
  const plain = { indented: false, heading: false, inTable: false };
  return {
    text,
    paragraphs: [
      { start: 0, end: middle, ...plain },
      { start: middle + 1, end: text.length - 1, ...plain },
    ],
    stories: [{ kind: 'body', start: 0, end: text.length }],
    hyperlinks: [],
    unread: [],
  };
}

function bare(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, '').replace(/[\u2010\u2011]/g, '-');
}

function wordsAt(place: StaticRange | null): string | undefined {
  return place === null ? undefined : liveRange(place).toString();
}
