/**
 * The cheapest way to read a quotation's operations in a window of the opinion: word alignment after Smith and Waterman (1981)
 * with affine gaps (Gotoh, 1982), to which brackets, ellipses, notes, broken words and skipped citations are steps of their own.
 *
 * Whatever way is chosen, its steps are checked afterwards: a wrong choice can show a difference badly, never hide one.
 */
import type { IndexedOpinion } from '../../index-opinion';
import type { Alignment, Skip } from './alignment-step';
import { gapOpenedHere, traceBack, way } from './alignment-ways';
import { Pairing } from './pairing';
import type { Operation } from '../reading/quotation-operations';
import { TokenFlag } from '../reading/tokenize';
import { isHalved, skipsByEnd, type SkipBefore } from './skips-by-end';
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
  limits: AlignmentLimits,
): Alignment | null {
  return new Aligner(opinion, operations, from, to, skips, limits).run();
}

/** One row for each operation, one column for each place between two tokens of the window. */
class Aligner {
  readonly #width: number;
  /** How each cell is reached, row after row. */
  readonly #ways: Uint16Array;
  readonly #pairing: Pairing;
  readonly #skipsAt: readonly (readonly SkipBefore[] | undefined)[];
  readonly #broken: boolean;
  /** The least cost of each cell of the row before last, of the last and of this one. */
  #beforeLast: Int32Array;
  #last: Int32Array;
  #current: Int32Array;

  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly operations: readonly Operation[],
    private readonly from: number,
    to: number,
    private readonly skips: readonly Skip[],
    private readonly limits: AlignmentLimits,
  ) {
    this.#width = to - from;
    this.#ways = new Uint16Array((operations.length + 1) * (this.#width + 1));
    this.#pairing = new Pairing(opinion, from, to);
    this.#skipsAt = skipsByEnd(skips, from, to);
    this.#broken = opinion.tokens.flags.subarray(from, to).some((flags) => (flags & TokenFlag.broken) !== 0);
    this.#beforeLast = new Int32Array(this.#width + 1).fill(unreachable);
    this.#last = new Int32Array(this.#width + 1).fill(unreachable);
    this.#current = new Int32Array(this.#width + 1);
  }

  run(): Alignment | null {
    const { operations, from, skips } = this;
    const { tooCostly } = this.limits;
    this.#begin();
    let leastOfLast = 0;
    for (let row = 1; row <= operations.length; row++) {
      const operation = operations[row - 1] as Operation;
      if (operation.kind === 'ellipsis' || operation.kind === 'bracket') this.#mark(row, operation);
      else this.#word(row, operation);
      const least = this.#alongRow(row, operation);
      // Every way to a later row leads through one of two rows that follow one another.
      if (least >= tooCostly && leastOfLast >= tooCostly) return null;
      leastOfLast = least;
      const spare = this.#beforeLast;
      this.#beforeLast = this.#last;
      this.#last = this.#current;
      this.#current = spare;
    }
    const end = this.#end();
    const pairing = this.#pairing;
    const steps = traceBack({ operations, ways: this.#ways, width: this.#width, from, end, skips, pairing });
    return { cost: this.#last[end] as number, steps };
  }

  #begin(): void {
    const last = this.#last;
    last[0] = 0;
    for (let column = 1; column <= this.#width; column++) {
      if (this.limits.freeStart) last[column] = 0;
      else {
        last[column] = cost.gapOpen + (column - 1) * cost.gapExtend;
        this.#ways[column] = way.gap | (column === 1 ? gapOpenedHere : 0);
      }
    }
  }

  #end(): number {
    const last = this.#last;
    let end = this.#width;
    if (!this.limits.freeEnd) return end;
    for (let column = this.#width; column >= 0; column--) {
      if ((last[column] as number) <= (last[end] as number)) end = column;
    }
    return end;
  }

  /** A mark for nothing, or for the words that it holds, which then stand before the column. */
  #mark(row: number, operation: Operation): void {
    const { opinion, from } = this;
    const last = this.#last;
    const current = this.#current;
    const base = row * (this.#width + 1);
    const standAlone = operation.kind === 'ellipsis' ? cost.ellipsis : cost.bracket;
    const words = operation.kind === 'bracket' ? operation.words.map((word) => opinion.words.find(word)) : [];
    for (let column = 0; column <= this.#width; column++) {
      current[column] = (last[column] as number) + standAlone;
      this.#ways[base + column] = way.standAlone;
      if (words.length === 0 || column < words.length || !endsWith(opinion.numbers, from + column, words))
        continue;
      const value = last[column - words.length] as number;
      if (value < (current[column] as number)) {
        current[column] = value;
        this.#ways[base + column] = way.sameBracket;
      }
    }
  }

  /** A word beside the token before the column. */
  #word(row: number, operation: Operation): void {
    const { from } = this;
    const { numbers, words } = this.opinion;
    const last = this.#last;
    const current = this.#current;
    const ways = this.#ways;
    const pairing = this.#pairing;
    const width = this.#width;
    const base = row * (width + 1);
    const number = operation.kind === 'word' ? words.find(operation.word) : -1;
    pairing.next(operation);
    current[0] = unreachable;
    for (let column = 1; column <= width; column++) {
      const token = from + column - 1;
      const pair = number >= 0 && numbers[token] === number ? 0 : pairing.cost(token);
      current[column] = (last[column - 1] as number) + pair;
      ways[base + column] = way.pair;
    }
    if (operation.kind === 'word') {
      this.#joined(row, operation.word);
      this.#split(row, operation);
    }
  }

  /** This word and the one before, written as one in the opinion. */
  #joined(row: number, word: string): void {
    const previous = this.operations[row - 2];
    if (previous?.kind !== 'word') return;
    const joins = joinedNumbers(this.opinion, previous.word, word);
    if (joins.length === 0) return;
    for (let column = 1; column <= this.#width; column++) {
      if (!joins.includes(this.opinion.numbers[this.from + column - 1] as number)) continue;
      this.#improve(row, column, (this.#beforeLast[column - 1] as number) + cost.joined, way.join);
    }
  }

  /** This word, written as two in the opinion, or broken at the end of a line or page. */
  #split(row: number, operation: Operation): void {
    if (operation.kind !== 'word') return;
    const { opinion, from } = this;
    const last = this.#last;
    const splits = splitNumbers(opinion, operation.word);
    if (splits.length === 0 && !this.#broken) return;
    for (let column = 2; column <= this.#width; column++) {
      const token = from + column - 1;
      const found = opinion.numbers[token] as number;
      const left = opinion.numbers[token - 1] as number;
      const broken = ((opinion.tokens.flags[token - 1] as number) & TokenFlag.broken) !== 0;
      const beforeBoth = last[column - 2] as number;
      for (let at = 0; at < splits.length; at += 2) {
        if (splits[at + 1] !== found || splits[at] !== left) continue;
        this.#improve(row, column, beforeBoth + (broken ? cost.joinedWhereBroken : cost.joined), way.split);
      }
      if (broken && this.#pairing.joinsWithNoise(operation, token - 1)) {
        this.#improve(row, column, beforeBoth + cost.joined, way.split);
      }
      const skipsBefore = this.#skipsAt[column - 1];
      if (!skipsBefore) continue;
      for (const skip of skipsBefore) {
        const start = skip.from - from - 1;
        if (start < 0 || !isHalved(opinion, skip, this.skips, splits, found)) continue;
        const value = (last[start] as number) + cost.joined;
        this.#improve(row, column, value, way.splitOverSkip | (skip.index << 4));
      }
    }
  }

  #improve(row: number, column: number, value: number, chosen: number): void {
    if (value >= (this.#current[column] as number)) return;
    this.#current[column] = value;
    this.#ways[row * (this.#width + 1) + column] = chosen;
  }

  /** What adds a word to the draft or leaves tokens of the opinion out, from left to right; gives the least cost of the row. */
  #alongRow(row: number, operation: Operation): number {
    const { from } = this;
    const { flags } = this.opinion.tokens;
    const last = this.#last;
    const current = this.#current;
    const ways = this.#ways;
    const width = this.#width;
    const base = row * (width + 1);
    const isEllipsis = operation.kind === 'ellipsis';
    const isMark = isEllipsis || operation.kind === 'bracket';
    const absorbed = isEllipsis ? cost.ellipsisWord : cost.bracketWord;
    const insertion = operation.kind === 'word' && operation.note ? cost.quotedNote : cost.insertion;
    const maySkip = row < this.operations.length || !this.limits.freeEnd;
    let gap = unreachable;
    let before = unreachable;
    let least = unreachable;
    for (let column = 0; column <= width; column++) {
      let best = current[column] as number;
      let chosen = ways[base + column] as number;
      const added = isMark ? before + absorbed : (last[column] as number) + insertion;
      if (added < best) {
        best = added;
        chosen = isMark ? way.absorb : way.insertion;
      }
      if (column > 0) {
        if (((flags[from + column - 1] as number) & TokenFlag.note) !== 0 && before + cost.note < best) {
          best = before + cost.note;
          chosen = way.note;
        }
        const opened = before + cost.gapOpen;
        const extended = gap + cost.gapExtend;
        gap = Math.min(opened, extended);
        if (gap < best && !isEllipsis) {
          best = gap;
          chosen = way.gap;
        }
        const ending = maySkip ? this.#skipsAt[column] : undefined;
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
        if (opened <= extended) chosen |= gapOpenedHere;
      }
      current[column] = best;
      ways[base + column] = chosen;
      before = best;
      if (best < least) least = best;
    }
    return least;
  }
}

/** Whether the words stand in the opinion right before this token. */
function endsWith(numbers: Int32Array, token: number, words: readonly number[]): boolean {
  for (let at = 1; at <= words.length; at++) {
    if (words[words.length - at] !== numbers[token - at]) return false;
  }
  return true;
}
