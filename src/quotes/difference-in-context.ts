/** One difference with a few words on either side, in the draft and in the opinion. */
import { sentenceEnds } from '../text/sentence-ends';
import type { Edit } from './quotation-comparison';
import { readablePassage } from './readable-passage';

export interface DifferenceInContext {
  readonly cited: string;
  readonly found: string;
}

/**
 * `passage`: what the quotation stands for in the opinion. Words beyond it would look as if the draft had left them out, unless the
 * difference is just that.
 */
export function differenceInContext(
  quotation: string,
  opinion: string,
  edit: Edit,
  passage: Stretch = { start: 0, end: opinion.length },
): DifferenceInContext {
  // What the draft adds at an end stands for what the opinion has beyond it.
  const { start, end } = edit.found;
  const isWithin = passage.start < end && start < passage.end && passage.start <= start && end <= passage.end;
  return {
    cited: widened(quotation, edit.quoted, { start: 0, end: quotation.length }),
    found: widened(opinion, edit.found, isWithin ? passage : { start: 0, end: opinion.length }),
  };
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The stretch and up to four whole words before and after it, of its own sentences and not beyond `bounds`. */
function widened(text: string, { start, end }: Stretch, bounds: Stretch): string {
  const before =
    text
      .slice(Math.max(bounds.start, start - 80), start)
      .split('\n\n')
      .at(-1) ?? '';
  const after = text.slice(end, Math.min(bounds.end, end + 80)).split('\n\n')[0] ?? '';
  const lastIsWhole = /\S$/.test(before) && !/\S/.test(text.charAt(start));
  const head = before.slice(placeOfLastWords(before, lastIsWhole));
  const behindBlank = /\s/.test(text.charAt(end - 1));
  const tail = (behindBlank ? /^(?:\s*\S+){0,4}/ : /^\S*(?:\s+\S+){0,4}/).exec(after)?.[0] ?? '';
  const from = start - head.length;
  const begins = sentenceEnds(text, from, start).findLast((place) => place < start) ?? from;
  const ends = sentenceEnds(text, Math.max(start, end - 3), end + tail.length).find((place) => place > end);
  return readablePassage(text, begins, ends ?? end + tail.length);
}

const mostWords = 4;

/** Where the last whole words begin, with the part of a word after them, unless the last is whole too. */
function placeOfLastWords(text: string, lastIsWhole: boolean): number {
  let at = text.length;
  for (let words = lastIsWhole ? 1 : 0; ; words++) {
    while (at > 0 && /\S/.test(text.charAt(at - 1))) at--;
    if (words === mostWords) return at;
    while (at > 0 && /\s/.test(text.charAt(at - 1))) at--;
    if (at === 0) return 0;
  }
}
