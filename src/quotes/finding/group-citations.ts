/**
 * The citations of a brief as its sentences use them: string citations together, and within each member the authorities
 * that it is said to quote, cite or have been decided by.
 */
import type { FoundCitation } from '../../citations/found-citation';
import { followBracket } from './open-brackets';

export interface CitationGroup {
  /** From the first member's signal to the last member's closing parenthesis. */
  readonly start: number;
  readonly end: number;
  /** Of a string citation in its order; never empty. */
  readonly members: readonly CitationMember[];
}

export interface CitationMember {
  /** An index into the finds. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  /** Finds inside this one's parentheticals and history. */
  readonly nested: readonly number[];
}

/**
 * Groups in text order. Left out: entries of a table of authorities, and finds within `quoted`, whose words are the
 * quoted author's. `found` and `quoted` are in text order.
 */
export function groupCitations(
  text: string,
  found: readonly FoundCitation[],
  quoted: readonly { readonly start: number; readonly end: number }[],
): readonly CitationGroup[] {
  const groups: OpenGroup[] = [];
  let quotedIndex = 0;

  for (const [index, find] of found.entries()) {
    while ((quoted[quotedIndex]?.end ?? Infinity) <= find.start) quotedIndex += 1;
    const within = quoted[quotedIndex];
    if (find.inTable === true || (within !== undefined && within.start <= find.start)) continue;

    const member = { index, start: find.fullStart, end: find.fullEnd, nested: [] };
    const group = groups.at(-1);
    const last = group?.members.at(-1);
    if (!group || !last) {
      groups.push({ members: [member] });
    } else if (find.start < last.end || opensParenthesis(text, last.end, find.start)) {
      last.nested.push(index);
      last.end = Math.max(last.end, find.fullEnd);
    } else if (continuesString(text, last.end, find.fullStart)) {
      group.members.push(member);
    } else {
      groups.push({ members: [member] });
    }
  }
  return groups.map(({ members }) => ({
    start: members[0]?.start ?? 0,
    end: members.at(-1)?.end ?? 0,
    members,
  }));
}

interface OpenGroup {
  readonly members: { index: number; start: number; end: number; nested: number[] }[];
}

/** Whether a parenthesis that opens right after a citation is still open at `end`: `(per curiam) (quoting …`. */
export function opensParenthesis(text: string, start: number, end: number): boolean {
  const opening = start + (unreadParallel.exec(text.slice(start, start + 40))?.[0].length ?? 0);
  if (end - start > 600 || !/^[\s,]*[([]/.test(text.slice(opening, opening + 12))) return false;
  const open: number[] = [];
  for (let at = opening; at < end; at += 1) {
    const character = text.charAt(at);
    if (character === '\n' || (open.length === 0 && !/[\s,;([]/.test(character))) return false;
    followBracket(text, at, open);
  }
  return open.length > 0;
}

/** `, 192 W.2d 190` between a citation and its year: no reporter is called so; or `9 10`, whose dash was lost. */
const unreadParallel = /^(?:,\s\d{1,4}\s\p{Lu}[\p{L}\d.]{0,11})?\s\d{1,5}(?=\s\()/u;

/** Between two citations of one string nothing stands but a semicolon or comma, or "and", and a signal, or `quoted in`. */
function continuesString(text: string, end: number, start: number): boolean {
  if (start - end > 60) return false;
  return /^\s*(?:[;,]|[;,]?\s(?:and|&|or))\s*(?:(?:see|also|accord|cf\.?|e\.g\.|but|contra|compare|with|and|in|citing|quoting|(?:as )?(?:quoted|reprinted)(?: with approval)? in)[\s,]*)*$/i.test(
    text.slice(Math.min(end, start), start),
  );
}
