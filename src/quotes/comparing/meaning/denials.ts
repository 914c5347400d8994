/** Words before a passage that deny what it says: "not agree that", "no reason to believe that"; two of them say that it is so. */
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import type { TokenSpan } from '../aligning/exact-passages';
import { endsSentence } from '../reading/token-sentences';
import { isNumberSign } from './number-signs';
import { wordSet } from './word-set';

/** Words beside a passage that turn what it says. */
export interface Turn extends TokenSpan {
  readonly words: readonly string[];
}

/** The last such word among those before the token `end`, in its own sentence and clause. */
export function lastWithin(
  opinion: IndexedOpinion,
  end: number,
  most: number,
  turns: (word: string) => boolean,
): Turn | null {
  for (let at = end - 1; at >= Math.max(0, end - most); at--) {
    if (endsSentence(opinion.tokens, at)) return null;
    const word = wordAt(opinion, at);
    if (turns(word) && !isNumberSign(opinion, at))
      return assertsDoubly(opinion, at, end) ? null : { from: at, to: end, words: [word] };
  }
  return null;
}

/** "There is no doubt that", "it cannot be denied that": two negations say that it is so. */
export function assertsDoubly(opinion: IndexedOpinion, at: number, end: number): boolean {
  const doubts = (token: number): boolean => doubting.test(wordAt(opinion, token));
  if (!doubts(at))
    return isNegation(wordAt(opinion, at)) && [at + 1, at + 2].some((next) => next < end && doubts(next));
  for (let before = at - 1; before >= Math.max(0, at - reachOfDouble); before--) {
    if (endsSentence(opinion.tokens, before)) return false;
    const word = wordAt(opinion, before);
    if (isNegation(word) || removals.has(word)) return true;
  }
  return false;
}

/** Denied, they say that it is so: "no doubt that", "did not err in holding that", "no difficulty in holding that". */
export const doubting =
  /^(?:doubt|disput|den[iy]|question|disagree|oppos|err|abuse|hesitat|contest|controvert|difficult|trouble)/;

const reachOfDouble = 4;
/** Before "doubt". */
const removals = wordSet(
  'beyond without little remove removes removed removing dispel dispels dispelled impossible hard difficult',
);

function isNegation(word: string): boolean {
  return word.endsWith("n't") || negations.has(word);
}

export function isDenial(word: string): boolean {
  return word.endsWith("n't") || denials.has(word);
}

const denials = wordSet(
  'not no never neither nor cannot hardly nothing reject rejects rejected rejecting deny denies denied denying doubt doubts doubted disagree disagrees disagreed false untrue',
);

const negations = wordSet('no not never none nobody nothing cannot neither nor');
