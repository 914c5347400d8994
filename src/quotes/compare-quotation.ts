/**
 * One quotation against one opinion: where it stands, and every difference, as facts for the verdict.
 *
 * Verified words are those without an unmarked difference; similarity may only locate. All work is bounded, whatever the input.
 */
import { alignChain } from './comparing/aligning/align-chain';
import type { Alignment, Step } from './comparing/aligning/alignment-step';
import { describeDifferences, type Differences } from './comparing/differences/describe-differences';
import {
  exactPassages,
  timesStanding,
  type ExactPassage,
  type TokenSpan,
} from './comparing/aligning/exact-passages';
import { exactSteps } from './comparing/aligning/exact-steps';
import { type IndexedOpinion } from './index-opinion';
import { insideQuotationMarks } from './comparing/reading/inside-quotation-marks';
import type { Chain } from './comparing/aligning/chain-runs';
import { withNotesApart } from './comparing/aligning/notes-beside-brackets';
import { locatePassage } from './comparing/aligning/locate-passage';
import type { OpinionPart } from './opinion-text';
import { noteAt, pagesInNote } from './comparing/reading/note-places';
import { chooseSeries, holdsWhole, pagesOf, type PageSeries } from './comparing/reading/page-series';
import { paragraphsOf, type ParagraphSeries } from './comparing/reading/paragraph-series';
import type {
  ComparisonKind,
  Edit,
  PageSpan,
  Pin,
  PinRange,
  QuotationComparison,
} from './quotation-comparison';
import { trimAlignment } from './comparing/aligning/trim-alignment';
import { type Operation, readOperations, type ReadQuotation } from './comparing/reading/quotation-operations';

export interface CompareOptions {
  readonly pin?: Pin | undefined;
  /** The draft takes the words up in mid-sentence, and does not deny them itself. */
  readonly affirmed?: boolean;
}

export function compareQuotation(
  quotation: string,
  opinion: IndexedOpinion,
  { pin, affirmed = false }: CompareOptions = {},
): QuotationComparison {
  const read = readOperations(quotation, affirmed);
  const words = read.operations.filter(({ kind }) => kind === 'word' || kind === 'partial').length;
  if (words === 0 || read.operations.every(isBackReference)) return { ...absent(null), kind: 'wordless' };
  const places = new Places(opinion, pin);

  const exact = exactPassages(opinion, read.operations) ?? [];
  let standing: QuotationComparison | null = null;
  for (const passage of places.byPreference(exact).slice(0, Math.ceil(mostWordsCompared / words))) {
    const steps = exactSteps(opinion, read.operations, passage);
    const comparison = places.conclude(read, words, steps, exact.length);
    if (comparison.edits.length === 0) return comparison;
    standing ??= comparison;
  }
  if (standing && standing.severity !== 'form') return standing;

  const readSteps = ({ steps }: Alignment): readonly Step[] =>
    withNotesApart(opinion, read.operations, trimAlignment(steps));
  const chains = locatePassage(opinion, read.operations);
  const first = chains[0];
  if (!first) return standing ?? absent(null);
  /** The cheapest, and those that cost as little. */
  let best: readonly Alignment[] = [];
  let elsewhere: QuotationComparison | null = null;
  for (const chain of chains) {
    if (chain.words < words * leastShare || chain.score < first.score * leastOfBest) continue;
    const least = best[0]?.cost ?? Infinity;
    const tooCostly = Math.max(least + 1, surelyFound);
    const alignment = alignChain(opinion, read.operations, chain, tooCostly);
    if (!alignment) continue;
    if (alignment.cost < surelyFound) {
      const steps = readSteps(alignment);
      const comparison = places.conclude(read, words, steps, null, withTransposed(steps, chains));
      // The same words may stand elsewhere in the very form of the draft.
      if (comparison.severity === null) {
        const rank = places.rankOf(comparison);
        if (rank === 0) return comparison;
        if (!elsewhere || rank < places.rankOf(elsewhere)) elsewhere = comparison;
      } else if (comparison.severity === 'wording' && !standing && !elsewhere) return comparison;
      else standing ??= comparison;
    } else best = alignment.cost < least ? [alignment] : [...best, alignment];
  }
  if (elsewhere) return elsewhere;
  for (const alignment of best) {
    const steps = readSteps(alignment);
    const comparison = places.conclude(read, words, steps, null, withTransposed(steps, chains));
    // A place with many marks may still be the only one where nothing is changed without one.
    if (comparison.severity === null && comparison.kind !== 'absent') return comparison;
    standing ??= comparison;
  }
  if (standing) return standing;
  const place = tokensOf(first);
  return absent(places.extentOf(place), places.pagesOf(place));
}

/** `Id. (footnote omitted)`: it stands everywhere, and says nothing. */
function isBackReference(operation: Operation): boolean {
  return operation.kind === 'word' && /^(?:see|id|ibid)$/.test(operation.word);
}

function tokensOf({ runs }: Chain): TokenSpan {
  const last = runs.at(-1);
  return { from: runs[0]?.token ?? 0, to: last ? last.token + last.length : 0 };
}

interface Surroundings extends TokenSpan {
  /** Words of the quotation that stand there in another order. */
  readonly words: number;
}

/** The place of an alignment, with that of another part of the quotation close by: its author changed their order. */
function withTransposed(steps: readonly Step[], chains: readonly Chain[]): Surroundings {
  const read = steps.filter(({ kind }) => kind !== 'inserted');
  const from = read[0]?.from ?? 0;
  const to = read.at(-1)?.to ?? from;
  const firstRead = read[0]?.operation ?? 0;
  const lastRead = read.at(-1)?.operation ?? 0;
  const place = { from, to, words: 0 };
  for (const { runs } of chains) {
    for (const { operation, token, length } of runs) {
      if (length < leastTransposed || (operation + length > firstRead && operation <= lastRead)) continue;
      if (token - to > farthestTransposed || from - token - length > farthestTransposed) continue;
      place.from = Math.min(place.from, token);
      place.to = Math.max(place.to, token + length);
      place.words += length;
    }
  }
  return place;
}

const leastTransposed = 3;
const farthestTransposed = 60;
/** Of the best chain's score: what another one must reach to be read as well. */
const leastOfBest = 0.6;
/** Of several places of the same words, how many words are looked at for differences of form. */
const mostWordsCompared = 200;
/** Below this share of the words in common order, nothing is aligned. */
const leastShare = 0.2;
/** In thousandths of a wrong word. */
const surelyFound = 500;

interface Extent {
  readonly start: number;
  readonly end: number;
}

function absent(extent: Extent | null, page: PageSpan | null = null): QuotationComparison {
  return {
    kind: 'absent',
    start: extent?.start ?? null,
    end: extent?.end ?? null,
    page,
    pageIsWhole: false,
    occurrences: 0,
    edits: [],
    severity: null,
    insideQuotationMarks: false,
    part: null,
  };
}

/** Pages and parts of the opinion, and which of several places is meant. */
class Places {
  readonly #cited: readonly PinRange[];
  readonly #paragraphs: ParagraphSeries | null;
  readonly #pages: PageSeries | null;

  constructor(
    private readonly opinion: IndexedOpinion,
    pin: Pin | undefined,
  ) {
    const { pages, paragraphs } = opinion;
    const ofParagraphs = pin && 'paragraphs' in pin ? pin.paragraphs : null;
    const ofPages = pin && 'pages' in pin ? pin : null;
    this.#paragraphs = ofParagraphs && paragraphs;
    this.#pages = chooseSeries(pages, ofPages);
    this.#cited = (this.#paragraphs ? ofParagraphs : ofPages?.pages) ?? [];
  }

  /** The passages on the cited page, or all where none is; first those that the majority says, then the closest knit. */
  byPreference(passages: readonly ExactPassage[]): readonly ExactPassage[] {
    const ranked = passages.map((passage) => {
      const from = passage.fragments[0]?.from ?? 0;
      const to = passage.fragments.at(-1)?.to ?? 0;
      const extent = this.extentOf({ from, to });
      return { passage, onPin: this.#onPin(extent), dissents: !this.#inMajority(extent), length: to - from };
    });
    const onPin = ranked.filter((place) => place.onPin);
    return (onPin.length > 0 ? onPin : ranked)
      .sort((one, other) => Number(one.dissents) - Number(other.dissents) || one.length - other.length)
      .map(({ passage }) => passage);
  }

  conclude(
    read: ReadQuotation,
    words: number,
    steps: readonly Step[],
    /** `null` where they are not counted yet. */
    occurrences: number | null,
    around: Surroundings | null = null,
  ): QuotationComparison {
    const differences = describeDifferences(this.opinion, read, steps);
    const kind = kindOf(differences, words, around?.words ?? 0);
    let from = steps[0]?.from ?? 0;
    let to = steps.at(-1)?.to ?? 0;
    if (around && (kind === 'altered' || kind === 'absent')) {
      from = Math.min(from, around.from);
      to = Math.max(to, around.to);
    }
    const extent = this.extentOf({ from, to });
    const page = this.#pagesAt(extent);
    if (kind === 'absent') return absent(extent, page);
    return {
      kind,
      ...extent,
      page,
      pageIsWhole: page !== null && this.#holdsWhole(extent, page),
      occurrences: occurrences ?? timesStanding(this.opinion, steps),
      edits: differences.edits,
      severity: severityOf(differences.edits),
      insideQuotationMarks: insideQuotationMarks(this.opinion.tokens.text, extent.start, extent.end),
      part: this.#partOf(extent),
    };
  }

  extentOf({ from, to }: TokenSpan): Extent {
    const { starts, ends, count } = this.opinion.tokens;
    const start = starts[Math.min(from, count - 1)] as number;
    return { start, end: to > from ? (ends[to - 1] as number) : start };
  }

  pagesOf(span: TokenSpan): PageSpan | null {
    return this.#pagesAt(this.extentOf(span));
  }

  #pagesAt(extent: Extent): PageSpan | null {
    const { start, end } = extent;
    const note = noteAt(this.opinion.notes, start);
    if (this.#paragraphs) return paragraphsOf(this.#paragraphs, extent, note);
    if (!this.#pages) return null;
    return note ? pagesInNote(this.#pages, note, start, end) : pagesOf(this.#pages, start, end);
  }

  /** A note may go on where no mark tells. */
  #holdsWhole({ start }: Extent, page: PageSpan): boolean {
    const series = this.#paragraphs ?? this.#pages;
    return series !== null && noteAt(this.opinion.notes, start) === undefined && holdsWhole(series, page);
  }

  /** Of places of the same words: 0 where the court says them on the cited page, or on one that cannot be told. */
  rankOf({ start, end, page }: QuotationComparison): number {
    if (start === null || end === null) return 0;
    const isOnPin = this.#cited.length === 0 || page === null || this.#onPin({ start, end });
    return (isOnPin ? 0 : 2) + (this.#inMajority({ start, end }) ? 0 : 1);
  }

  #onPin(extent: Extent): boolean {
    const pages = this.#cited.length > 0 ? this.#pagesAt(extent) : null;
    if (!pages) return false;
    return this.#cited.some(({ first, last }) => first <= Number(pages.last) && last >= Number(pages.first));
  }

  #inMajority(extent: Extent): boolean {
    const part = this.#partOf(extent);
    return part === null || part.kind === 'majority';
  }

  /** Of a passage that begins in one part and ends in another, the one that does not speak for the court. */
  #partOf({ start, end }: Extent): OpinionPart | null {
    const parts = this.opinion.parts.filter((part) => part.start < end && start < part.end);
    return parts.find(({ kind }) => kind !== 'majority') ?? parts[0] ?? null;
  }
}

function kindOf(
  { edits, agreeing, longestRun }: Differences,
  words: number,
  transposed: number,
): ComparisonKind {
  const severity = severityOf(edits);
  if (severity === 'wording' && !isSamePassage(agreeing + transposed, longestRun, words)) return 'absent';
  if (severity === 'wording') return 'altered';
  if (edits.some(hidesMeaning)) return 'marked_meaning';
  if (severity === 'form') return 'altered';
  if (edits.some(({ kind }) => kind !== 'scanNoise')) return 'marked';
  return edits.length > 0 ? 'scan_noise' : 'exact';
}

/** Whether so much agrees that it is this passage, misquoted, and not another. Two or three words are exact or nothing. */
function isSamePassage(agreeing: number, longestRun: number, words: number): boolean {
  if (words <= 3) return false;
  const share = agreeing / words;
  return words <= 6 ? share >= 0.66 && longestRun >= 2 : share >= 0.62 && longestRun >= 4;
}

/** An ellipsis over so many characters joins what does not belong together. */
const farthestApart = 4000;

function hidesMeaning({ kind, affected, found }: Edit): boolean {
  return affected.length > 0 || (kind === 'ellipsis' && found.text.length > farthestApart);
}

function severityOf(edits: readonly Edit[]): 'wording' | 'form' | null {
  let severity: 'form' | null = null;
  for (const { kind } of edits) {
    if (kind === 'substitution' || kind === 'insertion' || kind === 'deletion') return 'wording';
    if (kind === 'punctuation' || kind === 'letterCase' || kind === 'spacing') severity = 'form';
  }
  return severity;
}
