/** A brief with its citations read, as attribution looks at it. Everything in text order. */
import type { CitedFinds } from './authority-behind';
import type { CitationGroup } from './group-citations';
import type { CaseNames } from './name-cases';

/** Where a note is called, and where it stands; `Story` has it. */
export interface NotePlace {
  readonly anchor?: number;
  readonly start: number;
  readonly end: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface QuotingBrief extends CitedFinds {
  readonly text: string;
  /** The quotations with their marks. */
  readonly spans: readonly Span[];
  readonly groups: readonly CitationGroup[];
  readonly names: CaseNames;
  readonly calls: readonly NoteCall[];
}

export interface NoteCall {
  readonly anchor: number;
  readonly end: number;
  readonly note: NotePlace;
}

export function noteCalls(notes: readonly NotePlace[]): readonly NoteCall[] {
  return notes
    .flatMap((note) =>
      note.anchor === undefined ? [] : [{ anchor: note.anchor, end: note.anchor + 1, note }],
    )
    .sort((one, other) => one.anchor - other.anchor);
}
