/** Where the words of a paragraph stand, and what it begins or ends with, as far as block quotations go by it. */
import { asides, sentenceEndsOutside } from './citation-nearness';
import { firstEndingAfter } from './first-ending-after';
import type { CitationGroup } from './group-citations';
import type { Stretch } from './pair-quotation-marks';

export function trimmed(text: string, { start, end }: Stretch): Stretch {
  const slice = text.slice(start, end);
  const from = start + (slice.length - slice.trimStart().length);
  return { start: from, end: Math.max(from, start + slice.trimEnd().length) };
}

/** Where a block's words end before `(Emphasis added.)`, which is the author's. */
export function withoutAside(text: string, stretch: Stretch): number {
  const { start, end } = trimmed(text, stretch);
  const from = Math.max(start, end - 100);
  const aside = [...text.slice(from, end).matchAll(asides)].at(-1);
  if (aside === undefined || from + aside.index + aside[0].length < end) return end;
  return trimmed(text, { start, end: from + aside.index }).end;
}

/** Its first words are a citation, or the signal or bracket before one. */
export function beginsWithCitation(
  text: string,
  paragraph: Stretch,
  groups: readonly CitationGroup[],
): boolean {
  const { start } = trimmed(text, paragraph);
  const group = groups[firstEndingAfter(groups, start)];
  return group !== undefined && group.start <= start + 3 && group.start < paragraph.end;
}

/** The sentence before it announces the words: it closes with a colon or comma, or not at all, after a verb of saying. */
export function isLedIn(
  text: string,
  before: (Stretch & { readonly heading?: boolean }) | undefined,
): boolean {
  if (before === undefined || before.heading === true) return false;
  const lead = text.slice(Math.max(before.start, before.end - 240), before.end).trimEnd();
  return (
    /[:,—–\w]$/.test(lead) &&
    /\b(?:held|holds|holding|stat(?:e[ds]?|ing)|explain(?:s|ed|ing)|not(?:es|ed|ing)|observ(?:es|ed|ing)|wrote|writes|said|says|reasoned|concluded|provid(?:es|ed|ing)|reads?|follows|declar(?:es|ed)|quot(?:es|ed|ing)|instruct(?:s|ed)|emphasiz(?:es|ed)|recogniz(?:es|ed)|caution(?:s|ed)|summariz(?:es|ed)|described?|articulated|analysis|(?:is|was) (?:clear|explicit|emphatic)|ha[sd] it)\b/i.test(
      lead,
    )
  );
}

/** `(1) …`, `2. …`, `A. …`. */
export function opensEnumeration(words: string): boolean {
  return /^\(?(?:\d{1,2}|[A-Z]|[a-z]{1,4})[.)]\s/.test(words.slice(0, 12));
}

/** Its last sentence cites something and closes with a colon: `The rule is in Brown v. Board, 347 U.S. 483, 495 (1954):`. */
export function isCitedBefore(
  text: string,
  before: (Stretch & { readonly heading?: boolean }) | undefined,
  groups: readonly CitationGroup[],
): boolean {
  if (before === undefined || before.heading === true) return false;
  const { end } = trimmed(text, before);
  const group = groups[firstEndingAfter(groups, end) - 1];
  if (group === undefined || group.start < before.start || text.charAt(end - 1) !== ':') return false;
  return sentenceEndsOutside(text, group.end, end - 1, []).length === 0;
}
