import type { ItemId } from '../contract/items';
import type { Status } from '../contract/results';
import type { BriefText } from './brief-text';

/** The open brief, as the checker needs it; `word/` and `docx/` implement it. Offsets are those of `BriefText.text`. */
export interface BriefDocument {
  /** Throws `UnreadableDocument` where the file or host cannot be read. */
  read(): Promise<BriefText>;
  /** Replaces all earlier marks of ours; returns the items whose text has since gone. Never changes the author's words. */
  mark(marks: readonly Mark[]): Promise<readonly ItemId[]>;
  /** Shows the place of a mark to the author; false when it is gone. */
  goTo(itemId: ItemId): Promise<boolean>;
  /** Calls back with the item whose mark the author chose; returns how to stop listening. */
  onMarkChosen(listener: (itemId: ItemId) => void): () => void;
}

export interface Mark {
  readonly itemId: ItemId;
  readonly start: number;
  readonly end: number;
  readonly tone: MarkTone;
}

/** The colour of a mark, always beside a text equivalent. */
export type MarkTone = Status | 'notChecked' | 'checking';

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
