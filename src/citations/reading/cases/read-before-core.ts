/** What stands between a caption and its core: a comma, California's `(1973)`, a docket number, `supra`. */
import {
  isAmong,
  isDigit,
  isLetter,
  isSpace,
  isWordCharacter,
  skipSpacesBack,
} from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchEnd } from '../../../text/match-at';
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
  const star = behindStar(text, end) ? starPage.exec(text.slice(Math.max(least, end - 10), end)) : null;
  if (star) end = skipSpacesBack(text, end - star[0].length, least);
  let nearest = coreStart;
  let adjoins = false;
  let courtAndDate: CourtAndDate | null = null;
  let docketNumber: string | null = null;
  let alias: string | null = null;
  let hasSupra = false;
  const indiana = matchBefore(yearAndCourt, text, end, least);
  if (indiana?.[1] !== undefined && indiana[2] !== undefined) {
    const court = findCourt(indiana[2]) ?? findCourt(indiana[2].replace(/ ?Sup\.$/, ''));
    if (court !== undefined) {
      courtAndDate = { court, courtAsWritten: indiana[2], year: indiana[1] };
      adjoins = true;
      nearest = end - indiana[0].length;
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
    const isSign = code === 59 || code === 58 || code === 46;
    if (
      isSign &&
      text.charCodeAt(end - 2) === 41 &&
      ofList.test(text.slice(Math.max(least, end - 40), end))
    ) {
      end--;
      continue;
    }
    const superior =
      courtAndDate === null && (docketNumber !== null || isLetter(text.charCodeAt(coreStart)))
        ? connecticut.exec(text.slice(Math.max(least, end - LONGEST_COURT), end))
        : null;
    if (superior?.[1] !== undefined) {
      courtAndDate = { court: 'connsuperct', courtAsWritten: collapse(superior[1]) };
      nearest = end - superior[1].length;
      end = skipSpacesBack(text, nearest, least);
      continue;
    }
    const mark = code === 93 ? nonpublished.exec(text.slice(Math.max(least, end - 24), end)) : null;
    if (mark) {
      end = skipSpacesBack(text, end - mark[0].length, least);
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
    if (endsWithWord(text, end, least, 'supra')) {
      hasSupra = true;
      adjoins = true;
      nearest = end - 5;
      end = skipSpacesBack(text, end - 5, least);
      continue;
    }
    const reported = isAmong('ts:|', code)
      ? reportedAt.exec(text.slice(Math.max(least, end - 24), end))
      : null;
    if (reported) {
      adjoins = true;
      end = skipSpacesBack(text, end - reported[0].length, least);
      continue;
    }
    const aside = mayEndAside(code) ? readAside(text.slice(Math.max(least, end - 36), end)) : null;
    if (aside !== null) {
      adjoins = true;
      nearest = end - aside.length;
      end = skipSpacesBack(text, nearest, least);
      continue;
    }
    if (!docket || isNumberOfName(text, docket.start, end, least)) break;
    docketNumber = docket.number;
    adjoins = true;
    nearest = docket.start;
    end = skipSpacesBack(text, nearest, least);
    const county = text.startsWith('App. No', nearest) && matchEnd(ohioNumber, text, coreStart) > 0;
    const district = (county ? ohioCounty : ohioDistrict).exec(text.slice(Math.max(least, end - 40), end));
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
  if (numbered.test(text.slice(Math.max(least, before - 24), before))) return true;
  if (!/^No\.\s?\d{1,3}$/.test(text.slice(at, end))) return false;
  return (
    text.charCodeAt(before - 1) !== 44 && !ohioDistrict.test(text.slice(Math.max(least, before - 40), before))
  );
}

const numbered = /\b(?:Local|Union|Lodge|Council|[A-Z][a-z]+\.?\sDist(?:rict|\.)|Doe|Tr(?:ust|\.)|Series)$/;

/** The number of a printed page, alone on its line between a caption and its volume, is passed over. */
function skipPageNumberBack(text: string, coreStart: number, least: number): number {
  const start = skipSpacesBack(text, coreStart, least);
  if (start === coreStart || !isDigit(text.charCodeAt(start - 1))) return coreStart;
  if (!text.slice(start, coreStart).includes('\n')) return coreStart;
  const from = Math.max(least, start - 24);
  const page = /,\s{0,12}\n\s{0,12}\d{1,3}$/.exec(text.slice(from, start));
  return page ? from + page.index + 1 : coreStart;
}

/** Whether the digits before `end` follow a star. */
function behindStar(text: string, end: number): boolean {
  let place = end;
  while (place > 0 && end - place < 6 && isDigit(text.charCodeAt(place - 1))) place--;
  return place > 0 && place < end && text.charCodeAt(place - 1) === 42;
}

const starPage = /(?<!\bat\s{1,3})\*\d{1,5}$/;

/** Indiana's `McMinn v. State (1973), Ind. App., 294 N.E.2d 803`. */
const yearAndCourt =
  /\(((?:1[6-9]|20)\d\d)\),?\s{1,2}(?:\d(?:st|d|nd|rd|th)\sDist\.\s)?((?:[A-Z][a-z]{0,5}\.\s?){1,3}),$/;

function matchBefore(expression: RegExp, text: string, end: number, least: number): RegExpExecArray | null {
  return end > 1 && text.charCodeAt(end - 1) === 44 && text.charCodeAt(end - 2) === 46
    ? expression.exec(text.slice(Math.max(least, end - 40), end))
    : null;
}

/** `5th Dist. Stark No. 2012-CA-93`: Ohio's appellate districts stand before the docket number, with the county. */
const ohioDistrict = /(?:^|\s)(\d{1,2}(?:st|nd|rd|th|d)\sDist\.(?:\s[A-Z][a-z]+){0,2},?)$/;

/**
 * Ohio's `Elm v. Oak, Slip Opinion No. 2014-Ohio-1984`; `Elm v. Elm, ante p. 611, 514 N.W.2d 640`, the page of the same volume;
 * Westlaw's `Slip Copy` and `Not Reported in F.Supp.2d`; `L. R. 2 Q. B. 5`; `Fed. Cas. No. 4,548`, of a series that numbers its cases.
 */
const asides =
  /(?:[sS]lip\s[oO]p(?:\.|inion)\sNo\.|(?:ante|post),?\s(?:at|pp?\.)\s\d{1,4}|Slip\sCopy|(?<=,\s)L\.\s?R\.|Not\sReported\sin\s[A-Z][\w. ]{1,14}|F(?:ed)?\.\sCas\.\sNo\.\s[\d,]{1,7})$/;

/** `Elm v. Oak, which is reported at 5 F.3d 6`, `Elm v. Oak⏎Citation: 5 F.3d 6`, `Elm v. Oak | 5 F.3d 6` */
const reportedAt =
  /(?:,\s(?:(?:which\s)?is\s|and\s|as\s)?(?:(?:reported|published|found)\sat|cited\sas)|\s\(?[Cc]it(?:e|ation):|\s\|)$/;

function readAside(written: string): string | null {
  // "Inc.", "Bd.": most dots are those of other abbreviations.
  const mayStand = !written.endsWith('.') || /(?:No|R)\.$/.test(written) || written.includes('Reported');
  return mayStand ? (asides.exec(written)?.[0] ?? null) : null;
}

/** California's `People v. Elm (Feb. 3, 2021, B123456) [nonpub. opn.] 2021 WL 123456`. */
const nonpublished = /\[(?:non-?pub\.|nonpublished|unpub\.|unpublished)(?: opn?\.| opinion)?\]$/i;

/** A dot, a digit, `y` or `d`. */
function mayEndAside(code: number): boolean {
  return code === 46 || code === 121 || code === 100 || isDigit(code);
}

/** `Superior Court, judicial district of Oak-Elm at Fir, Docket No. CV-01-0508597` */
const LONGEST_COURT = 90;
const connecticut = /,\s(Superior\sCourt,\s[jJ]udicial\s[dD]istrict\sof\s[A-Z][\w/.\s–-]{2,40})$/;

/** Louisiana's own form, `Elm v. Oak, 93-2345 (La. 7/15/94); 650 So.2d 500`, and `Elm v. Oak (1963): 372 U.S. 335` of lists */
const ofList = /\((?:La\.[^()]{0,24}\d\/\d\d?\/\d{2,4}\);|(?:1[789]|20)\d\d\)[.:;])$/;

/** Ohio's `Elm v. City of Oak, Montgomery App. No. 20045, 2004-Ohio-2739`: the county of the court of appeals. */
const ohioCounty = /,\s([A-Z][a-z]+)$/;
const ohioNumber = /\d{4}\s?-\s?Ohio/y;

function endsWithWord(text: string, end: number, least: number, word: string): boolean {
  const start = end - word.length;
  if (start < least || text.charCodeAt(end - 1) !== word.charCodeAt(word.length - 1)) return false;
  const found = text.slice(start, end);
  return (found === word || found === `S${word.slice(1)}`) && !isWordCharacter(text.charCodeAt(start - 1));
}

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
