/** Where else an opinion is printed: `, 74 S. Ct. 686, 98 L. Ed. 873`, California's and Georgia's in brackets, one behind the year. */
import { isDigit, isUpper, skipSpaces } from '../../../text/character-classes';
import { matchEnd } from '../../../text/match-at';
import { reporterNamed } from '../../facts/reporter-named';
import type { ParallelVolume } from '../../found-citation';
import type { ReporterHit } from '../numbered-hit';
import { readPinCite, type PinCite } from '../read-pin-cite';
import { mayBeParallel } from './parallel-reporters';
import type { CourtAndDate } from './read-court-and-date';
import { readInterrupted } from './read-interrupted';
import { readNamedReporter } from './read-reporter-first';
import { beginsNumberedCitation, readReporterCitation } from './read-reporter-citation';

/** Adds to `parallel` what stands behind commas from `at`; returns where it ends. */
export function readParallels(text: string, at: number, hit: ReporterHit, parallel: ReporterHit[]): number {
  let place = at;
  for (;;) {
    const comma = skipSpaces(text, place);
    const code = text.charCodeAt(comma);
    // Michigan parts parallels by semicolons: "460 Mich 750, 774; 597 NW2d 130 (1999)".
    const isSign = code === 44 || code === 61 /* = */ || code === 59;
    if (!isSign && !(comma > place && isDigit(code))) return place;
    const isDoubled = code === 44 && text.charCodeAt(comma + 1) === 44;
    const next = isSign ? skipSpaces(text, isDoubled ? comma + 2 : comma + 1) : comma;
    const read = readPlace(text, next, hit);
    const other = read && asParallel(text, read, hit, parallel);
    if (!other) return Math.max(place, endOfPlaceCited(text, read, hit), skipUnread(text, next, code));
    if (code === 59 && !printAlike(hit, other)) return place;
    parallel.push(other);
    place = other.end;
    const pin = readPinOf(text, other);
    // "97 Okl. 206, 223 P. 383-84 (1924)": from page to page.
    place = pin && pin.end > place ? pin.end : skipPages(text, place);
  }
}

function readPinOf(text: string, { form, end, reporterEnd }: ReporterHit): PinCite | null {
  return readPinCite(text, form === 'short' ? reporterEnd : end, beginsNumberedCitation);
}

/** Missouri's `283 Mo. 547, 224 S.W. l. c. 334`: a page of the parallel, whose first page is not told; -1 where none was read. */
function endOfPlaceCited(text: string, other: ReporterHit | null, hit: ReporterHit): number {
  if (other?.form !== 'short' || hit.form !== 'full') return -1;
  if (!isDigit(text.charCodeAt(other.start)) || !mayBeParallel(hit, other)) return -1;
  return /l\.\s?c\.\s*$/.test(text.slice(other.reporterEnd, other.pinStart)) ? other.end : -1;
}

/** `, 192 W.2d 190 (2018)`: a parallel that no table knows, before the year, or `, Slip Op. 96-12`; -1 where none stands. */
function skipUnread(text: string, at: number, sign: number): number {
  if (sign !== 44) return -1;
  if (!isDigit(text.charCodeAt(at))) return matchEnd(slipNumber, text, at);
  const end = matchEnd(unreadParallel, text, at);
  return end > 0 && !beginsNumberedCitation(text, at) ? end : -1;
}

const slipNumber = /Slip\sOp\.\s(?:No\.\s)?\d{2,4}-\d{1,4}(?=\s\(|,\s)/y;
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
  const read = readPlace(text, at, hit);
  return read && asParallel(text, read, hit, parallel);
}

/** What may be a parallel, by how it is written. */
function readPlace(text: string, at: number, hit: ReporterHit): ReporterHit | null {
  const code = text.charCodeAt(at);
  const isName = isUpper(code);
  if (!isName && !isDigit(code) && code !== 95 && code !== 0x2014 && code !== 45 && code !== 0x2013)
    return null;
  return isName
    ? readNamedReporter(text, at)
    : (readReporterCitation(text, at) ?? readInterrupted(text, at, hit));
}

/** `read` where it may print the same case as `hit` and its parallels so far. */
function asParallel(
  text: string,
  read: ReporterHit,
  hit: ReporterHit,
  parallel: readonly ReporterHit[],
): ReporterHit | null {
  const other = besideSupremeCourt(text, hit, read);
  if (other.source.kind !== 'reporter' || other.weak) return null;
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
  const pin = readPinOf(text, first);
  passed.push(first);
  return readParallels(text, pin ? pin.end : first.end, first, passed);
}

export function volumeOf({ volume, source }: ReporterHit): ParallelVolume {
  return { volume, reporter: source.kind === 'reporter' ? source.reporter.name : source.name };
}

/** Georgia's `372 U.S. 353 (83 SC 814)`: beside the United States Reports, no reports of South Carolina. */
function besideSupremeCourt(text: string, hit: ReporterHit, other: ReporterHit): ReporterHit {
  if (hit.source.kind !== 'reporter' || hit.source.reporter.name !== 'U.S.') return other;
  if (text.slice(other.reporterStart, other.reporterEnd) !== 'SC') return other;
  const reporter = reporterNamed('S. Ct.');
  return reporter ? { ...other, source: { kind: 'reporter', reporter } } : other;
}

/** California's `[93 S.Ct. 705, 35 L.Ed.2d 147]`, Georgia's `(79 S.E. 468)`; the place after the bracket, or -1. */
export function readBracketedParallels(
  text: string,
  open: number,
  hit: ReporterHit,
  parallel: ReporterHit[],
): number {
  // Maryland's "135 Md. App. 563, 570[, 763 A.2d 252] (2000)"
  const start = skipSpaces(text, text.charCodeAt(open + 1) === 44 ? open + 2 : open + 1);
  const first = Math.max(start, matchEnd(available, text, start));
  const other = readParallel(text, first, hit, parallel);
  if (!other) return -1;
  const before = parallel.length;
  parallel.push(other);
  const pin = readPinCite(text, other.end, beginsNumberedCitation);
  const end = skipSpaces(text, readParallels(text, pin ? pin.end : other.end, hit, parallel));
  const close = text.charCodeAt(end);
  if (close === 93 || close === 41) return end + 1;
  const unknown = matchEnd(unknownParallels, text, end);
  // What stands in other brackets is found as citations of their own.
  if (unknown < 0) parallel.length = before;
  return unknown;
}

/** `[Available on WESTLAW, 1984 WL 1147]` */
const available = /[aA]vailable\s(?:on|in|at)\s(?:(?:WESTLAW|Westlaw|LEXIS|Lexis),?\s)?/y;

/** `, 8 Morr. Dig. 214]`: the rest of a bracket whose reporters the tables do not hold. */
const unknownParallels =
  /(?:[,;]\s{1,3}\d{1,3}\s(?:[A-Z][A-Za-z']{0,9}\.?\s?){1,5}(?:[[(][A-Z\d][A-Za-z.\d\s]{0,6}[\])]\s)?\d{1,4}){1,4}\s?[\])]/y;

/** `97 Wn.2d 466 (1982) 647 P.2d 481`: a parallel behind the year, which has none of its own; its end, or -1. */
export function readLateParallel(
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

/** `13 Pet. 498-513, 10 L. Ed. 264`: all pages of the opinion; `99 L. Ed. 4 [9] (1954)`: the page in another print. */
export function skipPages(text: string, at: number): number {
  return Math.max(at, matchEnd(pages, text, at));
}

const pages = /(?:[-\u2010-\u2013]\d{1,4}|\s\[(?!1[6-9]\d\d|20\d\d)\d{1,4}\])(?=[,;]\s\d|\s\()/y;
