/** Where a table of authorities stands: a heading, then citations each followed by dot leaders or page numbers. */
import type { FoundCitation } from './found-citation';
import { matchEnd } from './match-at';

const headings = [
  'TABLE OF AUTHORITIES',
  'Table of Authorities',
  'TABLE OF CITATIONS',
  'TABLE OF CASES',
  'INDEX OF AUTHORITIES',
  'Table of Cases',
  'TABLE OF CITED AUTHORITIES',
  'Table Of Authorities',
];
const leader = /[\s,.;)\]”"’']{0,6}(?:\.{4,}|(?:\.\s){3,}|…|_{4,}|·{3,}|\t)/y;
const pages =
  /[ .,;)\u00a0\t]{0,80}(?:passim|(?:\d{1,3}|[ivxlc]{1,6})(?:(?:,\s?|\s?[-–]\s?|\sn\.|,?\s?passim)(?:\d{1,3}|[ivxlc]{1,6})?){0,40})\s{0,3}(?:\n|$)/y;
/** Of entries without page numbers, so many end a table. */
const MOST_WITHOUT_PAGES = 4;
const FARTHEST = 2500;

/** For each find whether it is an entry of a table. */
export function findTableEntries(text: string, found: readonly FoundCitation[]): boolean[] {
  const inTable = found.map(() => false);
  for (const heading of headings) {
    let at = text.indexOf(heading);
    while (at >= 0) {
      const after = at + heading.length;
      if (matchEnd(leader, text, after) < 0) markTable(text, found, after, inTable);
      at = text.indexOf(heading, after);
    }
  }
  return inTable;
}

function markTable(text: string, found: readonly FoundCitation[], from: number, inTable: boolean[]): void {
  let first = firstFrom(found, from);
  let last = -1;
  let without = 0;
  let place = from;
  for (let index = first; index < found.length; index++) {
    const citation = found[index];
    if (!citation || citation.start - place > FARTHEST) break;
    if (inTable[index]) {
      place = citation.fullEnd;
      last = index;
      continue;
    }
    if (hasPages(text, citation)) {
      last = index;
      without = 0;
      place = citation.fullEnd;
    } else if (++without > MOST_WITHOUT_PAGES) break;
  }
  for (; first <= last; first++) inTable[first] = true;
}

function firstFrom(found: readonly FoundCitation[], from: number): number {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hasPages(text: string, citation: FoundCitation): boolean {
  return matchEnd(leader, text, citation.fullEnd) > 0 || matchEnd(pages, text, citation.fullEnd) > 0;
}
