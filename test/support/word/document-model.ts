/**
 * A document as Word holds it: stories of paragraphs of runs. Unlike `BriefText` it keeps what was deleted or hidden, the
 * marks of notes, and the formatting. Offsets are UTF-16 code units into the runs of a paragraph, whatever the view shows.
 */
import type { Anchor } from './stretch';

export interface WordDocument {
  readonly body: Story;
  /** In the order of their calls. */
  readonly notes: Note[];
  readonly sections: Section[];
  readonly textBoxes: Story[];
  readonly controls: ContentControl[];
  readonly fields: Field[];
  readonly comments: Comment[];
  /** As `w:documentProtection` or a read-only file has it. */
  isProtected: boolean;
}

export type StoryKind = 'body' | 'footnote' | 'endnote' | 'header' | 'footer' | 'textBox';

export interface Story {
  readonly kind: StoryKind;
  readonly paragraphs: Paragraph[];
}

export interface Section {
  readonly headers: ReadonlyMap<PageKind, Story>;
  readonly footers: ReadonlyMap<PageKind, Story>;
}

export type PageKind = 'Primary' | 'FirstPage' | 'EvenPages';

export interface Note {
  readonly kind: 'footnote' | 'endnote';
  readonly story: Story;
}

export interface Paragraph {
  readonly story: Story;
  runs: readonly Run[];
  readonly format: ParagraphFormat;
  /** Whether the mark at its end was inserted or deleted under tracking. */
  markChange: Change | null;
  readonly anchors: Set<Anchor>;
  /** Session-local: another one each time the document is opened. */
  readonly localId: string;
  isGone: boolean;
}

export interface ParagraphFormat {
  readonly style: string;
  readonly builtInStyle: BuiltInStyle;
  readonly alignment: 'Left' | 'Centered' | 'Right' | 'Justified';
  /** In points. */
  readonly leftIndent: number;
  readonly rightIndent: number;
  readonly firstLineIndent: number;
  /** 1 to 9; 10 for body text. */
  readonly outlineLevel: number;
  readonly tableNestingLevel: number;
  readonly isListItem: boolean;
}

export type BuiltInStyle =
  | 'Normal'
  | 'Other'
  | `Heading${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'Quote'
  | 'IntenseQuote'
  | 'Title'
  | 'Subtitle'
  | 'TocHeading'
  | 'FootnoteText'
  | 'EndnoteText'
  | 'Header'
  | 'Footer';

/** Characters of one format. Never changed: edits put others in its place. */
export interface Run extends RunFormat {
  readonly text: string;
}

export interface RunFormat {
  readonly kind: 'text' | 'noteMark' | 'customNoteMark' | 'equation';
  readonly change: Change | null;
  readonly hidden: boolean;
  /** `#FFFF00`. */
  readonly highlight: string | null;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: Link | null;
  readonly note: Note | null;
  readonly field: Field | null;
  /** Outermost first. */
  readonly controls: readonly ContentControl[];
}

export interface Change {
  readonly kind: 'inserted' | 'deleted';
  readonly author: string;
}

/** One hyperlink element or field: equal addresses side by side are still two. */
export interface Link {
  readonly address: string;
}

export interface Field {
  readonly code: string;
}

export interface ContentControl {
  readonly id: number;
  tag: string;
  title: string;
  cannotEdit: boolean;
  cannotDelete: boolean;
  appearance: 'BoundingBox' | 'Tags' | 'Hidden';
}

export interface Comment {
  readonly id: string;
  readonly author: string;
  content: string;
  resolved: boolean;
  readonly start: Anchor;
  readonly end: Anchor;
}

export const plainFormat: RunFormat = {
  kind: 'text',
  change: null,
  hidden: false,
  highlight: null,
  bold: false,
  italic: false,
  link: null,
  note: null,
  field: null,
  controls: [],
};

export const plainParagraph: ParagraphFormat = {
  style: 'Normal',
  builtInStyle: 'Normal',
  alignment: 'Left',
  leftIndent: 0,
  rightIndent: 0,
  firstLineIndent: 0,
  outlineLevel: 10,
  tableNestingLevel: 0,
  isListItem: false,
};

export function newParagraph(
  story: Story,
  runs: readonly Run[],
  format: ParagraphFormat = plainParagraph,
): Paragraph {
  return {
    story,
    runs,
    format,
    markChange: null,
    anchors: new Set(),
    localId: newLocalId(),
    isGone: false,
  };
}

let paragraphsMade = 0;

/** Eight hexadecimal digits, as Word gives them: in no order, and no two alike, for the factor is odd. */
function newLocalId(): string {
  paragraphsMade++;
  const scattered = Math.imul(paragraphsMade, 0x9e37_79b1) >>> 0;
  return scattered.toString(16).toUpperCase().padStart(8, '0');
}

/** All characters, deleted and hidden ones too. */
export function streamOf(paragraph: Paragraph): string {
  return paragraph.runs.map(({ text }) => text).join('');
}

export function lengthOf(paragraph: Paragraph): number {
  return paragraph.runs.reduce((length, { text }) => length + text.length, 0);
}

/** Every story: the body, then notes, headers and footers, text boxes. */
export function storiesOf(document: WordDocument): readonly Story[] {
  return [
    document.body,
    ...document.notes.map(({ story }) => story),
    ...new Set(
      document.sections.flatMap(({ headers, footers }) => [...headers.values(), ...footers.values()]),
    ),
    ...document.textBoxes,
  ];
}
