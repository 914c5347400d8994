/** Words that the end of a line or of a page breaks at a hyphen. */
import { skipStarPage, starPageAt, type StarPage } from './star-pages';
import { isLowerCase, isSpace } from './token-characters';

export interface BrokenWord {
  /** Where the word goes on after the hyphen; 0 when it does not, -1 when it may, in a token of its own. */
  readonly next: number;
  /** The page that begins between the two halves. */
  readonly page: StarPage | null;
}

/** Of the hyphen at `at`, with no letter right behind it. */
export function brokenAtHyphen(text: string, at: number): BrokenWord {
  let next = at + 1;
  let lineEnds = false;
  let page: StarPage | null = null;
  while (next < text.length) {
    const code = text.charCodeAt(next);
    if (code === 10 || code === 12 || code === 13) lineEnds = true;
    else if (!isSpace(code)) {
      const afterPage = skipStarPage(text, next);
      if (afterPage === next) break;
      page = starPageAt(text, next);
      next = afterPage;
      continue;
    }
    next++;
  }
  if (!isLowerCase(text.charCodeAt(next)) && !isInCapitals(text, at, next)) return { next: 0, page: null };
  if (!lineEnds && !page) return { next: next > at + 1 ? -1 : 0, page: null };
  return { next, page };
}

/** `HIS- *1235 TORY`: two capitals at least on either side. */
function isInCapitals(text: string, hyphen: number, next: number): boolean {
  return (
    capitals.test(text.slice(Math.max(0, hyphen - 2), hyphen)) && capitals.test(text.slice(next, next + 2))
  );
}

const capitals = /^\p{Lu}{2}$/u;
