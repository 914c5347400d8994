/**
 * What stands behind a reporter's name: the first page, a page that a short form points to, or blanks; and whether the name is
 * so short, or so like a word, that more must tell that a case is cited.
 */
import {
  isDigit,
  isLower,
  isSpace,
  isUpper,
  isWordCharacter,
  skipDots,
  skipSpaces,
} from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchEnd } from '../../../text/match-at';
import type { CitedSource } from '../../facts/numbered-sources';
import { isHyphenated } from '../../facts/reporter-named';
import type { ReporterHit } from '../numbered-hit';
import { readBlanks, readPageNumber, skipPinPage, skipStarPageAndComma } from '../read-page-number';
import { isDash } from '../read-pin-cite';

export function readPage(
  text: string,
  start: number,
  volumeEnd: number,
  reporterStart: number,
  lettersEnd: number,
  source: CitedSource,
  hyphenated: boolean,
): ReporterHit | null {
  // "143A.006" is a section.
  const blankVolume = !isDigit(text.charCodeAt(start));
  const name = source.kind === 'reporter' ? source.reporter.name : '';
  // "3658 Sec. 1" is nothing of the S.E.C.
  if (isLower(text.charCodeAt(reporterStart + 1)) && initials.test(name)) return null;
  const isWestlaw = name === 'WL' || name === 'BL';
  const isGluedYear = isWestlaw && volumeEnd - start === 4;
  if (reporterStart === volumeEnd && lettersEnd - reporterStart < 3 && !blankVolume && !isGluedYear)
    return null;
  let reporterEnd = skipDots(text, skipReports(text, lettersEnd));
  // "529 U.S . 473", as converted pages print it
  if (text.startsWith(' .', reporterEnd) && isSpace(text.charCodeAt(reporterEnd + 2))) reporterEnd += 2;
  if (text.charCodeAt(reporterEnd) === 0x27 || text.charCodeAt(reporterEnd) === 0x2019) reporterEnd++;
  let place = reporterEnd;
  if (hyphenated) {
    if (source.kind !== 'reporter' || !isHyphenated(source.reporter.name)) return null;
    place = skipSpaces(text, place);
    if (!isDash(text.charCodeAt(place))) return null;
    place = skipSpaces(text, place + 1);
  } else {
    place = skipStarPageAndComma(text, place);
    place = Math.max(place, matchEnd(nominative, text, place));
    if (isDash(text.charCodeAt(place)) && place === reporterEnd && isDigit(text.charCodeAt(place + 1)))
      place++;
  }
  // A volume never begins with 0: "No. 09 MO 9"; Westlaw's is a year.
  if (text.charCodeAt(start) === 48) return null;
  if (isWestlaw && !blankVolume && volumeEnd - start < 4) return null;
  if (endsWithDot(text, volumeEnd) && isWeakEnglish(source, text, 0)) return null;
  if (endsWithDot(text, volumeEnd) && !isFarFromWord(text, reporterStart, reporterEnd)) return null;
  const volume = blankVolume
    ? ''
    : text.slice(start, endsWithDot(text, volumeEnd) ? volumeEnd - 1 : volumeEnd);
  const weak =
    isWeakEnglish(source, text, reporterEnd) ||
    // A scan's "1 Just. 233" is Coke's Institutes.
    name === 'Just.' ||
    isEra(source, volume) ||
    isAppendix(source, text, reporterEnd) ||
    (isWeak(text, reporterStart, reporterEnd) && !isNamedAfterState(source, volume));
  const pin = Math.max(
    skipAt(text, place),
    weak && text.charCodeAt(place) !== 108 ? -1 : skipPage(text, place),
  );
  if (pin > 0) {
    const end = skipPinPage(text, pin, source);
    if (end < 0) return null;
    return {
      form: 'short',
      source,
      start,
      end,
      volume,
      reporterStart,
      reporterEnd,
      page: '',
      pinStart: pin,
      weak,
    };
  }
  const read = readPageNumber(text, place, source);
  const scanned = read > 0 || weak || blankVolume ? -1 : matchEnd(scannedPage, text, place);
  const pageEnd = Math.max(read, scanned);
  if (pageEnd > 0) {
    // "F3d12" has no boundary between series and page; "U.S.483" has one.
    if (!hyphenated && place === reporterEnd && isWordCharacter(text.charCodeAt(place - 1))) {
      if (!endsBeforePage.test(text.slice(reporterStart, reporterEnd))) return null;
    }
    if (blankVolume && weak) return null;
    if (text.charCodeAt(place) === 48 && !mayBeginWithZero(source)) return null;
    if (matchEnd(goesOnOtherwise, text, pageEnd) > 0) return null;
    const printed = collapse(text.slice(place, pageEnd));
    const written = scanned > 0 ? printed.replace(/[Il]/g, '1').replaceAll('O', '0') : printed;
    const isMarked = written.length > 4 && /^\d(?:\d{0,2},\d{3},|,)\d{3}$/.test(written);
    return {
      form: 'full',
      source,
      start,
      end: pageEnd,
      volume,
      reporterStart,
      reporterEnd,
      page: isMarked ? written.replaceAll(',', '') : written,
      pinStart: -1,
      weak,
    };
  }
  // A scan's "— U.S. -, 107 S. Ct. 1378", "—U.S.-, 107 S. Ct. 1378"
  const dashEnd = blankVolume ? matchEnd(/[-\u2010-\u2014](?=,\s{0,3}[\d_–—-])/y, text, place) : -1;
  const blanksEnd = Math.max(readBlanks(text, place), dashEnd);
  const isGlued = place === reporterEnd && text.charCodeAt(place) !== 95 && dashEnd < 0;
  if (blanksEnd < 0 || isGlued || weak || source.kind !== 'reporter') return null;
  if (isWordCharacter(text.charCodeAt(blanksEnd))) return null;
  return {
    form: 'slip',
    source,
    start,
    end: blanksEnd,
    volume,
    reporterStart,
    reporterEnd,
    page: '',
    pinStart: -1,
    weak,
  };
}

const initials = /^(?:[A-Z]\.){3}/;

/** `1 Pet. 2:9` is an epistle's verse, `45 N.W. 12 Street` an address. */
const goesOnOtherwise =
  /:\d|\s(?=[A-Z])(?:Street|Avenue|Ave\b|Terrace|Place|Road|Drive|Lane|Boulevard|Blvd|Ct\.,|St\.,)/y;

/** A scan's `392 U.S. I, 27`, `477 U.S. 3l7 (1986)` */
const scannedPage = /[Il](?=,\s{0,2}\d)|(?:\d{1,3}[IlO]|[Il]\d)[\dIlO]{0,3}(?=,\s{0,2}\d|\s\()/y;

/** `F.3d964`, `WL1234567`: the blank is lost. */
const endsBeforePage = /\.\s?(?:[23]d|[2-5]th)$|^WL$/;

/** `2 Blackf. Rep. 5`, `54 S.W. Series 377`: the name of any reporter may end so. */
export function skipReports(text: string, at: number): number {
  return Math.max(at, matchEnd(reports, text, at));
}

const reports = /\.?\s{0,2}(?:Rep(?:orter)?|Series)(?!\w)/y;

/** `2015 NY Slip Op 00540`: the numbers of a year, filled up with zeros; a printed page has none. */
function mayBeginWithZero(source: CitedSource): boolean {
  return (
    source.kind === 'reporter' && (source.reporter.kind === 'neutral' || source.reporter.kind === 'database')
  );
}

/** `5 U.S. (1 Cranch) 137`, `17 U. S. (4 Wheat.) 316` */
const nominative =
  /\(\s{0,2}(?:\d{1,2}\s{1,2})?[A-Z][A-Za-z.&'\s]{1,24}\)\s{0,3},?\s{0,3}(?=\d|at\s|[—_–-]{2})/y;

/** `384 U.S., p. 444`, `l. c. 444`: the place behind the word for a page; -1 where none stands. */
export function skipPage(text: string, at: number): number {
  return matchEnd(page, text, at);
}

/** Missouri's `224 S.W. l. c. 334`, in the place cited, too. */
const page = /(?:pp?\.|pages?\s|l\.\s?c\.)\s{0,3}(?=\d)/y;

/** After `at`, `at p.`, `at pp.`, `, at ¶`: where a short form's pin cite begins; -1 where this is no short form. */
function skipAt(text: string, at: number): number {
  const isSign = text.charCodeAt(at) === 64; /* @ */
  if (!isSign && ((text.charCodeAt(at) | 32) !== 97 || (text.charCodeAt(at + 1) | 32) !== 116)) return -1;
  let place = isSign ? at + 1 : at + 2;
  if (isWordCharacter(text.charCodeAt(place))) return isDigit(text.charCodeAt(place)) ? place : -1;
  place = skipSpaces(text, place);
  return Math.max(place, matchEnd(pageBehindAt, text, place));
}

const pageBehindAt = /(?:pp?\.?|pages?|pgs?\.)\s{0,3}(?=[\d*[])/y;

/** Idaho, Iowa, Ohio and Utah are written out; a year before them is the volume of a neutral citation, or no volume. */
function isNamedAfterState(source: CitedSource, volume: string): boolean {
  if (source.kind !== 'reporter') return false;
  const isYear = /^(?:19[89]|20[0-4])\d$/.test(volume);
  if (isYear) return isHyphenated(source.reporter.name);
  return (
    source.reporter.kind === 'state' &&
    volume.length < 4 &&
    /^(?:Idaho|Iowa|Ohio|Utah|Alaska|Hawaii)$/.test(source.reporter.name)
  );
}

/** "3 Camp. 123" and "5 East, 10": short names of old that are words too, cited with their parties; `2 Salk. 625` is none. */
function isWeakEnglish(source: CitedSource, text: string, reporterEnd: number): boolean {
  return (
    source.kind === 'reporter' &&
    source.reporter.kind === 'english' &&
    (text.charCodeAt(reporterEnd - 1) !== 46 || words.test(source.reporter.name))
  );
}

const words = /^(?:Camp|Mod|Rep|Esp|Vern|Price|Leach|Stark|Park|Ch|Ex|C\.P|Q\.B|K\.B|A\.C)\b/;

/** `14 P.A. 17`: behind a note's number the petitioner's appendix, unless parties stand before it or a year behind. */
function isAppendix(source: CitedSource, text: string, reporterEnd: number): boolean {
  return (
    source.kind === 'reporter' && source.reporter.name === 'Pa.' && text.startsWith('.A.', reporterEnd - 3)
  );
}

/** `2000 A.D.` is a year, unless parties stand before it: the reports of that name ended with volume 286. */
function isEra(source: CitedSource, volume: string): boolean {
  return source.kind === 'reporter' && source.reporter.name === 'A.D.' && Number(volume) > 286;
}

/** Neither a dot nor a digit, nor a second capital: "12 Or 5", "3 Allen 7"; `86 SCt 1602` is no accident. */
function isWeak(text: string, start: number, end: number): boolean {
  let capitals = 0;
  for (let place = start; place < end; place++) {
    const code = text.charCodeAt(place);
    // Two words, as "NY Slip Op", are no accident.
    if (code === 32 || code === 46 || isDigit(code) || code === 0x27 || code === 0x2019 || code === 38)
      return false;
    if (isUpper(code)) capitals++;
  }
  return capitals < 2;
}

/** A scan's `286 Ky. 775, 151. S.W.2d 1007`: only after a comma is a dot behind a number no sentence's end. */
export function endsWithDot(text: string, volumeEnd: number): boolean {
  return text.charCodeAt(volumeEnd - 1) === 46;
}

/** Of two dots or with a digit: behind a sentence's end no other letters are a reporter. */
export function isFarFromWord(text: string, start: number, end: number): boolean {
  return /\d|\..*\./.test(text.slice(start, end));
}
