/** An ellipsis that makes one clause of two: "The widow . . . sold the barn", where she sued, and it was the miller who sold it. */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { areOppositeOutcomes } from './critical-words';
import { isPastTense } from './past-tense';

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
  if (last === 'but' || (last === 'or' && leavesOpen.has(before))) return [last];
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
  if (!leavesOpen.has(verb) && !isPastTense(verb)) return [];
  for (let at = to - 2; at > Math.max(from, to - longestSubject - 2); at--) {
    if (!joints.has(wordAt(opinion, at)) || !/[,;]/.test(text.slice(ends[at - 1], starts[at]))) continue;
    const subject = text.slice(starts[at + 1], ends[to - 1]);
    return opensSubject.test(subject) && !/[,;:]/.test(subject) ? wordsBetween(opinion, at + 1, to) : [];
  }
  return [];
}

const longestSubject = 3;
const joints = new Set('and but yet while whereas or nor for so'.split(' '));
/** A pronoun may mean the same subject. */
const opensSubject = /^(?:(?:the|an?|his|her|its|their|we|I)\b|\p{Lu})/u;

/** "He may have . . . no lien" where the opinion says "a claim, but he has": the verb of the second clause is left out with its "but". */
function contrastBefore(opinion: IndexedOpinion, from: number, to: number): string | null {
  const { text, starts, ends } = opinion.tokens;
  if (!leavesOpen.has(wordAt(opinion, to - 1))) return null;
  for (let at = to - 2; at >= Math.max(from, to - edge); at--) {
    const word = wordAt(opinion, at);
    if (contrasts.has(word) && /[,;]/.test(text.slice(ends[at - 1], starts[at]))) return word;
  }
  return null;
}

/** Before the verb of its clause. */
const edge = 4;
const contrasts = new Set(['but', 'yet', 'while', 'whereas', 'although', 'though']);

/** "The tax of 1866 was . . . valid" where the opinion says "was void. The tax of 1876 was valid": two clauses alike become one. */
function repeatedAtSeam(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const { text, starts, ends } = opinion.tokens;
  if (to >= opinion.tokens.count || !/[,;.?!]/.test(text.slice(starts[from], starts[to - 1]))) return [];
  const [before, first, last, after] = [from - 1, from, to - 1, to].map((at) => wordAt(opinion, at));
  const repeated = before === last ? before : first === after ? after : undefined;
  return repeated === undefined || standsAnywhere.has(repeated)
    ? []
    : [text.slice(starts[to - 1], ends[to - 1]).toLowerCase(), repeated];
}

const standsAnywhere = new Set(
  'the a an of to in and or that by s he she it we they i you all any each every some such his her its their'.split(
    ' ',
  ),
);

/** Words that the next one completes: `must pay or vacate` is no `must . . . vacate`. */
const leavesOpen = new Set(
  'is are was were be been has have had shall may must can will would could should might do does did'.split(
    ' ',
  ),
);

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
