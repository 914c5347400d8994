/**
 * How much of a citation is marked and sent: signal, pin cite, court, date, weight and the source that it quotes. What the
 * author explains in a parenthetical is the lawyer's argument and stays in the document.
 */
import type { FoundCitation } from '../citations/found-citation';
import { readCourtAndDate } from '../citations/reading/cases/read-court-and-date';
import { collapse } from '../text/collapse';
import { isBareWeight } from './bare-weight';

export interface CitedText {
  /** The mark: from the caption to the last thing before an explanation or later history. */
  readonly start: number;
  readonly end: number;
  /** What may be sent, white space collapsed. */
  readonly sent: string;
  /** The kept parentheticals but court and date, as written. */
  readonly weight: readonly string[];
}

export function citedText(text: string, found: readonly FoundCitation[], index: number): CitedText | null {
  const citation = found[index];
  if (!citation) return null;
  const history = citation.kind === 'case' ? citation.history?.[0]?.start : undefined;
  const limit = Math.min(history ?? citation.fullEnd, citation.fullEnd);
  const pieces = [text.slice(citation.fullStart, citation.end)];
  const weight: string[] = [];
  let end: number | undefined;
  let isDated = false;
  let at = citation.end;
  for (const { open, close } of parenthesesIn(text, citation.end, limit)) {
    const content = collapse(text.slice(open + 1, close));
    const isCourt = isCourtOrEdition(content, citation, isDated);
    isDated ||= isCourt;
    const isPlaces = isParallel(text, open) || isOwnParallel(content, citation);
    if (isSubdivision(text, open, content)) continue;
    const stays = isCourt || isPlaces || isBareWeight(content) || quotesOnly(text, found, index, open, close);
    if (stays) {
      pieces.push(text.slice(at, close + 1));
      if (!isCourt && !isPlaces && text[open] === '(') weight.push(`(${content})`);
    } else {
      pieces.push(text.slice(at, open));
      end ??= open;
    }
    at = close + 1;
  }
  pieces.push(text.slice(at, limit));

  const start = citation.fullStart + signalLength(text, citation);
  const markEnd = lastWordEnd(text, start, end ?? limit);
  return { start, end: markEnd, sent: tidied(pieces.join('')), weight };
}

/** Top-level pairs of brackets between two places. One that is not closed in time ends the search. */
function parenthesesIn(text: string, from: number, to: number): { open: number; close: number }[] {
  const pairs: { open: number; close: number }[] = [];
  let depth = 0;
  let open = from;
  for (let at = from; at < to; at++) {
    const sign = text[at];
    if (sign === '(' || sign === '[') {
      if (depth++ === 0) open = at;
    } else if ((sign === ')' || sign === ']') && depth > 0 && --depth === 0) {
      pairs.push({ open, close: at });
    }
  }
  return pairs;
}

/**
 * `9th Cir. 1989`, `1954`, New York's `[Sup Ct, NY County 2003]`; of a code, `West Supp. 2019`. A court that no table holds is one only
 * where a case's or an agency's stands, in the first parenthesis: `Doe Tr. 2019` behind it is the record.
 */
function isCourtOrEdition(content: string, { kind }: FoundCitation, isDated: boolean): boolean {
  const read = readCourtAndDate(content);
  const isUnknown = read?.courtAsWritten !== undefined && read.court === undefined;
  if (read !== null && !(isUnknown && (isDated || !courted.has(kind)))) return true;
  return kind !== 'case' && isEdition(content, kind === 'secondary');
}

const courted = new Set<FoundCitation['kind']>(['case', 'docket', 'secondary']);

const editionWords = new Set(
  (
    'ed eds edition rev revised vol supp repl reissue cum eff effective repealed replaced daily abridged and through pamph main ' +
    'january february march april may june july august september october november december ' +
    'jan feb mar apr jun jul aug sept sep oct nov dec ' +
    'west westlaw vernon mckinney lexis lexisnexis lexis-nexis thomson reuters deering baldwin michie burns bender matthew purdon ' +
    'smith-hurd gould anderson page harrison consol law co-op lawyers coop bna cch wolters kluwer callaghan'
  ).split(' '),
);

/** Other words are the author's: `the Act as our client read it in 1999`, `Doe Audit 2019`; of a book, names may be its editors'. */
function isEdition(content: string, isBook: boolean): boolean {
  const words = content.split(/[\s,.&]+/).map((word) => word.toLowerCase().replace(/[’']s?$/, ''));
  const mayName = isBook && words.some((word) => /^(?:eds?|edition|rev)$/.test(word));
  return (
    content.length <= 40 &&
    /\b(?:17|18|19|20)\d\d$/.test(content) &&
    words.every((word) => /^(?:|\d.*|[ivx]+)$/.test(word) || editionWords.has(word) || mayName) &&
    !(mayName && content.split(/[\s,.]+/).some((word) => /^\p{Ll}/u.test(word) && !editionWords.has(word)))
  );
}

/** `Id. § 1057(b)`: of the pin cite, no parenthetical. */
function isSubdivision(text: string, open: number, content: string): boolean {
  return /^\w{1,5}$/.test(content) && /[\w)\]]/.test(text.charAt(open - 1));
}

/** California's `[93 S.Ct. 705, 35 L.Ed.2d 147]`. */
function isParallel(text: string, open: number): boolean {
  return text[open] === '[' && /^\[\s*\d/.test(text.slice(open, open + 8));
}

/** Georgia's `(86 S. Ct. 1602, 16 L. Ed. 2d 694)`: places of this case, and nothing besides. */
function isOwnParallel(content: string, citation: FoundCitation): boolean {
  const places = citation.kind === 'case' ? (citation.parallel ?? []) : [];
  return content.split(/[,;] /).every((piece) => {
    const [, volume, page] = /^(\d+) [A-Z][A-Za-z\d.’' ]* (\d+)$/.exec(piece) ?? [];
    return places.some((place) => place.volume === volume && place.page === page);
  });
}

/** `(quoting Roe v. Wade, 410 U.S. 113, 152 (1973))`: the source of the words, and not a word besides. */
function quotesOnly(
  text: string,
  found: readonly FoundCitation[],
  index: number,
  open: number,
  close: number,
): boolean {
  const introduction = /^\s*(?:(?:in turn|in part)\s+)?quoting\s+/i.exec(text.slice(open + 1, close))?.[0];
  if (introduction === undefined) return false;
  let at = open + 1 + introduction.length;
  for (const inner of found.slice(index + 1)) {
    if (inner.start >= close) break;
    if (inner.fullStart > at && !isPunctuation(text.slice(at, inner.fullStart))) return false;
    if (explains(text, inner, close)) return false;
    at = Math.max(at, Math.min(inner.fullEnd, close));
  }
  return isPunctuation(text.slice(at, close));
}

function explains(text: string, citation: FoundCitation, limit: number): boolean {
  return parenthesesIn(text, citation.end, Math.min(citation.fullEnd, limit)).some(({ open, close }) => {
    const content = collapse(text.slice(open + 1, close));
    return !isCourtOrEdition(content, citation, false) && !isParallel(text, open) && !isBareWeight(content);
  });
}

function isPunctuation(text: string): boolean {
  return /^[\s.,;:]*$/.test(text);
}

function signalLength(text: string, citation: FoundCitation): number {
  const signal = 'signal' in citation ? citation.signal : undefined;
  if (signal === undefined) return 0;
  const words = signal.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const written = new RegExp(`^${words.join('\\s+')}[\\s,;:]*`).exec(
    text.slice(citation.fullStart, citation.start),
  );
  return written?.[0].length ?? 0;
}

function lastWordEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && /[\s,;:]/.test(text.charAt(last - 1))) last--;
  return last;
}

/** Spaces and ranges of pages as one writes them, whatever line ends or deletions left: `884–\n85`. */
export function tidied(text: string): string {
  return collapse(text.replace(/\u00ad/g, ''))
    .replace(/(\d[-–—]) (?=\d)/g, '$1')
    .replace(/ +([,;.)])/g, '$1')
    .replace(/[ ,;:]+$/, '');
}
