/** What one story of a document says. Offsets are UTF-16 code units into the story's own text, end excluded. */
import type { XmlElement } from './parse-xml';

export interface StoryText {
  readonly text: string;
  readonly paragraphs: readonly StoryParagraph[];
  readonly hyperlinks: readonly StoryHyperlink[];
  readonly calls: readonly NoteCall[];
  readonly boxes: readonly TextBox[];
  /** Properties of the sections that end in this story, in order. */
  readonly sections: readonly XmlElement[];
  /** Objects whose words are in a format of their own. */
  readonly embeddedObjects: number;
}

export interface StoryParagraph {
  readonly start: number;
  readonly end: number;
  readonly indented: boolean;
  readonly heading: boolean;
  readonly inTable: boolean;
}

export interface StoryHyperlink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

export interface NoteCall {
  readonly kind: 'footnote' | 'endnote';
  readonly id: string;
  readonly offset: number;
  /** The index of the section in which it is called. */
  readonly section: number;
  /** The author's own mark in place of a number. */
  readonly mark?: string;
}

export interface TextBox {
  readonly offset: number;
  readonly section: number;
  readonly story: StoryText;
}
