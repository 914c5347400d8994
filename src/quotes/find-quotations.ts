/** Finds what a brief quotes: passages in quotation marks, in citations' parentheticals, and set off as blocks. */
import type { FoundCitation } from '../citations/found-citation';
import { citationNearness } from './finding/citation-nearness';
import { enclosingCitation } from './finding/enclosing-citation';
import { type BlockParagraph, findBlockQuotations } from './finding/find-block-quotations';
import { firstEndingAfter } from './finding/first-ending-after';
import type { FoundQuotation } from './found-quotation';
import { type CitationGroup, groupCitations } from './finding/group-citations';
import { isQuotation } from './finding/is-quotation';
import { type MarkedPassage, pairQuotationMarks, type Stretch } from './finding/pair-quotation-marks';
import { joinedText } from './finding/joined-text';

/** What is needed of a brief; `BriefText` has it. */
export interface QuotingText {
  readonly text: string;
  /** In text order, apart. */
  readonly paragraphs: readonly BlockParagraph[];
}

/**
 * In text order, without overlaps; quotations within a quotation are part of it. `found` is what `findCitations` returns
 * for the same text: it tells two quoted words with a source from scare quotes, and where a block ends.
 */
export function findQuotations(
  { text, paragraphs }: QuotingText,
  found: readonly FoundCitation[],
): readonly FoundQuotation[] {
  const passages = pairQuotationMarks(text, paragraphs, (stretch) => !endsInCitation(text, stretch, found));
  const spans = passages.map(({ fullStart, fullEnd }) => ({ start: fullStart, end: fullEnd }));
  const groups = groupCitations(text, found, spans);
  const blocks = findBlockQuotations(text, paragraphs, spans, groups);

  const inBlock = (passage: MarkedPassage): boolean => {
    const block = blocks[firstEndingAfter(blocks, passage.fullStart)];
    return block !== undefined && block.start < passage.fullEnd;
  };
  const marked = passages.flatMap((passage, index) => {
    if (inBlock(passage)) return [];
    const quotation = readPassage(text, passage, paragraphs, found, groups, spans.slice(index, index + 12));
    return quotation === null ? [] : [quotation];
  });
  return [...blocks, ...marked].sort((one, other) => one.start - other.start);
}

function readPassage(
  text: string,
  passage: MarkedPassage,
  paragraphs: readonly Stretch[],
  found: readonly FoundCitation[],
  groups: readonly CitationGroup[],
  spansFrom: readonly Stretch[],
): FoundQuotation | null {
  const { fullStart, fullEnd, stretches } = passage;
  const paragraphStart = paragraphs[firstEndingAfter(paragraphs, fullStart)]?.start ?? fullStart;
  const paragraphEnd = paragraphs[firstEndingAfter(paragraphs, fullEnd - 1)]?.end ?? fullEnd;
  const words = joinedText(text, stretches);
  const inCitation = enclosingCitation(text, fullStart, found, groups) !== null;
  const next = groups[firstEndingAfter(groups, fullEnd)];
  const cited =
    next !== undefined &&
    next.start >= fullEnd &&
    (next.start < paragraphEnd ||
      /^[\s.,]*$/.test(text.slice(fullEnd, Math.min(next.start, fullEnd + 100)))) &&
    ['adjacent', 'sentence'].includes(citationNearness(text, fullEnd, next.start, spansFrom));
  const isOne = isQuotation({
    words,
    before: text.slice(Math.max(paragraphStart, fullStart - 120), fullStart),
    after: text.slice(fullEnd, Math.min(paragraphEnd, fullEnd + 120)),
    inCitation,
    cited,
  });
  if (!isOne) return null;
  const kind = inCitation ? 'parenthetical' : 'inline';
  const [start, end] = [stretches[0]?.start ?? fullStart, stretches.at(-1)?.end ?? fullEnd];
  return { kind, start, end, fullStart, fullEnd, text: words };
}

/** A paragraph that closes with a citation closes its quotation too: the mark was forgotten. */
function endsInCitation(text: string, { start, end }: Stretch, found: readonly FoundCitation[]): boolean {
  const byFullEnd = found[firstEndingAfter(found, end) - 1];
  return (
    byFullEnd !== undefined &&
    byFullEnd.start >= start &&
    /^[\s.)\]]*$/.test(text.slice(byFullEnd.fullEnd, end))
  );
}
