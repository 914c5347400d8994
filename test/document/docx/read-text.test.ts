import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../src/document/docx/open-docx';
import type { BriefText } from '../../../src/document/brief-text';
import {
  blockXml,
  bold,
  deleted,
  field,
  hidden,
  inserted,
  italic,
  link,
  movedAway,
  movedHere,
  paragraph,
  paragraphWith,
  pageBreak,
  run,
  table,
  xml,
  type Block,
  type Inline,
} from '../../support/docx/blocks';
import { part, writeDocx, type DocxContent } from '../../support/docx/write-docx';

const readDocx = (content: DocxContent): Promise<BriefText> => openDocx(writeDocx(content)).read();

/** The body alone, its paragraphs apart. */
async function paragraphsOf(...body: readonly Block[]): Promise<readonly string[]> {
  const { text, stories } = await readDocx({ body });
  const [story] = stories;
  expect(story?.kind).toBe('body');
  return text.slice(story?.start, story?.end).split('\n');
}

const fieldCharacter = (type: string): Inline => xml(`<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`);
const instruction = (text: string): Inline => xml(`<w:r><w:instrText>${text}</w:instrText></w:r>`);
const symbol = (font: string, code: string): Inline =>
  xml(`<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`);

describe('what a paragraph says', () => {
  test.each<[string, readonly Inline[], string]>([
    [
      'runs of one sentence as one',
      ['Brown v. ', italic('Board'), bold(' of'), ' Educ.'],
      'Brown v. Board of Educ.',
    ],
    ['tabs and line breaks in place', ['a\tb\vc'], 'a\tb\vc'],
    [
      'hyphens that show, and those that may',
      [xml('<w:r><w:t>co</w:t><w:noBreakHyphen/><w:t>op</w:t><w:softHyphen/><w:t>erate</w:t></w:r>')],
      'co\u2011op\u00aderate',
    ],
    ['insertions, and no deletions', ['in ', inserted('two'), deleted('three'), ' parts'], 'in two parts'],
    ['text where it was moved to', [movedAway('here'), 'and ', movedHere('there')], 'and there'],
    ['a deletion within an insertion', [inserted('kept', deleted('gone'))], 'kept'],
    ['no hidden text', ['seen', hidden('unseen'), ' here'], 'seen here'],
    ['text that is expressly not hidden', [run('<w:vanish w:val="0"/>', 'seen')], 'seen'],
    ['struck text, which still shows', [run('<w:strike/>', 'struck')], 'struck'],
    ['the result of a field', ['page ', field('PAGE', '7'), ' of ten'], 'page 7 of ten'],
    ['no mark for a table of authorities', ['Brown', field('TA \\l "Brown" \\c 1'), ' held'], 'Brown held'],
    [
      'no field within the instruction of another',
      [
        fieldCharacter('begin'),
        instruction('IF '),
        field('MERGEFIELD x', 'inner'),
        instruction(' = "a" "b"'),
        fieldCharacter('separate'),
        'outer',
        fieldCharacter('end'),
      ],
      'outer',
    ],
    [
      'a simple field',
      [xml('<w:fldSimple w:instr="DATE"><w:r><w:t>May 17</w:t></w:r></w:fldSimple>')],
      'May 17',
    ],
    ['what follows a field that never ends', ['a', fieldCharacter('begin'), instruction('PAGE'), 'b'], 'ab'],
    ['what follows a field that never began', ['a', fieldCharacter('end'), 'b'], 'ab'],
    ['a section sign inserted as a symbol', [symbol('Times New Roman', '00A7'), ' 1983'], '§ 1983'],
    ['the signs of the Symbol font', [symbol('Symbol', 'F061'), symbol('Symbol', '00B3')], 'α≥'],
    [
      "WordPerfect's signs",
      [symbol('WP TypographicSymbols', '0041'), 'a', symbol('WP TypographicSymbols', 'F03D'), 's'],
      '“a’s',
    ],
    [
      "WordPerfect's signs as text of their font",
      [
        run('<w:rFonts w:ascii="WP TypographicSymbols" w:hAnsi="WP TypographicSymbols"/>', 'A'),
        'so held',
        run('<w:rFonts w:ascii="WP TypographicSymbols" w:hAnsi="WP TypographicSymbols"/>', '@ C'),
        ' A',
      ],
      '“so held” — A',
    ],
    ['signs in the private area of a font', [run('<w:rFonts w:ascii="Symbol"/>', '\uf0b7 a')], '• a'],
    ['that a sign is there though unknown', ['a', symbol('Wingdings', 'F04A')], 'a\ufffd'],
    ['a SYMBOL field, which has no result', [field('SYMBOL 167 \\f "Times New Roman"')], '§'],
    [
      'words in smart tags',
      [xml('<w:smartTag w:element="place"><w:r><w:t>Ohio</w:t></w:r></w:smartTag>')],
      'Ohio',
    ],
    [
      'words in content controls',
      [
        xml(
          '<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent><w:r><w:t>Ohio</w:t></w:r></w:sdtContent></w:sdt>',
        ),
      ],
      'Ohio',
    ],
    ['equations', [xml('<m:oMath><m:r><m:t>a=b</m:t></m:r></m:oMath>')], 'a=b'],
    [
      'a base and not its reading aid',
      [
        xml(
          '<w:r><w:ruby><w:rt><w:r><w:t>aid</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>base</w:t></w:r></w:rubyBase></w:ruby></w:r>',
        ),
      ],
      'base',
    ],
    ['signs that XML escapes', ['Smith & Co. <x> "y"'], 'Smith & Co. <x> "y"'],
    ['line ends in the file as spaces', [xml('<w:r><w:t>one\ntwo</w:t></w:r>')], 'one two'],
    [
      'words that no reader knows the wrapper of',
      [xml('<w:unheardOf><w:r><w:t>still</w:t></w:r></w:unheardOf>')],
      'still',
    ],
  ])('has %s', async (_what, content, expected) => {
    expect(await paragraphsOf(paragraph(...content))).toEqual([expected]);
  });

  test.each<[string, string]>([
    ['the mark is deleted', '<w:rPr><w:del w:id="1" w:author="x"/></w:rPr>'],
    ['the mark was moved away', '<w:rPr><w:moveFrom w:id="1" w:author="x"/></w:rPr>'],
    ['the mark is hidden', '<w:rPr><w:vanish/></w:rPr>'],
  ])('goes on in the next paragraph where %s', async (_what, mark) => {
    expect(
      await paragraphsOf(paragraphWith(mark, 'See Brown, '), paragraph('347 U.S. 483.'), paragraph('Next.')),
    ).toEqual(['See Brown, 347 U.S. 483.', 'Next.']);
  });

  test('ends at the end of a cell though its mark is deleted', async () => {
    const open = paragraphWith('<w:rPr><w:del w:id="1" w:author="x"/></w:rPr>', 'one');
    expect(await paragraphsOf(table([[open], [paragraph('two')]]))).toEqual(['one', 'two']);
  });

  test('has a form feed where the page is broken', async () => {
    expect(await paragraphsOf(paragraph('a'), pageBreak(), paragraph('b'))).toEqual(['a', '\f', 'b']);
  });
});

describe('styles', () => {
  const hiding = '<w:rPr><w:vanish/></w:rPr>';
  const styles =
    `<w:style w:type="character" w:styleId="Hide"><w:name w:val="Hide"/>${hiding}</w:style>` +
    '<w:style w:type="character" w:styleId="HideToo"><w:name w:val="HideToo"/><w:basedOn w:val="Hide"/></w:style>' +
    `<w:style w:type="paragraph" w:styleId="HiddenNote"><w:name w:val="HiddenNote"/>${hiding}</w:style>` +
    '<w:style w:type="paragraph" w:styleId="Round"><w:name w:val="Round"/><w:basedOn w:val="About"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="About"><w:name w:val="About"/><w:basedOn w:val="Round"/></w:style>';

  test.each<[string, Block, string]>([
    ['hide a run', paragraph('a', run('<w:rStyle w:val="Hide"/>', 'b')), 'a'],
    ['hide through the style they rest on', paragraph('a', run('<w:rStyle w:val="HideToo"/>', 'b')), 'a'],
    ['hide a paragraph', paragraphWith('<w:pStyle w:val="HiddenNote"/>', 'a'), ''],
    [
      'show again what both styles hide',
      paragraphWith('<w:pStyle w:val="HiddenNote"/>', run('<w:rStyle w:val="Hide"/>', 'b')),
      'b',
    ],
    ['may rest on one another in a circle', paragraphWith('<w:pStyle w:val="Round"/>', 'a'), 'a'],
    ['may be missing', paragraphWith('<w:pStyle w:val="Nowhere"/>', 'a'), 'a'],
  ])('%s', async (_what, block, expected) => {
    const { text } = await readDocx({ body: [block, paragraph('.')], styles });
    expect(text.replace('.', '').trim()).toBe(expected);
  });
});

describe('tables', () => {
  test('are read row by row, their paragraphs told', async () => {
    const brief = await readDocx({
      body: [
        paragraph('Before'),
        table(
          [[paragraph('a')], [paragraph('b'), table([[paragraph('c')]])]],
          [[paragraph('d')], [paragraph('e')]],
        ),
        paragraph('After'),
      ],
    });
    expect(
      brief.paragraphs.map(({ start, end, inTable }) => [brief.text.slice(start, end), inTable]),
    ).toEqual([
      ['Before', false],
      ['a', true],
      ['b', true],
      ['c', true],
      ['d', true],
      ['e', true],
      ['After', false],
    ]);
  });

  test('have no deleted row', async () => {
    const row = (text: string, properties: string): string =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc></w:tr>`;
    const markup = `<w:tbl>${row('kept', '')}${row('gone', '<w:del w:id="1" w:author="x"/>')}</w:tbl>`;
    expect(await paragraphsOf(blockXml(markup))).toEqual(['kept']);
  });
});

describe('hyperlinks', () => {
  const linksOf = async (...content: readonly Inline[]) => {
    const { text, hyperlinks } = await readDocx({ body: [paragraph(...content)] });
    return hyperlinks.map(({ start, end, url }) => [text.slice(start, end), url]);
  };

  test.each<[string, readonly Inline[], readonly (readonly [string, string])[]]>([
    [
      'carry their words and their address',
      ['See ', link('https://example.org/a?b=1&c=2', 'the ', italic('page')), '.'],
      [['the page', 'https://example.org/a?b=1&c=2']],
    ],
    [
      'may be fields',
      [field('HYPERLINK "https://example.org/a" \\o "a tip" \\l "part"', 'the page')],
      [['the page', 'https://example.org/a#part']],
    ],
    [
      'may be simple fields',
      [
        xml(
          '<w:fldSimple w:instr=" HYPERLINK https://example.org "><w:r><w:t>here</w:t></w:r></w:fldSimple>',
        ),
      ],
      [['here', 'https://example.org']],
    ],
    [
      'keep the backslashes of a share',
      [field('HYPERLINK "\\\\\\\\server\\\\x"', 'x')],
      [['x', '\\\\server\\x']],
    ],
    [
      'are none within the document',
      [xml('<w:hyperlink w:anchor="place"><w:r><w:t>above</w:t></w:r></w:hyperlink>')],
      [],
    ],
    ['are none within the document as fields', [field('HYPERLINK \\l "place"', 'above')], []],
    ['are none without words', [link('https://example.org')], []],
    [
      'are none where the relationship is missing',
      [xml('<w:hyperlink r:id="gone"><w:r><w:t>x</w:t></w:r></w:hyperlink>')],
      [],
    ],
    ['are none that are deleted', [link('https://example.org', deleted('gone'))], []],
  ])('%s', async (_what, content, expected) => {
    expect(await linksOf('Text ', ...content)).toEqual(expected);
  });
});

describe('block quotations and headings', () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="Firm"><w:name w:val="Firm Indent"/><w:pPr><w:ind w:start="720" w:end="720"/></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="FirmToo"><w:name w:val="Firm Too"/><w:basedOn w:val="Firm"/><w:pPr><w:ind w:hanging="360"/></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Authorities"><w:name w:val="Table of Authorities"/><w:pPr><w:ind w:left="720" w:right="720"/></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="BQ"><w:name w:val="Block Quotation"/></w:style>';
  const indent = (attributes: string): string => `<w:ind ${attributes}/>`;

  test.each<[string, string, boolean]>([
    ['indentation on both sides', indent('w:left="720" w:right="720"'), true],
    ['indentation in the units of the strict format', indent('w:start="0.5in" w:end="36pt"'), true],
    ['indentation on the left alone', indent('w:left="720"'), false],
    ['indentation on the right alone', indent('w:right="720"'), false],
    ['a trifle on both sides', indent('w:left="40" w:right="40"'), false],
    ['a quotation style', '<w:pStyle w:val="Quote"/>', true],
    ["a firm's own quotation style", '<w:pStyle w:val="BQ"/>', true],
    ['a style that indents', '<w:pStyle w:val="Firm"/>', true],
    ['a style that rests on it', '<w:pStyle w:val="FirmToo"/>', true],
    ['an indenting style undone', `<w:pStyle w:val="Firm"/>${indent('w:left="0" w:right="0"')}`, false],
    ['a centred paragraph', `${indent('w:left="720" w:right="720"')}<w:jc w:val="center"/>`, false],
    [
      'a numbered paragraph',
      `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>${indent('w:left="720" w:right="720"')}`,
      false,
    ],
    [
      'a numbered paragraph whose number is off',
      `<w:numPr><w:numId w:val="0"/></w:numPr>${indent('w:left="720" w:right="720"')}`,
      true,
    ],
    ['an entry of a table of authorities', '<w:pStyle w:val="Authorities"/>', false],
    ['a point heading set in on both sides', '<w:pStyle w:val="Heading2"/>', false],
  ])('%s: set off is %2$s', async (_what, properties, expected) => {
    const brief = await readDocx({ body: [paragraphWith(properties, 'Words.')], styles });
    expect(brief.paragraphs.map(({ indented }) => indented)).toEqual([expected]);
  });

  test.each<[string, string, boolean]>([
    ['a heading style', '<w:pStyle w:val="Heading1"/>', true],
    ['an outline level of its own', '<w:outlineLvl w:val="2"/>', true],
    ['the outline level of body text', '<w:pStyle w:val="Heading1"/><w:outlineLvl w:val="9"/>', true],
    ['the outline level of body text alone', '<w:outlineLvl w:val="9"/>', false],
    ['plain text', '', false],
  ])('%s: heading is %2$s', async (_what, properties, expected) => {
    const brief = await readDocx({ body: [paragraphWith(properties, 'Words.')] });
    expect(brief.paragraphs.map(({ heading }) => heading)).toEqual([expected]);
  });
});

describe('what stands in other formats', () => {
  test.each<[string, Inline | undefined, Block | undefined]>([
    ['an embedded object', xml('<w:r><w:object><v:shape/></w:object></w:r>'), undefined],
    [
      'a diagram',
      xml(
        '<w:r><w:drawing><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/diagram"/></a:graphic></w:drawing></w:r>',
      ),
      undefined,
    ],
    ['an imported document', undefined, blockXml('<w:altChunk r:id="chunk"/>')],
  ])('%s is told as unread', async (_what, inline, block) => {
    const body = [paragraph('Words.', ...(inline ? [inline] : [])), ...(block ? [block] : [])];
    expect((await readDocx({ body })).unread).toEqual([{ what: 'embeddedObjects', count: 1 }]);
  });
});

describe('how the parts are written', () => {
  const body = [paragraph('Café § 1983', italic(' (now)'))];
  const main = 'word/document.xml';
  const written = part('document', '<w:body><w:p><w:r><w:t>Café § 1983 (now)</w:t></w:r></w:p></w:body>');

  const utf16 = (text: string, bigEndian: boolean): Uint8Array => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian);
    return new Uint8Array(view.buffer);
  };
  const as16 = written.replace('UTF-8', 'UTF-16');

  test.each<[string, string | Uint8Array]>([
    ['UTF-8 with a byte order mark', `\ufeff${written}`],
    ['UTF-16, little end first, with its mark', utf16(`\ufeff${as16}`, false)],
    ['UTF-16, big end first, with its mark', utf16(`\ufeff${as16}`, true)],
    ['UTF-16 without a mark', utf16(as16, false)],
    [
      'Windows-1252',
      Uint8Array.from(written.replace('UTF-8', 'windows-1252'), (character) => character.charCodeAt(0)),
    ],
    ['other prefixes', written.replaceAll('w:', 'x:').replaceAll('xmlns:w=', 'xmlns:x=')],
    [
      'the strict format',
      written.replace(
        'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
        'http://purl.oclc.org/ooxml/wordprocessingml/main',
      ),
    ],
    ['a character data section', written.replace('Café § 1983', '<![CDATA[Café § 1983]]>')],
  ])('%s', async (_what, content) => {
    const { text } = await readDocx({ body, parts: { [main]: content } });
    expect(text.trim()).toBe('Café § 1983 (now)');
  });

  test.each<[string, Record<string, string | null>]>([
    ['no content types', { '[Content_Types].xml': null }],
    ['no relationships of the package', { '_rels/.rels': null }],
    ['no relationships of the main part', { 'word/_rels/document.xml.rels': null }],
    [
      'no styles, settings or notes',
      { 'word/styles.xml': null, 'word/settings.xml': null, 'word/footnotes.xml': null },
    ],
    ['damaged styles', { 'word/styles.xml': '<w:styles' }],
    [
      'another place and case for the main part',
      {
        'word/document.xml': null,
        'Text\\Main.XML': written,
        '_rels/.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/text/main.xml"/></Relationships>',
      },
    ],
  ])('reads a file with %s', async (_what, parts) => {
    const { text } = await readDocx({ body, parts });
    expect(text.trim()).toBe('Café § 1983 (now)');
  });
});
