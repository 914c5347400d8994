/**
 * Numbers within citations that look like the page marks and note calls of an opinion: `at *9`, `n.24`, `col.5 ll.39`.
 *
 * A program that strips page marks and note calls from a text strips these as well, and leaves the citation torn: `at (E.D. La. 2006)`,
 * `n. (9th Cir. 2002)`. What is lost is part of a citation, which may be left out whole. Numbers of statutes, rules and sums never are.
 */
import type { TextSpan } from './citations-in-text';

export function tornNumbersIn(text: string): readonly TextSpan[] {
  return tornNumbers.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: raw }) => ({ start: index, end: index + raw.length })),
  );
}

const tornNumbers: readonly RegExp[] = [
  /(?<=\bat\s{1,3})\*\d{1,5}(?![\d.]\d|\d)/g,
  /(?<=[\d)]\s{1,3}nn?\.)\d{1,3}(?!\d)/g,
  /(?<=\bcol\.)\d{1,3}(?=\s{1,3}ll?\.)/g,
  /(?<=\b(?:WL|LEXIS)\s\d{1,9},\s)\*\d{1,5}(?![\d.]\d|\d)/g,
  // Glued to a party's name: `Texas,552 U.S. 491`.
  /(?<=\p{L},)\d{1,3}(?=\s(?:Cranch|[A-Z][A-Za-z.]{0,8}\.(?:\s(?:2d|3d|4th|App\.|S\.|Ct\.|Ed\.|Supp\.)){0,3})\s\d)/gu,
];
