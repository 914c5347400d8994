/** A stretch of a story that moves with the text, as a range of Word does. */
import { lengthOf, type Paragraph, type Run } from './document-model';
import { OfficeError } from './office-error';

/** A place between two characters. Registered with its paragraph, so that edits move it. */
export interface Anchor {
  paragraph: Paragraph;
  offset: number;
  readonly side: 'start' | 'end';
}

export interface Stretch {
  readonly start: Anchor;
  readonly end: Anchor;
}

/** It stays where it is until it is held. */
export function stretch(
  from: { readonly paragraph: Paragraph; readonly offset: number },
  to: { readonly paragraph: Paragraph; readonly offset: number } = from,
): Stretch {
  return { start: anchor(from, 'start'), end: anchor(to, 'end') };
}

export function stretchIn(paragraph: Paragraph, from: number, to: number): Stretch {
  return stretch({ paragraph, offset: from }, { paragraph, offset: to });
}

export function stretchOf(paragraph: Paragraph): Stretch {
  return stretchIn(paragraph, 0, lengthOf(paragraph));
}

function anchor(
  { paragraph, offset }: { readonly paragraph: Paragraph; readonly offset: number },
  side: Anchor['side'],
): Anchor {
  return { paragraph, offset, side };
}

/** From now on edits move it. */
export function hold<Held extends Stretch>(held: Held): Held {
  held.start.paragraph.anchors.add(held.start);
  held.end.paragraph.anchors.add(held.end);
  return held;
}

/** Every anchor that is held slows down the edits of its paragraph. */
export function release({ start, end }: Stretch): void {
  start.paragraph.anchors.delete(start);
  end.paragraph.anchors.delete(end);
}

export interface Part {
  readonly paragraph: Paragraph;
  readonly from: number;
  readonly to: number;
}

/** The stretch paragraph by paragraph. Throws `ItemNotFound` where its text was removed with its paragraph. */
export function partsOf({ start, end }: Stretch): readonly Part[] {
  if (start.paragraph.isGone || end.paragraph.isGone) throw new OfficeError('ItemNotFound');
  if (start.paragraph === end.paragraph) {
    return [{ paragraph: start.paragraph, from: start.offset, to: Math.max(start.offset, end.offset) }];
  }
  const { paragraphs } = start.paragraph.story;
  const first = paragraphs.indexOf(start.paragraph);
  const last = paragraphs.indexOf(end.paragraph, first);
  if (last < 0) throw new OfficeError('InvalidArgument');
  return paragraphs.slice(first, last + 1).map((paragraph, index) => ({
    paragraph,
    from: index === 0 ? start.offset : 0,
    to: index === last - first ? end.offset : lengthOf(paragraph),
  }));
}

/** The runs between two offsets, cut at both. */
export function runsBetween(paragraph: Paragraph, from: number, to: number): readonly Run[] {
  const within: Run[] = [];
  let at = 0;
  for (const run of paragraph.runs) {
    const [first, last] = [Math.max(from - at, 0), Math.min(to - at, run.text.length)];
    if (first < last) {
      within.push(
        first === 0 && last === run.text.length ? run : { ...run, text: run.text.slice(first, last) },
      );
    }
    at += run.text.length;
    if (at >= to) break;
  }
  return within;
}

/** The order of two places in one story: negative where `left` comes first. */
export function compareAnchors(left: Anchor, right: Anchor): number {
  if (left.paragraph === right.paragraph) return left.offset - right.offset;
  const { paragraphs } = left.paragraph.story;
  return paragraphs.indexOf(left.paragraph) - paragraphs.indexOf(right.paragraph);
}
