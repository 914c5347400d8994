/** The lines of a text that may come from the pages it was taken from: numbers alone or in front, a clerk's stamps. */
import { isDigit, isSpace, skipDigits } from '../../../text/character-classes';
import { matchEnd } from '../../../text/match-at';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface PageLine extends Span {
  /** Counted from the top of the text. */
  readonly row: number;
  /** `numbered` has words behind its number; `page` says that it numbers a page: `- 12 -`. */
  readonly kind: 'stamp' | 'page' | 'number' | 'numbered';
  readonly value: number;
  /** Where its number and the blanks behind it end. */
  readonly numberEnd: number;
}

const LONGEST_INDENT = 120;
const LONGEST_LINE = 200;

export function readPageLines(text: string): PageLine[] {
  const lines: PageLine[] = [];
  let row = 0;
  let feed = text.indexOf('\f');
  for (let start = 0; start < text.length; row++) {
    if (text.charCodeAt(start) === 10) {
      start++;
      continue;
    }
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    if (feed >= 0 && feed < start) feed = text.indexOf('\f', start);
    if (feed >= 0 && feed < end) end = feed;
    let first = start;
    while (first < end && first - start < LONGEST_INDENT && isSpace(text.charCodeAt(first))) first++;
    if (first < end) {
      const line = readLine(text, start, first, end, row);
      if (line) lines.push(line);
    }
    start = end + 1;
  }
  return lines;
}

/** `first`: where its words begin. */
function readLine(text: string, start: number, first: number, end: number, row: number): PageLine | null {
  if (isDigit(text.charCodeAt(first))) {
    const digits = skipDigits(text, first);
    if (digits - first > 3) return null;
    const value = Number(text.slice(first, digits));
    const stop = matchEnd(stopped, text, digits);
    if (stop >= end) return { start, end, row, kind: 'number', value, numberEnd: end };
    let numberEnd = digits;
    while (isSpace(text.charCodeAt(numberEnd))) numberEnd++;
    return numberEnd > digits ? { start, end, row, kind: 'numbered', value, numberEnd } : null;
  }
  if (!openings.includes(text.charAt(first)) || end - first > LONGEST_LINE) return null;
  const written = text.slice(first, end);
  const kind = stamp.test(written) ? 'stamp' : pageNumber.test(written) ? 'page' : null;
  return kind && { start, end, row, kind, value: 0, numberEnd: end };
}

/** Of stamps and page numbers. */
const openings = 'CUAP-–—';
/** A number alone, with or without a dot. */
const stopped = /\.?[ \t\r\u00a0]{0,120}/y;
/** `Case 1:20-cv-00123 Document 45 Filed 03/04/21 Page 12 of 30`, `USCA4 Appeal: 21-1234 Doc: 25 Filed: 09/02/2021 Pg: 3 of 50` */
const stamp =
  /^(?:USCA\w{0,8} |Appellate )?(?:Case|Appeal)[ :#]{1,3}[\w:.-]{5,30}[ ,]{1,12}(?:Doc|Dkt).{0,100}(?:Page|Pg|Filed)/;
const pageNumber =
  /^(?:[-–—] ?\d{1,3} ?[-–—]|Page \d{1,3}(?: of \d{1,3})?|Page Proof Pending Publication)\s*$/;
