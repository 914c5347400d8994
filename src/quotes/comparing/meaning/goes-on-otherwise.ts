/** A sentence that the draft ends where the opinion takes half of it back: "The rule is old{, but it binds nobody}". */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { opensCondition } from './conditions';
import type { Turn } from './denials';
import { isVerb } from './grammar-words';
import { opensWithSubject } from './opens-sentence';
import { wordSet } from './word-set';

/**
 * The words before which the passage has been ended, at the token `to`: a contrast with a subject and a verb of its own, "but he sued",
 * or the time or place of which alone the sentence holds, "when the mill burns". Of a part of a sentence a draft may end its own with.
 */
export function contrastAfter(opinion: IndexedOpinion, to: number): Turn | null {
  const { text, starts, ends, count } = opinion.tokens;
  if (to === 0 || to >= count - 1 || endsSentence(opinion.tokens, to - 1)) return null;
  const gap = text.slice(ends[to - 1], starts[to]);
  const word = wordAt(opinion, to);
  const holdsThen = /^\s+$/.test(gap) && circumstances.has(word) && opensCondition(opinion, to);
  const takesBack =
    /^[”"’']{0,2}[,;]\s/.test(gap) && contrasts.has(word) && opensClauseOfItsOwn(opinion, to + 1);
  return holdsThen || takesBack ? { from: to, to: Math.min(count, to + shown), words: [word] } : null;
}

/** "but it binds nobody", and not "but also the heirs". */
function opensClauseOfItsOwn(opinion: IndexedOpinion, at: number): boolean {
  const [subject = '', ...others] = wordsBetween(opinion, at, at + reachOfVerb);
  return pronouns.has(subject) || (opensWithSubject(opinion, at) && others.some(isVerb));
}

const reachOfVerb = 8;
/** So many words of it. */
const shown = 8;
/** Of what holds "although" something else does, a draft leaves out no more than the concession. */
const contrasts = wordSet('but yet');
const pronouns = wordSet('it he she they we i there');
const circumstances = wordSet('when whenever where wherever');
