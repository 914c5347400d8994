import { commonEnds } from './follow-span';
import type { WordParagraph } from './word-reading';

/**
 * Tells which paragraph of a later reading one of an earlier reading is, where Word has no ids for them (before WordApi 1.6). What
 * stands before and behind all that changed is told by its order. In between, where some came or went, the words decide: the same,
 * or those that share most of what they begin and end with.
 */
export function followParagraphs(
  before: readonly WordParagraph[],
  after: readonly WordParagraph[],
): (paragraph: WordParagraph) => WordParagraph | undefined {
  const most = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < most && isSame(before[prefix], after[prefix])) prefix++;
  let suffix = 0;
  while (suffix < most - prefix && isSame(before.at(-1 - suffix), after.at(-1 - suffix))) suffix++;

  const growth = after.length - before.length;
  const left = new Set(after.slice(prefix, after.length - suffix));
  const words = new Set(before.slice(prefix, before.length - suffix).map(({ raw }) => raw));
  return (paragraph) => {
    const index = before.indexOf(paragraph);
    if (index < 0) return undefined;
    if (index >= before.length - suffix) return after[index + growth];
    if (index < prefix || growth === 0) return after[index];
    const [best] = [...left]
      .map((candidate) => ({ candidate, share: sharedBy(paragraph, candidate) }))
      .filter(({ candidate, share }) => share === 1 || (share > leastShare && !words.has(candidate.raw)))
      .sort((one, other) => other.share - one.share);
    if (best) left.delete(best.candidate);
    return best?.candidate;
  };
}

const leastShare = 0.5;

function isSame(one?: WordParagraph, other?: WordParagraph): boolean {
  return one !== undefined && one.raw === other?.raw && one.story.kind === other.story.kind;
}

/** 0–1. */
function sharedBy(one: WordParagraph, other: WordParagraph): number {
  if (one.story.kind !== other.story.kind) return 0;
  if (one.raw === other.raw) return 1;
  const { prefix, suffix } = commonEnds(one.raw, other.raw);
  return (prefix + suffix) / Math.max(one.raw.length, other.raw.length);
}
