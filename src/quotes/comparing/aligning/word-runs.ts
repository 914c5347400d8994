/** Stretches of words that a quotation and an opinion have in common, found from the words that the opinion has seldom. */
import { frequencyOf, type IndexedOpinion } from '../../index-opinion';
import type { Operation } from '../reading/quotation-operations';

/** Operations from `operation` on and tokens from `token` on are the same `length` words. */
export interface Run {
  readonly operation: number;
  readonly token: number;
  readonly length: number;
}

const mostPostings = 3000;
/** Of a long quotation as many as it has words, within bounds. */
const mostRuns = { atLeast: 160, atMost: 800 } as const;
/** A word that stands alone is a run only where the opinion has it so seldom. */
const rareWord = 6;

export interface WeighedQuotation {
  /** The word number of each operation, -1 where it has none or the opinion does not know it. */
  readonly numbers: Int32Array;
  /** Sums of the weights before each operation: rare words weigh up to 1. */
  readonly weights: Float64Array;
  /** How many brackets and ellipses stand before each operation. */
  readonly marks: Int32Array;
}

export function weigh(opinion: IndexedOpinion, operations: readonly Operation[]): WeighedQuotation {
  const numbers = new Int32Array(operations.length).fill(-1);
  const weights = new Float64Array(operations.length + 1);
  const marks = new Int32Array(operations.length + 1);
  const scale = Math.log2(opinion.tokens.count + 2);
  for (const [at, operation] of operations.entries()) {
    let weight = 0;
    let mark = 0;
    if (operation.kind === 'ellipsis' || operation.kind === 'bracket') {
      mark = 1;
    } else {
      const number = opinion.words.find(operation.word);
      numbers[at] = number;
      const frequency = frequencyOf(opinion, number);
      if (frequency > 0) weight = 0.2 + (0.8 * Math.log2((opinion.tokens.count + 2) / frequency)) / scale;
    }
    weights[at + 1] = (weights[at] as number) + weight;
    marks[at + 1] = (marks[at] as number) + mark;
  }
  return { numbers, weights, marks };
}

/** In the order of the opinion, and no more of them than can be chained. */
export function findRuns(opinion: IndexedOpinion, { numbers, weights }: WeighedQuotation): readonly Run[] {
  const { firstPosting, postings } = opinion;
  const known: number[] = [];
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) >= 0) known.push(at);
  const times = Uint32Array.from(numbers, (number) => frequencyOf(opinion, number));
  known.sort((one, other) => (times[one] as number) - (times[other] as number));
  const chosen: number[] = [];
  let total = 0;
  for (const at of known) {
    total += times[at] as number;
    if (total > mostPostings && chosen.length > 0) break;
    chosen.push(at);
  }
  chosen.sort((one, other) => one - other);

  const runs: Run[] = [];
  const found = opinion.numbers;
  let visited = 0;
  let chosenBefore = -1;
  for (const at of chosen) {
    const number = numbers[at] as number;
    const before = numbers[at - 1] ?? -1;
    const after = numbers[at + 1] ?? -1;
    const end = firstPosting[number + 1] as number;
    const start = firstPosting[number] as number;
    const rare = end - start <= rareWord;
    for (let posting = start; posting < end && visited < 4 * mostPostings; posting++) {
      visited++;
      const token = postings[posting] as number;
      const followsSame = before >= 0 && found[token - 1] === before;
      if (!followsSame && !rare && (after < 0 || found[token + 1] !== after)) continue;
      const operation = followsSame ? startOfRun(found, numbers, at, token, chosenBefore) : at;
      // From the chosen word before, the same run was found already.
      if (operation === chosenBefore) continue;
      const run = { operation, token: token - at + operation, length: 0 };
      run.length = at - operation + lengthOfRun(found, numbers, at, token);
      visited += run.length >> 3;
      runs.push(run);
    }
    chosenBefore = at;
  }
  const most = Math.min(mostRuns.atMost, Math.max(mostRuns.atLeast, numbers.length));
  return withoutChance(
    heaviest(runs, weights, most).sort(
      (one, other) => one.token - other.token || one.operation - other.operation,
    ),
  );
}

/** A few words of the quotation that stand within a long stretch of it stand there by chance, and only hide the stretch before. */
function withoutChance(runs: readonly Run[]): readonly Run[] {
  let end = 0;
  return runs.filter(({ token, length }) => {
    if (length >= longStretch) end = Math.max(end, token + length);
    return length > byChance || token + length > end;
  });
}

const longStretch = 12;
const byChance = 3;

/** Of runs of the same weight the first. */
function heaviest(runs: Run[], weights: Float64Array, most: number): Run[] {
  if (runs.length <= most) return runs;
  const weighed = new Float64Array(runs.length);
  for (let at = 0; at < runs.length; at++) weighed[at] = weightOf(runs[at] as Run, weights);
  const least = smallestOf(weighed.slice(), runs.length - most);
  let ofLeast = most;
  for (const weight of weighed) if (weight > least) ofLeast--;
  return runs.filter((_, at) => {
    const weight = weighed[at] as number;
    return weight > least || (weight === least && ofLeast-- > 0);
  });
}

/** The value with `rank` smaller ones before it, were they sorted (Hoare's selection, 1961). Changes their order. */
function smallestOf(values: Float64Array, rank: number): number {
  let from = 0;
  let to = values.length - 1;
  while (from < to) {
    const pivot = values[(from + to) >> 1] as number;
    let low = from;
    let high = to;
    while (low <= high) {
      while ((values[low] as number) < pivot) low++;
      while ((values[high] as number) > pivot) high--;
      if (low > high) break;
      const value = values[low] as number;
      values[low++] = values[high] as number;
      values[high--] = value;
    }
    if (rank <= high) to = high;
    else if (rank >= low) from = low;
    else break;
  }
  return values[rank] as number;
}

function weightOf({ operation, length }: Run, weights: Float64Array): number {
  return (weights[operation + length] as number) - (weights[operation] as number);
}

/** Where the run of same words before an operation begins, which stand before a token; no earlier than at `least`. */
function startOfRun(
  found: Int32Array,
  quoted: Int32Array,
  operation: number,
  token: number,
  least: number,
): number {
  let at = operation;
  let before = token;
  while (at > Math.max(0, least) && before > 0) {
    const number = quoted[at - 1] as number;
    if (number < 0 || number !== found[before - 1]) break;
    at--;
    before--;
  }
  return at;
}

/** How many words from an operation and from a token on are the same; the first is known to be. */
function lengthOfRun(found: Int32Array, quoted: Int32Array, operation: number, token: number): number {
  let length = 1;
  while (
    operation + length < quoted.length &&
    token + length < found.length &&
    quoted[operation + length] === found[token + length]
  ) {
    length++;
  }
  return length;
}
