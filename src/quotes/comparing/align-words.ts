/**
 * The cheapest way to read a quotation's operations in a window of the opinion: word alignment after Smith and Waterman (1981)
 * with affine gaps (Gotoh, 1982), to which brackets, ellipses, notes, broken words and skipped citations are steps of their own.
 *
 * Whatever way is chosen, its steps are checked afterwards: a wrong choice can show a difference badly, never hide one.
 */
import type { IndexedOpinion } from '../index-opinion';
import type { Alignment, Skip, Step, StepKind } from './alignment-step';
import { Pairing } from './pairing';
import type { Operation } from './quotation-operations';
import { TokenFlag } from './tokenize';
import { joinedNumbers, splitNumbers } from './written-as-one';

/** Thousandths of one wrong word. A gap must cost less than an insertion, or a dropped "not" near the end is placed wrong. */
const cost = {
  insertion: 1000,
  quotedNote: 50,
  gapOpen: 900,
  gapExtend: 250,
  ellipsis: 20,
  ellipsisWord: 3,
  bracket: 200,
  bracketWord: 150,
  joined: 100,
  joinedWhereBroken: 20,
  skip: 400,
  note: 20,
} as const;

const unreachable = 0x3fffffff;
const gapOpenedHere = 0x8000;
const way = {
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

export interface AlignmentLimits {
  /** The passage may begin or end anywhere in the window; otherwise the window must be read whole. */
  readonly freeStart: boolean;
  readonly freeEnd: boolean;
  /** A reading that costs so much or more is not looked for. */
  readonly tooCostly: number;
}

/** `null` where every reading is too costly. */
export function alignWords(
  opinion: IndexedOpinion,
  operations: readonly Operation[],
  from: number,
  to: number,
  skips: readonly Skip[],
  { freeStart, freeEnd, tooCostly }: AlignmentLimits,
): Alignment | null {
  const width = to - from;
  const row = width + 1;
  const rows = operations.length;
  const { numbers, words, tokens } = opinion;
  const { flags } = tokens;
  const ways = new Uint16Array((rows + 1) * row);
  const skipsAt = skipsByEnd(skips, from, to);
  const pairing = new Pairing(opinion, from, to);
  let beforeLast = new Int32Array(row).fill(unreachable);
  let last = new Int32Array(row).fill(unreachable);
  let current = new Int32Array(row);
  const gap = new Int32Array(row);
  let leastOfLast = 0;

  last[0] = 0;
  for (let column = 1; column <= width; column++) {
    if (freeStart) last[column] = 0;
    else {
      last[column] = cost.gapOpen + (column - 1) * cost.gapExtend;
      ways[column] = way.gap | (column === 1 ? gapOpenedHere : 0);
    }
  }

  for (let index = 1; index <= rows; index++) {
    const operation = operations[index - 1] as Operation;
    const previous = index > 1 ? operations[index - 2] : undefined;
    const isWord = operation.kind === 'word';
    const number = isWord ? words.find(operation.word) : -1;
    const joins =
      isWord && previous?.kind === 'word' ? joinedNumbers(opinion, previous.word, operation.word) : [];
    const splits = isWord ? splitNumbers(opinion, operation.word) : [];
    const ownWords = operation.kind === 'bracket' ? operation.words.map((word) => words.find(word)) : [];
    const insertion = isWord && operation.note ? cost.quotedNote : cost.insertion;
    const base = index * row;
    pairing.next();
    gap[0] = unreachable;
    let least = unreachable;
    for (let column = 0; column <= width; column++) {
      let best = unreachable;
      let chosen = 0;
      if (operation.kind === 'ellipsis' || operation.kind === 'bracket') {
        const isEllipsis = operation.kind === 'ellipsis';
        best = (last[column] as number) + (isEllipsis ? cost.ellipsis : cost.bracket);
        chosen = way.standAlone;
        if (column >= ownWords.length && ownWords.length > 0 && endsWith(numbers, from + column, ownWords)) {
          const value = last[column - ownWords.length] as number;
          if (value < best) {
            best = value;
            chosen = way.sameBracket;
          }
        }
        if (column > 0) {
          const value = (current[column - 1] as number) + (isEllipsis ? cost.ellipsisWord : cost.bracketWord);
          if (value < best) {
            best = value;
            chosen = way.absorb;
          }
        }
      } else {
        if (column > 0) {
          const token = from + column - 1;
          const found = numbers[token] as number;
          const value =
            (last[column - 1] as number) + (isWord && found === number ? 0 : pairing.cost(operation, token));
          if (value < best) {
            best = value;
            chosen = way.pair;
          }
          if (joins.length > 0 && joins.includes(found)) {
            const joined = (beforeLast[column - 1] as number) + cost.joined;
            if (joined < best) {
              best = joined;
              chosen = way.join;
            }
          }
          if (isWord && column > 1) {
            const left = numbers[token - 1] as number;
            for (let at = 0; at < splits.length; at += 2) {
              if (splits[at + 1] !== found || splits[at] !== left) continue;
              const broken = (flags[token - 1] as number) & TokenFlag.broken;
              const split = (last[column - 2] as number) + (broken ? cost.joinedWhereBroken : cost.joined);
              if (split < best) {
                best = split;
                chosen = way.split;
              }
            }
            if (
              (flags[token - 1] as number) & TokenFlag.broken &&
              pairing.joinsWithNoise(operation, token - 1)
            ) {
              const split = (last[column - 2] as number) + cost.joined;
              if (split < best) {
                best = split;
                chosen = way.split;
              }
            }
            const before = skipsAt[column - 1];
            if (before) {
              for (const skip of before) {
                const start = skip.from - from - 1;
                if (start < 0 || !isHalved(opinion, skip, skips, splits, found)) continue;
                const split = (last[start] as number) + cost.joined;
                if (split < best) {
                  best = split;
                  chosen = way.splitOverSkip | (skip.index << 4);
                }
              }
            }
          }
        }
        const value = (last[column] as number) + insertion;
        if (value < best) {
          best = value;
          chosen = way.insertion;
        }
      }
      if (column > 0) {
        const token = from + column - 1;
        if ((flags[token] as number) & TokenFlag.note) {
          const value = (current[column - 1] as number) + cost.note;
          if (value < best) {
            best = value;
            chosen = way.note;
          }
        }
        let openedHere = 0;
        const opened = (current[column - 1] as number) + cost.gapOpen;
        const extended = (gap[column - 1] as number) + cost.gapExtend;
        if (opened <= extended) {
          gap[column] = opened;
          openedHere = gapOpenedHere;
        } else {
          gap[column] = extended;
        }
        if ((gap[column] as number) < best && operation.kind !== 'ellipsis') {
          best = gap[column] as number;
          chosen = way.gap;
        }
        const ending = index < rows || !freeEnd ? skipsAt[column] : undefined;
        if (ending) {
          for (const skip of ending) {
            const start = skip.from - from;
            const value = (current[start] as number) + cost.skip + (column - start);
            if (value < best) {
              best = value;
              chosen = way.skip | (skip.index << 4);
            }
          }
        }
        chosen |= openedHere;
      }
      if (best < least) least = best;
      current[column] = best;
      ways[base + column] = chosen;
    }
    // Every way to a later row leads through one of two rows that follow one another.
    if (least >= tooCostly && leastOfLast >= tooCostly) return null;
    leastOfLast = least;
    const spare = beforeLast;
    beforeLast = last;
    last = current;
    current = spare;
  }

  let end = width;
  if (freeEnd) {
    for (let column = width; column >= 0; column--) {
      if ((last[column] as number) <= (last[end] as number)) end = column;
    }
  }
  return {
    cost: last[end] as number,
    steps: traceBack(operations, ways, row, from, end, skips, pairing),
  };
}

function traceBack(
  operations: readonly Operation[],
  ways: Uint16Array,
  row: number,
  from: number,
  end: number,
  skips: readonly Skip[],
  pairing: Pairing,
): readonly Step[] {
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

/** Whether the words stand in the opinion right before this token. */
function endsWith(numbers: Int32Array, token: number, words: readonly number[]): boolean {
  for (let at = 1; at <= words.length; at++) {
    if (words[words.length - at] !== numbers[token - at]) return false;
  }
  return true;
}

/** Whether a word with a hyphen before what is skipped and `second` after it are one of the pairs. */
function isHalved(
  { numbers, tokens }: IndexedOpinion,
  skip: { readonly from: number; readonly index: number },
  skips: readonly Skip[],
  pairs: readonly number[],
  second: number,
): boolean {
  if (skips[skip.index]?.kind !== 'skippedFurniture') return false;
  if (!/[-‐‑]/.test(tokens.text.charAt(tokens.ends[skip.from - 1] as number))) return false;
  const first = numbers[skip.from - 1];
  for (let at = 0; at < pairs.length; at += 2) {
    if (pairs[at] === first && pairs[at + 1] === second) return true;
  }
  return false;
}

const mostSkips = 2000;

interface SkipBefore {
  readonly from: number;
  readonly index: number;
}

/** By the column at which they end. */
function skipsByEnd(
  skips: readonly Skip[],
  from: number,
  to: number,
): readonly (readonly SkipBefore[] | undefined)[] {
  const byEnd = Array.from({ length: to - from + 1 }, (): SkipBefore[] | undefined => undefined);
  for (const [index, skip] of skips.entries()) {
    if (skip.from < from || skip.to > to || index >= mostSkips) continue;
    (byEnd[skip.to - from] ??= []).push({ from: skip.from, index });
  }
  return byEnd;
}
