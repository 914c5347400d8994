/** The source that a quotation's own sentence, or the one that announces a block, gives before the words come. */
import { storyEnd } from '../../text/story-end';
import type { FoundQuotation } from '../found-quotation';
import { authorityOf, standingOf } from './authority-behind';
import { sentenceEndsOutside } from './citation-nearness';
import { firstEndingAfter } from './first-ending-after';
import { closesSentence } from './following-citation';
import { announces, courtAlsoSays, courtSpeaks, recordSpeaks } from './lead-in';
import { namedCase } from './name-cases';
import type { QuotingBrief, Span } from './quoting-brief';
import type { CitationMember } from './group-citations';
import { speakerOf } from './speaker';
import { strangersTold, tellsOfOurs } from './strangers-told';
import { tellsOfFacts } from './tells-of-facts';
import { holdsReference } from './unread-citation';
import { outsidePassages, withoutQuoted } from './without-quoted';

export interface Named {
  readonly index: number;
  readonly reason: 'preceding' | 'textual';
  readonly chain: readonly number[];
  /** The words right before the quotation say that it is that case's, whatever is cited behind it. */
  readonly firm: boolean;
}

export function namedSource(
  quotation: FoundQuotation,
  leadIn: string,
  brief: QuotingBrief,
): Named | 'several' | null {
  const { text, found, groups, names } = brief;
  const start = quotation.fullStart - leadIn.length;

  const group = groups[firstEndingAfter(groups, quotation.fullStart) - 1];
  const member = group?.members.at(-1);
  if (group !== undefined && member !== undefined && group.start >= start - 1) {
    const between = text.slice(group.end, quotation.fullStart);
    const before = text.slice(start, group.start);
    const tellsCase = /\b(?:[Ii]n|[Ff]rom|where)\s\W*$/.test(before) && !turnsHere.test(between);
    const isOfItsPeople = tellsCase && tellsOfItsPeople(between, quotation.text, member, brief);
    if ((recordSpeaks(between) && !isOfItsPeople) || opensParenthesisIn(between)) return null;
    if ((!tellsCase || /;\s/.test(between)) && saysElse(between)) return null;
    if (!courtSpeaks(between) && tellsOfOurs(between, member.index, brief)) return null;
    if (isAside(text.slice(start, group.start + 4), between) && !courtSpeaks(between)) return null;
    if (comparedWith(before + between) !== null && !/^[\s,:)]*$/.test(between) && !courtSpeaks(between))
      return null;
    if (
      announces(between) ||
      (quotation.kind !== 'block' && announces(before)) ||
      /^[\s,:)\]]*(?:that\s*)?$/.test(between) ||
      /^\)?,?\s(?:in )?(?:which|where)\s/.test(between.slice(0, 20)) ||
      (tellsCase && auxiliaryAlone.test(between)) ||
      isOfItsPeople ||
      (teaches.test(before) && /^\)?,?\s(?:is|was) that\s$/.test(between))
    ) {
      if (group.members.length > 1) return 'several';
      const firm = announces(between) || /^[\s,:)\]]*(?:(?:that|which|where|in)\b|$)/.test(between);
      return { index: member.index, reason: 'preceding', chain: member.nested, firm };
    }
  }
  if (recordSpeaks(leadIn) && !(courtAsSubject.test(leadIn) && courtAlsoSays(leadIn))) return null;
  const named = namedCase(leadIn, quotation.fullStart, names, found);
  if (named === 'several') return named;
  if (named !== null) {
    return { index: named, reason: 'textual', chain: [], firm: announces(leadIn.slice(-directly)) };
  }
  if (!speaksOfThatCourt(leadIn) || refersToAnother(leadIn, text.slice(group?.end ?? 0, start))) return null;
  return caseGoingOn(leadIn, start, brief) ?? onlyCaseBefore(start, brief);
}

/** `In Elm, 347 U.S. 483, the Court asked whether …; here Officer Smith said`: the case at hand. */
const turnsHere = /[;,.—–]\s(?:but\s|and\s)?[Hh]ere,?\s/;

/** A verb of saying so near before the words is theirs. */
const directly = 40;

/** `The criteria in Brown, 347 U.S. 483, did “not silence”`. */
const auxiliaryAlone = /^\)?,?\s(?:did|does|do|was|were|is|are|had|has|have|could|would|might)\s$/;

/** `In Brown, 347 U.S. 483, the foreman’s remark that the clerk was`: whoever says or does it there, of one clause and by no stranger's name. */
function tellsOfItsPeople(
  between: string,
  quoted: string,
  { index, nested }: CitationMember,
  brief: QuotingBrief,
): boolean {
  const own = withoutQuoted(between);
  if (
    /[;.:]\s|\b(?:[Hh]ere|[Oo]urs?|[Mm]y|[Tt]his|(?:Plaintiff|Defendant|Appell(?:ant|ee)|Petitioner|Respondent)s?)\b/.test(
      own,
    ) ||
    strangersTold(own, [index, ...nested], brief).length > 0
  )
    return false;
  const words = own.replace(/^[\s,)]+/, '');
  // `the father had “vanished`
  const opening = quoted.split(/\s+/, 3).join(' ');
  return (
    saysElse(words) || tellsOfFacts(words, quoted, false) || tellsOfFacts(`${words} ${opening}`, '', false)
  );
}

/** `The Court’s teaching in Brown, 347 U.S. 483, is that`. */
const teaches =
  /\b(?:teaching|holding|rule|lesson|principle|point|test|standard|rationale|reasoning)\s(?:in|of|from)\s\W*$/;

/**
 * `the seller promised`, of `Unlike in Brown, 347 U.S. 483, the seller promised`: the sentence goes on about somebody else. Null where it
 * compares with no case, or tells of that case still: `Unlike in Brown, where the seller promised`.
 */
export function comparedWith(words: string): string | null {
  if (!comparing.test(words)) return null;
  const clause =
    withoutQuoted(words)
      .split(/,\s|“”\s/)
      .at(-1) ?? '';
  return /^(?:where|who|whose|which|in which|that)\b/.test(clause) ? null : clause;
}

const comparing =
  /^\W*(?:(?:Un)?like|(?:Just )?as (?:in|with)|(?:Just )?as the (?!court|panel|majority)\p{L}+ in|similar to|in contrast (?:to|with)|compared (?:to|with))\b/iu;

/** `…, see Elm, 493 U.S. 120, or in determining that a pleading was not “`: the clause goes on past the case that it cites for the one before. */
function isAside(before: string, between: string): boolean {
  return /\bsee[\s,]*$/i.test(before) && /^\)?,\s(?:or|and|but)\s/.test(between);
}

function saysElse(words: string): boolean {
  const { kind } = speakerOf(words, '');
  return kind === 'record' || kind === 'law' || kind === 'other';
}

/** `The Court explained that`, `It added:`: the court of the case under discussion, not one that the words name otherwise. */
function speaksOfThatCourt(leadIn: string): boolean {
  return (
    (courtAsSubject.test(leadIn) || startsWithPronoun(leadIn)) &&
    announces(leadIn) &&
    !otherCourt.test(leadIn)
  );
}

const otherCourt = /\b(?:district|trial|lower|superior|magistrate|this|below|appeals|here)\b/i;

/** `It reasoned`, `That court said` speaks of whoever the sentence before is about, where that came after the citation. */
function refersToAnother(leadIn: string, sinceCitation: string): boolean {
  if (/^\W*(?:\p{Lu}\p{Ll}+,? )?[Tt]hat\b/u.test(leadIn)) return otherCourt.test(sinceCitation);
  if (!startsWithPronoun(leadIn) || /^[\s.)\]”"]*$/.test(sinceCitation)) return false;
  return (
    otherCourt.test(sinceCitation) || !/\b(?:[Cc]ourt|Circuit|[Pp]anel|[Mm]ajority)\b/.test(sinceCitation)
  );
}

const courtAsSubject =
  /^\W*(?:(?:There|Specifically|Indeed|Rather|Instead|Moreover|Further|In that case|In so holding|As|And|But),? )?[Tt](?:he|hat) (?:Supreme |(?:\p{Lu}[\p{L}.]{1,10} )?Circuit )?(?:[Cc]ourt|(?:\p{Lu}[\p{L}.]{1,10} )Circuit|[Mm]ajority|[Pp]lurality|[Pp]anel|[Oo]pinion|Justices),? (?!of\b|below\b|in\b)/u;

function startsWithPronoun(words: string): boolean {
  return pronounAsSubject.test(words.replace(/^\W+/, ''));
}

const pronounAsSubject =
  /^(?:(?:There|And|But|Indeed|Rather|Instead),? )?[Ii]t (?:(?:also|further|then|expressly|specifically) )?(?:held|explain|reason|observ|conclud|emphasi|caution|reiterat|add|continued|went on|not(?:ed|es)|stat(?:ed|es)|recogni[sz])/;

/** `The Court went on:` right after a citation speaks of that one, whatever others the paragraph cites. */
function caseGoingOn(leadIn: string, at: number, brief: QuotingBrief): Named | null {
  if (!/\b(?:went on|goes on|continue[ds]|added|adds|further|also|then)\b/.test(leadIn)) return null;
  const group = brief.groups[firstEndingAfter(brief.groups, at) - 1];
  const member = group?.members.length === 1 ? group.members[0] : undefined;
  if (group === undefined || member === undefined || at - group.end > 20) return null;
  if (!/^[\s.)\]”"]*$/.test(brief.text.slice(group.end, at))) return null;
  return { index: member.index, reason: 'preceding', chain: member.nested, firm: true };
}

/**
 * The case that a paragraph discusses: the only authority that it cites before `at`, or the only one since it set out to tell of it (`In Brown,
 * 347 U.S. 483,`), with no reference beside it that is no find.
 */
function onlyCaseBefore(at: number, brief: QuotingBrief): Named | null {
  const { text, groups, spans } = brief;
  const earliest = Math.max(0, at - 2500);
  const paragraph = earliest + text.slice(earliest, at).lastIndexOf('\n') + 1;
  const last = firstEndingAfter(groups, at) - 1;
  let named: Named | null = null;
  for (let place = last; place >= 0 && (groups[place]?.start ?? 0) >= paragraph; place -= 1) {
    const end = groups[place]?.end ?? 0;
    const next = Math.min(groups[place + 1]?.start ?? at, at);
    if (holdsReference(outsidePassages(text, Math.max(0, end - 1), Math.max(end, next), spans))) return null;
    for (const { index, nested } of groups[place]?.members ?? []) {
      if (standingOf(index, brief) !== 'case') return null;
      if (named !== null && authorityOf(named.index, brief) !== authorityOf(index, brief)) return null;
      named ??= { index, reason: 'preceding', chain: nested, firm: false };
    }
    const start = groups[place]?.start ?? 0;
    if (/(?:^|\s)[Ii]n\s$/.test(text.slice(Math.max(0, start - 4), start))) return named;
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

/** The words of the quotation's sentence, or of the one that announces a block, that come before it. */
export function leadInOf(quotation: FoundQuotation, brief: QuotingBrief): string {
  return brief.text.slice(leadInStart(quotation, brief), quotation.fullStart);
}

/** Where the sentence begins that leads up to the quotation: its own, or for a block the last of the paragraph before. */
function leadInStart(quotation: FoundQuotation, { text, groups, spans }: QuotingBrief): number {
  let end = quotation.fullStart;
  if (startsParagraph(text, end)) {
    end = listStart(end, text, spans);
    while (end > 0 && /\s/.test(text.charAt(end - 1))) end -= 1;
    const last = text.charAt(end - 1);
    if (last === storyEnd || (quotation.kind !== 'block' && !/[:,]/.test(last))) return quotation.fullStart;
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

/** `In Brown, the Court said:`, and then items that are nothing but quoted words: what announces the first announces each. */
function listStart(at: number, text: string, spans: readonly Span[]): number {
  let start = at;
  for (let items = 0; items < mostItems; items += 1) {
    const before = text.lastIndexOf('\n', text.lastIndexOf('\n', start - 1) - 1) + 1;
    const passage = spans[firstEndingAfter(spans, before)];
    if (passage === undefined || passage.end > start) break;
    if (/\p{L}/u.test(outsidePassages(text, before, start, spans).replace(/\b(?:and|or)\b/, ''))) break;
    start = before;
  }
  return /:\s*$/.test(text.slice(Math.max(0, start - 3), start)) ? start : at;
}

const mostItems = 20;

export function startsParagraph(text: string, at: number): boolean {
  return at === 0 || /\n[^\S\n]*$/.test(text.slice(Math.max(0, at - 20), at));
}
