/**
 * Whether the words before a citation are plainly somebody else's than the cited case's: a witness's, a paper's, a law's. Such a
 * citation only supports the thought, and words of the record may be the client's evidence.
 */
import type { FoundCitation } from '../../citations/found-citation';
import type { FoundQuotation } from '../found-quotation';
import { authorityOf, standingOf } from './authority-behind';
import { firstEndingAfter } from './first-ending-after';
import type { Following } from './following-citation';
import type { CitationGroup } from './group-citations';
import { announces, givesSource } from './lead-in';
import { comparedWith, startsParagraph } from './named-source';
import type { QuotingBrief } from './quoting-brief';
import { tellsEvent } from './fact-sentence';
import { speakerOf } from './speaker';
import { answersQuestion } from './speaker-beside';
import { sayingOf, verbs } from './speaker-words';
import { strangersTold, tellsOfOurs } from './strangers-told';
import { tellsOfCase } from './told-case';
import { isOfStory, turnsToStrangers } from './turns-to-strangers';
import { goesOnInQuoted, tellsOfFacts } from './tells-of-facts';
import { isWeighed } from './weighed-words';
import { withoutQuoted } from './without-quoted';

/**
 * Why the words are not to be laid to `following`; null where they may be. `before`: the sentence that leads up to them.
 */
export function saidElsewhere(
  quotation: FoundQuotation,
  before: string,
  { index, group, signal }: Following,
  brief: QuotingBrief,
): 'record' | 'notACase' | 'several' | null {
  const find = brief.found[index];
  if (find === undefined) return null;
  if (countsParagraph(find) && standingOf(index, brief) === 'unresolved') return 'record';
  if (standingOf(index, brief) !== 'case') return null;
  if (countsPaper(find, brief.text)) return 'record';
  const isFull = find.kind === 'case';
  const isAlone = quotation.kind === 'block' && signal === '' && introducesNothing(before);
  const sentence = isAlone ? '' : before;
  const compared = comparedWith(sentence);
  const leadIn = compared ?? sentence;
  const { fullStart } = quotation;
  if (answersQuestion(brief.text.slice(Math.max(0, fullStart - reach), fullStart))) return 'record';
  const from = Math.max(quotation.start, quotation.end - 1);
  const behind = brief.text.slice(from, Math.min(group.start, from + reach));
  const speaker = speakerOf(leadIn, behind);
  if (speaker.kind === 'court' || (!isFull && givesSource(behind))) return null;
  const isOfOurs =
    atHand.test(leadIn) ||
    tellsOfOurs(leadIn, index, brief) ||
    (!isFull && turnsToStrangers(leadIn, fullStart, index, brief));
  const isHere = compared !== null || isOfOurs;
  if (ofClient.test(leadIn)) return 'record';
  if (isFull && isThatJudges(leadIn, find.weight)) return null;
  if (!isHere && tellsOfCase(fullStart, leadIn, index, brief)) return null;
  if (isHere && (speaker.kind === 'other' || speaker.kind === 'record')) return 'several';
  if (speaker.kind === 'lowerCourt') return isFull && !isTrialCourts(find) ? 'several' : null;
  if (
    signal === '' &&
    !isOfOurs &&
    isUnderDiscussion(fullStart, index, brief) &&
    (speaker.kind === 'law' || isOfStory(sentence, fullStart, index, brief))
  )
    return speaker.kind === 'record' && speaker.own ? 'record' : null;
  const forThought = signal.includes('see') || (isFull && headsNextThought(quotation, group, brief.text));
  const isFacts = (): boolean =>
    tellsEvent(leadIn) ||
    (!isJudges(leadIn) &&
      (isFull || forThought || isHere
        ? tellsOfFacts(leadIn, quotation.text, forThought)
        : goesOnInQuoted(leadIn, quotation.text)));
  if (speaker.kind === 'unknown') {
    const isTheirs =
      speaksOfSelf(quotation.text) ||
      namesSomebody(quotation.text, find) ||
      isWeighed(leadIn, quotation.text, behind) ||
      (!announces(leadIn) && goesOnAboutStranger(behind, index, brief)) ||
      isPhrase(leadIn, behind);
    return isTheirs || isFacts() ? 'several' : null;
  }
  switch (speaker.kind) {
    case 'law':
      if (!speaker.byItsTerms) return 'notACase';
      return signal === '' ? null : 'several';
    case 'other':
      return isJudgesOrCases(speaker.name, leadIn, brief) ? null : 'several';
    case 'record':
      if (speaker.own) return 'record';
      if (tellsOfAny(leadIn) && !isFacts()) return null;
      return signal !== '' && isFull ? 'record' : 'several';
  }
}

/** `The officer had no warrant.` before a block: a sentence that ends, and in which nobody says, writes or testifies anything. */
function introducesNothing(sentence: string): boolean {
  const isClosed = /[.?!][”"’)]{0,2}\s*$/.test(sentence) && !announcing.test(sentence);
  if (!isClosed || ofClient.test(sentence)) return false;
  const said = [...sentence.matchAll(verbs)].some(
    ({ 0: verb, index }) =>
      /^(?:personal|factual)$/.test(sayingOf(verb) ?? '') &&
      !/\b(?:an?|the|no|any|this|that|his|her|its|their|for|of|to)\s$/.test(sentence.slice(0, index)),
  );
  return !said || speakerOf(sentence, '').kind === 'unknown';
}

const announcing = /\b(?:follow(?:s|ing)|below|thus|words?|this|these|so)\W*$/;

/** A short form with a page, right behind a citation of the same case in one paragraph: the page on which it tells of its witnesses and papers. */
function isUnderDiscussion(at: number, index: number, brief: QuotingBrief): boolean {
  const find = brief.found[index];
  if (find === undefined || find.kind === 'case' || (find.kind === 'id' && find.pinCite === undefined))
    return false;
  const group = brief.groups[firstEndingAfter(brief.groups, at) - 1];
  const last = group?.members.at(-1)?.index;
  if (group === undefined || last === undefined || brief.text.slice(group.end, at).includes('\n'))
    return false;
  return authorityOf(last, brief) === authorityOf(index, brief);
}

/** The citation begins a paragraph that goes on; the words close the one before, or a page of it. */
function headsNextThought(
  { kind, fullStart, fullEnd }: FoundQuotation,
  { start, end }: CitationGroup,
  text: string,
): boolean {
  const between = text.slice(fullEnd, start);
  // In a pleading whose lines are numbered each line may stand as a paragraph.
  if (kind === 'block' || startsParagraph(text, fullStart) || !between.includes('\n') || /\d/.test(between))
    return false;
  return /^[\s.)\]]*[^\s.()[\]][^\n]{10}/.test(text.slice(end, end + 40));
}

/** `Here, the lease said`, `Ours says`: the case at hand. */
const atHand = /^\W*(?:[Hh]ere,?\s|Ours?\s|In (?:this|our|the (?:present|instant)) (?:case|matter|appeal),)/;

/** `Our client’s notebook says`, `Unlike Brown, our client never`. */
const ofClient = /\b(?:[Oo]ur|[Mm]y) clients?\b/;

/** `A search stands where the officer said`, but not `When asked, the officer said`, nor what is said to come `if` something does. */
function tellsOfAny(leadIn: string): boolean {
  const verb = [...leadIn.matchAll(verbs)].at(-1)?.index ?? leadIn.length;
  return /\b(?:where|when|if)\b(?!\s\p{Ll}+ed,)/iu.test(leadIn.slice(0, verb));
}

/** A reporter or database that prints what trial courts decide. */
function isTrialCourts(find: FoundCitation): boolean {
  return (
    find.kind === 'case' &&
    /F\.\s?Supp|B\.\s?R\.|F\.\s?R\.\s?D\.|^WL$|LEXIS|Misc|Fed\.\s?Cl/.test(find.reporter)
  );
}

/** `Writing for the majority, Warren said`. */
function isJudges(leadIn: string): boolean {
  return /\b(?:writing for the|in (?:dissent|concurrence)|(?:dissent|concurr)ing)\b/i.test(leadIn);
}

/** `Justice Brennan disagreed: “I cannot”`, where the citation names his opinion. */
function isThatJudges(leadIn: string, weight: readonly string[] | undefined): boolean {
  const name = /\b(?:Justice|Judge)\s(?:\p{Lu}\.\s){0,2}(\p{Lu}[\p{L}’'-]+)/u.exec(leadIn)?.[1];
  return name !== undefined && weight?.some((one) => one.includes(`${name}, `)) === true;
}

/** `“I never saw you”`: a person's words; courts say "we", and what stands in brackets is put in by the author. */
function speaksOfSelf(words: string): boolean {
  const own = words.replace(/‘[^‘’]*’|\[[^[\]]*\]/g, '').replace(asJudge, '');
  return /(?:^|[\s“"(—–-])(?:I|I[’'](?:m|ve|ll|d)|[Mm]y|me|myself|[Yy]ou|[Yy]our|[Yy]ours|yourself)(?=[\s,.;:?!”"’')—–-]|$)(?!\.)/u.test(
    own,
  );
}

/** What a judge who sits alone, or dissents, says of himself. */
const asJudge =
  /\b(?:(?:[Ss]eems?|appears?|is|(?:un)?(?:clear|persuasive|satisfied))(?:\s\p{Ll}+){0,3}\sto\sme\b|I\s(?:am\sof\s(?:the\s)?opinion|(?:dis)?agree|(?:respectfully\s)?(?:dissent|concur)|therefore|conclude|find\sno)\b|[Ii]n\smy\s(?:view|opinion|judgment)\b)/gu;

/** `A debtor who “padded the books,” as Mr. Haugen did, is liable`, `Having “padded the books,” Acme cannot complain`. */
function goesOnAboutStranger(behind: string, index: number, brief: QuotingBrief): boolean {
  if (/^[.?!]/.test(behind)) return false;
  const [clause = ''] = behind.slice(1).split(/[.?!]\s(?<!\b(?:Mr|Ms|Mrs|Dr)\.\s)/, 1);
  return strangersTold(withoutQuoted(clause), [index], brief).length > 0;
}

/** `“Ms. Kettering was told the day before”`, where the case is none of hers: a person of the facts. */
function namesSomebody(words: string, find: FoundCitation): boolean {
  const caption = find.kind === 'case' ? `${find.plaintiff ?? ''} ${find.defendant ?? ''}` : '';
  return [...words.matchAll(titled)].some(({ 1: name = '' }) => !caption.includes(name));
}

const titled =
  /\b(?:Mr|Ms|Mrs|Dr|Prof|Professor|Officer|Detective|Sergeant|Deputy|Nurse)\.?\s(\p{Lu}\p{Ll}+)/gu;

/** `The phrase “for which he is liable” is ambiguous`, `Claim 7’s term “substantially flat” is not`: words of a contract or a law, whoever reads them. */
function isPhrase(leadIn: string, behind: string): boolean {
  return (
    /^\W*(?:[^,.;]{1,40},\s)?(?:[Tt]he|[\p{L}\d\s]{1,40}[’']s)\s(?:phrase|terms?|words?)\s*$/u.test(leadIn) &&
    /^.?[”"’']{1,3},?\s(?:is|are|was|were|means?|has|refers?)\s/.test(behind)
  );
}

/** `(id. 44)`: a page without "at" counts those of a paper. */
function countsPaper({ kind, start, end }: FoundCitation, text: string): boolean {
  return (
    kind === 'id' && /[([]$/.test(text.slice(start - 1, start)) && /^\s\d/.test(text.slice(end, end + 3))
  );
}

/** `Id. ¶ 4`, which no case before it can mean: a complaint or affidavit that is no find. */
function countsParagraph(find: FoundCitation): boolean {
  return find.kind === 'id' && /^(?:at )?¶/.test(find.pinCite ?? '');
}

function isJudgesOrCases(name: string | null, leadIn: string, brief: QuotingBrief): boolean {
  return name !== null && (isCaseName(name, brief) || isJudges(leadIn));
}

function isCaseName(name: string, { names }: QuotingBrief): boolean {
  return names.has(name.toLowerCase().replace(/[’']s?$/, ''));
}

/** What is read of the words between the quotation and its citation. */
const reach = 200;
