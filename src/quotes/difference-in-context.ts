/** One difference with a few words on either side, in the draft and in the opinion. */
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

/** The stretch and up to four whole words before and after it, within one paragraph. */
function widened(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 80), start)
      .split('\n\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + 80).split('\n\n')[0] ?? '';
  const head = /(?:\S*\s+){0,4}\S*$/.exec(before)?.[0] ?? '';
  const tail = /^\S*(?:\s+\S+){0,4}/.exec(after)?.[0] ?? '';
  return readablePassage(text, start - head.length, end + tail.length);
}
