/** Sections of codes and rules: `§ 1983`, `§§ 1028A(a)(1), 1343`, `12(b)(6)`, `5/2-1401`, `9A.36.041`, `tit. 8, § 1234`, `art. I, § 8, cl. 3`. */
import { isDigit, isLetter, isUpper, isWordCharacter, skipSpaces } from '../../text/character-classes';
import { matchEnd } from '../../text/match-at';
import { skipStarPage } from './read-page-number';
import { isDash } from './read-pin-cite';

export interface SectionSpan {
  readonly start: number;
  readonly end: number;
  /** Introduced by a section sign or word, not by its number alone. */
  readonly marked: boolean;
}

const MOST_SECTIONS = 30;

/**
 * The sections that begin at or after `at`; `null` where none does. `beginsCitation` keeps the next volume out of a list;
 * `bracketed`: subdivisions may stand in brackets; `plural`: the word before told that several follow. */
export function readSections(
  text: string,
  at: number,
  beginsCitation: (place: number) => boolean,
  bracketed = false,
  plural = false,
): SectionSpan | null {
  const found = skipSectionSign(text, at);
  const sign = { ...found, plural: found.plural || plural };
  const start = sign.place;
  let end = readSection(text, start, sign.marked, bracketed);
  if (end < 0 || (!sign.marked && beginsCitation(start))) return null;
  for (let count = 1; count < MOST_SECTIONS; count++) {
    const next = skipListSign(text, end, sign.plural);
    if (next < 0) break;
    const resigned = skipSectionSign(text, next);
    if (!resigned.marked && beginsCitation(resigned.place)) break;
    // "§§ 825.100–.800", "§§ 13-1105, -1203": what the section before begins with is left out.
    const first = matchEnd(/[.-](?=\d{2})/y, text, resigned.place);
    const after = readSection(text, Math.max(first, resigned.place), true, bracketed);
    if (after < 0 || !isDigit(text.charCodeAt(Math.max(first, resigned.place)))) break;
    if (!resigned.marked && !sign.plural && !text.startsWith('-', after)) {
      // "§ 1983, 42 of them": a list needs its §§.
      break;
    }
    end = after;
  }
  // "§ 552(b)(5), (7)(C)"
  if (text.charCodeAt(end - 1) === 41) end = Math.max(end, matchEnd(furtherSubdivisions, text, end));
  return { start, end: skipEtSeq(text, skipSubdivision(text, end)), marked: sign.marked };
}

/** Further ones, where no word follows: `Under § 5(a), (2) he` goes on with a list. */
const furtherSubdivisions = /(?:(?:,\s|,?\s(?:and|&|or)\s)(?:\([a-zA-Z\d]{1,3}\)){1,5}){1,6}(?=[.,;)\]]|$)/y;

/** Passes over `§`, `§§`, `section`, `sec.`, and a comma or space before them. */
export function skipSectionSign(
  text: string,
  at: number,
): { place: number; marked: boolean; plural: boolean } {
  let place = skipStarPage(text, skipSpaces(text, at));
  if (text.charCodeAt(place) === 44) place = skipSpaces(text, place + 1);
  let signs = 0;
  while (text.charCodeAt(place) === 0xa7) {
    signs++;
    place = skipSpaces(text, place + 1);
  }
  // Wisconsin's "§ (Rule) 809.23"
  if (signs > 0 && text.charCodeAt(place) === 40)
    place = Math.max(place, matchEnd(/\([Rr]ule\)\s{0,2}/y, text, place));
  if (signs > 0) return { place, marked: true, plural: signs > 1 };
  const word = /(?:sections|sections?|secs?\.?|ss\.|S\.)\s{0,3}(?=[\dA-Z])/iy;
  word.lastIndex = place;
  const match = word.exec(text);
  if (!match) return { place, marked: false, plural: false };
  return { place: word.lastIndex, marked: true, plural: /^(?:sections|secs|ss)/i.test(match[0]) };
}

/** `1028A(a)(1)`, `2-1401`, `9A.36.041`, `42-1.5`; the end, or -1. */
function readSection(text: string, at: number, marked: boolean, bracketed: boolean): number {
  let place = at;
  let digits = 0;
  const first = text.charCodeAt(place);
  if (!isDigit(first)) {
    // Wisconsin's "§ NR 105.02", Arizona's "A.A.C. R20-6-801"
    const agency = matchEnd(
      /[A-Z][A-Za-z]{1,4}\s(?=\d{1,3}\.\d)|R(?=\d{1,2}-\d{1,2}-\d{3}(?!\d))/y,
      text,
      place,
    );
    if (!isUpper(first) || (!marked && agency !== place + 1)) return -1;
    if (agency > 0) place = agency;
  }
  while (place - at < 40) {
    const code = text.charCodeAt(place);
    const next = text.charCodeAt(place + 1);
    if (isDigit(code)) digits++;
    else if (isLetter(code)) {
      // Letters belong to a number ("1028A", "78aa-1", "2B1.1"), never begin a word of prose.
      if (isLetter(next) && isLetter(text.charCodeAt(place + 2)) && isLetter(text.charCodeAt(place + 3))) {
        if (place === at || isWordCharacter(text.charCodeAt(place - 1))) break;
        break;
      }
    } else if (code === 46 || code === 45 || code === 58 || code === 47 || isDash(code)) {
      // "§ 8.01- 336": a line ends behind the hyphen.
      const behindBreak =
        code === 45 && digits > 0 ? matchEnd(/-\s{1,20}(?=\d{2,4}(?![\w.-]*\s?[A-Z]))/y, text, place) : -1;
      if (behindBreak > 0) {
        place = behindBreak;
        continue;
      }
      // A dot, hyphen, colon or slash stands between two parts.
      if (
        !isWordCharacter(next) ||
        (isLetter(next) && isLetter(text.charCodeAt(place + 2)) && code !== 45 && code !== 46)
      )
        break;
      if (code === 46 && isLetter(next) && isLetter(text.charCodeAt(place + 2))) break;
    } else {
      // North Carolina's "13F .0101", a scan's "240 .13d-101"
      const part = matchEnd(/\s\.(?:\d{4}(?!\d)|\d{1,3}[a-z]{0,2}-\d{1,4}(?![\w-]))/y, text, place);
      if (part > 0) place = part;
      break;
    }
    place++;
  }
  if (digits === 0) return -1;
  return readSubsections(text, place, bracketed);
}

/** `(a)(1)(A)`, also with spaces between. */
function readSubsections(text: string, at: number, bracketed: boolean): number {
  let end = at;
  for (let count = 0; count < 10; count++) {
    const open = text.charCodeAt(end) === 40 ? end : skipSpaces(text, end);
    const sign = text.charCodeAt(open);
    if (sign !== 40 && sign !== 91) return end;
    // On a new line, only where another or a mark follows: "(a)" alone may begin a paragraph.
    if (
      open - end > 1 &&
      !(open - end < 24 && matchEnd(/\(\w{1,3}\)(?:\(\w{1,3}\)|[,.;)])/y, text, open) > 0)
    )
      return end;
    // New York's "617.4 [a] [1]"; a lone "[1]" is a note's call.
    if (
      sign === 91 &&
      count === 0 &&
      !bracketed &&
      !/^\[(?:[a-zA-Z]\]|\d{1,2}\] ?\[[a-z]\])/.test(text.slice(open, open + 8))
    )
      return end;
    let place = open + 1;
    while (place - open < 7 && (isWordCharacter(text.charCodeAt(place)) || text.charCodeAt(place) === 45))
      place++;
    if (place === open + 1) return end;
    // "(b )" of a scan
    const close = text.charCodeAt(place) === 32 ? place + 1 : place;
    if (text.charCodeAt(close) !== (sign === 40 ? 41 : 93)) return end;
    const content = text.slice(open + 1, place);
    if (
      !/^(?:[a-zA-Z]{1,3}|[ivxlcIVXLC]{1,6}|\d{1,3}|\d{1,2}[A-Z]|[A-Z]-\d|\d{1,2}-[a-z]{1,2}|[a-z]-\d)$/.test(
        content,
      )
    )
      return end;
    if (/^(?:the|see|and|but|No)$/.test(content)) return end;
    end = close + 1;
    // "(a)-(c)" and "(a)–(c)"
    if (isDash(text.charCodeAt(end)) && text.charCodeAt(end + 1) === 40) end++;
  }
  return end;
}

/** After a list's comma, `&`, `and`, `or`, `to` or dash; -1 where no further section may stand. */
function skipListSign(text: string, at: number, plural: boolean): number {
  let place = skipSpaces(text, at);
  const code = text.charCodeAt(place);
  if (isDash(code)) {
    while (isDash(text.charCodeAt(place))) place++;
    return skipSpaces(text, place);
  }
  if (!plural && code !== 44) return -1;
  if (code === 44 || code === 38 || code === 59) {
    if (code === 59 && !plural) return -1;
    place = skipSpaces(text, place + 1);
  } else if (place === at) return -1;
  const word = /(?:&|and|or|to|through)\s{1,3}/y;
  word.lastIndex = place;
  if (word.test(text)) return word.lastIndex;
  return code === 44 || code === 38 || code === 59 ? place : -1;
}

/** California's `, subdivision (c)`, `, subds. (a)(1)`; Minnesota's `, subd. 1`. */
function skipSubdivision(text: string, at: number): number {
  const subdivision =
    /,?\s{1,3}subd(?:ivision|\.)?s?\.?\s{0,3}(?:(?:\(\w{1,3}\)){1,5}(?:(?:,|,?\s(?:&|and))\s(?:\(\w{1,3}\)){1,5}){0,3}|\d{1,2}[a-z]?(?:\(\w{1,3}\)){0,4}(?![\w.]\w)(?:(?:,|,?\s(?:&|and))\s\d{1,2}[a-z]?(?:\(\w{1,3}\)){0,4}(?![\w.]\w|\s[A-Z])){0,3})/y;
  subdivision.lastIndex = at;
  // "35 U.S.C. § 112, ¶ 6"
  return subdivision.test(text)
    ? subdivision.lastIndex
    : Math.max(at, matchEnd(/,?\s{1,3}¶\s?\d(?![\d.])/y, text, at));
}

function skipEtSeq(text: string, at: number): number {
  const seq = /,?\s{1,3}et\.?\s{1,3}seq\.?/y;
  seq.lastIndex = at;
  return seq.test(text) ? seq.lastIndex : at;
}
