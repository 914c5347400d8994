/**
 * A quotation read as what it asks of the opinion: this word, some word with this bracketed change, anything left out here.
 *
 * The marks are those of The Bluebook, rules 5.2 and 5.3. Offsets are UTF-16 code units into the quotation.
 */
import { foldedWord } from './folded-word';
import { omissionNotesIn } from './omission-notes';
import { starPageAt } from './star-pages';
import { tokensOfQuotation } from './tokens-of-quotation';
import { isEnglishWord } from './word-list';

export type Operation =
  | {
      readonly kind: 'word';
      readonly word: string;
      readonly start: number;
      readonly end: number;
      readonly note: boolean;
      /** At an end of the quotation, where it may be a part of a word that the opinion breaks here: the last of one, or with its hyphen the first. */
      readonly part?: 'last' | 'first';
    }
  /** `[t]he`, `stat[es]`, `claim[ ]`: `literals` are the parts outside brackets, in order. */
  | {
      readonly kind: 'partial';
      readonly word: string;
      readonly literals: readonly string[];
      readonly bracketed: string;
      readonly start: number;
      readonly end: number;
    }
  /** `[the defendant]`, `[ ]`: whole words of the author for none or some of the opinion. */
  | {
      readonly kind: 'bracket';
      readonly words: readonly string[];
      readonly start: number;
      readonly end: number;
    }
  /** `marks`: how many stand there in a row, the opinion's own and the author's. */
  | { readonly kind: 'ellipsis'; readonly start: number; readonly end: number; readonly marks: number };

export interface ReadQuotation {
  readonly text: string;
  readonly operations: readonly Operation[];
  readonly sics: readonly Place[];
  /** Ellipses at the very beginning and end say that the sentence goes on there. */
  readonly leadingEllipsis: Place | null;
  readonly trailingEllipsis: Place | null;
  /** The draft takes the words up as its own, and does not deny them itself. */
  readonly affirmed: boolean;
}

/** The word that it asks for; empty of a mark. */
export function wordOf(operation: Operation): string {
  return operation.kind === 'word' || operation.kind === 'partial' ? operation.word : '';
}

interface Place {
  readonly start: number;
  readonly end: number;
}

type Mark =
  | (Place & { readonly kind: 'ellipsis' | 'sic' | 'ignored' })
  | (Place & { readonly kind: 'bracket'; readonly inner: string })
  | (Place & { readonly kind: 'partial' });

export function readOperations(text: string, affirmed = false): ReadQuotation {
  const operations: Operation[] = [];
  const sics: Place[] = [];
  let at = 0;
  for (const mark of findMarks(text)) {
    if (mark.start < at) continue;
    pushWords(operations, text, at, mark.start);
    at = mark.end;
    const { start, end } = mark;
    switch (mark.kind) {
      case 'ellipsis':
        pushEllipsis(operations, start, end);
        break;
      case 'sic':
        sics.push({ start, end });
        break;
      case 'bracket':
        operations.push({ kind: 'bracket', words: wordsOf(mark.inner), start, end });
        break;
      case 'partial':
        operations.push(partialOf(text, mark));
        break;
      case 'ignored':
        break;
    }
  }
  pushWords(operations, text, at, text.length);
  let trailingEllipsis: Place | null = null;
  let leadingEllipsis: Place | null = null;
  if (operations.at(-1)?.kind === 'ellipsis') trailingEllipsis = operations.pop() ?? null;
  if (operations[0]?.kind === 'ellipsis') leadingEllipsis = operations.shift() ?? null;
  markPartsOfWords(text, operations, leadingEllipsis !== null, trailingEllipsis !== null);
  return { text, operations, sics, leadingEllipsis, trailingEllipsis, affirmed };
}

/** `sible for the whole`, `the whole was constitu-`: cut out of print where a line ends within a word. */
function markPartsOfWords(text: string, operations: Operation[], ledIn: boolean, ledOn: boolean): void {
  const first = operations[0];
  const last = operations.at(-1);
  if (operations.length < 2) return;
  const isSmall = ({ start }: Place): boolean => /^\p{Ll}/u.test(text.charAt(start));
  if (!ledIn && first?.kind === 'word' && isSmall(first)) operations[0] = { ...first, part: 'last' };
  if (ledOn || last?.kind !== 'word') return;
  if ((isSmall(last) && !isEnglishWord(last.word)) || /^[-‐\u00ad][”"’']{0,3}$/.test(text.slice(last.end)))
    operations[operations.length - 1] = { ...last, part: 'first' };
}

function pushEllipsis(operations: Operation[], start: number, end: number): void {
  const before = operations.at(-1);
  if (before?.kind !== 'ellipsis') operations.push({ kind: 'ellipsis', start, end, marks: 1 });
  else operations[operations.length - 1] = { ...before, end, marks: before.marks + 1 };
}

const ellipsis =
  /\[\s{0,3}(?:…|(?:\.\s{0,3}){3,4}|\*\s?\*\s?\*)\s{0,3}\]|…\.?|(?:\.\s{1,3}){2,3}\.(?![a-z])(?:\.(?=\d))?|\.{3,4}|(?:\*[ \u00a0]{0,3}){3,}(?!\d)/g;
const bracketed = /\[([^\][]{0,300})\]/g;

/** All marks, in order; where two overlap, the one that was found first by kind. */
function findMarks(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  for (const { start, end } of omissionNotesIn(text)) marks.push({ kind: 'ignored', start, end });
  for (const { index, 0: raw } of text.matchAll(ellipsis)) {
    marks.push({ kind: 'ellipsis', start: index, end: index + raw.length });
    const opened = leftOpenBefore(text, index);
    if (opened) marks.push(opened);
  }
  for (const match of text.matchAll(bracketed)) {
    const mark = bracketMark(text, match.index, match.index + match[0].length, match[1] ?? '');
    if (mark) marks.push(mark);
  }
  return marks.sort((one, other) => one.start - other.start || other.end - one.end);
}

function bracketMark(text: string, start: number, end: number, inner: string): Mark | null {
  const content = inner.trim();
  if (/^sic[.!]?$/i.test(content)) return { kind: 'sic', start, end };
  if (/^\*+\s?\d+$/.test(content) || /^(?:fn|n)\.?\s?\d{1,3}$/i.test(content) || starPageAt(text, start))
    return { kind: 'ignored', start, end };
  const from = beginningOfWord(text, start);
  const gluedBefore = from < start && text.charAt(start - 1) !== '[';
  if (/^\d{1,3}$/.test(content) && start > 0 && /\S/.test(text.charAt(start - 1))) return null;
  const possessive = /^['’]s?(?!\p{L})/u.exec(text.slice(end, end + 3));
  if (/\s/.test(content) && !possessive) {
    const ledIn = gluedBefore && !/^\s/.test(inner);
    const ledOn = /\p{L}/u.test(text.charAt(end)) && !/\s$/.test(inner);
    // `a[n in]valid`, `[and t]he`: the words that the bracket makes, whole.
    const wordsFrom = ledIn ? from : start;
    const wordsTo = ledOn ? endOfWord(text, end) : end;
    return {
      kind: 'bracket',
      start: wordsFrom,
      end: wordsTo,
      inner: withoutBrackets(text.slice(wordsFrom, wordsTo)),
    };
  }
  if (/\s/.test(content) || (possessive && !gluedBefore)) {
    return {
      kind: 'bracket',
      start,
      end: end + (possessive?.[0].length ?? 0),
      inner: inner + (possessive?.[0] ?? ''),
    };
  }
  if (!gluedBefore && !/[\p{L}’'[-]/u.test(text.charAt(end)) && !isOfWord(text, end))
    return { kind: 'bracket', start, end, inner };
  const to = endOfWord(text, end);
  if (/^(?:\[[^\][\s]{2,}\]){2,}$/.test(text.slice(from, to))) return { kind: 'bracket', start, end, inner };
  const literal = text.slice(from, to).replace(/\[[^\][]*\]/g, '');
  if (literal.replace(/[^\p{L}]/gu, '').length < 2 && content.length > 2) {
    return { kind: 'bracket', start: from, end: to, inner: withoutBrackets(text.slice(from, to)) };
  }
  return { kind: 'partial', start: from, end: to };
}

function withoutBrackets(text: string): string {
  return text.replace(/[[\]]/g, '');
}

/**
 * Where the word begins that goes on in the bracket at `start`; at the bracket itself where none does. An apostrophe before any
 * letter is a quotation mark (`'[T]he`), and two hyphens are a dash (`--[t]he`).
 */
function beginningOfWord(text: string, start: number): number {
  let from = start;
  const first = Math.max(0, start - longestWord);
  while (from > first && isOfWord(text, from - 1) && text.slice(from - 2, from) !== '--') from--;
  while (from < start && /['’]/.test(text.charAt(from))) from++;
  return from;
}

/** Where the word ends that goes on behind the bracket that ends at `end`: before a quotation mark and a dash. */
function endOfWord(text: string, end: number): number {
  let to = end;
  const last = Math.min(text.length, end + longestWord);
  while (to < last && isOfWord(text, to) && !text.startsWith('--', to)) to++;
  while (to > end && /['’-]/.test(text.charAt(to - 1))) to--;
  return to;
}

function isOfWord(text: string, at: number): boolean {
  return /[\p{L}'’\][-]/u.test(text.charAt(at)) || misreadBehindBracket.test(text.slice(at - 1, at + 4));
}

/** `[n]0twithstanding`: copied with the scanner's nought. */
const misreadBehindBracket = /^\]0\p{Ll}{3}/u;

const longestWord = 100;

/** `[the bank . . . shall`: a bracket that its author forgot to close ends before the ellipsis at `end`. */
function leftOpenBefore(text: string, end: number): Mark | null {
  const before = text.slice(Math.max(0, end - longestLeftOpen), end);
  const inner = before.slice(before.lastIndexOf('[') + 1);
  if (inner.length === before.length || !/^[\p{L}’'\s-]*$/u.test(inner)) return null;
  if (inner.trim().split(/\s+/).length > mostWordsLeftOpen) return null;
  const start = end - inner.length - 1;
  const from = beginningOfWord(text, start);
  return from < start ? { kind: 'partial', start: from, end } : { kind: 'bracket', start, end, inner };
}

const longestLeftOpen = 80;
const mostWordsLeftOpen = 4;

function partialOf(text: string, { start, end }: Place): Operation {
  const raw = text.slice(start, end);
  const literals = raw.split(/\[[^\][]*(?:\]|$)/).map((part) => foldedWord(part, 0, part.length));
  const inner = [...raw.matchAll(bracketed)].map((match) => match[1] ?? '').join('');
  const whole = raw.replace(/[[\]\s]/g, '').replace(/['’]{1,4}$/, '');
  return {
    kind: 'partial',
    word: foldedWord(whole, 0, whole.length),
    literals,
    bracketed: foldedWord(inner, 0, inner.length),
    start,
    end,
  };
}

function pushWords(operations: Operation[], text: string, from: number, to: number): void {
  if (to <= from) return;
  // The full stop of "[c]ir.1994" opens no decimal, nor does that of "* * *.9".
  const first = /^[\p{L}\]*]\.$/u.test(text.slice(from - 1, from + 1)) ? from + 1 : from;
  for (const token of tokensOfQuotation(text.slice(first, to))) {
    const start = first + token.start;
    const end = first + token.end;
    const note = token.note || isPageNumber(text, start, end);
    operations.push({ kind: 'word', word: foldedWord(text, start, end), start, end, note });
  }
}

/** A number alone on its line: the page number of a brief that was read from its print. */
function isPageNumber(text: string, start: number, end: number): boolean {
  return (
    end - start <= 3 &&
    /^\d+$/.test(text.slice(start, end)) &&
    /\n[ \t]*$/.test(text.slice(Math.max(0, start - 80), start)) &&
    /^[ \t]*\n/.test(text.slice(end, end + 80))
  );
}

function wordsOf(text: string): readonly string[] {
  return tokensOfQuotation(text).map(({ start, end }) => foldedWord(text, start, end));
}
