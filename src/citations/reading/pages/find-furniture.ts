/**
 * What pages add to a text that was taken from them: the numbers of pages and of a pleading's lines, running heads, the
 * stamps of a court's clerk. None of it may be read as part of the citation that it interrupts.
 */
import { isDigit, skipSpaces, skipSpacesBack } from '../../../text/character-classes';
import { matchEnd } from '../../../text/match-at';
import { readNumbered } from '../cases/read-reporter-citation';
import type { PageLine, Span } from './page-lines';

export interface Furniture {
  /** In text order, apart from one another. */
  readonly pieces: readonly FurniturePiece[];
  /** Where pages end. */
  readonly breaks: readonly Span[];
  /** The lines that begin with a number of their own. */
  readonly numbered: readonly PageLine[];
}

export interface FurniturePiece extends Span {
  /** What stands between the words before and behind it instead. */
  readonly joint: '' | '\n';
}

/** `lines`: all of `text` that may be furniture; `marks`: what else is to be passed over. */
export function findFurniture(
  text: string,
  lines: readonly PageLine[],
  marks: readonly Span[] = [],
): Furniture {
  const ofPleading = numbersOfPleading(text, lines);
  const others = lines.filter((line) => !ofPleading.has(line));
  const breaks = pageBreaks(text, others);
  const ends = inOrder(breaks, text);
  const pieces = inOrder([...ends, ...runningHeads(text, ends)], text).map((span): FurniturePiece => ({
    ...span,
    joint: '\n',
  }));
  for (const { start, end } of marks) pieces.push({ start, end, joint: '' });
  for (const line of ofPleading) {
    const { start, end, kind, numberEnd } = line;
    if (isVolume(text, line)) continue;
    pieces.push({ start, end: kind === 'number' ? Math.min(end + 1, text.length) : numberEnd, joint: '' });
  }
  return {
    pieces: withoutOverlap(pieces),
    breaks,
    numbered: others.filter(({ kind }) => kind === 'numbered'),
  };
}

const FEWEST_OF_PLEADING = 4;
/** Rows from one number to the next, and from one page's last to the next page's first. */
const FARTHEST_OF_PLEADING = 4;
const FARTHEST_OF_PAGES = 16;
/** A page has 25 to 32 lines, single-spaced ones more. */
const FULL_PAGE = 20;
const MOST_OF_PLEADING = 60;

/** Lines numbered one after the other, from 1 again on every page. */
function numbersOfPleading(text: string, lines: readonly PageLine[]): Set<PageLine> {
  const numbered = new Set<PageLine>();
  let run: PageLine[] = [];
  const close = (): void => {
    // A table's `15 U.S.C. § 1`, `16 U.S.C. § 2` begin with the numbers of titles.
    const ofCodes = run.filter(({ numberEnd }) => matchEnd(titledCode, text, numberEnd) > 0).length;
    if (run.length >= FEWEST_OF_PLEADING && ofCodes * 2 < run.length)
      for (const line of run) numbered.add(line);
    run = [];
  };
  for (const line of lines) {
    if ((line.kind !== 'number' && line.kind !== 'numbered') || line.value > MOST_OF_PLEADING) continue;
    const last = run.at(-1);
    if (last && !goesOn(last, line)) {
      // A number of the text itself that begins a line, or that of the page behind the last line.
      const isPage = line.kind === 'number' && last.value > FULL_PAGE;
      if (line.row - last.row < (isPage ? FARTHEST_OF_PAGES : FARTHEST_OF_PLEADING)) continue;
      close();
    }
    run.push(line);
  }
  close();
  return numbered;
}

function goesOn(last: PageLine, next: PageLine): boolean {
  const rows = next.row - last.row;
  return next.value === 1 && last.value > FULL_PAGE
    ? rows <= FARTHEST_OF_PAGES
    : next.value === last.value + 1 && rows <= FARTHEST_OF_PLEADING;
}

const titledCode = /U\.\s?S\.\s?C|C\.\s?F\.\s?R/y;

/** Stamps, page numbers and form feeds. */
function pageBreaks(text: string, lines: readonly PageLine[]): Span[] {
  const counted = countedPages(lines);
  const stamps = new Set(lines.filter(({ kind }) => kind === 'stamp').map(({ end }) => end));
  const breaks: Span[] = lines.filter(
    (line) =>
      line.kind === 'stamp' ||
      line.kind === 'page' ||
      (line.kind === 'number' &&
        (counted.has(line) || standsAtPageEnd(text, line, stamps) || interrupts(text, line)) &&
        !isVolume(text, line)),
  );
  for (let feed = text.indexOf('\f'); feed >= 0; feed = text.indexOf('\f', skipSpaces(text, feed)))
    breaks.push({ start: feed, end: feed + 1 });
  return breaks.sort((one, other) => one.start - other.start);
}

/** `Elm v. Oak,⏎303⏎F.3d 488`: what stands on lines of its own is no page's number where a reporter goes on behind it, and no volume stands before. */
function isVolume(text: string, { start, end }: Span): boolean {
  const at = skipSpaces(text, start);
  if (
    at >= end ||
    !isDigit(text.charCodeAt(at)) ||
    isDigit(text.charCodeAt(skipSpacesBack(text, start, 0) - 1))
  )
    return false;
  const hit = readNumbered(text, at);
  return hit !== null && (hit.form === 'code' || !hit.weak);
}

const FEWEST_ROWS = 8;
const FEWEST_PAGES = 3;
const FARTHEST_NUMBER = 6;

/** Numbers alone on lines far apart, each one more than the last. */
function countedPages(lines: readonly PageLine[]): Set<PageLine> {
  const numbers = lines.filter(({ kind }) => kind === 'number');
  /** Of each number the chain that ends with it, as far as it counts, and where it stands among `numbers`. */
  const chains = new Map<number, { readonly chain: readonly PageLine[]; readonly index: number }>();
  const counted = new Set<PageLine>();
  for (const [index, line] of numbers.entries()) {
    const before = chains.get(line.value - 1);
    const last = before?.chain.at(-1);
    const goesOn =
      before && last && index - before.index <= FARTHEST_NUMBER && line.row - last.row >= FEWEST_ROWS;
    const chain = goesOn ? [...before.chain, line].slice(-FEWEST_PAGES) : [line];
    chains.set(line.value, { chain, index });
    if (chain.length === FEWEST_PAGES) for (const one of chain) counted.add(one);
  }
  return counted;
}

/** Beside a form feed or a stamp. */
function standsAtPageEnd(text: string, { start, end }: Span, stampEnds: ReadonlySet<number>): boolean {
  const [before, after] = [skipSpacesBack(text, start, 0), skipSpaces(text, end)];
  if (text.slice(before, start).includes('\f') || text.slice(end, after).includes('\f')) return true;
  const lineEnd = text.indexOf('\n', after);
  return stampEnds.has(before) || stampEnds.has(lineEnd < 0 ? text.length : lineEnd);
}

/** A number between empty lines, in the midst of a sentence. */
function interrupts(text: string, { start, end }: Span): boolean {
  return (
    /[\w,&§¶-]\s{0,4}\n\s{0,4}\n\s{0,4}$/.test(text.slice(Math.max(0, start - 16), start)) &&
    /^\s{0,4}\n\s{0,4}\n/.test(text.slice(end, end + 16))
  );
}

/** Of a few pages two alike are enough. */
const FEWEST_HEADS = 3;
const FEW_PAGES = 4;
const SHORTEST_HEAD = 8;
const LONGEST_HEAD = 100;

/** Lines beside the ends of pages that stand there again and again. */
function runningHeads(text: string, ends: readonly Span[]): Span[] {
  const lines = new Map<string, Map<number, Span>>();
  for (const { start, end } of ends) {
    const next = lineAfter(text, end);
    for (const line of [lineBefore(text, start), next, lineAfter(text, next.end)]) {
      if (line.end - line.start > LONGEST_HEAD * 2) continue;
      const key = text.slice(line.start, line.end).replace(pageInHead, '').trim();
      if (key.length < SHORTEST_HEAD || key.length > LONGEST_HEAD) continue;
      const known = lines.get(key) ?? new Map<number, Span>();
      lines.set(key, known.set(line.start, line));
    }
  }
  const fewest = ends.length <= FEW_PAGES ? 2 : FEWEST_HEADS;
  return [...lines].flatMap(([key, spans]) =>
    spans.size >= fewest && !isOfText.test(key) ? [...spans.values()] : [],
  );
}

/** `4   ELM v. OAK`, `Cite as: 598 U. S. ____ (2023)   5` */
const pageInHead = /^\d{1,4}(?=\s)|\s\d{1,4}$/g;

/**
 * What stands over a table's entries, page for page, tells where the table stands; a sentence has its stop; and a citation
 * that stands on a line of its own may come again.
 */
const isOfText =
  /^(?:table|index) of|page\(?s|^(?:cases|statutes|other|rules|federal|state)\b|[.,;:]$|[§¶]|\b(?:supra|at$)|^(?!nos?\.|.{1,60} v\. )[a-z]{1,5}\. ?[a-z\d]/i;

function lineBefore(text: string, at: number): Span {
  const end = skipSpacesBack(text, at, 0);
  return { start: skipSpaces(text, text.lastIndexOf('\n', end - 1) + 1), end };
}

function lineAfter(text: string, at: number): Span {
  const start = skipSpaces(text, at);
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}

/** With the blanks around them; those that meet are joined. */
function inOrder(spans: readonly Span[], text: string): Span[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (!last || start > last.end)
      joined.push({ start: skipSpacesBack(text, start, 0), end: skipSpaces(text, end) });
    else if (end > last.end) last.end = skipSpaces(text, end);
  }
  return joined;
}

function withoutOverlap(pieces: readonly FurniturePiece[]): FurniturePiece[] {
  const apart: FurniturePiece[] = [];
  for (const piece of [...pieces].sort((one, other) => one.start - other.start)) {
    const start = Math.max(piece.start, apart.at(-1)?.end ?? 0);
    if (start < piece.end) apart.push({ ...piece, start });
  }
  return apart;
}
