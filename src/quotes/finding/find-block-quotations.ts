/**
 * Finds block quotations: paragraphs set off from both margins, without marks, that a citation follows or a sentence
 * such as "the Court held:" leads in. Lists, headings and tables of authorities are set off as well, and are none.
 */
import { storyEnd } from '../../text/story-end';
import { firstEndingAfter } from './first-ending-after';
import { isCited, isCourtsAnnouncement, isFlushBlock, isWhole } from './flush-block';
import type { FoundQuotation } from '../found-quotation';
import type { CitationGroup } from './group-citations';
import { joinedText } from './joined-text';
import type { Stretch } from './pair-quotation-marks';
import { findRunInBlocks } from './run-in-block';
import {
  beginsWithCitation,
  isCitedBefore,
  isLedIn,
  opensEnumeration,
  trimmed,
  withoutAside,
} from './paragraph-places';

export interface BlockParagraph extends Stretch {
  readonly indented: boolean;
  readonly heading?: boolean;
  readonly inTable?: boolean;
}

/** `passages` are the quoted words in marks, marks included; `groups` the citations outside them. All in text order. */
export function findBlockQuotations(
  text: string,
  all: readonly BlockParagraph[],
  passages: readonly Stretch[],
  groups: readonly CitationGroup[],
): readonly FoundQuotation[] {
  const paragraphs = all.filter(({ start, end }) => text.slice(start, end).trim() !== '');
  return storiesOf(text, paragraphs).flatMap((story) => blocksOf(text, story, passages, groups));
}

function storiesOf(
  text: string,
  paragraphs: readonly BlockParagraph[],
): readonly (readonly BlockParagraph[])[] {
  const stories: BlockParagraph[][] = [];
  let end = 0;
  for (const paragraph of paragraphs) {
    const story = stories.at(-1);
    if (story === undefined || text.slice(end, paragraph.start).includes(storyEnd)) stories.push([paragraph]);
    else story.push(paragraph);
    end = paragraph.end;
  }
  return stories;
}

function blocksOf(
  text: string,
  paragraphs: readonly BlockParagraph[],
  passages: readonly Stretch[],
  groups: readonly CitationGroup[],
): readonly FoundQuotation[] {
  const blocks: FoundQuotation[] = [];
  for (let first = 0; first < paragraphs.length; first += 1) {
    const paragraph = paragraphs[first];
    if (paragraph === undefined || !maySetOff(text, paragraph, passages, groups)) {
      if (paragraph !== undefined) blocks.push(...findRunInBlocks(text, paragraph, passages, groups));
      const lost = readFlushBlock(text, paragraphs, first, passages, groups);
      if (lost === null) continue;
      blocks.push(lost.block);
      first = lost.last;
      continue;
    }
    let last = first;
    while (
      maySetOff(text, paragraphs[last + 1], passages, groups) ||
      isEnumerated(text, paragraphs[last + 1])
    ) {
      last += 1;
    }

    const run = paragraphs.slice(first, last + 1);
    const block = readBlock(text, paragraphs[first - 1], run, paragraphs[last + 1], groups);
    if (block !== null) blocks.push(block);
    first = last;
  }
  return blocks;
}

/** Set off, prose, not wholly in quotation marks, and not itself a citation. */
function maySetOff(
  text: string,
  paragraph: BlockParagraph | undefined,
  passages: readonly Stretch[],
  groups: readonly CitationGroup[],
): boolean {
  return paragraph?.indented === true && isUnmarkedProse(text, paragraph, passages, groups);
}

function isUnmarkedProse(
  text: string,
  paragraph: BlockParagraph,
  passages: readonly Stretch[],
  groups: readonly CitationGroup[],
): boolean {
  if (paragraph.heading === true || paragraph.inTable === true) return false;
  const content = trimmed(text, paragraph);
  const head = text.slice(content.start, content.start + 12);
  if (content.end - content.start < 25 || bullet.test(head)) return false;
  if (!paragraph.indented && opensEnumeration(head)) return false;
  const passage = passages[firstEndingAfter(passages, content.start)];
  if (passage !== undefined && passage.start <= content.start && passage.end >= content.end - 2) return false;
  if (passage !== undefined && passage.start === content.start) return false;
  const group = groups[firstEndingAfter(groups, content.start)];
  return group === undefined || group.start > content.start + 3;
}

/** A block whose indentation a program lost on the way, with the number of its last paragraph. */
function readFlushBlock(
  text: string,
  paragraphs: readonly BlockParagraph[],
  first: number,
  passages: readonly Stretch[],
  groups: readonly CitationGroup[],
): { readonly block: FoundQuotation; readonly last: number } | null {
  const [before, paragraph, next] = [first - 1, first, first + 1].map((at) => paragraphs[at]);
  if (!before || !paragraph || !next || paragraph.indented || before.indented) return null;
  if (!isUnmarkedProse(text, paragraph, passages, groups)) return null;
  if (!isFlushBlock(text, before, paragraph, next, groups)) return null;
  const last = lastOfFlushBlock(text, paragraphs, first, passages, groups);
  const run = paragraphs.slice(first, last + 1);
  const block = readBlock(text, before, run, paragraphs[last + 1], groups);
  return block === null ? null : { block, last };
}

/** What a court announces may go on over several paragraphs, up to one that begins with its citation. */
function lastOfFlushBlock(
  text: string,
  paragraphs: readonly BlockParagraph[],
  first: number,
  passages: readonly Stretch[],
  groups: readonly CitationGroup[],
): number {
  const before = paragraphs[first - 1];
  if (before === undefined || !isCourtsAnnouncement(text, before)) return first;
  for (let last = first; last < first + mostFlushParagraphs; last += 1) {
    const [paragraph, next] = [paragraphs[last], paragraphs[last + 1]];
    if (!paragraph || !next || paragraph.indented || !isUnmarkedProse(text, paragraph, passages, groups))
      break;
    if (!isWhole(text, paragraph) || ownThought.test(text.slice(paragraph.start, paragraph.start + 40)))
      break;
    if (closingCitation(text, trimmed(text, paragraph), groups) !== null) break;
    if (isCited(text, next, groups)) return last;
  }
  return first;
}

const mostFlushParagraphs = 3;
/** The author goes on with the case at hand. */
const ownThought =
  /^\s*(?:Here\b|In this (?:case|matter|appeal)\b|(?:So|But|Likewise|Similarly),? (?:too,? )?here\b)/i;

/** `(1) …`, however short, within a block: the quoted text's own enumeration. */
function isEnumerated(text: string, paragraph: BlockParagraph | undefined): boolean {
  if (paragraph?.indented !== true || paragraph.heading === true || paragraph.inTable === true) return false;
  return opensEnumeration(text.slice(paragraph.start, paragraph.end).trimStart());
}

const bullet = /^[•·▪●○■-]\s/;

function readBlock(
  text: string,
  before: BlockParagraph | undefined,
  run: readonly BlockParagraph[],
  after: BlockParagraph | undefined,
  groups: readonly CitationGroup[],
): FoundQuotation | null {
  const stretches = run.map((paragraph) => trimmed(text, paragraph));
  const last = stretches.at(-1);
  if (last === undefined) return null;

  const followed = after !== undefined && beginsWithCitation(text, after, groups);
  const closing = followed ? null : closingCitation(text, last, groups);
  if (!followed && closing === null && !isIntroduced(text, before, stretches[0], groups)) return null;
  const end = withoutAside(text, { start: last.start, end: closing?.start ?? last.end });
  const kept = [...stretches.slice(0, -1), { start: last.start, end }];
  const words = joinedText(text, kept);
  if (words.split(/\s+/, 8).length < 8) return null;
  const start = kept[0]?.start ?? last.start;
  return { kind: 'block', start, end, fullStart: start, fullEnd: end, text: words };
}

/** A list may be announced like a block: only one that something is cited for is a quotation. */
function isIntroduced(
  text: string,
  before: BlockParagraph | undefined,
  first: Stretch | undefined,
  groups: readonly CitationGroup[],
): boolean {
  if (before === undefined || isCitedBefore(text, before, groups)) return before !== undefined;
  if (!isLedIn(text, before)) return false;
  return (
    first === undefined || !opensEnumeration(text.slice(first.start, first.end)) || citesIn(groups, before)
  );
}

function citesIn(groups: readonly CitationGroup[], { start, end }: Stretch): boolean {
  return (groups[firstEndingAfter(groups, start)]?.start ?? end) < end;
}

/** The citation with which the block's own last paragraph closes, after a sentence's end. */
function closingCitation(
  text: string,
  paragraph: Stretch,
  groups: readonly CitationGroup[],
): CitationGroup | null {
  const group = groups[firstEndingAfter(groups, paragraph.end - 4)] ?? groups.at(-1);
  if (group === undefined || group.start <= paragraph.start || group.start >= paragraph.end) return null;
  const rest = text.slice(Math.min(group.end, paragraph.end), paragraph.end);
  const lead = text.slice(Math.max(paragraph.start, group.start - 6), group.start);
  return /^[\s.)\]]*$/.test(rest) && /[.?!…;,—–-][”’"'\])]*\s*[([]?$/.test(lead) ? group : null;
}
