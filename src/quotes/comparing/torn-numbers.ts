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
  // Glued to a party's name: `Texas,552 U.S. 491`.
  /(?<=\p{L},)\d{1,3}(?=\s(?:U\.\s?S\.|Pet\.|How\.|Wall\.|Wheat\.|Cranch|Dall\.|S\.\s?Ct\.|L\.\s?Ed\.|F\.\s?(?:[23]d|4th|Supp\.))\s(?:2d\s)?\d)/gu,
];
