/** The citation in whose parenthetical quoted words stand: `Brown, 347 U.S. at 495 (“…”)`. */
import type { FoundCitation } from '../../citations/found-citation';
import { firstEndingAfter } from './first-ending-after';
import { type CitationGroup, opensParenthesis } from './group-citations';

export interface EnclosingCitation {
  /** The find right before the innermost open parenthesis. */
  readonly index: number;
  /** The other finds of the same member of a string citation: those it quotes, or that quote it. */
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
  if (parenthesis === null) return null;
  let enclosing: EnclosingCitation | null = null;
  for (const member of group.members) {
    const chain = [member.index, ...member.nested];
    for (const index of chain) {
      const find = found[index];
      if (find !== undefined && find.end <= parenthesis && !isCourt(text, find) && !isRefusal(text, find)) {
        enclosing = { index, chain };
      }
    }
  }
  return enclosing;
}

/** The `App. 1985` of `(Colo. Ct. App. 1985)` reads like a page of an appendix. */
function isCourt(text: string, { kind, start, end }: FoundCitation): boolean {
  return (
    kind === 'record' && /\.\s?$/.test(text.slice(start - 2, start)) && /^\)/.test(text.slice(end, end + 1))
  );
}

/** A higher court's refusal (`review denied, 194 Wn.2d 1015`) has no words; those after it are the main citation's. */
function isRefusal(text: string, { fullStart }: FoundCitation): boolean {
  return /\b(?:denied|dismissed|refused|granted)\b[\w\s.,]{0,20}$/.test(
    text.slice(Math.max(0, fullStart - 40), fullStart),
  );
}

/** Where the innermost parenthesis, or Californian bracket, around `at` opens, not before `start`. */
function innermostParenthesis(text: string, start: number, at: number): number | null {
  let depth = 0;
  for (let place = at - 1; place >= Math.max(start, at - 2000); place -= 1) {
    const character = text.charAt(place);
    if (character === ')' || character === ']') depth += 1;
    if (character !== '(' && character !== '[') continue;
    if (depth === 0) return place;
    depth -= 1;
  }
  return null;
}
