/**
 * Whether a sentence only speaks of the quoted words, and says what they are in law: `That “he only swung once” is no defense`, `The
 * “midnight ledger” is not privileged`. Whoever is judged said or wrote them; the case behind says why.
 */
import { namesCourt } from './lead-in';
import { abstract, isAnyPaper, isCourt, isLaw, isNotion, person } from './speaker-words';
import { lastWord } from './subject-end';
import { isPast } from './tells-of-facts';

/** `behind`: from the last quoted character to the citation. */
export function isWeighed(leadIn: string, words: string, behind: string): boolean {
  if (/^\[/.test(words)) return false;
  const lead = leadIn.replace(/^[^\p{L}]+/u, '').trimEnd();
  const [, more = '', verdict = ''] = saysOf.exec(behind) ?? [];
  return (
    isNamed(lead, behind) ||
    isWritten(lead) ||
    (verdict !== '' &&
      (isDenied(lead, words, verdict) ||
        isUtterance(lead, words, verdict) ||
        isOfConduct(lead, words, verdict))) ||
    (verdict !== '' && isThing(lead, words, more))
  );
}

/** `”`, at most two nouns that the words stand before, and a verb. */
const saysOf =
  /^.?[”"’']{1,3},?\s((?:\p{Ll}+\s){0,2}?)((?:is|are|was|were|has|had|does|do|did|can|cannot|could|may|must|will|would|\p{Ll}{3,}[^s\W]s)\b.{0,40})/u;

/** `That “he only swung once” is no defense`: not what is always so, nor what `is no longer open to doubt`. */
function isDenied(lead: string, words: string, verdict: string): boolean {
  return (
    lead === 'That' &&
    words.split(/\s+/).some((word) => isPast(word) || /^(?:was|were|had|did)$/.test(word)) &&
    /^\p{Ll}+\s?(?:not|no)\s(?!longer\b)/u.test(verdict)
  );
}

/** `“We figured nobody would check” is`, `The refrain “we have always done so” cannot`: a sentence somebody said, spoken of as a thing. */
function isUtterance(lead: string, words: string, verdict: string): boolean {
  if (/^(?:He|They|We|You) who\b/.test(words) || verdict.split(/\W+/).some(isOfRule)) return false;
  if (!/^(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Yy]ou)(?:[’']\p{L}+)?\s\p{Ll}/u.test(words)) return false;
  if (lead === '' || lead === 'That') return true;
  const noun = /^(?:The|His|Her|Their|This|That)\s(?:\p{Ll}+\s)?(\p{Ll}+)(?:\sthat)?$/u.exec(lead)?.[1];
  return noun !== undefined && !isOfLaw(noun);
}

/** `A hiring rule of “nobody from the east side” is disparate treatment`: a measure is called by its words, and held against the law. */
function isOfConduct(lead: string, words: string, verdict: string): boolean {
  return (
    /^(?:An?|The|Its|His|Her|Their|Such an?)\s(?:\p{Ll}+\s){0,3}(?:rule|policy|practice|custom|habit|culture|pattern|regime|norm)\sof$/u.test(
      lead,
    ) &&
    !isOfLaw(headOf(words)) &&
    /^(?:violates?|offends?|contravenes?|breach(?:es)?|flouts?|denie[sd]|deny|infringes?)\b|^(?:is|are|was|were)\s(?:\p{Ll}+\s)?(?:unlawful|unconstitutional|illegal|void|disparate|discriminat\p{Ll}+|retaliat\p{Ll}+)/u.test(
      verdict,
    )
  );
}

/** `The “midnight ledger” is`, `The “cousin discount” price is`; not `The “fair notice” doctrine is`, `The “hot pursuit exception” is`. */
function isThing(lead: string, words: string, more: string): boolean {
  if (!/^(?:The|This|That|His|Her|Their|Its)$/.test(lead)) return false;
  const inside = words.trim().split(/\s+/);
  if (inside.length < 2 || inside.length > 5) return false;
  const head = headOf(more.trim() === '' ? words : more);
  return !isOfLaw(head) && !person.test(head);
}

/** `By labeling the load “seeds,” Vance`, `a memo labeling the plan “a sure thing”`: where no court calls it so. */
function isNamed(lead: string, behind: string): boolean {
  return naming.test(lead) && !namesCourt(lead) && !namesCourt(behind.slice(0, 60));
}

const naming =
  /(?:^|\s)(?:[Ll]abell?ing|[Bb]randing|[Dd]escribing|[Dd]ubbing|[Tt]agging|[Tt]itling|[Bb]y calling|, calling)\s(?:the|this|that|his|her|their|its|my|\p{L}+[’']s)\s(?:[\p{L}-]+\s){0,3}[\p{L}-]+(?:\sas)?$/u;

/** `A text that says “…”`: of what is no law and no kind of paper that the law asks for. */
function isWritten(lead: string): boolean {
  const subject = /^(.*\p{L})\s(?:that|which)\s(?:\p{Ll}+ly\s)?(?:says?|said|reads?)$/u.exec(lead)?.[1];
  return (
    subject !== undefined &&
    ![isLaw, isCourt, isAnyPaper].some((is) => is(subject)) &&
    !isOfLaw(lastWord(subject))
  );
}

/** `indifference`, of `deliberate indifference to the rights of others`. */
function headOf(phrase: string): string {
  return lastWord((phrase.split(/\s(?:of|in|for|to|with|on)\s/, 1)[0] ?? '').replace(/\P{L}+$/u, ''));
}

function isOfRule(noun: string): boolean {
  return abstract.test(` ${noun}`);
}

function isOfLaw(noun: string): boolean {
  return isOfRule(noun) || isNotion(noun);
}
