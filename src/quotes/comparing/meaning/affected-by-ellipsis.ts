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
import { isNumberSign } from './number-signs';
import { affectedByJoiningClauses } from './joined-clauses';
import { saidOtherwise } from './said-otherwise';
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { speakerBetweenCommas } from './speakers';
import { isCircumstance, isPartOfCondition } from './parts-of-conditions';
import { endsSentence } from '../reading/token-sentences';
import { wordSet } from './word-set';
import { lacksHelpingVerb, lacksNoun, onlyLeadsUp } from './visible-gaps';

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
  const leadsUp = lastEnd >= from && onlyLeadsUp(opinion, from);
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
    if (firstEnd >= from && !leadsUp) look(from, Math.min(firstEnd + 1, from + edge));
    if (lastEnd < to - 1)
      look(Math.max(lastEnd + 1, to - (to - from <= shortOmission ? shortOmission : edge)), to);
  }
  if (from < to && firstEnd !== from - 1 && !leadsUp) affected.push(...turnAt(opinion, from, to));
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
  const turns = opensTurn(opening[0] === 'save' ? opening : within) && !isOtherwiseMeant(opinion, from);
  if (turns && !leavesNoVerb(opinion, within[0] ?? '', to)) return opening.slice(0, 1);
  if (isCircumstance(opinion, from, to)) return opening.slice(0, 1);
  const isVisible = lacksNoun(opinion, from, to);
  if (!isVisible && isPartOfCondition(opinion, from, to)) return ['and'];
  if (to - from > mostQualifying) return [];
  const words = wordsBetween(opinion, from, to);
  if (leavesBareVerb(opinion, words, from, to)) return [];
  // "the evidence is {to be} believed"
  if (words.join(' ') === 'to be' && copulas.has(wordAt(opinion, from - 1))) return words;
  // "no {one but the widow} may sell"
  if (wordAt(opinion, from - 1) === 'no' && words.some((word) => exceptions.has(word))) return words;
  if (isVisible) return [];
  const [before, next] = [wordAt(opinion, from - 1), wordAt(opinion, to)];
  // "{some} courts have held", but "as {many} years as"
  if (words.length === 1 && ofSome.has(words[0] ?? '') && next.endsWith('s') && before !== 'as') return words;
  // "no {certain} method"
  if (words.length < 3 && before === 'no' && !isAlternative(words) && !endsSentence(opinion.tokens, to - 1))
    return isNumberSign(opinion, from - 1) ? [] : words;
  if (leavesPartOfPhrase(words, before, next)) return [];
  // "Then{, too,} he sold it", but "{too} late"
  const { text, starts, ends } = opinion.tokens;
  if (words.join(' ') === 'too' && text.slice(ends[from - 1], starts[from]).includes(',')) return [];
  return areQualifiers(words) || measuresNext(opinion, words, to) ? words : [];
}

/** "beyond a reasonable {doubt}", "provides {in part} that", "had been {once} tried": words that turn nothing here. */
function isOtherwiseMeant(opinion: IndexedOpinion, from: number): boolean {
  const [before, first] = [from - 1, from].map((at) => wordAt(opinion, at)) as [string, string];
  switch (first) {
    case 'doubt':
      return /^(?:of|a|reasonable)$/.test(before);
    case 'in':
      return /^(?:provid|read|stat)(?:es?|ed|s|ing)$/.test(before);
    case 'once':
      return /^(?:ha[sd]|have|been|was|were|is|are)$/.test(before);
    default:
      return false;
  }
}

/** "The court {denied} both motions": that its verb is gone everybody sees, unless another takes its place. */
function leavesNoVerb(opinion: IndexedOpinion, first: string, to: number): boolean {
  if (!deniesAsVerb.test(first)) return false;
  const [last, next, second = ''] = wordsBetween(opinion, to - 1, to + 2);
  // "to the award" is no infinitive.
  const takesNext = takesVerb(next) && !(next === 'to' && articles.has(second));
  return !takesVerb(last) && !takesNext && !isVerb(next ?? '');
}

function takesVerb(word = ''): boolean {
  return word === 'to' || word === 'that' || finite.has(word);
}

const deniesAsVerb = /^(?:refus|declin|den[iy]|reject|doubt(?:s|ed)?$|err)/;

/** "no {notice or} knowledge": of two things that are denied the draft names one. */
function isAlternative(words: readonly string[]): boolean {
  return words.length === 2 && words[1] === 'or' && !areQualifiers(words.slice(0, 1));
}

/** "{prior} to", "{less} than", "nor {attempted to} make", "{clearly} not so": what is left falls apart, or denies as much. */
function leavesPartOfPhrase(words: readonly string[], before: string, next: string): boolean {
  const phrase = words.join(' ');
  return (
    phrase === 'prior to' ||
    (phrase === 'prior' && next === 'to') ||
    (next === 'than' && /^(?:(?:is|are|was|were) )?(?:more|less)$/.test(phrase)) ||
    (before === 'nor' && words.at(-1) === 'to') ||
    (phrase === 'clearly' && next === 'not')
  );
}

/** Within the sentence: "22, 2008" measures no "II" of a heading. */
function measuresNext(opinion: IndexedOpinion, words: readonly string[], to: number): boolean {
  return !endsSentence(opinion.tokens, to - 1) && measures(words, wordAt(opinion, to));
}

/** "the order . . . be final": that a modal is gone, and that it is not said which, everybody sees. */
function leavesBareVerb(
  opinion: IndexedOpinion,
  words: readonly string[],
  from: number,
  to: number,
): boolean {
  if (!isModal(words.at(-1) ?? '') || to + 1 >= opinion.tokens.count) return false;
  if (words.length === 1 && lacksHelpingVerb(opinion, from, to)) return true;
  const [next, second] = wordsBetween(opinion, to, to + 2);
  return next === 'be' || (next === 'not' && second === 'be');
}

const mostQualifying = 6;
const exceptions = wordSet('but save other besides beyond');
const ofSome = wordSet('some many most several few');
const copulas = wordSet('is are was were');

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
