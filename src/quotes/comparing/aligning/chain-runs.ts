/** Runs of the same words chained in the order of the quotation, where little lies between them. */
import type { Run, WeighedQuotation } from './word-runs';

export interface Chain {
  readonly runs: readonly Run[];
  /** Words of the quotation that the runs hold. */
  readonly words: number;
  /** The weight of those words less what the gaps between the runs cost. */
  readonly score: number;
}

const lookBack = 48;
const mostChains = 5;
/** Of the best chain's score. */
const leastScore = 0.2;
/** Tokens that a footnote, a page's end or an omission may put between two runs. */
const widestGap = 700;

/** The best chains, which do not overlap in the opinion; the best first. */
export function chainRuns(runs: readonly Run[], { weights, marks }: WeighedQuotation): readonly Chain[] {
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
