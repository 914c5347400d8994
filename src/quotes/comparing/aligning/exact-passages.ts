/**
 * Where a quotation of words and ellipses stands word for word: from the postings of its rarest word, outward.
 *
 * Note calls of the opinion are passed over. The work is bounded, so in a text that repeats itself without end the list is cut short.
 */
import { frequencyOf, type IndexedOpinion } from '../../index-opinion';
import type { Operation } from '../reading/quotation-operations';
import { TokenFlag } from '../reading/tokenize';
import type { Step } from './alignment-step';

/** For each stretch of words between ellipses, its tokens `from` to before `to`. */
export interface ExactPassage {
  readonly fragments: readonly TokenSpan[];
}

export interface TokenSpan {
  readonly from: number;
  readonly to: number;
}

/** Over how many tokens an ellipsis may reach; few where it joins a fragment too short to be known again. */
const farthestOmission = 6000;
const farthestFromShort = 60;
const shortFragment = 3;
const mostSteps = 200_000;
const mostPassages = 5000;

/** `null` where the quotation has operations of other kinds. */
export function exactPassages(
  opinion: IndexedOpinion,
  operations: readonly Operation[],
): readonly ExactPassage[] | null {
  const fragments: number[][] = [[]];
  for (const operation of operations) {
    if (operation.kind === 'bracket' || (operation.kind === 'word' && operation.note)) return null;
    if (operation.kind === 'ellipsis') fragments.push([]);
    else fragments.at(-1)?.push(opinion.words.find(operation.word));
  }
  if (fragments.some((words) => words.length === 0 || words.includes(-1))) return [];
  const reaches = fragments.slice(1).map((words, at) => {
    const shortest = Math.min(words.length, fragments[at]?.length ?? 0);
    return shortest < shortFragment ? farthestFromShort : farthestOmission;
  });
  return new ExactSearch(opinion, fragments, reaches).run();
}

/** How often the passage stands in the opinion whose words, as far as they are the draft's, are read by these steps. */
export function timesStanding(opinion: IndexedOpinion, steps: readonly Step[]): number {
  const fragments: number[][] = [];
  const reaches: number[] = [];
  let end = -1;
  for (const { kind, from, to } of steps) {
    if (!ofPassage.has(kind)) continue;
    if (from !== end && end >= 0) reaches.push(from - end + farthestFromShort);
    if (from !== end) fragments.push([]);
    for (let at = from; at < to; at++) fragments.at(-1)?.push(opinion.numbers[at] as number);
    end = to;
  }
  if (fragments.length === 0) return 1;
  let times = 0;
  let last = 0;
  // Two that share a fragment are one.
  for (const passage of new ExactSearch(opinion, fragments, reaches).run()) {
    if ((passage.fragments[0]?.from ?? 0) < last) continue;
    times++;
    last = passage.fragments.at(-1)?.to ?? 0;
  }
  return Math.max(1, times);
}

/** Not what a scanner made of a word in one place, nor what the page or a note puts between. */
const ofPassage: ReadonlySet<Step['kind']> = new Set(['same', 'inflected', 'part', 'joined']);

class ExactSearch {
  #steps = 0;
  readonly #rarest: readonly number[];

  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly fragments: readonly (readonly number[])[],
    /** Over how many tokens each fragment may stand before the next. */
    private readonly reaches: readonly number[],
  ) {
    this.#rarest = fragments.map((words) => {
      let rarest = 0;
      for (let at = 1; at < words.length; at++) {
        if (this.#frequency(words[at]) < this.#frequency(words[rarest])) rarest = at;
      }
      return rarest;
    });
  }

  run(): readonly ExactPassage[] {
    const anchor = this.#anchor();
    const passages: ExactPassage[] = [];
    let from = 0;
    while (passages.length < mostPassages && this.#steps < mostSteps) {
      const span = this.#next(anchor, from, this.opinion.tokens.count);
      if (!span) break;
      from = span.from + 1;
      const fragments = this.#around(anchor, span);
      if (fragments) passages.push({ fragments });
    }
    return passages;
  }

  /** The fragment that narrows the search most. */
  #anchor(): number {
    let best = 0;
    for (let at = 1; at < this.fragments.length; at++) {
      if (this.#rarestFrequency(at) < this.#rarestFrequency(best)) best = at;
    }
    return best;
  }

  #around(anchor: number, span: TokenSpan): readonly TokenSpan[] | null {
    const spans: TokenSpan[] = [span];
    for (let at = anchor + 1; at < this.fragments.length; at++) {
      const end = (spans.at(-1) as TokenSpan).to;
      const next = this.#next(at, end, end + (this.reaches[at - 1] as number));
      if (!next) return null;
      spans.push(next);
    }
    for (let at = anchor - 1; at >= 0; at--) {
      const start = (spans[0] as TokenSpan).from;
      const previous = this.#previous(at, start - (this.reaches[at] as number), start);
      if (!previous) return null;
      spans.unshift(previous);
    }
    return spans;
  }

  /** The first place of a fragment that begins at or after `from` and before `to`. */
  #next(fragment: number, from: number, to: number): TokenSpan | null {
    const { postings, firstPosting } = this.opinion;
    const offset = this.#rarest[fragment] as number;
    const word = this.fragments[fragment]?.[offset] as number;
    const end = firstPosting[word + 1] as number;
    for (let at = this.#postingFrom(word, from + offset); at < end; at++) {
      this.#steps += 4;
      if ((postings[at] as number) - offset >= to || this.#steps > mostSteps) return null;
      const span = this.#match(fragment, postings[at] as number);
      if (span && span.from >= from) return span;
    }
    return null;
  }

  /** The last place of a fragment that begins at or after `from` and ends by `to`. */
  #previous(fragment: number, from: number, to: number): TokenSpan | null {
    const { postings, firstPosting } = this.opinion;
    const offset = this.#rarest[fragment] as number;
    const word = this.fragments[fragment]?.[offset] as number;
    const first = firstPosting[word] as number;
    for (let at = this.#postingFrom(word, to) - 1; at >= first; at--) {
      this.#steps += 4;
      if ((postings[at] as number) < from || this.#steps > mostSteps) return null;
      const span = this.#match(fragment, postings[at] as number);
      if (span && span.to <= to && span.from >= from) return span;
    }
    return null;
  }

  /** The fragment around its rarest word at `token`. */
  #match(fragment: number, token: number): TokenSpan | null {
    const { numbers, tokens } = this.opinion;
    const words = this.fragments[fragment] as readonly number[];
    const middle = this.#rarest[fragment] as number;
    let from = token;
    for (let at = middle - 1; at >= 0; at--) {
      this.#steps++;
      from--;
      while (from >= 0 && numbers[from] !== words[at] && isNote(tokens.flags, from)) from--;
      if (from < 0 || numbers[from] !== words[at]) return null;
    }
    let to = token + 1;
    for (let at = middle + 1; at < words.length; at++) {
      this.#steps++;
      while (to < tokens.count && numbers[to] !== words[at] && isNote(tokens.flags, to)) to++;
      if (to >= tokens.count || numbers[to] !== words[at]) return null;
      to++;
    }
    return { from, to };
  }

  #postingFrom(word: number, token: number): number {
    const { postings, firstPosting } = this.opinion;
    let low = firstPosting[word] as number;
    let high = firstPosting[word + 1] as number;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((postings[middle] as number) < token) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #frequency(word: number | undefined): number {
    return frequencyOf(this.opinion, word ?? -1);
  }

  #rarestFrequency(fragment: number): number {
    return this.#frequency(this.fragments[fragment]?.[this.#rarest[fragment] as number]);
  }
}

function isNote(flags: Uint8Array, token: number): boolean {
  return ((flags[token] as number) & TokenFlag.note) !== 0;
}
