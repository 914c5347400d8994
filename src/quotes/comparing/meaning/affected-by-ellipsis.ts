/**
 * Which words that decide the meaning an ellipsis hides. None: the mark is lawful.
 *
 * Whole sentences may be left out. Of one that is cut, an ellipsis hides what no mark may hide, and makes one clause of what is left.
 */
import { isNumberSign } from './denials';
import { headLeftOut } from './hidden-heads';
import { measures } from './hidden-qualifiers';
import { cutOf, hiddenWords, isNounLeftOut, type Cut } from './hidden-words';
import { affectedByJoiningClauses } from './joined-clauses';
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { wordSet } from './word-set';

/** Of an ellipsis for the tokens `from` to before `to`. */
export function affectedByEllipsis(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const cut = cutOf(opinion, from, to);
  const affected = [...hiddenWords(opinion, cut)];
  if (cut.leavesSentence) affected.push(...shareLeftOut(opinion, cut));
  if (cut.entersSentence) {
    const head = headLeftOut(opinion, from, to);
    affected.push(...(head === null ? [] : [head]), ...affectedByJoiningClauses(opinion, from, to));
  }
  return [...new Set(affected)];
}

/** What the omission takes from a number, a noun or a condition that the draft keeps. */
function shareLeftOut(opinion: IndexedOpinion, { from, to }: Cut): readonly string[] {
  if (from > 0 && wordAt(opinion, from - 1) === 'cert') return [];
  if (isPartOfCondition(opinion, from, to)) return ['and'];
  if (to - from > mostLeftOut) return [];
  const words = wordsBetween(opinion, from, to);
  // "{some} courts have held"
  if (words.length === 1 && ofSome.has(words[0] ?? '') && wordAt(opinion, to).endsWith('s')) return words;
  if (endsSentence(opinion.tokens, to - 1)) return [];
  // "no {certain} method"
  if (words.length < 3 && wordAt(opinion, from - 1) === 'no' && !isNumberSign(opinion, from - 1))
    return words;
  // "22, 2008" measures no "II" of a heading.
  return !isNounLeftOut(opinion, from, to) && measures(words, wordAt(opinion, to)) ? words : [];
}

const mostLeftOut = 6;
const ofSome = wordSet('some many most several few');

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

const longestClause = 16;
const conditional = wordSet('if unless must shall requires required');
