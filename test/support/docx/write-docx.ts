/** A small, complete .docx that Word opens: for test documents and for the sample brief. */
import { strToU8, zipSync } from 'fflate';
import type { Block } from './blocks';
import { BlockWriter, escapeXml } from './write-blocks';

export interface DocxContent {
  readonly body: readonly Block[];
  readonly header?: readonly Block[];
  readonly footer?: readonly Block[];
  /** More of `w:styles`, after the styles that stand in every document. */
  readonly styles?: string;
  /** The inside of `w:settings`. */
  readonly settings?: string;
  /** More of the last `w:sectPr`, where the schema has note properties and title pages. */
  readonly section?: string;
  /** Parts to put in place of those written here, or beside them; `null` leaves a part out. */
  readonly parts?: Readonly<Record<string, string | Uint8Array | null>>;
}

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
].join(' ');
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relationshipType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function writeDocx(content: DocxContent): Uint8Array {
  const noteWriters = { footnote: new BlockWriter(), endnote: new BlockWriter() };
  const bodyWriter = new BlockWriter(noteWriters);
  const body = bodyWriter.blocks(content.body);
  const sides = (['header', 'footer'] as const).flatMap((kind) => {
    const blocks = content[kind];
    if (!blocks) return [];
    const writer = new BlockWriter();
    return [{ kind, writer, xml: part(kind === 'header' ? 'hdr' : 'ftr', writer.blocks(blocks)) }];
  });

  const references = sides
    .map(({ kind }) => `<w:${kind}Reference w:type="default" r:id="${kind}"/>`)
    .join('');
  const section = `<w:sectPr>${references}${content.section ?? ''}<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>`;
  const kinds = ['styles', 'settings', 'footnotes', 'endnotes'] as const;

  const parts: Record<string, string | Uint8Array | null> = {
    '[Content_Types].xml': contentTypes([...kinds, ...sides.map(({ kind }) => kind)]),
    '_rels/.rels': relationships([{ id: 'main', kind: 'officeDocument', target: 'word/document.xml' }]),
    'word/document.xml': part('document', `<w:body>${body}${section}</w:body>`),
    'word/_rels/document.xml.rels': relationships(
      [...kinds, ...sides.map(({ kind }) => kind)].map((kind) => ({ id: kind, kind, target: `${kind}.xml` })),
      bodyWriter,
    ),
    'word/styles.xml': part('styles', standardStyles + (content.styles ?? '')),
    'word/settings.xml': part('settings', content.settings ?? ''),
    'word/footnotes.xml': part('footnotes', notes('footnote', bodyWriter.notes.footnote)),
    'word/_rels/footnotes.xml.rels': relationships([], noteWriters.footnote),
    'word/endnotes.xml': part('endnotes', notes('endnote', bodyWriter.notes.endnote)),
    'word/_rels/endnotes.xml.rels': relationships([], noteWriters.endnote),
  };
  for (const { kind, writer, xml } of sides) {
    parts[`word/${kind}.xml`] = xml;
    parts[`word/_rels/${kind}.xml.rels`] = relationships([], writer);
  }
  return zipParts({ ...parts, ...content.parts });
}

/** The same bytes for the same parts: no times. */
export function zipParts(parts: Readonly<Record<string, string | Uint8Array | null>>): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  for (const [path, content] of Object.entries(parts)) {
    if (content !== null) files[path] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(files, { mtime: '1980-01-01T00:00:00' });
}

/** A part with the usual prefixes declared. */
export function part(element: string, inside: string): string {
  return `${declaration}<w:${element} ${namespaces}>${inside}</w:${element}>`;
}

function contentTypes(kinds: readonly string[]): string {
  const overrides = kinds.map(
    (kind) => `<Override PartName="/word/${kind}.xml" ContentType="${mainType}.${kind}+xml"/>`,
  );
  return (
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/word/document.xml" ContentType="${mainType}.document.main+xml"/>${overrides.join('')}</Types>`
  );
}

function relationships(
  inner: readonly { readonly id: string; readonly kind: string; readonly target: string }[],
  writer?: BlockWriter,
): string {
  const within = inner.map(
    ({ id, kind, target }) =>
      `<Relationship Id="${id}" Type="${relationshipType}/${kind}" Target="${target}"/>`,
  );
  const outward = (writer?.relationships ?? []).map(
    ({ id, url }) =>
      `<Relationship Id="${id}" Type="${relationshipType}/hyperlink" Target="${escapeXml(url)}" TargetMode="External"/>`,
  );
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${within.join('')}${outward.join('')}</Relationships>`;
}

/** Word wants the two separators before the notes themselves. */
function notes(kind: 'footnote' | 'endnote', written: readonly string[]): string {
  const separators =
    `<w:${kind} w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}>` +
    `<w:${kind} w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:${kind}>`;
  return (
    separators + written.map((note, index) => `<w:${kind} w:id="${index + 1}">${note}</w:${kind}>`).join('')
  );
}

const style = (
  type: 'paragraph' | 'character',
  id: string,
  name: string,
  inside: string,
  isDefault = false,
): string =>
  `<w:style w:type="${type}"${isDefault ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;

const basedOnNormal = '<w:basedOn w:val="Normal"/>';
const standardStyles = [
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults>',
  style(
    'paragraph',
    'Normal',
    'Normal',
    '<w:pPr><w:spacing w:after="160" w:line="360" w:lineRule="auto"/></w:pPr>',
    true,
  ),
  style(
    'paragraph',
    'Heading1',
    'heading 1',
    `${basedOnNormal}<w:pPr><w:keepNext/><w:jc w:val="center"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/></w:rPr>`,
  ),
  style(
    'paragraph',
    'Heading2',
    'heading 2',
    `${basedOnNormal}<w:pPr><w:keepNext/><w:ind w:left="720" w:right="720"/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/></w:rPr>`,
  ),
  style(
    'paragraph',
    'Quote',
    'Quote',
    `${basedOnNormal}<w:pPr><w:ind w:left="1440" w:right="1440"/></w:pPr>`,
  ),
  style(
    'paragraph',
    'FootnoteText',
    'footnote text',
    `${basedOnNormal}<w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr><w:rPr><w:sz w:val="20"/></w:rPr>`,
  ),
  style(
    'paragraph',
    'EndnoteText',
    'endnote text',
    `${basedOnNormal}<w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr><w:rPr><w:sz w:val="20"/></w:rPr>`,
  ),
  style(
    'character',
    'FootnoteReference',
    'footnote reference',
    '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>',
  ),
  style(
    'character',
    'EndnoteReference',
    'endnote reference',
    '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>',
  ),
].join('');
