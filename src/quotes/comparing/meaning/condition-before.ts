/** "If the statute is void, the", "and, if the statute is void, then the": a clause that ends right before a passage. */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence, followsComma } from '../reading/token-sentences';
import { supposes } from './conditions';
import { mostOpening, opensTurn } from './critical-words';
import type { Turn } from './denials';
import { speakerAtHead, speakerBetweenCommas } from './speakers';
import { wordSet } from './word-set';

/** The condition, or whoever says so: "According to the widow, the"; `from`: the token with which the passage begins. */
export function conditionBefore(opinion: IndexedOpinion, from: number): Turn | null {
  const { tokens } = opinion;
  const end = wordAt(opinion, from - 1) === 'then' ? from - 1 : from;
  if (!followsComma(tokens, end)) return null;
  let start = end - 1;
  let clause = -1;
  while (start > 0 && end - start < longestCondition && !endsSentence(tokens, start - 1)) {
    if (clause < 0 && followsComma(tokens, start)) clause = start;
    start--;
  }
  const opensClause = clause < 0 ? '' : wordAt(opinion, clause);
  if (innerConditions.has(opensClause)) return { from: clause, to: from, words: [opensClause] };
  const speaker = speakerBetweenCommas(
    tokens.text.slice(tokens.ends[Math.max(start, clause - 1)], tokens.starts[end]),
  );
  if (clause > 0 && speaker !== null) return { from: clause, to: from, words: [speaker] };
  for (let at = start; at < end - 2; at++) {
    const phrase = wordsBetween(opinion, at, at + 3).join(' ');
    if ((at === start || followsComma(tokens, at)) && circumstance.test(phrase))
      return { from: at, to: from, words: wordsBetween(opinion, at, at + 3) };
  }
  if (!endsSentence(tokens, start - 1)) return null;
  const opening = wordsBetween(opinion, start, Math.min(start + mostOpening, from));
  const [first = ''] = opening;
  const turns =
    conditions.has(first) ||
    supposes(opinion, start) ||
    (opensTurn(opening) && !holdsRegardless.has(first)) ||
    speakerAtHead(tokens.text.slice(tokens.starts[start], tokens.starts[from]));
  return turns ? { from: start, to: from, words: [first] } : null;
}

/** "in times of war, the", "in cases other than theft, the", "in the absence of a deed, the" */
const circumstance = /^in (?:(?:times?|cases?) (?:of|other)|the (?:event|absence))$/;
const longestCondition = 40;
/** Of "Notwithstanding the sale, the", "Rather than sue, the", "Contrary to the deed, the" what follows holds. */
const holdsRegardless = wordSet('notwithstanding rather contrary');
/** What opens a condition also within a sentence. */
const innerConditions = new Set(['if', 'unless', 'assuming']);
const conditions = wordSet('without provided except absent');
