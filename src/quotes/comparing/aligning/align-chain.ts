/** A quotation aligned with the stretch of the opinion where its words stand, within bounds of work. */
import type { IndexedOpinion } from '../../index-opinion';
import { alignWords } from './align-words';
import type { Alignment, Skip, Step } from './alignment-step';
import { citationsInText, printersNotesIn, type TextSpan } from '../reading/citations-in-text';
import type { Chain } from './chain-runs';
import { interruptedNotesIn } from '../reading/interrupted-notes';
import { interruptionsIn } from '../reading/interruptions';
import type { Operation } from '../reading/quotation-operations';
import type { Run } from './word-runs';
import { referencesInText } from '../reading/references-in-text';
import { tornNumbersIn } from '../reading/torn-numbers';

/** Cells of one alignment; beyond that, or where the chain is close-knit, its sure runs are kept and only what lies between them is aligned. */
const mostCells = 120_000;
const mostCellsBetween = 300_000;
const mostCellsInAll = 900_000;
const sureRun = 8;
/** Words at both ends of a sure run that are aligned again, with what lies beside it. */
const loosened = 2;

/** `null` where it would cost `tooCostly` or more. */
export function alignChain(
  opinion: IndexedOpinion,
  operations: readonly Operation[],
  chain: Chain,
  tooCostly: number,
): Alignment | null {
  const window = windowOf(opinion, operations, chain);
  const skips = skipsIn(opinion, window.from, window.to);
  const sureRuns = chain.runs.filter(({ length }) => length >= sureRun);
  if (operations.length * (window.to - window.from) <= mostCells && !isCloseKnit(sureRuns)) {
    const limits = { freeStart: true, freeEnd: true, tooCostly };
    return alignWords(opinion, operations, window.from, window.to, skips, limits);
  }
  const steps: Step[] = [];
  let cost = 0;
  let cells = 0;
  let operation = 0;
  let token = window.from;
  const alignTo = (nextOperation: number, nextToken: number, isLast: boolean): void => {
    const isFirst = operation === 0;
    const part = operations.slice(operation, nextOperation);
    const size = part.length * (nextToken - token);
    const offset = operation;
    if (size > mostCellsBetween || cells + size > mostCellsInAll) {
      if (part.length > 0)
        steps.push({ kind: 'inserted', operation, operations: part.length, from: token, to: token });
      if (nextToken > token && !isFirst && !isLast) {
        steps.push({ kind: 'deleted', operation: nextOperation, operations: 0, from: token, to: nextToken });
      }
      cost += part.length * 1000;
    } else {
      cells += size;
      const aligned = alignWords(opinion, part, token, nextToken, skips, {
        freeStart: isFirst,
        freeEnd: isLast,
        tooCostly: tooCostly - cost,
      });
      cost += aligned?.cost ?? tooCostly;
      for (const step of aligned?.steps ?? []) steps.push({ ...step, operation: step.operation + offset });
    }
    operation = nextOperation;
    token = nextToken;
  };
  for (const run of sureRuns) {
    if (cost >= tooCostly) return null;
    alignTo(run.operation + loosened, run.token + loosened, false);
    const end = run.operation + run.length - loosened;
    for (; operation < end; operation++, token++) {
      steps.push({ kind: 'same', operation, operations: 1, from: token, to: token + 1 });
    }
  }
  alignTo(operations.length, Math.max(window.to, token), true);
  return cost < tooCostly ? { steps, cost } : null;
}

/** Whether about as many words lie between the runs there as here. */
function isCloseKnit(runs: readonly Run[]): boolean {
  return runs.every(({ operation, token }, at) => {
    const before = runs[at - 1];
    return !before || Math.abs(token - before.token - (operation - before.operation)) <= slack;
  });
}

const slack = 12;
/** In tokens: a note at a page's foot may begin far before the words that it parts, or end far after. */
const longestInterruption = 600;
/** Words that a fragment beyond an ellipsis may lie away, when no run shows where. */
const reachOfEllipsis = 160;

function windowOf(
  opinion: IndexedOpinion,
  operations: readonly Operation[],
  { runs }: Chain,
): { readonly from: number; readonly to: number } {
  const first = runs[0] ?? { operation: 0, token: 0, length: 0 };
  const last = runs.at(-1) ?? first;
  const room = (part: readonly Operation[]): number =>
    slack +
    Math.ceil(part.length * 1.3) +
    part.filter(({ kind }) => kind === 'ellipsis').length * reachOfEllipsis +
    part.filter(({ kind }) => kind === 'bracket').length * slack;
  const end = last.operation + last.length;
  let from = Math.max(0, first.token - room(operations.slice(0, first.operation)));
  let to = Math.min(opinion.tokens.count, last.token + last.length + room(operations.slice(end)));
  if (first.operation === 0 && end === operations.length) return { from, to };
  for (const { from: start, to: stop } of interruptionsIn(
    opinion.tokens,
    Math.max(0, from - longestInterruption),
    Math.min(to + longestInterruption, opinion.tokens.count),
  )) {
    if (first.operation > 0 && stop > from && stop <= first.token) from = Math.max(0, from - (stop - start));
    if (end < operations.length && start >= last.token && start < to)
      to = Math.max(to, Math.min(stop + slack * 2, opinion.tokens.count));
  }
  return { from, to };
}

function skipsIn(opinion: IndexedOpinion, from: number, to: number): readonly Skip[] {
  const { tokens } = opinion;
  const interruptions = interruptionsIn(tokens, from, to);
  const skips: Skip[] = [
    ...interruptions.map((span): Skip => ({ ...span, kind: 'skippedFurniture' })),
    ...interruptedNotesIn(tokens, interruptions).map((span): Skip => ({ ...span, kind: 'skippedCitation' })),
  ];
  const start = tokens.starts[from] ?? 0;
  const text = tokens.text.slice(start, tokens.ends[to - 1]);
  const add = (spans: readonly TextSpan[], kind: Skip['kind']): void => {
    for (const span of spans) {
      const first = tokenFrom(tokens.starts, span.start + start);
      const last = tokenFrom(tokens.starts, span.end + start);
      if (last > first) skips.push({ from: first, to: last, kind });
    }
  };
  add(citationsInText(text), 'skippedCitation');
  add(referencesInText(text), 'skippedCitation');
  add(tornNumbersIn(text), 'skippedCitation');
  add(printersNotesIn(text), 'skippedFurniture');
  return skips;
}

/** The first token that starts at or after this place. */
function tokenFrom(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
