/**
 * Which words that decide the meaning an ellipsis hides. None: the mark is lawful.
 *
 * Whole sentences may be left out; of a sentence that is cut, no negation, no exception, and not all that makes it doubtful.
 */
import { areHedges, isHidden, opensTurn } from './critical-words';
import { wordAt, type IndexedOpinion } from '../index-opinion';
import { endsSentence } from './token-sentences';

/** Omissions up to this many tokens within one sentence are read in whole. */
export const shortOmission = 60;
const edge = 4;
/** So few tokens are read in whole even where they are sentences: "Not so." */
const fewTokens = 6;
const longestHedge = 4;

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
      const word = wordAt(opinion, at);
      if (isHidden(word)) affected.push(word);
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
    if (lastEnd < to - 1) look(Math.max(lastEnd + 1, to - edge), to);
  }
  if (from < to && firstEnd !== from - 1) affected.push(...turnAt(opinion, from, to));
  return [...new Set(affected)];
}

/** What turns a sentence that is left in its middle. */
function turnAt(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const words: string[] = [];
  for (let at = from; at < Math.min(to, from + longestHedge); at++) words.push(wordAt(opinion, at));
  if (from + 1 < opinion.tokens.count && opensTurn([words[0] ?? '', wordAt(opinion, from + 1)]))
    return words.slice(0, 1);
  if (to - from <= longestHedge && areHedges(words)) return words;
  const last = to - from <= longestHedge ? words.at(-1) : undefined;
  return last !== undefined && opensTurn([last]) ? [last] : [];
}
