/** The citation in whose parenthetical quoted words stand: `Brown, 347 U.S. at 495 (“…”)`. */
import type { FoundCitation } from '../../citations/found-citation';
import { sentenceEnds } from '../../text/sentence-ends';
import { firstEndingAfter } from './first-ending-after';
import { type CitationGroup, opensParenthesis } from './group-citations';
import { openBrackets } from './open-brackets';

export interface EnclosingCitation {
  /** The find right before the innermost open parenthesis. */
  readonly index: number;
  /** Where that parenthesis opens. */
  readonly opening: number;
  /** All finds of its string citation: the words may be another's, where two parentheticals were exchanged. */
  readonly chain: readonly number[];
}

/** Null when the words at `at` stand in no parenthetical of a citation. */
export function enclosingCitation(
  text: string,
  at: number,
  found: readonly FoundCitation[],
  groups: readonly CitationGroup[],
): EnclosingCitation | null {
  const next = firstEndingAfter(groups, at);
  const around = groups[next];
  const before = groups[next - 1];
  const group =
    around !== undefined && around.start < at
      ? around
      : before !== undefined && opensParenthesis(text, before.end, at)
        ? before
        : null;
  if (group === null) return null;

  const parenthesis = innermostParenthesis(text, group.start, at);
  if (parenthesis === null || isForgotten(text, parenthesis, at)) return null;
  let enclosing: EnclosingCitation | null = null;
  const chain = group.members.flatMap(({ index, nested }) => [index, ...nested]);
  for (const index of chain) {
    const find = found[index];
    if (find !== undefined && find.end <= parenthesis && !isCourt(text, find) && !isRefusal(text, find)) {
      enclosing = { index, opening: parenthesis, chain };
    }
  }
  return enclosing;
}

/** `Brown, 347 U.S. 483 (“separate is not equal”. The clerk said “…”`: never closed in its paragraph, it ends with its sentence. */
function isForgotten(text: string, parenthesis: number, at: number): boolean {
  if (sentenceEnds(text, parenthesis, at).length === 0) return false;
  const lineEnd = text.indexOf('\n', parenthesis);
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd, parenthesis + longest);
  return openBrackets(text, parenthesis, end).includes(parenthesis);
}

/** The `App. 1985` of `(Colo. Ct. App. 1985)` reads like a page of an appendix. */
function isCourt(text: string, { kind, start, end }: FoundCitation): boolean {
  return (
    kind === 'record' && /\.\s?$/.test(text.slice(start - 2, start)) && /^\)/.test(text.slice(end, end + 1))
  );
}

/** A higher court's refusal (`review denied, 194 Wn.2d 1015`) has no words; those after it are the main citation's. `The motion was denied.` is no refusal of it. */
function isRefusal(text: string, { fullStart }: FoundCitation): boolean {
  return /\b(?:denied|dismissed|refused|granted)\b[\w\s.,]{0,20}(?<!(?<!\bnom)[.?!]\s{0,3})$/.test(
    text.slice(Math.max(0, fullStart - 40), fullStart),
  );
}

const longest = 4_000;

/** Where the innermost parenthesis, or Californian bracket, around `at` opens, not before `start`. */
function innermostParenthesis(text: string, start: number, at: number): number | null {
  return openBrackets(text, Math.max(start, at - longest / 2), at).at(-1) ?? null;
}
