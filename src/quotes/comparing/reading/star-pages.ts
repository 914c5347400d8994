/** The page marks of one reporter in the text of an opinion, where a star and a number say that its next page begins. */

/** `*495`, `[*495]`, `**710`, and `[561 U.S. 36]` without an asterisk: here begins this page of one reporter. */
export interface StarPage {
  readonly at: number;
  readonly number: number;
  readonly asterisks: number;
}

export function starPageAt(text: string, at: number): StarPage | null {
  starPage.lastIndex = at;
  const match = starPage.exec(text);
  if (!match) return null;
  const { lastIndex } = starPage;
  const cited =
    citesPage.test(text.slice(Math.max(0, at - 32), at)) &&
    !/^\s?\d/.test(text.slice(lastIndex, lastIndex + 2));
  if (cited) return null;
  if (match[5] !== undefined && /\d\s?$/.test(text.slice(Math.max(0, at - 2), at))) return null;
  return {
    at,
    number: Number(match[2] ?? match[4] ?? match[5]),
    asterisks: (match[1] ?? match[3] ?? '').length,
  };
}

/**
 * `*5101899` after page 509, or before page 511: page 510 begins before the year 1899, and the space between them is lost. `*3863.`
 * may be a page itself; it is page 386 before a heading's 3 only where page 387 is next, and page 385 was last or none.
 *
 * `firstPage` gives the first page that a mark of the text names by itself.
 */
export function pageGluedToNumber(
  text: string,
  at: number,
  last: StarPage | undefined,
  firstPage: () => number,
): StarPage | null {
  digitsOfPage.lastIndex = at;
  const digits = digitsOfPage.exec(text)?.[1];
  if (digits === undefined) return null;
  const isShort = digits.length === 4;
  const number = isShort ? Number(digits.slice(0, 3)) : last ? last.number + 1 : firstPage() - 1;
  if (isShort && ((last && last.number + 1 !== number) || !starPageAt(text, at))) return null;
  if (isShort && firstStarPage(text, at + 1) !== number + 1) return null;
  if (number <= 0 || Number(digits) < 10 * number || !digits.startsWith(String(number))) return null;
  return { at, number, asterisks: 1 };
}

const digitsOfPage = /\*(\d{4,8})(?!\d)/y;

/** 0 where no mark of the text from `from` on names a page. */
export function firstStarPage(text: string, from = 0): number {
  for (let at = text.indexOf('*', from); at >= 0; at = text.indexOf('*', at + 1)) {
    const page = starPageAt(text, at);
    if (page && page.number < 10_000) return page.number;
  }
  return 0;
}

/** The place after the page mark at `at`; `at` itself where there is none. */
export function skipStarPage(text: string, at: number): number {
  return starPageAt(text, at) ? starPage.lastIndex : at;
}

const starPage = /(\*{1,3})(\d{1,5})(?!\d)|\[(\*{1,3})\s?(\d{1,5})\s?\]|\[\d{1,3}\sU\.\s?S\.\s(\d{1,5})\]/y;

/** In `2009 WL 1234, at *2, *5` and `Id. at *2` the page of another opinion is cited. */
const citesPage = /(?:(?:\d,?|\b(?:Id|op)\.,?)\sat|(?:WL|LEXIS)\s\d+,)\s(?:\*\d+(?:[-–]\*?\d+)?,\s?)*$/i;
