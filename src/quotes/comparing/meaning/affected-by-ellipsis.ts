/**
 * Which words that decide the meaning an ellipsis hides. None: the mark is lawful.
 *
 * Whole sentences may be left out; of a sentence that is cut, no negation, no exception, and not all that makes it doubtful.
 */
import { closesTurn, criticalClass, isHidden, mostOpening, opensTurn } from './critical-words';
import { printedBetween } from '../aligning/parted-words';
import { articles, finite, isVerb } from './grammar-words';
import { headLeftOut } from './hidden-heads';
import { areQualifiers, measures } from './hidden-qualifiers';
import { affectedByJoiningClauses } from './joined-clauses';
import { saidOtherwise } from './said-otherwise';
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { speakerBetweenCommas } from './speakers';
import { isPastTense } from './past-tense';
import { endsSentence } from '../reading/token-sentences';
import { wordSet } from './word-set';

/** Omissions up to this many tokens within one sentence are read in whole. */
export const shortOmission = 60;
const edge = 4;
/** So few tokens are read in whole even where they are sentences: "Not so." */
const fewTokens = 6;

/** Of an ellipsis for the tokens `from` to before `to`. */
export function affectedByEllipsis(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  let firstEnd = -1;
  let lastEnd = -1;
  for (let at = from - 1; at < to; at++) {
    if (at < 0 || !endsSentence(opinion.tokens, at)) continue;
    if (firstEnd < 0) firstEnd = at;
    lastEnd = at;
  }
  const affected: string[] = [];
  const look = (start: number, end: number): void => {
    for (let at = Math.max(from, start); at < Math.min(to, end); at++) {
      const [word = '', next] = printedBetween(opinion, at, at + 2);
      if (isHidden(word, next) && !(word === 'if' && opensOwnClause(opinion, from, to, at)))
        affected.push(word);
    }
  };
  if (to - from <= fewTokens) {
    look(from, to);
  } else if (firstEnd < 0) {
    if (to - from <= shortOmission) {
      look(from, to);
    } else {
      look(from, from + edge);
      look(to - edge, to);
    }
  } else {
    // The sentence that the quotation leaves, and the one that it enters again, are cut; those between are left out whole.
    if (firstEnd >= from) look(from, Math.min(firstEnd + 1, from + edge));
    if (lastEnd < to - 1)
      look(Math.max(lastEnd + 1, to - (to - from <= shortOmission ? shortOmission : edge)), to);
  }
  if (from < to && firstEnd !== from - 1) affected.push(...turnAt(opinion, from, to));
  if (from > 0 && to - from <= shortOmission && firstEnd !== from - 1 && lastEnd < to - 1)
    affected.push(...turnBefore(opinion, from, to), ...affectedByJoiningClauses(opinion, from, to));
  return [...new Set(affected)];
}

/** "It is binding{, and if wrong the remedy lies elsewhere}": left out to the sentence's end, the condition goes with what it is for. */
function opensOwnClause(opinion: IndexedOpinion, from: number, to: number, at: number): boolean {
  return at === from + 1 && wordAt(opinion, from) === 'and' && endsSentence(opinion.tokens, to - 1);
}

/** What turns a sentence that is left in its middle. */
function turnAt(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  // Of "cert. denied" the words before lose nothing.
  if (from > 0 && wordAt(opinion, from - 1) === 'cert') return [];
  const opening = printedBetween(opinion, from, from + mostOpening);
  const within = wordsBetween(opinion, from, Math.min(from + mostOpening, to));
  // Of "save for" the draft may keep the second word; what it keeps of "rather than" or "in part" is none.
  const turns = opensTurn(opening[0] === 'save' ? opening : within);
  if (turns && !leavesNoVerb(opinion, within[0] ?? '', to)) return opening.slice(0, 1);
  if (isCircumstance(opinion, from, to)) return opening.slice(0, 1);
  if (isPartOfCondition(opinion, from, to)) return ['and'];
  if (to - from > mostQualifying) return [];
  const words = wordsBetween(opinion, from, to);
  if (leavesBareVerb(opinion, words, to)) return [];
  // "the evidence is {to be} believed"
  if (words.join(' ') === 'to be' && copulas.has(wordAt(opinion, from - 1))) return words;
  // "{some} courts have held"
  if (words.length === 1 && ofSome.has(words[0] ?? '') && wordAt(opinion, to).endsWith('s')) return words;
  // "no {certain} method"
  if (words.length < 3 && wordAt(opinion, from - 1) === 'no' && !endsSentence(opinion.tokens, to - 1))
    return words;
  if (isNounLeftOut(opinion, from, to)) return [];
  return areQualifiers(words) || measuresNext(opinion, words, to) ? words : [];
}

/**
 * "may reduce it {when he is drunk}", "must pay {where the deed says so}": of a rule it says when the rule holds. "He left {when the
 * mill burned}" tells what was, and behind a comma it may be said by the way.
 */
function isCircumstance(opinion: IndexedOpinion, from: number, to: number): boolean {
  if (!/^when(?:ever)?$|^where(?:ver)?$/.test(wordAt(opinion, from)) || to - from < shortestClause)
    return false;
  const { text, starts, ends, count } = opinion.tokens;
  if (/[,;:(—-]/.test(text.slice(ends[from - 1], starts[from]))) return false;
  let end = from + 1;
  const last = Math.min(count, from + longestClause);
  while (end < last && !/[,;.]/.test(text.slice(ends[end - 1], starts[end]))) end++;
  return !wordsBetween(opinion, from, end).some((word) => past.has(word) || isPastTense(word));
}

const shortestClause = 3;
const longestClause = 16;
const past = wordSet('was were had did could would might');

/** "lawful if he consents {and she has a warrant}", "must show {injury and} a cause": of what is asked for the draft tells a part. */
function isPartOfCondition(opinion: IndexedOpinion, from: number, to: number): boolean {
  if (to - from < 2 || (wordAt(opinion, from) !== 'and' && wordAt(opinion, to - 1) !== 'and')) return false;
  const { text, starts, ends } = opinion.tokens;
  if (/[.;]\s/.test(text.slice(starts[from], starts[to - 1]))) return false;
  // Behind a comma a clause of its own may begin: "must be obeyed{, and if wrong}".
  if (text.slice(ends[from - 1], starts[from]).includes(',')) return false;
  for (let at = from - 1; at > Math.max(0, from - longestClause); at--) {
    if (conditional.has(wordAt(opinion, at))) return true;
    if (/[,;:.]/.test(text.slice(ends[at - 1], starts[at]))) return false;
  }
  return false;
}

const conditional = wordSet('if unless must shall requires required');

/** "The {nonsuit} was": between an article and a verb stood a noun, which qualifies nothing. */
function isNounLeftOut(opinion: IndexedOpinion, from: number, to: number): boolean {
  return articles.has(wordAt(opinion, from - 1)) && finite.has(wordAt(opinion, to));
}

/** "The court {denied} both motions": that its verb is gone everybody sees, unless another takes its place. */
function leavesNoVerb(opinion: IndexedOpinion, first: string, to: number): boolean {
  if (!deniesAsVerb.test(first)) return false;
  const [last, next] = wordsBetween(opinion, to - 1, Math.min(opinion.tokens.count, to + 1));
  return !takesVerb(last) && !takesVerb(next) && !isVerb(next ?? '');
}

function takesVerb(word = ''): boolean {
  return word === 'to' || word === 'that' || finite.has(word);
}

const deniesAsVerb = /^(?:refus|declin|den[iy]|reject|doubt(?:s|ed)?$|err)/;

/** Within the sentence: "22, 2008" measures no "II" of a heading. */
function measuresNext(opinion: IndexedOpinion, words: readonly string[], to: number): boolean {
  return !endsSentence(opinion.tokens, to - 1) && measures(words, wordAt(opinion, to));
}

/** "the order . . . be final": that a modal is gone, and that it is not said which, everybody sees. */
function leavesBareVerb(opinion: IndexedOpinion, words: readonly string[], to: number): boolean {
  if (!isModal(words.at(-1) ?? '') || to + 1 >= opinion.tokens.count) return false;
  const [next, second] = wordsBetween(opinion, to, to + 2);
  return next === 'be' || (next === 'not' && second === 'be');
}

const mostQualifying = 6;
const ofSome = new Set(['some', 'many', 'most', 'several', 'few']);
const copulas = new Set(['is', 'are', 'was', 'were']);

/** What turns a sentence that is entered again in its middle: "instead of" before what was not done, "the widow argues" about all of it. */
function turnBefore(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const closing = wordsBetween(opinion, Math.max(from, to - 2), to);
  if (closesTurn(closing)) return closing;
  const head = headLeftOut(opinion, from, to);
  if (head !== null) return [head];
  const said = closing.at(-1) === 'that' && !relates(opinion, to) ? saidOtherwise(opinion, to - 1) : null;
  if (said !== null && said.from >= from && !said.words.some(isModal)) return said.words;
  const { text, starts, ends } = opinion.tokens;
  const speaker =
    to < opinion.tokens.count ? speakerBetweenCommas(text.slice(ends[from - 1], starts[to])) : null;
  return speaker === null ? [] : [speaker];
}

/** "in that testimony that {} would": the "that" is its subject, and nobody says what follows. */
function relates(opinion: IndexedOpinion, to: number): boolean {
  const next = to < opinion.tokens.count ? wordAt(opinion, to) : '';
  return copulas.has(next) || isModal(next);
}

function isModal(word: string): boolean {
  return criticalClass(word) === 'modal';
}
