/**
 * `[the widow]. (Emphasis added.)`, quoted as it stands: the note beside the opinion's own bracket is no word that the bracket stands for.
 */
import type { IndexedOpinion } from '../../index-opinion';
import { wordAt } from '../../index-opinion';
import { omissionNotesIn } from '../reading/omission-notes';
import type { Operation } from '../reading/quotation-operations';
import type { Step } from './alignment-step';

/** The steps, with every such note a step of its own. */
export function withNotesApart(
  opinion: IndexedOpinion,
  operations: readonly Operation[],
  steps: readonly Step[],
): readonly Step[] {
  return steps.flatMap((step): readonly Step[] => {
    const operation = operations[step.operation];
    if (step.kind !== 'marked' || operation?.kind !== 'bracket') return [step];
    const note = noteBehind(opinion, operation.words, step);
    if (note === null) return [step];
    const behind = { operation: step.operation + 1, operations: 0, from: note, to: step.to };
    return [
      { ...step, to: note },
      { ...behind, kind: 'skippedCitation' },
    ];
  });
}

/** The first token of the note, where the step's others are these very words in a bracket; else `null`. */
function noteBehind(opinion: IndexedOpinion, words: readonly string[], { from, to }: Step): number | null {
  const { text, starts, ends, count } = opinion.tokens;
  const note = from + words.length;
  if (words.length === 0 || note >= to) return null;
  if (!words.every((word, index) => wordAt(opinion, from + index) === word)) return null;
  if (text.charAt((starts[from] as number) - 1) !== '[') return null;
  const end = to < count ? (starts[to] as number) : text.length;
  const behind = text.slice(ends[note - 1], end);
  const closing = /^[^\w[\](]{0,3}\][^\w[\](]{0,4}(?=\()/.exec(behind);
  if (!closing) return null;
  const [found] = omissionNotesIn(behind);
  return found?.start === closing[0].length && !/[\p{L}\d]/u.test(behind.slice(found.end)) ? note : null;
}
