/**
 * The numbers of an opinion's own paragraphs, where its court counts them: `¶ 12`, `[¶12]`, `{¶ 12}`, `¶ 12.`, New Mexico's `{12}`.
 *
 * The same signs cite paragraphs of other opinions, and quotations carry theirs with them. The opinion's own stand in one form, begin
 * with the first and only rise; without such a series there is none.
 */
import type { PageSpan } from '../../quotation-comparison';
import { matchAt } from '../../../text/match-at';
import { noteAt, type NotePlace } from './note-places';
import { pagesOf, type Counting } from './page-series';
import { TokenFlag, type Tokens } from './tokenize';

/** A number is left out where two places may be its own. */
export interface ParagraphSeries extends Counting {
  /** Behind each mark. */
  readonly ends: readonly number[];
  /** Behind the last paragraph: what follows may be anybody's. */
  readonly end: number;
}

interface ParagraphMark {
  readonly at: number;
  readonly end: number;
  readonly number: number;
}

/** How many numbers a series may rise at once, where the record lost marks. */
const widestStep = 3;
const fewestMarks = 3;
/** Of the numbers from the first to the last. */
const leastShare = 0.8;
const highestFirst = 2;

/** `others`: where others than the court may speak, who need not count theirs. */
export function readParagraphSeries(
  text: string,
  notes: readonly NotePlace[],
  others: readonly { readonly start: number }[],
): ParagraphSeries | null {
  const counted = [...marksByForm(text, notes).values()].map((marks) => ({ marks, own: ownMarks(marks) }));
  const [longest] = counted.sort((one, other) => other.own.length - one.own.length);
  const [first, last] = [longest?.own[0], longest?.own.at(-1)];
  if (!longest || !first || !last || first.number > highestFirst) return null;
  const { marks, own } = longest;
  if (own.length < fewestMarks || own.length < leastShare * (last.number - first.number + 1)) return null;
  const nextMark = marks.find(({ at }) => at > last.at)?.at ?? text.length;
  const nextSpeaker = others.find(({ start }) => start > last.at)?.start ?? text.length;
  return {
    offsets: own.map(({ at }) => at),
    numbers: own.map(({ number }) => number),
    ends: own.map(({ end }) => end),
    end: Math.min(nextMark, nextSpeaker),
  };
}

function marksByForm(
  text: string,
  notes: readonly NotePlace[],
): ReadonlyMap<string, readonly ParagraphMark[]> {
  const byForm = new Map<string, ParagraphMark[]>();
  const add = (form: string, mark: ParagraphMark): void => {
    if (noteAt(notes, mark.at)) return;
    const marks = byForm.get(form);
    if (marks) marks.push(mark);
    else byForm.set(form, [mark]);
  };
  for (let at = text.indexOf('¶'); at >= 0; at = text.indexOf('¶', at + 1)) {
    const [inBrackets, bracket = '', number] = matchAt(bracketed, text, Math.max(0, at - 1)) ?? [];
    if (inBrackets !== undefined)
      add(bracket, { at: at - 1, end: at - 1 + inBrackets.length, number: Number(number) });
    else if (opensParagraph(text, at)) {
      const [alone = '', digits] = matchAt(bare, text, at) ?? [];
      if (digits !== undefined) add('', { at, end: at + alone.length, number: Number(digits) });
    }
  }
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
    const [inBraces = '', digits] = matchAt(braced, text, at) ?? [];
    if (digits !== undefined) add('{}', { at, end: at + inBraces.length, number: Number(digits) });
  }
  return byForm;
}

const bracketed = /([{[])¶\s?(\d{1,4})\.?\s?[}\]]/y;
const bare = /¶\s?(\d{1,4})\.?(?=\s)/y;
const braced = /\{(\d{1,4})\}/y;

/** The mark of a page may stand before it. */
function opensParagraph(text: string, at: number): boolean {
  const start = Math.max(0, at - mostBefore);
  return paragraphStart.test(`${start === 0 ? '\n' : ''}${text.slice(start, at)}`);
}

const mostBefore = 20;
const paragraphStart = /\n[^\S\n]{0,9}(?:\[?\*{1,3}\d{1,5}\]?[^\S\n]?)?$/;

/** The longest row of them that rises, up to where another counting begins, without the numbers of which there are two in such rows. */
function ownMarks(marks: readonly ParagraphMark[]): readonly ParagraphMark[] {
  const before = rowLengths(marks, -1);
  const behind = rowLengths([...marks].reverse(), 1).reverse();
  const longest = before.reduce((most, length) => Math.max(most, length), 0);
  const times = new Map<number, number>();
  const isOnLongest = marks.map(({ number }, at) => {
    const isOn = (before[at] ?? 0) + (behind[at] ?? 0) - 1 === longest;
    if (isOn) times.set(number, (times.get(number) ?? 0) + 1);
    return isOn;
  });
  const own: ParagraphMark[] = [];
  let others: number[] = [];
  for (const [at, mark] of marks.entries()) {
    if (!isOnLongest[at] || times.get(mark.number) !== 1) {
      others.push(mark.number);
      continue;
    }
    if (own.length > 0 && others.length >= fewestMarks && others.includes(1)) break;
    own.push(mark);
    others = [];
  }
  return own;
}

/** How long the longest row is that ends with each: `direction` -1 where the numbers before it are lower, 1 where they are higher. */
function rowLengths(marks: readonly ParagraphMark[], direction: -1 | 1): number[] {
  const longest = new Map<number, number>();
  return marks.map(({ number }) => {
    let row = 0;
    for (let step = 1; step <= widestStep; step++)
      row = Math.max(row, longest.get(number + direction * step) ?? 0);
    longest.set(number, Math.max(longest.get(number) ?? 0, row + 1));
    return row + 1;
  });
}

/** No words of the sentence: like the calls of notes they are passed over, and may be quoted. */
export function flagParagraphMarks(
  { starts, flags, count }: Tokens,
  { offsets, ends }: ParagraphSeries,
): void {
  let token = 0;
  for (const [index, at] of offsets.entries()) {
    const end = ends[index] ?? at;
    while (token < count && (starts[token] as number) < at) token++;
    for (; token < count && (starts[token] as number) < end; token++) {
      flags[token] = (flags[token] as number) | TokenFlag.note;
    }
  }
}

/** The paragraphs of a passage, a note's those of its call; `null` where they are not known. */
export function paragraphsOf(
  series: ParagraphSeries,
  { start, end }: { readonly start: number; readonly end: number },
  note: NotePlace | undefined,
): PageSpan | null {
  const [from, to] = note ? [note.call, note.call + 1] : [start, end];
  if (from < (series.offsets[0] ?? 0) || to > series.end) return null;
  const span = pagesOf(series, from, to);
  return span && { ...span, counted: 'paragraphs' };
}
