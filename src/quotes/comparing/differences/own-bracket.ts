/**
 * The opinion's own bracket beside one of the draft that stands for no word: `[36 Cal. Rptr. 609]`, left out as a citation while the
 * draft has `[36 Cal. Rptr. 690]` in its place. What is nearly the same is that bracket, misquoted, and no addition of the author's.
 */
import type { Step } from '../aligning/alignment-step';
import type { TokenSpan } from '../aligning/exact-passages';
import { wordsBetween, type IndexedOpinion } from '../../index-opinion';

/** The tokens of that bracket, where the draft's words are most of its words and not all; `null` elsewhere. */
export function misquotedBracket(
  opinion: IndexedOpinion,
  steps: readonly Step[],
  step: Step,
  drafted: readonly string[],
): TokenSpan | null {
  if (step.to > step.from || drafted.length < leastWords) return null;
  const own = bracketBeside(opinion, steps, step);
  if (own === null) return null;
  const words = wordsBetween(opinion, own.from, own.to);
  const shared = drafted.filter((word) => words.includes(word)).length;
  return shared < drafted.length && 2 * shared >= drafted.length ? own : null;
}

const leastWords = 2;

function bracketBeside(opinion: IndexedOpinion, steps: readonly Step[], step: Step): TokenSpan | null {
  const at = steps.indexOf(step);
  for (const beside of [steps[at - 1], steps[at + 1]])
    if (beside?.kind === 'skippedCitation' && gapHolds(opinion, beside.from, '[')) return beside;
  if (at > 0 || !gapHolds(opinion, step.from, ']')) return null;
  for (let from = step.from - 1; from >= Math.max(0, step.from - longest); from--)
    if (gapHolds(opinion, from, '[')) return { from, to: step.from };
  return null;
}

/** In tokens. */
const longest = 40;

/** Whether the sign stands before the token and behind the one before it. */
function gapHolds({ tokens: { text, starts, ends } }: IndexedOpinion, token: number, sign: string): boolean {
  return text.slice(token > 0 ? ends[token - 1] : 0, starts[token]).includes(sign);
}
