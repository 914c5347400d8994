/** The notes of a stored opinion: they stand after the part that calls them, and are printed on the page of their call. */
import type { OpinionPart } from '../../opinion-text';
import type { PageSpan } from '../../quotation-comparison';
import { type PageSeries, pagesOf } from './page-series';
import type { StarPage } from './star-pages';

export interface NotePlace {
  readonly start: number;
  readonly end: number;
  /** Where the text calls it. */
  readonly call: number;
  /** The pages that begin within it. */
  readonly starPages: readonly StarPage[];
}

/** A note goes on to the next one; the last of a part to the part's end, or where parts are not told apart for a paragraph. */
export function readNotePlaces(
  text: string,
  starPages: readonly StarPage[],
  parts: readonly OpinionPart[],
): readonly NotePlace[] {
  const calls = new Map<string, number>();
  const notes: { start: number; end: number; call: number; starPages: StarPage[] }[] = [];
  for (let at = text.indexOf('[fn'); at >= 0; at = text.indexOf('[fn', at + 3)) {
    const label = /^\[fn\s?([\w*†‡]{1,4})\]/.exec(text.slice(at, at + 10))?.[1];
    if (label === undefined) continue;
    const call = calls.get(label);
    if (call === undefined || !/\n\n$/.test(text.slice(Math.max(0, at - 2), at))) {
      calls.set(label, at);
      continue;
    }
    const before = notes.at(-1);
    if (before && goesOnTo(text, before.end, at, parts)) before.end = at;
    const part = parts.find(({ start, end }) => start <= at && at < end);
    const paragraph = text.indexOf('\n\n', at);
    const end = part?.end ?? (paragraph < 0 ? text.length : paragraph);
    notes.push({ start: at, end, call, starPages: [] });
  }
  for (const page of starPages) {
    notes.find(({ start, end }) => start <= page.at && page.at < end)?.starPages.push(page);
  }
  return notes;
}

/** Notes of one part follow one another; between those of two parts stands the second part's text. */
function goesOnTo(text: string, end: number, next: number, parts: readonly OpinionPart[]): boolean {
  if (parts.length > 0) return next < end;
  return text.slice(end, next).trim() === '';
}

export function noteAt(notes: readonly NotePlace[], at: number): NotePlace | undefined {
  let low = 0;
  let high = notes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((notes[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const note = notes[low - 1];
  return note !== undefined && at < note.end ? note : undefined;
}

/** The pages of a passage within a note: those that began in the note before it, else the page of the call. */
export function pagesInNote(
  series: PageSeries,
  note: NotePlace,
  start: number,
  end: number,
): PageSpan | null {
  const ofCall = pagesOf(series, note.call, note.call + 1);
  if (ofCall === null) return null;
  const from = Number(ofCall.first);
  const within = note.starPages.filter(({ number }) => number >= from && number - from <= longestNote);
  const first = within.filter(({ at }) => at <= start).at(-1)?.number;
  const last = within.filter(({ at }) => at < end).at(-1)?.number;
  return { first: String(first ?? ofCall.first), last: String(last ?? ofCall.last) };
}

/** In pages. */
const longestNote = 12;
