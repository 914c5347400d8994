/**
 * Where a sentence goes on in the next paragraph: a program that converted a PDF made a paragraph of each line, so that a
 * caption may begin in one and end in the next (`United` / `States v. Stevens`), and a quotation run over many. Read apart, its half
 * would look like another case; and a heading read as one with the citation below it would do the same. Where a page ends within a
 * sentence, its number and the head of the next page stand between the lines, as paragraphs of their own.
 */
import { storyEnd } from '../text/story-end';
import { withPlainMarks } from '../text/with-plain-marks';
import type { BriefParagraph, BriefText, Story } from './brief-text';
import { withoutFurniture } from './without-furniture';

export interface JoinedText {
  /**
   * The line ends of broken lines are spaces, and so are all signs of what else a page prints (`withoutFurniture`, and its number and head); that of each story but the
   * last is `storyEnd`; every other stays "\n".
   */
  readonly text: string;
  /** The same for `findCitations`, which reads over a "\n" but never over the paragraph separator that stands here in its place. */
  readonly apart: string;
  /** Each with the lines that it was broken into. */
  readonly paragraphs: readonly BriefParagraph[];
}

/** Both texts are as long as the brief's own, so that offsets hold in all three. */
export function joinBrokenLines({ text: asFiled, paragraphs, stories }: BriefText): JoinedText {
  const written = withPlainMarks(withoutFurniture(asFiled));
  const pieces: string[] = [];
  const joined: BriefParagraph[] = [];
  const isHead = headsOf(written, paragraphs);
  let from = 0;
  for (let index = 0; index < paragraphs.length;) {
    const first = paragraphs[index];
    if (first === undefined) break;
    let last = first;
    for (index += 1; ;) {
      const next = lineAfter(written, paragraphs, index, last, isHead);
      const line = paragraphs[next];
      if (line === undefined || !goesOn(written, last, line)) break;
      pieces.push(written.slice(from, last.end));
      pieces.push(' '.repeat(line.start - last.end));
      from = line.start;
      last = line;
      index = next + 1;
    }
    joined.push({ ...first, end: last.end });
  }
  pieces.push(written.slice(from));
  const text = withStoryEnds(pieces.join(''), stories);
  const apart = pieces.map((piece) => piece.replaceAll('\n', '\u2029')).join('');
  return { text, paragraphs: joined, apart };
}

/** The next line of the same story, past the number of a page and the heads about it; -1 where none is. */
function lineAfter(
  text: string,
  paragraphs: readonly BriefParagraph[],
  index: number,
  last: BriefParagraph,
  isHead: (paragraph: BriefParagraph) => boolean,
): number {
  let end = last.end;
  let isNumbered = false;
  for (let at = index; at < paragraphs.length && at <= index + mostBetween; at++) {
    const paragraph = paragraphs[at];
    if (paragraph?.start !== end + 1) return -1;
    const isNumber = pageNumber.test(text.slice(paragraph.start, paragraph.end));
    if (!isNumber && !isHead(paragraph)) {
      if (at === index) return at;
      return isNumbered && /^\s*\p{Ll}/u.test(text.slice(paragraph.start, paragraph.end)) ? at : -1;
    }
    isNumbered ||= isNumber;
    end = paragraph.end;
  }
  return -1;
}

const mostBetween = 4;
const pageNumber = /^\s*[-–—]?\s?(?:Page )?\d{1,3}(?: of \d{1,3})?\s?[-–—]?\s*$/i;

/** Tells short lines that stand in the brief more than once, but for their numbers. */
function headsOf(
  text: string,
  paragraphs: readonly BriefParagraph[],
): (paragraph: BriefParagraph) => boolean {
  const wordsOf = ({ start, end }: BriefParagraph): string =>
    end - start > longestHead ? '' : text.slice(start, end).trim().replace(/\d+/g, '#');
  const seen = new Map<string, number>();
  for (const paragraph of paragraphs) {
    const words = wordsOf(paragraph);
    if (words !== '') seen.set(words, (seen.get(words) ?? 0) + 1);
  }
  return (paragraph) => (seen.get(wordsOf(paragraph)) ?? 0) > 1;
}

const longestHead = 80;

function withStoryEnds(text: string, stories: readonly Story[]): string {
  let marked = '';
  for (const { start } of stories) {
    if (text.slice(start - 2, start) === '\n\n') marked += text.slice(marked.length, start - 2) + storyEnd;
  }
  return marked + text.slice(marked.length);
}

/** A line of prose that ends within a sentence; a heading has no full stop either, but is short or capitalized. */
function goesOn(text: string, paragraph: BriefParagraph, next: BriefParagraph): boolean {
  if (paragraph.heading || next.heading || paragraph.inTable || next.inTable) return false;
  if (paragraph.indented !== next.indented) return false;
  const words = text.slice(paragraph.start, paragraph.end).trim();
  const following = text.slice(next.start, next.end);
  const ends = /^\s*\d/.test(following)
    ? endsInSentenceOrRange
    : /^\s*\p{Ll}/u.test(following)
      ? endsInSentenceOrWord
      : endsInSentence;
  if (words.length < 40 || !ends.test(words)) return false;
  // Citations have more capitals than a heading; what they begin in brackets ends in them.
  if (words.lastIndexOf('(') > words.lastIndexOf(')')) return true;
  const all = words.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const small = all.filter((word) => /^\p{Ll}/u.test(word));
  return small.length * 2 >= all.length;
}

const endsInSentence = /(?:[\p{L}\d,&]|\bvs?\.)$/u;
/** `show-` / `ing` */
const endsInSentenceOrWord = /(?:[\p{L}\d,&]|\bvs?\.|\p{L}[-‐])$/u;
/** `884–` / `85` */
const endsInSentenceOrRange = /(?:[\p{L}\d,&]|\bvs?\.|\d[-–—])$/u;
