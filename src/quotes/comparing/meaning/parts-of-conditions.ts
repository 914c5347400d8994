/** Omissions from a rule that take away one of the things that it asks for: "{when he is drunk}", "a deed {and a witness}". */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { opensCondition } from './conditions';
import { isHidden } from './critical-words';
import { articles } from './grammar-words';
import { isPastTense } from './past-tense';
import { wordSet } from './word-set';

/**
 * "may reduce it {when he is drunk}", "must pay {where the deed says so}": of a rule it says when the rule holds. "He left {when the
 * mill burned}" tells what was, and behind a comma it may be said by the way.
 */
export function isCircumstance(opinion: IndexedOpinion, from: number, to: number): boolean {
  if (!/^when(?:ever)?$|^where(?:ver)?$/.test(wordAt(opinion, from))) return false;
  // "except {where beneficial}"
  if (isHidden(wordAt(opinion, from - 1))) return true;
  if (to - from < shortestClause) return false;
  const { text, starts, ends } = opinion.tokens;
  return !/[,;:(—-]/.test(text.slice(ends[from - 1], starts[from])) && opensCondition(opinion, from);
}

/** "she would have won{, had the deed been sealed,} the barn" */
export function isInverted(opinion: IndexedOpinion, from: number, to: number): boolean {
  const { text, starts, ends } = opinion.tokens;
  const [first = '', second = '', ...others] = wordsBetween(opinion, from, to);
  return (
    /^(?:had|were|should)$/.test(first) &&
    (articles.has(second) || /^(?:he|she|it|they|we|i)$/.test(second)) &&
    others.some((word) => isPastTense(word) || /^(?:been|to|not|be)$/.test(word)) &&
    /[,;]/.test(text.slice(ends[from - 1], starts[from]))
  );
}

const shortestClause = 3;
const longestClause = 16;

/** "lawful if he consents {and she has a warrant}", "must show {injury and} a cause": of what is asked for the draft tells a part. */
export function isPartOfCondition(opinion: IndexedOpinion, from: number, to: number): boolean {
  const { text, starts, ends } = opinion.tokens;
  const opens = wordAt(opinion, from) === 'and';
  if (to - from < 2 || (!opens && wordAt(opinion, to - 1) !== 'and')) return false;
  if (/[.;]\s/.test(text.slice(starts[from], starts[to - 1]))) return false;
  // Behind a comma a clause of its own may begin: "must be obeyed{, and if wrong}".
  if (text.slice(ends[from - 1], starts[from]).includes(',')) return false;
  // "was required to {and did} swear": no whole part stands before it.
  if (opens && wordAt(opinion, from - 1) === 'to') return false;
  for (let at = from - 1; at > Math.max(0, from - longestClause); at--) {
    if (isConditional(opinion, at))
      return (
        !duties.has(wordAt(opinion, at)) ||
        (isAskedToo(opinion, at, from, to) && !goesOnAnew(opinion, from, to))
      );
    if (/[,;:.]/.test(text.slice(ends[at - 1], starts[at]))) return false;
  }
  return false;
}

const duties = wordSet('must shall requires required');

/** Not of "the required form", "required by the deed", "seldom if ever". */
function isConditional(opinion: IndexedOpinion, at: number): boolean {
  const [before = '', word = '', next = ''] = wordsBetween(opinion, at - 1, at + 2);
  if (word === 'if') return next !== 'ever' && next !== 'any';
  if (word === 'required') return next !== 'by' && !articles.has(before);
  return word === 'unless' || duties.has(word);
}

/**
 * Of the duty at the token `duty` a thing of its own, "must show {the injury and} the loss", and no second word for the same: "shall be
 * full {and complete}", "must be rapidly {and promptly} done", "shall name a fee or {a sum to be allowed and} paid".
 */
function isAskedToo(opinion: IndexedOpinion, duty: number, from: number, to: number): boolean {
  const [first, second = ''] = wordsBetween(opinion, from, from + 2);
  if (first !== 'and') return articles.has(first ?? '') && articles.has(wordAt(opinion, to));
  if (!/^(?:be|have)$/.test(wordAt(opinion, duty + 1))) return true;
  return articles.has(second) || second === 'that' || isPastTense(second);
}

/** "must give a bond {in that case, and} the same was approved": what follows is no part of the duty, but the next that happened. */
function goesOnAnew(opinion: IndexedOpinion, from: number, to: number): boolean {
  const { text, starts, ends } = opinion.tokens;
  if (wordAt(opinion, to - 1) !== 'and' || !text.slice(ends[to - 2], starts[to - 1]).includes(','))
    return false;
  return (
    to - from > 1 &&
    articles.has(wordAt(opinion, to)) &&
    wordsBetween(opinion, to + 1, to + longestSubject).some((word) => /^(?:was|were|had)$/.test(word))
  );
}

const longestSubject = 4;
