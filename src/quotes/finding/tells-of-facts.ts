/**
 * The clause that leads up to quoted words: what its subject is and what is said of it, read word by word. Courts, laws and the
 * notions of law are a small class; whatever else a clause is about in particular is somebody's or something's of the facts.
 */
import {
  abstract,
  isCourt,
  isDecidingBody,
  isLaw,
  isNotion,
  isTitledName,
  paperNoun,
  person,
} from './speaker-words';
import { lastWord } from './subject-end';
import { withoutQuoted } from './without-quoted';

interface Clause {
  /**
   * `law`: a court, a law, a notion of law. `any`: whoever or whatever is of the kind (`An employee`, `Claims`). `role`: `the suspect`, this
   * one or any. `bare`: one word, a name or a notion (`Tenant`, `Pretext`). `none`: `it`, `there`, no subject at all.
   */
  readonly subject: 'law' | 'any' | 'role' | 'bare' | 'paper' | 'thing' | 'named' | 'none';
  /** `event`: what happened. `demand`: what may, must or must not be, or what is held against a measure: of whatever subject. `none`: no verb. */
  readonly predicate: 'event' | 'done' | 'state' | 'demand' | 'present' | 'none';
  readonly length: number;
}

/**
 * Whether a sentence tells what somebody did, or what a paper or somebody's thing is, says or does, and not what the law is. `quoted` may hold
 * its verb: `Elsayed “has done little since”`. `forThought`: the citation behind it is one for the thought (`See`).
 */
export function tellsOfFacts(leadIn: string, quoted: string, forThought: boolean): boolean {
  const words = withoutQuoted(leadIn).slice(-400).trimEnd();
  if (goesOnInQuoted(leadIn, quoted) || givesReason(words)) return true;
  if (!/\p{L},?\s\S/u.test(words)) return false;
  const { subject, predicate, length } = clauseOf(words);
  const isAnnounced = words.endsWith(':');
  // `The motion turns on this rule:`
  if (isAnnounced && predicate !== 'event' && abstract.test(words.slice(0, -1).trimEnd())) return false;
  if (predicate === 'none') {
    const isTold = length >= 4 && /\p{Ll}[,—–:]?$/u.test(words) && !ofRule.test(words);
    return isTold && (subject === 'paper' || subject === 'thing' || subject === 'named');
  }
  if (predicate === 'state') return tellsState(subject, forThought, isAnnounced);
  return tellingOf[subject].includes(predicate);
}

/** `Acme’s letter denied the claim because`: theirs, whoever tells of it. */
function givesReason(words: string): boolean {
  const told = /^(.*)\sbecause$/su.exec(words)?.[1];
  if (told === undefined) return false;
  const { subject, predicate } = clauseOf(told);
  return ['named', 'bare', 'paper'].includes(subject) && predicate === 'event';
}

/** Whether a sentence about somebody or something of the facts only goes on in the quoted words: `On May 3 Haugen “hid the ledger”`. */
export function goesOnInQuoted(leadIn: string, quoted: string): boolean {
  const words = withoutQuoted(leadIn).slice(-400).trimEnd();
  const told = (whoIsTold.exec(words) ?? whoIsMeant.exec(words))?.[1];
  if (told !== undefined && tellsByVerb(told, quoted)) return true;
  const { subject, predicate } = clauseOf(words);
  return predicate === 'none' && subject !== 'none' && tellsByVerb(words, quoted);
}

/** `The footage shows that Lee`, `It is alleged that she`, `On those facts—Lee` */
const whoIsTold = /(?:(?:^|\s)[Tt]hat\s|[—(])((?:\p{Lu}[\p{L}.’'-]+\s?){1,3}|s?he|they)$/u;

/** `Nor did Acme’s prospectus, which`, `So had Lee, who` */
const whoIsMeant =
  /(?:^|\s)((?:(?:[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|\p{Lu}\p{L}+[’']s)\s\p{Ll}+|\p{Lu}\p{L}+)),\s(?:who|which)$/u;

/** `Further, Elsayed “has done little since”`, `the claims examiner “certif[ied] that …”`. */
function tellsByVerb(words: string, quoted: string): boolean {
  if (/[,:—–]$/.test(words)) return false;
  const opening = quoted.replace(/[[\]]/g, '').split(/\s+/, 3);
  if (!/^\p{Ll}/u.test(opening[0] ?? '')) return false;
  const clause = clauseOf(`${words} ${opening.join(' ')}`);
  return (
    clause.predicate !== 'present' &&
    clause.predicate !== 'state' &&
    tellingOf[clause.subject].includes(clause.predicate)
  );
}

const tellingOf: Record<Clause['subject'], readonly Clause['predicate'][]> = {
  law: [],
  none: [],
  any: ['event'],
  bare: ['event'],
  role: ['event', 'done'],
  thing: ['event', 'present'],
  paper: ['event', 'done', 'present'],
  named: ['event', 'done', 'present'],
};

/** What somebody's own is (`Licensee's royalty base is`) is told by papers; what else is so, often by a court before a plain citation. */
function tellsState(subject: Clause['subject'], forThought: boolean, isAnnounced: boolean): boolean {
  if (subject === 'named') return true;
  if (subject === 'bare') return isAnnounced;
  return (forThought || (isAnnounced && subject === 'paper')) && ['role', 'thing', 'paper'].includes(subject);
}

/** `They clash with the principle that` */
const ofRule = /\b(?:rule|principle|notion|proposition|doctrine|idea|view|holding|presumption|maxim)\sthat\s/;

const nothing: Clause = { subject: 'none', predicate: 'none', length: 0 };

/** The last of the clauses that stand beside one another, or the one that it goes on with. */
function clauseOf(words: string): Clause {
  if (endsClause.test(words)) return nothing;
  const parts = [...words.matchAll(coordinator)].reverse();
  for (const { index, 0: mark } of parts) {
    const clause = readClause(words.slice(index + mark.length), opposed.test(mark));
    if (clause !== null) return clause;
  }
  return readClause(words, true) ?? nothing;
}

const coordinator =
  /;\s|,\s(?:and|but|so|yet|for|because|or)\s|\sbecause\s(?!of\b)|(?:,|“”)\s(?=(?:the|an?|s?he|they|it|this|that|his|her|their|its|our|we|no|every)\s)/g;
/** What stands behind these is a clause, whose verb may be quoted: `, but an extension “must be plain”`. */
const opposed = /;|but|so|yet|for|because/;
/** The quoted words are the next clause, as a whole: not behind other quoted words in one row with them. */
const endsClause = /(?:;|\sbecause|,\s(?:but|so|yet|for)|[^”,]\s?,\s(?:and|or))\s*$/;

/** Null where a part of a sentence has no verb of its own. */
function readClause(part: string, isWhole: boolean): Clause | null {
  const all = part.split(/\s+/).filter((word) => /[\p{L}“]|^[^\d(]*\d/u.test(word));
  const words = withoutOpening(all);
  const at = verbOf(words);
  if (/^\W*Whether\b/.test(part) && at >= 0 && verbOf(words.slice(at)) >= 0) return nothing;
  if (at < 0 && !isWhole) return null;
  const subject = words.slice(0, at < 0 ? words.length : at);
  if (at > 0 && /^\p{Lu}\p{Ll}+ed$/u.test(words[0] ?? '') && /^(?:is|was|are|were)$/.test(words[at] ?? ''))
    return { subject: 'thing', predicate: 'event', length: words.length };
  const said = at < 0 ? words : words.slice(at);
  const predicate = at >= 0 || said.some((word) => measure.test(word)) ? predicateOf(said) : 'none';
  const kind = predicate === 'demand' ? 'none' : kindOf(subject, words.length < all.length);
  return { subject: kind, predicate, length: words.length };
}

/** Without `Indeed,`, `In the exit interview,`, `When asked,`. */
function withoutOpening(words: readonly string[]): readonly string[] {
  let rest = words;
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const first = (rest[0] ?? '').replace(/^\W+/, '');
    const comma = rest.findIndex((word) => word.endsWith(','));
    if (connective.test(first) || (comma === 0 && linking.test(first))) rest = rest.slice(1);
    else if (comma >= 0 && comma < 16 && opener.test(first)) rest = rest.slice(comma + 1);
    else break;
  }
  return rest;
}

const connective =
  /^(?:And|But|Or|So|Yet|Thus|Hence|Nor|Then|Still|Indeed|Here|Even|Instead|Rather|Also|Whether),?$/;
const linking = /(?:ly|more|less|ever|wise|while|fore|Further),$/;
/** Opens a phrase at a clause's head. */
export const opener =
  /^(?:In|On|At|By|During|After|Before|From|To|For|With|Without|Under|Among|Upon|Within|Over|Through|Against|When|While|As|Although|Though|Because|Since|Where|If|Unless|Once|Given|Despite|Pursuant|Rather|Even|Just|Like|Unlike|Consistent|According|\p{Lu}\p{Ll}+(?:ing|ed))$/u;

/** Of the clause's own verb, not of one behind `who` or `that`; -1 where there is none. */
function verbOf(words: readonly string[]): number {
  let aside = false;
  for (let at = 1; at < words.length; at += 1) {
    const word = bareWord(words[at] ?? '');
    if (relative.test(word)) aside = true;
    else if (isVerb(words, at)) {
      if (!aside) return at;
      aside = false;
    }
  }
  return -1;
}

const relative = /^(?:who|which|that|whose|whom|what|where|when|whether|if|as|than|unless|until)$/;

export function isVerb(words: readonly string[], at: number): boolean {
  const [before = '', word = '', behind = '“”'] = words.slice(at - 1, at + 2).map(bareWord);
  // `On May 3 Lee`, `When Will Lee`
  if (/^(?:May|Will)$/.test(word)) return false;
  if (auxiliary.test(word)) return true;
  if (noNounBefore.test(before) || /[’'](?:s)?$/.test(before) || auxiliary.test(behind)) return false;
  // `Consent obtained by fraud`
  if (isPast(word)) return behind !== 'by';
  return (
    /^\p{Ll}{2,}[^\P{Ll}siu]s$/u.test(word) &&
    /\p{Ll}$|\)$/u.test(before) &&
    !before.endsWith('s') &&
    !isPast(behind)
  );
}

function bareWord(word: string): string {
  return word.replace(/[,:—–]$/, '');
}

const auxiliary =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|may|might|must|shall|should|will|would|cannot|needs?)$/i;
const noNounBefore =
  /^(?:the|an?|this|that|these|those|his|her|their|its|my|our|any|every|each|no|some|all|of|in|on|at|to|for|from|by|with|as|than|and|or|is|are|was|were|be|been|being|has|have|had|not|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|few|\d+)$/i;

/** `went`, `swung`, `signed`; not `was`. */
export function isPast(word: string): boolean {
  return /^\p{Ll}{2,}[^\P{Ll}e]ed$/u.test(word) || irregular.test(word);
}

/** Of the verbs that form their past without -ed: there will be no more of them. */
const irregular =
  /^(?:beat|began|bent|bit|blew|bore|bought|broke|brought|built|came|caught|chose|clung|cut|dealt|drew|drove|dug|fed|fell|felt|fled|flew|forbade|forgot|fought|found|froze|gave|got|grew|heard|held|hid|hit|hung|kept|knew|laid|lay|led|left|lent|let|lit|lost|made|meant|met|paid|put|quit|ran|rang|read|rode|rose|said|sat|saw|sent|set|shook|shot|shrank|shut|slept|sold|sought|spent|spoke|spread|sprang|stood|stole|strode|struck|stuck|sued|swore|swung|threw|told|took|tore|taught|thought|understood|undertook|went|withdrew|withheld|woke|won|wore|wrote)$/;

function predicateOf(words: readonly string[]): Clause['predicate'] {
  const [verb = '', ...rest] = words.map((word) => bareWord(word).toLowerCase());
  if (modal.test(verb) || [verb, ...rest].some((word) => measure.test(word))) return 'demand';
  // `Findings are reviewed` by whoever does so.
  if (/^(?:is|are)$/.test(verb)) return isPast(rest[0] ?? '') ? 'demand' : 'state';
  if (!/^(?:was|were|has|have|had)$/.test(verb)) return isPast(verb) || verb === 'did' ? 'event' : 'present';
  const next = rest.find((word) => !/ly$|^(?:also|then|since|once|later|just)$/.test(word)) ?? '';
  // `Malice has been held to mean` tells of courts.
  if (next === 'been' && verb !== 'had') return 'state';
  const isDone =
    next === 'been' ||
    isPast(next) ||
    /^\p{Ll}{2,}en$|^(?:come|done|gone|put|run|shown|sworn|torn)$/u.test(next);
  if (!isDone) return 'state';
  return /^ha[sv]/.test(verb) ? 'done' : 'event';
}

const modal = /^(?:can|could|may|might|must|shall|should|will|would|cannot|needs?|needed|does|do)$/;
/** What is denied, or measured against what the law asks. */
const measure =
  /^(?:not|no|never|nor|only|merely|mere|simply|nothing|none|hardly|scarcely|best|most|such|precisely|exactly|unless|must|cannot|fails?|failed|lacks?|lacked|acted|waived?|waives|violate[sd]?|satisf(?:y|ies|ied)|meets?|met|show[ns]?|showed|prove[sdn]?|establish(?:es|ed)?|demonstrate[sd]?|requires?|constitute[sd]?|amount(?:s|ed)?|entitled|enjoys?|forfeit(?:s|ed)?|owe[sd]?|bears?|bore|presumed?|deemed|considered)$/;

/** `isWithin`: words of the sentence stand before it, so that a capital is a name's. */
function kindOf(subject: readonly string[], isWithin: boolean): Clause['subject'] {
  const [opening = ''] = subject;
  const first = opening.replace(/^[^\p{L}\d“]+/u, '');
  if (opener.test(first)) return kindOf(lastPhrase(subject.slice(1)), true);
  // `Three weeks later she`
  const last = subject.at(-1) ?? '';
  if (subject.length > 1 && subject.length < 5 && /^s?he$/.test(last)) return 'named';
  const words = subject
    .join(' ')
    .replace(/[,—–(:-]$/, '')
    .replace(adverb, '');
  const head = words.split(behindHead, 1)[0] ?? words;
  if (/\sthere\b/.test(words)) return 'none';
  if (
    /^(?:We|Our)$/i.test(first) ||
    [words, head, possessorOf(head)].some((one) => isCourt(one) || isLaw(one))
  )
    return 'law';
  if (isDecidingBody(head) && !person.test(head)) return 'law';
  if (/^one$/i.test(words)) return 'none';
  // `The filing of a petition`
  if (/^the$/i.test(first) && /^[^,]*?\s(?:of|to|for)\s(?:an?|any|every)\s/.test(words)) return 'any';
  if (/^(?:An?|Any|Every|Each|No|All|Some|Many|Most|Several|Other|One)$/i.test(first)) return 'any';
  if (person.test(head) && !/^(?:s?he|they|his|her|their|its|my)$/i.test(first) && !/[’']s?$/.test(first))
    return 'role';
  if (endsWithNoun(head, paperNoun)) return 'paper';
  // `Kessler's explanation shifted`, `Acme's duty was`
  const isTheirs = /[’']s?$|^(?:his|her|their|its|my)$/i.test(first);
  if (abstract.test(head) || isNotion(lastWord(head))) return isTheirs ? 'thing' : 'law';
  if (
    first === '' ||
    /^(?:“”|It|There|This|That|These|Those|What|Nothing|Neither|None|How|Why)$/i.test(first)
  )
    return 'none';
  // As often as not of such as the clause before is about.
  if (/^they$/i.test(first)) return 'role';
  if (/^(?:s?he|I|his|her|their|its|my)$/i.test(first)) return 'named';
  if (/^the$/i.test(first)) {
    if (subject.length < 2) return 'none';
    if (inDispute.test(head)) return 'named';
    return person.test(possessorOf(head)) ? 'role' : 'thing';
  }
  if (/[’']s?$/.test(first) || isTitledName(head)) return 'named';
  if (subject.length > 1 && /^[\p{Lu}\d]/u.test(subject[1] ?? '')) return 'named';
  if (isWithin && subject.length === 1 && /^\p{Lu}\p{L}+[^s’']$/u.test(first)) return 'named';
  return /[^s’']s$/.test(lastWord(head)) ? 'any' : 'bare';
}

/** `The proposed market`: this suit's, by what its parties did to it. */
const inDispute =
  /^the\s(?:proposed|proffered|accused|alleged|challenged|contested|disputed|offending|claimed|asserted|infringing)\s/i;

/** `the loans`, of `the agent's workpapers the loans`. */
function lastPhrase(words: readonly string[]): readonly string[] {
  const at = words.findLastIndex((word) =>
    /^(?:the|an?|his|her|their|its|s?he|they|every|each|no)$|[’']s$/.test(word),
  );
  return at < 0 ? words : words.slice(at);
}

function endsWithNoun(words: string, noun: RegExp): boolean {
  const cut = words.length - longestNoun;
  const end = cut > 0 ? words.slice(words.indexOf(' ', cut) + 1) : words;
  return [...end.matchAll(noun)].some(({ 0: found, index }) => index + found.length === end.length);
}

const longestNoun = 40;

function possessorOf(head: string): string {
  return /^(.*)[’']s?\s[^’']*$/su.exec(head)?.[1] ?? '';
}

const adverb = /\s(?:so|also|then|later|first|never|again|once|\p{L}+ly)$/u;
const behindHead =
  /,?\s(?:of|in|from|to|for|on|at|by|with|between|among|about|that|who|which|like|as|than|against|here|below)(?=\s|$)/;
