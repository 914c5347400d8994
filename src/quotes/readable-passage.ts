/** Passages of an opinion as a reader would see them: without star pages and note calls, on one line. */
import { sentenceEnds } from '../text/sentence-ends';

/** A sentence longer than this on one side is cut there, with an ellipsis. UTF-16 code units. */
const mostBefore = 300;

/** The stretch `[start, end)` of a stored opinion. */
export function readablePassage(opinion: string, start: number, end: number): string {
  return opinion
    .slice(start, end)
    .replace(/\[?\*{1,3}\d{1,5}\]?/g, ' ')
    .replace(/\[fn\s?[\w*†‡]{1,4}\]/gi, '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

/** The same stretch, widened to the whole sentences in which it starts and ends. */
export function sentencesAround(opinion: string, start: number, end: number): string {
  const from = Math.max(0, start - mostBefore);
  const before = sentenceEnds(opinion, from, start).filter((place) => place <= start);
  const paragraph = opinion.lastIndexOf('\n\n', start) + 2;
  const sentenceStart = Math.max(before.at(-1) ?? from, paragraph >= 2 ? paragraph : 0);
  const cutBefore = sentenceStart === from && from > 0;

  const to = Math.min(opinion.length, end + mostBefore);
  const paragraphEnd = opinion.indexOf('\n\n', end);
  const closing = sentenceEnds(opinion, Math.max(start, end - 3), to).find((place) => place >= end);
  const sentenceEnd = Math.min(closing ?? to, paragraphEnd < 0 ? to : paragraphEnd);
  const cutAfter = closing === undefined && sentenceEnd === to && to < opinion.length;

  const text = readablePassage(opinion, Math.min(sentenceStart, start), Math.max(sentenceEnd, end));
  return `${cutBefore ? '… ' : ''}${text}${cutAfter ? ' …' : ''}`;
}
