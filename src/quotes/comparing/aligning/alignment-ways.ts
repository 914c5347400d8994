/** How the cells of an alignment are reached, and the steps that lead to its end. */
import type { Skip, Step, StepKind } from './alignment-step';
import type { Pairing } from './pairing';
import type { Operation } from '../reading/quotation-operations';

/** In the low four bits; above them the number of a skip. */
export const way = {
  pair: 1,
  insertion: 2,
  gap: 3,
  absorb: 4,
  standAlone: 5,
  split: 6,
  join: 7,
  skip: 8,
  note: 9,
  sameBracket: 10,
  splitOverSkip: 11,
} as const;

/** A gap that ends at this cell or later begins here. */
export const gapOpenedHere = 0x8000;

export interface AlignmentWays {
  readonly operations: readonly Operation[];
  /** A row of `width + 1` cells before the first operation and after each. */
  readonly ways: Uint16Array;
  readonly width: number;
  /** The first token of the window. */
  readonly from: number;
  /** The column where the passage ends. */
  readonly end: number;
  readonly skips: readonly Skip[];
  readonly pairing: Pairing;
}

export function traceBack(alignment: AlignmentWays): readonly Step[] {
  const { operations, ways, width, from, end, skips, pairing } = alignment;
  const row = width + 1;
  const steps: Step[] = [];
  let index = operations.length;
  let column = end;
  let absorbedTo = -1;
  const push = (kind: StepKind, count: number, start: number, stop: number): void => {
    steps.push({ kind, operation: index - count, operations: count, from: from + start, to: from + stop });
  };
  for (;;) {
    const chosen = ways[index * row + column] as number;
    switch (chosen & 15) {
      case way.pair: {
        const operation = operations[index - 1] as Operation;
        push(pairing.kind(operation, from + column - 1), 1, column - 1, column);
        index--;
        column--;
        break;
      }
      case way.insertion: {
        const operation = operations[index - 1] as Operation;
        push(operation.kind === 'word' && operation.note ? 'quotedNote' : 'inserted', 1, column, column);
        index--;
        break;
      }
      case way.gap: {
        const stop = column;
        while (((ways[index * row + column] as number) & gapOpenedHere) === 0 && column > 1) column--;
        column--;
        push('deleted', 0, column, stop);
        break;
      }
      case way.absorb:
        if (absorbedTo < 0) absorbedTo = column;
        column--;
        break;
      case way.standAlone:
        push('marked', 1, column, absorbedTo < 0 ? column : absorbedTo);
        absorbedTo = -1;
        index--;
        break;
      case way.sameBracket: {
        const bracket = operations[index - 1] as Operation;
        const length = bracket.kind === 'bracket' ? bracket.words.length : 0;
        push('marked', 1, column - length, absorbedTo < 0 ? column : absorbedTo);
        absorbedTo = -1;
        index--;
        column -= length;
        break;
      }
      case way.split:
        push('joined', 1, column - 2, column);
        index--;
        column -= 2;
        break;
      case way.splitOverSkip: {
        const skip = skips[(chosen & ~gapOpenedHere) >> 4] as Skip;
        push('joinedOverSkip', 1, skip.from - from - 1, column);
        index--;
        column = skip.from - from - 1;
        break;
      }
      case way.join:
        push('joined', 2, column - 1, column);
        index -= 2;
        column--;
        break;
      case way.skip: {
        const skip = skips[(chosen & ~gapOpenedHere) >> 4] as Skip;
        push(skip.kind, 0, skip.from - from, column);
        column = skip.from - from;
        break;
      }
      case way.note:
        push('note', 0, column - 1, column);
        column--;
        break;
      default:
        return steps.reverse();
    }
  }
}
