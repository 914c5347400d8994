/**
 * Whether a paragraph that nothing sets off is a block quotation nevertheless, whose indentation a program lost on the way: its
 * neighbours must leave no other reading. In 349 opinions with their indentation taken away all 106 such finds were blocks.
 */
import { firstEndingAfter } from './first-ending-after';
import { closesSentence } from './following-citation';
import type { CitationGroup } from './group-citations';
import { courtAlsoSays, partySpeaks } from './lead-in';
import type { Stretch } from './pair-quotation-marks';
import { beginsWithCitation, isLedIn, trimmed, withoutAside } from './paragraph-places';

/** A court announces it, or the paragraph before leaves its thought to it and the one after begins with its citation. */
export function isFlushBlock(
  text: string,
  before: Stretch & { readonly heading?: boolean },
  paragraph: Stretch,
  after: Stretch,
  groups: readonly CitationGroup[],
): boolean {
  if (before.heading === true) return false;
  if (isCited(text, after, groups) && isLeftOpen(text, before, paragraph, after)) return true;
  return isCourtsAnnouncement(text, before) && isLedIn(text, before) && isWhole(text, paragraph);
}

/** "In Brown, 347 U.S. 483, the Court …" begins another thought, and "Brown, 347 U.S. 483, held" does. */
export function isCited(text: string, after: Stretch, groups: readonly CitationGroup[]): boolean {
  const group = groups[firstEndingAfter(groups, trimmed(text, after).start)];
  if (group === undefined || !beginsWithCitation(text, after, groups)) return false;
  if (/^\s*In\s/.test(text.slice(after.start, after.end))) return false;
  return (
    closesSentence(text, group.end) || /^,\s(?:cited|quoted)\b/.test(text.slice(group.end, group.end + 9))
  );
}

/**
 * Whether a paragraph leaves its thought to the next one: with a colon; with a comma behind a verb of saying, before a capital; or
 * however it ends, before a bracket that alters the next one's first letter.
 */
function isLeftOpen(text: string, before: Stretch, paragraph: Stretch, after: Stretch): boolean {
  const lead = text.slice(before.start, before.end).slice(-8).trimEnd();
  const head = text.slice(paragraph.start, paragraph.end).trimStart().slice(0, 5);
  if (/^\[\p{L}\]\p{Ll}/u.test(head)) return true;
  if (lead.endsWith(':'))
    return /^[[(“"]?[\p{Lu}.…[(‘]/u.test(head) && (isLedIn(text, before) || !tellsFacts(text, before, after));
  return lead.endsWith(',') && isLedIn(text, before) && /^\p{Lu}/u.test(head);
}

/** `The facts are these:`, or a citation for the thought: the paragraph may be the author's own. */
function tellsFacts(text: string, before: Stretch, after: Stretch): boolean {
  const lead = text.slice(Math.max(before.start, before.end - 120), before.end);
  return (
    speaksOfFacts(lead) || /^\s*(?:see|cf|accord|but)\b/i.test(text.slice(after.start, after.start + 12))
  );
}

export function speaksOfFacts(lead: string): boolean {
  return /\b(?:facts?|events?|evidence|record|undisputed|happened)\b/i.test(lead);
}

/** `In Brown, 347 U.S. 483, the Court held, in part:`: nobody but a court says what stands in the next paragraph. */
export function isCourtsAnnouncement(text: string, before: Stretch): boolean {
  const lead = text.slice(Math.max(before.start, before.end - 300), before.end).trimEnd();
  const clause =
    lead
      .slice(0, -1)
      .split(/[.:;“”"]/)
      .at(-1) ?? '';
  if (!lead.endsWith(':') || partySpeaks(clause)) return false;
  return courtSpeaksOut.test(clause) || courtAlsoSays(clause);
}

const courtSpeaksOut =
  /\b(?:Court|Circuit|court|panel|majority|plurality|Justice\s\p{Lu}\p{L}+)\s(?:[a-z]{1,20}\s)?(?:h[eo]ld|stated|said|explained|observed|wrote|reasoned|concluded|emphasi[sz]ed|noted|added|continued|commented|cautioned|reiterated)\b/u;

/** A whole sentence or more. */
export function isWhole(text: string, paragraph: Stretch): boolean {
  const { start } = trimmed(text, paragraph);
  const end = withoutAside(text, paragraph);
  if (end - start > longestFlush || !/^[[(]?[\p{Lu}.…[]/u.test(text.slice(start, start + 3))) return false;
  return /[.?!…][”"’')\]]{0,4}$/.test(text.slice(end - 6, end));
}

const longestFlush = 2_500;
