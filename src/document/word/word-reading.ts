/** A brief as it was read from Word, and where in Word each of its paragraphs is found again. */
import type { BriefText } from '../brief-text';

export interface WordReading {
  readonly brief: BriefText;
  /** One for each of `brief.paragraphs`, in the same order. */
  readonly paragraphs: readonly WordParagraph[];
}

export interface WordParagraph {
  /** UTF-16 code units into the text of the brief. */
  readonly start: number;
  readonly text: string;
  /** As `Paragraph.text` gave it. While it stays the same, `text` is not asked for again. */
  readonly raw: string;
  /** Holds for this session; from WordApi 1.6. */
  readonly localId?: string;
  readonly story: StoryPlace;
  /** In its story. */
  readonly index: number;
}

export type StoryPlace =
  | { readonly kind: 'body' }
  /** `index` counts notes of one kind. */
  | { readonly kind: 'footnote' | 'endnote'; readonly index: number }
  | { readonly kind: 'header' | 'footer'; readonly section: number; readonly pages: PageKind }
  | { readonly kind: 'textBox'; readonly index: number };

export type PageKind = 'Primary' | 'FirstPage' | 'EvenPages';
export const pageKinds: readonly PageKind[] = ['Primary', 'FirstPage', 'EvenPages'];

/** A piece of one paragraph: offsets are those of the paragraph. */
export interface Piece {
  readonly paragraph: WordParagraph;
  readonly start: number;
  readonly end: number;
}

/** What a stretch of the brief is in each paragraph that it runs over; what stands between paragraphs is in no piece. */
export function piecesOf({ paragraphs }: WordReading, start: number, end: number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = firstEndingAfter(paragraphs, start); at < paragraphs.length; at++) {
    const paragraph = paragraphs[at];
    if (paragraph === undefined || paragraph.start >= end) break;
    const from = Math.max(start - paragraph.start, 0);
    const to = Math.min(end - paragraph.start, paragraph.text.length);
    if (from < to) pieces.push({ paragraph, start: from, end: to });
  }
  return pieces;
}

function firstEndingAfter(paragraphs: readonly WordParagraph[], offset: number): number {
  let [low, high] = [0, paragraphs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const paragraph = paragraphs[middle];
    if (paragraph !== undefined && paragraph.start + paragraph.text.length <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
