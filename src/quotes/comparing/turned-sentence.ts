/** Words beside a passage, in the same sentence of the opinion, that turn what the passage says when it stands alone. */
import { wordAt, type IndexedOpinion } from '../index-opinion';
import { isHidden, opensTurn } from './critical-words';
import type { TokenSpan } from './exact-passages';
import { endsSentence } from './token-sentences';

export interface Turn extends TokenSpan {
  /** The words that turn it. */
  readonly words: readonly string[];
}

/** "it did" before "not", "may be waived" before "unless": the very next word, at the token `to` where the passage has ended. */
export function turnAfter(opinion: IndexedOpinion, to: number): Turn | null {
  const { tokens } = opinion;
  if (to === 0 || to >= tokens.count || endsSentence(tokens, to - 1)) return null;
  // Of "cert. denied" the words before lose nothing.
  if (wordAt(opinion, to - 1) === 'cert') return null;
  const next = wordAt(opinion, to);
  const after = to + 1 < tokens.count ? wordAt(opinion, to + 1) : '';
  return isHidden(next) || opensTurn([next, after]) ? { from: to, to: to + 1, words: [next] } : null;
}

/** Between the negation and its "that": "not agree that", "no reason to believe that". */
const reach = 5;

/** "No" before "[C]ourt has held", "Only" before "[T]he President", "I do not agree that" before "a party may waive it", at the token `from` where the passage begins. */
export function turnBefore(opinion: IndexedOpinion, from: number): Turn | null {
  const that = from - 1;
  if (that < 0 || endsSentence(opinion.tokens, that)) return null;
  const last = wordAt(opinion, that);
  if (isDenial(last) || limits.has(last)) return { from: that, to: from, words: [last] };
  if (that < 1 || last !== 'that') return null;
  for (let at = that - 1; at >= Math.max(0, that - reach); at--) {
    if (endsSentence(opinion.tokens, at)) return null;
    const word = wordAt(opinion, at);
    if (isDenial(word)) return { from: at, to: from, words: [word] };
  }
  return null;
}

function isDenial(word: string): boolean {
  return word.endsWith("n't") || denials.has(word);
}

/** Right before the passage. */
const limits = new Set(['only', 'without', 'few', 'rarely', 'seldom', 'barely', 'scarcely', 'unless']);

const denials = new Set(
  'not no never neither nor cannot hardly reject rejects rejected rejecting deny denies denied denying doubt doubts doubted disagree disagrees disagreed false untrue'.split(
    ' ',
  ),
);
