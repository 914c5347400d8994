/**
 * A volume, a reporter and a page where the text has a number: `347 U.S. 483`, `347 U.S. at 495`, `2007-NMCA-014`, `— U.S. —`.
 *
 * The core alone: caption, pin cite and the rest are read around it, and only where this found something.
 */
import {
  isDigit,
  isLetter,
  isSpace,
  isUpper,
  isWordCharacter,
  skipDigits,
  skipSpaces,
  skipSpacesBack,
} from '../../../text/character-classes';
import { numberedSources, type CitedSource } from '../../facts/numbered-sources';
import { collapse } from '../../../text/collapse';
import { matchEnd } from '../../../text/match-at';
import { readBlanks, readPageNumber, skipPinPage, skipRoman, skipStarPage } from '../read-page-number';
import { isDash } from '../read-pin-cite';
import { codes } from '../../facts/codes';
import type { ReporterHit, TitledCodeHit } from '../numbered-hit';
import { readTitledCode } from '../laws/read-titled-code';
import { readUnlistedJournal } from '../laws/read-unlisted-journal';

/** `at` is the first digit of the volume, or the first blank of `___ U.S. ___`. */
export function readReporterCitation(text: string, at: number): ReporterHit | null {
  const hit = readNumbered(text, at);
  return hit?.form === 'code' ? null : hit;
}

/** Whether a volume or title stands at `at`, with a reporter, journal or code and a number behind it. */
export function beginsNumberedCitation(text: string, at: number): boolean {
  const volumeEnd = readVolume(text, at);
  if (volumeEnd < 0) return false;
  let place = skipStarPage(text, skipSpaces(text, volumeEnd));
  const hyphenated = isDash(text.charCodeAt(place));
  if (hyphenated) place = skipSpaces(text, place + 1);
  if (!isUpper(text.charCodeAt(place))) return false;
  const { trie, sources, hyphenated: withHyphens } = numberedSources();
  for (let index = trie.walk(text, place) - 1; index >= 0; index--) {
    // "2-A-103" is a section.
    const source = sources[trie.values[index] ?? 0];
    if (hyphenated && (source?.kind !== 'reporter' || !withHyphens.has(source.reporter.name))) continue;
    let after = skipReports(text, trie.ends[index] ?? 0);
    if (place === volumeEnd && after - place < 3) continue;
    while (text.charCodeAt(after) === 46) after++;
    after = skipStarPage(text, skipSpaces(text, after));
    if (text.charCodeAt(after) === 44) after = skipSpaces(text, after + 1);
    const code = text.charCodeAt(after);
    // "48 Fla. L. Weekly D123"
    if (isUpper(code) && isDigit(text.charCodeAt(after + 1)) && text.startsWith('Weekly', after - 7))
      return true;
    if (isDigit(code) || code === 0xa7 || code === 0xb6 || code === 40 || code === 95 || isDash(code))
      return true;
    if (text.startsWith('at ', after) || skipPage(text, after) > 0 || skipRoman(text, after) > 0) return true;
    if (/^[sS]ec|^[pP]t\.|^[pP]art/.test(text.slice(after, after + 5))) return true;
  }
  return !hyphenated && readUnlistedJournal(text, place) !== null;
}

/** As `readReporterCitation`, and codes with titles as well. */
export function readNumbered(text: string, at: number): ReporterHit | TitledCodeHit | null {
  const volumeEnd = readVolume(text, at);
  if (volumeEnd < 0) return null;
  let place = volumeEnd;
  let code = text.charCodeAt(place);
  let hyphenated = false;
  if (isDash(code)) {
    hyphenated = true;
    place = skipSpaces(text, place + 1);
  } else {
    place = skipStarPage(text, skipSpaces(text, place));
  }
  code = text.charCodeAt(place);
  // "21, United States Code, Section 853", "18, U.S.C., § 1001"
  const afterComma = code === 44 ? skipSpaces(text, place + 1) : -1;
  if (afterComma > 0) {
    const second = text.charCodeAt(afterComma + 1);
    if (text.charCodeAt(afterComma) !== 85 || (second !== 110 && second !== 46)) return null;
    place = afterComma;
  } else if (isDigit(code) && volumeEnd - at === 4) {
    place = matchEnd(lineOfDatabase, text, volumeEnd);
    if (place < 0) return null;
  } else if (!isUpper(code)) return null;
  const { trie, sources } = numberedSources();
  const count = trie.walk(text, place);
  const reporterStart = place;
  // Reading a code's sections walks the trie again, so its answers are taken out before.
  const ends = count > 1 ? trie.ends.slice(0, count) : [trie.ends[0] ?? 0];
  const values = count > 1 ? trie.values.slice(0, count) : [trie.values[0] ?? 0];
  for (let index = count - 1; index >= 0; index--) {
    const source = sources[values[index] ?? 0];
    const end = ends[index] ?? 0;
    if (!source) continue;
    if (source.kind === 'code') {
      const codeHit =
        hyphenated || endsWithDot(text, volumeEnd)
          ? null
          : readTitledCode(text, at, volumeEnd, end, source.code, beginsIn(text));
      if (codeHit) return codeHit;
      continue;
    }
    // "17-A" is no volume.
    if (isDigit(text.charCodeAt(at)) && text.charCodeAt(volumeEnd - 2) === 45) continue;
    const hit = readPage(text, at, volumeEnd, reporterStart, end, source, hyphenated);
    // "In re Sept. 11 Litig., 500 F.3d 100": the number begins another citation.
    if (source.kind === 'journal' && hit && beginsNumberedCitation(text, hit.end - hit.page.length)) continue;
    const namesake = readNamesake(text, at, volumeEnd, end, source, hit);
    if (namesake) return namesake;
    if (hit) return readAcrossPageNumber(text, volumeEnd, hit) ?? hit;
  }
  const journal = hyphenated || place === volumeEnd ? null : readUnlistedJournal(text, place);
  if (!journal) return null;
  const source = { kind: 'journal', name: journal.name } as const;
  return readPage(text, at, volumeEnd, reporterStart, journal.end, source, false);
}

/** `2009⏎23 WL 10705131`: the number of a pleading's line. */
const lineOfDatabase = /\s{0,8}\n\s{0,8}\d{1,2}\s{1,8}(?=WL\s\d)/y;

function beginsIn(text: string): (at: number) => boolean {
  return (at) => beginsNumberedCitation(text, at);
}

/** Michigan's `1961 PA 236` is no volume of Pennsylvania's reports, and `310 CMR 10.02` none of courts-martial. */
function readNamesake(
  text: string,
  at: number,
  volumeEnd: number,
  lettersEnd: number,
  source: CitedSource,
  hit: ReporterHit | null,
): TitledCodeHit | null {
  if (source.kind !== 'reporter') return null;
  const volume = text.slice(at, volumeEnd);
  const name = source.reporter.name;
  const isAct = name === 'Pa.' && hit?.form === 'full' && /^(?:19|20)\d\d$/.test(volume);
  const isRegulation = name === 'C.M.R.' && /^\s\d{1,3}\.\d/.test(text.slice(lettersEnd, lettersEnd + 7));
  if (!isAct && !isRegulation) return null;
  const code = codes.find((one) => one.name === (isAct ? 'Mich. Pub. Acts' : 'Mass. Code Regs.'));
  return code ? readTitledCode(text, at, volumeEnd, lettersEnd, code, beginsIn(text)) : null;
}

/** `at p. 85 of 55 Cal.2d`: the end of the volume whose page was told; `at` where no volume without a page follows. */
export function skipOfVolume(text: string, at: number): number {
  const start = at + 4;
  if (!text.startsWith(' of ', at) || !isDigit(text.charCodeAt(start)) || readNumbered(text, start))
    return at;
  const place = skipSpaces(text, readVolume(text, start));
  if (place < start || !isUpper(text.charCodeAt(place))) return at;
  const { trie, sources } = numberedSources();
  const count = trie.walk(text, place);
  if (sources[trie.values[count - 1] ?? 0]?.kind !== 'reporter') return at;
  const end = trie.ends[count - 1] ?? at;
  // The dot of "384 U.S.", but not that behind "55 Cal.2d".
  return text.charCodeAt(end) === 46 && isUpper(text.charCodeAt(end - 1)) ? end + 1 : end;
}

/** `90 Ohio⏎7⏎St.3d 142`, `8 Wn. App. 13 2d 686`: the number of a page stands within the reporter, which goes on behind it. */
function readAcrossPageNumber(text: string, volumeEnd: number, hit: ReporterHit): ReporterHit | null {
  const rest = skipSpaces(text, hit.end);
  if (hit.form !== 'full' || rest === hit.end) return null;
  if (!isUpper(text.charCodeAt(rest)) && matchEnd(/[2-9](?:d|th)\s\d/y, text, rest) < 0) return null;
  const begun = `${text.slice(hit.reporterStart, hit.reporterEnd)} `;
  const { trie, sources } = numberedSources();
  const count = trie.walk(begun + text.slice(rest, rest + LONGEST_REST), 0);
  const source = sources[trie.values[count - 1] ?? 0];
  const end = rest - begun.length + (trie.ends[count - 1] ?? 0);
  if (end <= rest || source?.kind !== 'reporter') return null;
  const whole = readPage(text, hit.start, volumeEnd, hit.reporterStart, end, source, false);
  return whole?.form === 'full' ? whole : null;
}

const LONGEST_REST = 24;

/** A scan's `286 Ky. 775, 151. S.W.2d 1007`: only after a comma is a dot behind a number no sentence's end. */
function endsWithDot(text: string, volumeEnd: number): boolean {
  return text.charCodeAt(volumeEnd - 1) === 46;
}

function skipDot(text: string, at: number, end: number): number {
  if (text.charCodeAt(end) !== 46 || !isSpace(text.charCodeAt(end + 1))) return end;
  return text.charCodeAt(skipSpacesBack(text, at, 0) - 1) === 44 ? end + 1 : end;
}

function readVolume(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (isDigit(code)) {
    let end = skipDigits(text, at);
    if (end - at > 4) return -1;
    if (text.charCodeAt(end) === 46) return skipDot(text, at, end);
    // "1999-1 Trade Cas."
    if (end - at === 4 && text.charCodeAt(end) === 45 && isDigit(text.charCodeAt(end + 1))) {
      if (!isSpace(text.charCodeAt(end + 2))) return -1;
      end += 2;
    }
    // "17-A M.R.S. § 201"
    if (
      end - at <= 2 &&
      text.charCodeAt(end) === 45 &&
      isUpper(text.charCodeAt(end + 1)) &&
      isSpace(text.charCodeAt(end + 2))
    ) {
      return end + 2;
    }
    // "17A N.Y.2d"
    if (text.charCodeAt(end) === 65 && isSpace(text.charCodeAt(end + 1)) && end - at <= 3) end++;
    return end;
  }
  return readBlanks(text, at);
}

function readPage(
  text: string,
  start: number,
  volumeEnd: number,
  reporterStart: number,
  lettersEnd: number,
  source: CitedSource,
  hyphenated: boolean,
): ReporterHit | null {
  let reporterEnd = skipReports(text, lettersEnd);
  // "143A.006" is a section.
  const blankVolume = !isDigit(text.charCodeAt(start));
  const isWestlaw = source.kind === 'reporter' && source.reporter.name === 'WL';
  const isGluedYear = isWestlaw && volumeEnd - start === 4;
  if (reporterStart === volumeEnd && lettersEnd - reporterStart < 3 && !blankVolume && !isGluedYear)
    return null;
  while (text.charCodeAt(reporterEnd) === 46) reporterEnd++;
  if (text.charCodeAt(reporterEnd) === 0x27 || text.charCodeAt(reporterEnd) === 0x2019) reporterEnd++;
  let place = reporterEnd;
  if (hyphenated) {
    if (source.kind !== 'reporter' || !numberedSources().hyphenated.has(source.reporter.name)) return null;
    place = skipSpaces(text, place);
    if (!isDash(text.charCodeAt(place))) return null;
    place = skipSpaces(text, place + 1);
  } else {
    place = skipStarPage(text, skipSpaces(text, place));
    if (text.charCodeAt(place) === 44) place = skipSpaces(text, place + 1);
    if (text.charCodeAt(place) === 40) place = skipNominative(text, place);
    if (isDash(text.charCodeAt(place)) && place === reporterEnd && isDigit(text.charCodeAt(place + 1)))
      place++;
  }
  // A volume never begins with 0: "No. 09 MO 9"; Westlaw's is a year.
  if (text.charCodeAt(start) === 48) return null;
  if (isWestlaw && !blankVolume && volumeEnd - start < 4) return null;
  if (endsWithDot(text, volumeEnd) && isWeakEnglish(source, text, 0)) return null;
  if (endsWithDot(text, volumeEnd) && !/\d|\..*\./.test(text.slice(reporterStart, reporterEnd))) return null;
  const volume = blankVolume
    ? ''
    : text.slice(start, endsWithDot(text, volumeEnd) ? volumeEnd - 1 : volumeEnd);
  const weak =
    isWeakEnglish(source, text, reporterEnd) ||
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
  const scanned = weak || blankVolume ? -1 : matchEnd(scannedOne, text, place);
  const pageEnd = scanned > 0 ? scanned : readPageNumber(text, place, source);
  if (pageEnd > 0) {
    // "F3d12" has no boundary between series and page; "U.S.483" has one.
    if (!hyphenated && place === reporterEnd && isWordCharacter(text.charCodeAt(place - 1))) {
      if (!endsBeforePage.test(text.slice(reporterStart, reporterEnd))) return null;
    }
    if (blankVolume && weak) return null;
    if (text.charCodeAt(place) === 48 && !mayBeginWithZero(source)) return null;
    if (matchEnd(goesOnOtherwise, text, pageEnd) > 0) return null;
    const written = scanned > 0 ? '1' : collapse(text.slice(place, pageEnd));
    const page = /^\d(?:\d{0,2},\d{3},|,)\d{3}$/.test(written) ? written.replaceAll(',', '') : written;
    return {
      form: 'full',
      source,
      start,
      end: pageEnd,
      volume,
      reporterStart,
      reporterEnd,
      page,
      pinStart: -1,
      weak,
    };
  }
  let blanksEnd = readBlanks(text, place);
  // A scan's "— U.S. -, 107 S. Ct. 1378"
  if (blanksEnd < 0 && blankVolume) blanksEnd = matchEnd(/[-–](?=,\s{0,3}[\d_–—-])/y, text, place);
  const isGlued = place === reporterEnd && text.charCodeAt(place) !== 95;
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

/** `1 Pet. 2:9` is an epistle's verse, `45 N.W. 12 Street` an address. */
const goesOnOtherwise =
  /:\d|\s(?:Street|Avenue|Ave\b|Terrace|Place|Road|Drive|Lane|Boulevard|Blvd|Ct\.,|St\.,)/y;

/** A scan's `392 U.S. I, 27` */
const scannedOne = /[Il](?=,\s{0,2}\d)/y;

/** `F.3d964`, `WL1234567`: the blank is lost. */
const endsBeforePage = /\.\s?(?:[23]d|[2-5]th)$|^WL$/;

/** `2 Blackf. Rep. 5`, `54 S.W. Series 377`: the name of any reporter may end so. */
function skipReports(text: string, at: number): number {
  return Math.max(at, matchEnd(/\.?\s{0,2}(?:Rep(?:orter)?|Series)(?!\w)/y, text, at));
}

/** `2015 NY Slip Op 00540`: the numbers of a year, filled up with zeros; a printed page has none. */
function mayBeginWithZero(source: CitedSource): boolean {
  return (
    source.kind === 'reporter' && (source.reporter.kind === 'neutral' || source.reporter.kind === 'database')
  );
}

/** `5 U.S. (1 Cranch) 137`, `17 U. S. (4 Wheat.) 316`: passes over the parenthesis. */
function skipNominative(text: string, at: number): number {
  if (text.charCodeAt(at) !== 40) return at;
  const nominative =
    /\(\s{0,2}(?:\d{1,2}\s{1,2})?[A-Z][A-Za-z.&' ]{1,24}\)\s{0,3},?\s{0,3}(?=\d|at\s|[—_–-]{2})/y;
  nominative.lastIndex = at;
  return nominative.test(text) ? nominative.lastIndex : at;
}

/** Missouri's `224 S.W. l. c. 334`: in the place cited. */
const locoCitato = /l\.\s?c\.\s{0,3}(?=\d)/y;

/** `384 U.S., p. 444`, `l. c. 444`: the place behind the word for a page; -1 where none stands. */
function skipPage(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code === 108 || code === 112 ? matchEnd(code === 108 ? locoCitato : page, text, at) : -1;
}

const page = /(?:pp?\.|pages?\s)\s{0,3}(?=\d)/y;

/** After `at`, `at p.`, `at pp.`, `, at ¶`: where a short form's pin cite begins; -1 where this is no short form. */
function skipAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== 97 || text.charCodeAt(at + 1) !== 116) return -1;
  let place = at + 2;
  if (isWordCharacter(text.charCodeAt(place))) return isDigit(text.charCodeAt(place)) ? place : -1;
  place = skipSpaces(text, place);
  const word = /(?:pp?\.?|pages?)\s{0,3}(?=[\d*\[])/y;
  word.lastIndex = place;
  return word.test(text) ? word.lastIndex : place;
}

/** Idaho, Iowa, Ohio and Utah are written out; a year before them is the volume of a neutral citation, or no volume. */
function isNamedAfterState(source: CitedSource, volume: string): boolean {
  if (source.kind !== 'reporter') return false;
  const isYear = /^(?:19[89]|20[0-4])\d$/.test(volume);
  if (isYear) return numberedSources().hyphenated.has(source.reporter.name);
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

/** Neither a dot nor a digit, nor all capitals: "12 Or 5", "3 Allen 7". */
function isWeak(text: string, start: number, end: number): boolean {
  let capitals = 0;
  let letters = 0;
  for (let place = start; place < end; place++) {
    const code = text.charCodeAt(place);
    // Two words, as "NY Slip Op", are no accident.
    if (code === 32 || code === 46 || isDigit(code) || code === 0x27 || code === 0x2019 || code === 38)
      return false;
    if (isLetter(code)) {
      letters++;
      if (isUpper(code)) capitals++;
    }
  }
  return capitals !== letters || letters < 2;
}
