/** Where an offset of a brief stands, in the terms of a page or host that shows paragraphs. */
import type { BriefText } from './brief-text';

export interface ParagraphPlace {
  /** Indexes into `BriefText.stories` and `BriefText.paragraphs`. */
  readonly story: number;
  readonly paragraph: number;
  /** UTF-16 code units from the start of the paragraph; its length stands for its end. */
  readonly offset: number;
}

/** `undefined` outside the text. The separator after a paragraph belongs to that paragraph's end. */
export function paragraphPlace(brief: BriefText, offset: number): ParagraphPlace | undefined {
  if (offset < 0 || offset > brief.text.length) return undefined;
  const paragraph = lastStartingBy(brief.paragraphs, offset);
  const found = brief.paragraphs[paragraph];
  if (!found) return undefined;
  return {
    story: lastStartingBy(brief.stories, offset),
    paragraph,
    offset: Math.min(offset, found.end) - found.start,
  };
}

/** The last of `placed`, which stand in order, that starts at or before `offset`; -1 where none does. */
function lastStartingBy(placed: readonly { readonly start: number }[], offset: number): number {
  let low = 0;
  let high = placed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((placed[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
