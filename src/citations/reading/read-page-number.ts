/** Page numbers as reporters print them, and the blanks that stand for one not yet known. */
import {
  isDigit,
  isLetter,
  isSpace,
  isUpper,
  isWordCharacter,
  skipDigits,
  skipSpaces,
} from '../../text/character-classes';
import type { CitedSource } from '../facts/numbered-sources';
import { matchEnd } from '../../text/match-at';
import { isDash } from './read-pin-cite';

/** `___`, `—`, `--`: the end of a run that stands for a number not yet known; -1 where none stands. */
export function readBlanks(text: string, at: number): number {
  let end = at;
  let count = 0;
  // A rule drawn with dashes is read no farther: each of its dashes would read the rest again.
  while (end - at <= LONGEST_BLANKS) {
    const code = text.charCodeAt(end);
    if (code === 95 || isDash(code)) {
      count += code === 0x2014 || code === 0x2015 || code === 95 ? 2 : 1;
      end++;
    } else if (count > 0 && isSpace(code) && isBlank(text.charCodeAt(end + 1)) && end - at < 12) {
      end++;
    } else break;
  }
  if (count >= 2 && end - at <= LONGEST_BLANKS) return end;
  // A scan's "cert. denied, - U.S. -, 136 S.Ct. 111"
  return count === 1 && text.startsWith('U.', at + 2) && isBlankVolume(text, at) ? at + 1 : -1;
}

/** Before and behind `- U.S. -,` stand a space and a number. */
function isBlankVolume(text: string, at: number): boolean {
  return (
    isSpace(text.charCodeAt(at - 1)) &&
    matchEnd(/[-\u2010-\u2013]\s{1,2}U\.\s?S\.\s{0,2}[-\u2010-\u2013],\s{1,3}\d/y, text, at) > 0
  );
}

const LONGEST_BLANKS = 16;

function isBlank(code: number): boolean {
  return code === 95 || isDash(code);
}

/** `135 *1118 Cal. Rptr. 5`, `167 *143U. S. 324`: the page of the opinion's own report begins within the citation. */
export function skipStarPage(text: string, at: number): number {
  if (text.charCodeAt(at) !== 42) return at;
  return Math.max(at, matchEnd(/\*\d{1,5}(?:\s{1,3}|(?=[A-Z§]))/y, text, at));
}

/** Behind blanks, such a page and a comma. */
export function skipStarPageAndComma(text: string, at: number): number {
  const place = skipStarPage(text, skipSpaces(text, at));
  return text.charCodeAt(place) === 44 ? skipSpaces(text, place + 1) : place;
}

/** The end of the page, note or paragraph that a short form points to; -1 where none stands. */
export function skipPinPage(text: string, at: number, source: CitedSource): number {
  let place = at;
  let code = text.charCodeAt(place);
  while (code === 0xb6 || code === 0x2a || code === 0xa7) {
    place = skipSpaces(text, place + 1);
    code = text.charCodeAt(place);
  }
  const digits = skipDigits(text, place);
  if (digits > place) {
    const runsOn = isLetter(text.charCodeAt(digits)) && isLetter(text.charCodeAt(digits + 1));
    return runsOn ? -1 : isByParagraph(source) ? skipThousands(text, digits) : digits;
  }
  const end = matchEnd(noteOrRoman, text, place);
  return end > 0 ? end : readBlanks(text, place);
}

const noteOrRoman = /n(?:n?\.|otes?)\s{0,2}\d{1,4}|[ivxlc]{1,7}(?!\w)/y;

/** The end of a page of rules and prefaces before a volume's first: `90 Fed. clix`; -1 where none stands. */
export function skipRoman(text: string, at: number): number {
  return isSpace(text.charCodeAt(at - 1)) ? matchEnd(roman, text, at) : -1;
}

const roman = /(?=[clxvi]{2})c{0,3}(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})(?![\w'’-])/y;

/** The loose-leaf services number their pages and paragraphs into the ten thousands: `21,309`. */
export function isByParagraph(source: CitedSource): boolean {
  return (
    source.kind === 'reporter' &&
    // "1954 T.C. Mem. Dec. ¶54,250": one publisher numbered paragraphs, another pages.
    (source.reporter.form === 'paragraph' ||
      source.reporter.name.startsWith('FCC') ||
      source.reporter.name.startsWith('T.C.M.') ||
      source.reporter.name.startsWith('B.T.A.M.'))
  );
}

function skipThousands(text: string, at: number): number {
  return text.charCodeAt(at) === 44 && skipDigits(text, at + 1) === at + 4 ? at + 4 : at;
}

/** `2020 WL 1,234,567`, `100 F.3d 1,234 (`: no page 234 follows page 1; "9,577 P.2d 975" goes on with a parallel. */
function skipMarkedThousands(text: string, at: number, digitsEnd: number, source: CitedSource): number {
  if (text.charCodeAt(digitsEnd) !== 44) return digitsEnd;
  const isDatabase = source.kind === 'reporter' && source.reporter.kind === 'database';
  if (digitsEnd - at > (isDatabase ? 3 : 1)) return digitsEnd;
  return Math.max(digitsEnd, matchEnd(isDatabase ? numberInThousands : pageInThousands, text, digitsEnd));
}

const numberInThousands = /(?:,\d{3}){1,2}(?![\d,]\d| [A-Z])/y;
const pageInThousands = /,\d{3}(?=\s\()/y;

/** `¶ 64,689`, `P64,689`, `par. 64,689` */
const paragraphMark = /(?:¶|[Pp](?:ara?\.)?)\s{0,3}(?=\d)/y;

/** Their pages or paragraphs bear the year, `93-6432`, or the part of the volume, `1-227`. */
const parted = /^(?:(?:A\.F\.T\.R\.2d|T\.C\.M\.) \(RIA|Black Lung)/;

/** The end of `483`, `143684-B`, `31486(U)`, `12a`, `¶ 64,689`; -1 where no page stands. */
export function readPageNumber(text: string, at: number, source: CitedSource): number {
  let place = at;
  let code = text.charCodeAt(place);
  const byParagraph = isByParagraph(source);
  const behindMark = matchEnd(paragraphMark, text, place);
  if (behindMark > 0) {
    if (!byParagraph) return -1;
    place = behindMark;
  }
  // Florida's Law Weekly has a letter for each court: "45 Fla. L. Weekly D34".
  if (isUpper(code) && source.kind === 'reporter' && source.reporter.name.startsWith('Fla. L. Weekly'))
    place++;
  let end = skipDigits(text, place);
  if (end === place) return skipRoman(text, at);
  if (end - place > 8) return -1;
  if (text.charCodeAt(place) === 48 && end - place < 2) return -1;
  if (byParagraph) end = skipThousands(text, end);
  else end = skipMarkedThousands(text, place, end, source);
  // Illinois' orders on workers' compensation: "110096WC-U"
  if (text.charCodeAt(end) === 87 && text.charCodeAt(end + 1) === 67) end += 2;
  code = text.charCodeAt(end);
  if (isDash(code)) {
    // The suffix of an unpublished Illinois order: "143684-B", "122136-U".
    const suffix = text.charCodeAt(end + 1);
    if (isUpper(suffix) && !isWordCharacter(text.charCodeAt(end + 2))) end += 2;
    else if (text.startsWith('UB', end + 1)) end += 3;
    // "72 A.F.T.R.2d 93-6432"
    else if (isDigit(suffix) && source.kind === 'reporter' && parted.test(source.reporter.name))
      end = skipDigits(text, end + 1);
  } else if (code === 40 || code === 91) {
    const suffix = text.charCodeAt(end + 1);
    const close = text.charCodeAt(end + 2);
    if (isUpper(suffix) && (close === 41 || close === 93)) end += 3;
  } else if (isSpace(code) && (text.charCodeAt(end + 1) === 40 || text.charCodeAt(end + 1) === 91)) {
    const suffix = text.charCodeAt(end + 2);
    const close = text.charCodeAt(end + 3);
    if ((suffix === 85 || suffix === 65) && (close === 41 || close === 93)) end += 4;
  } else if (isLetter(code)) {
    if (isWordCharacter(text.charCodeAt(end + 1))) return -1;
    if (!/[abenABDEMNPU]/.test(text.charAt(end))) return -1;
    end++;
  } else if (code === 46 && isDigit(text.charCodeAt(end + 1)) && !byParagraph) {
    // "5.12" is a section, but "483.2" after a sentence is a note's call: take the page where it is long enough.
    if (end - place < 3) return -1;
  } else if (code === 0x25 || code === 0x2f) {
    return -1;
  }
  return end;
}
