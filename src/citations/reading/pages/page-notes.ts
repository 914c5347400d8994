/**
 * The notes that stand at a page's foot within a text: paragraphs that begin with the number by which the text calls them,
 * or that stand under a rule. What they cite interrupts the text and is no part of it.
 */
import { isLower, isSpace, isWordCharacter } from '../../../text/character-classes';
import { matchEnd } from '../../../text/match-at';
import type { NoteSpan } from '../../found-citation';
import type { PageLine, Span } from './page-lines';

const FARTHEST_CALL = 6000;
/** So many of the same digits are looked at. */
const MOST_NUMBERS = 16;
/** A text with so many lines that begin with numbers, and are no notes, is a table. */
const MOST_UNCALLED = 300;
const LONGEST_NOTE = 6000;
/** A line so long is a whole paragraph; a shorter one goes on below where it does not fill its width. */
const LONGEST_LINE = 130;
const SHORTEST_LINE = 60;

/** `numbered`: the lines that begin with a number and blanks; `breaks`: where pages end. */
export function findPageNotes(
  text: string,
  numbered: readonly PageLine[],
  breaks: readonly Span[],
): readonly NoteSpan[] {
  const notes: NoteSpan[] = [];
  let pageEnd = 0;
  let uncalled = 0;
  for (const [index, line] of numbered.entries()) {
    if (matchEnd(noteOpening, text, line.numberEnd) < 0 || line.value === 0) continue;
    const last = notes.at(-1);
    if (last && line.start < last.end) continue;
    const anchor = callBefore(text, line);
    if (anchor < 0 && !standsUnderRule(text, line.start) && !(last && goesOn(text, last, line))) {
      if (++uncalled > MOST_UNCALLED) break;
      continue;
    }
    while (pageEnd < breaks.length && (breaks[pageEnd]?.start ?? 0) <= line.start) pageEnd++;
    const end = endOf(text, line, numbered[index + 1], breaks[pageEnd]);
    notes.push({ start: line.start, end, anchor: Math.max(0, anchor) });
  }
  return notes;
}

const noteOpening = /[A-Z“"‘'([§]/y;

/** Where the words before end with the note's number, raised or not: `denied.5`; -1 where none do. */
function callBefore(text: string, { start, value }: PageLine): number {
  const call = String(value);
  const from = Math.max(0, start - FARTHEST_CALL);
  const before = text.slice(from, start);
  let at = before.length;
  for (let count = 0; count < MOST_NUMBERS; count++) {
    at = before.lastIndexOf(call, at - 1);
    if (at <= 0) return -1;
    const sign = before.charCodeAt(at - 1);
    const after = before.charCodeAt(at + call.length);
    const isCalled =
      isLower(sign) || (calls.includes(before.charAt(at - 1)) && !isSpace(before.charCodeAt(at - 2)));
    if (isCalled && !isWordCharacter(after) && !startsDecimal(before, at + call.length)) return from + at;
  }
  return -1;
}

const calls = '.,;:?!”"’)]';

function startsDecimal(text: string, at: number): boolean {
  return matchEnd(/[.,:–-]\d/y, text, at) > 0;
}

function standsUnderRule(text: string, at: number): boolean {
  return /[_—–-]{5}\s{1,9}$/.test(text.slice(Math.max(0, at - 14), at));
}

/** Right behind another note stands the next. */
function goesOn(text: string, last: NoteSpan, { start, value }: PageLine): boolean {
  return (
    last.end >= start - 3 && Number.parseInt(text.slice(last.start, last.start + 12).trim(), 10) === value - 1
  );
}

function endOf(text: string, line: PageLine, next: PageLine | undefined, pageEnd: Span | undefined): number {
  let end = Math.min(text.length, line.start + LONGEST_NOTE);
  if (next?.value === line.value + 1 && next.start < end) end = next.start;
  if (pageEnd && pageEnd.start < end) return pageEnd.start;
  const paragraph = text.slice(line.start, end);
  const blank = /\n\s{0,80}\n/.exec(paragraph)?.index ?? paragraph.length;
  const lineLength = line.end - line.start;
  const isParagraph = lineLength > LONGEST_LINE || lineLength < SHORTEST_LINE;
  return isParagraph ? Math.min(line.end, line.start + blank) : line.start + blank;
}
