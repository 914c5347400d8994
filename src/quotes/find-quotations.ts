/** Finds what a brief quotes: passages in quotation marks, in citations' parentheticals, and set off as blocks. */
import type { FoundCitation } from '../citations/found-citation';
import { enclosingCitation } from './finding/enclosing-citation';
import { type BlockParagraph, findBlockQuotations } from './finding/find-block-quotations';
import { firstEndingAfter } from './finding/first-ending-after';
import type { FoundQuotation } from './found-quotation';
import { type CitationGroup, groupCitations } from './finding/group-citations';
import { isQuotation } from './finding/is-quotation';
import {
  type CitedPlaces,
  type MarkedPassage,
  pairQuotationMarks,
  type Stretch,
} from './finding/pair-quotation-marks';
import { loneMarks } from './finding/lone-marks';
import { joinedText } from './finding/joined-text';
import { readCaseNames } from './finding/name-cases';
import { noteCalls } from './finding/note-calls';
import type { NotePlace } from './finding/note-place';
import { singleMarkedPassages } from './finding/single-marks';
import { isJoined, isTakenUp } from './finding/taken-up';
import { hasSourceNearby, isCitedAtOnce, type Surroundings } from './finding/source-nearby';

/** What is needed of a brief; `BriefText` has it. */
export interface QuotingText {
  readonly text: string;
  /** In text order, apart. */
  readonly paragraphs: readonly BlockParagraph[];
}

/**
 * In text order, without overlaps; quotations within a quotation are part of it. `found` is what `findCitations` returns
 * for the same text: it tells two quoted words with a source from scare quotes, and where a block ends. So do the notes.
 */
export function findQuotations(
  { text, paragraphs }: QuotingText,
  found: readonly FoundCitation[],
  notes: readonly NotePlace[] = [],
): readonly FoundQuotation[] {
  const double = pairQuotationMarks(text, paragraphs, citedPlaces(text, found));
  const groups = groupCitations(text, found, double.map(spanOf));
  const single = singleMarkedPassages(text, paragraphs, double.map(spanOf), groups);
  const passages = [...double, ...single].sort((one, other) => one.fullStart - other.fullStart);
  const spans = passages.map(spanOf);
  const calls = noteCalls(text, groups, notes).filter(({ note }) => beginsWithGroup(groups, note));
  const blocks = findBlockQuotations(text, paragraphs, spans, groups);

  const names = readCaseNames(found);
  const inBlock = (passage: MarkedPassage): boolean => {
    const block = blocks[firstEndingAfter(blocks, passage.fullStart)];
    return block !== undefined && block.start < passage.fullEnd;
  };
  const marked: FoundQuotation[] = [];
  for (const [index, passage] of passages.entries()) {
    if (inBlock(passage)) continue;
    const surroundings = { text, paragraphs, found, groups, calls, names };
    const quotation = readPassage(passage, spans.slice(index, index + 12), marked, surroundings);
    if (quotation !== null) marked.push(quotation);
  }
  const taken = [...blocks.map(({ start, end }) => ({ start, end })), ...spans].sort(
    (one, other) => one.start - other.start,
  );
  const alone = loneMarks(text, paragraphs, taken, groups);
  return [...blocks, ...marked, ...alone].sort((one, other) => one.start - other.start);
}

function spanOf({ fullStart, fullEnd }: MarkedPassage): Stretch {
  return { start: fullStart, end: fullEnd };
}

function readPassage(
  passage: MarkedPassage,
  spansFrom: readonly Stretch[],
  earlier: readonly FoundQuotation[],
  surroundings: Surroundings & { readonly paragraphs: readonly Stretch[] },
): FoundQuotation | null {
  const { text, paragraphs, found, groups } = surroundings;
  const { fullStart, fullEnd, stretches } = passage;
  const paragraphStart = paragraphs[firstEndingAfter(paragraphs, fullStart)]?.start ?? fullStart;
  const paragraphEnd = paragraphs[firstEndingAfter(paragraphs, fullEnd - 1)]?.end ?? fullEnd;
  const words = joinedText(text, stretches);
  const inCitation = enclosingCitation(text, fullStart, found, groups) !== null;
  const paragraph = { start: paragraphStart, end: paragraphEnd };
  const isOne = isQuotation({
    words,
    before: text.slice(Math.max(paragraphStart, fullStart - 120), fullStart),
    after: text.slice(fullEnd, Math.min(paragraphEnd, fullEnd + 120)),
    inCitation,
    isCited: () => hasSourceNearby({ start: fullStart, end: fullEnd }, paragraph, spansFrom, surroundings),
    isCitedAtOnce: () => isCitedAtOnce(fullEnd, surroundings),
    isTakenUp: () => isTakenUp(words, fullStart, earlier) || isJoined(text, fullStart, earlier),
  });
  if (!isOne) return null;
  const kind = inCitation ? 'parenthetical' : 'inline';
  const [start, end] = [stretches[0]?.start ?? fullStart, stretches.at(-1)?.end ?? fullEnd];
  return { kind, start, end, fullStart, fullEnd, text: words };
}

function beginsWithGroup(groups: readonly CitationGroup[], { start, end }: Stretch): boolean {
  const group = groups[firstEndingAfter(groups, start)];
  return group !== undefined && group.start < end && group.start - start < 8;
}

function citedPlaces(text: string, found: readonly FoundCitation[]): CitedPlaces {
  return {
    closes({ start, end }) {
      const last = found[firstEndingAfter(found, end) - 1];
      return last !== undefined && last.start >= start && /^[\s.)\]]*$/.test(text.slice(last.fullEnd, end));
    },
    holds({ start, end }) {
      return (found[firstEndingAfter(found, start)]?.fullStart ?? end) < end;
    },
    next(at) {
      return found[firstEndingAfter(found, at)]?.fullStart ?? text.length;
    },
    follows(at, end) {
      const next = found[firstEndingAfter(found, at)];
      return next !== undefined && next.fullStart >= at && next.fullStart - at < 4 && next.end <= end;
    },
  };
}
