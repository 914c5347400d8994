/**
 * Whether a sentence tells what a person did or a paper says, and not what the law asks of them: the quoted words in it are of those
 * facts, although a case is cited next.
 */
import {
  abstract,
  isAnyPaper,
  isCourt,
  endsWithPaper,
  isLaw,
  isPartOfPaper,
  noName,
  person,
  isTitledName,
} from './speaker-words';
import { lastWord } from './subject-end';
import { withoutQuoted } from './without-quoted';

/**
 * Before any citation of a case: somebody did something, in the very clause that the words stand in. Verbs of saying are left to
 * `speakerOf`.
 */
export function tellsEvent(leadIn: string): boolean {
  const words = lastWords(leadIn);
  if (
    [gerund, defines, undisputed, clauseFor].some((one) => one.test(words.trimEnd())) ||
    paperGives(words) ||
    isEvidence(words)
  )
    return true;
  if (duty.test(words)) return false;
  if (wasTo(words)) return true;
  if (tellsOfGathering(words) && !isCourt(words.trimEnd())) return true;
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
  /\b(?:undisputed|uncontested|uncontroverted)(?:\s(?:evidence|facts?|record|testimony|proof)\s(?:is|are|was|shows?|showed))?\sthat\s(?:[Ss]?[Hh]e|they|(?:the\s)?(?:[Pp]laintiff|[Dd]efendant)s?|(?!Congress|Section|Title|Rule)\p{Lu}[\p{L}.’']+)(?:\s[\p{L}\d.’'-]+){0,3}\s?$/u;

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

function lastWords(leadIn: string): string {
  return withoutQuoted(leadIn).slice(-300);
}

function isNobodys(subject: string): boolean {
  return isCourt(subject) || isLaw(subject) || isAnyPaper(subject);
}

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
