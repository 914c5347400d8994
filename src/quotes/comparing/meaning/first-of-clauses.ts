/** Clauses in a row, each behind its own "that": what is said of the first is said of them all. */
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { isShowing } from './denied-heads';
import { endsSentence } from '../reading/token-sentences';
import { saidByParty } from './said-by-party';
import { wordSet } from './word-set';

/**
 * Of "held that it need not find this, and that", "alleges that he owns the mill; that" the first "that", on which the last one
 * depends as well; the last where none is near. Of "failed to show fraud, or that" the token behind the verb.
 */
export function firstOfClauses(opinion: IndexedOpinion, last: number): number {
  const joint = counts.has(wordAt(opinion, last - 1)) ? last - 2 : last - 1;
  const first = joints.has(wordAt(opinion, joint))
    ? firstBehind(opinion, joint)
    : measuresClause(opinion, last)
      ? firstReported(opinion, last)
      : firstOfRow(opinion, last);
  return first === null ? last : firstOfClauses(opinion, first);
}

function firstBehind(opinion: IndexedOpinion, joint: number): number | null {
  let shown: number | null = null;
  let claimed: number | null = null;
  for (let at = joint - 1; at > Math.max(0, joint - longestClause); at--) {
    if (endsSentence(opinion.tokens, at)) break;
    const word = wordAt(opinion, at);
    if (word === 'that' && !notFirst.has(wordAt(opinion, at - 1))) return at;
    if (claims.has(word)) claimed ??= at + 1;
    else if (isShowing(word)) shown ??= at + 1;
  }
  return claimed ?? shown;
}

/** "so complex that", "such a case that". */
function measuresClause(opinion: IndexedOpinion, that: number): boolean {
  return [2, 3, 4].some((back) => /^(?:so|such)$/.test(wordAt(opinion, Math.max(0, that - back))));
}

/** Without "and" a row of clauses is what somebody has said or claimed; the court's own verb may as well stand before the last. */
function firstOfRow(opinion: IndexedOpinion, last: number): number | null {
  const { text, starts, ends } = opinion.tokens;
  if (last === 0 || !/[,;]/.test(text.slice(ends[last - 1], starts[last]))) return null;
  return firstReported(opinion, last);
}

function firstReported(opinion: IndexedOpinion, last: number): number | null {
  for (let at = last - 1; at > Math.max(0, last - longestClause); at--) {
    if (endsSentence(opinion.tokens, at) || ownVerbs.has(wordAt(opinion, at))) break;
    if (wordAt(opinion, at) !== 'that') continue;
    const head = counts.has(wordAt(opinion, at - 1)) ? at - 1 : at;
    if (claims.has(wordAt(opinion, head - 1)) || saidByParty(opinion, head) !== null) return at;
  }
  return null;
}

const longestClause = 40;
const joints = wordSet('and or nor but');
const notFirst = wordSet('and or nor but so than');
const counts = wordSet('first second third fourth also further finally');
const claims = wordSet(
  'argue argues argued contend contends contended claim claims claimed asserts asserted allege alleges alleged maintains maintained insists insisted urges urged testifies testified complains complained assume assumes suppose presume presumes',
);
const ownVerbs = wordSet('we hold holds held conclude concludes concluded find finds found told');
