/**
 * Block quotations of a text whose paragraphs were run together: nothing sets them off but the court that announces them, with a
 * colon or before a bracket that alters their first letter, and their citation behind. In 129 such opinions all that were found so
 * were blocks; in a paragraph of common length they would be an author's own words.
 */
import type { FoundQuotation } from '../found-quotation';
import { firstEndingAfter } from './first-ending-after';
import { isCourtsAnnouncement } from './flush-block';
import { closesSentence } from './following-citation';
import type { CitationGroup } from './group-citations';
import { joinedText } from './joined-text';
import type { Stretch } from './pair-quotation-marks';
import { isLedIn } from './paragraph-places';

/** `passages` are the quoted words in marks, marks included; `groups` the citations outside them. All in text order. */
export function findRunInBlocks(
  text: string,
  paragraph: Stretch,
  passages: readonly Stretch[],
  groups: readonly CitationGroup[],
): readonly FoundQuotation[] {
  if (paragraph.end - paragraph.start < longestParagraph) return [];
  const blocks: FoundQuotation[] = [];
  const first = firstEndingAfter(groups, paragraph.start);
  for (let index = first; (groups[index]?.end ?? Infinity) <= paragraph.end; index += 1) {
    const group = groups[index];
    if (group === undefined || !standsAlone(text, group)) continue;
    const earliest = Math.max(paragraph.start, groups[index - 1]?.end ?? 0, group.start - longestBlock);
    const start = announcedStart(text, earliest, group.start, passages);
    if (start === null) continue;
    const end = start + text.slice(start, group.start).trimEnd().length;
    const words = joinedText(text, [{ start, end }]);
    if (!/[.?!…][”"’')\]]{0,4}$/.test(words) || words.split(/\s+/, 8).length < 8) continue;
    blocks.push({ kind: 'block', start, end, fullStart: start, fullEnd: end, text: words });
  }
  return blocks;
}

/** A paragraph that is longer is many. */
const longestParagraph = 8_000;
const longestBlock = 2_500;

function standsAlone(text: string, { start, end }: CitationGroup): boolean {
  return (
    closesSentence(text, end) &&
    !/^(?:see|cf|but|accord|compare|contra|e\.g)\b/i.test(text.slice(start, start + 9))
  );
}

/** Where the words begin that are announced last between `from` and `to`, outside quotation marks; null where none are. */
function announcedStart(text: string, from: number, to: number, passages: readonly Stretch[]): number | null {
  const openings = [...text.slice(from, to).matchAll(opening)];
  for (const { 0: whole, index } of openings.reverse()) {
    const start = from + index + whole.length;
    const passage = passages[firstEndingAfter(passages, start)];
    if (passage !== undefined && passage.start <= start) continue;
    const before = { start: Math.max(0, from + index - 300), end: from + index + 1 };
    if (whole.startsWith(':') ? isCourtsAnnouncement(text, before) : isLedIn(text, before)) return start;
  }
  return null;
}

/** A paragraph's number may stand before the words. */
const opening = /(?::\s{1,40}(?:\d{1,3}\s{1,20})?(?=[\p{Lu}[]|\. \. \.)|[,g]\s{1,40}(?=\[\p{Ll}\]\p{Ll}))/gu;
