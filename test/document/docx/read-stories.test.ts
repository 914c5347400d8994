import { describe, expect, test } from 'vitest';
import type { BriefText } from '../../../src/document/brief-text';
import { openDocx } from '../../../src/document/docx/open-docx';
import {
  deleted,
  endnote,
  footnote,
  hidden,
  link,
  markedNote,
  oldTextBox,
  paragraph,
  paragraphWith,
  textBox,
  xml,
} from '../../support/docx/blocks';
import { part, writeDocx, type DocxContent } from '../../support/docx/write-docx';

const readDocx = (content: DocxContent): Promise<BriefText> => openDocx(writeDocx(content)).read();

/** Each story as `kind label @anchor: words`, the anchor as the ten characters of text before it. */
function told({ text, stories }: BriefText): readonly string[] {
  return stories.map(({ kind, label, anchor, start, end }) => {
    const where = anchor === undefined ? '' : ` @${text.slice(Math.max(0, anchor - 10), anchor)}`;
    return `${kind}${label === undefined ? '' : ` ${label}`}${where}: ${text.slice(start, end).trim()}`;
  });
}

describe('notes', () => {
  test('follow the body, each with its mark and where it is called', async () => {
    const brief = await readDocx({
      body: [
        paragraph(
          'First claim.',
          footnote(paragraph('See A.')),
          ' Second claim.',
          endnote(paragraph('See B.')),
        ),
        paragraph('Third claim.', footnote(paragraph('See C.'), paragraph('And D.'))),
      ],
    });
    expect(told(brief)).toEqual([
      'body: First claim. Second claim.\nThird claim.',
      'footnote 1 @rst claim.: See A.',
      'footnote 2 @ird claim.: See C.\nAnd D.',
      'endnote i @ond claim.: See B.',
    ]);
  });

  test('are numbered by their calls, without those that have a mark of their own', async () => {
    const note = (text: string) => footnote(paragraph(text));
    const brief = await readDocx({
      body: [paragraph('a', note('x'), 'b', markedNote('*', paragraph('y')), 'c', note('z'))],
    });
    expect(told(brief)).toEqual([
      'body: abc',
      'footnote 1 @a: x',
      'footnote * @ab: *\u0020y',
      'footnote 2 @abc: z',
    ]);
  });

  test.each<[string, string, readonly (string | undefined)[]]>([
    ['in roman numerals', '<w:footnotePr><w:numFmt w:val="lowerRoman"/></w:footnotePr>', ['i', 'ii', 'iii']],
    ['from four', '<w:footnotePr><w:numStart w:val="4"/></w:footnotePr>', ['4', '5', '6']],
    ['with signs', '<w:footnotePr><w:numFmt w:val="chicago"/></w:footnotePr>', ['*', '†', '‡']],
    [
      'anew on each page, which the file does not tell',
      '<w:footnotePr><w:numRestart w:val="eachPage"/></w:footnotePr>',
      [undefined, undefined, undefined],
    ],
    [
      'anew in each section',
      '<w:footnotePr><w:numRestart w:val="eachSect"/></w:footnotePr>',
      ['1', '2', '1'],
    ],
  ])('may be numbered %s', async (_what, settings, expected) => {
    const brief = await readDocx({
      settings,
      body: [
        paragraphWith('<w:sectPr/>', 'a', footnote(paragraph('x')), 'b', footnote(paragraph('y'))),
        paragraph('c', footnote(paragraph('z'))),
      ],
    });
    expect(brief.stories.slice(1).map(({ label }) => label)).toEqual(expected);
  });

  test('whose call is deleted or hidden are gone', async () => {
    const brief = await readDocx({
      body: [
        paragraph('a', deleted(footnote(paragraph('gone'))), 'b', footnote(paragraph('kept'))),
        paragraph(
          'c',
          hidden('x'),
          xml('<w:r><w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="1"/></w:r>'),
        ),
      ],
    });
    expect(told(brief)).toEqual(['body: ab\nc', 'footnote 1 @ab: kept']);
  });

  test('carry their own links', async () => {
    const brief = await readDocx({
      body: [paragraph('a', footnote(paragraph('see ', link('https://example.org/note', 'here'))))],
    });
    expect(brief.hyperlinks.map(({ start, end, url }) => [brief.text.slice(start, end), url])).toEqual([
      ['here', 'https://example.org/note'],
    ]);
  });

  test.each<[string, string | null]>([
    ['missing', null],
    ['damaged', '<w:footnotes'],
    ['without the note', part('footnotes', '')],
  ])('are told as unread where their part is %s', async (_what, footnotes) => {
    const brief = await readDocx({
      body: [paragraph('a', footnote(paragraph('x')), footnote(paragraph('y')))],
      parts: { 'word/footnotes.xml': footnotes },
    });
    expect(brief.unread).toEqual([{ what: 'notes', count: 2 }]);
  });
});

describe('text boxes', () => {
  test('are read once, and with where they are anchored', async () => {
    const brief = await readDocx({ body: [paragraph('Before', textBox(paragraph('Boxed')), ' and after.')] });
    expect(told(brief)).toEqual(['body: Before and after.', 'textBox @Before: Boxed']);
  });

  test('in the old drawing language are read as well', async () => {
    const brief = await readDocx({
      body: [paragraph('Before', oldTextBox(paragraph('Boxed', oldTextBox(paragraph('Within')))))],
    });
    expect(told(brief)).toEqual(['body: Before', 'textBox @Before: Boxed', 'textBox @Before: Within']);
  });

  test('without words are decoration', async () => {
    const brief = await readDocx({ body: [paragraph('Before', textBox(paragraph('')))] });
    expect(told(brief)).toEqual(['body: Before']);
  });
});

describe('headers and footers', () => {
  test('are read where they carry text', async () => {
    const content = {
      body: [paragraph('Body.')],
      header: [paragraph('No. 26-101')],
      footer: [paragraph('')],
    };
    expect(told(await readDocx(content))).toEqual(['body: Body.', 'header: No. 26-101']);
  });

  test('of first and even pages are read where the document has such pages', async () => {
    const references = (section: string, settings: string): DocxContent => ({
      body: [paragraph('Body.')],
      header: [paragraph('Short title')],
      settings,
      section: `<w:headerReference w:type="first" r:id="header"/><w:headerReference w:type="even" r:id="footer"/>${section}`,
      footer: [paragraph('Foot')],
    });
    const kindsOf = async (content: DocxContent) => (await readDocx(content)).stories.map(({ kind }) => kind);
    expect(await kindsOf(references('', ''))).toEqual(['body', 'header', 'footer']);
    expect(await kindsOf(references('', '<w:evenAndOddHeaders/>'))).toEqual([
      'body',
      'header',
      'header',
      'footer',
    ]);
  });

  test('are told as unread where their part is missing', async () => {
    const brief = await readDocx({
      body: [paragraph('Body.')],
      header: [paragraph('Short title')],
      parts: { 'word/header.xml': null },
    });
    expect(brief.unread).toEqual([{ what: 'headers', count: 1 }]);
  });
});

test('paragraphs and stories cover the text but for what separates them', async () => {
  const { text, paragraphs, stories } = await readDocx({
    body: [paragraph('One', footnote(paragraph('Note'), paragraph(''))), paragraph(''), paragraph('Two')],
    header: [paragraph('Head')],
  });
  const bare = stories.map(({ start, end }) =>
    paragraphs
      .filter((found) => found.start >= start && found.end <= end)
      .map((found) => text.slice(found.start, found.end)),
  );
  expect(bare).toEqual([['One', '', 'Two'], [' Note', ''], ['Head']]);
  expect(bare.map((story) => `${story.join('\n')}\n\n`).join('')).toBe(text);
});
