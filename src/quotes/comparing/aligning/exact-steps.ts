/** The steps of a quotation that stands word for word: each word the same, but for the calls of notes that it passes over. */
import type { IndexedOpinion } from '../../index-opinion';
import type { Operation } from '../reading/quotation-operations';
import { TokenFlag } from '../reading/tokenize';
import type { Step } from './alignment-step';
import type { ExactPassage } from './exact-passages';

export function exactSteps(
  opinion: IndexedOpinion,
  operations: readonly Operation[],
  { fragments }: ExactPassage,
): readonly Step[] {
  const steps: Step[] = [];
  let fragment = 0;
  let token = fragments[0]?.from ?? 0;
  let wordsLeft = wordsFrom(operations, 0);
  for (let operation = 0; operation < operations.length; operation++) {
    const asked = operations[operation] as Operation;
    if (asked.kind === 'ellipsis') {
      const next = fragments[++fragment]?.from ?? token;
      steps.push({ kind: 'marked', operation, operations: 1, from: token, to: next });
      token = next;
      wordsLeft = wordsFrom(operations, operation + 1);
      continue;
    }
    const number = asked.kind === 'bracket' ? -1 : opinion.words.find(asked.word);
    const end = fragments[fragment]?.to ?? 0;
    while (isNoteCall(opinion, token) && isPassedOver(opinion, token, number, end - token > wordsLeft)) {
      steps.push({ kind: 'note', operation, operations: 0, from: token, to: token + 1 });
      token++;
    }
    steps.push({ kind: 'same', operation, operations: 1, from: token, to: token + 1 });
    token++;
    wordsLeft--;
  }
  return steps;
}

/** Up to the next ellipsis. */
function wordsFrom(operations: readonly Operation[], first: number): number {
  let end = first;
  while (end < operations.length && operations[end]?.kind !== 'ellipsis') end++;
  return end - first;
}

/** Of "true.5 5 Harlow also" a draft's only 5 is the second. */
function isPassedOver({ numbers }: IndexedOpinion, token: number, number: number, hasRoom: boolean): boolean {
  return numbers[token] !== number || (hasRoom && numbers[token + 1] === number);
}

function isNoteCall({ tokens: { flags } }: IndexedOpinion, token: number): boolean {
  return token < flags.length && ((flags[token] as number) & TokenFlag.note) !== 0;
}
