/** What stands between a caption and its core: a comma, California's `(1973)`, a docket number, `supra`. */
import { isDigit, isLetter, isSpace, skipSpacesBack } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchBefore, matchEnd, startBefore } from '../../../text/match-at';
import { readAlias } from '../parenthetical-kind';
import { isDash } from '../read-pin-cite';
import { readDocketBack, type DocketBefore } from './docket-number';
import { findCourt } from './find-court';
import { readCourtAndDate, readCourtBeforeVolume, type CourtAndDate } from './read-court-and-date';

export interface Between {
  /** Where the caption ends. */
  readonly end: number;
  /** Where the citation begins if no caption stands before: at its docket number or year, or its volume. */
  readonly nearest: number;
  /** A comma, year or docket joins name and core. */
  readonly adjoins: boolean;
  readonly courtAndDate: CourtAndDate | null;
  readonly docketNumber: string | null;
  /** `Elm II` of `Elm v. Oak (“Elm II”), 5 F.3d 6`. */
  readonly alias: string | null;
  readonly hasSupra: boolean;
}

export function readBetween(text: string, coreStart: number, least: number): Between {
  const between: Passed = {
    end: skipSpacesBack(text, skipPageNumberBack(text, coreStart, least), least),
    nearest: coreStart,
    adjoins: false,
    courtAndDate: null,
    docketNumber: null,
    alias: null,
    hasSupra: false,
  };
  // "Elm v. Oak, *528 342 U. S. 36": a page of the text's own report begins there.
  const star = startBefore(starPage, text, between.end, least);
  if (star >= 0) between.end = skipSpacesBack(text, star, least);
  passYearAndCourt(text, least, between);
  const { end } = between;
  // "Elm v. Oak – 5 F.3d 6", as lists have it
  if (isDash(text.charCodeAt(end - 1)) && isSpace(text.charCodeAt(end - 2)) && end < coreStart)
    between.end = skipSpacesBack(text, end - 1, least);
  for (let step = 0; step < 5 && between.end > least; step++)
    if (!passOne(text, coreStart, least, between)) break;
  return between;
}

type Passed = { -readonly [Field in keyof Between]: Between[Field] };

function passYearAndCourt(text: string, least: number, between: Passed): void {
  const found = matchBefore(yearAndCourt, text, between.end, least);
  if (!found) return;
  const [, whole = '', year = '', courtAsWritten = ''] = found;
  const court = findCourt(courtAsWritten) ?? findCourt(courtAsWritten.replace(/ ?Sup\.$/, ''));
  if (court === undefined) return;
  between.courtAndDate = { court, courtAsWritten, year };
  beginFrom(between.end - whole.length, text, least, between);
}

/** What begins at `start` joins name and core. */
function joinFrom(start: number, text: string, least: number, between: Passed): true {
  between.adjoins = true;
  between.end = skipSpacesBack(text, start, least);
  return true;
}

/** The same of what the citation begins with where it has no name. */
function beginFrom(start: number, text: string, least: number, between: Passed): true {
  between.nearest = start;
  return joinFrom(start, text, least, between);
}

/** Whether something stood there that belongs between a name and its core. */
function passOne(text: string, coreStart: number, least: number, between: Passed): boolean {
  const { end, courtAndDate } = between;
  const code = text.charCodeAt(end - 1);
  if (code === 44) return joinFrom(end - 1, text, least, between);
  if (startBefore(ofList, text, end, least) >= 0) {
    between.end--;
    return true;
  }
  const superior =
    courtAndDate === null && (between.docketNumber !== null || isLetter(text.charCodeAt(coreStart)))
      ? matchBefore(connecticut, text, end, least)?.[1]
      : undefined;
  if (superior !== undefined) {
    between.courtAndDate = { court: 'connsuperct', courtAsWritten: collapse(superior) };
    return beginFrom(end - superior.length, text, least, between);
  }
  const mark = startBefore(nonpublished, text, end, least);
  if (mark >= 0) {
    between.end = skipSpacesBack(text, mark, least);
    return true;
  }
  const [, behind = '', date, year] =
    between.docketNumber === null && courtAndDate === null && isDigit(code)
      ? (matchBefore(dateBehindDocket, text, end, least) ?? [])
      : [];
  if (date !== undefined && year !== undefined && readDocketBack(text, end - behind.length, least)) {
    between.courtAndDate = { date, year };
    return joinFrom(end - behind.length, text, least, between);
  }
  const docket = between.docketNumber === null ? readDocketBack(text, end, least) : null;
  if ((code === 41 || code === 93) && courtAndDate === null && !docket)
    return passParenthesis(text, least, between);
  const reported = startBefore(reportedAt, text, end, least);
  if (reported >= 0) return joinFrom(reported, text, least, between);
  const aside = startBefore(asides, text, end, least);
  if (aside >= 0) {
    between.hasSupra ||= text.startsWith('upra', aside + 1);
    return beginFrom(aside, text, least, between);
  }
  return docket !== null && passDocket(docket, text, coreStart, least, between);
}

/** A parenthesis with court and year, or with the name that the case is called by; any other one ends what is read. */
function passParenthesis(text: string, least: number, between: Passed): boolean {
  const { end, adjoins } = between;
  const open = openingOf(text, end - 1, Math.max(least, end - 90));
  if (open < 0) return false;
  const content = collapse(text.slice(open + 1, end - 1));
  // Alabama's "Elm v. State, [Ms. CR-10-1234, Mar. 2, 2012] 300 So. 3d 1"
  const [, manuscript, date] = /^Ms\. ([\w-]{4,14}), (.+)$/.exec(content) ?? [];
  if (manuscript !== undefined && date !== undefined) {
    between.docketNumber = manuscript;
    between.courtAndDate = readCourtAndDate(date);
    return beginFrom(open, text, least, between);
  }
  if (
    /^(?:(?:here(?:in)?after,? )?[“"‘][^”"’]{2,30}[”"’]|[A-Z][\w.'’&-]{1,20} (?:I{1,3}|IV|V))$/.test(content)
  ) {
    between.alias = readAlias(content);
    return joinFrom(open, text, least, between);
  }
  between.courtAndDate =
    readCourtAndDate(content) ??
    (adjoins || text.charCodeAt(end - 1) === 93 ? null : readCourtBeforeVolume(content));
  return between.courtAndDate !== null && beginFrom(open, text, least, between);
}

/** With the district or county of Ohio's court of appeals that stands before it. */
function passDocket(
  { number, start }: DocketBefore,
  text: string,
  coreStart: number,
  least: number,
  between: Passed,
): boolean {
  if (isNumberOfName(text, start, between.end, least)) return false;
  between.docketNumber = number;
  beginFrom(start, text, least, between);
  const { end } = between;
  const county = text.startsWith('App. No', start) && matchEnd(ohioNumber, text, coreStart) > 0;
  const district = matchBefore(county ? ohioCounty : ohioDistrict, text, end, least)?.[1];
  if (district !== undefined && between.courtAndDate === null) {
    between.courtAndDate = {
      court: 'ohioctapp',
      courtAsWritten: collapse(district) + (county ? ' App.' : ''),
    };
    beginFrom(end - district.length, text, least, between);
  }
  return true;
}

/** `School District No. 1`: of a docket number, a comma, a district of Ohio's courts or more than digits tells. */
function isNumberOfName(text: string, at: number, end: number, least: number): boolean {
  const before = skipSpacesBack(text, at, least);
  // "Local Union No. 1205", "School District No. 27J"; "Home Equity Trust 2006-18"
  if (startBefore(numbered, text, before, least) >= 0) return true;
  if (!/^No\.\s?\d{1,3}$/.test(text.slice(at, end))) return false;
  return text.charCodeAt(before - 1) !== 44 && startBefore(ohioDistrict, text, before, least) < 0;
}

const numbered =
  /(?<=(\b(?:Local|Union|Lodge|Council|[A-Z][a-z]{1,20}\.?\sDist(?:rict|\.)|Doe|Tr(?:ust|\.)|Series)))/y;

/** The number of a printed page, alone on its line between a caption and its volume, is passed over. */
function skipPageNumberBack(text: string, coreStart: number, least: number): number {
  const start = skipSpacesBack(text, coreStart, least);
  if (start === coreStart || !isDigit(text.charCodeAt(start - 1))) return coreStart;
  if (!text.slice(start, coreStart).includes('\n')) return coreStart;
  const from = Math.max(least, start - 24);
  const page = /,\s{0,12}\n\s{0,12}\d{1,3}$/.exec(text.slice(from, start));
  return page ? from + page.index + 1 : coreStart;
}

const starPage = /(?<=(?<!\bat\s{1,3})(\*\d{1,5}))/y;

/** Indiana's `McMinn v. State (1973), Ind. App., 294 N.E.2d 803`. */
const yearAndCourt =
  /(?<=(\(((?:1[6-9]|20)\d\d)\),?\s{1,2}(?:\d(?:st|d|nd|rd|th)\sDist\.\s)?((?:[A-Z][a-z]{0,5}\.\s?){1,3}),))/y;

/** `5th Dist. Stark No. 2012-CA-93`: Ohio's appellate districts stand before the docket number, with the county. */
const ohioDistrict = /(?<=(?<!\S)(\d{1,2}(?:st|nd|rd|th|d)\sDist\.(?:\s[A-Z][a-z]{1,20}){0,2},?))/y;

/**
 * `supra`; Ohio's `Elm v. Oak, Slip Opinion No. 2014-Ohio-1984`; `Elm v. Elm, ante p. 611, 514 N.W.2d 640`, the page of the same volume;
 * Westlaw's `Slip Copy` and `Not Reported in F.Supp.2d`; `L. R. 2 Q. B. 5`; `Fed. Cas. No. 4,548`, of a series that numbers its cases.
 */
const asides =
  /(?<=(\b[sS]upra|[sS]lip\s[oO]p(?:\.|inion)\sNo\.|(?:ante|post),?\s(?:at|pp?\.)\s\d{1,4}|Slip\sCopy|(?<=,\s)L\.\s?R\.|Not\sReported\sin\s[A-Z][\w. ]{1,14}|F(?:ed)?\.\sCas\.\sNo\.\s[\d,]{1,7}))/y;

/** `Elm v. Oak, which is reported at 5 F.3d 6`, `Elm v. Oak⏎Citation: 5 F.3d 6`, `Elm v. Oak | 5 F.3d 6` */
const reportedAt =
  /(?<=(,\s(?:(?:which\s)?is\s|and\s|as\s)?(?:(?:reported|published|found)\sat|cited\sas)|\s(?:found|cited)\sat|\s\(?[Cc]it(?:e|ation):|\s\|))/y;

/** California's `People v. Elm (Feb. 3, 2021, B123456) [nonpub. opn.] 2021 WL 123456`, the Air Force's `No. ACM 38123 (f rev)`. */
const nonpublished =
  /(?<=(\[(?:non-?pub\.|nonpublished|unpub\.|unpublished)(?: opn?\.| opinion)?\]|\((?:f rev|rem|reh)\)))/iy;

/** `Elm Co., B-412345, Jan. 20, 2016, 2016 CPD ¶ 31`: behind a docket number. */
const dateBehindDocket = /(?<=(?<=\d)(,\s([A-Z][a-z]{2,8}\.?\s\d{1,2},\s((?:19|20)\d\d))))/y;

/** `Superior Court, judicial district of Oak-Elm at Fir, Docket No. CV-01-0508597` */
const connecticut = /(?<=,\s(Superior\sCourt,\s[jJ]udicial\s[dD]istrict\sof\s[A-Z][\w/.\s–-]{2,40}))/y;

/** Louisiana's own form, `Elm v. Oak, 93-2345 (La. 7/15/94); 650 So.2d 500`, and `Elm v. Oak (1963): 372 U.S. 335` of lists */
const ofList = /(?<=(\((?:La\.[^()]{0,24}\d\/\d\d?\/\d{2,4}\);|(?:1[789]|20)\d\d\)[.:;])))/y;

/** Ohio's `Elm v. City of Oak, Montgomery App. No. 20045, 2004-Ohio-2739`: the county of the court of appeals. */
const ohioCounty = /(?<=,\s([A-Z][a-z]{1,20}))/y;
const ohioNumber = /\d{4}\s?-\s?Ohio/y;

/** The place of the sign that opens what closes at `close`; -1 where it is not in reach. */
export function openingOf(text: string, close: number, least: number): number {
  let depth = 0;
  for (let place = close; place >= least; place--) {
    const code = text.charCodeAt(place);
    if (code === 41 || code === 93) depth++;
    else if (code === 40 || code === 91) {
      depth--;
      if (depth === 0) return place;
    }
  }
  return -1;
}
