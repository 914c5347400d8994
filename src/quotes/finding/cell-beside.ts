/**
 * The citation in the cell beside the one that holds a quotation: `“…” | Brown, 347 U.S. 483`. A table is read as its cells follow one another,
 * so that the next cell may begin the next row: which of two neighbours is meant is told by how the row of pairs begins and ends.
 */
import type { FoundQuotation } from '../found-quotation';
import { standingOf } from './authority-behind';
import { firstEndingAfter } from './first-ending-after';
import { signalOf, type Following } from './following-citation';
import type { CitationGroup } from './group-citations';
import type { QuotingBrief, Span } from './quoting-brief';
import { outsidePassages } from './without-quoted';

/** Null where no cell beside it is a case's citation and nothing else, or two are. */
export function cellBeside({ fullStart }: FoundQuotation, brief: QuotingBrief): Following | null {
  const { cells } = brief;
  const own = firstEndingAfter(cells, fullStart);
  if (kindOf(cells[own], brief) !== 'quotation') return null;
  let [first, last] = [own, own];
  while (own - first < longestRow && alternates(first - 1, first, brief)) first -= 1;
  while (last - own < longestRow && alternates(last, last + 1, brief)) last += 1;
  const [opens, closes] = [kindOf(cells[first], brief), kindOf(cells[last], brief)];
  if (last - first >= longestRow || opens === closes || isHeadedAsRecord(first, brief)) return null;
  const cell = cells[opens === 'quotation' ? own + 1 : own - 1];
  const group = cell && onlyGroup(cell, brief);
  const index = group?.members[0]?.index;
  return group && index !== undefined ? { group, index, near: 'adjacent', signal: '' } : null;
}

/** In a longer one nobody looks for its ends. */
const longestRow = 400;

/** Whether the two cells stand side by side, and one is a quotation and the other a citation. */
function alternates(one: number, other: number, brief: QuotingBrief): boolean {
  const [before, behind] = [brief.cells[one], brief.cells[other]];
  if (before === undefined || behind === undefined || behind.start !== before.end + 1) return false;
  const kinds = [kindOf(before, brief), kindOf(behind, brief)];
  return kinds.includes('quotation') && kinds.includes('citation');
}

function kindOf(cell: Span | undefined, brief: QuotingBrief): 'quotation' | 'citation' | null {
  if (cell === undefined) return null;
  if (onlyGroup(cell, brief) !== null) return 'citation';
  const passage = brief.spans[firstEndingAfter(brief.spans, cell.start)];
  if (passage === undefined || passage.start >= cell.end) return null;
  return /\p{L}/u.test(outsidePassages(brief.text, cell.start, cell.end, brief.spans)) ? null : 'quotation';
}

/** The citation of one case, where the cell holds nothing else. */
function onlyGroup({ start, end }: Span, brief: QuotingBrief): CitationGroup | null {
  const { text, found, groups } = brief;
  const group = groups[firstEndingAfter(groups, start)];
  const [member] = group?.members ?? [];
  const find = found[member?.index ?? -1];
  if (group === undefined || member === undefined || find === undefined) return null;
  const isAll = !/[\p{L}\d]/u.test(
    text.slice(start, group.start) + text.slice(group.end, Math.max(end, group.end)),
  );
  const isCase = group.members.length === 1 && standingOf(member.index, brief) === 'case';
  return isAll && group.end <= end && isCase && signalOf(find, text) === '' ? group : null;
}

/** `Exhibit | Statement | Compare`: heads above the row of pairs that tell of what witnesses and papers say. */
function isHeadedAsRecord(first: number, { text, cells }: QuotingBrief): boolean {
  let words = '';
  for (let at = first - 1; at >= first - mostHeads; at -= 1) {
    const [cell, next] = [cells[at], cells[at + 1]];
    if (cell === undefined || next === undefined || next.start !== cell.end + 1) break;
    words = `${text.slice(cell.start, cell.end)} ${words}`;
  }
  return ofRecord.test(words);
}

const ofRecord =
  /\b(?:statements?|testimony|evidence|allegations?|complaint|exhibits?|record|witness(?:es)?|posts?|e-?mails?|letters?|messages?|facts?|depositions?|transcripts?|tweets?|accused|alleged|plaintiff|defendant|client)\b/i;
const mostHeads = 4;
