/**
 * A brief as the checker reads it: one string and what stands where in it.
 *
 * Stories follow one another in `text`: body first, then each note, header and text box. Paragraphs end with
 * one "\n"; a story ends with one more. All offsets are UTF-16 code units into `text`, end excluded.
 */
export interface BriefText {
  readonly text: string;
  /** In text order; together they cover `text` but for the separators. */
  readonly paragraphs: readonly BriefParagraph[];
  readonly stories: readonly Story[];
  readonly hyperlinks: readonly BriefHyperlink[];
  /** What this reader could not read as it stands; a check of a brief of which anything may be missing is never called complete. */
  readonly unread: readonly Unread[];
}

export interface BriefParagraph {
  readonly start: number;
  readonly end: number;
  /** Set off from both margins, or in a quotation style: it may be a block quotation. */
  readonly indented: boolean;
  readonly heading: boolean;
  readonly inTable: boolean;
}

export interface Story {
  readonly kind: 'body' | 'footnote' | 'endnote' | 'header' | 'footer' | 'textBox';
  readonly start: number;
  readonly end: number;
  /** Where the note is called in the body; its own `Id.` chain, but it sees what stands before this place. */
  readonly anchor?: number;
  /** The mark as printed: `3`. */
  readonly label?: string;
}

export interface BriefHyperlink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

export interface Unread {
  /**
   * `trackedChanges`: deleted words may be read with the rest, and inserted ones missing, as the author's view has it.
   * `hiddenText`: it may be read with the rest; nothing is missing.
   */
  readonly what: 'notes' | 'textBoxes' | 'trackedChanges' | 'headers' | 'embeddedObjects' | 'hiddenText';
  readonly count?: number;
}

export function mayMissWords({ what }: Unread): boolean {
  return what !== 'hiddenText';
}
