/** How a citation follows quoted words: right after them, after their sentence, later in it, or further off. */
import { firstEndingAfter } from './first-ending-after';
import { sentenceEnds } from '../../text/sentence-ends';
import { storyEnd } from '../../text/story-end';

/**
 * `adjacent`: nothing but marks, notes and asides such as "(emphasis added)" between. `sentence`: the citation sentence
 * that follows the one that ends with or holds the quotation. `clause`: later in that same sentence. `later`: beyond.
 */
export type Nearness = 'adjacent' | 'clause' | 'sentence' | 'later';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Beyond this many characters nothing rests on a citation; it also bounds the work. */
const reach = 700;

/**
 * How the citation that begins at `citationStart` follows what ends at `end`. Both stand in one paragraph, or only white
 * space and a paragraph's end lie between. `passages` are quoted words, marks included, in text order.
 */
export function citationNearness(
  text: string,
  end: number,
  citationStart: number,
  passages: readonly Span[],
): Nearness {
  if (citationStart - end > reach || text.slice(end, citationStart).includes(storyEnd)) return 'later';
  const start = withOpenBracket(text, end, citationStart);
  const gap = text.slice(end, start).replace(asides, '');
  if (/^[\s\d⁰¹²³⁴-⁹.,;:!?)\]—–*†-]*$/.test(gap)) return 'adjacent';
  const ends = sentenceEndsOutside(text, Math.max(0, end - 3), start, passages);
  if (ends.length === 0) return 'clause';
  const onlyEnd = ends.length === 1 ? ends[0] : undefined;
  return onlyEnd !== undefined && text.slice(onlyEnd, start).trim() === '' ? 'sentence' : 'later';
}

/** `held.” (In re Doe (1999) 1 Cal.4th 1.)`: a citation sentence begins with the bracket around it. */
function withOpenBracket(text: string, end: number, citationStart: number): number {
  const opened = /[([]\s{0,2}$/.exec(text.slice(Math.max(end, citationStart - 3), citationStart));
  return opened === null ? citationStart : citationStart - opened[0].length;
}

/** What authors put between a quotation and its citation; a number in parentheses is a headnote's, in California. */
export const asides =
  /\((?:emphasis|citations?|internal|footnotes?|alterations?|quotations?|cleaned|brackets?|ellips[ie]s|omissions?|first|second|third|last)\b[^()]{0,80}\)|\((?:see )?(?:f?n\.|note) \d{1,3}\.?\)|\(\d{1,2}\)|\[sic\.?\]/gi;

/** Sentence ends in `[start, end)`, without those inside quoted words; one at their own end counts. */
export function sentenceEndsOutside(
  text: string,
  start: number,
  end: number,
  passages: readonly Span[],
): readonly number[] {
  return sentenceEnds(text, start, end).filter((at) => {
    const passage = passages[firstEndingAfter(passages, at)];
    return passage === undefined || passage.start >= at;
  });
}
