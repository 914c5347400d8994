/** What follows a citation's core: pin cite, parallel citations, court and date, parentheticals. */
import type { BalancedBrackets } from './balanced-brackets';
import { isDigit, skipSpaces } from '../../text/character-classes';
import { collapse } from '../../text/collapse';
import { matchAt, matchEnd } from '../../text/match-at';
import { readDocketNumber } from './cases/docket-number';
import { findCourt } from './cases/find-court';
import { readCourtAndDate, type CourtAndDate } from './cases/read-court-and-date';
import { isYearBehind, readCourtBehind, readUnclosed } from './cases/read-court-behind';
import { readPinCite, type PinCite } from './read-pin-cite';
import { MOST_PAGES } from './opinion-pages';
import type { ReporterHit } from './numbered-hit';
import { readInterrupted } from './cases/read-interrupted';
import { readBracketedParallels, readLateParallel, readParallels, skipPages } from './cases/read-parallels';
import { beginsNumberedCitation } from './cases/read-reporter-citation';
import { isWeight, readAlias } from './parenthetical-kind';

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
    pin = readPinCite(text, hit.reporterEnd, beginsNumberedCitation) ?? {
      start: hit.pinStart,
      end: hit.end,
    };
    if (pin.end < hit.end) pin = { start: hit.pinStart, end: hit.end };
    place = pin.end;
  } else {
    place = skipPages(text, place);
    place = Math.max(place, matchEnd(division, text, place));
    place = Math.max(place, matchEnd(table, text, place));
    pin = readPinCite(
      text,
      place,
      (_, at) =>
        beginsNumberedCitation(text, at) ||
        readInterrupted(text, at, hit) !== null ||
        isYearBehind(text, at, hit) ||
        isNoteBehind(text, at, hit),
    );
    pin ??= readPinBehindSlip(text, place, hit);
    if (pin) place = pin.end;
  }
  if (isBlank(text, pin)) pin = null;
  const docket = hit.form === 'short' ? null : readDocketBehind(text, place, hit);
  if (docket) place = docket.end;
  // "2004 WL 99123, No. C 03-1234 SI, at *3"
  if (docket && !pin) {
    pin = readPinCite(text, place, beginsNumberedCitation);
    if (pin) place = pin.end;
  }
  const parallel: ReporterHit[] = [];
  place = readParallels(text, place, hit, parallel);
  place = Math.max(place, matchEnd(unpublished, text, place));
  let pinOf: ReporterHit | null = null;
  for (const other of parallel) {
    if (pin) break;
    pin = readPinCite(text, other.end, beginsNumberedCitation);
    if (isBlank(text, pin)) pin = null;
    if (pin) pinOf = other;
  }
  const tail = readParentheses(text, place, hit, parallel, brackets);
  const { courtAndDate, weight, explanations, alias } = tail;
  const behind = pin === null && courtAndDate !== null ? readPinBehindYear(text, tail.end, hit) : null;
  const isBehind = behind !== null;
  pin ??= behind;
  const late = explanations.length > 0 ? -1 : readLateParallel(text, tail, hit, parallel);
  const end = late > 0 ? late : isBehind && pin ? pin.end : tail.end;
  const innerEnd = late > 0 ? late : isBehind ? end : tail.innerEnd;
  const docketNumber = docket?.number;
  return { pin, pinOf, docketNumber, parallel, courtAndDate, weight, explanations, alias, innerEnd, end };
}

/** Ohio's `6 Ohio St.3d 238 (1983), paragraph two of the syllabus`, and `556 U.S. 662 (2009), at 678`: a page of the case. */
function readPinBehindYear(text: string, at: number, { page }: ReporterHit): PinCite | null {
  if (matchEnd(beforeSyllabus, text, at) > 0) return readPinCite(text, at, () => true);
  if (matchEnd(beforePage, text, at) < 0) return null;
  const pin = readPinCite(text, at, beginsNumberedCitation);
  const pages = pin ? Number.parseInt(text.slice(pin.start, pin.end), 10) - Number(page) : -1;
  return pages >= 0 && pages < MOST_PAGES ? pin : null;
}

const beforePage = /,?\sat\s(?:pp?\.\s)?(?=\d)|,\s(?=\d{1,4}(?:[-\u2010-\u2013]\d{1,4})?(?:[.;)]|$))/y;
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
    matchEnd(/,\s{1,3}slip\sop\.(?:,?\sat\s\d{1,3}(?:[-\u2010-\u2013]\d{1,3})?)?/y, text, docket.end),
  );
  const goesOn =
    form === 'slip' || matchEnd(/,\s{1,3}(?:at\s\*?\d|(?:19|20)\d\d\s[A-Z])|\s\(/y, text, end) > 0;
  return goesOn ? { number: docket.number, end } : null;
}

/** Blanks for the pages of a slip opinion are passed over, but say nothing. */
function isBlank(text: string, pin: PinCite | null): boolean {
  return (
    pin !== null && !isDigit(text.charCodeAt(pin.start)) && !/[a-z\d]/.test(text.slice(pin.start, pin.end))
  );
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
    if (open > end)
      open = Math.max(open, matchEnd(lineNumber, text, end), hit ? matchEnd(pageNumber, text, end) : -1);
    // "5 F.3d 6, 7. (9th Cir. 1990)"
    if (hit && count === 0) open = Math.max(open, matchEnd(dotBeforeYear, text, end));
    // ", (2d Cir. 1999)" is a slip; the comma counts only before a court and date.
    const afterComma = text.charCodeAt(open) === 44 ? skipSpaces(text, open + 1) : -1;
    if (afterComma > 0 && count === 0 && opens(text.charCodeAt(afterComma))) open = afterComma;
    const sign = text.charCodeAt(open);
    if (!opens(sign)) break;
    const isFar = open - end > 2 && text.slice(end, open).split('\n').length > 3;
    // Beyond a page's end only the court and the date still belong to the citation.
    if (isFar && (!hit || courtAndDate !== null || sign === 91)) break;
    if (hit && (sign === 91 || isDigit(text.charCodeAt(open + 1)))) {
      const bracketed = readBracketedParallels(text, open, hit, parallel);
      if (bracketed > 0) {
        end = bracketed;
        innerEnd = end;
        continue;
      }
    }
    const unclosed = hit && courtAndDate === null ? readUnclosed(text, open) : null;
    if (unclosed) {
      courtAndDate = unclosed.courtAndDate;
      end = innerEnd = unclosed.end;
      break;
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
    if (isFar) break;
    // "(2021) (2d Cir.)"
    const named: string | undefined =
      count > 0 && isYearAlone(courtAndDate) && content.length < 40 ? findCourt(content) : undefined;
    if (named !== undefined) {
      courtAndDate = { ...courtAndDate, court: named, courtAsWritten: content };
      end = innerEnd = close + 1;
      continue;
    }
    // "Id. (ECF No. 12 at 4.)": a sentence of its own.
    const isSentence =
      text.charCodeAt(end - 1) === 46 && /^[A-Z][^“”"]*\.$/.test(content) && !isWeight(content);
    const name = readAlias(content);
    // The Bluebook's "[hereinafter Elm Order]"
    // and California's "[citing Elm v. Oak]", "[“notice is required”]"
    const isBracketed = (name !== null && content.startsWith('here')) || explanation.test(content);
    if ((sign === 91 && !isBracketed) || open === afterComma || isSentence || endsParagraph(text, end, open))
      break;
    if (name !== null) alias ??= name;
    else if (isWeight(content)) weight.push(content);
    else explanations.push(content);
    end = close + 1;
  }
  return { courtAndDate, weight, explanations, alias, innerEnd, end };
}

const explanation = /^(?:[a-z]{3,14}ing\s|[“"])/;

/** Behind a paragraph's end a parenthesis explains nothing: `(1) First,` begins a list. */
function endsParagraph(text: string, end: number, open: number): boolean {
  return open > end && text.slice(end, open).includes('\u2029');
}

function isYearAlone(found: CourtAndDate | null): boolean {
  return found !== null && found.courtAsWritten === undefined;
}

/** `(` or `[` */
function opens(code: number): boolean {
  return code === 40 || code === 91;
}

/** `598 F.3d 1294,⏎3 A limited exception`: the number of a note that begins there. */
function isNoteBehind(text: string, at: number, { page }: ReporterHit): boolean {
  return matchEnd(noteBehind, text, at) > 0 && Number(text.slice(at, at + 2)) < Number(page);
}

const noteBehind = /\d{1,2}\s{1,8}[A-Z][a-z]*\s[a-z]/y;

/** `415 U.S. 308. 316-17, 94 S. Ct. 1105 (1974)`, `529 U.S. 473; 484 (2000)`: another sign than the comma, or none, before a page of the case and what still belongs to it. */
function readPinBehindSlip(text: string, at: number, { page, end }: ReporterHit): PinCite | null {
  if (at !== end) return null;
  const [whole, first] = matchAt(pinBehindSlip, text, at) ?? [];
  if (whole === undefined || first === undefined) return null;
  const start = text.indexOf(first, at);
  const pages = Number(first) - Number(page);
  return pages >= 0 && pages < MOST_PAGES ? { start, end: at + whole.length } : null;
}

const pinBehindSlip =
  /[.;]?\s(\d{1,4})(?:[-\u2010-\u2013]\d{1,4}(?:(?=[.;])|(?!\d))|(?!\d))(?:\snn?\.\s?\d{1,3})?(?=[,;]\s\d{1,3}\s[A-Z]|(?<=[-\u2010-\u2013]\d{1,4})[.;]|\s[([](?:[A-Z\d][\w.\s—[\]]{1,36}\s)?(?:1[789]|20)\d\d[),\]])/y;

/** Wisconsin's `2020 WL 123456, unpublished slip op. (WI App Mar. 4, 2020)` */
const unpublished = /,\s(?:unpub(?:lished|\.)(?:\sslip)?|slip)\sop(?:inion|\.)(?=,?\s\()/y;

/** Of a pleading's line, before a parenthesis. */
const lineNumber = /[ \t]{0,4}\n\s{0,8}\d{1,2}\s{2,8}(?=\()/y;

/** Of a page whose lines run on: `104 S.Ct. 2052 22 (1984)`. */
const pageNumber = /\s\d{1,3}\s(?=\((?:[A-Z\d][\w.\s]{1,20}\s)?(?:1[789]|20)\d\d\))/y;

const dotBeforeYear = /\.\s(?=\((?:[A-Z\d][\w.\s]{1,20}\s)?(?:1[789]|20)\d\d\))/y;

const lineStart = /\n\s{0,8}\d{1,2}\s{1,8}(?=[A-Z])/g;

/** `100 F.3d 10 (Table), 1996 WL 123456`: a decision without opinion, which a database prints. */
const table = /\s\((?:[tT]able|TABLE|unpublished|mem\.)\)(?=,\s\d{4}\s(?:WL|U\.S\.))/y;

/** Georgia's `251 Ga. 30 (1), `: the division of the opinion. */
const division = /\s?\(\d{1,2}\)(?: ?\([a-zA-Z\d]\)){0,2}/y;
