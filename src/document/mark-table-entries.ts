/**
 * Tells entries of a table of authorities or of contents from citations in the argument: by the leader and the page numbers
 * that end an entry, and by the heading above a run of them.
 */
import type { FoundCitation } from '../citations/found-citation';
import type { BriefParagraph, BriefText } from './brief-text';

/** The finds, those in tables told by `inTable`. */
export function markTableEntries(
  brief: BriefText,
  found: readonly FoundCitation[],
): readonly FoundCitation[] {
  const entries = tableParagraphs(brief);
  let next = 0;
  return found.map((citation) => {
    while ((entries[next]?.end ?? Infinity) < citation.start) next++;
    const entry = entries[next];
    const stands = entry !== undefined && entry.start <= citation.start;
    return stands ? { ...citation, inTable: true } : citation;
  });
}

/** An entry may run over several paragraphs where a program broke its lines: so far may the next page number be. */
const mostLinesOfEntry = 8;

const tableHeading =
  /^\W*(?:table|index)\s+of\s+(?:authorities|cases|citations|contents)\b(?:.{0,40})$|^\W*(?:cited\s+)?authorities\W*$/i;
const longestEntry = 600;
/** A line that a program broke out of an entry is shorter. */
const longestBrokenLine = 160;
/** Heads that end a list: those of a brief's parts, not "Cases" or "Other Authorities". */
const partOfBrief =
  /^\W*(?:[IVX\d]{1,4}[.)]\s+)?(?:(?:summary\s+of\s+)?(?:the\s+)?argument|(?:preliminary\s+)?statement|introduction|background|facts|jurisdiction|issues?|questions?\s+presented|standard\s+of\s+review|discussion|analysis|memorandum|conclusion)\b/i;
const leader = /(?:\.\s?){3,}|…|\t|_{3,}/g;
/** Dots or a tab, then pages: `..... 12, 14`, `\t passim`. */
const leaderEnd =
  /(?:\.\s?\.\s?\.|…|\t|_{3,})[\s.…]*(?:\d{1,4}|[ivxl]{1,7}|passim)(?:\s?[,;–-]\s?(?:\d{1,4}|[ivxl]{1,7}|passim))*\W*$/i;
const pagesEnd = /(?:[^\d\w]|\s)(?:\d{1,3}|passim)(?:\s?[,–-]\s?(?:\d{1,3}|passim))*\W*$/i;

function tableParagraphs({ text, paragraphs }: BriefText): readonly BriefParagraph[] {
  const words = paragraphs.map(({ start, end }) => text.slice(start, end).trim());
  const isEntry = words.map((line) => leaderEnd.test(line) && hasLeadersThroughout(line));
  for (let at = 0; at < words.length; at++) {
    const heading = words[at] ?? '';
    if (!tableHeading.test(heading) || isEntry[at] === true) continue;
    const last = lastEntryAfter(words, isEntry, at);
    for (let line = at + 1; line <= last; line++) isEntry[line] = true;
  }
  return paragraphs.filter((_, index) => isEntry[index] === true);
}

/** Whether a paragraph is one entry, or many with a leader each, and not pages of argument that happen to end in dots and a number. */
function hasLeadersThroughout(words: string): boolean {
  return words.length <= longestEntry || (words.match(leader)?.length ?? 0) >= words.length / longestEntry;
}

/** Past the last line that ends in pages, with no long stretch without such a line before it, and no argument. */
function lastEntryAfter(words: readonly string[], isEntry: readonly boolean[], heading: number): number {
  let last = heading;
  for (let at = heading + 1; at < words.length && at - last <= mostLinesOfEntry; at++) {
    const line = words[at] ?? '';
    if (line.length > longestEntry || (isEntry[at] !== true && isArgument(line))) break;
    if (isEntry[at] === true || (line.length < 300 && pagesEnd.test(line) && !/[.!?]["”’)]*$/.test(line)))
      last = at;
  }
  return last;
}

function isArgument(line: string): boolean {
  if (/[“"]|\bId\.|\bIbid\./.test(line)) return true;
  if (partOfBrief.test(line)) return !pagesEnd.test(line);
  return line.length > longestBrokenLine && /[.!?]["”’)]*$/.test(line);
}
