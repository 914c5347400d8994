/**
 * What governs the words behind a mark, and stands before them in their own clause: a modal, a condition, "instead of", or somebody
 * who says, supposes or denies it.
 */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { conditionAround } from './conditions';
import { closingTurn, criticalClass } from './critical-words';
import { takesClause } from './denied-heads';
import type { Turn } from './denials';
import { isVerb } from './grammar-words';
import { saidByParty } from './said-by-party';
import { saidOtherwise } from './said-otherwise';
import { speakerBetweenCommas } from './speakers';
import { endsSentence } from '../reading/token-sentences';
import { leavesVerbAlone } from './visible-gaps';
import { wordSet } from './word-set';

/** Of the token `to`; none before the token `floor`, so that what a mark hides is told from what the draft keeps. */
export function governing(opinion: IndexedOpinion, to: number, floor: number): Turn | null {
  const closing = [...wordsBetween(opinion, Math.max(floor, to - longestClosing), to)];
  while (closing.length > 2 && beforeNoun.has(closing.at(-1) ?? '')) closing.pop();
  const kept = to < opinion.tokens.count ? wordAt(opinion, to) : '';
  const turn = closingTurn(closing, kept);
  if (turn.length > 0) return { from: floor, to, words: turn };
  const said = saidBefore(opinion, to, floor);
  if (
    said !== null &&
    verbOf(opinion, said) >= floor &&
    !said.words.some((word) => criticalClass(word) === 'modal')
  )
    return said;
  const { text, starts, ends, count } = opinion.tokens;
  const speaker =
    to < count && floor > 0 ? speakerBetweenCommas(text.slice(ends[floor - 1], starts[to])) : null;
  if (speaker !== null) return { from: floor, to, words: [speaker] };
  return (to - floor > 1 ? modalBefore(opinion, to, floor) : null) ?? conditionAround(opinion, to, floor);
}

/** Where what is said begins to be somebody's: of "It is also {claimed that they} have" with its verb. */
function verbOf(opinion: IndexedOpinion, { from, to, words: [verb = ''] }: Turn): number {
  return contended.test(verb) ? from + Math.max(0, wordsBetween(opinion, from, to).lastIndexOf(verb)) : from;
}

const contended = /^(?:argued|contended|claimed|urged|alleged|asserted|assumed|feared|suggested|supposed)$/;

const longestClosing = 10;
const beforeNoun = wordSet('the a an his her its their this these those such any being having');

/** Behind "that", or before it where the speaker is hidden with his verb: "{The judge argued} that". */
function saidBefore(opinion: IndexedOpinion, to: number, floor: number): Turn | null {
  const kept = to < opinion.tokens.count ? wordAt(opinion, to) : '';
  if (kept === 'that')
    return to - floor > 1 && joinsClause(opinion, to) && mayBeSaid(opinion, floor, to)
      ? saidOtherwise(opinion, to)
      : null;
  // "in that testimony that {} would": the "that" is its subject, and nobody says what follows.
  const relates = copulas.has(kept) || criticalClass(kept) === 'modal';
  if (to > 0 && wordAt(opinion, to - 1) === 'that') return relates ? null : saidOtherwise(opinion, to - 1);
  const that = thatBefore(opinion, to, floor);
  if (that !== null) return saidOtherwise(opinion, that);
  // "they {believe} there was no fraud", "the bonds {she claimed he} gave her"
  const subject = clauseSubjects.has(kept) ? to : to - 1;
  return subject > floor &&
    clauseSubjects.has(wordAt(opinion, subject)) &&
    isVerb(wordAt(opinion, subject + 1))
    ? saidByParty(opinion, subject)
    : null;
}

const clauseSubjects = wordSet('there he she they it we i');

/**
 * "He sued for the price {and alleges} that": nobody says what follows, as everybody sees. "The panel held {}" seems to; and a
 * dissent is never left out.
 */
function mayBeSaid(opinion: IndexedOpinion, end: number, to: number): boolean {
  if (wordsBetween(opinion, end, to).some((word) => word.startsWith('dissent'))) return true;
  for (let at = end - 1; at >= Math.max(0, end - reachOfSaying); at--) {
    if (endsSentence(opinion.tokens, at)) return false;
    if (takesClause(wordAt(opinion, at)) || (end - at < nearby && isVerb(wordAt(opinion, at)))) return true;
  }
  return false;
}

const reachOfSaying = 16;
/** "It is true {}", "is {}": so near a verb may have it for its object. */
const nearby = 3;

/** "{the dissent claims that the statute} is void": the subject is hidden with whoever says so. */
function thatBefore(opinion: IndexedOpinion, to: number, floor: number): number | null {
  const { text, starts, ends } = opinion.tokens;
  for (let at = to - 1; at > Math.max(floor, to - longestHiddenSubject); at--) {
    if (endsSentence(opinion.tokens, at) || /[,;:—–()]/.test(text.slice(ends[at], starts[at + 1])))
      return null;
    if (wordAt(opinion, at) === 'that') return joinsClause(opinion, at) ? at : null;
  }
  return null;
}

const longestHiddenSubject = 8;

const copulas = wordSet('is are was were');

/** Of "in that case" it joins none, nor of "so clear are these claims that"; of "debts that are" it is the subject. */
export function joinsClause(opinion: IndexedOpinion, that: number): boolean {
  if (that === 0 || that + 1 >= opinion.tokens.count) return false;
  const last = wordAt(opinion, that - 1);
  if (noReport.has(last) || isVerb(wordAt(opinion, that + 1))) return false;
  return last !== 'claims' || isSaidBySomebody(opinion, that - 1);
}

const noReport = wordSet('in on of by to for from with at under upon and or but than as');

/** "Ott claims", "the dissent simply claims", and not "the claims that she made". */
function isSaidBySomebody({ tokens }: IndexedOpinion, verb: number): boolean {
  const { text, starts, ends } = tokens;
  if (verb === 0) return false;
  const before = text.slice(starts[verb - 1], ends[verb - 1]);
  const isName = /^\p{Lu}(?:[’'-]?\p{L})*\p{Ll}$/u.test(before) && !noNames.has(before.toLowerCase());
  return isName || claimants.test(before);
}

const claimants =
  /^(?:he|she|who|also|further|now|dissent|government|plaintiff|defendant|petitioner|respondent|appellant|appellee)$|ly$/i;
const noNames = wordSet(
  'the a an his her its their these those such all any some many most other both no our',
);

/**
 * "the forum {must} control", "{may have been moved at least in part} by": a duty where the draft keeps its verb, and a possibility also
 * where that goes with it.
 */
function modalBefore(opinion: IndexedOpinion, to: number, floor: number): Turn | null {
  const { text, starts, ends } = opinion.tokens;
  let ofVerb = 0;
  for (let at = to - 1; at >= Math.max(floor, to - longestVerb); at--) {
    if (endsSentence(opinion.tokens, at) || /[,;:—–()]/.test(text.slice(ends[at], starts[at + 1])))
      return null;
    const word = wordAt(opinion, at);
    if (possibilities.has(word) || (ofVerb === 0 && duties.has(word))) {
      // The month is no modal.
      const isMonth = /\p{Lu}/u.test(text.charAt(starts[at] as number));
      return isMonth || leavesVerbAlone(opinion, at, to, floor) ? null : { from: at, to, words: [word] };
    }
    if (auxiliaries.has(word) || word.endsWith('ly')) continue;
    ofVerb += behindVerb.has(word) ? least : 1;
    if (ofVerb >= 2) return null;
  }
  return null;
}

const longestVerb = 9;
/** What stands behind a verb is none itself. */
const least = 0.1;
const possibilities = wordSet('may might');
const duties = wordSet('must shall');
const auxiliaries = wordSet('have has be been being not also then well very so');
const behindVerb = wordSet('at least in part by to on upon with from for the a an his her its their');
