/** What a test document, or the sample brief, is made of; `writeDocx` turns it into a file. */

/** A piece of a paragraph. A bare string is plain text; a tab or "\v" in it becomes a tab or a line break. */
export type Inline =
  | string
  | { readonly kind: 'run'; readonly text: string; readonly properties: string }
  | {
      readonly kind: 'note';
      readonly note: 'footnote' | 'endnote';
      readonly blocks: readonly Block[];
      readonly mark?: string;
    }
  | { readonly kind: 'link'; readonly url: string; readonly content: readonly Inline[] }
  | {
      readonly kind: 'changed';
      readonly element: 'ins' | 'del' | 'moveFrom' | 'moveTo';
      readonly content: readonly Inline[];
    }
  | { readonly kind: 'field'; readonly instruction: string; readonly content: readonly Inline[] }
  | { readonly kind: 'textBox'; readonly blocks: readonly Block[]; readonly twice: boolean }
  /** Markup as it is to stand, for what has no word here. */
  | { readonly kind: 'xml'; readonly xml: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly properties: string; readonly content: readonly Inline[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Block[])[])[] }
  | { readonly kind: 'xml'; readonly xml: string };

export const paragraph = (...content: readonly Inline[]): Block => ({
  kind: 'paragraph',
  properties: '',
  content,
});

/** `properties` is the inside of `w:pPr`, in the order of the schema: `<w:jc w:val="center"/>`. */
export const paragraphWith = (properties: string, ...content: readonly Inline[]): Block => ({
  kind: 'paragraph',
  properties,
  content,
});

const styled = (style: string, ...content: readonly Inline[]): Block =>
  paragraphWith(`<w:pStyle w:val="${style}"/>`, ...content);

export const heading = (...content: readonly Inline[]): Block => styled('Heading1', ...content);

export const centered = (...content: readonly Inline[]): Block =>
  paragraphWith('<w:jc w:val="center"/>', ...content);

/** Set in by an inch from both margins, single-spaced. */
export const blockQuotation = (...content: readonly Inline[]): Block =>
  paragraphWith(
    '<w:spacing w:line="240" w:lineRule="auto"/><w:ind w:left="1440" w:right="1440" w:firstLine="0"/><w:jc w:val="both"/>',
    ...content,
  );

export const pageBreak = (): Block => paragraph(xml('<w:r><w:br w:type="page"/></w:r>'));

export const table = (...rows: readonly (readonly (readonly Block[])[])[]): Block => ({
  kind: 'table',
  rows,
});

export const blockXml = (markup: string): Block => ({ kind: 'xml', xml: markup });

/** `properties` is the inside of `w:rPr`. */
export const run = (properties: string, text: string): Inline => ({ kind: 'run', text, properties });
export const bold = (text: string): Inline => run('<w:b/>', text);
export const italic = (text: string): Inline => run('<w:i/>', text);
export const hidden = (text: string): Inline => run('<w:vanish/>', text);

export const footnote = (...blocks: readonly Block[]): Inline => ({ kind: 'note', note: 'footnote', blocks });
export const endnote = (...blocks: readonly Block[]): Inline => ({ kind: 'note', note: 'endnote', blocks });
export const markedNote = (mark: string, ...blocks: readonly Block[]): Inline => ({
  kind: 'note',
  note: 'footnote',
  blocks,
  mark,
});

export const link = (url: string, ...content: readonly Inline[]): Inline => ({ kind: 'link', url, content });
export const inserted = (...content: readonly Inline[]): Inline => ({
  kind: 'changed',
  element: 'ins',
  content,
});
export const deleted = (...content: readonly Inline[]): Inline => ({
  kind: 'changed',
  element: 'del',
  content,
});
export const movedAway = (...content: readonly Inline[]): Inline => ({
  kind: 'changed',
  element: 'moveFrom',
  content,
});
export const movedHere = (...content: readonly Inline[]): Inline => ({
  kind: 'changed',
  element: 'moveTo',
  content,
});
export const field = (instruction: string, ...content: readonly Inline[]): Inline => ({
  kind: 'field',
  instruction,
  content,
});

/** As Word 2010 and later write it: in both the new and the old drawing language. */
export const textBox = (...blocks: readonly Block[]): Inline => ({ kind: 'textBox', blocks, twice: true });
/** As Word 2007 writes it, in the old one alone. */
export const oldTextBox = (...blocks: readonly Block[]): Inline => ({
  kind: 'textBox',
  blocks,
  twice: false,
});

export const xml = (markup: string): Inline => ({ kind: 'xml', xml: markup });
