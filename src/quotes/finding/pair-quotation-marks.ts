/**
 * Pairs the double quotation marks of a brief: curly, straight, and doubled single ones.
 *
 * Pairing crosses a paragraph's end only where the next paragraph re-opens the quotation, or closes it before it opens another,
 * so that a mark left open costs its own paragraph and no more. Direction follows the glyph, or its neighbours where it is straight or plainly turned.
 */
import { sentenceEnds } from '../../text/sentence-ends';
import { storyEnd } from '../../text/story-end';

export interface MarkedPassage {
  /** With the marks. */
  readonly fullStart: number;
  readonly fullEnd: number;
  /** What stands between the marks, one stretch for each paragraph, without the marks that re-open. Never empty. */
  readonly stretches: readonly Stretch[];
}

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What the citations of a brief tell of its quotation marks. */
export interface CitedPlaces {
  /** A paragraph that closes with a citation closes its quotation too: the mark was forgotten. */
  closes(stretch: Stretch): boolean;
  /** Whether a citation stands in it. */
  holds(stretch: Stretch): boolean;
  /** Whether a citation follows right after `at` and ends before `end`. */
  follows(at: number, end: number): boolean;
  /** Where the next citation after `at` begins. */
  next(at: number): number;
}

/**
 * The outermost pairs, in text order, without overlaps; pairs inside a mark that never closes are outermost too.
 */
export function pairQuotationMarks(
  text: string,
  all: readonly Stretch[],
  citations: CitedPlaces,
): readonly MarkedPassage[] {
  const paragraphs = all.filter(({ start, end }) => /\S/.test(text.slice(start, end)));
  const passages: MarkedPassage[] = [];
  const marks = paragraphs.map((paragraph) => marksWithin(text, paragraph));
  let open: Open[] = [];

  for (const [index, paragraph] of paragraphs.entries()) {
    const own = marks[index]?.slice(open.at(-1)?.reopened === true ? 1 : 0) ?? [];
    pairWithin(text, paragraph, own, open, passages, citations);

    const last = open.at(-1);
    const next = paragraphs[index + 1];
    const mark = marks[index + 1]?.[0];
    const mayRunOn =
      last !== undefined &&
      next !== undefined &&
      last.earlier.length < longestRun &&
      !text.slice(paragraph.end, next.start).includes(storyEnd) &&
      (isSetOff(text, last) || !citations.closes({ start: last.from, end: paragraph.end }));
    const reopening = mayRunOn && reopens(text, next, mark) ? mark : undefined;
    const runsOn =
      reopening !== undefined || (mayRunOn && closesLater(text, last, index, paragraphs, marks, citations));
    for (const [depth, abandoned] of (runsOn ? open.slice(0, -1) : open).entries()) {
      const end = Math.min(
        abandoned.within[0]?.fullStart ?? Infinity,
        open[depth + 1]?.fullStart ?? paragraph.end,
      );
      const unclosed =
        endingAtCitation(text, abandoned, end, citations) ?? endingAtNext(text, abandoned, citations);
      passages.push(...(unclosed === null ? [] : [unclosed]), ...abandoned.within);
    }
    open = runsOn && last && next ? [runOn(last, paragraph, next, reopening)] : [];
  }
  return passages;
}

/** `In Brown, 347 U.S. 483, the Court said:` and a paragraph that begins with the mark: who quotes so closes where the words end. */
function isSetOff(text: string, { fullStart }: Open): boolean {
  return /:\s{0,3}\n\s{0,3}$/.test(text.slice(Math.max(0, fullStart - 8), fullStart));
}

/** Paragraphs that one quotation may run over; more is a mark forgotten. */
const longestRun = 40;

/** A quotation not closed so far. */
interface Open {
  readonly fullStart: number;
  /** Where its words begin in this paragraph. */
  readonly from: number;
  readonly earlier: readonly Stretch[];
  /** This paragraph begins with a mark that takes it up. */
  readonly reopened: boolean;
  /** The complete pairs inside it, which stand for themselves if it is never closed. */
  readonly within: MarkedPassage[];
}

export interface Mark {
  readonly at: number;
  readonly end: number;
}

export function marksWithin(text: string, { start, end }: Stretch): readonly Mark[] {
  return Array.from(text.slice(start, end).matchAll(/[“”„‟"＂«»]|‘‘|’’|''|``/g), (match) => ({
    at: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

function pairWithin(
  text: string,
  paragraph: Stretch,
  marks: readonly Mark[],
  open: Open[],
  passages: MarkedPassage[],
  citations: CitedPlaces,
): void {
  for (const [index, mark] of marks.entries()) {
    const direction = directionOf(text, paragraph, mark, open.length > 0, marks.length - index - 1);
    if (direction === 'open') {
      open.push({ fullStart: mark.at, from: mark.end, earlier: [], reopened: false, within: [] });
    } else if (direction === 'close') {
      const closed = open.pop();
      if (closed === undefined) continue;
      const outer = open.at(-1)?.within ?? passages;
      if (swallows(closed, mark, citations)) {
        outer.push(...closingTogether(text, closed));
        continue;
      }
      outer.push({
        fullStart: closed.fullStart,
        fullEnd: mark.end,
        stretches: [...closed.earlier, { start: closed.from, end: mark.at }],
      });
    }
  }
}

/**
 * Within double marks others are single: so far apart, and with double ones between, or with one that has a citation of its
 * own, the first was never closed.
 */
const longestWithPairs = 1_200;

function swallows({ from, earlier, within }: Open, close: Mark, citations: CitedPlaces): boolean {
  if (within.length === 0 || earlier.length > 0) return false;
  return (
    close.at - from > longestWithPairs || within.some(({ fullEnd }) => citations.follows(fullEnd, close.at))
  );
}

/** `“No seizure rests on “mere hunches.” State v. Doughty`: one mark closes both where the inner pair is in the same sentence. */
function closingTogether(
  text: string,
  { fullStart, from, within: [first, ...rest] }: Open,
): readonly MarkedPassage[] {
  const inner = first?.stretches[0];
  if (!first || !inner) return rest;
  const lead = text.slice(from, Math.min(inner.start, from + longestWithPairs / 2));
  if (inner.end - from > longestWithPairs / 2 || /[.?!]\s/.test(lead)) return [first, ...rest];
  return [{ fullStart, fullEnd: first.fullEnd, stretches: [{ start: from, end: inner.end }] }, ...rest];
}

/** Of an apostrophe-like or inch mark `none`; of the rest, what the glyph and its neighbours say. */
function directionOf(
  text: string,
  paragraph: Stretch,
  mark: Mark,
  inside: boolean,
  remaining: number,
): 'open' | 'close' | 'none' {
  const before = mark.at > paragraph.start ? text.charAt(mark.at - 1) : ' ';
  const after = mark.end < paragraph.end ? text.charAt(mark.end) : ' ';
  const canOpen = !/[\s)\];]/.test(after) && /[\s([{—–\-/“‘'"=:]/.test(before);
  const canClose = !/\s/.test(before) && /[\s.,;:?!)\]}—–\-/”’'"\d*†‡⁰¹²³⁴-⁹]/.test(after);

  const glyph = text.slice(mark.at, mark.end);
  if (/[“„‟«]|‘‘|``/.test(glyph)) return canClose && !canOpen && inside ? 'close' : 'open';
  if (/[”»]|’’/.test(glyph)) return canOpen && !canClose && !inside ? 'open' : 'close';

  if (/\d/.test(before) && isInches(after, inside, remaining)) return 'none';
  if (canOpen !== canClose) return canOpen ? 'open' : 'close';
  return inside ? 'close' : 'open';
}

/** After a figure, a straight mark means inches outside a quotation, and inside one that the other marks close. */
function isInches(after: string, inside: boolean, remaining: number): boolean {
  return !inside || (remaining % 2 === 1 && /[\s\-x×]/.test(after));
}

const paragraphNumberAtEnd = /[{[]?¶\s?\d{1,3}[}\]]?\s{0,3}$/;

/** Nothing, or what numbers the paragraphs of an opinion: `{¶ 18}`. */
const paragraphNumber = /^\s{0,9}(?:[{[]?¶\s?\d{1,3}[}\]]?\s{0,3})?$/;

/** Whether a paragraph begins with a mark that can take up the quotation left open before it. */
function reopens(text: string, paragraph: Stretch, mark: Mark | undefined): boolean {
  if (mark === undefined || mark.at - paragraph.start > 20) return false;
  if (!paragraphNumber.test(text.slice(paragraph.start, mark.at))) return false;
  return !/[”’]/.test(text.charAt(mark.at)) && /\S/.test(text.charAt(mark.end));
}

/**
 * A quotation cut by the end of the paragraph at `index`, or by those of printed lines that a program made paragraphs of: the next mark
 * closes it, near by and with no citation before.
 */
function closesLater(
  text: string,
  open: Open,
  index: number,
  paragraphs: readonly Stretch[],
  marks: readonly (readonly Mark[])[],
  citations: CitedPlaces,
): boolean {
  if (open.within.length > 0) return false;
  // Of paragraphs that all end as such few are one quotation; of many a mark was forgotten.
  let isCut = open.earlier.length > 0 && !open.reopened;
  for (let at = index + 1; at <= index + mostLines; at += 1) {
    const [line, before] = [paragraphs[at], paragraphs[at - 1]];
    if (line === undefined || before === undefined || line.start - before.end > 3) return false;
    isCut ||= !/[.?!][”’"')\]]{0,3}\s*$/.test(text.slice(before.start, before.end).slice(-12));
    const mark = marks[at]?.[0];
    if (mark !== undefined) {
      const isFew = at === index + 1 || (at - index < mostParagraphs && endsSentence(text, mark));
      return (isCut || isFew) && closesAt(text, open, line, mark, citations);
    }
  }
  return false;
}

function closesAt(
  text: string,
  open: Open,
  line: Stretch,
  { at, end }: Mark,
  citations: CitedPlaces,
): boolean {
  const isCited = endsSentence(text, { at, end }) && citations.follows(end, Infinity);
  if (at - (open.earlier[0]?.start ?? open.from) > (isCited ? longestCited : longestCut)) return false;
  const before = at > line.start ? text.charAt(at - 1) : ' ';
  if (/[\d\s([{—–-]/.test(before) || /[\p{L}\p{N}]/u.test(text.charAt(end))) return false;
  return /["”＂]|’’|''/.test(text.slice(at, end)) && !citations.holds({ start: open.from, end: at });
}

/** As many may hold the rest of a quotation. */
const mostLines = 25;
const mostParagraphs = 6;

/** `“No seizure rests on a mere hunch. State v. Doughty`: the mark before the citation was forgotten. One sentence's end, no more. */
function endingAtCitation(
  text: string,
  { fullStart, from, earlier }: Open,
  end: number,
  citations: CitedPlaces,
): MarkedPassage | null {
  const cited = citations.next(from);
  if (earlier.length > 0 || cited > end || cited - from > longestUnclosed) return null;
  if (!/(?:^|[\s([—–])$/.test(text.slice(Math.max(0, fullStart - 1), fullStart))) return null;
  const words = text.slice(from, cited).trimEnd();
  if (!/^[\p{L}[]/u.test(words) || !/[.?!]$/.test(words) || words.split(/\s+/, 6).length < 6) return null;
  if (sentenceEnds(text, from, from + words.length - 1).length > 0) return null;
  const last = from + words.length;
  return { fullStart, fullEnd: last, stretches: [{ start: from, end: last }] };
}

const longestUnclosed = 600;

/** `“General average is a contribution by all. “Common justice dictates it.”`: paragraphs of one quotation, run together. */
function endingAtNext(
  text: string,
  { fullStart, from, earlier, within: [next] }: Open,
  citations: CitedPlaces,
): MarkedPassage | null {
  if (next === undefined || earlier.length > 0 || next.fullStart - from > longestCut) return null;
  const words = text.slice(from, next.fullStart).replace(paragraphNumberAtEnd, '').trimEnd();
  const isNumbered = paragraphNumberAtEnd.test(text.slice(Math.max(0, fullStart - 12), fullStart));
  if (
    isNumbered
      ? citations.closes({ start: from, end: from + words.length })
      : citations.next(from) < next.fullStart
  )
    return null;
  if (!/^[\p{Lu}[]/u.test(words) || !/[.?!*]$/.test(words) || words.split(/\s+/, 6).length < 6) return null;
  const last = from + words.length;
  return { fullStart, fullEnd: last, stretches: [{ start: from, end: last }] };
}

function endsSentence(text: string, { at }: Mark): boolean {
  return /[.?!]$/.test(text.charAt(at - 1));
}

/** A cut quotation may be as long as this; one that closes right before its citation is longer at times. */
const longestCut = 1_500;
const longestCited = 4_000;

function runOn(open: Open, paragraph: Stretch, next: Stretch, reopening: Mark | undefined): Open {
  return {
    fullStart: open.fullStart,
    from: reopening?.end ?? next.start,
    earlier: [...open.earlier, { start: open.from, end: paragraph.end }],
    reopened: reopening !== undefined,
    within: open.within,
  };
}
