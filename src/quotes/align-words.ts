/**
 * The cheapest way to read a quotation's operations in a window of the opinion: word alignment after Smith and Waterman (1981)
 * with affine gaps (Gotoh, 1982), to which brackets, ellipses, notes, broken words and skipped citations are steps of their own.
 *
 * Whatever way is chosen, its steps are checked afterwards: a wrong choice can show a difference badly, never hide one.
 */
import type { IndexedOpinion } from './index-opinion';
import { frequencyOf, wordAt } from './index-opinion';
import type { Operation } from './quotation-operations';
import { isScanNoise } from './scan-noise';
import { TokenFlag } from './tokenize';

/** Operations `operation` to before `operation + operations`, tokens `from` to before `to`. */
export interface Step {
  readonly kind: StepKind;
  readonly operation: number;
  readonly operations: number;
  readonly from: number;
  readonly to: number;
}

export type StepKind =
  | 'same'
  /** A partial bracket on a word whose rest agrees. */
  | 'inflected'
  | 'scanNoise'
  | 'substituted'
  /** A word of the quotation that the opinion has not. */
  | 'inserted'
  /** Words of the opinion that the quotation has not. */
  | 'deleted'
  /** A bracket or ellipsis with the words that it stands for. */
  | 'marked'
  /** One word here, two there. */
  | 'joined'
  | 'skippedCitation'
  | 'skippedFurniture'
  | 'note'
  | 'quotedNote';

export interface Skip {
  readonly from: number;
  readonly to: number;
  readonly kind: 'skippedCitation' | 'skippedFurniture';
}

export interface Alignment {
  readonly cost: number;
  readonly steps: readonly Step[];
}

/** Thousandths of one wrong word. A gap must cost less than an insertion, or a dropped "not" near the end is placed wrong. */
const cost = {
  inflected: 50,
  scanNoise: 250,
  nearWord: 750,
  otherWord: 1000,
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
} as const;

/** `freeStart`, `freeEnd`: the passage may begin or end anywhere in the window; otherwise the window must be read whole. */
export function alignWords(
  opinion: IndexedOpinion,
  operations: readonly Operation[],
  from: number,
  to: number,
  skips: readonly Skip[],
  { freeStart, freeEnd }: { readonly freeStart: boolean; readonly freeEnd: boolean },
): Alignment {
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
          if (splits.length > 0 && column > 1) {
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
        const ending = index < rows || !freeEnd ? skipsAt.get(column) : undefined;
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
      current[column] = best;
      ways[base + column] = chosen;
    }
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

/** What it costs to read an operation as a token. The window's distinct words are numbered anew, to be remembered in small tables. */
class Pairing {
  readonly #spelling: string[] = [];
  /** For each column the window's own number of its word. */
  readonly #local: Int32Array;
  readonly #lengths: Uint8Array;
  readonly #firsts: Uint16Array;
  readonly #lasts: Uint16Array;
  /** Costs of the operation at hand, by local word; -1 where not yet measured. */
  readonly #costs: Int16Array;

  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly from: number,
    to: number,
  ) {
    const width = to - from;
    this.#local = new Int32Array(width);
    this.#lengths = new Uint8Array(width);
    this.#firsts = new Uint16Array(width);
    this.#lasts = new Uint16Array(width);
    this.#costs = new Int16Array(width);
    const known = new Map<number, number>();
    for (let column = 0; column < width; column++) {
      const number = opinion.numbers[from + column] as number;
      let local = known.get(number);
      if (local === undefined) {
        local = this.#spelling.length;
        known.set(number, local);
        this.#spelling.push(wordAt(opinion, from + column));
      }
      const word = this.#spelling[local] as string;
      this.#local[column] = local;
      this.#lengths[column] = Math.min(255, word.length);
      this.#firsts[column] = word.charCodeAt(0);
      this.#lasts[column] = word.charCodeAt(word.length - 1);
    }
  }

  /** To be called before the costs of another operation are asked for. */
  next(): void {
    this.#costs.fill(-1, 0, this.#spelling.length);
  }

  cost(operation: Operation, token: number): number {
    const column = token - this.from;
    if (operation.kind === 'word' && this.#farApart(operation.word, column)) return cost.otherWord;
    const local = this.#local[column] as number;
    let known = this.#costs[local] as number;
    if (known < 0) {
      known = this.#measure(operation, token);
      this.#costs[local] = known;
    }
    return known;
  }

  kind(operation: Operation, token: number): StepKind {
    if (operation.kind === 'word' && operation.word === this.#spell(token)) return 'same';
    switch (this.#measure(operation, token)) {
      case 0:
        return 'same';
      case cost.inflected:
        return 'inflected';
      case cost.scanNoise:
        return 'scanNoise';
      default:
        return 'substituted';
    }
  }

  #farApart(word: string, column: number): boolean {
    const difference = (this.#lengths[column] as number) - word.length;
    if (difference > 3 || difference < -3) return true;
    const first = this.#firsts[column] as number;
    const last = this.#lasts[column] as number;
    const digits = first < 58 || last < 58;
    return !digits && first !== word.charCodeAt(0) && last !== word.charCodeAt(word.length - 1);
  }

  #measure(operation: Operation, token: number): number {
    const found = this.#spell(token);
    if (operation.kind === 'partial') {
      if (found === operation.word) return 0;
      return agreesAroundBrackets(operation.literals, found) ? cost.inflected : cost.otherWord;
    }
    if (operation.kind !== 'word') return cost.otherWord;
    const { word } = operation;
    if (found === word) return 0;
    const { opinion } = this;
    const raw = opinion.tokens.text.slice(opinion.tokens.starts[token], opinion.tokens.ends[token]);
    const initial = raw.charAt(0);
    const noise = isScanNoise({
      quoted: word,
      found,
      timesQuoted: frequencyOf(opinion, opinion.words.find(word)),
      timesFound: frequencyOf(opinion, opinion.numbers[token] as number),
      capitalized: initial !== initial.toLowerCase(),
      hyphenated: /[-‐‑]/.test(raw),
      says: (other) => opinion.words.find(other) >= 0,
    });
    if (noise) return cost.scanNoise;
    return word.length >= 4 && differsLittle(word, found) ? cost.nearWord : cost.otherWord;
  }

  #spell(token: number): string {
    return this.#spelling[this.#local[token - this.from] as number] as string;
  }
}

/** Whether all that differs lies within two letters: near enough to be put side by side. */
function differsLittle(one: string, other: string): boolean {
  let start = 0;
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < shorter - start &&
    one.charCodeAt(one.length - end - 1) === other.charCodeAt(other.length - end - 1)
  )
    end++;
  return Math.max(one.length, other.length) - start - end <= 2;
}

/** Whether the words stand in the opinion right before this token. */
function endsWith(numbers: Int32Array, token: number, words: readonly number[]): boolean {
  for (let at = 1; at <= words.length; at++) {
    if (words[words.length - at] !== numbers[token - at]) return false;
  }
  return true;
}

const longestEnding = 5;

/** `stat[es]` agrees with "stated": the letters outside the brackets stand in order, with little in their place. */
function agreesAroundBrackets(literals: readonly string[], found: string): boolean {
  const first = literals[0] ?? '';
  const last = literals[literals.length - 1] ?? '';
  const kept = literals.reduce((sum, literal) => sum + literal.length, 0);
  if (kept < 2 || found.length - kept > longestEnding * (literals.length - 1) || found.length < kept)
    return false;
  if (!found.startsWith(first) || !found.endsWith(last)) return false;
  let at = first.length;
  for (const literal of literals.slice(1, -1)) {
    const place = found.indexOf(literal, at);
    if (place < 0) return false;
    at = place + literal.length;
  }
  return at <= found.length - last.length;
}

function joinedNumbers({ words }: IndexedOpinion, one: string, other: string): readonly number[] {
  return [words.find(one + other), words.find(`${one}'${other}`)].filter((number) => number >= 0);
}

/** Pairs of words of the opinion that make the word when written as one, flat: first, second, first, second. */
function splitNumbers({ words }: IndexedOpinion, word: string): readonly number[] {
  const pairs: number[] = [];
  if (word.length < 4 || word.length > 40) return pairs;
  for (let at = 1; at < word.length; at++) {
    const first = words.find(word.slice(0, at));
    if (first < 0) continue;
    const second = words.find(word.slice(at));
    if (second >= 0) pairs.push(first, second);
  }
  return pairs;
}

const mostSkips = 2000;

function skipsByEnd(
  skips: readonly Skip[],
  from: number,
  to: number,
): Map<number, { readonly from: number; readonly index: number }[]> {
  const byEnd = new Map<number, { readonly from: number; readonly index: number }[]>();
  for (const [index, skip] of skips.entries()) {
    if (skip.from < from || skip.to > to || index >= mostSkips) continue;
    const list = byEnd.get(skip.to - from) ?? [];
    list.push({ from: skip.from, index });
    byEnd.set(skip.to - from, list);
  }
  return byEnd;
}
