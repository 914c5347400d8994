/** Parts of the record: `Compl. ¶ 4`, `Dkt. 12 at 3`, `Ex. B`. */
import { isAmong, isUpper, skipDigits, skipSpaces } from '../../text/character-classes';
import { matchEnd } from '../../text/match-at';
import type { RecordCitation } from '../found-citation';
import { readPinCite } from './read-pin-cite';
import { beginsNumberedCitation } from './cases/read-reporter-citation';

/** `Tr. Vol. I at 227`, `Tr., Vol. 2, p. 14`, `RP (Mar. 3, 2010) at 44`, Pennsylvania's `N.T., 5/6/18, at 12` */
const volumeOrDate =
  /,?\s{0,2}(?:Vol(?:\.|ume)\s{1,2}(?:[IVX]{1,5}|\d{1,3})|(?:[A-Z][a-z]{3,10},?\s)?\(?(?:\d{1,2}\/\d{1,2}\/(?:\d\d){1,2}|[A-Z][a-z]{2,8}\.?\s\d{1,2},\s\d{4})\)?),?\s{1,2}(?:pp?\.\s{0,2}(?=\d)|(?=at\s|[\d¶]))/y;

/** `Montgomery App. No. 20045`, `Docket 83-7888`, `(La. App. 2 Cir. 1998)`: a court, or its number of a case, no paper of one. */
const docketNumber =
  /App\.\s(?:\d{1,2}(?:st|d|nd|rd|th)?\s(?:Cir|Dist|Div|Dep)|(?:19|20)\d\d[,)])|(?:App\.|Docket|Dkt\.)\s(?:Nos?\.\s?)?(?:\d{4,}|\d\d(?:[-\u2010-\u2013]\d{3}|,\d{3}|\s(?:Civ|Cr)\b)|[A-Z]-\d{3,4}-\d{2}|[A-Z]{2,5}-\d{4}-|[A-Z]{2,4}-\d{2,4}-\d\d|\d{0,2}:?\d{2}-[a-z]{2}-\d)/iy;

/** `at`: where the word begins; `takes`: whether letters may number it too. */
export function readRecord(
  text: string,
  at: number,
  nameEnd: number,
  takes: 'number' | 'letter',
): RecordCitation | null {
  const before = text.charCodeAt(at - 1);
  if (before === 46 || before === 45 || before === 0x27) return null;
  // "141 Cong. Rec. S1234", England's "L. R. 2 Q. B. 5", Ohio's "No. 09 CR 36"
  if (matchEnd(cited, text, at) >= 0) return null;
  const volumeEnd = takes === 'number' ? matchEnd(volumeOrDate, text, nameEnd) : -1;
  const place = volumeEnd > 0 ? volumeEnd : skipSpaces(text, nameEnd);
  if (place === nameEnd && text.charCodeAt(nameEnd - 1) !== 46) return null;
  if (volumeEnd < 0 && place - nameEnd > 3) return null;
  if (matchEnd(docketNumber, text, at) > 0) return null;
  const number =
    takes === 'letter'
      ? /(?:Nos?\.\s?)?(?:(?:[A-Z]{1,3}|\d{1,4}[A-Z]?)(?:[-\u2010-\u2013](?=[A-Z\d])|\.(?=\d))){0,3}(?:[A-Z]{1,3}(?!\.?\w|['’]|\.\s[A-Z]\.|[-\u2010-\u2013]\w)|\d{1,4}[A-Z]?(?![\w/%]))/y
      : /(?:at\s{1,2})?(?:Nos?\.\s?|[¶§#]{1,2}\s{0,2}|[pP]ara?s?\.\s|Vol\.\s)?(?:[A-Z]{1,3}-?)?(?:\d{1,5}(?:,\d{3}(?!\d))?[a-z]?[:.\u2010-\u2013-][A-Z]?(?=\d)){0,5}\d{1,5}(?:,\d{3}(?!\d))?[a-z]?(?![\w/%]|[-\u2010-\u2013]\w)/y;
  number.lastIndex = place;
  // "Salt Lake R.R. 273 U.S. 299"
  if (!number.test(text) || beginsNumberedCitation(text, place)) return null;
  let end = number.lastIndex;
  // "Elm Mortg. Inv. Tr. 2006-1 v. Oak"
  if (text.startsWith(' v. ', end)) return null;
  // "Dkt. 12 at 3", "Decl. ¶ 4", "Ex. B, at 12"
  const pin = readPinCite(text, end, beginsNumberedCitation);
  if (pin) end = pin.end;
  return { kind: 'record', start: at, end: number.lastIndex, fullStart: at, fullEnd: end };
}

const cited = /(?<=(?:Cong|\bL)\.\s|\bNo\.\s\d{2,4}\s)/y;

/** The Ninth Circuit's `2-ER-45`, `1-SER-4–6`: volume, excerpts of record and page. */
export function readVolumeOfRecord(text: string, at: number): RecordCitation | null {
  if (!isUpper(text.charCodeAt(skipDigits(text, at) + 1))) return null;
  const end = matchEnd(
    /\d{1,2}-(?:(?:[SFP]?ER|S?AA|JA|App)-|R-)\d{1,5}(?:[-\u2010-\u2013]\d{1,5})?(?!\w)/y,
    text,
    at,
  );
  return end < 0 ? null : { kind: 'record', start: at, end, fullStart: at, fullEnd: end };
}

/** `JA2205–06`, `ER12`: appendices whose pages are written without a space. */
export function readGluedRecord(text: string, at: number): RecordCitation | null {
  const end = mayBeginGluedRecord(text, at) ? matchEnd(glued, text, at) : -1;
  return end < 0 ? null : { kind: 'record', start: at, end, fullStart: at, fullEnd: end };
}

/** A quick look before the slower one: its first two letters. */
export function mayBeginGluedRecord(text: string, at: number): boolean {
  return isAmong('JSERA', text.charCodeAt(at)) && isAmong('AERPp', text.charCodeAt(at + 1));
}

const glued = /(?:JA-?|S?ER-?|SP?A|RA|AA|Appx)\d{1,5}(?:[-\u2010-\u2013]\d{1,5})?(?![\w/%.-]*\d|\w)/y;
