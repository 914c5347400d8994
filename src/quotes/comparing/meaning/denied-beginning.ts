/** A negation of the opinion right before a passage that the draft takes up in mid-sentence: "is not" before "a sine qua non". */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { assertsDoubly, isDenial, lastWithin, type Turn } from './denials';
import { conditionBefore } from './condition-before';
import { finite, isVerb, joints, opensClause, prepositions } from './grammar-words';
import { endsClause, headOfClause, subjectBehindComma } from './heads-of-clauses';
import { isNumberSign } from './number-signs';
import { opensWithSubject } from './opens-sentence';
import { deniedOrClaimed } from './said-otherwise';
import { wordSet } from './word-set';

/** `from`: the token with which the passage begins. What stands between it and the negation says nothing of its own. */
export function deniedBeginning(opinion: IndexedOpinion, from: number): Turn | null {
  if (notForAll.has(wordAt(opinion, from))) return null;
  const at = behindWordsOfNothing(opinion, from);
  const isDenied = isDenial(wordAt(opinion, at)) || wordAt(opinion, at) === 'without';
  return isDenied && denies(opinion, at, from) ? turnAt(opinion, at, from) : null;
}

/**
 * The same of a passage that the draft takes up as its own; then also where the opinion says of the clause that nobody has shown it, or
 * that a party argues it: "Nothing in the act suggests that the", "Respondents argue that".
 */
export function deniedWhereAffirmed(opinion: IndexedOpinion, from: number): Turn | null {
  const denied = deniedBeginning(opinion, from);
  if (denied !== null) return denied;
  const before = wordsBetween(opinion, from - 2, from).join(' ');
  if (displaced.test(before)) return { from: from - 2, to: from, words: before.split(' ') };
  const undone = undoneBefore(opinion, from);
  if (undone !== null) return turnAt(opinion, undone, from);
  const head = headOfClause(opinion, from);
  if (head !== null && wordAt(opinion, head) === 'whether') return turnAt(opinion, head, from);
  const denies = head === null ? null : deniedOrClaimed(opinion, head);
  if (denies !== null) return denies;
  const start = subjectBehindComma(opinion, from) ?? from;
  return opensWithSubject(opinion, start) ? conditionBefore(opinion, start) : null;
}

const displaced = /^(?:far from|instead of|rather than|even if|even assuming)$/;

/**
 * The same of a passage on which the draft sets a capital of its own, "[F]orce an agency". That says that the words mean something by
 * themselves, sentence or not; so one is asked about also where the opinion says of nobody that he did it, or that he failed to.
 */
export function deniedCapital(opinion: IndexedOpinion, from: number): Turn | null {
  const denied = deniedBeginning(opinion, from);
  if (denied !== null) return denied;
  const at = undoneBefore(opinion, from) ?? negativeSubject(opinion, from) ?? noOf(opinion, from);
  return at === null ? null : turnAt(opinion, at, from);
}

function turnAt(opinion: IndexedOpinion, at: number, from: number): Turn {
  return { from: at, to: from, words: [wordAt(opinion, at)] };
}

/** The last token before the passage that says something; -1 where its clause has none so near. */
function behindWordsOfNothing(opinion: IndexedOpinion, from: number): number {
  for (let at = from - 1; at >= Math.max(0, from - mostBetween); at--) {
    if (endsClause(opinion, at)) return -1;
    const word = wordAt(opinion, at);
    const helpsVerb = finite.has(word) && wordAt(opinion, at - 1) !== 'to';
    if (isDenial(word) || !(saysNothing.has(word) || helpsVerb || word.endsWith('ly'))) return at;
  }
  return -1;
}

/** "whether or {not}", "if {not}", "{not} only" leave it open; what is denied twice is said; "neither" goes on in a "nor" that is quoted. */
function denies(opinion: IndexedOpinion, at: number, from: number): boolean {
  const word = wordAt(opinion, at);
  if (word === 'neither' && wordsBetween(opinion, from, from + reachOfNor).includes('nor')) return false;
  const isOpen =
    (word === 'not' && leavesOpen.has(wordAt(opinion, at - 1))) || notForAll.has(wordAt(opinion, at + 1));
  // "a {false} claim" is one.
  return !isOpen && !ofThings.has(word) && !isNumberSign(opinion, at) && !isUndone(opinion, at, from);
}

/** "failed {to give the heirs}", "unable, so late, to {sell}", "insufficient for the town to {find}", and not "did not fail to". */
function undoneBefore(opinion: IndexedOpinion, from: number): number | null {
  const to = wordAt(opinion, from) === 'to' ? from : from - 1;
  const last = behindWordsOfNothing(opinion, from);
  const isNear = last >= 0 && wordsBetween(opinion, last + 1, from + 1).includes('to');
  const at = isNear && undoing.test(wordAt(opinion, last)) ? last : adjectiveBefore(opinion, to);
  return at !== null && lastWithin(opinion, at, mostBetween, isDenial) === null ? at : null;
}

/** Before "to", or before "for the court to". */
function adjectiveBefore(opinion: IndexedOpinion, to: number): number | null {
  if (to < 1 || wordAt(opinion, to) !== 'to') return null;
  for (let at = to - 1; at >= Math.max(0, to - mostBetween); at--) {
    if (endsClause(opinion, at)) return null;
    if (undoing.test(wordAt(opinion, at)))
      return at === to - 1 || wordAt(opinion, at + 1) === 'for' ? at : null;
  }
  return null;
}

/** "that no statute should {be held void}": of the verb with which the passage begins the subject is nobody, or nothing. */
function negativeSubject(opinion: IndexedOpinion, from: number): number | null {
  let verb = from;
  while (verb > 0 && helps(wordAt(opinion, verb - 1))) verb--;
  if (verb === from) return null;
  for (let at = verb - 1; at >= Math.max(0, verb - longestSubject); at--) {
    const word = wordAt(opinion, at);
    if (endsClause(opinion, at) || isVerb(word) || opensClause.has(word)) return null;
    if (/^(?:no|none|nobody|nothing|neither)$/.test(word)) return denies(opinion, at, from) ? at : null;
  }
  return null;
}

function helps(word: string): boolean {
  return finite.has(word) || word === 'be' || word === 'been';
}

/** "no genuine {issue of fact}", "no court {has held}" */
function noOf(opinion: IndexedOpinion, from: number): number | null {
  const [first, between] = [wordAt(opinion, from), wordAt(opinion, from - 1)];
  const isOne = ![first, between].some((word) => prepositions.has(word) || joints.has(word));
  const isNo = from > 1 && wordAt(opinion, from - 2) === 'no' && !endsClause(opinion, from - 1);
  return isNo && isOne && denies(opinion, from - 2, from) ? from - 2 : null;
}

/** "cannot be decided {without} running up against": what is denied twice is said. */
function isUndone(opinion: IndexedOpinion, at: number, from: number): boolean {
  if (assertsDoubly(opinion, at, from)) return true;
  return wordAt(opinion, at) === 'without' && lastWithin(opinion, at, reachOfDouble, isDenial) !== null;
}

const reachOfDouble = 20;
const mostBetween = 6;
const reachOfNor = 12;
const longestSubject = 6;
const notForAll = wordSet('only merely just simply alone less more later fewer doubt question');
const leavesOpen = wordSet('or if why');
const ofThings = wordSet('false untrue');
const undoing =
  /^(?:fail(?:s|ed|ing|ures?)?|declin(?:es?|ed|ing)|refus(?:es?|ed|ing|als?)|neglect(?:s|ed)|unable|inability|insufficient|inadequate|impossible|difficult|unwilling)$/;
const saysNothing = wordSet(
  'a an the any be been being to in of by for so as at all itself himself themselves ever yet way manner event sense means such',
);
