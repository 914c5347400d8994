/** What a passage of the opinion is to the draft: where it stands, how often, in whose words, on which page, and what differs. */
import type { IndexedOpinion } from '../index-opinion';
import type { OpinionPart } from '../opinion-text';
import type {
  ComparisonKind,
  Edit,
  PageSpan,
  Pin,
  PinRange,
  QuotationComparison,
} from '../quotation-comparison';
import type { Step } from './aligning/alignment-step';
import { timesStanding, type ExactPassage, type TokenSpan } from './aligning/exact-passages';
import { describeDifferences, type Differences } from './differences/describe-differences';
import { insideQuotationMarks } from './reading/inside-quotation-marks';
import { noteAt, pagesInNote } from './reading/note-places';
import { chooseSeries, holdsWhole, pagesOf, type PageSeries } from './reading/page-series';
import { paragraphsOf, type ParagraphSeries } from './reading/paragraph-series';
import type { ReadQuotation } from './reading/quotation-operations';

export interface Extent {
  readonly start: number;
  readonly end: number;
}

export interface Surroundings extends TokenSpan {
  /** Words of the quotation that stand there in another order. */
  readonly words: number;
}

export function absent(extent: Extent | null, page: PageSpan | null = null): QuotationComparison {
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
export class Places {
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
