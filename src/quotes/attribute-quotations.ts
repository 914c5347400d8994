/**
 * Names the citation that each quotation rests on, or says that this cannot be told.
 *
 * In this order: the citation whose parenthetical holds the words; the citation that follows them; the one that their own
 * sentence names first ("In *Brown*, 347 U.S. 483, the Court held …"); a case cited elsewhere that the sentence calls by its
 * short name. Never the nearest case as such: a wrong source turns into a false accusation.
 */
import type { FoundCitation } from '../citations/found-citation';
import {
  authorityOf,
  displacedShortForms,
  standingOf,
  type Antecedent,
  type CitedFinds,
} from './finding/authority-behind';
import { citationNearness, sentenceEndsOutside } from './finding/citation-nearness';
import { enclosingCitation } from './finding/enclosing-citation';
import { firstEndingAfter } from './finding/first-ending-after';
import type { Attribution, FoundQuotation } from './found-quotation';
import { type CitationGroup, groupCitations } from './finding/group-citations';
import { announces, recordSpeaks } from './finding/lead-in';
import { beginsWithReference, holdsReference } from './finding/unread-citation';
import { type CaseNames, namedCase, pageReference, readCaseNames } from './finding/name-cases';

/** Where a note is called, and where it stands; `Story` has it. */
export interface NotePlace {
  readonly anchor?: number;
  readonly start: number;
  readonly end: number;
}

/**
 * One attribution for each quotation. `resolutions` are one for each find. Where `reason` is `textual`, the find is the
 * full citation of the case named, and its pin cite says nothing of this quotation.
 */
export function attributeQuotations(
  text: string,
  quotations: readonly FoundQuotation[],
  found: readonly FoundCitation[],
  resolutions: readonly Antecedent[],
  notes: readonly NotePlace[] = [],
): readonly Attribution[] {
  const spans = quotations.map(({ fullStart, fullEnd }) => ({ start: fullStart, end: fullEnd }));
  const groups = groupCitations(text, found, spans);
  const brief: Brief = {
    text,
    found,
    resolutions,
    spans,
    groups,
    displaced: displacedShortForms(text, found, groups),
    names: readCaseNames(found),
    calls: notes
      .flatMap((note) =>
        note.anchor === undefined ? [] : [{ anchor: note.anchor, end: note.anchor + 1, note }],
      )
      .sort((one, other) => one.anchor - other.anchor),
  };
  return quotations.map((quotation) => attribute(quotation, brief));
}

interface Brief extends CitedFinds {
  readonly text: string;
  /** The quotations with their marks. */
  readonly spans: readonly Span[];
  readonly groups: readonly CitationGroup[];
  readonly names: CaseNames;
  /** Where notes are called, in text order. */
  readonly calls: readonly (Pick<Span, 'end'> & { readonly anchor: number; readonly note: NotePlace })[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function attribute(quotation: FoundQuotation, brief: Brief): Attribution {
  const enclosing = enclosingCitation(brief.text, quotation.fullStart, brief.found, brief.groups);
  if (enclosing !== null) {
    return settle(enclosing.index, 'parenthetical', enclosing.chain, brief);
  }
  const byPage = pageReferenceOf(quotation, brief);
  if (byPage === 'several') return { kind: 'unsettled', reason: 'several' };
  if (byPage !== null) return settle(byPage, 'textual', [], brief);
  if (precedesReference(quotation, brief)) return { kind: 'unsettled', reason: 'record' };
  const following = followingCitation(quotation, brief) ?? noteCitation(quotation, brief);
  const named = namedSource(quotation, brief);

  if (following !== null && !yields(following, named, brief)) {
    const chain = membersOf(following.group);
    if (named !== null && named !== 'several') chain.push(...named.chain, named.index);
    const settled = settle(following.index, 'following', chain, brief);
    const unresolved = settled.kind === 'unsettled' && settled.reason === 'unresolved';
    if (!unresolved || named === null || named === 'several') return settled;
  }
  if (named === 'several') return { kind: 'unsettled', reason: 'several' };
  if (named !== null) {
    const chain = following === null ? [] : membersOf(following.group);
    return settle(named.index, named.reason, [...named.chain, ...chain], brief);
  }
  return { kind: 'unsettled', reason: 'noCitation' };
}

/** The case that a name with a page gives right after the quotation, or before the parenthesis around it. */
function pageReferenceOf({ fullStart, fullEnd }: FoundQuotation, brief: Brief): number | 'several' | null {
  const { text, found, groups, names } = brief;
  const next = groups[firstEndingAfter(groups, fullEnd)]?.start ?? text.length;
  const after = text.slice(fullEnd, Math.max(fullEnd, Math.min(next, fullEnd + 120)));
  const before = /^([^()]*)\([^()]{0,160}$/.exec(
    text.slice(Math.max(0, fullStart - 300), fullStart).replace(/^.*[\n)]/s, ''),
  );
  return (
    pageReference(after, 'head', fullStart, names, found) ??
    (before?.[1] === undefined ? null : pageReference(before[1], 'end', fullStart, names, found))
  );
}

/** Whether the quotation is followed by a reference that is no find. */
function precedesReference({ fullEnd }: FoundQuotation, { text, groups }: Brief): boolean {
  const next = groups[firstEndingAfter(groups, fullEnd)]?.start ?? text.length;
  const after = text.slice(fullEnd, Math.min(Math.max(next, fullEnd), fullEnd + 400));
  return beginsWithReference(after.replace(/^[\s.,;]+/, ''));
}

function membersOf(group: CitationGroup): number[] {
  return group.members.flatMap(({ index, nested }) => [index, ...nested]);
}

interface Following {
  readonly group: CitationGroup;
  readonly index: number;
  readonly near: 'adjacent' | 'sentence' | 'clause';
  /** `see`, `but see`, in small letters; empty where none stands before it. */
  readonly signal: string;
}

/** The citation after the quotation, near enough to be its source, in its paragraph or at the head of the next. */
function followingCitation(quotation: FoundQuotation, brief: Brief): Following | null {
  const { text, groups, spans } = brief;
  const group = groups[firstEndingAfter(groups, quotation.fullEnd)];
  if (group === undefined || group.start < quotation.fullEnd) return null;
  const start = captionStart(text, quotation.fullEnd, group.start);
  const between = text.slice(quotation.fullEnd, Math.min(start, quotation.fullEnd + 1000));
  if (closesParenthesis(between)) return null;
  const near = citationNearness(text, quotation.fullEnd, start, spans);
  if (near === 'later' || (near === 'clause' && !staysInClause(between))) return null;
  const ended = near === 'sentence' || /[.?!][”"’')\]]*$/.test(text.slice(start - 8, start).trimEnd());
  if (ended && continuesAfter(text, group.end)) return null;
  if (between.includes('\n')) {
    const headsParagraph = near !== 'clause' && /\n\s*$/.test(between);
    const runsOn = /,[”"’']*$/.test(text.slice(quotation.fullStart, quotation.fullEnd).slice(-4));
    if (!headsParagraph || !(runsOn || closesSentence(text, group.end))) return null;
  }
  return followingOf(group, near, brief);
}

/** Where a caption begins of which the find holds only the rest, cut by a paragraph's end or a hyphen of a page image. */
function captionStart(text: string, from: number, start: number): number {
  const before = text.slice(Math.max(from, start - 120), start);
  const cut =
    /(?:^|[\s”"])((?:\p{Lu}[\p{L}.,&’'-]*\s(?:(?:of|the|and|for|ex|rel\.)\s){0,2}){1,12}(?:v\.\s+(?:\p{Lu}[\p{L}.,&’'-]*\s(?:(?:of|the|and|for)\s){0,2}){0,6})?)$/u.exec(
      before,
    )?.[1];
  return cut === undefined || !/\sv\.\s|-\s$/.test(cut) ? start : start - cut.length;
}

/** Whether a sentence goes on after its citation, which is then the subject of another thought: `Brown, 347 U.S. 483, held`. */
function continuesAfter(text: string, end: number): boolean {
  return /^[)\]]?,?\s+(?!n\.|nn\.|at\b|and n|slip|op\b|cert|aff|rev|with\b|en\b|per\b|citing|quoting|see\b|accord|cf\b)\p{Ll}{2,}/u.test(
    text.slice(end, end + 40),
  );
}

/** Whether a citation stands as a sentence: nothing of the author's own follows it. */
function closesSentence(text: string, end: number): boolean {
  const after = text.slice(end, end + 40);
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

function followingOf(group: CitationGroup, near: Following['near'], brief: Brief): Following | null {
  const index = group.members[0]?.index;
  const find = index === undefined ? undefined : brief.found[index];
  if (index === undefined || find === undefined) return null;
  const written = brief.text.slice(find.fullStart, Math.min(find.start, find.fullStart + 24));
  const signal = /^\W*((?:but |see |accord|cf\.|contra|compare|e\.g\.|also |generally )[a-z., ]*)/i.exec(
    written,
  );
  return { group, index, near, signal: signal?.[1]?.trim().toLowerCase() ?? '' };
}

/** A turn of thought between a quotation and a citation later in its sentence gives the citation to another thought. */
function staysInClause(between: string): boolean {
  return (
    between.length <= 160 &&
    !/;|\b(?:but|while|whereas|although|though|unlike|however|contrast|yet|rather|because|since|despite)\b/i.test(
      between,
    )
  );
}

/** A quotation whose note is called at its end rests on the citation with which the note begins. */
function noteCitation(quotation: FoundQuotation, brief: Brief): Following | null {
  const { text, groups, calls } = brief;
  const call = calls[firstEndingAfter(calls, quotation.fullEnd - 1)];
  if (call === undefined || call.anchor - quotation.fullEnd > 300) return null;
  const { note } = call;
  const anchor = Math.max(call.anchor, quotation.fullEnd);
  const between = text.slice(quotation.fullEnd, anchor);
  if (between.includes('\n')) return null;
  const near = citationNearness(text, quotation.fullEnd, anchor, brief.spans);
  if (near === 'later' || (near === 'clause' && !staysInClause(between))) return null;
  const group = groups[firstEndingAfter(groups, note.start)];
  if (group === undefined || group.start >= note.end) return null;
  if (!/^[\s\d.]*$/.test(text.slice(note.start, group.start))) return null;
  return followingOf(group, near, brief);
}

interface Named {
  readonly index: number;
  readonly reason: 'preceding' | 'textual';
  readonly chain: readonly number[];
}

/** What the quotation's own sentence, or the one that announces a block, gives as the source before the words come. */
function namedSource(quotation: FoundQuotation, brief: Brief): Named | 'several' | null {
  const { text, found, groups, names } = brief;
  const start = leadInStart(quotation, brief);
  const leadIn = text.slice(start, quotation.fullStart);

  const group = groups[firstEndingAfter(groups, quotation.fullStart) - 1];
  const member = group?.members.at(-1);
  if (group !== undefined && member !== undefined && group.start >= start - 1) {
    const between = text.slice(group.end, quotation.fullStart);
    if (recordSpeaks(between) || opensParenthesisIn(between)) return null;
    if (
      announces(between) ||
      announces(text.slice(start, group.start)) ||
      /^[\s,:)\]]*(?:that\s*)?$/.test(between)
    ) {
      if (group.members.length > 1) return 'several';
      return { index: member.index, reason: 'preceding', chain: member.nested };
    }
  }
  if (recordSpeaks(leadIn)) return null;
  const named = namedCase(leadIn, quotation.fullStart, names, found);
  if (named === 'several') return named;
  if (named !== null) return { index: named, reason: 'textual', chain: [] };
  return speaksOfThatCourt(leadIn) ? onlyCaseBefore(start, brief) : null;
}

/** `The Court explained that`: the court of the case under discussion, not one that the words name otherwise. */
function speaksOfThatCourt(leadIn: string): boolean {
  return (
    /^\W*(?:(?:There|Specifically|Indeed|Rather|Instead|Moreover|Further|In that case|As),? )?[Tt]he (?:Supreme |Ninth Circuit |Circuit )?[Cc]ourt (?!of\b|below\b|in\b)(?:\p{L}+ ){0,12}/u.test(
      leadIn,
    ) &&
    announces(leadIn) &&
    !/\b(?:district|trial|lower|superior|magistrate|this|below|appeals|here)\b/i.test(leadIn)
  );
}

/** The case that a paragraph discusses: the only authority that it cites before `at`, with no reference beside it that is no find. */
function onlyCaseBefore(at: number, brief: Brief): Named | null {
  const { text, groups } = brief;
  const earliest = Math.max(0, at - 2500);
  const paragraph = earliest + text.slice(earliest, at).lastIndexOf('\n') + 1;
  const last = firstEndingAfter(groups, at) - 1;
  let named: Named | null = null;
  for (let place = last; place >= 0 && (groups[place]?.start ?? 0) >= paragraph; place -= 1) {
    const end = groups[place]?.end ?? 0;
    const next = Math.min(groups[place + 1]?.start ?? at, at);
    if (holdsReference(text.slice(Math.max(0, end - 1), Math.max(end, next)))) return null;
    for (const { index, nested } of groups[place]?.members ?? []) {
      if (standingOf(index, brief) !== 'case') return null;
      if (named !== null && authorityOf(named.index, brief) !== authorityOf(index, brief)) return null;
      named ??= { index, reason: 'preceding', chain: nested };
    }
  }
  return named;
}

/** Whether `words` end inside a parenthesis that they open. */
function opensParenthesisIn(words: string): boolean {
  let depth = 0;
  for (const character of words) {
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
  }
  return depth > 0;
}

/** Where the sentence begins that leads up to the quotation: its own, or for a block the last of the paragraph before. */
function leadInStart(quotation: FoundQuotation, { text, groups, spans }: Brief): number {
  let end = quotation.fullStart;
  if (startsParagraph(text, end)) {
    while (end > 0 && /\s/.test(text.charAt(end - 1))) end -= 1;
    if (quotation.kind !== 'block' && !/[:,]/.test(text.charAt(end - 1))) return quotation.fullStart;
  }
  const earliest = Math.max(0, end - 700);
  const start = earliest + text.slice(earliest, end).lastIndexOf('\n') + 1;
  const ends = sentenceEndsOutside(text, start, end - 1, spans).filter((at) => {
    const group = groups[firstEndingAfter(groups, at)];
    return group === undefined || group.start >= at;
  });
  const begun = ends.at(-1) ?? start;
  const cited = groups[firstEndingAfter(groups, quotation.fullStart) - 1];
  return cited !== undefined &&
    cited.end > begun &&
    closesSentence(text, cited.end) &&
    !/^[\s)\]]*\(/.test(text.slice(cited.end, cited.end + 9))
    ? cited.end
    : begun;
}

function startsParagraph(text: string, at: number): boolean {
  return at === 0 || /\n[^\S\n]*$/.test(text.slice(Math.max(0, at - 20), at));
}

/** Whether the citation that follows is less likely the source than the one that the sentence itself names. */
function yields(following: Following, named: Named | 'several' | null, brief: Brief): boolean {
  const { signal, near, index } = following;
  if (/^(?:but|contra|cf|compare|accord)/.test(signal)) return true;
  if (named === null || named === 'several') return false;
  const differs = authorityOf(index, brief) !== authorityOf(named.index, brief);
  return differs && (near === 'clause' || signal !== '');
}

/** An attribution only where a case stands behind the find: what rests on the record or a statute is no case's to check. */
function settle(
  index: number,
  reason: 'following' | 'preceding' | 'parenthetical' | 'textual',
  chain: readonly number[],
  brief: Brief,
): Attribution {
  const standing = standingOf(index, brief);
  if (standing !== 'case') return { kind: 'unsettled', reason: standing };
  const authority = authorityOf(index, brief);
  const others = new Set(
    chain.filter((other) => authorityOf(other, brief) !== authority && standingOf(other, brief) === 'case'),
  );
  return {
    kind: 'attributed',
    citation: index,
    reason,
    chain: [...others].sort((one, other) => one - other),
  };
}
