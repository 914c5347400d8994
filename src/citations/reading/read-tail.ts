/** What follows a citation's core: pin cite, parallel citations, court and date, parentheticals. */
import type { BalancedBrackets } from './balanced-brackets';
import { isDigit, isUpper, skipSpaces } from '../../text/character-classes';
import { collapse } from '../../text/collapse';
import { matchAt, matchEnd } from '../../text/match-at';
import { readDocketNumber } from './cases/docket-number';
import { mayBeParallel } from './cases/parallel-reporters';
import { findCourt, readCourtAndDate, type CourtAndDate } from './cases/read-court-and-date';
import { readPinCite, type PinCite } from './read-pin-cite';
import { MOST_PAGES } from '../resolving/pin-fits';
import type { ReporterHit } from './numbered-hit';
import { reporterNamed } from '../facts/reporter-named';
import { readInterrupted } from './cases/read-interrupted';
import { beginsNumberedCitation, readReporterCitation } from './cases/read-reporter-citation';
import { readNamedReporter } from './cases/read-reporter-first';

export interface CitationTail {
  readonly pin: PinCite | null;
  /** The parallel citation whose pages `pin` counts; `null` where they are the citation's own. */
  readonly pinOf: ReporterHit | null;
  /** Of a slip citation: `__ F.4th __, No. 22-123`. */
  readonly docketNumber: string | undefined;
  readonly parallel: readonly ReporterHit[];
  readonly courtAndDate: CourtAndDate | null;
  readonly weight: readonly string[];
  readonly explanations: readonly string[];
  /** `Brown II` of `(“Brown II”)`, `(hereinafter Brown II)`. */
  readonly alias: string | null;
  /** Where explanatory parentheticals begin, or where the tail ends. */
  readonly innerEnd: number;
  readonly end: number;
}

const MOST_PARENTHESES = 8;

export function readTail(text: string, hit: ReporterHit, brackets: BalancedBrackets): CitationTail {
  let place = hit.end;
  let pin: PinCite | null = null;
  if (hit.form === 'short') {
    pin = readPinCite(text, hit.reporterEnd, (at) => beginsNumberedCitation(text, at)) ?? {
      start: hit.pinStart,
      end: hit.end,
    };
    if (pin.end < hit.end) pin = { start: hit.pinStart, end: hit.end };
    place = pin.end;
  } else {
    place = skipTable(text, skipDivision(text, skipPages(text, place)));
    pin = readPinCite(
      text,
      place,
      (at) =>
        beginsNumberedCitation(text, at) ||
        readInterrupted(text, at, hit) !== null ||
        isYearBehind(text, at, hit),
    );
    if (pin) place = pin.end;
  }
  if (isBlank(text, pin)) pin = null;
  const docket = hit.form === 'short' ? null : readDocketBehind(text, place, hit);
  if (docket) place = docket.end;
  // "2004 WL 99123, No. C 03-1234 SI, at *3"
  if (docket && !pin) {
    pin = readPinCite(text, place, (at) => beginsNumberedCitation(text, at));
    if (pin) place = pin.end;
  }
  const parallel: ReporterHit[] = [];
  place = readParallels(text, place, hit, parallel);
  let pinOf: ReporterHit | null = null;
  for (const other of parallel) {
    if (pin) break;
    pin = readPinCite(text, other.end, (at) => beginsNumberedCitation(text, at));
    if (isBlank(text, pin)) pin = null;
    if (pin) pinOf = other;
  }
  const tail = readParentheses(text, place, hit, parallel, brackets);
  const { courtAndDate, weight, explanations, alias } = tail;
  // Ohio's "6 Ohio St.3d 238 (1983), paragraph two of the syllabus"
  const isBehind = pin === null && courtAndDate !== null && matchEnd(beforeSyllabus, text, tail.end) > 0;
  if (isBehind) pin = readPinCite(text, tail.end, () => true);
  const late = explanations.length > 0 ? -1 : readLateParallel(text, tail, hit, parallel);
  const end = late > 0 ? late : isBehind && pin ? pin.end : tail.end;
  const innerEnd = late > 0 ? late : isBehind ? end : tail.innerEnd;
  const docketNumber = docket?.number;
  return { pin, pinOf, docketNumber, parallel, courtAndDate, weight, explanations, alias, innerEnd, end };
}

const beforeSyllabus = /,\s(?:at\s)?(?=syllabus|paragraphs?\s[a-z])/y;

/** `, No. 22-123, slip op. at 5`: where it goes on to a database or the date; behind blanks always. */
function readDocketBehind(
  text: string,
  at: number,
  { form }: ReporterHit,
): { readonly number: string; readonly end: number } | null {
  const start = matchEnd(/,?\s{1,3}(?=Nos?\.\s)/y, text, at);
  const docket = start < 0 ? null : readDocketNumber(text, start);
  if (!docket) return null;
  const end = Math.max(
    docket.end,
    matchEnd(/,\s{1,3}slip\sop\.(?:,?\sat\s\d{1,3}(?:[-–]\d{1,3})?)?/y, text, docket.end),
  );
  const goesOn =
    form === 'slip' || matchEnd(/,\s{1,3}(?:at\s\*?\d|(?:19|20)\d\d\s[A-Z])|\s\(/y, text, end) > 0;
  return goesOn ? { number: docket.number, end } : null;
}

/** `97 Wn.2d 466 (1982) 647 P.2d 481`: a parallel behind the year, which has none of its own; its end, or -1. */
function readLateParallel(
  text: string,
  { courtAndDate, end }: { readonly courtAndDate: CourtAndDate | null; readonly end: number },
  hit: ReporterHit,
  parallel: ReporterHit[],
): number {
  const start = skipSpaces(text, end);
  if (courtAndDate?.year === undefined || parallel.length > 0 || hit.form !== 'full' || start === end)
    return -1;
  const other = isDigit(text.charCodeAt(start)) ? readParallel(text, start, hit, parallel) : null;
  const next = other ? text.charCodeAt(skipSpaces(text, other.end)) : 0;
  if (other?.form !== 'full' || next === 40 || next === 91) return -1;
  parallel.push(other);
  return other.end;
}

/** Blanks for the pages of a slip opinion are passed over, but say nothing. */
function isBlank(text: string, pin: PinCite | null): boolean {
  return pin !== null && !/[a-z\d]/.test(text.slice(pin.start, pin.end));
}

/** The parentheticals after `at`; used for short forms, statutes and `Id.` as well. */
export function readParentheses(
  text: string,
  at: number,
  hit: ReporterHit | null,
  parallel: ReporterHit[],
  brackets: BalancedBrackets,
): Omit<CitationTail, 'pin' | 'pinOf' | 'docketNumber' | 'parallel'> {
  let end = at;
  let innerEnd = at;
  let courtAndDate: CourtAndDate | null = null;
  let alias: string | null = null;
  const weight: string[] = [];
  const explanations: string[] = [];
  for (let count = 0; count < MOST_PARENTHESES; count++) {
    const behind = hit?.form === 'full' && count === 0 ? readCourtBehind(text, end, hit) : null;
    if (behind) {
      courtAndDate = behind.courtAndDate;
      end = innerEnd = behind.end;
    }
    let open = skipSpaces(text, end);
    if (isDigit(text.charCodeAt(open)) && open > end)
      open = Math.max(open, matchEnd(lineNumber, text, end), hit ? matchEnd(pageNumber, text, end) : -1);
    // "5 F.3d 6, 7. (9th Cir. 1990)"
    if (hit && count === 0) open = Math.max(open, matchEnd(dotBeforeYear, text, end));
    // ", (2d Cir. 1999)" is a slip; the comma counts only before a court and date.
    const afterComma = text.charCodeAt(open) === 44 ? skipSpaces(text, open + 1) : -1;
    if (afterComma > 0 && count === 0 && '(['.includes(text.charAt(afterComma))) open = afterComma;
    const sign = text.charCodeAt(open);
    if (sign !== 40 && sign !== 91) break;
    if (open - end > 2 && text.slice(end, open).split('\n').length > 3) break;
    if (hit && (sign === 91 || isDigit(text.charCodeAt(open + 1)))) {
      const bracketed = readBracketedParallels(text, open, hit, parallel);
      if (bracketed > 0) {
        end = bracketed;
        innerEnd = end;
        continue;
      }
    }
    const close = brackets.closingOf(open);
    if (close < 0) break;
    // "(9th⏎6   Cir. 2012)": the number of a pleading's line
    const inner = text.slice(open + 1, close);
    const content = collapse(inner.includes('\n') ? inner.replace(lineStart, ' ') : inner);
    const court: CourtAndDate | null = courtAndDate === null ? readCourtAndDate(content) : null;
    if (court) {
      courtAndDate = court;
      if (court.weight) weight.push(court.weight);
      end = innerEnd = close + 1;
      continue;
    }
    // "Id. (ECF No. 12 at 4.)": a sentence of its own.
    const isSentence =
      text.charCodeAt(end - 1) === 46 && /^[A-Z][^“”"]*\.$/.test(content) && !isWeight(content);
    if (sign === 91 || open === afterComma || isSentence) break;
    const name = readAlias(content);
    if (name !== null) alias ??= name;
    else if (isWeight(content)) weight.push(content);
    else explanations.push(content);
    end = close + 1;
  }
  return { courtAndDate, weight, explanations, alias, innerEnd, end };
}

/** `512 F.2d 1013, 1975.`: no page of a case that begins far from it. */
function isYearBehind(text: string, at: number, { page, volume }: ReporterHit): boolean {
  if (volume.length > 3 || matchEnd(yearBehind, text, at) < 0) return false;
  const pages = Number(text.slice(at, at + 4)) - Number(page);
  return pages < 0 || pages >= MOST_PAGES;
}

const yearBehind = /(?:18|19|20)\d\d(?=[).;]|,\s[a-z])/y;

/** `, C.A. 6, 1954)`, `, Fla.1941, `: court and year stand behind a comma. */
function readCourtBehind(
  text: string,
  at: number,
  hit: ReporterHit,
): { readonly courtAndDate: CourtAndDate; readonly end: number } | null {
  const [whole = '', court, year] = text.charCodeAt(at) === 44 ? (matchAt(courtBehind, text, at) ?? []) : [];
  if (year === undefined) return null;
  const end = at + whole.length;
  if (court === undefined) return isYearBehind(text, end - 4, hit) ? { courtAndDate: { year }, end } : null;
  const id = findCourt(court);
  return id === undefined ? null : { courtAndDate: { court: id, courtAsWritten: court, year }, end };
}

const courtBehind = /,\s(?:([A-Z\d][A-Za-z\d. ]{1,20}?),?\s?)?((?:18|19|20)\d\d)(?=[).;]|,\s[a-z])/y;

/** Of a pleading's line, before a parenthesis. */
const lineNumber = /[ \t]{0,4}\n\s{0,8}\d{1,2}\s{2,8}(?=\()/y;

/** Of a page whose lines run on: `104 S.Ct. 2052 22 (1984)`. */
const pageNumber = /\s\d{1,3}\s(?=\((?:[A-Z\d][\w. ]{1,20}\s)?(?:1[789]|20)\d\d\))/y;

const dotBeforeYear = /\.\s(?=\((?:[A-Z\d][\w. ]{1,20}\s)?(?:1[789]|20)\d\d\))/y;

const lineStart = /\n\s{0,8}\d{1,2}\s{1,8}(?=[A-Z])/g;

/** `13 Pet. 498-513, 10 L. Ed. 264`: all pages of the opinion; `99 L. Ed. 4 [9] (1954)`: the page in another print. */
function skipPages(text: string, at: number): number {
  return Math.max(
    at,
    matchEnd(/(?:[-–]\d{1,4}|\s\[(?!1[6-9]\d\d|20\d\d)\d{1,4}\])(?=[,;]\s\d|\s\()/y, text, at),
  );
}

/** `100 F.3d 10 (Table), 1996 WL 123456`: a decision without opinion, which a database prints. */
function skipTable(text: string, at: number): number {
  return Math.max(
    at,
    matchEnd(/\s\((?:[tT]able|TABLE|unpublished|mem\.)\)(?=,\s\d{4}\s(?:WL|U\.S\.))/y, text, at),
  );
}

/** Georgia's `251 Ga. 30 (1), `: the division of the opinion. */
function skipDivision(text: string, at: number): number {
  const open = text.charCodeAt(at) === 32 ? at + 1 : at;
  return text.charCodeAt(open) === 40 && isDigit(text.charCodeAt(open + 1))
    ? Math.max(at, matchEnd(division, text, open))
    : at;
}

const division = /\(\d{1,2}\)(?: ?\([a-zA-Z\d]\)){0,2}|(?:\([a-zA-Z]\)){1,3}/y;

function readParallels(text: string, at: number, hit: ReporterHit, parallel: ReporterHit[]): number {
  let place = at;
  for (;;) {
    const comma = skipSpaces(text, place);
    const code = text.charCodeAt(comma);
    // Michigan parts parallels by semicolons: "460 Mich 750, 774; 597 NW2d 130 (1999)".
    const isSign = code === 44 || code === 61 /* = */ || code === 59;
    if (!isSign && !(comma > place && isDigit(code))) return place;
    const next = isSign ? skipSpaces(text, comma + 1) : comma;
    const other = readParallel(text, next, hit, parallel);
    if (!other) return Math.max(place, skipPlaceCited(text, next, hit), skipUnread(text, next, code));
    if (code === 59 && !printAlike(hit, other)) return place;
    parallel.push(other);
    place = other.end;
    const pin =
      other.form === 'short'
        ? readPinCite(text, other.reporterEnd, (start) => beginsNumberedCitation(text, start))
        : readPinCite(text, place, (start) => beginsNumberedCitation(text, start));
    // "97 Okl. 206, 223 P. 383-84 (1924)": from page to page.
    place = pin && pin.end > place ? pin.end : skipPages(text, place);
  }
}

/** Missouri's `283 Mo. 547, 224 S.W. l. c. 334`: a page of the parallel, whose first page is not told; -1 where none stands. */
function skipPlaceCited(text: string, at: number, hit: ReporterHit): number {
  if (!isDigit(text.charCodeAt(at)) || hit.form !== 'full') return -1;
  const other = readReporterCitation(text, at);
  if (other?.form !== 'short' || !mayBeParallel(hit, other)) return -1;
  return /l\.\s?c\.\s*$/.test(text.slice(other.reporterEnd, other.pinStart)) ? other.end : -1;
}

/** `, 192 W.2d 190 (2018)`: a parallel that no table knows, before the year; -1 where none stands. */
function skipUnread(text: string, at: number, sign: number): number {
  if (sign !== 44 || !isDigit(text.charCodeAt(at))) return -1;
  const end = matchEnd(unreadParallel, text, at);
  return end > 0 && !beginsNumberedCitation(text, at) ? end : -1;
}

const unreadParallel =
  /\d{1,4}\s(?:[A-Z][\w.']{0,14}\s){1,5}\d{1,6}(?=\s\((?:[A-Z\d][\w. ]{1,20}\s)?(?:1[789]|20)\d\d\))/y;

/** Behind a semicolon another case may begin, without its name: only two reporters that are known to print the same courts. */
function printAlike(hit: ReporterHit, other: ReporterHit): boolean {
  if (hit.source.kind !== 'reporter' || other.source.kind !== 'reporter') return false;
  if (other.source.reporter.kind === 'database' || other.source.reporter.name === 'U.S.L.W.')
    return hit.form === 'slip';
  const [own, beside] = [hit.source.reporter, other.source.reporter];
  if (own.prints === undefined || beside.prints === undefined) return false;
  // One series of a state and one of its region, or all of them the Supreme Court's.
  return own.kind !== beside.kind || (own.court === 'scotus' && beside.court === 'scotus');
}

function readParallel(
  text: string,
  at: number,
  hit: ReporterHit,
  parallel: readonly ReporterHit[],
): ReporterHit | null {
  const code = text.charCodeAt(at);
  const isName = isUpper(code);
  if (!isName && !isDigit(code) && code !== 95 && code !== 0x2014 && code !== 45 && code !== 0x2013)
    return null;
  const read = isName
    ? readNamedReporter(text, at)
    : (readReporterCitation(text, at) ?? readInterrupted(text, at, hit));
  const other = read && besideSupremeCourt(text, hit, read);
  if (other?.source.kind !== 'reporter' || other.weak) return null;
  // "61 Wash. App. at 350, 810 P.2d 527": a short form may have its parallels in full, never the reverse.
  if (other.form === 'short' && hit.form !== 'short') return null;
  if (!mayBeParallel(hit, other)) return null;
  for (const earlier of parallel)
    if (!mayBeParallel(earlier, other) && !isNextOfSeries(earlier, other)) return null;
  return other;
}

/** `104 Wash. 2d 353, 705 P.2d 1195, 713 P.2d 1109 (1985)`: the opinion as it was amended. */
function isNextOfSeries(earlier: ReporterHit, other: ReporterHit): boolean {
  if (earlier.source !== other.source || other.form !== 'full') return false;
  const volumes = Number(other.volume) - Number(earlier.volume);
  return volumes > 0 && volumes <= MOST_VOLUMES_LATER;
}

const MOST_VOLUMES_LATER = 20;

/** `Id. at 527, 108 S. Ct. 818`, `supra, at 229, 120 S. Ct. 1346`: the place behind parallels of a short form without a reporter. */
export function skipParallels(text: string, at: number, passed: ReporterHit[] = []): number {
  const comma = skipSpaces(text, at);
  if (text.charCodeAt(comma) !== 44) return at;
  const place = skipSpaces(text, comma + 1);
  if (!isDigit(text.charCodeAt(place))) return at;
  const first = readReporterCitation(text, place);
  if (first?.source.kind !== 'reporter' || first.weak || first.form === 'slip') return at;
  const pin = readPinCite(text, first.end, (start) => beginsNumberedCitation(text, start));
  passed.push(first);
  return readParallels(text, pin ? pin.end : first.end, first, passed);
}

/** Georgia's `372 U.S. 353 (83 SC 814)`: beside the United States Reports, no reports of South Carolina. */
function besideSupremeCourt(text: string, hit: ReporterHit, other: ReporterHit): ReporterHit {
  if (hit.source.kind !== 'reporter' || hit.source.reporter.name !== 'U.S.') return other;
  if (text.slice(other.reporterStart, other.reporterEnd) !== 'SC') return other;
  const reporter = reporterNamed('S. Ct.');
  return reporter ? { ...other, source: { kind: 'reporter', reporter } } : other;
}

/** California's `[93 S.Ct. 705, 35 L.Ed.2d 147]`, Georgia's `(79 S.E. 468)`; the place after the bracket, or -1. */
function readBracketedParallels(
  text: string,
  open: number,
  hit: ReporterHit,
  parallel: ReporterHit[],
): number {
  const first = skipSpaces(text, open + 1);
  const other = readParallel(text, first, hit, parallel);
  if (!other) return -1;
  const before = parallel.length;
  parallel.push(other);
  const pin = readPinCite(text, other.end, (start) => beginsNumberedCitation(text, start));
  const end = skipSpaces(text, readParallels(text, pin ? pin.end : other.end, hit, parallel));
  const close = text.charCodeAt(end);
  if (close === 93 || close === 41) return end + 1;
  const unknown = matchEnd(unknownParallels, text, end);
  // What stands in other brackets is found as citations of their own.
  if (unknown < 0) parallel.length = before;
  return unknown;
}

/** `, 8 Morr. Dig. 214]`: the rest of a bracket whose reporters the tables do not hold. */
const unknownParallels =
  /(?:[,;]\s{1,3}\d{1,3}\s(?:[A-Z][A-Za-z']{0,9}\.?\s?){1,5}(?:[[(][A-Z\d][A-Za-z.\d\s]{0,6}[\])]\s)?\d{1,4}){1,4}\s?[\])]/y;

function readAlias(content: string): string | null {
  const [, lead, quoted] =
    /^(here(?:in)?after,?\s|collectively,?\s|the\s)?[“"‘']{1,2}([A-Z][^“”"]{1,60}?)[,.]?[”"’']{1,2}$/.exec(
      content,
    ) ?? [];
  // “Due process requires notice” is what the case says.
  if (quoted !== undefined && (lead !== undefined || !saysSomething.test(quoted))) return quoted;
  const plain = /^here(?:in)?after,?\s(?:referred to as\s|cited as\s)?([A-Z][^“”"]{1,60})$/.exec(content);
  if (plain?.[1] !== undefined) return plain[1];
  // "(Brown II)"
  return /^(?:[A-Z][\w.&’'-]{0,20}\s){1,4}(?:I|II|III|IV|V)$/.test(content) ? content : null;
}

/** A small letter begins a word that no name has. */
const saysSomething = /\s(?!(?:of|the|and|for|in|re|ex|rel|parte|on|at|to|de|la|et|al|vs?)\b)[a-z]/;

const weightStart =
  /^(?:en banc|in banc|per curiam|plurality|mem\.|table|unpublished|nonprecedential|emphas|cleaned up|alteration|citation|footnote|internal|quotation|quoted|brackets|dissent|concurr|majority|opinion of|op\. of|in chambers|lead opinion|statement of|separate|slip op|(?:mem(?:orandum)?|same|dictum|dicta)$)/i;
const weightEnd =
  /(?:omitted|added|in original|dissenting|concurring|supplied|deleted|removed|modified|altered|in the judgment|in part|op(?:inion|\.))$/i;
/** `Scalia, J.`, `Roberts, C.J., joined by Alito, J.` */
const judge = /(?:^|\s)[CP]?\.?\s?JJ?\.(?:,|$)/;

/** `en banc`, `Scalia, J., dissenting`, `emphasis added`: of what weight or source the words are. */
export function isWeight(content: string): boolean {
  return (
    content.length <= 160 &&
    !/^(?:quoting|citing|holding|finding|noting|discussing)\b/i.test(content) &&
    (weightStart.test(content) || weightEnd.test(content) || judge.test(content))
  );
}
