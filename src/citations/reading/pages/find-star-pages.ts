/** Where the pages of a printed report begin, as an opinion's text marks them wherever it is: `Univ. *468of Va.`, `79 S.Ct. *112 180`. */
import { isSpace, skipDigits } from '../../../text/character-classes';
import { matchEnd } from '../../../text/match-at';
import type { Span } from './page-lines';

const FEWEST = 3;
const MOST_DIGITS = 4;
/** No page of a database is so high: `at *3` cites one. */
const LOWEST_SURE = 100;

/** Each is numbered one more than the last. */
export function findStarPages(text: string): readonly Span[] {
  const found: Span[][] = [];
  /** The marks so far of each row, by the page that goes on with it. */
  const rows = new Map<number, Span[]>();
  for (let star = text.indexOf('*'); star >= 0; star = text.indexOf('*', star + 1)) {
    const bracketed = matchEnd(inBrackets, text, star - 1);
    if (bracketed > 0) {
      found.push([spanBetween(text, star - 1, bracketed)]);
      star = bracketed;
      continue;
    }
    const end = pageEnd(text, star, rows);
    const page = Number(text.slice(star + 1, end));
    if (end === star + 1 || page === 0 || (page < LOWEST_SURE && isCited(text, star))) continue;
    const row = rows.get(page) ?? [];
    row.push(spanOf(text, star, end));
    if (row.length === FEWEST) found.push(row);
    rows.delete(page);
    rows.set(page + 1, row);
  }
  return found.flat();
}

/** In "*17784 S.Ct." page 177 begins before volume 84: the row that it goes on with tells. */
function pageEnd(text: string, star: number, rows: ReadonlyMap<number, readonly Span[]>): number {
  const first = star + 1;
  const end = Math.min(skipDigits(text, first), first + 2 * MOST_DIGITS);
  for (let last = Math.min(end, first + MOST_DIGITS); last > first; last--) {
    const row = rows.get(Number(text.slice(first, last)));
    if (row && (last === end || row.length > 1)) return last;
  }
  return end - first > MOST_DIGITS ? first : end;
}

function isCited(text: string, star: number): boolean {
  return /(?:\bat|\band|[,&–-])\s{0,2}$/.test(text.slice(Math.max(0, star - 6), star));
}

/** Lexis' `General [*138] Co.`, `[**512]`: a single one tells. */
const inBrackets = /\[\*{1,3}\d{1,5}\]/y;

/** With its double star. */
function spanOf(text: string, star: number, digitsEnd: number): Span {
  return spanBetween(text, text.charAt(star - 1) === '*' ? star - 1 : star, digitsEnd);
}

/** With the blank that it brought. */
function spanBetween(text: string, start: number, end: number): Span {
  const isApart = isSpace(text.charCodeAt(start - 1)) && isSpace(text.charCodeAt(end));
  return { start, end: isApart ? end + 1 : end };
}
