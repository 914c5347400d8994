/** The words on which the meaning of a sentence of law turns; a mark that touches one is never passed in silence. */
import { articles } from './grammar-words';
import { wordSet } from './word-set';

export type CriticalClass =
  'negation' | 'modal' | 'connective' | 'quantifier' | 'outcome' | 'party' | 'number';

/** "don't", but not the adjective "damned-if-you-don't". */
const contracted = /^[a-z]{2,6}n't$/;

/** `null` for any other word. Folded words: lower case, straight apostrophes. */
export function criticalClass(word: string): CriticalClass | null {
  if (contracted.test(word)) return 'negation';
  if (/^\.?\d/.test(word)) return 'number';
  return classes.get(withoutOwner(word)) ?? null;
}

/** "plaintiff's" names the plaintiff. */
function withoutOwner(word: string): string {
  return word.includes("'") ? word.replace(/'s?$/, '') : word;
}

/** Whether leaving the word out within a sentence, before `next`, turns or widens what the sentence says. */
export function isHidden(word: string, next = ''): boolean {
  if (word === 'provided') return !afterProvision.has(next);
  return contracted.test(word) || limiting.has(word);
}

/** So many words say whether it does. */
export const mostOpening = 3;

/** Whether a sentence turns when an omission begins with these words: "refused to", "subject to", "to the extent". */
export function opensTurn(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words;
  return (
    turning.has(first) ||
    (first.endsWith('ly') && turning.has(second)) ||
    (circumstances.has(first) &&
      /ed$|^(?:made|given|done|taken|held|found|shown|brought|not|so)$/.test(second)) ||
    (turningPairs.has(`${first} ${second}`) && !(first === 'in' && isCaseNumber(third))) ||
    turningTriples.has(`${first} ${second} ${third}`)
  );
}

/** "in Case 88-0577" makes no condition. */
function isCaseNumber(word: string): boolean {
  return /^(?:\d|nos?$)/.test(word);
}

/**
 * Of the words with which an omission ends, before `next`, those that make of what is not so what is: "instead of", "his lack of",
 * "should decline" before "to", "a lack of wit and", "the failure to pay" before "the".
 */
export function closingTurn(words: readonly string[], next: string): readonly string[] {
  const last = words.at(-1) ?? '';
  if (last === 'than' || lacking.has(last)) return words.slice(last === 'than' ? -2 : -1);
  if (last === 'and' || last === 'or') {
    const at = words.findLastIndex((word, index) => privations.has(word) && words[index + 1] === 'of');
    return at < 0 || words.slice(at).includes('that') ? [] : words.slice(at, at + 2);
  }
  // "no basis {for denying} the motion", "the trend is {to reject immunizing} such parties"
  const denied = words.length - (denyings.has(last) || !last.endsWith('ing') ? 1 : 2);
  if (denyings.has(words[denied] ?? '') && leadsToVerb.has(words[denied - 1] ?? ''))
    return words.slice(denied, denied + 1);
  if (/^(?:failure|refusal|inability) to$/.test(words.slice(-3, -1).join(' ')))
    return articles.has(next) ? words.slice(-3) : [];
  const ofVerb = next === 'to' && !/^(?:of|to)$/.test(last);
  const pair = ofVerb ? `${last} to` : words.slice(-2).join(' ');
  return displacing.has(pair) || leavingUndone.test(pair) ? words.slice(ofVerb ? -1 : -2) : [];
}

/** Of words put in or taken out by a bracket, those that turn what the sentence says: `refused`, `rarely`, `in part`. */
export function turningWords(words: readonly string[]): readonly string[] {
  return words.filter(
    (word, at) =>
      turning.has(word) ||
      (word === 'against' && words.length === 1) ||
      turningPairs.has(`${word} ${words[at + 1] ?? ''}`),
  );
}

/** "affirm" and "reversed", "granted" and "deny". */
export function areOppositeOutcomes(one: string, other: string): boolean {
  if (classes.get(one) !== 'outcome' || classes.get(other) !== 'outcome') return false;
  const [first, second] = [one.slice(0, distinctLetters), other.slice(0, distinctLetters)];
  return oppositeOutcomes.has(`${first} ${second}`) || oppositeOutcomes.has(`${second} ${first}`);
}

/** The modals of a sentence as a draft tells them that puts them in the past: "[would]" for "will". "[will]" for "would" makes what might be so. */
export function toldByDraft(found: readonly string[], drafted: readonly string[]): readonly string[] {
  return found.map((word) => {
    const past = pastModals.get(word) ?? word;
    return drafted.includes(past) && !drafted.includes(word) ? past : word;
  });
}

/** The same number in words and figures; one party or several, and by another name. */
export function meaningOf(word: string): string {
  const owner = withoutOwner(word);
  const meaning = equivalents.get(owner);
  if (meaning !== undefined) return meaning;
  switch (classes.get(owner)) {
    case 'party':
    case 'number':
      return owner.replace(/s$/, '');
    case 'outcome':
      return word.slice(0, distinctLetters);
    case undefined:
    case 'negation':
    case 'modal':
    case 'connective':
    case 'quantifier':
      return word;
  }
}

/** So many letters tell "grant" and "granted" from "deny" and "denied". */
const distinctLetters = 3;

const oppositeOutcomes = new Set([
  'aff rev',
  'aff vac',
  'gra den',
  'sus ove',
  'acc rej',
  'all pro',
  'all dis',
  'per pro',
  'per for',
  'con acq',
  'gui inn',
  'val inv',
  'val voi',
]);

const words: Readonly<Record<CriticalClass, string>> = {
  negation:
    'not no never neither nor none cannot without nothing nobody nowhere unless except excepted excepting only hardly scarcely barely fail fails failed failing lack lacks lacked lacking',
  modal: 'shall may must should can will would could might ought',
  connective: 'and or if but provided until',
  quantifier:
    'all any some every each most least more less fewer many few several numerous much little always often sometimes sufficient insufficient before after reasonable unreasonable lawful unlawful exclusively solely substantially willful willfully knowing knowingly reckless recklessly negligent negligently intentional intentionally purposely unlawfully lawfully maximum minimum majority minority plurality',
  outcome:
    'granting denying affirming reversing vacating dismissed dismiss dismisses reinstated reinstate reduced reduce reduces granted denied grant deny grants denies affirmed reversed affirm reverse affirms reverses vacated vacate upheld uphold overruled overrule sustained sustain rejected reject accepted accept allowed allow allows disallowed permitted permit permits permissive prohibited prohibit prohibits forbidden required require requires mandatory optional convicted acquitted guilty innocent increased increase decreased decrease true false valid invalid void',
  party:
    'plaintiff plaintiffs defendant defendants appellant appellants appellee appellees petitioner petitioners respondent respondents state government prosecution employer employers employee employees buyer buyers seller sellers landlord landlords tenant tenants debtor debtors creditor creditors insurer insurers insured insureds accused defense husband wife mother father son daughter brother sister',
  number:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions trillion first second third fourth fifth sixth seventh eighth ninth tenth half',
};

const classes = new Map<string, CriticalClass>(
  (Object.entries(words) as [CriticalClass, string][]).flatMap(([kind, list]) =>
    list.split(' ').map((word): [string, CriticalClass] => [word, kind]),
  ),
);

const limiting = wordSet(
  'not no never neither nor none cannot without nothing nobody nowhere unless except excepting only hardly scarcely barely fail fails failed if until provided solely exclusively',
);

/** "as provided in", "services provided by" make no condition. */
const afterProvision = wordSet(
  'in by for to under at on with from through herein therein above below and or is are was were',
);

const turning = wordSet(
  'lack lacks lacked lacking failing rarely seldom absent refuse refuses refused refusing decline declines declined declining deny denies denied denying reject rejects rejected rejecting false falsely wrongly erroneously incorrectly doubt doubts doubted doubtful unlikely disapprove disapproves disapproved excluding barring notwithstanding erred mistakenly',
);

/** Before a participle: "when properly made" opens a condition, "where he lived" does not. */
const circumstances = wordSet('when where once whenever wherever');

const turningPairs = new Set([
  'in part',
  'but not',
  'but only',
  'but no',
  'but never',
  'but cannot',
  'and not',
  'though not',
  'although not',
  'subject to',
  'other than',
  'rather than',
  'so long',
  'as long',
  'save for',
  'save where',
  'save that',
  'save as',
  'save in',
  'save by',
  'save upon',
  'save when',
  'but for',
  'far from',
  'short of',
  'anything but',
  'everything but',
  'in dissent',
  'on condition',
  'upon condition',
  'in case',
  'assuming that',
  'insofar as',
  'apart from',
  'aside from',
  'exclusive of',
  'contrary to',
  ...'alleged argued asserted charged claimed contended supposed urged'
    .split(' ')
    .map((word) => `as ${word}`),
]);

const turningTriples = new Set([
  'or at least',
  'or at most',
  'in the event',
  'in the absence',
  'to the extent',
  'in so far',
  'with the consent',
  'with the exception',
]);

/** What is said to be had or done behind them is not. */
const lacking = new Set(['lacks', 'lacked', 'lacking']);
const privations = wordSet('lack absence want');
const leavingUndone =
  /^(?:(?:lack|absence|want) of|(?:fail(?:s|ed|ing|ures?)?|declin(?:es?|ed|ing)|refus(?:es?|ed|ing|als?)|neglect(?:s|ed)?|unable|inability) to)$/;

const denyings = wordSet(
  'deny denying reject rejecting refuse refusing forbid forbidding prohibit prohibiting disallow disallowing exclude excluding',
);
const leadsToVerb = wordSet('to for of in by from');

const displacing = new Set([
  'instead of',
  'opposed to',
  'lieu of',
  'place of',
  'contrary to',
  'distinguished from',
  'contrasted with',
  'short of',
  'far from',
  'mistaken that',
]);

const pastModals = new Map([
  ['will', 'would'],
  ['can', 'could'],
  ['may', 'might'],
]);

const equivalents = new Map<string, string>([
  ...['fails', 'failed', 'failing'].map((word): [string, string] => [word, 'fail']),
  ['excepted', 'except'],
  ['excepting', 'except'],
  ...['lacks', 'lacked', 'lacking'].map((word): [string, string] => [word, 'lack']),
  ...'willful knowing reckless negligent intentional lawful unlawful'
    .split(' ')
    .map((word): [string, string] => [`${word}ly`, word]),
  ...['accused', 'defense'].map((word): [string, string] => [word, 'defendant']),
  ['prosecution', 'government'],
  ...'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, number): [string, string] => [word, String(number)]),
]);
