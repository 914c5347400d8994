/**
 * Where a sentence goes on in the next paragraph: a program that converted a PDF made a paragraph of each line, so that a
 * caption may begin in one and end in the next (`United` / `States v. Stevens`). Read apart, its half would look like another
 * case; and a heading read as one with the citation below it would do the same.
 */
import { storyEnd } from '../text/story-end';
import type { BriefParagraph, BriefText, Story } from './brief-text';

export interface JoinedText {
  /** The line ends of broken lines are spaces, that of each story but the last is `storyEnd`; every other stays "\n". */
  readonly text: string;
  /** The same for `findCitations`, which reads over a "\n" but never over the paragraph separator that stands here in its place. */
  readonly apart: string;
}

/** Both are as long as the brief's own text, so that offsets hold in all three. */
export function joinBrokenLines({ text: written, paragraphs, stories }: BriefText): JoinedText {
  const pieces: string[] = [];
  let from = 0;
  paragraphs.forEach((paragraph, index) => {
    const next = paragraphs[index + 1];
    if (next?.start !== paragraph.end + 1 || !goesOn(written, paragraph, next)) return;
    pieces.push(written.slice(from, paragraph.end));
    from = paragraph.end + 1;
  });
  pieces.push(written.slice(from));
  const text = withStoryEnds(pieces.join(' '), stories);
  return { text, apart: pieces.map((piece) => piece.replaceAll('\n', '\u2029')).join(' ') };
}

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
  const nextIsNumber = /^\s*\d/.test(text.slice(next.start, next.end));
  if (words.length < 40 || !(nextIsNumber ? endsInSentenceOrRange : endsInSentence).test(words)) return false;
  // Citations have more capitals than a heading; what they begin in brackets ends in them.
  if (words.lastIndexOf('(') > words.lastIndexOf(')')) return true;
  const all = words.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const small = all.filter((word) => /^\p{Ll}/u.test(word));
  return small.length * 2 >= all.length;
}

const endsInSentence = /(?:[\p{L}\d,&]|\bvs?\.)$/u;
/** `884–` / `85` */
const endsInSentenceOrRange = /(?:[\p{L}\d,&]|\bvs?\.|\d[-–—])$/u;
