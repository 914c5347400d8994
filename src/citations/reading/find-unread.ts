/**
 * What cites but was not read: papers that no table lists (`(UMF 4.)`, `Jones Decl., ¶ 4`), books, news, decisions without a
 * place; the former of two authorities. An `Id.` behind it may mean it, and nobody can tell.
 */
import { isDigit, isLetter, isSpace, isUpper, skipSpacesBack } from '../../text/character-classes';
import { matchAt } from '../../text/match-at';
import { isAbbreviation } from './cases/caption-words';

/** Farther back nothing tells what an `Id.` means. */
const REACH = 4000;
const LONGEST_WORD = 80;
const LONGEST_CITATION = 400;

export interface Unread {
  readonly start: number;
  /** Of a case that a sentence begins with: `In Elm v. Fir, the court`. It may be the authority that stands before. */
  readonly name?: string;
  /** A section alone, `See § 5(b).`: of the law that stands before, and of no case. */
  readonly isSection?: true;
  /** `The former`: of which a page may tell. */
  readonly isFormer?: true;
}

/** The last of them between `from` and `to`; `null` where everything that cites was read. */
export function findUnread(text: string, from: number, to: number): Unread | null {
  const least = Math.max(from, to - REACH);
  let end = skipSpacesBack(text, to, least);
  while (end > least) {
    const start = wordStart(text, end, least);
    const word = mayEndCitation(text, start, end) ? text.slice(start, end) : '';
    if (word !== '' && !noteCall.test(word)) {
      const paper = number.test(word) ? paperOf(text, start, least) : -1;
      const citation =
        paper < 0 && lastWord.test(word)
          ? Math.max(citationStart(text, end, least), paperInParenthesis(text, end, least))
          : paper;
      // ", Ex. A, ¶ 5" goes on with what was read right before it.
      if (citation >= 0)
        return /^[,\s]*$/.test(text.slice(from, citation)) ? null : unreadAt(text, citation, end);
    } else if (end - start === 2 && text.startsWith('v.', start)) {
      const reach = Math.max(least, start - LONGEST_NAME);
      const opening = text.slice(reach, start).lastIndexOf('In ');
      const name = opening < 0 ? undefined : matchAt(discussed, text, reach + opening)?.[1];
      if (name !== undefined) return { start, name };
    }
    end = skipSpacesBack(text, start, least);
  }
  return null;
}

/** `The former controls. Id.`: the sentence that ends before `to` speaks of it, and of no former employee. */
export function findFormer(text: string, from: number, to: number): Unread | null {
  const least = Math.max(from, to - LONGEST_CITATION);
  const found = former.exec(text.slice(least, to));
  return found && { start: least + found.index, isFormer: true };
}

const former =
  /\b[Tt]he\sformer(?:,|\s(?:case|decision|opinion|is|was|ha[sd]|did|does|can|may|must|held|\w{2,8}s\s(?:the|that|on|only|here)|(?:control|govern|appl|prevail)\w{1,4})\b)[^.?!]{0,240}\.\s$/;

function unreadAt(text: string, start: number, end: number): Unread {
  const written = text.slice(start, end).replace(dates, ' ');
  return /^[^A-Z§]*§[^A-Z]*$/.test(written) ? { start, isSection: true } : { start };
}

/** What ends with a letter is a word of the sentence; most are. A section ends with its subdivision: `subd. (b).` */
function mayEndCitation(text: string, start: number, end: number): boolean {
  if (isLetter(text.charCodeAt(end - 1))) return false;
  const isSubdivision = text.charCodeAt(start) === 40 && end - start < 7;
  return isSubdivision || hasDigit(text, start, end) || text.startsWith('ed.', start);
}

function hasDigit(text: string, start: number, end: number): boolean {
  for (let place = start; place < end; place++) if (isDigit(text.charCodeAt(place))) return true;
  return false;
}

const LONGEST_NAME = 60;
const discussed = /(?<=^|[.!?”"’)\]]\s{1,3})In\s([A-Z][^.;:()]{1,50}\sv\.\s[A-Z][\w’'-]{1,20})/y;
const noteCall = /\[(?:FN)?\d{1,3}\]\W*$|^FN\d{1,3}\.$/;
/** A number or an edition before what ends a sentence or a parenthesis. */
const lastWord =
  /(?:\d[a-z]{0,2}|(?:\d|^)(?:\([a-z\d]{1,3}\)){1,4}|^ed\.)(?:[.;]|[”"’]?[)\]][.;,:)]?|[.;][)\]”"’]{1,2})$/;
const number = /^[¶§]{0,2}\d{1,4}(?:[-\u2010-\u2013]\d{1,4})?[,.;:)\]]{0,3}$/;

/** `FAC ¶ 12`, within whatever sentence; the mark of a paragraph of the text itself stands behind no name. */
function paperOf(text: string, start: number, least: number): number {
  const sign = text.charCodeAt(start) === 0xb6 ? start : skipSpacesBack(text, start, least) - 1;
  if (text.charCodeAt(sign) !== 0xb6) return -1;
  let signs = sign;
  while (text.charCodeAt(signs - 1) === 0xb6) signs--;
  const end = skipSpacesBack(text, signs, least);
  const paper = wordStart(text, end, least);
  const word = text.slice(paper, end).replace(openings, '');
  if (!isUpper(word.charCodeAt(0)) || text.slice(end, signs).includes('\n')) return -1;
  return /[.;:!?”"]$/.test(word) && !isAbbreviation(word) ? -1 : paper;
}

/** New York's `(petitioners’ mem of law at 10)`: where the parenthesis opens that ends at `end` and holds no more; else -1. */
function paperInParenthesis(text: string, end: number, least: number): number {
  const close = text.lastIndexOf(')', end - 1);
  const open = close < end - 3 ? -1 : text.lastIndexOf('(', close);
  if (open < Math.max(least, close - LONGEST_PAPER)) return -1;
  const content = text.slice(open + 1, close);
  return papers.test(content) && pageAtEnd.test(content) ? open : -1;
}

const LONGEST_PAPER = 100;
const papers =
  /\b(?:mem(?:orandum)? of law|brief|petition|answer|complaint|affidavit|affirmation|transcript|tr|exhibit)\b/;
const pageAtEnd = /(?:\bat|¶|\bpp?\.?)\s?\d[\dn,\s–-]{0,12}$/;

/** From `end` back to where a sentence or parenthesis begins that holds only the words of a citation; -1 where it holds others. */
function citationStart(text: string, end: number, least: number): number {
  let start = end;
  /** Brackets that close before `end` and are still to be opened. */
  let depth = 0;
  let bracket = -1;
  while (start > least && end - start < LONGEST_CITATION) {
    const wordEnd = skipSpacesBack(text, start, least);
    if (wordEnd <= least || text.slice(wordEnd, start).includes('\n\n')) break;
    const word = wordStart(text, wordEnd, least);
    const written = text.slice(word, wordEnd);
    if (start < end && depth === 0 && endsSentence(written)) break;
    // The rest of "Be-\nfore".
    const isRest = text.charCodeAt(skipSpacesBack(text, word, least) - 1) === 45;
    if (!isRest && !wordsOfCitation.test(written))
      return bracket >= 0 && names(text.slice(bracket, end)) ? bracket : -1;
    start = word;
    depth += written.split(/[)\]]/).length - written.split(/[([]/).length;
    if (depth < 0) break;
    if (depth === 0 && bracket < 0 && /[([]/.test(written)) bracket = start;
  }
  return names(text.slice(start, end)) ? start : -1;
}

function endsSentence(word: string): boolean {
  return (
    /^[.;:]|[.?!;:][)\]”"’]{0,2}$/.test(word) &&
    !(/\w/.test(word) && (isAbbreviation(word) || word.startsWith('subd')))
  );
}

const openings = /^[([“"‘'—]{1,3}/;
/** Capitalized, numbers, signs, and the small words of titles. */
const wordsOfCitation =
  /^(?:§{0,2}\d{0,5}(?:\([a-z\d]{1,4}\)){1,4}[,.;)]{0,3}$)|^[^A-Za-z]{0,20}(?:$|[A-Z]|https?:|(?:of|and|for|the|to|in|on|at|by|as|an?|see|also|accord|e\.g|cf|et|al|re|v|vs|pp?|para?s?|pages?|no|nos|cl|col|vol|pt|n|ed|eds|rev|last|visited|accessed|supra|note|notes|cmt|with|subds?|st|[nr]?d|th)(?![a-z]))/;

/** A section, or a word with a capital that is no part of a date or a heading. */
function names(citation: string): boolean {
  const bare = citation.replace(dates, ' ');
  return /[A-Z§]/.test(bare) && !parts.test(bare);
}

const dates =
  /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?\s(?:\d{1,2},?\s)?(?:\d{4})?|\b(?:See|Also|Accord|Cf|In|The|On|At)\b/g;
const parts =
  /^[([\s]*(?:Counts?|Claims?|Parts?|Sections?|Chapters?|Tables?|Figures?|Fig\.|Rules?|Articles?|Amendments?|Titles?|Questions?|Issues?|Phases?|Steps?|Levels?|Page)\s\S{1,8}$/;

function wordStart(text: string, end: number, least: number): number {
  const limit = Math.max(least, end - LONGEST_WORD);
  let start = end;
  while (start > limit && !isSpace(text.charCodeAt(start - 1))) start--;
  return start;
}
