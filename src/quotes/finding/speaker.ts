/**
 * Who says the quoted words, by the subject of the verb of saying that leads up to them: what a witness, a party, a paper or
 * a law says is no case's to answer for, although a case is cited next.
 */
import { speakerBeside } from './speaker-beside';
import {
  abstract,
  isAnyPaper,
  isCourt,
  endsWithPaper,
  courtBelow,
  isDecidingBody,
  isLaw,
  isNotion,
  namesLaw,
  lowerCourt,
  noName,
  isPartOfPaper,
  person,
  pleader,
  publicPaper,
  type Saying,
  sayingOf,
  isTitledName,
  verbs,
} from './speaker-words';
import { headsOf, lastWord, openingOf, opensGroup } from './subject-end';
import { withoutQuoted } from './without-quoted';

export type Speaker =
  /** A court, or one that cannot be told. */
  | { readonly kind: 'court' | 'unknown' }
  /** A trial court, whose words no higher court answers for. */
  | { readonly kind: 'lowerCourt' }
  /** `own`: plainly of the case at hand (`Plaintiff testified`, `Ms. Client’s email`), not of one that is told. */
  | { readonly kind: 'record'; readonly own: boolean }
  /** `byItsTerms`: the law is said to do what the words say (`Rule 9(b) requires`), which may be a court's way to put it. */
  | { readonly kind: 'law'; readonly byItsTerms: boolean }
  /** Somebody or something that is no court; one who is only named may be a case. */
  | { readonly kind: 'other'; readonly name: string | null };

const unknown: Speaker = { kind: 'unknown' };

/** `leadIn`: the sentence before the quoted words; `trailing`: from their last character but marks to the citation. */
export function speakerOf(leadIn: string, trailing: string): Speaker {
  const behind = speakerBehind(trailing);
  if (behind.kind !== 'unknown') return behind;
  const words = withoutQuoted(leadIn).replace(/[\n\t]/g, ' ');
  const beside = speakerBeside(words, trailing);
  if (beside !== null) {
    return beside === 'record' ? recordOf(words) : { kind: 'other', name: beside.name };
  }
  let speaker = sourceGiven(words) ?? unknown;
  const sayings = [...words.matchAll(verbs)];
  for (const { 0: verb, index } of [...sayings].reverse()) {
    const between = words.slice(index + verb.length);
    const ofThemselves = refersBack.test(between) && sayingOf(verb) === 'arguing';
    if (
      between.length > furthest ||
      (turn.test(between) && !ofThemselves) ||
      ownThought.test(between) ||
      /^\s(?:in|by|above|below)\s(?!h|an?\b|its|their)/.test(between)
    )
      break;
    const subject = subjectBefore(words, index, sayings[0]?.index);
    if (/\b(?:to|be|must|may|shall|can|cannot|should|might|could)\s(?:not\s)?$/.test(subject)) continue;
    if (/\bwould\s$/.test(subject) && sayingOf(verb) !== 'personal') continue;
    // `The officers were not required to`: what nobody asks of them is a court's to say.
    if (/\b(?:is|are|was|were)\snot\s$/.test(subject) && sayingOf(verb) === 'effective') continue;
    if (/^\s(?:the\s)?(?:jury|jurors)\b/.test(between) && isCourt(withoutAuxiliaries(subject)))
      return { kind: 'lowerCourt' };
    // `When the court asked if anyone had promised it, Roe answered`
    if (
      speaker.kind === 'record' &&
      /,\s/.test(between) &&
      /^\W*(?:When|After|Once|While)\s[^,]*$/.test(subject)
    )
      break;
    const said = readSubject(subject, verb, ofThemselves || isDirect(between));
    if (said.kind === 'court' || said.kind === 'lowerCourt') return said;
    if (speaker.kind === 'unknown') speaker = said;
    if (
      said.kind === 'unknown' &&
      !verb.endsWith('ing') &&
      /\p{Lu}[\p{L}.’'-]*\s*$/u.test(withoutAuxiliaries(subject))
    )
      break;
  }
  return speaker.kind === 'unknown' ? (paperBeforeColon(words) ?? unknown) : speaker;
}

/** What stands before the verb at `index`; of `The motion stated that it was late, but asked` what stands before the first verb. */
function subjectBefore(words: string, index: number, first = index): string {
  const own = words.slice(0, index);
  return first < index && /,?\s(?:and|but)\s(?:also\s|then\s|\p{L}+ly\s)?$/u.test(own)
    ? words.slice(0, first)
    : own;
}

/** `Appellants argue that the time should run anew because they`: what is said of whoever says it, for whatever reason. */
const refersBack = /\b(?:[Tt]hey|s?he)\s?$/;

/** `Acme’s email to its staff:`, `19A Fla. Stat. § 672.2-501(2):`. */
function paperBeforeColon(words: string): Speaker | null {
  const named = /^(.*):\s?$/s.exec(words)?.[1];
  if (named !== undefined && namesLaw(named)) return { kind: 'law', byItsTerms: false };
  return named !== undefined && isPaper(named) && !isAnyPaper(named) ? recordOf(named) : null;
}

/** What stands further off leads up to other words. */
const furthest = 140;

/** Another clause begins: what it says is not what the verb before it says. */
const turn = /;|\b(?:but|because|although|though|whereas|while|since|yet|thus|therefore|unless|despite)\b/i;

/** `wrote “…,” the law is that`: after what was said, the author goes on. */
const ownThought =
  /“”,?\s(?:the|an?|it|this|our|no|every)\s[^“”]{0,100}\b(?:is|are|holds?|requires?|provides?)\b/;

/** Right behind the verb, or behind no more than what it is said of. */
function isDirect(between: string): boolean {
  return (
    between.length <= 60 &&
    !/\b(?:is|are|was|were|be|has|had|have|must|may|shall|can|would|could|should|did|does)\b/.test(between)
  );
}

function readSubject(before: string, verb: string, direct: boolean): Speaker {
  const subject = withoutAuxiliaries(before).replace(/,\s(?:which|who)$/, '');
  const saying = sayingOf(verb);
  if (saying === null) return isCourt(subject) && !courtBelow.test(subject) ? courtOf(subject) : unknown;
  if (saying === 'personal' && lowerCourt.test(subject)) return recordOf(subject);
  if (saying === 'personal')
    return isCourt(subject) && !courtBelow.test(subject) ? { kind: 'court' } : recordOf(subject);
  const apposed = /,\s[^,]{1,60},$/.exec(subject);
  const named = apposed === null ? subject : subject.slice(0, apposed.index);
  if (courtBelow.test(named)) return { kind: 'record', own: true };
  if (isPersonOrPaper(named)) return judgeRecord(named, saying, direct);
  if (isCourt(named)) return saying === 'factual' ? courtOf(named) : { kind: 'court' };
  if (!direct) return saying === 'factual' && surnameOf(named) !== undefined ? otherOf(named) : unknown;
  if (isAcronym(named) && (saying === 'factual' || saying === 'arguing') && verb.endsWith('s'))
    return { kind: 'other', name: null };
  if (saying === 'arguing') return surnameOf(named) !== undefined ? otherOf(named) : unknown;
  if (isLaw(named)) return { kind: 'law', byItsTerms: saying === 'effective' };
  return saying === 'effective' ? unknown : otherOf(named);
}

/** `As WSAJ states`, `KPMG insists`: an agency that decides cases held or stated it. */
function isAcronym(subject: string): boolean {
  return /(?:^\W*|[,.]\s|\b(?:[Aa]s|[Tt]hat|and|but|[Tt]he)\s)\p{Lu}{2,}$/u.test(subject);
}

function courtOf(subject: string): Speaker {
  return { kind: lowerCourt.test(subject) ? 'lowerCourt' : 'court' };
}

/** `the handbook`, `her diary entry for May`; `she`; `Jones`. */
function otherOf(subject: string): Speaker {
  if (/(?:^|[^\p{L}])(?:[Ss]he|[Hh]e)$/u.test(subject)) return { kind: 'other', name: null };
  if (isThing(subject) && !abstract.test(subject)) return { kind: 'other', name: null };
  const name = isDecidingBody(subject) ? undefined : surnameOf(subject);
  if (name !== undefined) return { kind: 'other', name };
  return thingsOf.test(subject) ? { kind: 'other', name: null } : unknown;
}

/** `Entries for June` */
const thingsOf = /^\W*\p{Lu}\p{Ll}{3,}s\s(?:of|for|from|to|on|dated|in)\s[^.;:,“”"]{1,40}$/u;

/** The last word of a sentence's subject, no acronym of an agency that decides cases itself. */
const surname =
  /^\W*(?:(?:In|At|On|As|When|After|Once|Asked|Told|Pressed)\s[^,]{1,40},\s|(?:In|At|On)\s(?:(?:an?|[Hh]is|[Hh]er|[Ii]ts|their)\s)?\p{Ll}+\s|(?:On|In)\s\p{Lu}\p{Ll}+\s\d{1,4}\s)?(?:\p{Lu}[\p{L}.]*\s){0,3}(\p{Lu}\p{Ll}[\p{L}’'-]+(?<![’']s))$/u;

function surnameOf(subject: string): string | undefined {
  const name = surname.exec(subject)?.[1];
  return name === undefined || noName.test(name) || isNotion(name) ? undefined : name;
}

/** `the handbook`, `her diary entry for May`. */
function isThing(subject: string): boolean {
  return headsOf(subject, /\s(?:of|for|from|to|on|dated|about)\s/g, 40).some((head) => {
    const parts = head.split(/\s/);
    const isNoun = /^\p{Ll}[\p{Ll}-]+$/u.test(parts.pop() ?? '');
    return isNoun && opensGroup(parts, determiner, /^[\p{L}-]+(?:[’']s)?$/u, 3);
  });
}

const determiner = /(?:^|[^\p{L}])(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Mm]y|\p{Lu}\p{L}+[’']s)$/u;

function judgeRecord(subject: string, saying: Saying, direct: boolean): Speaker {
  if (isAnyPaper(subject)) return unknown;
  const isWitness = saying === 'arguing' && person.test(subject) && !pleader.test(subject);
  const itsOwn = saying === 'factual' || direct || isWitness || publicPaper.test(subject);
  return itsOwn ? recordOf(subject) : unknown;
}

function isPersonOrPaper(subject: string): boolean {
  return isTitledName(subject) || person.test(subject) || isPaper(subject);
}

function isPaper(subject: string): boolean {
  return isPartOfPaper(subject) || (endsWithPaper(subject) && !isLaw(subject));
}

function recordOf(subject: string): Speaker {
  return { kind: 'record', own: isOwn(subject) };
}

/** A party without an article, a title with a name, an exhibit, a paper with a capital. */
function isOwn(subject: string): boolean {
  if (/\b[Mm]y client|\bhere$|\b[Oo]urs$/.test(subject) || isParty(subject) || isTitled(subject)) return true;
  const [before = '', last = ''] = subject.split(/\s/).slice(-2);
  if (/\b(?:Exhibit|Ex\.)$/.test(before) && last.length <= 20) return true;
  const paper = [...subject.matchAll(capitalPaper)].at(-1);
  return paper !== undefined && !/[,;]/.test(subject.slice(paper.index));
}

function isParty(subject: string): boolean {
  const parts = subject.split(/\s/);
  const party = openingOf(parts, partyName, /^\p{L}+$/u, 3);
  return (
    party >= 0 &&
    /^$|[.;,:—]$|\b[a-z]+$|^(?:And|But|Yet|So|Even|Nor|When|As|Because|Once)$/.test(parts[party - 1] ?? '')
  );
}

const partyName =
  /^\W*(?:Plaintiff|Defendant|Appellant|Appellee|Petitioner|Respondent|Claimant)s?(?:[’']s?)?$/;

function isTitled(subject: string): boolean {
  const title = [...subject.matchAll(titleBeforeName)].at(-1);
  return title !== undefined && /^[\p{L}.’' -]{0,60}$/u.test(subject.slice(title.index + title[0].length));
}

const titleBeforeName = /\b(?:Mr|Ms|Mrs|Dr|Officer|Detective|Sergeant|Deputy|Agent|Trooper)\.?\s\p{Lu}/gu;

const capitalPaper =
  /\b[Tt]he (?:Complaint|Agreement|Lease|Contract|Policy|Indictment|Declaration|Report|Petition|Letter|Will|Deed)\b/g;

function withoutAuxiliaries(subject: string): string {
  let words = subject.trimEnd().replace(/[’'](?:ve|d|ll)$/, '');
  for (let at = auxiliaryAt(words); at >= 0; at = auxiliaryAt(words)) words = words.slice(0, at);
  return words;
}

/** Where the last words begin that are neither verb nor subject: `then`, `expressly`, `in his brief`; -1 where there are none. */
function auxiliaryAt(words: string): number {
  const listed = words.search(auxiliary);
  if (listed >= 0) return listed;
  const last = words.length - (words.split(/\s/).at(-1)?.length ?? 0) - 1;
  if (/^\p{L}+ly$/u.test(words.slice(last + 1))) return last;
  const ofTheirs = /\sin (?:his|her|its|their)$/.exec(words.slice(0, Math.max(0, last)));
  return ofTheirs !== null && lastWord(words) === words.slice(last + 1) ? ofTheirs.index : -1;
}

const auxiliary =
  /\s(?:(?<!\b(?:[Tt]he|[Hh]is|[Hh]er|[Ll]ast|s)\s)will|also|then|further|later|never|nevertheless|nonetheless|once|again|himself|herself|itself|themselves|has|had|have|did|does|do|would|not|was|were|at (?:trial|argument|deposition))$/;

/** `According to Dr. Jones,`, `In the words of the email,`, `Under the Lease,`. */
function sourceGiven(words: string): Speaker | null {
  const teller = /^\W*(?:According to|Per) ([^,;:“”"]{3,50}), /.exec(words)?.[1];
  if (teller !== undefined) return tellerOf(teller);
  const head = /^\W*(?:Under|Pursuant to) ([^,;:“”"]{3,50}), /.exec(words)?.[1];
  if (head !== undefined && isPersonOrPaper(head) && !isAnyPaper(head)) return recordOf(head);
  const part = /^\W*(?:Under|Pursuant to) ((?:\S+ ){1,3}of (?:the|its|their|this) \S+)/.exec(words)?.[1];
  if (part !== undefined && isPartOfPaper(part)) return recordOf(part);
  if (tellsCrime(words)) return { kind: 'law', byItsTerms: false };
  const source = [...words.matchAll(sourceWords)].at(-1);
  const given =
    source && words.slice(source.index + source[0].length).replace(/[,:]?\s{0,3}(?:that\s{0,3})?$/, '');
  if (given === undefined || given.length > 80 || /[;:“”"]/.test(given) || isAnyPaper(given)) return null;
  const isUnder = /^(?:under|pursuant)/i.test(source?.[0] ?? '');
  if (!(isUnder ? isPaper(given) : isPersonOrPaper(given))) return null;
  return recordOf(given);
}

/** Whoever is no court, law or notion of one: `According to the schedules`. */
function tellerOf(teller: string): Speaker | null {
  if ([isCourt, isLaw, isDecidingBody, isAnyPaper].some((is) => is(teller)) || abstract.test(teller))
    return null;
  const name = isPersonOrPaper(teller) ? undefined : surnameOf(teller);
  return name === undefined ? recordOf(teller) : { kind: 'other', name };
}

/** `It is a crime under the ordinance to`. */
function tellsCrime(words: string): boolean {
  if (!/\sto$/.test(words.trimEnd())) return false;
  const [, law] = words.split(/\b(?:unlawful|illegal|crime|felony|misdemeanor|offense)\s(?:under|by)\s/);
  return (
    law !== undefined &&
    law.length < 90 &&
    /§|\b(?:[Ss]tatute|[Oo]rdinance|Act|Code|[Ll]aw|Title)\b/.test(law) &&
    !/[;:“”"]/.test(law)
  );
}

const sourceWords = /\b(?:[Aa]ccording to|[Pp]er|[Ii]n the words of|[Uu]nder|[Pp]ursuant to)\s/g;

/** `…,” Ms. Client testified.`, `…,” said the officer.`: a short sentence's end, whose subject stands first or last. */
function speakerBehind(trailing: string): Speaker {
  const given =
    /^.?[”"’']{1,3}[,:]?\s(?:according to|(?<=:\s)so) ((?:(?:Mr|Ms|Mrs|Dr)\.\s)?[^.;:,“”"]{2,60})/.exec(
      trailing,
    )?.[1];
  if (given !== undefined && isPersonOrPaper(given) && !isAnyPaper(given)) return recordOf(given);
  const holder = heldIn.exec(trailing)?.[1];
  if (holder !== undefined && isPaper(holder) && !isAnyPaper(holder)) return recordOf(holder);
  const clause =
    /^(?:[,?!][”"’']{1,3}|\p{L}[”"’']{1,3}[,:])\s(?:(?:or )?so\s|as\s|thus\s)?((?:(?:Mr|Ms|Mrs|Dr)\.\s|[\p{L}\d]|[.’'-]\p{L}|\s){4,70})(?:[.,]|$)/u.exec(
      trailing,
    )?.[1] ?? '';
  if (
    /^(?:and|but|where|which|who|that|when|as|if|while|because|in|to|for|of|is|are|was|were)\b/i.test(clause)
  )
    return unknown;
  const first = [...clause.matchAll(verbs)][0];
  if (first === undefined) return unknown;
  const before = clause.slice(0, first.index);
  const after = clause.slice(first.index + first[0].length).trim();
  if (before.trim() === '') return readSubject(after, first[0], true);
  return after.length < 30 ? readSubject(before, first[0], true) : unknown;
}

/** `“…” is excluded by the policy`, `“…” was conveyed by the deed`. */
const heldIn =
  /^.?[”"’']{1,3},?\s(?:is|was|are|were)\s(?:not\s)?(?:\p{L}+\s){1,3}(?:by|in|under)\s([^.;:,“”"]{3,40}?)\s?(?:[.,]|$)/u;
