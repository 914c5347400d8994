/** One difference with a few words on either side, in the draft and in the opinion. */
import { sentenceEnds } from '../text/sentence-ends';
import type { Edit } from './quotation-comparison';
import { readablePassage } from './readable-passage';

export interface DifferenceInContext {
  readonly cited: string;
  readonly found: string;
}

export function differenceInContext(quotation: string, opinion: string, edit: Edit): DifferenceInContext {
  return {
    cited: widened(quotation, edit.quoted.start, edit.quoted.end),
    found: widened(opinion, edit.found.start, edit.found.end),
  };
}

/** The stretch and up to four whole words before and after it, of its own sentences. */
function widened(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 80), start)
      .split('\n\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + 80).split('\n\n')[0] ?? '';
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
