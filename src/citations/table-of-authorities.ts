/** Where a table of authorities stands: a heading, then citations each followed by dot leaders or page numbers. */
import { firstFrom } from './first-from';
import type { FoundCitation } from './found-citation';
import { isSpace } from '../text/character-classes';
import { matchEnd } from '../text/match-at';

/** What stands before the last word of a heading: "TABLE OF AUTHORITIES", "Index of Authorities", "Table of Cited Authorities". */
const beforeAuthorities = /(?:TABLE|INDEX|Table|Index)\s(?:OF|of|Of)\s(?:(?:CITED|Cited)\s)?$/;
const authorities = /A(?:UTHORITIES|uthorities)/y;
/** "TABLE OF CASES", "Table of Citations" */
const beforeCases = /(?:TABLE\sOF|Table\sof)\s$/;
const cases = /C(?:ASES|ITATIONS|ases|itations)\b/y;
/** A tab that opens the next line is the indent of a paragraph. */
const leader = /[\s,.;)\]”"’']{0,6}(?:\.{4}|\.\s\.\s\.\s|…|_{4}|·{3})|[ \u00a0,.;)\]”"’']{0,6}\t/y;
/** One page of a list: `12`, `iv`, `passim`. */
const page = /(?:passim|\d{1,3}|[ivxlc]{1,6})(?!\w)/y;
/** Of entries without page numbers, so many end a table. */
const MOST_WITHOUT_PAGES = 4;
const FARTHEST = 2500;
const MOST_PAGES = 40;

/** Where the heading of a table ends whose last word begins with the A or C at `at`; -1 where none stands. */
export function tableHeadingEnd(text: string, at: number): number {
  if (!isSpace(text.charCodeAt(at - 1))) return -1;
  const isCases = text.charCodeAt(at) === 67;
  const end = matchEnd(isCases ? cases : authorities, text, at);
  if (end < 0) return -1;
  const before = isCases ? beforeCases : beforeAuthorities;
  const isHeading = matchEnd(leader, text, end) < 0 || matchEnd(/\s{1,20}Page/y, text, end) > 0;
  return isHeading && before.test(text.slice(Math.max(0, at - 23), at)) ? end : -1;
}

/** For each find whether it is an entry of a table; `headings`: where those of the text end. */
export function findTableEntries(
  text: string,
  found: readonly FoundCitation[],
  headings: readonly number[],
): boolean[] {
  const inTable: boolean[] = [];
  for (const end of headings) markTable(text, found, end, inTable);
  return inTable;
}

function markTable(text: string, found: readonly FoundCitation[], from: number, inTable: boolean[]): void {
  let first = firstFrom(found, from);
  let last = -1;
  let without = 0;
  let place = from;
  for (let index = first; index < found.length; index++) {
    const citation = found[index];
    if (!citation || citation.kind === 'id' || citation.start - place > FARTHEST) break;
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

function hasPages(text: string, citation: FoundCitation): boolean {
  return matchEnd(leader, text, citation.fullEnd) > 0 || endsLineWithPages(text, citation.fullEnd);
}

/** Only page numbers stand between `at` and the end of the line. */
function endsLineWithPages(text: string, at: number): boolean {
  // In a column of a table they stand on a line of their own.
  let place = Math.max(at, matchEnd(/[ \u00a0.]{0,3}\r?\n/y, text, at));
  let sawPage = false;
  for (let count = 0; count < MOST_PAGES; count++) {
    while (' .,;)–-\u00a0'.includes(text.charAt(place)) && place < text.length) place++;
    if (place === text.length || text.charCodeAt(place) === 10) return sawPage;
    const next = matchEnd(page, text, place);
    if (next < 0) return false;
    sawPage = true;
    place = next;
  }
  return false;
}
