/**
 * `Elm v. Oak, {12 F.3d 34 (1990).} Had the town`: a citation may be left out whole, and within a sentence ("In Elm v. Oak, 12 F.3d 34,
 * the court") its numbers may; of one that stands for itself the name alone says nothing, and its rest is dropped.
 */
import type { TokenSpan } from '../aligning/exact-passages';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';

/** Whether the tokens left out are what follows the name in such a citation. */
export function isRestOfCitation(opinion: IndexedOpinion, { from, to }: TokenSpan): boolean {
  const { tokens } = opinion;
  const { text, starts, ends, count } = tokens;
  if (from === 0 || to >= count || !/^\d/.test(wordAt(opinion, from))) return false;
  if (!/^\s?,/.test(text.slice(ends[from - 1], starts[from]))) return false;
  const standsAlone = endsSentence(tokens, to - 1) || text.slice(ends[to - 1], starts[to]).includes('(');
  return standsAlone && followsName(opinion, from);
}

/** "Elm v. Oak", "supra", or a name with which the sentence begins: "Elm, 12 F.3d at 34". */
function followsName(opinion: IndexedOpinion, from: number): boolean {
  const { tokens } = opinion;
  const before = from - 1;
  if (wordAt(opinion, before) === 'supra') return true;
  if (endsSentence(tokens, before - 1))
    return /\p{Lu}/u.test(tokens.text.charAt(tokens.starts[before] as number));
  for (let at = before; at > Math.max(0, before - longestName); at--) {
    if (/^vs?$/.test(wordAt(opinion, at))) return true;
    if (endsSentence(tokens, at - 1)) return false;
  }
  return false;
}

/** In words, of the second party. */
const longestName = 8;
