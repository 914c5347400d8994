/** The numbers under which courts keep their cases: `No. 1:19-cv-00123 (ABC)`, `Index No. 654321/2019`, `19 Civ. 123`, `IPR2019-01234`. */
import { isDigit, isLower, isSpace, isUpper } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchAt } from '../../../text/match-at';

/** Behind `No.`: whatever has digits, several of them, with the initials of judges. */
const behindNo =
  /N[oO]s?\.\s{0,9}((?:Civ\.?\s?(?:A\.|Action)\s|(?:(?:[A-Z]{1,5}|C[vr])[.\s-]{0,2}){0,3})(?:\d{1,2}(?::\d\d)?-\s[a-z]{2}-\d{2,6}|\d[\w:./–—-]{0,30}(?:,\d{3}(?!\d))?)(?:\s?\([A-Zx/]{1,12}\)|[\s,&]{1,3}(?:and\s)?[A-Z\d][\w:]{0,8}[–-][\w:–-]{1,24}|\s{1,2}(?:(?!(?:19|20)\d\d\s[A-Z])\d{2,7}|C\.D\.|Civ\.?|CIV\.?|Cr\.|[A-Z]{2}\s\d|[A-Z]{1,4}(?:[-/][A-Z]{2,4})?(?!\.))(?!\w)){0,6})/y;
/** Known by its shape. */
const alone =
  /((?:\d{1,2}:\d{2}-?[a-zA-Z]{2}-?\d{3,6}|\d{2}-(?:cv|CV|cr|CR|md|MD|mc|MC)-\d{2,6})(?:-[A-Z\d]{1,6}){0,4}(?:\s?\([A-Zx/]{1,12}\)){0,3}|\d{2}\s(?:Civ|Cr|CIV|CV)\.?\s\d{2,5}(?:\s?\([A-Zx/]{1,12}\)){0,3}|(?:IPR|PGR|CBM)\d{4}-\d{5}|\d{2,4}-[A-Z]{2,3}-\d{5}-(?:SCT|COA))(?!\w)/y;
/** The Court of International Trade's `Slip Op. 21-5` */
const slipOfTrade = /(Slip\sOp\.\s(?:No\.\s)?(?:20)?\d\d-\d{1,3})(?![\w-])/y;
/** Louisiana's `2005-1095`, New York's `654321/2019`, California's `B123456`: before a reporter or database. */
const withoutNo =
  /(?:^|[\s,(])(Slip Op\. (?:20)?\d\d-\d{1,3}|(?:\d{2}|\d{4})-(?:[A-Za-z]\w{0,3}-?)?\d{2,5}|\d{4,6}\/(?:19|20)\d\d|[A-HS]\d{6}|B-\d{6}(?:\.\d{1,2})?|[A-Z]{1,3}-\d{2}-\d{2,5}|A-\d{3,5}-\d{2}T\d|(?:ARMY|ACM|NMCCA)\s?S?\d{5,9}|(?:(?:ED|SA)?CV|CR|(?<=,\s)C|CIV\.|Civ\.)[\s-]\d{2}-\d{3,5}(?:[\s-][A-Z]{2,4})?(?:\s?\([A-Zx]{2,6}\))?)$/;
/** Behind a comma the letters of any agency: `ASBCA No. 62209`. */
const label =
  /(?:(?:C\/?A|EEOC|(?:Op\.\s|MO)&\s?J|Op|Magis|(?:Master\s)?File|Ch(?:apter|\.)\s(?:7|9|1[1-3])|Court|Civ(?:il)?|Crim(?:inal)?|Cr|Adv|Case|Docket|Dkt|Index|Inv(?:estigation|s)?|Cause|C|A|M|Action|Act|Bankr|App|Record|MDL|Mem|Misc|Proc|Appeal|Fed|Cas|[1-6](?:st|d|nd|rd|th)|CIV(?:IL)?|CR(?:IM)?|ACTION|CASE|INDEX|DOCKET|(?:(?:Exchange|Securities|Investment\s(?:Advisers|Company))\sAct\s)?Rel(?:ease)?)\.?\s{0,2}){1,4}$|(?<=,\s)(?:[A-Z]{3,6}|(?:[A-Z]\.){3,5}|Opp\.|Canc\.)\s$/;

/** A number behind its `No.` at `at`, or one known by its shape. */
export function readDocketNumber(
  text: string,
  at: number,
): { readonly number: string; readonly end: number } | null {
  // Word's non-breaking hyphen keeps a number on its line.
  const slice = withPlainHyphens(text.slice(at, at + 160));
  const shape = slice.startsWith('N') ? behindNo : slice.startsWith('S') ? slipOfTrade : alone;
  const match = matchAt(shape, slice, 0);
  return match?.[1] === undefined ? null : { number: collapse(match[1]), end: at + match[0].length };
}

function withPlainHyphens(written: string): string {
  return written.replace(/[\u2010\u2011]/g, '-');
}

const LONGEST = 90;

export interface DocketBefore {
  readonly number: string;
  readonly start: number;
}

/** The docket number that ends at `end`, before a volume: where it begins with its label, and the number alone. */
export function readDocketBack(text: string, end: number, least: number): DocketBefore | null {
  const from = Math.max(least, end - LONGEST);
  const isSlip = text.charCodeAt(end - 1) === 46 && text.startsWith('slip op.', end - 8);
  if (!isSlip && !mayEndDocket(text, end, from)) return null;
  const written = withPlainHyphens(text.slice(from, end).replace(/[^\S ]/g, ' '));
  // "No 18-cv-1234": its dot was forgotten.
  const dotted = written.replace(/\bNo (?=\d[\w:-]{3,30}$|\d\d Civ)/, 'No.');
  const slice = isSlip || /\d\)?$/.test(dotted) ? dotted.replace(slipOpinion, '') : dotted;
  const place = Math.max(slice.lastIndexOf('No.'), slice.lastIndexOf('Nos.'), slice.lastIndexOf('NO.'));
  const read = place < 0 ? null : readDocketNumber(slice, place);
  if (read?.end === slice.length) return { number: read.number, start: labelStart(text, from + place, from) };
  const number = readBare(slice) ?? endsWithShape(slice) ?? withoutNo.exec(slice)?.[1];
  return number === undefined
    ? null
    : { number, start: labelStart(text, from + slice.length - number.length, from) };
}

/** What stands behind the name and a comma without a `No.`: Kansas' `123,456`, Louisiana's `15-123 c/w 15-124`, `2018-CA-001234-MR, 2019-CA-000012-MR`. */
function readBare(slice: string): string | undefined {
  let start = slice.length;
  for (let comma = slice.lastIndexOf(', '); comma > 0; comma = slice.lastIndexOf(', ', comma - 1)) {
    const part = slice.slice(comma + 2, start === slice.length ? start : start - 2);
    if (!part.split(/ (?:c\/w|and|&) /).every(isBareNumber)) break;
    start = comma + 2;
  }
  return start === slice.length ? undefined : slice.slice(start);
}

/** `A18A1234`, `46,669-CA`, Pennsylvania's `123 EDA 2019`, Arizona's `2 CA-CV 2018-0123`; no year and no range of pages. */
function isBareNumber(part: string): boolean {
  return (
    /^\d?[A-Z]{0,8}-?\d[A-Z\d,./:–-]{1,24}(?<![,./:–-])$|^\d{1,4} (?:[EMW]DA|CA-[A-Z]{2}) \d[\d-]{3,9}$/.test(
      part,
    ) &&
    /(?:\d\D{0,6}){4}/.test(part) &&
    !/^(?:1[6-9]|20)\d\d$|^(?:\d|\d{3}|1[0-8]\d\d|(?!20)[2-9]\d{3})[–-]\d{1,4}$/.test(part)
  );
}

const slipOpinion = /,? (?:slip op\.|(?:pp?\. |\(¶{1,2} ?)\d{1,3}(?:[-\u2010-\u2013]\d{1,3})?\)?)$/;

/** Whether a digit stands in the last word, or before what may follow a docket number: `(JBSx)`, `JSR`. */
function mayEndDocket(text: string, end: number, least: number): boolean {
  let isLastWord = true;
  for (let place = end - 1; place >= least && end - place < 30; place--) {
    const code = text.charCodeAt(place);
    if (isDigit(code)) return true;
    if (isSpace(code)) isLastWord = false;
    else if (isLower(code) && !isLastWord && code !== 120 /* x */) return false;
  }
  return false;
}

function endsWithShape(slice: string): string | undefined {
  for (let start = slice.length; start > 0;) {
    start = slice.lastIndexOf(' ', start - 1);
    const match = matchAt(alone, slice, start + 1);
    if (match && start + 1 + match[0].length === slice.length) return match[1];
  }
  return undefined;
}

/** Where `Civ. A. No.`, `Case No.` begins, whose `No.` or number stands at `number`. */
export function labelStart(text: string, number: number, least: number): number {
  const from = Math.max(least, number - 40);
  const slice = text.slice(from, number);
  const lead = label.exec(slice);
  if (!lead || !/(?:^|[\s,(])$/.test(slice.slice(0, lead.index))) return number;
  return from + lead.index;
}

/** `No.`, `IPR`, `PGR`, `CBM`, `Slip`, `B123456`, by their first two letters. */
export function mayBeginDocket(first: number, second: number): boolean {
  return (
    (first === 78 && (second | 32) === 111) ||
    (first === 73 && second === 80) ||
    (first === 80 && second === 71) ||
    (first === 67 && second === 66) ||
    (first === 83 && second === 108) ||
    (isDigit(second) && (first <= 72 || first === 83))
  );
}

/** `1:19-cv-123`, `19-cv-123`, `19 Civ. 123`: behind the first number. */
export function mayGoOnAsDocket(text: string, end: number): boolean {
  const next = text.charCodeAt(end + 1);
  switch (text.charCodeAt(end)) {
    case 58:
      return isDigit(next);
    case 45:
    case 0x2011:
      return next === 99 || next === 109 /* c m */ || isUpper(next);
    case 32:
      return next === 67; /* C */
    default:
      return false;
  }
}
