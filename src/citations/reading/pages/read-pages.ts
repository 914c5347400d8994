/** A text as its words run on, without the furniture of its pages and marks of italics, and the way back to places in the text as given. */
import type { FoundCitation, NoteSpan } from '../../found-citation';
import { findEmphasis } from './find-emphasis';
import { findFurniture, type FurniturePiece } from './page-furniture';
import { readPageLines } from './page-lines';
import { findPageNotes } from './page-notes';
import { findStarPages } from './star-pages';

/** `null` for a text that shows no pages: nearly all do not. */
export function readPages(text: string): PagedText | null {
  const marks = [...findEmphasis(text), ...findStarPages(text)];
  const lines = readPageLines(text);
  if (lines.length === 0 && marks.length === 0 && !text.includes('\f')) return null;
  const { pieces, breaks, numbered } = findFurniture(text, lines, marks);
  const notes = findPageNotes(text, numbered, breaks);
  return pieces.length > 0 || notes.length > 0 ? new PagedText(text, pieces, notes) : null;
}

export class PagedText {
  readonly unpaged: string;
  /** Where each kept stretch begins in `unpaged`, and how far before its place in the whole. */
  readonly #starts: number[] = [0];
  readonly #shifts: number[] = [0];
  readonly #notes: readonly NoteSpan[];

  constructor(whole: string, pieces: readonly FurniturePiece[], notes: readonly NoteSpan[]) {
    this.#notes = notes;
    const kept: string[] = [];
    let length = 0;
    let from = 0;
    for (const { start, end, joint } of pieces) {
      kept.push(whole.slice(from, start), joint);
      length += start - from + joint.length;
      from = end;
      this.#starts.push(length);
      this.#shifts.push(end - length);
    }
    kept.push(whole.slice(from));
    this.unpaged = kept.join('');
  }

  /** `found` in `unpaged`, as it stands in the whole. */
  placeBack(found: readonly FoundCitation[]): readonly FoundCitation[] {
    let next = 0;
    return found.map((one) => {
      const moved = this.#moved(one);
      while ((this.#notes[next]?.end ?? Infinity) <= moved.start) next++;
      const note = this.#notes[next];
      return note && note.start <= moved.start ? { ...moved, pageNote: note } : moved;
    });
  }

  #moved(found: FoundCitation): FoundCitation {
    const moved = {
      ...found,
      ...this.#span(found),
      fullStart: this.#back(found.fullStart),
      fullEnd: this.#endBack(found.fullEnd),
    };
    if (moved.kind === 'case' && moved.history)
      return { ...moved, history: moved.history.map((event) => ({ ...event, ...this.#span(event) })) };
    if (moved.kind !== 'id') return moved;
    const { quotationStart, unread } = moved;
    return {
      ...moved,
      ...(quotationStart !== undefined && { quotationStart: this.#back(quotationStart) }),
      ...(unread && { unread: { ...unread, start: this.#back(unread.start) } }),
    };
  }

  #span({ start, end }: { readonly start: number; readonly end: number }): { start: number; end: number } {
    return { start: this.#back(start), end: this.#endBack(end) };
  }

  /** The end stays with the character before it. */
  #endBack(end: number): number {
    return this.#back(end - 1) + 1;
  }

  #back(at: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return at + (this.#shifts[low - 1] ?? 0);
  }
}
