/** The order in which a brief is read: each note where it is called. */
import { firstFrom } from '../first-from';
import type { FoundCitation, NoteSpan } from '../found-citation';

interface ReadFind {
  /** Into the finds, which stand in text order. */
  readonly index: number;
  readonly citation: FoundCitation;
  /** An index into the notes, or -1 for the body. */
  readonly note: number;
}

export function inReadingOrder(
  found: readonly FoundCitation[],
  notes: readonly NoteSpan[],
): readonly ReadFind[] {
  const finds = found.map((citation, index) => ({ index, citation, note: noteOf(citation, notes) }));
  if (notes.length === 0) return finds;
  const reachedAt = ({ citation, note }: ReadFind) => notes[note]?.anchor ?? citation.start;
  return finds.sort((one, other) => reachedAt(one) - reachedAt(other));
}

/** An index into `notes`, which stand in text order, or -1 for the body. */
function noteOf({ start }: FoundCitation, notes: readonly NoteSpan[]): number {
  const before = firstFrom(notes, start + 1) - 1;
  return start < (notes[before]?.end ?? 0) ? before : -1;
}
