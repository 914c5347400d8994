/** A negation of the opinion right before a passage that the draft takes up in mid-sentence: "is not" before "a sine qua non". */
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { assertsDoubly, isDenial, lastWithin, type Turn } from './denials';
import { isNumberSign } from './number-signs';
import { endsSentence } from '../reading/token-sentences';
import { wordSet } from './word-set';

/** `from`: the token with which the passage begins. What stands between it and the negation says nothing of its own. */
export function deniedBeginning(opinion: IndexedOpinion, from: number): Turn | null {
  const { tokens } = opinion;
  if (notForAll.has(wordAt(opinion, from))) return null;
  for (let at = from - 1; at >= Math.max(0, from - mostBetween); at--) {
    if (endsSentence(tokens, at) || /[;:()]/.test(tokens.text.slice(tokens.ends[at], tokens.starts[at + 1])))
      return null;
    const word = wordAt(opinion, at);
    if (isDenial(word) || word === 'without')
      return isOpen(opinion, at) || isNumberSign(opinion, at) || isUndone(opinion, at, from)
        ? null
        : { from: at, to: from, words: [word] };
    if (!saysNothing.has(word) && !word.endsWith('ly')) return null;
  }
  return null;
}

/** "whether or {not}", "if {not}", "{not} only": none of them denies what follows. */
function isOpen(opinion: IndexedOpinion, at: number): boolean {
  return leavesOpen.has(wordAt(opinion, at - 1)) || notForAll.has(wordAt(opinion, at + 1));
}

/** "cannot be decided {without} running up against": what is denied twice is said. */
function isUndone(opinion: IndexedOpinion, at: number, from: number): boolean {
  if (assertsDoubly(opinion, at, from)) return true;
  return wordAt(opinion, at) === 'without' && lastWithin(opinion, at, reachOfDouble, isDenial) !== null;
}

const reachOfDouble = 20;
const mostBetween = 6;
const notForAll = wordSet('only merely just simply alone less more later fewer doubt question');
const leavesOpen = wordSet('or if why');
const saysNothing = wordSet(
  'a an the any is are was were be been being have has had to in of by for so as at all itself himself themselves ever yet way manner event sense means such',
);
