/** An ellipsis that makes one clause of two: "The widow . . . sold the barn", where she sued, and it was the miller who sold it. */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { areOppositeOutcomes } from './critical-words';
import { finite, isVerb } from './grammar-words';
import { isWholeSubject } from './whole-subject';

/** The words that tell so, of an ellipsis for the tokens `from` to before `to`. */
export function affectedByJoiningClauses(
  opinion: IndexedOpinion,
  from: number,
  to: number,
): readonly string[] {
  if (to <= from) return [];
  const [before, last] = [wordAt(opinion, from - 1), wordAt(opinion, to - 1)];
  const turn =
    before === last ? wordsBetween(opinion, from, to).find((word) => contrasts.has(word)) : undefined;
  if (turn !== undefined) return [turn];
  if (last === 'but' || (last === 'or' && duties.has(before))) return [last];
  const contrast = contrastBefore(opinion, from, to);
  if (contrast !== null) return [contrast];
  const subject = otherSubject(opinion, from, to);
  if (subject.length > 0) return subject;
  const seam = repeatedAtSeam(opinion, from, to);
  return seam.length > 0 ? seam : otherOutcome(opinion, from, to);
}

/** "The widow . . . has sold the barn" where the opinion says "sued, and the miller has sold": the verb of another subject. */
function otherSubject(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const { text, starts, ends, count } = opinion.tokens;
  const verb = to < count ? wordAt(opinion, to) : '';
  if (!isVerb(verb) || !isWholeSubject(opinion, from)) return [];
  for (let at = to - 2; at > Math.max(from, to - longestSubject - 2); at--) {
    if (!joints.has(wordAt(opinion, at)) || !/[,;]/.test(text.slice(ends[at - 1], starts[at]))) continue;
    const subject = text.slice(starts[at + 1], ends[to - 1]);
    return opensSubject.test(subject) && !/[,;:]/.test(subject) ? wordsBetween(opinion, at + 1, to) : [];
  }
  return [];
}

const longestSubject = 3;
const joints = new Set('and but yet while whereas or nor so'.split(' '));
/** A pronoun may mean the same subject. */
const opensSubject = /^(?:(?:the|an?|his|her|its|their|we|I)\b|\p{Lu})/u;

/** "He may have . . . no lien" where the opinion says "a claim, but he has": the verb of the second clause is left out with its "but". */
function contrastBefore(opinion: IndexedOpinion, from: number, to: number): string | null {
  const { text, starts, ends } = opinion.tokens;
  if (!leavesOpen(wordAt(opinion, to - 1))) return null;
  for (let at = to - 2; at >= Math.max(from, to - edge); at--) {
    const word = wordAt(opinion, at);
    if (contrasts.has(word) && /[,;]/.test(text.slice(ends[at - 1], starts[at]))) return word;
  }
  return null;
}

/** Before the verb of its clause. */
const edge = 4;
const contrasts = new Set(['but', 'yet', 'while', 'whereas', 'although', 'though']);

/** `must pay or vacate` is no `must . . . vacate`. */
const duties = new Set(['must', 'shall', 'may']);

/** "The tax of 1866 was . . . valid" where the opinion says "was void. The tax of 1876 was valid": two clauses alike become one. */
function repeatedAtSeam(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const { tokens } = opinion;
  if (to - from < 2) return [];
  const ends = Array.from({ length: to - 1 - from }, (_, at) => from + at).some((at) =>
    endsSentence(tokens, at),
  );
  if (
    !ends &&
    !/;|, (?:and|but|while|whereas)\b/.test(tokens.text.slice(tokens.starts[from], tokens.starts[to - 1]))
  )
    return [];
  const last = wordAt(opinion, to - 1);
  return wordAt(opinion, from - 1) === last && leavesOpen(last) ? [last] : [];
}

/** Of a word that the next one completes. */
function leavesOpen(word: string): boolean {
  return finite.has(word) || word === 'be' || word === 'been';
}

/** "We affirm the order on . . . the mill", where the opinion reverses that one; "We . . . deny the motion", where it grants another. */
function otherOutcome(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const { tokens } = opinion;
  let start = from;
  while (start > Math.max(0, from - farthest) && !endsSentence(tokens, start - 1)) start--;
  let end = from + 1;
  while (end < Math.min(tokens.count, to + farthestAfter) && !endsSentence(tokens, end - 1)) end++;
  const kept = [...wordsBetween(opinion, start, from), ...wordsBetween(opinion, to, end)];
  for (const word of wordsBetween(opinion, from, to)) {
    const other = kept.find((each) => areOppositeOutcomes(word, each));
    if (other !== undefined) return [other, word];
  }
  return [];
}

const farthest = 60;
const farthestAfter = 12;
