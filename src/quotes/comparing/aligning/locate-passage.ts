/**
 * Where in an opinion a quotation most likely comes from: runs of the same words, chained in order.
 *
 * Similarity only locates here; what is found is read word by word afterwards. All work is bounded.
 */
import { frequencyOf, type IndexedOpinion } from '../../index-opinion';
import type { Operation } from '../reading/quotation-operations';

/** Operations from `operation` on and tokens from `token` on are the same `length` words. */
export interface Run {
  readonly operation: number;
  readonly token: number;
  readonly length: number;
}

export interface Chain {
  readonly runs: readonly Run[];
  /** Words of the quotation that the runs hold. */
  readonly words: number;
  /** The weight of those words less what the gaps between the runs cost. */
  readonly score: number;
}

const mostPostings = 3000;
/** Of a long quotation as many as it has words, within bounds. */
const mostRuns = { atLeast: 160, atMost: 800 } as const;
const lookBack = 48;
/** A word that stands alone is a run only where the opinion has it so seldom. */
const rareWord = 6;
const mostChains = 5;
/** Of the best chain's score. */
const leastScore = 0.2;
/** Tokens that a footnote, a page's end or an omission may put between two runs. */
const widestGap = 700;

/** The best chains, which do not overlap in the opinion; the best first. */
export function locatePassage(opinion: IndexedOpinion, operations: readonly Operation[]): readonly Chain[] {
  const quotation = weigh(opinion, operations);
  const runs = findRuns(opinion, quotation);
  return chainsOf(runs, quotation);
}

interface WeighedQuotation {
  /** The word number of each operation, -1 where it has none or the opinion does not know it. */
  readonly numbers: Int32Array;
  /** Sums of the weights before each operation: rare words weigh up to 1. */
  readonly weights: Float64Array;
  /** How many brackets and ellipses stand before each operation. */
  readonly marks: Int32Array;
}

function weigh(opinion: IndexedOpinion, operations: readonly Operation[]): WeighedQuotation {
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

function findRuns(opinion: IndexedOpinion, { numbers, weights }: WeighedQuotation): readonly Run[] {
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

function chainsOf(runs: readonly Run[], { weights, marks }: WeighedQuotation): readonly Chain[] {
  const count = runs.length;
  const operations = Int32Array.from(runs, ({ operation }) => operation);
  const operationEnds = Int32Array.from(runs, ({ operation, length }) => operation + length);
  const tokens = Int32Array.from(runs, ({ token }) => token);
  const tokenEnds = Int32Array.from(runs, ({ token, length }) => token + length);
  const scores = new Float64Array(count);
  const previous = new Int32Array(count).fill(-1);
  const farthest = widestGap + 3 * weights.length;
  for (let at = 0; at < count; at++) {
    const operation = operations[at] as number;
    const operationEnd = operationEnds[at] as number;
    const token = tokens[at] as number;
    const endWeight = weights[operationEnd] as number;
    const own = endWeight - (weights[operation] as number);
    let best = own;
    let bestPrevious = -1;
    for (let other = at - 1; other >= 0 && other >= at - lookBack; other--) {
      // Runs stand in the order of their tokens, so all before are farther still.
      if (token - (tokens[other] as number) > farthest) break;
      if ((scores[other] as number) + own < best - rounding) continue;
      const earlierEnd = operationEnds[other] as number;
      const earlierTokenEnd = tokenEnds[other] as number;
      const overlap = Math.max(0, earlierEnd - operation, earlierTokenEnd - token);
      if (overlap >= operationEnd - operation || (operations[other] as number) >= operation) continue;
      const start = operation + overlap;
      const quotedGap = start - earlierEnd;
      const foundGap = token + overlap - earlierTokenEnd;
      if (foundGap > widestGap + 2 * quotedGap) continue;
      const shift = Math.abs(foundGap - quotedGap);
      const penalty =
        (marks[start] as number) > (marks[earlierEnd] as number)
          ? 0.1 + Math.min(2, shift * 0.003)
          : Math.min(4, shift * 0.05);
      const score = (scores[other] as number) + endWeight - (weights[start] as number) - penalty;
      if (score > best) {
        best = score;
        bestPrevious = other;
      }
    }
    scores[at] = best;
    previous[at] = bestPrevious;
  }
  return bestChains(runs, scores, previous);
}

/** What sums of the same weights may differ by. */
const rounding = 1e-9;

function bestChains(runs: readonly Run[], scores: Float64Array, previous: Int32Array): readonly Chain[] {
  let best = 0;
  for (const score of scores) best = Math.max(best, score);
  const ends: number[] = [];
  /** The first run of the chain that ends in each. */
  const first = new Int32Array(runs.length);
  for (let at = 0; at < runs.length; at++) {
    const before = previous[at] as number;
    first[at] = before < 0 ? at : (first[before] as number);
    if ((scores[at] as number) >= best * leastScore) ends.push(at);
  }
  ends.sort((one, other) => (scores[other] as number) - (scores[one] as number));
  const chains: Chain[] = [];
  const taken: { readonly from: number; readonly to: number }[] = [];
  for (const last of ends) {
    if (chains.length === mostChains) break;
    const { token, length } = runs[last] as Run;
    const from = (runs[first[last] as number] as Run).token;
    const to = token + length;
    if (taken.some((other) => from < other.to && other.from < to)) continue;
    taken.push({ from, to });
    chains.push({ ...unrolled(runs, previous, last), score: scores[last] as number });
  }
  return chains;
}

/** The chain that ends in run `last`; where runs overlap, the later one is cut. */
function unrolled(runs: readonly Run[], previous: Int32Array, last: number): Omit<Chain, 'score'> {
  const backwards: Run[] = [];
  for (let at = last; at >= 0; at = previous[at] as number) backwards.push(runs[at] as Run);
  const chain: Run[] = [];
  let words = 0;
  for (const run of backwards.reverse()) {
    const before = chain.at(-1);
    const overlap = before
      ? Math.max(
          0,
          before.operation + before.length - run.operation,
          before.token + before.length - run.token,
        )
      : 0;
    if (overlap >= run.length) continue;
    chain.push({
      operation: run.operation + overlap,
      token: run.token + overlap,
      length: run.length - overlap,
    });
    words += run.length - overlap;
  }
  return { runs: chain, words };
}
