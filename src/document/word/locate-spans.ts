/**
 * Finds the ranges of spans by Word's search, all of them in a constant number of requests.
 *
 * A search gives no hit over a tracked deletion (office-js #5874), the mark of a note (#4401), a tab or a soft break (#2331),
 * and hits in deleted text besides. So a span is looked for whole, then by a long beginning and end, by its first and last word, by
 * its first and last character, and joined. Each time the right hit is the n-th, counted in our own text; and where Word does not
 * find just as many as stand there, that try is given up. Single characters are never parted, so the last try is the surest.
 */
import { currentTextOf } from './current-text';
import { readable } from './readable';
import type { WordHost } from './word-host';

export interface Span {
  readonly object: Word.Paragraph;
  /** The current text of the paragraph; `start` and `end` are offsets in it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One for each span, in order; `null` where it cannot be told for certain. */
export async function locateSpans(
  context: Word.RequestContext,
  host: WordHost,
  spans: readonly Span[],
): Promise<readonly (Word.Range | null)[]> {
  const found = new Map<Span, Word.Range>();
  await tryEach(context, host, spans, tries, found);
  return spans.map((span) => found.get(span) ?? null);
}

/** Word's own limit is 255, less with escapes (#1726) and on the Mac (#320). */
const longestSearch = 200;

/** How much of the span to search for at its beginning and its end, given its words; `null` for the whole. */
type Try = (words: string) => { readonly head: number; readonly tail: number } | null;

const tries: readonly Try[] = [
  () => null,
  (words) => ({ head: searchableLength(words), tail: searchableLength(reversed(words)) }),
  (words) => ({ head: wordLength(words), tail: wordLength(reversed(words)) }),
  (words) => ({
    head: /^./su.exec(words)?.[0].length ?? 0,
    tail: /.$/su.exec(words)?.[0].length ?? 0,
  }),
];

async function tryEach(
  context: Word.RequestContext,
  host: WordHost,
  spans: readonly Span[],
  [first, ...others]: readonly Try[],
  found: Map<Span, Word.Range>,
): Promise<void> {
  const open = spans.filter((span) => !found.has(span));
  if (first === undefined || open.length === 0) return;
  const searches = open.flatMap((span) => {
    const { text, start, end } = span;
    const ends = first(text.slice(start, end));
    const parts = ends
      ? [search(span, start, start + ends.head, host), search(span, end - ends.tail, end, host)]
      : [search(span, start, end, host)];
    return parts.every((part) => part !== null) ? [{ span, parts }] : [];
  });
  if (searches.length > 0) await context.sync();

  const doubted = searches.flatMap(({ parts }) => parts.filter((part) => part.isDoubtful()));
  for (const part of doubted) part.askCurrentTexts();
  if (doubted.length > 0 && host.has('1.4')) await context.sync();

  for (const { span, parts } of searches) {
    const [head, tail] = parts.map((part) => part.hit());
    if (head && parts.length === 1) found.set(span, head);
    else if (head && tail) found.set(span, head.expandTo(tail));
  }
  return tryEach(context, host, spans, others, found);
}

/** `null` where nothing can be searched for at that place. */
function search({ object, text }: Span, start: number, end: number, host: WordHost) {
  const words = text.slice(start, end);
  const wanted = words.replace(/[\^\u2011\u00ad]/g, (sign) => searchCodes[sign] ?? sign);
  if (words === '' || wanted.length > longestSearch || /[\t\v\f\r\n]/.test(words)) return null;
  const { count, ordinal } = countHits(text, words, start);
  if (ordinal === null) return null;

  const results = object.search(wanted, { matchCase: true });
  results.load('items/text');
  let texts: readonly (() => string)[] | undefined;
  /** Desktop Word also finds straight quotation marks for curly ones: what it finds has to be what stands there. */
  const hits = (): readonly Word.Range[] =>
    itemsOf(results).filter((range, index) => (texts?.[index]?.() ?? readable(textOf(range))) === words);
  return {
    isDoubtful: () => hits().length !== count,
    askCurrentTexts: () => {
      if (host.has('1.4')) texts = itemsOf(results).map((range) => currentTextOf(range, host));
    },
    hit: () => (hits().length === count ? hits()[ordinal] : undefined),
  };
}

/** A caret begins a code; these hyphens are found by theirs. */
const searchCodes: Readonly<Record<string, string>> = { '^': '^^', '\u2011': '^~', '\u00ad': '^-' };

/** Which of the hits is at `start`; Word's hits do not overlap. */
function countHits(
  text: string,
  words: string,
  start: number,
): { readonly count: number; readonly ordinal: number | null } {
  let count = 0;
  let ordinal: number | null = null;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    if (at === start) ordinal = count;
    count++;
  }
  return { count, ordinal };
}

/** The beginning that a search bears: half its limit, for carets count twice. */
function searchableLength(words: string): number {
  const upToBreak = /^[^\t\v\f\r\n]*/.exec(words)?.[0].length ?? 0;
  const length = Math.min(upToBreak, longestSearch / 2);
  return isHighSurrogate(words, length - 1) ? length - 1 : length;
}

function wordLength(words: string): number {
  return Math.min(/^\S+/.exec(words)?.[0].length ?? 0, longestSearch / 2);
}

function reversed(words: string): string {
  return Array.from(words).reverse().join('');
}

function isHighSurrogate(text: string, at: number): boolean {
  return /[\ud800-\udbff]/.test(text.charAt(at));
}

function itemsOf({ items }: Word.RangeCollection): readonly Word.Range[] {
  return items;
}

function textOf({ text }: Word.Range): string {
  return text;
}
