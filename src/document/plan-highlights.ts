/** Where the results of a check are marked in the brief, and in which order they are painted. */
import type { Mark, MarkTone } from './brief-document';
import type { BriefItem } from './brief-item';

export interface Highlight {
  readonly item: Pick<BriefItem, 'id' | 'start' | 'end'>;
  readonly tone: MarkTone;
}

/**
 * One mark for each item. Where marks overlap, the later is painted over the earlier: a citation over the block quotation that
 * holds it, and of two on one place what needs attention over what does not.
 */
export function planHighlights(highlights: readonly Highlight[]): readonly Mark[] {
  return highlights
    .map(({ item: { id, start, end }, tone }): Mark => ({ itemId: id, start, end, tone }))
    .sort(
      (one, other) =>
        one.start - other.start || other.end - one.end || urgency[one.tone] - urgency[other.tone],
    );
}

const urgency: Readonly<Record<MarkTone, number>> = {
  checking: 0,
  verified: 1,
  notChecked: 2,
  warning: 3,
  critical: 4,
};
