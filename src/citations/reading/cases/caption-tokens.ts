/** The words before a citation that may belong to its caption: where it can go on, and where a sentence, heading or entry ends it. */
import {
  isDigit,
  isLetter,
  isLower,
  isSpace,
  isUpper,
  isWordCharacter,
  skipSpacesBack,
} from '../../../text/character-classes';
import {
  bracketed,
  isCount,
  isLetterInMarks,
  isPlan,
  isLetterMarked,
  nameInMarks,
  staysInCaption,
} from './caption-marks';
import { readPlainToken, readToken, skipParted } from './caption-run';
import {
  endsCompany,
  endsLabel,
  endsSentence,
  followsLeader,
  isCompanyForm,
  isPageOfTable,
} from './caption-ends';
import { findRole } from './caption-role';
import { captionWords, isAbbreviation, isVersus, sentenceStarters, signalWords } from './caption-words';
import { breaksParagraph } from './paragraph-break';
import { openingOf } from './read-before-core';
import type { Token } from './trim-caption';

const MOST_TOKENS = 48;
/** No name is so long a run without a space: an address, or a text whose spaces are gone. */
const LONGEST_RUN = 100;

/** The words before `end` that may belong to a caption, in text order. */
export function readTokens(text: string, end: number, least: number): Token[] {
  const tokens: Token[] = [];
  // The word read last, which stands behind the one to be read.
  let next: Token | undefined;
  let place = end;
  let sawVersus = false;
  let hasComma = false;
  while (tokens.length < MOST_TOKENS) {
    const tokenEnd = skipSpacesBack(text, place, least);
    if (tokenEnd <= least) break;
    // "Oak Enters. , Inc. v. Elm"
    if (next && text.charCodeAt(tokenEnd - 1) === 44 && isSpace(text.charCodeAt(tokenEnd - 2))) {
      hasComma = true;
      place = tokenEnd - 1;
      continue;
    }
    const paged = next ? versusBeforePage(text, tokenEnd, place) : -1;
    if (paged > least) {
      place = paged;
      continue;
    }
    if (tokenEnd < place && next && breaksParagraph(text, tokenEnd, place)) break;
    // A parenthesis within a caption is one token: "Bank v. Case (In re Case)", "Oak Plans (N.Y.), Inc."
    const last = text.charCodeAt(tokenEnd - 1);
    const close = last === 44 && next ? tokenEnd - 2 : tokenEnd - 1;
    const isBracket =
      text.charCodeAt(close) === 93 && bracketed.test(text.slice(Math.max(least, close - 90), close));
    if (isBracket || (text.charCodeAt(close) === 41 && !isPlan(text, close + 1))) {
      const open = openingOf(text, close, Math.max(least, tokenEnd - 90));
      // "(Sen. Bill No. 1437 (2017 Reg. Sess.).) Elm v. Oak"
      if (next && text.startsWith(').', close - 2)) break;
      if (open < 0 || !(staysInCaption(text.slice(open + 1, close)) || isCount(text, open, close))) break;
      next = { start: open, end: tokenEnd, word: text.slice(open, tokenEnd) };
      tokens.push(next);
      place = open;
      continue;
    }
    const limit = Math.max(least, tokenEnd - LONGEST_RUN);
    let runStart = tokenEnd;
    // Most words are letters alone, with a comma or dot at the end: what signs tell is not asked of them.
    let isPlain = !isUpper(text.charCodeAt(tokenEnd));
    for (; runStart > limit; runStart--) {
      const code = text.charCodeAt(runStart - 1);
      if (isWordCharacter(code) || code === 44) continue;
      // A soft hyphen parts no word.
      if (isSpace(code) && code !== 0xad) break;
      if (code !== 46 || runStart !== tokenEnd) isPlain = false;
    }
    if (runStart === tokenEnd - LONGEST_RUN) break;
    let start = skipParted(text, runStart, tokenEnd, least);
    if (start !== runStart) isPlain = false;
    // "Pall *716 v. Pall": a star page interrupts.
    if (next && text.charCodeAt(start) === 42 && /^\*\d{1,5}$/.test(text.slice(start, tokenEnd))) {
      place = start;
      continue;
    }
    // "v.State", "Myerv. Oakes": a space is lost.
    const glued = sawVersus ? -1 : gluedVersus(text, start, tokenEnd, next !== undefined);
    if (glued > start) start = glued;
    const marked = next && !isPlain ? nameInMarks(text, tokenEnd, least, next) : -1;
    if (marked >= 0) {
      next = { start: marked, end: tokenEnd, word: text.slice(marked, tokenEnd) };
      tokens.push(next);
      place = marked;
      continue;
    }
    const token = isPlain
      ? readPlainToken(text, start, tokenEnd)
      : next && isLetterInMarks(text, start, tokenEnd, next)
        ? { start, word: text.slice(start, tokenEnd), stops: null }
        : readToken(text, start, tokenEnd);
    const word = hasComma
      ? `${token.word},`
      : !sawVersus && isVersusOfCapitals(text, token.start, token.word, next)
        ? 'V.'
        : token.word;
    hasComma = false;
    if (token.stops === 'after' && next) {
      // "Yahoo! Inc."
      const isCompany = word.endsWith('!') && isCompanyForm(next.word);
      if (!isCompany) break;
    }
    if (word === '' || (isPageOfTable(word) && followsLeader(text, token.start))) break;
    const isParting = isVersus(word);
    if (next && !isParting && (endsSentence(word, next.word) || endsCompany(word, tokens))) break;
    if (next && (sawVersus || !isParting) && endsLabel(text, token.start, word)) break;
    // "R. A. V. v. St. Paul": before a `v.`, another is an initial.
    if (isParting && !(sawVersus && word === 'V.') && !isOfRailway(word, next)) {
      if (sawVersus || !next) break;
      sawVersus = true;
      next = { start: token.start, end: tokenEnd, word };
      tokens.push(next);
      place = skipRoleBack(text, start, least);
      continue;
    }
    if (
      !(!isPlain && word.length < 5 && isLetterMarked(word)) &&
      !isParty(text, token.start, word, next) &&
      !isSmallParty(text, token.start, word, next) &&
      !mayStandInCaption(word, next?.word, sawVersus) &&
      !(word === 'in' && next?.word === 'the' && tokens.at(-2)?.word === 'Interest') &&
      !(word === 'in' && takesIn.test(text.slice(Math.max(least, start - 24), start))) &&
      !continuesWord(text, start) &&
      !(next && isSmallWordOfCompany(text, start, tokenEnd, next))
    )
      break;
    next = { start: token.start, end: tokenEnd, word };
    tokens.push(next);
    if (token.stops === 'before') break;
    place = start;
  }
  return tokens.reverse();
}

/** `Elm, individually v. Oak`: before it; what a name may end with (`Elm et ux.`, `Elm, a minor`) is read with it. */
function skipRoleBack(text: string, at: number, least: number): number {
  const start = findRole(text, skipSpacesBack(text, at, least), least);
  if (start < 0) return at;
  const written = text.slice(start, at);
  // "He sued Oak, in his official capacity as sheriff, Elm v. Fir"
  return /^,?\s(?:et|a\sminor)\s|^,[^,]+,\s(?!$|LLC|Inc|L\.|N\.A)/.test(written) ? at : start;
}

/** `ELM V OAK`: between words of capitals. */
function isVersusOfCapitals(text: string, start: number, word: string, next: Token | undefined): boolean {
  return (
    word === 'V' &&
    next !== undefined &&
    /^[A-Z]{2}/.test(next.word) &&
    /[A-Z]{2}[.,]?\s$/.test(text.slice(Math.max(0, start - 4), start))
  );
}

/** Where a run is to be parted that holds a `v.` without its space: the first place of the later part; -1 where it does not. */
function gluedVersus(text: string, start: number, end: number, hasNext: boolean): number {
  const first = start + 2;
  if (
    text.charCodeAt(start) === 118 &&
    first < end &&
    text.charCodeAt(start + 1) === 46 &&
    isUpper(text.charCodeAt(first))
  )
    return first;
  // "Oak Co.v. Fir"
  if (hasNext && end - start > 4 && isUpper(text.charCodeAt(start)) && text.startsWith('.v.', end - 3))
    return end - 2;
  const isLast = hasNext && text.charCodeAt(end - 1) === 46 && text.charCodeAt(end - 2) === 118;
  if (!isLast || end - start <= 5 || !isUpper(text.charCodeAt(start)) || !isLower(text.charCodeAt(end - 3)))
    return -1;
  // "Tex.Civ. App."
  return isAbbreviation(text.slice(start, end)) ? -1 : end - 2;
}

/** `K mart Corp.`: between a single capital and a company's form. */
function isSmallWordOfCompany(text: string, start: number, end: number, next: Token): boolean {
  return (
    isCompanyForm(next.word) && /(?:^|\s)[B-HJ-Z]\s[a-z]{3,8}$/.test(text.slice(Math.max(0, start - 3), end))
  );
}

/** The second half of a word that a line's end divides: "Lang-", "sdorff". */
function continuesWord(text: string, start: number): boolean {
  let place = start;
  while (isSpace(text.charCodeAt(place - 1))) place--;
  if (place === start || text.charCodeAt(place - 1) !== 45 || !isLower(text.charCodeAt(start))) return false;
  // "quot-", "ing": the first half tells whether it is a name.
  let first = place - 1;
  while (first > 0 && place - first < 24 && isLetter(text.charCodeAt(first - 1))) first--;
  return first < place - 1 && isUpper(text.charCodeAt(first));
}

/** `Pittsburgh V. & C. Ry. Co.` */
export function isOfRailway(word: string, next: Token | undefined): boolean {
  return word === 'V.' && next?.word === '&';
}

/** `State v.⏎6⏎⏎Elm`: the number of a page, alone on its line, parts the name; the place behind the `v.`, or -1. */
function versusBeforePage(text: string, end: number, next: number): number {
  const last = text.charCodeAt(end - 1);
  if (!isDigit(last) && last !== 45 && last !== 0x2013 && last !== 0xf02d) return -1;
  if (end === next || !text.slice(end, next).includes('\n')) return -1;
  const parted = /\sv\.(\s{0,12}\n\s{0,90}[-–\uf02d]?\d{1,3}[-–\uf02d]?)$/.exec(
    text.slice(Math.max(0, end - 120), end),
  );
  return parted?.[1] === undefined ? -1 : end - parted[1].length;
}

/** `See v. City of Elm`, `Elm v. See`: right beside a `v.` no word is a signal. */
function isParty(text: string, start: number, word: string, next: Token | undefined): boolean {
  if ((next && !isVersus(next.word)) || !signalWords.has(withoutTrailing(word))) return false;
  if (text.startsWith('Holy ', start - 5)) return true;
  return next !== undefined || /\sv\.?\s$/.test(text.slice(Math.max(0, start - 4), start));
}

/** `Elm v. state`, `people v. Elm`: parties that many a case has, in small letters. */
function isSmallParty(text: string, start: number, word: string, next: Token | undefined): boolean {
  if (!isLower(word.charCodeAt(0))) return false;
  const bare = withoutTrailing(word);
  // "Elm v. jones", "Elm v. board of Oak"
  if (/^[a-z]{4,}$/.test(bare) && /\sv\.?\s$/.test(text.slice(Math.max(0, start - 4), start))) return true;
  if (next && !isVersus(next.word) && !(bare === 'united' && next.word.startsWith('states'))) return false;
  // "slack v. McDaniel", "Oak Housing corporation v. Fir"
  if (next && isVersus(next.word) && /^[a-z]{3,}$/.test(bare)) return true;
  if (bare !== 'states' && !smallParties.test(bare)) return false;
  if (bare === 'states' && !text.startsWith('united', start - 7)) return false;
  const from = bare === 'states' ? start - 7 : start;
  return next !== undefined || /\sv\.?\s$/.test(text.slice(Math.max(0, from - 4), from));
}

const smallParties = /^(?:state|people|commonwealth|united)$/;

/** `Parents Involved in Community Schools`, `$124,700 in U.S. Currency`; in "the Court in Roe v. Wade" it leads up to a name. */
const takesIn =
  /(?:\$[\d,.]+|\b(?:Involved|Concerned|Citizens|Women|Men|Elections|Believers|Excellence|Fairness|Accuracy|Ethics|Accountability|Integrity|Transparency|Truth|Action|Institute|Center|Coalition|Fund|Land|Less|Jack|Univ\.|University|College))\s$/;

function mayStandInCaption(word: string, next: string | undefined, sawVersus: boolean): boolean {
  const bare = withoutTrailing(word);
  const code = bare.charCodeAt(0);
  if (signalWords.has(bare) && !(bare === 'Contra' && next?.startsWith('Costa'))) return false;
  if (isUpper(code)) {
    if (next && !sawVersus && word.endsWith(',') && sentenceStarters.has(bare)) return false;
    return true;
  }
  if (isDigit(code) || code === 36 || code === 38 || code === 35)
    return (
      // A telephone number is no name.
      (!/^\d{3}-\d{4}$/.test(bare) && /^[$#\d][\w$.,\-–/&']*(?:\([a-z]\))?$/.test(bare)) ||
      /^&(?:c?$|[A-Z])/.test(bare) ||
      bare === '&amp;'
    );
  if (captionWords.has(bare)) {
    // "a. Elm v. Oak": an item of a list
    if (word.length === 2 && word.endsWith('.')) return false;
    // "in Roe v. Wade" is prose; "Citizens in Action v. X" is rare.
    if (bare === 'in') return next === 'Interest' || next === 'Int.' || next === 'rem' || next === 're';
    return next !== undefined || /^(?:al|etc|minor|plc|p\.l\.c)$/.test(bare);
  }
  // "Elm and Fir / Oak and Co."
  if (bare === '/') return next !== undefined;
  // "d/b/a", "deBoer", "eBay", "l'Opera", "al-Kidd"; "Socialist Workers '74 Campaign"
  return /^(?:rel\.[A-Z]\w*|['’‘]\d\d|[a-z]\/[a-z]\/[a-z]|[a-z]\d\w{0,3}|[a-z]{1,3}['’-]?[A-Z][\w.'’-]*)$/.test(
    bare,
  );
}

/** Without the commas and dots at its end. */
function withoutTrailing(word: string): string {
  let end = word.length;
  while (end > 0 && (word.charCodeAt(end - 1) === 44 || word.charCodeAt(end - 1) === 46)) end--;
  return end === word.length ? word : word.slice(0, end);
}
