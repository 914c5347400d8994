/** Sections of codes and rules: `§ 1983`, `§§ 1028A(a)(1), 1343`, `12(b)(6)`, `5/2-1401`, `9A.36.041`, `tit. 8, § 1234`, `art. I, § 8, cl. 3`. */
import {
  isDigit,
  isLetter,
  isSpace,
  isUpper,
  isWordCharacter,
  skipSpaces,
} from '../../../text/character-classes';
import { matchAt, matchEnd } from '../../../text/match-at';
import { codeBehind, isNameOfNext } from './code-behind';
import { skipStarPageAndComma } from '../read-page-number';
import { isDash, type BeginsCitation } from '../read-pin-cite';

export interface SectionSpan {
  readonly start: number;
  readonly end: number;
  /** Introduced by a section sign or word, not by its number alone. */
  readonly marked: boolean;
}

/** Whose way of citing: the postal code of a state; `plural`: the word before told that several follow. */
export interface SectionStyle {
  readonly state?: string;
  readonly plural?: boolean;
  /** No code stands before, so that one behind is of all of them. */
  readonly isAlone?: boolean;
}

const MOST_SECTIONS = 30;
const MOST_SIGNS = 4;

/** The sections that begin at or after `at`; `null` where none does. `beginsCitation` keeps the next volume out of a list. */
export function readSections(
  text: string,
  at: number,
  beginsCitation: BeginsCitation,
  { state = '', plural = false, isAlone = false }: SectionStyle = {},
): SectionSpan | null {
  const found = skipSectionSign(text, at);
  const isPlural = found.plural || plural;
  const start = found.place;
  let end = readWhole(text, start, found.marked || state === 'nh', state);
  if (end < 0 || (!found.marked && beginsCitation(text, start))) return null;
  for (let count = 1; count < MOST_SECTIONS; count++) {
    const next = skipListSign(text, end, isPlural);
    if (next < 0) break;
    const sign = skipSectionSign(text, next);
    if (!sign.marked && beginsCitation(text, sign.place)) break;
    // "§§ 825.100–.800", "§§ 13-1105, -1203", "§§ 358-A:1 to -A:13": what the section before begins with is left out.
    const first = Math.max(
      matchEnd(/[.:-](?=\d{2})|-[A-Z]:(?=\d)|-(?=\d(?<=(?:to|through|,)\s-\d))/y, text, sign.place),
      sign.place,
    );
    const after = readWhole(text, first, true, state);
    if (after < 0 || !isDigit(text.charCodeAt(first))) break;
    // "§§ 701-706,1 is": a note's call behind the comma
    if (matchEnd(/(?<=\d{3},)\d{1,2}(?=\s[a-z])/y, text, first) === after) break;
    const follows = text.slice(after, after + 5);
    // "§ 1983 and § 12 of the lease", "§§ 12, 13; Section 5 of the Act"
    const isOther = !isPlural || text.charCodeAt(end) === 59 || /^s/i.test(text.charAt(next));
    if (sign.marked && isOther && /^\sof\s/.test(follows)) break;
    // "C.R.C.P. 12(b)(1), and § 24-10-106, C.R.S.": it has a code of its own.
    const own = sign.marked && !isAlone ? codeBehind(text, after) : null;
    if (own && own.code.kind !== 'rule' && !isNameOfNext(text, own.end, beginsCitation)) break;
    // "§ 1983, 42 of them": without its §§ a list needs numbers that are written alike.
    const isListed = sign.marked || isPlural;
    const isRange = text.startsWith('to ', next - 3) || text.startsWith('through ', next - 8);
    const written = text.slice(sign.place, after);
    if (!isListed && !isAlike(text.slice(start, end), written, follows, isRange)) break;
    end = after;
  }
  return { start, end: Math.max(end, matchEnd(etSeq, text, end)), marked: found.marked };
}

/** One section with what belongs to it: `552(b)(5), (7)(C)`, `1714, subd. (a)`. */
function readWhole(text: string, at: number, marked: boolean, state: string): number {
  let end = readSection(text, at, marked, state === 'ny');
  if (end < 0) return -1;
  const tail = tails[state];
  if (tail) end = Math.max(end, matchEnd(tail, text, end));
  if (text.charCodeAt(end - 1) === 41) end = Math.max(end, matchEnd(furtherSubdivisions, text, end));
  return skipSubdivision(text, end);
}

const capitalBehind =
  /(?:[ \u00a0]|\s(?=[A-H]\())[A-H](?:\(\w{1,3}\)){0,4}(?![\w'’])|:[IVX]{1,6}\.\d{1,4}(?:\.[A-Z])?(?!\w)/y;
/** `802.06(2)(a)6.` */
const numberBehind = /(?<=\))\d{1,2}(?:\.[a-z])?(?=[.,;:)\s])/y;
/** What some states put behind a section. */
const tails: Readonly<Record<string, RegExp>> = {
  // Louisiana's "art. 1731 B" and "33:III.501", Oregon's "ORCP 21 A(8)"
  la: capitalBehind,
  or: capitalBehind,
  // "§ 1229-c [(3-a)]", a quotation's alteration
  ny: /\s\[(?:\(\w{1,3}(?:-[a-z])?\)){1,3}\]/y,
  // "§ 1A-1, Rule 12(b)(6)"
  nc: /(?<=[18][AC]-1),\sR(?:ules?|\.)\s\d{1,4}(?:\.\d)?(?:\(\w{1,3}\)){0,4}(?:(?:,\s|,?\sand\s)\d{1,4}(?:\.\d)?(?:\(\w{1,3}\)){1,4}){0,4}/y,
  // "§ 775.082(9)(a)1., Fla. Stat.", "§ 48.415(1)(a)3, Stats."
  '': /(?<=\))\d{1,2}\.?(?:[a-z]\.)?(?=,\s{1,3}(?:Fl|S(?:tats|TATS)\.))/y,
  fl: numberBehind,
  // "5:93-5.15(d)1", "(d)2.i"
  nj: /(?<=\))\d{1,2}(?:\.?[ivx]{1,4})?(?=[.,;:)\s]|$)/y,
  // "508:4, I(a)"
  nh: /,\s[IVX]{1,5}(?:-[a-z])?(?:\(\w{1,3}\)){0,3}(?![\w’'])/y,
  wi: numberBehind,
};

/** Further ones, where no word follows: `Under § 5(a), (2) he` goes on with a list. */
const furtherSubdivisions =
  /(?:(?:,\s|,?\s(?:and|&|or)\s)(?:\((?:[ivx]{1,4}|[a-zA-Z\d]{1,3})\)){1,5}){1,6}(?:\d{1,2})?(?=[.,;)\]]|$|\s&\s|\s\((?:[A-Z][^()]{0,40}\s)?(?:1[89]|20)\d\d)/y;

/**
 * Whether `next` goes on with a list that began with `first`: `41.031(1)` and `41.0337`, `4.24.510` and `.520` have the same
 * signs; of plain numbers subdivisions tell, or as many digits and no word behind.
 */
function isAlike(first: string, next: string, follows: string, isRange: boolean): boolean {
  const [shape = '', other] = [first, next].map((one) => one.replace(/[(,\s].*/s, ''));
  // "Fed. R. Evid. 401-03, 702": a range, and another
  if (/^\d{3}[-\u2010-\u2013]\d{2,3}$/.test(shape) && /^\d{3}$/.test(next))
    return /^(?:[,.;)]|$)/.test(follows);
  const signs = shape.replace(/[^.:-]/g, '');
  // "La. R.S. 48:441 to 460"
  if (isRange && /^\d{3}$/.test(next) && /:\d{3}$/.test(first)) return /^(?:[,.;)]|$)/.test(follows);
  if (signs !== '') return signs.includes(next.charAt(0)) || other?.replace(/[^.:-]/g, '') === signs;
  if (/^\d{1,4}(?:\.\d)?[A-Z]?\(|^\d{3,4}\s\(/.test(next)) return true;
  const isBare = /^(?!(?:1[89]|20)\d\d)\d{3,4}$/.test(next) && next.length === shape.length;
  return isBare && /^(?:[,.;)]|$|\s(?:and|&|or)\s)/.test(follows);
}

/** Passes over `§`, `§§`, `section`, `sec.`, `s` and a comma or space before them. */
export function skipSectionSign(
  text: string,
  at: number,
): { place: number; marked: boolean; plural: boolean } {
  let place = skipStarPageAndComma(text, at);
  let signs = 0;
  while (text.charCodeAt(place) === 0xa7 && signs < MOST_SIGNS) {
    signs++;
    place = skipSpaces(text, text.startsWith('. ', place + 1) ? place + 2 : place + 1);
  }
  // Wisconsin's "§ (Rule) 809.23"
  if (signs > 0 && text.charCodeAt(place) === 40)
    place = Math.max(place, matchEnd(/\([Rr]ule\)\s{0,2}/y, text, place));
  if (signs > 0) return { place, marked: true, plural: signs > 1 };
  // Of Westlaw's plain text: "29 C.F.R. s 1910.12", "ss 1331, 1332"
  const [word = ''] = matchAt(sectionWord, text, place) ?? [];
  const plural = /^(?:sections|secs|ss)/i.test(word);
  return { place: place + word.length, marked: word !== '', plural };
}

const sectionWord = /(?:sections?|sect?s?\.?|ss\.|s\.)\s{0,3}(?=[\dA-Z])|ss?\s(?=\d)/iy;

/** `1028A(a)(1)`, `2-1401`, `9A.36.041`, `42-1.5`; the end, or -1. */
function readSection(text: string, at: number, marked: boolean, bracketed: boolean): number {
  let place = at;
  let digits = 0;
  const first = text.charCodeAt(place);
  if (!isDigit(first)) {
    // Wisconsin's "§ NR 105.02", New Hampshire's "Env-Wq 401.03"; Arizona's "A.A.C. R20-6-801", Utah's "R610-3", "L.R. CV-7(a)" of Texas
    const agency = matchEnd(/[A-Z][A-Za-z]{1,4}(?:-[A-Z][A-Za-z]{0,3})?\s(?=\d{1,4}\.\d)/y, text, place);
    const letters = matchEnd(
      /R(?=\d{1,3}-\d{1,3}[A-Z]?-\d{1,4}(?!\d)|\d{3}-\d{1,3}(?![\w-]))|C[VR]-(?=\d{1,2}(?![\d-]))/y,
      text,
      place,
    );
    if (!isUpper(first) || (!marked && letters < 0)) return -1;
    place = Math.max(place, agency, letters);
  }
  while (place - at < 40) {
    const code = text.charCodeAt(place);
    const next = text.charCodeAt(place + 1);
    if (isDigit(code)) digits++;
    else if (isLetter(code)) {
      // Letters belong to a number ("1028A", "78aa-1", "2B1.1"), never begin a word of prose.
      if (isLetter(next) && isLetter(text.charCodeAt(place + 2)) && isLetter(text.charCodeAt(place + 3)))
        break;
    } else if (code === 46 || code === 45 || code === 58 || code === 47 || isDash(code)) {
      // "§ 8.01- 336": a line ends behind the hyphen.
      const behindBreak =
        code === 45 && digits > 0 ? matchEnd(/-\s{1,20}(?=\d{2,4}(?![\w.-]*\s?[A-Z]))/y, text, place) : -1;
      if (behindBreak > 0) {
        place = behindBreak;
        continue;
      }
      // "335-6-8-.05", a scan's "240.-14d-100"
      if ((next === 45 || next === 46) && isDigit(text.charCodeAt(place + 2))) {
        place += 2;
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
      place = Math.max(place, matchEnd(furtherPart, text, place));
      break;
    }
    place++;
  }
  if (digits === 0) return -1;
  // Massachusetts' "§ 13B½"
  if (text.charCodeAt(place) === 0xbd) place++;
  const end = readSubsections(text, place, bracketed);
  // "Treas. Reg. § 1.501(c)(3)-1(d)"
  const behind = end > place && matchEnd(/(?<=\))[-\u2010\u2011]\d{1,2}[A-Z]?(?![\d-])/y, text, end);
  return behind && behind > 0 ? readSubsections(text, behind, bracketed) : end;
}

/** North Carolina's `13F .0101`, a scan's `240 .13d-101`; Nebraska's `25-21,185.09` */
const furtherPart =
  /\s\.(?:\d{4}(?!\d)|\d{1,3}[a-z]{0,2}-\d{1,4}(?![\w-]))|(?<=\d-\d{1,2}),\d{3}(?:\.\d{2})?(?!\d|,\d)/y;

/** `(a)(1)(A)`, also with spaces between. */
function readSubsections(text: string, at: number, bracketed: boolean): number {
  let end = at;
  for (let count = 0; count < 10; count++) {
    // What a word processor makes of "(c)"
    if (text.charCodeAt(end) === 0xa9) end++;
    const open = text.charCodeAt(end) === 40 ? end : skipSpaces(text, end);
    const sign = text.charCodeAt(open);
    if (sign !== 40 && sign !== 91) return end;
    // The text of a law below its heading
    if (open > end && text.charCodeAt(open - 1) === 0x2029) return end;
    // On a new line, only where another or a mark follows: "(a)" alone may begin a paragraph.
    if (
      open - end > 1 &&
      !(open - end < 24 && matchEnd(/\(\w{1,3}\)(?:\(\w{1,3}\)|[,.;)])/y, text, open) > 0)
    )
      return end;
    // "§ 1327(b)[1]": a note's call
    if (sign === 91 && text.charCodeAt(open - 1) === 41 && isDigit(text.charCodeAt(open + 1))) return end;
    // New York's "617.4 [a] [1]"; a lone "[1]" is a note's call.
    if (
      sign === 91 &&
      count === 0 &&
      !bracketed &&
      !/^\[(?:[a-zA-Z]\]|\d{1,2}\] ?\[[a-z]\])/.test(text.slice(open, open + 8))
    )
      return end;
    let place = open + 1;
    while (
      place - open < 7 &&
      (isWordCharacter(text.charCodeAt(place)) || '-.\u2010\u2011'.includes(text.charAt(place)))
    )
      place++;
    if (place === open + 1) return end;
    // "(b )" of a scan
    const close = isSpace(text.charCodeAt(place)) ? place + 1 : place;
    if (text.charCodeAt(close) !== (sign === 40 ? 41 : 93)) return end;
    const content = text.slice(open + 1, place);
    if (
      !/^(?:[a-zA-Z]{1,3}|[ivxlcIVXLC]{1,6}|\d{1,3}|\d{1,2}(?:[A-Z]|[a-z]{1,2})|(?:[a-zA-Z]|\d{1,2})[-\u2010\u2011](?:[a-z]{1,2}|\d{1,2})|\d\.\d{1,2})$/.test(
        content,
      )
    )
      return end;
    if (content.length > 1 && /^(?:the|see|and|but|No)$/.test(content)) return end;
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
  if (code === 44 || code === 38 || code === 59) {
    if (code === 59 && !plural) return -1;
    place = skipSpaces(text, place + 1);
  } else if (place === at) return -1;
  const behind = matchEnd(/(?:&|and|or|to|through)\s{1,3}/y, text, place);
  if (behind > 0) return behind;
  return code === 44 || code === 38 || code === 59 ? place : -1;
}

/** California's `, subdivision (c)`, `, subds. (a)(1)`; Minnesota's `, subd. 1`. */
function skipSubdivision(text: string, at: number): number {
  const subdivision =
    /,?\s{1,3}sub(?:d(?:ivision)?s?|ps?)\.?\s{0,3}(?:(?:\(\w{1,3}\)){1,5}(?:(?:,\s|,?\s(?:&|and)\s|[-\u2010-\u2013])(?:\(\w{1,3}\)){1,5}){0,3}|\d{1,2}[a-z]?(?:\(\w{1,3}\)){0,4}(?!\w|\.\w)(?:(?:,|,?\s(?:&|and))\s\d{1,2}[a-z]?(?:\(\w{1,3}\)){0,4}(?!\w|\.\w|\s[A-Z])){0,3})/y;
  const end = matchEnd(subdivision, text, at);
  // "35 U.S.C. § 112, ¶ 6"
  return end > 0 ? end : Math.max(at, matchEnd(/,?\s{1,3}¶\s?\d(?!\.?\d)/y, text, at));
}

const etSeq = /,?\s{1,3}et\.?\s{1,3}seq\.?|\snote(?=[,.;)]|\s\(|$)/y;
