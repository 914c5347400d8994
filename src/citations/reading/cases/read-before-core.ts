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
  let end = skipSpacesBack(text, skipPageNumberBack(text, coreStart, least), least);
  // "Elm v. Oak, *528 342 U. S. 36": a page of the text's own report begins there.
  const star = startBefore(starPage, text, end, least);
  if (star >= 0) end = skipSpacesBack(text, star, least);
  let nearest = coreStart;
  let adjoins = false;
  let courtAndDate: CourtAndDate | null = null;
  let docketNumber: string | null = null;
  let alias: string | null = null;
  let hasSupra = false;
  const [indiana, , year = '', courtAsWritten = ''] = matchBefore(yearAndCourt, text, end, least) ?? [];
  if (indiana !== undefined) {
    const court = findCourt(courtAsWritten) ?? findCourt(courtAsWritten.replace(/ ?Sup\.$/, ''));
    if (court !== undefined) {
      courtAndDate = { court, courtAsWritten, year };
      adjoins = true;
      nearest = startBefore(yearAndCourt, text, end, least);
      end = skipSpacesBack(text, nearest, least);
    }
  }
  // "Elm v. Oak – 5 F.3d 6", as lists have it
  if (isDash(text.charCodeAt(end - 1)) && isSpace(text.charCodeAt(end - 2)) && end < coreStart)
    end = skipSpacesBack(text, end - 1, least);
  for (let step = 0; step < 5 && end > least; step++) {
    const code = text.charCodeAt(end - 1);
    if (code === 44) {
      adjoins = true;
      end = skipSpacesBack(text, end - 1, least);
      continue;
    }
    if (startBefore(ofList, text, end, least) >= 0) {
      end--;
      continue;
    }
    const superior =
      courtAndDate === null && (docketNumber !== null || isLetter(text.charCodeAt(coreStart)))
        ? matchBefore(connecticut, text, end, least)
        : null;
    if (superior?.[1] !== undefined) {
      courtAndDate = { court: 'connsuperct', courtAsWritten: collapse(superior[1]) };
      nearest = end - superior[1].length;
      end = skipSpacesBack(text, nearest, least);
      continue;
    }
    const mark = startBefore(nonpublished, text, end, least);
    if (mark >= 0) {
      end = skipSpacesBack(text, mark, least);
      continue;
    }
    const [, behind = '', date, year] =
      docketNumber === null && courtAndDate === null && isDigit(code)
        ? (matchBefore(dateBehindDocket, text, end, least) ?? [])
        : [];
    if (date !== undefined && year !== undefined && readDocketBack(text, end - behind.length, least)) {
      courtAndDate = { date, year };
      adjoins = true;
      end -= behind.length;
      continue;
    }
    const docket: DocketBefore | null = docketNumber === null ? readDocketBack(text, end, least) : null;
    if ((code === 41 || code === 93) && courtAndDate === null && !docket) {
      const open = openingOf(text, end - 1, Math.max(least, end - 90));
      if (open < 0) break;
      const content = collapse(text.slice(open + 1, end - 1));
      // Alabama's "Elm v. State, [Ms. CR-10-1234, Mar. 2, 2012] 300 So. 3d 1"
      const [, manuscript, date] = /^Ms\. ([\w-]{4,14}), (.+)$/.exec(content) ?? [];
      if (manuscript !== undefined && date !== undefined) {
        docketNumber = manuscript;
        courtAndDate = readCourtAndDate(date);
        adjoins = true;
        nearest = open;
        end = skipSpacesBack(text, open, least);
        continue;
      }
      if (
        /^(?:(?:here(?:in)?after,? )?[“"‘][^”"’]{2,30}[”"’]|[A-Z][\w.'’&-]{1,20} (?:I{1,3}|IV|V))$/.test(
          content,
        )
      ) {
        alias = readAlias(content);
        end = skipSpacesBack(text, open, least);
        adjoins = true;
        continue;
      }
      courtAndDate =
        readCourtAndDate(content) ?? (adjoins || code === 93 ? null : readCourtBeforeVolume(content));
      if (courtAndDate === null) break;
      adjoins = true;
      nearest = open;
      end = skipSpacesBack(text, open, least);
      continue;
    }
    if (startBefore(supra, text, end, least) >= 0) {
      hasSupra = true;
      adjoins = true;
      nearest = end - 5;
      end = skipSpacesBack(text, end - 5, least);
      continue;
    }
    const reported = startBefore(reportedAt, text, end, least);
    if (reported >= 0) {
      adjoins = true;
      end = skipSpacesBack(text, reported, least);
      continue;
    }
    const aside = startBefore(asides, text, end, least);
    if (aside >= 0) {
      adjoins = true;
      nearest = aside;
      end = skipSpacesBack(text, nearest, least);
      continue;
    }
    if (!docket || isNumberOfName(text, docket.start, end, least)) break;
    docketNumber = docket.number;
    adjoins = true;
    nearest = docket.start;
    end = skipSpacesBack(text, nearest, least);
    const county = text.startsWith('App. No', nearest) && matchEnd(ohioNumber, text, coreStart) > 0;
    const district = matchBefore(county ? ohioCounty : ohioDistrict, text, end, least);
    if (district?.[1] !== undefined && courtAndDate === null) {
      courtAndDate = { court: 'ohioctapp', courtAsWritten: collapse(district[1]) + (county ? ' App.' : '') };
      nearest = end - district[1].length;
      end = skipSpacesBack(text, nearest, least);
    }
  }
  return { end, nearest, adjoins, courtAndDate, docketNumber, alias, hasSupra };
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
 * Ohio's `Elm v. Oak, Slip Opinion No. 2014-Ohio-1984`; `Elm v. Elm, ante p. 611, 514 N.W.2d 640`, the page of the same volume;
 * Westlaw's `Slip Copy` and `Not Reported in F.Supp.2d`; `L. R. 2 Q. B. 5`; `Fed. Cas. No. 4,548`, of a series that numbers its cases.
 */
const asides =
  /(?<=([sS]lip\s[oO]p(?:\.|inion)\sNo\.|(?:ante|post),?\s(?:at|pp?\.)\s\d{1,4}|Slip\sCopy|(?<=,\s)L\.\s?R\.|Not\sReported\sin\s[A-Z][\w. ]{1,14}|F(?:ed)?\.\sCas\.\sNo\.\s[\d,]{1,7}))/y;

/** `Elm v. Oak, which is reported at 5 F.3d 6`, `Elm v. Oak⏎Citation: 5 F.3d 6`, `Elm v. Oak | 5 F.3d 6` */
const reportedAt =
  /(?<=(,\s(?:(?:which\s)?is\s|and\s|as\s)?(?:(?:reported|published|found)\sat|cited\sas)|\s\(?[Cc]it(?:e|ation):|\s\|))/y;

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

const supra = /(?<=\b([sS]upra))/y;

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
