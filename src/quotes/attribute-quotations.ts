/**
 * Names the citation that each quotation rests on, or says that this cannot be told.
 *
 * In this order: the citation whose parenthetical holds the words; the citation that follows them; the one that their own
 * sentence names first ("In *Brown*, 347 U.S. 483, the Court held …"); a case cited elsewhere that the sentence calls by its
 * short name. Never the nearest case as such: a wrong source turns into a false accusation.
 */
import type { FoundCitation } from '../citations/found-citation';
import { type Antecedent, authorityOf, displacedShortForms, standingOf } from './finding/authority-behind';
import { tellsOfCaseAtHand } from './finding/case-at-hand';
import { cellBeside } from './finding/cell-beside';
import { enclosingCitation } from './finding/enclosing-citation';
import { firstEndingAfter } from './finding/first-ending-after';
import { type Following, followingCitation } from './finding/following-citation';
import type { Attribution, FoundQuotation } from './found-quotation';
import { speaksOfFacts } from './finding/flush-block';
import { type CitationGroup, groupCitations } from './finding/group-citations';
import { courtSpeaks, partySpeaks, speaksOfWords, textSpeaks } from './finding/lead-in';
import { pageReference, readCaseNames } from './finding/name-cases';
import { leadInOf, type Named, namedSource } from './finding/named-source';
import { noteCalls } from './finding/note-calls';
import type { NotePlace } from './finding/note-place';
import type { QuotingBrief, Span } from './finding/quoting-brief';
import { opensEnumeration } from './finding/paragraph-places';
import { readPeople } from './finding/read-people';
import { precedesReference } from './finding/precedes-reference';
import { keepSources } from './finding/repeated-words';
import { isCitedOtherwise } from './finding/rival-source';
import { closingReport } from './finding/report-closed';
import { saidElsewhere } from './finding/said-elsewhere';

/**
 * One attribution for each quotation. `resolutions` are one for each find. Where `reason` is `textual`, the find is the
 * full citation of the case named, and its pin cite says nothing of this quotation. `cells`: the paragraphs that stand in tables.
 */
export function attributeQuotations(
  text: string,
  quotations: readonly FoundQuotation[],
  found: readonly FoundCitation[],
  resolutions: readonly Antecedent[],
  notes: readonly NotePlace[] = [],
  cells: readonly Span[] = [],
): readonly Attribution[] {
  const spans = quotations.flatMap(({ unpaired, fullStart, fullEnd }) =>
    unpaired ? [] : [{ start: fullStart, end: fullEnd }],
  );
  const groups = groupCitations(text, found, spans);
  let people: ReadonlySet<string> | undefined;
  const brief: QuotingBrief = {
    text,
    found,
    resolutions,
    spans,
    groups,
    displaced: displacedShortForms(text, found, groups, spans),
    names: readCaseNames(found),
    calls: noteCalls(text, groups, notes),
    cells,
    people: () => (people ??= readPeople(text, found, spans)),
  };
  const attributions = quotations.map((quotation) => attribute(quotation, brief));
  return keepSources(quotations, attributions, brief);
}

function attribute(quotation: FoundQuotation, brief: QuotingBrief): Attribution {
  if (quotation.unpaired) return { kind: 'unsettled', reason: 'unpaired' };
  const enclosing = enclosingCitation(brief.text, quotation.fullStart, brief.found, brief.groups);
  if (enclosing !== null) {
    const settled = settle(enclosing.index, 'parenthetical', enclosing.chain, brief);
    return settled.kind === 'attributed' && tellsOfCaseAtHand(quotation, enclosing, brief)
      ? { kind: 'unsettled', reason: 'several' }
      : settled;
  }
  const byPage = pageReferenceOf(quotation, brief);
  if (byPage === 'several') return { kind: 'unsettled', reason: 'several' };
  if (byPage !== null) return settle(byPage, 'textual', [], brief);
  const leadIn = leadInOf(quotation, brief);
  if (precedesReference(quotation, leadIn, brief)) return { kind: 'unsettled', reason: 'record' };
  const following = followingCitation(quotation, brief) ?? cellBeside(quotation, brief);
  if (isListOfFacts(quotation, leadIn, following)) return { kind: 'unsettled', reason: 'noCitation' };
  const other = following === null ? null : saidElsewhere(quotation, leadIn, following, brief);
  if (other !== null) return { kind: 'unsettled', reason: other };
  if (isOfText(quotation, leadIn, following)) return { kind: 'unsettled', reason: 'noCitation' };
  const named = namedSource(quotation, leadIn, brief);

  if (following !== null && !yields(quotation, leadIn, following, named, brief)) {
    const chain = [...membersOf(following.group), ...stringBefore(following, brief)];
    if (named !== null && named !== 'several') chain.push(...named.chain, named.index);
    const reason = following.group.end <= quotation.fullStart ? 'preceding' : 'following';
    const settled = settle(following.index, reason, chain, brief);
    if (settled.kind === 'attributed' || named === null || named === 'several') return settled;
    if (settled.reason !== 'noCitation' && meansNamed(following, named, leadIn, brief))
      return settle(named.index, 'textual', named.chain, brief);
    if (settled.reason !== 'unresolved' || named.reason === 'textual') return settled;
  }
  if (named === 'several') return { kind: 'unsettled', reason: 'several' };
  if (named !== null && !named.firm && isCitedOtherwise(quotation, named.index, brief)) {
    return { kind: 'unsettled', reason: 'several' };
  }
  if (named !== null && (!isOneWord(quotation) || isAltered(quotation))) {
    const chain = following === null ? [] : membersOf(following.group);
    return settle(named.index, named.reason, [...named.chain, ...chain], brief);
  }
  const closing = closingReport(quotation, leadIn, brief);
  if (closing !== null) return settle(closing, 'following', [], brief);
  return { kind: 'unsettled', reason: 'noCitation' };
}

/** `These facts meet the test of Brown, 347 U.S. 483:`, or a list of them before such a citation: set off, but nobody's quoted words. */
function isListOfFacts({ kind, text }: FoundQuotation, leadIn: string, following: Following | null): boolean {
  return kind === 'block' && (following === null || opensEnumeration(text)) && speaksOfFacts(leadIn);
}

/**
 * `The Brown Court held that “…” Id. at 495`, behind a citation of the record or of several: the sentence says what is meant, and the case
 * has such a page, or without one stands in the string. `Brown concluded that “…” Id.` may be a witness’s.
 */
function meansNamed(
  following: Following,
  { index: source, reason }: Named,
  leadIn: string,
  brief: QuotingBrief,
): boolean {
  const [find, named] = [brief.found[following.index], brief.found[source]];
  if (reason !== 'textual' || find?.kind !== 'id' || named?.kind !== 'case' || !courtSpeaks(leadIn))
    return false;
  if (find.pinCite === undefined)
    return stringBefore(following, brief).some(
      (member) => authorityOf(member, brief) === authorityOf(source, brief),
    );
  const page = Number(/^(?:at )?(\d+)(?![\d.:])/.exec(find.pinCite ?? '')?.[1]);
  return [named, ...(named.parallel ?? [])].some(
    (place) => page >= Number(place.page) && page < Number(place.page) + longestOpinion,
  );
}

const longestOpinion = 150;

/** The case that a name with a page gives right after the quotation, or before the parenthesis around it. */
function pageReferenceOf(
  { fullStart, fullEnd }: FoundQuotation,
  brief: QuotingBrief,
): number | 'several' | null {
  const { text, found, groups, names } = brief;
  const following = groups[firstEndingAfter(groups, fullEnd)];
  // Of `Crow Tribe, at 1045` the rest may be read as a page of the record.
  const isRecord = found[following?.members[0]?.index ?? -1]?.kind === 'record';
  const next = isRecord ? text.length : (following?.start ?? text.length);
  const after = text.slice(fullEnd, Math.max(fullEnd, next));
  const before = /^([^()]*)\([^()]*$/.exec(
    text.slice(Math.max(0, fullStart - 300), fullStart).replace(/^.*[\n)]/s, ''),
  );
  return (
    pageReference(after, 'head', fullStart, names, found) ??
    (before?.[1] === undefined ? null : pageReference(before[1], 'end', fullStart, names, found))
  );
}

function membersOf(group: CitationGroup): number[] {
  return group.members.flatMap(({ index, nested }) => [index, ...nested]);
}

/** An `Id.` behind a string citation may mean another of its members than the one that it was resolved to. */
function stringBefore({ group, index }: Following, { found, groups }: QuotingBrief): number[] {
  const before = groups[firstEndingAfter(groups, group.start) - 1];
  const isUnsettled = found[index]?.kind === 'id' && before !== undefined && before.members.length > 1;
  return isUnsettled ? membersOf(before) : [];
}

/**
 * Whether words in the midst of a sentence may be those of the case cited after it: not where a party or witness speaks, and
 * behind `see`, which cites for the thought and not for the words, only where a court does or the case is named.
 */
function maySpeakFor(
  { group, signal }: Following,
  quotation: FoundQuotation,
  leadIn: string,
  brief: QuotingBrief,
): boolean {
  if (partySpeaks(leadIn)) return false;
  const sentence = `${leadIn} ${brief.text.slice(quotation.fullEnd, group.start)}`;
  return !signal.includes('see') || courtSpeaks(sentence);
}

/**
 * Terms of a statute or rule, and words that the sentence speaks of as words, are no case's, although a case is cited for them.
 * Right before a citation, a sentence about a statute may close with a court's words.
 */
function isOfText(quotation: FoundQuotation, leadIn: string, following: Following | null): boolean {
  if (isAltered(quotation)) return false;
  const isCited = following?.near === 'adjacent' && following.signal === '';
  if (!isShort(quotation)) return !isCited && quotation.text.length < longestTerm && speaksOfWords(leadIn);
  return speaksOfWords(leadIn) || (!isCited && textSpeaks(leadIn));
}

const longestTerm = 60;

/** Two or three words, or one. */
function isShort({ text }: FoundQuotation): boolean {
  return text.trim().split(/\s+/, 4).length <= 3;
}

/** Brackets and ellipses are put only into words that are taken from somewhere. */
function isAltered({ text }: FoundQuotation): boolean {
  return /[[…]|\.\s?\.\s?\./.test(text);
}

function isOneWord({ text }: FoundQuotation): boolean {
  return !/\s/.test(text.trim());
}

/**
 * One word may be the author's own with marks around it. It is laid to a citation that follows it at once, or whose parenthetical
 * says the word again, or with other quoted words in a row before it, or to the short form after a sentence that lets that court
 * speak.
 */
function isTooShort(
  quotation: FoundQuotation,
  leadIn: string,
  { group, near, index, signal }: Following,
  brief: QuotingBrief,
): boolean {
  if (near === 'adjacent' || !isOneWord(quotation) || isAltered(quotation)) return false;
  if (signal !== '') return true;
  const { text, found } = brief;
  if (headsRow(quotation, brief)) return false;
  if (near === 'sentence' && found[index]?.kind !== 'case' && courtSpeaks(leadIn)) {
    return false;
  }
  const last = group.members.at(-1);
  const end = found[last?.index ?? -1]?.end ?? group.end;
  const [word = '', parenthetical = ''] = [quotation.text, text.slice(end, group.end)].map((one) =>
    one
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase(),
  );
  return !parenthetical.includes(word);
}

/** `“fundamental,” “deeply rooted in this Nation’s history,” Brown`: a word in a row with quoted phrases. */
function headsRow({ text: word, fullEnd }: FoundQuotation, { text }: QuotingBrief): boolean {
  const [, joined, row] =
    /^,?\s(and\s|or\s)?[“"]([^“”"]{1,80})/.exec(text.slice(fullEnd, fullEnd + 90)) ?? [];
  const least = joined === undefined ? 4 : 2;
  return row !== undefined && /,$|\p{L}$/u.test(word) && row.split(/\s+/, least).length >= least;
}

/** Whether the citation that follows is less likely the source than the one that the sentence itself names. */
function yields(
  quotation: FoundQuotation,
  leadIn: string,
  following: Following,
  named: Named | 'several' | null,
  brief: QuotingBrief,
): boolean {
  const { signal, near, index } = following;
  if (/^(?:but|contra|cf|compare|accord|see also|see generally)/.test(signal)) return true;
  if (isTooShort(quotation, leadIn, following, brief)) return true;
  if (near !== 'adjacent' && !maySpeakFor(following, quotation, leadIn, brief)) return true;
  if (named === null || named === 'several') return false;
  const differs = authorityOf(index, brief) !== authorityOf(named.index, brief);
  // A block may close with a citation of its own, behind which the author has put none.
  const isAnnounced = quotation.kind === 'block' && named.reason === 'preceding' && named.firm;
  return differs && (near === 'clause' || signal !== '' || isAnnounced);
}

/** An attribution only where a case stands behind the find: what rests on the record or a statute is no case's to check. */
function settle(
  index: number,
  reason: 'following' | 'preceding' | 'parenthetical' | 'textual',
  chain: readonly number[],
  brief: QuotingBrief,
): Attribution {
  const standing = standingOf(index, brief);
  if (standing !== 'case') return { kind: 'unsettled', reason: standing };
  const authority = authorityOf(index, brief);
  const others = new Set(
    chain.filter(
      (other) =>
        authorityOf(other, brief) !== authority &&
        standingOf(other, brief) === 'case' &&
        !isOnlyCited(other, brief),
    ),
  );
  return {
    kind: 'attributed',
    citation: index,
    reason,
    chain: [...others].sort((one, other) => one - other),
  };
}

/** `Brown, 347 U.S. 483 (citing Plessy, 163 U.S. 537)`: nothing is said to be quoted from it. */
function isOnlyCited(index: number, { text, found }: QuotingBrief): boolean {
  const start = found[index]?.fullStart ?? 0;
  return /\bciting[\s,]{1,2}(?:also\s)?$/.test(text.slice(Math.max(0, start - 16), start));
}
