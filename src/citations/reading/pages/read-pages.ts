/** A text as its words run on, without the furniture of its pages and marks of italics, and the way back to places in the text as given. */
import type { FoundCitation, NoteSpan } from '../../found-citation';
import { findEmphasis } from './find-emphasis';
import { findFurniture, type FurniturePiece } from './find-furniture';
import type { Mutable } from '../joined-finds';
import { readPageLines, type Span } from './page-lines';
import { findPageNotes } from './page-notes';
import { findStarPages } from './find-star-pages';

/** `null` for a text that shows no pages: nearly all do not. */
export function readPages(text: string): PagedText | null {
  const marks = [...findEmphasis(text), ...findStarPages(text), ...findUnseen(text)];
  const lines = readPageLines(text);
  if (lines.length === 0 && marks.length === 0 && !text.includes('\f')) return null;
  const { pieces, breaks, numbered } = findFurniture(text, lines, marks);
  const notes = findPageNotes(text, numbered, breaks);
  return pieces.length > 0 || notes.length > 0 ? new PagedText(text, pieces, notes) : null;
}

/**
 * Signs without width, which databases and web pages put anywhere, with the line's end behind a soft hyphen; and the blanks that
 * indent a line. One expression: to look for U+200B the engine stops at every blank, as both have a byte 0x20.
 */
const unseen = /\u00ad(?:\n(?: {2,})?)?|[\u200b-\u200d\u2060\ufeff]|\n {2,}/g;

function findUnseen(text: string): Span[] {
  const spans: Span[] = [];
  unseen.lastIndex = 0;
  for (let sign = unseen.exec(text); sign; sign = unseen.exec(text)) {
    const start = text.charCodeAt(sign.index) === 10 ? sign.index + 1 : sign.index;
    spans.push({ start, end: unseen.lastIndex });
  }
  return spans;
}

export class PagedText {
  readonly unpaged: string;
  /** Where each kept stretch begins in `unpaged`, and how far before its place in the whole. */
  readonly #starts: number[] = [0];
  readonly #shifts: number[] = [0];
  readonly #notes: readonly NoteSpan[];
  /** That of the place asked for last. */
  #stretch = 0;

  constructor(whole: string, pieces: readonly FurniturePiece[], notes: readonly NoteSpan[]) {
    this.#notes = notes;
    const kept: string[] = [];
    let length = 0;
    let from = 0;
    for (const { start, end, joint } of pieces) {
      if (start > from) kept.push(whole.slice(from, start));
      if (joint !== '') kept.push(joint);
      length += start - from + joint.length;
      from = end;
      this.#starts.push(length);
      this.#shifts.push(end - length);
    }
    kept.push(whole.slice(from));
    this.unpaged = kept.join('');
  }

  /** Moves what was found in `unpaged` to where it stands in the whole. */
  placeBack(found: readonly FoundCitation[]): readonly FoundCitation[] {
    let next = 0;
    for (const one of found as readonly Mutable<FoundCitation>[]) {
      this.#move(one);
      one.fullStart = this.#back(one.fullStart);
      one.fullEnd = this.#endBack(one.fullEnd);
      if (one.kind === 'case') for (const event of one.history ?? []) this.#move(event);
      else if (one.kind === 'id') {
        if (one.quotationStart !== undefined) one.quotationStart = this.#back(one.quotationStart);
        if (one.unread) one.unread = { ...one.unread, start: this.#back(one.unread.start) };
      }
      while ((this.#notes[next]?.end ?? Infinity) <= one.start) next++;
      const note = this.#notes[next];
      if (note && note.start <= one.start) one.pageNote = note;
    }
    return found;
  }

  #move(span: Mutable<Span>): void {
    span.start = this.#back(span.start);
    span.end = this.#endBack(span.end);
  }

  /** The end stays with the character before it. */
  #endBack(end: number): number {
    return this.#back(end - 1) + 1;
  }

  #back(at: number): number {
    const starts = this.#starts;
    // What is asked for in turn stands close together.
    if ((starts[this.#stretch] ?? 0) <= at && at < (starts[this.#stretch + 1] ?? Infinity))
      return at + (this.#shifts[this.#stretch] ?? 0);
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    this.#stretch = low - 1;
    return at + (this.#shifts[this.#stretch] ?? 0);
  }
}
