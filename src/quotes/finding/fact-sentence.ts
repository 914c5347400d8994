/**
 * Whether a sentence tells what a person did or a paper says, and not what the law asks of them: the quoted words in it are of those
 * facts, although a case is cited next.
 */
import {
  abstract,
  isAnyPaper,
  isCourt,
  isDecidingBody,
  endsWithPaper,
  isLaw,
  isPartOfPaper,
  noName,
  person,
  sayingOf,
  isTitledName,
} from './speaker-words';
import { lastWord } from './subject-end';
import { withoutQuoted } from './without-quoted';

/** Behind `See`, which cites for the thought: a court's own words stand before a citation without a signal. */
export function isOfFacts(leadIn: string): boolean {
  const words = lastWords(leadIn);
  for (const { 0: verb, index } of words.matchAll(verbLike)) {
    const subject = words.slice(0, index);
    if (!isSubject(subject)) continue;
    if (isNobodys(subject)) return false;
    const isColon = /:\s*$/.test(words);
    if (duty.test(words.slice(index))) return false;
    return isColon || endsWithPaper(subject) || !state.test(verb);
  }
  return false;
}

/**
 * Before any citation of a case: somebody did something, in the very clause that the words stand in. Verbs of saying are left to
 * `speakerOf`.
 */
export function tellsEvent(leadIn: string): boolean {
  const words = lastWords(leadIn);
  if (
    [setting, gerund, wasTold, wasFired, defines, undisputed, clauseFor].some((one) =>
      one.test(words.trimEnd()),
    ) ||
    paperGives(words) ||
    isEvidence(words) ||
    wasCalled(words)
  )
    return true;
  if (duty.test(words)) return false;
  if (wasTo(words)) return true;
  if (tellsOfGathering(words) && !isCourt(words.trimEnd())) return true;
  for (const { 0: verb, index } of [...words.matchAll(event)].reverse()) {
    if (sayingOf(verb.trim()) !== null) return false;
    const between = words.slice(index + verb.length);
    // `Consent obtained by`: whoever has it did nothing.
    if (between.length > furthest || elsewhere.test(between) || /^\sby\s/.test(between)) return false;
    const subject = withoutAdverbs(words.slice(0, index));
    if (isSubject(subject) || (thing.test(subject) && !noHead.test(subject)))
      return !isNobodys(subject) && !isDecidingBody(subject);
  }
  return false;
}

/**
 * `The letter closes:`, `Section 4 of the lease makes the tenant liable for`: what a paper of the facts is said to do but to be is done
 * in its words. Of what it is, a court's words tell (`The lease is`), unless a colon brings its own.
 */
function paperGives(words: string): boolean {
  for (const { 0: verb, index } of words.matchAll(anyVerb)) {
    const subject = words.slice(0, index);
    if (subject.length > longestSubject || /[,;]/.test(subject)) return false;
    if (!endsWithPaper(subject) && !isPartOfPaper(subject)) continue;
    if (isNobodys(subject) || abstract.test(words.replace(/:\s?$/, ''))) return false;
    if (
      /\s(?:is|was)$/.test(words.trimEnd()) &&
      nothingButWords.test(subject) &&
      !/^\W*(?:An?|Any)\s/.test(subject)
    )
      return true;
    return (
      /:\s?$/.test(words) ||
      (!plain.test(verb) && !ownThought.test(words.slice(index)) && !duty.test(words.slice(index)))
    );
  }
  return false;
}

/** `The term sheet is`: of a contract a court says what it is, but of a message its words. */
const nothingButWords =
  /\s(?:e-?mails?|letters?|memos?|memorandum|notes?|messages?|tweets?|texts?|posts?|voicemails?|entry|entries|diary|term\ssheets?|offers?|listings?)(?:\s(?:of|from|to|for|in|on|dated)\s[\p{L}\d\s,.]{1,30})?$/u;

/** `“Premises” means`: whose term it is cannot be told. */
const defines = /^\W*“”\s(?:shall\s)?(?:means?|includes?)$/;

/** `It is undisputed that Voss`: the facts of this very case; not what Congress meant, nor what the law asks. */
const undisputed =
  /\b(?:undisputed|uncontested|uncontroverted)\sthat\s(?:[Ss]?[Hh]e|they|(?:the\s)?(?:[Pp]laintiff|[Dd]efendant)s?|(?!Congress|Section|Title|Rule)\p{Lu}[\p{L}.’']+)(?:\s[\p{L}\d.’'-]+){0,3}\s?$/u;

/** `The court did not err in admitting`: evidence in this very case, not what `A court errs in admitting`. */
function isEvidence(words: string): boolean {
  return (
    /\b(?:admitting|excluding|suppressing|(?:admission|exclusion|suppression)\sof)\s$/.test(words) &&
    !/^\W*(?:An?|Any|No|[Tt]rial [Cc]ourts|Courts|Judges)\s/.test(words)
  );
}

/** `The indemnity for`, `an exclusion for`: a contract’s clause is named by its words. */
const clauseFor =
  /\b(?:[Tt]he|[Aa]n?|[Ii]ts|this|that|[’']s)\s(?:\p{Ll}+\s)?(?:exclusions?|indemnity|carve-?outs?|endorsement|rider|coverage|deductible|sublimit|discount|bonus|allowance)\s(?:for|of|against|from)\s?$/u;

/** `Roe was described by neighbors as`. */
function wasCalled(words: string): boolean {
  const by =
    /\b(?:was|were)\s(?:\p{Ll}+ly\s)?(?:described|called|labell?ed|identified|characteri[sz]ed|known|referred\sto)\sby\s([^,;:.“”]{2,40})\sas\s(?:an?\s)?$/u.exec(
      words,
    )?.[1];
  return by !== undefined && !isNobodys(by) && isSubject(by);
}

/** `They were warned to`: who is told something is no court. */
const wasTold =
  /\b(?:was|were)\s(?:told|warned|advised|informed|instructed|ordered|assured|promised|notified)\s(?:that|to|not\sto|(?:that\s)?(?:he|she|they)\s(?:could|would|should|must|was|were))$/;

/** `Roe was fired for`, `was charged with`, `Acme gave as its reason`: the words of whoever did it. */
const wasFired =
  /\b(?:(?:was|were)\s(?:fired|terminated|suspended|disciplined|demoted|dismissed|discharged|expelled|written up|laid off)\s(?:for|because of)|(?:was|were)\s(?:charged|indicted|convicted|accused|arrested|ticketed)\s(?:with|of|for)|(?:was|were)\s(?:denied|rejected|refused)\s(?:for|because of)|(?:gave|cited|listed)\sas\s(?:its|his|her|their|the)\s(?:\p{Ll}{2,12}\s)?(?:reason|ground|cause)s?)$/u;

/** `Acme was to deliver`, `The order was for`: what was agreed. */
function wasTo(words: string): boolean {
  const agreed = /\s(?:was|were)\s(?:for|to(?:\s\p{Ll}+)?)\s*$/u.exec(words);
  const subject = words.slice(0, agreed?.index ?? 0);
  return agreed !== null && isSubject(subject) && !isNobodys(subject);
}

const longestSubject = 70;
const ownThought =
  /;|,\sfor\s|\b(?:but|because|although|though|whereas|while|since|yet|so|thus|therefore|unless|despite)\b/i;
const anyVerb =
  /\s(?:\p{Ll}{2,}(?:s|ed)|is|was|are|were|got|took|made|gave|put|ran|kept|sent|set|cut|left|could|can|does|did)\b/gu;
const plain = /\b(?:is|was|are|were|has|does|did|could|can)$/;

function withoutAdverbs(subject: string): string {
  let words = subject;
  for (let cut = adverb.exec(words); cut !== null; cut = adverb.exec(words))
    words = words.slice(0, cut.index);
  return words;
}

const adverb = /\s(?:ha[sd]|have|then|also|later|once|again|\p{L}+ly)$/u;

/** `At deposition:`, `On cross-examination,`, `In closing:`, before words that nobody else is made to say. */
const setting =
  /^\W*(?:[Aa]t|[Dd]uring|[Ii]n|[Oo]n)\s(?:(?:his|her|its|their|the|trial|that|opening|direct|pretrial|\p{Lu}\p{L}+[’']s)\s){0,3}(?:deposition|trial|hearing|closing|argument|cross(?:-examination)?|direct|redirect|examination|interview|interrogation|meeting|call|voir\sdire|sentencing|allocution|arraignment)[:,]$/u;

/** `At the May meeting the board`: what somebody did there. */
function tellsOfGathering(words: string): boolean {
  const [place = '', doing = ''] = words.split(gathering);
  const [preposition = '', ...ofPlace] = place.split(/\s/);
  const ofDoing = doing.split(/\s/);
  return (
    /^\W*(?:At|During|In|On)$/.test(preposition) &&
    ofDoing.pop() === '' &&
    [ofPlace, ofDoing].every((own) => own.length >= 1 && own.length <= 4) &&
    [...ofPlace, ...ofDoing].every((word) => /^[\p{L}\d’']+$/u.test(word))
  );
}

const gathering = /\s(?:meeting|interview|call|interrogation|dinner|party|rally|conference|visit),?\s/;

/** `Telling her “…” is`: what somebody says is the sentence's subject. */
const gerund = /^\W*(?:Telling|Calling|Asking|Promising|Warning|Threatening|Shouting)\s/;

const furthest = 120;
/** Another clause, or another verb, comes between. */
const elsewhere =
  /;|\b(?:but|because|although|though|whereas|while|since|yet|thus|therefore|unless|despite|so|is|are|was|were|(?<!to )be|has|had|have|does|did)\b/i;
const event =
  /\s(?:\p{Ll}{3,}ed|got|took|made|gave|put|ran|felt|kept|sent|saw|told|wrote|swore|spoke|drew|stood|left|went|came|began|undertook|broadcast|heard|caught|paid|sold|bought)\b/gu;
const thing =
  /(?:^|[^\p{L}])(?:[Ss]?[Hh]e|[Tt]hey|I|(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Mm]y|\p{Lu}\p{L}+[’']s)\s(?:[\p{L}\d-]+\s){0,3}[\p{L}\d-]+)$/u;
const noHead =
  /\s(?:there|of|in|on|at|to|for|from|by|with|as|than|that|which|who|and|or|the|an?|its|their|his|her|is|are|was|were|be|been|being|not)$/;

function lastWords(leadIn: string): string {
  return withoutQuoted(leadIn).slice(-300);
}

function isNobodys(subject: string): boolean {
  return isCourt(subject) || isLaw(subject) || isAnyPaper(subject);
}

/** `Roe feared`, `The note is`. */
const verbLike =
  /\s(?:\p{Ll}{2,}(?:s|ed)|is|was|are|were|got|took|made|gave|put|ran|felt|kept|held|sent|saw)\b/gu;
const state = /\b(?:is|are|has|does)$/;

function isSubject(words: string): boolean {
  return (
    isTitledName(words) ||
    person.test(words) ||
    endsWithPaper(words) ||
    (name.test(words) && !noName.test(lastWord(words)))
  );
}

/** A name alone at the sentence's head or behind a phrase of place. */
const name = /(?:^\W*|,\s|^\W*On the \p{Ll}+\s)\p{Lu}\p{Ll}[\p{L}-]*(?<!s)$/u;

/** What the law asks, allows, or finds wanting. */
const duty =
  /\b(?:must|may|shall|can|cannot|could|need(?:s|ed)?|should|would|will|not|no|never|nor|only|unless|entitled|required|bears?|bore|carr(?:y|ies|ied)|owe[sd]?|lacks?|lacked|fail(?:s|ed)?|show(?:s|n|ed)?|prove[nsd]?|establish(?:es|ed)?|demonstrate[sd]?|satisf(?:y|ies|ied)|meets?|met|requires?|means?|exists?|arises?|applies|depends?|turns?|lies|occurs|consists?|violate[sd]?|acted|enjoys?|waive[sd]?|forfeit(?:s|ed)?|constitute[sd]?|amount(?:s|ed)?|presume[sd]|deemed|considered)\b/;
