/** Where a text calls its notes. */
import type { CitationGroup } from './group-citations';
import type { NoteCall, NotePlace } from './note-place';
import { pageFootCalls } from './page-foot-calls';

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
