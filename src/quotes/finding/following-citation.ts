/** The citation that comes after quoted words, in the text or in the note called at their end, near enough to be their source. */
import { storyEnd } from '../../text/story-end';
import type { FoundCitation } from '../../citations/found-citation';
import type { FoundQuotation } from '../found-quotation';
import { citationNearness } from './citation-nearness';
import { firstEndingAfter } from './first-ending-after';
import { standingOf } from './authority-behind';
import type { CitationGroup, CitationMember } from './group-citations';
import { announces } from './lead-in';
import type { QuotingBrief, Span } from './quoting-brief';
import { lastWord } from './subject-end';

export interface Following {
  readonly group: CitationGroup;
  /** The first member's find; of a law that is `quoted in` a case the case's. */
  readonly index: number;
  readonly near: 'adjacent' | 'sentence' | 'clause';
  /** As `signalOf` reads it. */
  readonly signal: string;
}

export function followingCitation(quotation: FoundQuotation, brief: QuotingBrief): Following | null {
  return citationInText(quotation, brief) ?? citationInNote(quotation, brief);
}

/** In the quotation's paragraph or at the head of the next. */
function citationInText(quotation: FoundQuotation, brief: QuotingBrief): Following | null {
  const { text, groups } = brief;
  const group = groups[firstEndingAfter(groups, quotation.fullEnd)];
  if (group === undefined || group.start < quotation.fullEnd) return null;
  const cell = brief.cells[firstEndingAfter(brief.cells, quotation.fullStart)];
  if (cell !== undefined && cell.start <= quotation.fullStart && cell.end < group.start) return null;
  const start = captionStart(text, quotation.fullEnd, group.start);
  if (start - quotation.fullEnd > reach) return null;
  const between = text.slice(quotation.fullEnd, start);
  if (closesParenthesis(between)) return null;
  const near = nearness(quotation, start, brief);
  if (near === null || opensSentence(text, quotation.fullEnd, between)) return null;
  if (near === 'clause' && (isHeldAgainst(between) || isSubject(text, between, group.end))) return null;
  const ended = near === 'sentence' || /[.?!][”"’')\]]{0,3}\s{0,3}$/.test(text.slice(start - 8, start));
  if (ended && !isString(text, group) && continuesAfter(text, group.end)) return null;
  if (between.includes('\n')) {
    const headsParagraph = near !== 'clause' && paragraphHead.test(between);
    const runsOn = /,[”"’']*$/.test(text.slice(quotation.fullStart, quotation.fullEnd).slice(-4));
    if (!headsParagraph || !(runsOn || closesSentence(text, group.end))) return null;
  }
  return followingOf(group, near, brief);
}

/** A paragraph's end, and a line's number where a pleading numbers its lines, or the dash before a motto's source. */
const paragraphHead = /\n[^\S\n]*(?:\d{1,2}[^\S\n]+|[—–-]{1,2}[^\S\n]?)?$/;

/** Nothing further off is looked at; it also bounds the work. */
const reach = 1_000;

/** Quotations one after another rest on the citation that closes their row, as do several in one sentence. */
export function nearness(
  { fullEnd }: Pick<FoundQuotation, 'fullEnd'>,
  citationStart: number,
  { text, spans }: Pick<QuotingBrief, 'text' | 'spans'>,
): Following['near'] | null {
  const own = ownWords(text, fullEnd, citationStart, spans);
  const near = citationNearness(text, fullEnd, citationStart, spans);
  if (near === 'later') return inRow.test(own) ? 'sentence' : null;
  return near === 'clause' && !staysInClause(own) ? null : near;
}

/** Nothing but quoted words, and a word that joins them: `“….” Instead, “….” Brown`. */
const inRow =
  /^[\s.,;]*(?:(?:Instead|Rather|Thus|Moreover|Further|Furthermore|Indeed|Hence|Accordingly|And|But|Also)[\s.,;]*)?$/;

/** What stands in `[start, end)` but for quoted words. */
function ownWords(text: string, start: number, end: number, spans: readonly Span[]): string {
  let words = '';
  let from = start;
  for (let index = firstEndingAfter(spans, start); (spans[index]?.start ?? end) < end; index += 1) {
    words += text.slice(from, spans[index]?.start);
    from = spans[index]?.end ?? end;
  }
  return words + text.slice(from, Math.max(from, end));
}

/** A turn of thought between a quotation and a citation later in its sentence gives the citation to another thought. */
function staysInClause(own: string): boolean {
  return (
    own.length <= 200 &&
    !/;|\b(?:but|while|whereas|although|though|unlike|however|contrast|yet|rather(?! than)|because|since|despite)\b/i.test(
      own,
    ) &&
    !/\b(?:citing|discussing|applying|rejecting|distinguishing|overruling|relying (?:up)?on)\s$/i.test(own)
  );
}

/** `… violates Brown`, `…, contrary to Brown`: the facts are held against the case, whose words they are not. */
function isHeldAgainst(between: string): boolean {
  const words = between.slice(-60).replace(/(?<=\s)(?:under|to|with|by|afoul of|the rule (?:of|in))\s$/, '');
  return /\s$/.test(words) && opposed.test(lastWord(words.slice(0, -1)));
}

const opposed =
  /^(?:violat|contraven|offend|flout|ignor|satisf|fail|run|ran|contrary|conflict|inconsistent|forbidden|barred)/;

/** `…, so Brown, 347 U.S. 483, controls`; not `as Brown, 347 U.S. 483, held`. */
function isSubject(text: string, between: string, end: number): boolean {
  return (
    /\b(?:so|and|but|what|which|because|since|where|that)\s$/.test(between) &&
    /^,?\s\p{Ll}{2,}/u.test(text.slice(end, end + 12)) &&
    !announces(text.slice(end, end + 30))
  );
}

/** `… counsel;” In Brown, 347 U.S. 483, …`: the citation is part of the next thought. */
function opensSentence(text: string, end: number, between: string): boolean {
  return (
    /[.;:?!][”"’']{1,3}$/.test(text.slice(end - 4, end)) &&
    /^\s*(?:In|Under|Unlike|Like|As|After|Since|Before|Per|But|And)\s*$/.test(between.slice(0, 20)) &&
    between.length < 20
  );
}

/** Where a caption begins of which the find holds only the rest, cut by a paragraph's end or a hyphen of a page image. */
function captionStart(text: string, from: number, start: number): number {
  const before = text.slice(Math.max(from, start - 120), start);
  if (before.trimEnd() === before) return start;
  let caption = before.length;
  for (const { 0: word, index } of [...before.matchAll(/[^\s”"]+/g)].reverse()) {
    if (/^\p{Lu}/u.test(word)) caption = index;
    else if (!/^(?:of|the|and|for|ex|rel\.|v\.|&)$/.test(word)) break;
  }
  const cut = before.slice(caption);
  return /\sv\.\s|-\s$/.test(cut) ? start - cut.length : start;
}

/** `Id.; see also Fed. R. Evid. 702`: citations parted by a semicolon are no subject of a sentence. */
function isString(text: string, { members: [first] }: CitationGroup): boolean {
  return first !== undefined && text.charAt(first.end) === ';';
}

/** Whether a sentence goes on after its citation, which is then the subject of another thought: `Brown, 347 U.S. 483, held`. */
function continuesAfter(text: string, end: number): boolean {
  return /^[)\]]?,?\s+(?!n\.|nn\.|at\b|and n|and \d|and (?:\w+ )?(?:cases|authorities)\b|slip|op\b|cert|aff|rev|with\b|en\b|per\b|citing|quoting|see\b|accord|cf\b)\p{Ll}{2,}/u.test(
    text.slice(end, end + 40),
  );
}

/** Whether a citation stands as a sentence: nothing of the author's own follows it. */
export function closesSentence(text: string, end: number): boolean {
  const [after = ''] = text.slice(end, end + 40).split(storyEnd, 1);
  return (
    /^[\s)\]]*(?:[.;]|$|\n|\()/.test(after) ||
    (text.charAt(end - 1) === '.' && /^\s+[\p{Lu}“"[(]/u.test(after))
  );
}

/** Whether `words` leave a parenthesis that was open before them. */
function closesParenthesis(words: string): boolean {
  let depth = 0;
  for (const character of words) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return true;
  }
  return false;
}

function followingOf(group: CitationGroup, near: Following['near'], brief: QuotingBrief): Following | null {
  const index = sourceOf(group, brief)?.index;
  const find = index === undefined ? undefined : brief.found[index];
  if (index === undefined || find === undefined) return null;
  return { group, index, near, signal: signalOf(find, brief.text) };
}

/** Of `11 U.S.C. § 110, quoted in Elm, 313 B.R. 109` the case: it has the words of the law. */
function sourceOf(
  { members: [first, second] }: CitationGroup,
  brief: QuotingBrief,
): CitationMember | undefined {
  if (first === undefined || second === undefined || standingOf(first.index, brief) !== 'notACase')
    return first;
  return /\b(?:quoted|reprinted)\b/.test(brief.text.slice(first.end, second.start)) ? second : first;
}

/** `see`, `but see`, in small letters; empty where none stands before it. */
export function signalOf({ start, fullStart }: FoundCitation, text: string): string {
  const signal = /^\W*((?:but |see\b|accord|cf\.|contra|compare|e\.g\.|also |generally )[a-z., ]*)/i.exec(
    text.slice(fullStart, Math.min(start, fullStart + 24)),
  );
  return signal?.[1]?.trim().toLowerCase() ?? '';
}

/** `“…,”3 and so it was.4`: the number of another note stands at the quotation’s own end. */
const typedCall = /^(?:\d{1,3}(?:\s|$)|\s\d{1,3}\s\p{Lu})/u;

/** A quotation whose note is called at its end rests on the citation with which the note begins. */
function citationInNote(quotation: FoundQuotation, brief: QuotingBrief): Following | null {
  const { text, groups, calls } = brief;
  const call = calls[firstEndingAfter(calls, quotation.fullEnd - 1)];
  if (call === undefined || call.anchor - quotation.fullEnd > 300) return null;
  if (call.anchor > quotation.fullEnd + 1 && typedCall.test(text.slice(quotation.fullEnd, call.anchor)))
    return null;
  const { note } = call;
  const anchor = Math.max(call.anchor, quotation.fullEnd);
  if (text.slice(quotation.fullEnd, anchor).includes('\n')) return null;
  const near = nearness(quotation, anchor, brief);
  if (near === null) return null;
  const group = groups[firstEndingAfter(groups, note.start)];
  if (group === undefined || group.start >= note.end) return null;
  if (!/^[\s\d.]*$/.test(text.slice(note.start, group.start))) return null;
  return followingOf(group, near, brief);
}
