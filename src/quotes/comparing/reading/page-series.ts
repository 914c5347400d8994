/**
 * The star pages of an opinion, sorted into series: parallel reporters interleave theirs, and each of them only rises.
 *
 * A number that fits no series (a footnote, a misread figure) stands alone and is left out.
 */
import type { Place } from '../../../citations/authority';
import type { PagePin, PageSpan } from '../../quotation-comparison';
import type { StarPage } from './star-pages';

/** Numbers that only rise, each with the place where what it counts begins. */
export interface Counting {
  readonly offsets: readonly number[];
  readonly numbers: readonly number[];
  /** What stands before them, where that is known. */
  readonly firstPage?: number | null;
}

export interface PageSeries extends Counting {
  /** Known where one of the case's places begins just before the series. */
  readonly reporter: string | null;
  /** The page on which the case begins there, where that is known. */
  readonly firstPage: number | null;
  /** Its marks are asterisks: the pages of the print that the source follows. `[561 U.S. 36]` was put in beside them. */
  readonly starred: boolean;
}

/** How many pages a series may skip where the record lost their marks. */
const widestStep = 12;

export function readPageSeries(
  starPages: readonly StarPage[],
  places: readonly Place[],
): readonly PageSeries[] {
  const drafts: SeriesDraft[] = [];
  for (const page of starPages) {
    let best: SeriesDraft | null = null;
    const near: SeriesDraft[] = [];
    for (const draft of drafts) {
      const step = page.number - draft.last;
      if (draft.asterisks !== page.asterisks || Math.abs(step) > widestStep) continue;
      near.push(draft);
      if (step >= 0 && (!best || step < page.number - best.last)) best = draft;
    }
    if (!best) {
      best = { asterisks: page.asterisks, last: 0, offsets: [], numbers: [], doubts: 0 };
      drafts.push(best);
      near.push(best);
    }
    if (near.length > 1 || best.last === page.number) for (const draft of near) draft.doubts += 1;
    best.last = page.number;
    best.offsets.push(page.at);
    best.numbers.push(page.number);
  }
  const longest = Math.max(0, ...drafts.map(({ numbers }) => numbers.length));
  return drafts
    .filter(({ numbers, doubts }) => (numbers.length > 1 || longest === 1) && doubts < mostDoubts)
    .map(({ offsets, numbers, asterisks }) => ({
      ...reporterOf(numbers, places),
      starred: asterisks > 0,
      offsets,
      numbers,
    }));
}

interface SeriesDraft {
  readonly asterisks: number;
  last: number;
  readonly offsets: number[];
  readonly numbers: number[];
  /** Marks that may as well belong to another series. */
  doubts: number;
}

/** Two series whose numbers run beside one another cannot be told apart: no page is better than a wrong one. */
const mostDoubts = 3;

function reporterOf(
  numbers: readonly number[],
  places: readonly Place[],
): Pick<PageSeries, 'reporter' | 'firstPage'> {
  const first = numbers[0] ?? 0;
  let best: { reporter: string; firstPage: number } | null = null;
  for (const { reporter, page } of places) {
    const firstPage = Number(page);
    if (!Number.isInteger(firstPage) || firstPage > first || first - firstPage > widestStep) continue;
    if (!best || firstPage > best.firstPage) best = { reporter, firstPage };
  }
  return best ?? { reporter: null, firstPage: null };
}

/** The series that the pin cite counts in; without a pin, the likeliest. `null` where none can be told. */
export function chooseSeries(all: readonly PageSeries[], pin: PagePin | null): PageSeries | null {
  if (!pin) return [...all].sort(byLikelihood)[0] ?? null;
  const named = all.find(({ reporter }) => reporter === pin.reporter);
  if (named) return named;
  return all.find((series) => series.reporter === null && holdsPages(series, pin)) ?? null;
}

/** Those of a known reporter first, then those of the source's own print, then those with the most marks. */
function byLikelihood(one: PageSeries, other: PageSeries): number {
  return (
    Number(one.reporter === null) - Number(other.reporter === null) ||
    Number(other.starred) - Number(one.starred) ||
    other.numbers.length - one.numbers.length
  );
}

function holdsPages({ numbers }: PageSeries, pin: PagePin): boolean {
  const first = (numbers[0] ?? 0) - 1;
  const last = numbers[numbers.length - 1] ?? 0;
  return pin.pages.some((page) => page.last >= first && page.first <= last);
}

/** The pages of a passage; wider than one where a mark between is missing. `null` before a series whose beginning is unknown. */
export function pagesOf(series: Counting, start: number, end: number): PageSpan | null {
  const first = lowestPage(series, start);
  const last = highestPage(series, end);
  return first === null || last === null ? null : { first: String(first), last: String(last) };
}

/** Whether the marks of all these pages stand in the text, and that of the page behind them: then no word of them is missing. */
export function holdsWhole({ numbers }: Counting, { first, last }: PageSpan): boolean {
  const from = numbers.indexOf(Number(first));
  const next = from + Number(last) - Number(first) + 1;
  return from >= 0 && numbers[next] === Number(last) + 1;
}

function lowestPage(series: Counting, at: number): number | null {
  const index = markBefore(series, at);
  if (index >= 0) return series.numbers[index] ?? null;
  return series.firstPage ?? pageBeforeFirst(series);
}

function highestPage(series: Counting, at: number): number | null {
  const index = markBefore(series, at - 1);
  const next = series.numbers[index + 1];
  if (index < 0) return pageBeforeFirst(series);
  const here = series.numbers[index] ?? null;
  return here !== null && next !== undefined ? Math.max(here, next - 1) : here;
}

function pageBeforeFirst({ numbers }: Counting): number | null {
  const first = numbers[0] ?? 0;
  return first > 1 ? first - 1 : null;
}

/** The last mark at or before `at`, or -1. */
function markBefore({ offsets }: Counting, at: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
