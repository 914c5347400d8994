/**
 * A volume, a reporter and a page where the text has a number: `347 U.S. 483`, `347 U.S. at 495`, `2007-NMCA-014`, `— U.S. —`.
 *
 * The core alone: caption, pin cite and the rest are read around it, and only where this found something.
 */
import {
  isAmong,
  isDigit,
  isSpace,
  isUpper,
  skipDigits,
  skipDots,
  skipSpaces,
  skipSpacesBack,
} from '../../../text/character-classes';
import { numberedSources, type CitedSource } from '../../facts/numbered-sources';
import { isHyphenated } from '../../facts/reporter-named';
import { matchEnd, standsWord } from '../../../text/match-at';
import {
  isByParagraph,
  readBlanks,
  skipRoman,
  skipStarPage,
  skipStarPageAndComma,
} from '../read-page-number';
import { isDash } from '../read-pin-cite';
import { codeNamed } from '../../facts/codes';
import type { ReporterHit, TitledCodeHit } from '../numbered-hit';
import { readTitledCode } from '../laws/read-titled-code';
import { endsWithDot, isFarFromWord, readPage, skipPage, skipReports } from './read-page-of-reporter';
import { readUnlistedJournal } from '../laws/read-unlisted-journal';
import { readUnlistedSeries } from './read-unlisted-series';

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
  for (const { source, end } of numberedSources().walk(text, place)) {
    // "2-A-103" is a section.
    if (hyphenated && (source.kind !== 'reporter' || !isHyphenated(source.reporter.name))) continue;
    let after = skipReports(text, end);
    if (place === volumeEnd && after - place < 3) continue;
    after = skipDots(text, after);
    // "491 U. S. 781, 791. P. 72.": a sentence's end, and the page of a syllabus.
    if (endsWithDot(text, volumeEnd) && !isFarFromWord(text, place, after)) continue;
    after = skipStarPageAndComma(text, after);
    const code = text.charCodeAt(after);
    // "48 Fla. L. Weekly D123", "163 Cong. Rec. S1234"
    if (
      isUpper(code) &&
      isDigit(text.charCodeAt(after + 1)) &&
      /Weekly\s|Rec\.\s/.test(text.slice(after - 7, after))
    )
      return true;
    // Louisiana's "966 A(3)" is a section.
    const isNominative = code === 40 && after > end;
    if (isDigit(code) || code === 0xa7 || code === 0xb6 || isNominative || code === 95 || isDash(code))
      return true;
    if (standsWord('at', text, after) || skipPage(text, after) > 0 || skipRoman(text, after) > 0) return true;
    if (/^(?:[sS]ec|[sS]{1,2}\s\d|[pP]t\.|[pP]art|App\b(?!. P)|pp?\.)/.test(text.slice(after, after + 6)))
      return true;
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
    if (!isAmong('UC', text.charCodeAt(afterComma)) || matchEnd(federalName, text, afterComma) < 0)
      return null;
    place = afterComma;
  } else if (isDigit(code) && volumeEnd - at === 4) {
    place = matchEnd(lineOfDatabase, text, volumeEnd);
    if (place < 0) return null;
  } else if (code === 0xa7) {
    // "45 § C.F.R. 164.512", a slip
    place = matchEnd(/§\s?(?=(?:C\.?\s?F|U\.?\s?S\.?\s?C))/y, text, place);
    if (place < 0) return null;
  } else if (!isUpper(code) && !isTypedSmall(text, place, code)) return null;
  const spelt = numberedSources().walk(text, place);
  const reporterStart = place;
  const isDashed =
    volumeEnd - at > 3 && isDigit(text.charCodeAt(at)) && text.slice(at, volumeEnd).includes('-');
  for (const { source, end } of spelt) {
    if (source.kind === 'code') {
      const codeHit =
        hyphenated || endsWithDot(text, volumeEnd)
          ? null
          : readTitledCode(text, at, volumeEnd, end, source.code, beginsNumberedCitation);
      if (codeHit) return codeHit;
      continue;
    }
    // "17-A" is no volume, and "1990-1" one of a loose-leaf service or bulletin alone.
    if (isDashed && !isByParagraph(source) && !isBulletin(source)) continue;
    const hit = readPage(text, at, volumeEnd, reporterStart, end, source, hyphenated);
    // "In re Sept. 11 Litig., 500 F.3d 100": the number begins another citation.
    if (source.kind === 'journal' && hit && beginsNumberedCitation(text, hit.end - hit.page.length)) continue;
    const namesake = readNamesake(text, at, volumeEnd, end, source, hit);
    if (namesake) return namesake;
    if (hit)
      return readShortOrdinal(text, volumeEnd, hit) ?? readAcrossPageNumber(text, volumeEnd, hit) ?? hit;
  }
  if (hyphenated || place === volumeEnd) return null;
  const [longest] = spelt;
  const inSeries =
    longest?.source.kind === 'reporter' ? readUnlistedSeries(text, longest.end, longest.source) : null;
  if (inSeries) {
    const hit = readPage(text, at, volumeEnd, reporterStart, inSeries.end, inSeries.source, false);
    // Only parties, court and date make it a citation.
    return hit && { ...hit, weak: inSeries.isUnlisted };
  }
  const journal = readUnlistedJournal(text, place);
  if (!journal) return null;
  const source = { kind: 'journal', name: journal.name } as const;
  return readPage(text, at, volumeEnd, reporterStart, journal.end, source, false);
}

/** Of the Internal Revenue Service: `1983-2 C.B. 41`, `2014-16 I.R.B. 938`. */
function isBulletin(source: CitedSource): boolean {
  return source.kind === 'reporter' && /^(?:C|I\.R)\.B\.$/.test(source.reporter.name);
}

const federalName = /U(?:n|\.)|C(?:ode\sof\sF|\.\s?F\.)/y;

/** `42 u.s.c. 1983`, as scans read small capitals, and `347 us 483`, as hasty writers type. */
function isTypedSmall(text: string, at: number, first: number): boolean {
  return smallInitials.has(first) && matchEnd(typedSmall, text, at) > 0;
}

/** u c f s l w */
const smallInitials = new Set([117, 99, 102, 115, 108, 119]);
const typedSmall =
  /(?:u\.s\.c\.|c\.f\.r\.|usc|cfr)[\s§]|(?:u\.?\s?s\.?|f\.\s?supp\.?(?:\s?[23]d)?|f\.?\s?(?:[23]d|4th)|s\.?\s?ct\.?|l\.?\s?ed\.?(?:\s?2d)?|wl)\s(?=\d{1,7}(?:,|\s\(|\.?\s?$)|\s?at\s\d)/y;

/** `2009⏎23 WL 10705131`: the number of a pleading's line. */
const lineOfDatabase = /\s{0,8}\n\s{0,8}\d{1,2}\s{1,8}(?=WL\s\d)/y;

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
  const name = source.reporter.name;
  if (name !== 'Pa.' && name !== 'C.M.R.') return null;
  const isAct = name === 'Pa.' && hit?.form === 'full' && /^(?:19|20)\d\d$/.test(text.slice(at, volumeEnd));
  const isRegulation =
    name === 'C.M.R.' && /^\.?\s(?:§\s?)?\d{1,3}\.\d/.test(text.slice(lettersEnd, lettersEnd + 8));
  if (!isAct && !isRegulation) return null;
  const code = codeNamed(isAct ? 'Mich. Pub. Acts' : 'Mass. Code Regs.');
  return code ? readTitledCode(text, at, volumeEnd, lettersEnd, code, beginsNumberedCitation) : null;
}

/** `at p. 85 of 55 Cal.2d`: the end of the volume whose page was told; `at` where no volume without a page follows. */
export function skipOfVolume(text: string, at: number): number {
  const start = at + 4;
  if (matchEnd(ofVolume, text, at) < 0 || !isDigit(text.charCodeAt(start)) || readNumbered(text, start))
    return at;
  const place = skipSpaces(text, readVolume(text, start));
  if (place < start || !isUpper(text.charCodeAt(place))) return at;
  const [longest] = numberedSources().walk(text, place);
  if (longest?.source.kind !== 'reporter') return at;
  const { end } = longest;
  // The dot of "384 U.S.", but not that behind "55 Cal.2d".
  return text.charCodeAt(end) === 46 && isUpper(text.charCodeAt(end - 1)) ? end + 1 : end;
}

const ofVolume = /\sof\s/y;

/** `512 F.3 34`, `45 Cal. App. 4 34`: a series without its `d` or `th`, which would else be a page of the first. */
function readShortOrdinal(text: string, volumeEnd: number, hit: ReporterHit): ReporterHit | null {
  if (hit.form !== 'full' || hit.page.length > 1) return null;
  const next = hit.end + 1;
  if (!isSpace(text.charCodeAt(hit.end)) || !/[2-5]/.test(hit.page)) return null;
  const isShort = text.startsWith('at ', next) && isDigit(text.charCodeAt(next + 3));
  if (!isShort && (!isDigit(text.charCodeAt(next)) || beginsNumberedCitation(text, next))) return null;
  const begun = text.slice(hit.reporterStart, hit.end);
  const [longest] = numberedSources().walk(`${begun}${hit.page < '4' ? 'd' : 'th'} `, 0);
  const source = longest?.source;
  if (source?.kind !== 'reporter' || source === hit.source || !/\d(?:d|th)$/.test(source.reporter.name))
    return null;
  const later = readPage(text, hit.start, volumeEnd, hit.reporterStart, hit.end, source, false);
  return later?.form === (isShort ? 'short' : 'full') ? later : null;
}

/** `90 Ohio⏎7⏎St.3d 142`, `8 Wn. App. 13 2d 686`: the number of a page stands within the reporter, which goes on behind it. */
function readAcrossPageNumber(text: string, volumeEnd: number, hit: ReporterHit): ReporterHit | null {
  const rest = skipSpaces(text, hit.end);
  if (hit.form !== 'full' || rest === hit.end) return null;
  const first = text.charCodeAt(rest);
  if (!isUpper(first) && !(isDigit(first) && matchEnd(series, text, rest) > 0)) return null;
  const begun = `${text.slice(hit.reporterStart, hit.reporterEnd)} `;
  const [longest] = numberedSources().walk(begun + text.slice(rest, rest + LONGEST_REST), 0);
  if (!longest || longest.end <= begun.length || longest.source.kind !== 'reporter') return null;
  const end = rest - begun.length + longest.end;
  const whole = readPage(text, hit.start, volumeEnd, hit.reporterStart, end, longest.source, false);
  return whole?.form === 'full' ? whole : null;
}

const LONGEST_REST = 24;
/** `2d 686` */
const series = /[2-9](?:d|th)\s\d/y;

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
    // "1999-1 Trade Cas.", "84-1 U.S.T.C.", "1940-1943 Trade Cas."
    if (text.charCodeAt(end) === 45 && isDigit(text.charCodeAt(end + 1)) && end - at !== 3) {
      const partEnd = skipDigits(text, end + 1);
      if (isSpace(text.charCodeAt(partEnd)) && partEnd - end <= 5) end = partEnd;
      else if (end - at === 4) return -1;
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
