/** "The widow", with which a sentence begins, and of which the verb is left out: whatever verb comes next is read as hers. */
import { wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { articles, isVerb, joints, opensClause, prepositions } from './grammar-words';

/** Whether the words from the sentence's beginning up to the token `end` are no more than that. */
export function isWholeSubject(opinion: IndexedOpinion, end: number): boolean {
  let start = end;
  while (start > 0 && !endsSentence(opinion.tokens, start - 1)) {
    if (end - --start > longestSubject) return false;
  }
  const words = wordsBetween(opinion, start, end);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    words.length > 0 &&
    !words.some((word) => isVerb(word) || opensClause.has(word)) &&
    ![prepositions, joints].some((others) => others.has(first)) &&
    ![prepositions, articles].some((others) => others.has(last)) &&
    !/['’]s$/.test(last)
  );
}

const longestSubject = 6;
