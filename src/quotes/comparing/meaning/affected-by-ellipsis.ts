/**
 * Which words that decide the meaning an ellipsis hides. None: the mark is lawful.
 *
 * Whole sentences may be left out. Of one that is cut, an ellipsis hides what no mark may hide, and makes one clause of what is left.
 */
import { headLeftOut } from './hidden-heads';
import { areQualifiers, measures } from './hidden-qualifiers';
import { cutOf, hiddenWords, mostQualifying, type Cut } from './hidden-words';
import { affectedByJoiningClauses } from './joined-clauses';
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { isNumberSign } from './number-signs';
import { isPartOfCondition } from './parts-of-conditions';
import { endsSentence } from '../reading/token-sentences';
import { lacksNoun, leavesPartOfPhrase } from './visible-gaps';
import { wordSet } from './word-set';

/** Of an ellipsis for the tokens `from` to before `to`. */
export function affectedByEllipsis(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const cut = cutOf(opinion, from, to);
  const affected = [...hiddenWords(opinion, cut)];
  if (cut.leavesSentence && affected.length === 0) affected.push(...shareLeftOut(opinion, cut));
  if (cut.entersSentence) {
    const head = headLeftOut(opinion, from, to);
    affected.push(...(head === null ? [] : [head]), ...affectedByJoiningClauses(opinion, from, to));
  }
  return [...new Set(affected)];
}

/** What the omission takes from a number, a noun or a condition that the draft keeps. */
function shareLeftOut(opinion: IndexedOpinion, { from, to }: Cut): readonly string[] {
  const [before, next] = [from - 1, to].map((at) => wordAt(opinion, at)) as [string, string];
  if (before === 'cert') return [];
  const isVisible = lacksNoun(opinion, from, to);
  if (!isVisible && isPartOfCondition(opinion, from, to)) return ['and'];
  if (to - from > mostQualifying) return [];
  const words = wordsBetween(opinion, from, to);
  // "no {one but the widow} may sell"
  if (before === 'no' && words.some((word) => exceptions.has(word))) return words;
  if (isVisible) return [];
  // "{some} courts have held", but "as {many} years as"
  if (words.length === 1 && ofSome.has(words[0] ?? '') && next.endsWith('s') && before !== 'as') return words;
  if (endsSentence(opinion.tokens, to - 1)) return [];
  // "no {certain} method"
  if (words.length < 3 && before === 'no' && !isAlternative(words))
    return isNumberSign(opinion, from - 1) ? [] : words;
  return !leavesPartOfPhrase(words, before, next) && measures(words, next) ? words : [];
}

/** "no {notice or} knowledge": of two things that are denied the draft names one. */
function isAlternative(words: readonly string[]): boolean {
  return words.length === 2 && words[1] === 'or' && !areQualifiers(words.slice(0, 1));
}

const exceptions = wordSet('but save other besides beyond');
const ofSome = wordSet('some many most several few');
