/** The "that" or "whether" on which a passage depends that begins in the midst of its clause: "argues that the rate {is lawful}". */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence, followsComma } from '../reading/token-sentences';
import { isEnglishWord } from '../reading/word-list';
import { joinsClause } from './governing-words';
import { articles, finite, isVerb, opensClause, prepositions } from './grammar-words';
import { thatBeforeInterposed } from './interposed-clauses';
import { behindTitle } from './opens-sentence';

/** `null` where none is near. `from`: the token with which the passage begins. */
export function headOfClause(opinion: IndexedOpinion, from: number): number | null {
  return (
    thatBefore(opinion, from) ??
    whetherBefore(opinion, from) ??
    thatBeforeInterposed(opinion, subjectBehindComma(opinion, from) ?? from)
  );
}

/** The "that" with which the passage begins, right behind which it does, or of whose subject it has the verb. */
function thatBefore(opinion: IndexedOpinion, from: number): number | null {
  const farthest = isVerb(wordAt(opinion, from)) ? longestSubject : from - behindTitle(opinion, from);
  for (let at = from; at >= Math.max(1, from - farthest - 1); at--) {
    if (wordAt(opinion, at) === 'that') {
      // Of "the claim that only {appeared}" it is the subject itself.
      const subject = wordsBetween(opinion, at + 1, from);
      const isSubject = subject.length > 0 && subject.every((word) => word.endsWith('ly'));
      return (joinsClause(opinion, at) || goesOnInRow(opinion, at)) && !isSubject ? at : null;
    }
    if (at < from && (endsClause(opinion, at) || goesOn(opinion, at))) return null;
  }
  return null;
}

/** "contends that she sold it and {that} the barn is his". */
function goesOnInRow(opinion: IndexedOpinion, that: number): boolean {
  return /^(?:and|or|nor)$/.test(wordAt(opinion, that - 1)) && !isVerb(wordAt(opinion, that + 1));
}

/** "whether the {charter}", "whether the sum provided for in the charter {is} interest". */
function whetherBefore(opinion: IndexedOpinion, from: number): number | null {
  const farthest = maybeVerb(opinion, from) ? longestQuestion : from - behindTitle(opinion, from);
  for (let at = from - 1; at >= Math.max(0, from - farthest - 1); at--) {
    const word = wordAt(opinion, at);
    if (word === 'whether') return leavesOpen(opinion, at) ? null : at;
    if (endsClause(opinion, at) || followsComma(opinion.tokens, at + 1) || finite.has(word)) return null;
  }
  return null;
}

/** "regardless of {whether} he sells", "no matter {whether}", "decide {whether} to sell": nothing depends on it. */
function leavesOpen(opinion: IndexedOpinion, whether: number): boolean {
  const before = wordsBetween(opinion, Math.max(0, whether - 2), whether);
  return before.includes('regardless') || before.includes('matter') || wordAt(opinion, whether + 1) === 'to';
}

/** "the charter {requires}": behind a noun. */
function maybeVerb(opinion: IndexedOpinion, token: number): boolean {
  const [before = '', word = ''] = wordsBetween(opinion, token - 1, token + 1);
  if (isVerb(word)) return true;
  const isBehindNoun = ![articles, prepositions, opensClause].some((others) => others.has(before));
  return isBehindNoun && /[^s]s$/.test(word) && isEnglishWord(word.slice(0, -1));
}

/** Of "contends that under the deed, he {may sell}" the token of "he". */
export function subjectBehindComma(opinion: IndexedOpinion, verb: number): number | null {
  if (!isVerb(wordAt(opinion, verb))) return null;
  for (let at = verb; at > Math.max(0, verb - longestSubject); at--) {
    if (followsComma(opinion.tokens, at)) return at;
    if (endsClause(opinion, at - 1) || goesOn(opinion, at - 1)) return null;
  }
  return null;
}

function goesOn(opinion: IndexedOpinion, at: number): boolean {
  return opensClause.has(wordAt(opinion, at)) || isVerb(wordAt(opinion, at));
}

export function endsClause(opinion: IndexedOpinion, at: number): boolean {
  const { text, starts, ends } = opinion.tokens;
  return endsSentence(opinion.tokens, at) || /[;:()]/.test(text.slice(ends[at], starts[at + 1]));
}

const longestSubject = 6;
const longestQuestion = 14;
