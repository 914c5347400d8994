/** The format of a paragraph as Word's objects give it, in points. */
import { childOf, valueOf, type XmlElement } from '../../../src/document/docx/parse-xml';
import type { ParagraphFormat as SourceFormat } from '../../../src/document/docx/read-styles';
import type { BuiltInStyle, ParagraphFormat } from './document-model';

/** `source`: what the styles make of it; one that they set off has the indents of a block quotation. */
export function readParagraphFormat(
  properties: XmlElement | undefined,
  source: SourceFormat,
  styleName: string,
  tableNestingLevel: number,
): ParagraphFormat {
  const indents = childOf(properties, 'w:ind')?.attributes;
  const points = (...names: readonly string[]): number =>
    Number(names.map((name) => indents?.[name]).find((value) => value !== undefined) ?? 0) / 20 || 0;
  const bySource = source.indented ? 36 : 0;
  const level = valueOf(properties, 'w:outlineLvl') ?? /^heading (\d)$/i.exec(styleName)?.[1];
  return {
    style: styleName,
    builtInStyle: builtInStyleOf(styleName),
    alignment: alignments[valueOf(properties, 'w:jc') ?? ''] ?? 'Left',
    leftIndent: points('w:left', 'w:start') || bySource,
    rightIndent: points('w:right', 'w:end') || bySource,
    firstLineIndent: points('w:firstLine') - points('w:hanging'),
    outlineLevel: level === undefined ? (source.heading ? 1 : 10) : outlineLevelOf(properties, Number(level)),
    tableNestingLevel,
    isListItem: childOf(properties, 'w:numPr') !== undefined,
  };
}

/** In a file they count from nought. */
function outlineLevelOf(properties: XmlElement | undefined, level: number): number {
  return valueOf(properties, 'w:outlineLvl') === undefined ? level : level + 1;
}

const alignments: Readonly<Record<string, ParagraphFormat['alignment']>> = {
  center: 'Centered',
  right: 'Right',
  end: 'Right',
  both: 'Justified',
  distribute: 'Justified',
};

/** Word knows them by name, whatever their language; here in English. */
function builtInStyleOf(name: string): BuiltInStyle {
  const level = /^heading ([1-9])$/i.exec(name)?.[1];
  if (level !== undefined) return `Heading${Number(level) as 1}`;
  return builtInStyles[name.toLowerCase()] ?? 'Other';
}

const builtInStyles: Readonly<Record<string, BuiltInStyle>> = {
  normal: 'Normal',
  quote: 'Quote',
  'intense quote': 'IntenseQuote',
  title: 'Title',
  subtitle: 'Subtitle',
  'toc heading': 'TocHeading',
  'footnote text': 'FootnoteText',
  'endnote text': 'EndnoteText',
  header: 'Header',
  footer: 'Footer',
};
