/** "alleges that, acting for the town, he", "asserts that since he has no deed, he": what stands between a "that" and its clause. */
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { endsSentence, followsComma } from '../reading/token-sentences';
import { wordSet } from './word-set';

/** The token of that "that", where what is put in ends right before the token `from`. */
export function thatBeforeInterposed(opinion: IndexedOpinion, from: number): number | null {
  const { tokens } = opinion;
  if (!followsComma(tokens, from)) return null;
  let commas = 0;
  for (let at = from - 1; at > Math.max(0, from - longestClause); at--) {
    if (endsSentence(tokens, at)) return null;
    const isWhole = commas === 0 && from - at < longestPhrase;
    const opens = clauses.has(wordAt(opinion, at)) || (isWhole && phrases.has(wordAt(opinion, at)));
    if (wordAt(opinion, at - 1) === 'that' && opens) return at - 1;
    if (!followsComma(tokens, at)) continue;
    // Behind "that," it begins with a comma of its own.
    if (commas === 0 && from - at < longestInterposed && wordAt(opinion, at - 1) === 'that') return at - 1;
    commas++;
  }
  return null;
}

const longestInterposed = 12;
const longestPhrase = 16;
const longestClause = 30;
/** "concluded that on its face, the" */
const phrases = wordSet('on in under by at for as to of with without during upon after before despite given');
const clauses = wordSet('since because if when where although though while as unless until once even');
