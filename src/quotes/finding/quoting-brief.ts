/** A brief with its citations read, as attribution looks at it. Everything in text order. */
import type { CitedFinds } from './authority-behind';
import type { CitationGroup } from './group-citations';
import type { CaseNames } from './name-cases';
import { pageFootCalls } from './page-foot-calls';

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

/** Of a text without notes of its own those at its pages' feet. */
export function noteCalls(
  text: string,
  groups: readonly CitationGroup[],
  notes: readonly NotePlace[],
): readonly NoteCall[] {
  const calls = notes.flatMap((note) =>
    note.anchor === undefined ? [] : [{ anchor: note.anchor, end: note.anchor + 1, note }],
  );
  if (calls.length === 0) return pageFootCalls(text, groups);
  return calls.sort((one, other) => one.anchor - other.anchor);
}
