import type { ItemId } from '../contract/items';
import type { Status } from '../contract/results';
import type { BriefText } from './brief-text';
import type { PopUpFinding } from './pop-up-findings';

/** The open brief, as the checker needs it; `word/` and `docx/` implement it. Offsets are those of `BriefText.text`. */
export interface BriefDocument {
  /** Throws `UnreadableDocument` where the file or host cannot be read. */
  read(): Promise<BriefText>;
  /** Replaces all earlier marks of ours; returns the items whose text has since gone. Never changes the author's words. */
  mark(marks: readonly Mark[]): Promise<readonly ItemId[]>;
  /** Shows a place to the author, marked or not; false when it is gone. */
  goTo(place: Place): Promise<boolean>;
  /** Calls back with the item whose mark the author chose; returns how to stop listening. */
  onMarkChosen(listener: (itemId: ItemId) => void): () => void;
  /** Names the open file on this computer; empty where it has no name, and absent where nothing is kept of it. */
  address?(): string;
  /** Absent where the document can only be looked at, as in the preview. */
  readonly editing?: DocumentEditing;
}

/** What can be done with a document that is open for writing. */
export interface DocumentEditing {
  /** How marks are shown from the next `mark` on; at first as annotations. Earlier marks of another kind are removed. */
  markAs(means: MarkMeans): void;
  /** Calls back with the whole text some time after it changed, and only if it differs; returns how to stop listening. */
  onTextChanged(listener: (brief: BriefText) => void): () => void;
  /** The only way to the author's words, for a pressed button; several edits are made together. One outcome each, in order. */
  apply(edits: readonly Edit[]): Promise<readonly EditOutcome[]>;
  /** What stays in the saved file by edits of ours: comments, links to court records, and highlighting that nothing is known of. */
  remains(): Promise<readonly Remains[]>;
  /**
   * How many places an earlier pane highlighted and did not clear, as far as was kept on this computer. `mark([])` clears them and
   * gives the author's own colours back.
   */
  leftHighlighted(): Promise<number>;
  /** False where the author's colours under highlighting are lost with this pane. */
  keepsColors(): boolean;
}

/** Annotations stand in no saved file; highlighting does, and gives the author's own colour back when it is removed. */
export type MarkMeans = 'annotations' | 'highlighting' | 'nothing';

/** `mark` throws it where the document is protected, or open for reading only: no mark of any kind can be made in it. */
export class MarksForbidden extends Error {
  override readonly name = 'MarksForbidden';
}

/** `mark` throws it where this Word shows no annotations: the author chooses how to go on. */
export class AnnotationsRefused extends Error {
  override readonly name = 'AnnotationsRefused';
}

/** Offsets are those of the text read last; `expected` is what stands there, and nothing is done where it no longer does. */
export type Edit = { readonly start: number; readonly end: number; readonly expected: string } & (
  | { readonly kind: 'replace'; readonly replacement: string }
  /** `url`: https, and a host that the caller allows. */
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'comment'; readonly comment: string }
);

/** `changed`: the text there is another by now. `refused`: Word would not (protected, read-only, not in this version). */
export type EditOutcome = 'done' | 'changed' | 'refused';

export interface Remains {
  readonly kind: 'comment' | 'link' | 'highlighting';
  /** The words of the brief that it stands on, as far as they can be told. */
  readonly text: string;
}

/** Where an item stands in the text read last. */
export interface Place {
  readonly itemId: ItemId;
  readonly start: number;
  readonly end: number;
  /** The words of the item: where others stand at its place, the item is gone. */
  readonly text?: string;
}

export interface Mark extends Place {
  readonly tone: MarkTone;
  /** What the mark says where the document can show it; `suggestions`: at most 3 replacements of its text. */
  readonly popUp?: { readonly finding: PopUpFinding; readonly suggestions: readonly string[] };
}

/** The colour of a mark, always beside a text equivalent. */
export type MarkTone = Status | 'repeated' | 'notChecked' | 'checking';

/** Why a document could not be read, in words for its author, with what to do. */
export class UnreadableDocument extends Error {
  constructor(
    readonly reason: 'notDocx' | 'encrypted' | 'empty' | 'tooLarge' | 'damaged' | 'oldFormat',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'UnreadableDocument';
  }
}
