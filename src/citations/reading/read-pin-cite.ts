/**
 * Pin cites as they follow a citation: `, 495-96 & n.5`, ` at *3`, `, ¶¶ 12–14`, ` at pp. 12-13`.
 *
 * A number that begins another citation (`, 74 S. Ct. 686`) is never a pin cite: the caller's `beginsCitation` tells.
 */
import { matchAt, matchEnd, standsWord } from '../../text/match-at';
import {
  isDigit,
  isLetter,
  isSpace,
  isWordCharacter,
  skipDigits,
  skipSpaces,
  skipSpacesBack,
} from '../../text/character-classes';
import { collapse } from '../../text/collapse';

export interface PinCite {
  /** From the first page, paragraph or note, without `at` or `p.`. */
  readonly start: number;
  readonly end: number;
}

const MOST_ITEMS = 24;

/** Whether another citation begins at a place. */
export type BeginsCitation = (text: string, place: number) => boolean;

/** The pin cite after `at`, the place where a page or a code's section ended; `null` where none follows. */
export function readPinCite(text: string, at: number, beginsCitation: BeginsCitation): PinCite | null {
  const first = skipIntroduction(text, at);
  if (first === null) return null;
  const start = Math.max(first, matchEnd(bracketed, text, first));
  let end = readItem(text, start, beginsCitation);
  if (end < 0) return null;
  for (let item = 1; item < MOST_ITEMS; item++) {
    const next = skipPageWord(text, skipSeparator(text, end));
    if (next < 0 || isForeign(text, start, end, next)) break;
    const after = readItem(text, next, beginsCitation, text.charCodeAt(start) === 0xb6);
    if (after < 0) break;
    end = after;
  }
  end = Math.max(end, matchEnd(onwards, text, end));
  return { start, end: start > first && text.charCodeAt(end) === 93 ? end + 1 : end };
}

/** As written, but for paragraphs, which have their sign: `¶ 12` for `par. 12`, `P12` and `[¶ 12]`. */
export function writtenPin(text: string, { start, end }: PinCite): string {
  const signs = matchEnd(paragraphWord, text, start);
  const written = collapse(text.slice(Math.max(start, signs), end)).replace(/\]$/, '');
  return signs > 0 ? `¶ ${written}` : written;
}

/** `, [¶ 12]` */
const bracketed = /\[(?=¶)/y;

/** What follows the last page: `350 et seq.`, `350 ff.`, `557 n.6 and accompanying text`, a newspaper's `26, col 1`, a report's `4-60 to 4-64`. */
const onwards =
  /\s(?:et\sseq\.?|ff\.?|passim|and\saccompanying\stext|to\s\d{1,2}\s?[-\u2010-\u2014]\s?\d{1,3})(?!\w)|,\scols?\.?\s\d(?:[-\u2010-\u2013]\d)?(?![\w-])/y;

/** What a comma parts from the pages of a case: `Elm, 931 F.2d at 395, § 1927 cannot`, and the call of a note in `416-417,3 we`. */
function isForeign(text: string, start: number, end: number, next: number): boolean {
  if (text.charCodeAt(next) === 0xa7) return text.charCodeAt(start) !== 0xa7;
  return next === end + 1 && matchEnd(noteBehindComma, text, end) > 0;
}

const noteBehindComma = /(?<=\d{3}),\d{1,2}\s{1,12}(?=[a-z])/y;

/** Where the first item may begin: after a comma, `at`, `p.`, `pp.`, `page`, `slip op. at`; `null` where neither comma nor word stands. */
function skipIntroduction(text: string, at: number): number | null {
  let place = at;
  let introduced = false;
  let code = text.charCodeAt(place);
  const spaced = skipSpaces(text, place);
  if (text.charCodeAt(spaced) === 44 /* , */) {
    introduced = true;
    place = skipSpaces(text, spaced + 1);
    // A doubled comma is a slip of the pen, not a new sentence.
    if (text.charCodeAt(place) === 44) place = skipSpaces(text, place + 1);
  } else {
    // "Id.at 887"
    if (!isSpace(code) && code !== 0xb6 && matchEnd(glued, text, place) < 0) return null;
    place = spaced;
  }
  place = Math.max(place, matchEnd(slipOpinion, text, place));
  // "@ 570", typed in haste
  const isSign = text.charCodeAt(place) === 64;
  const isAt = text.startsWith('at', place) || text.startsWith('AT', place);
  if (isSign || (isAt && !isWordCharacter(text.charCodeAt(place + 2)))) {
    introduced = true;
    place = skipSpaces(text, place + (isSign ? 1 : 2));
  }
  const afterWord = skipPageWord(text, place);
  if (afterWord !== place) introduced = true;
  place = afterWord;
  code = text.charCodeAt(place);
  if (code === 0xb6 || code === 0x2a || code === 0xa7 || matchEnd(paragraphWord, text, place) > 0)
    introduced = true;
  // "fn. 5" and "n.5" stand without a comma too.
  return introduced || ((code === 110 || code === 102) /* n f */ && beginsNote(text, place)) ? place : null;
}

const glued = /(?<=\.)(?:at\s(?=\d)|nn?\.\s?(?=\d))/y;
const slipOpinion = /(?:slip\sop(?:inion|\.)?|op\.),?\s{1,4}(?=at\b)/iy;
/** `l. c.`: in the place cited. */
const pageWord = /(?:P?[pP]\.|pp\.|[pP](?:ages?|gs?\.?)|l\.\s?c\.|(?<=(?:at|,)\s)pp?\s)\s{0,3}(?=[\d*[¶])/y;
/** And the `P12` of a database that has lost the sign. */
const paragraphWord = /(?:[pP]ara?s?\.|(?<=at\s)paragraphs?\s|(?<=(?:at|[,.])\s)PP?)\s{0,3}(?=\d)/y;
/** A star stands for a note's number where an opinion has but one: `557 n.*`. */
const noteWord =
  /(?:n\.\s?n\.|nn?\s?\.?|fns?\.?|ftnt\.?|(?:foot)?notes?|tbls?\.|figs?\.)\s{0,3}(?=\d|[*†](?![*†\d]))/y;
/** "nn.5 & 7", never the volume of what follows: at most three digits, then no capital. */
const furtherNote = /\s?(?:&|and|,)\s?(\d{1,3})(?=[\s]?[,;.()\]]|$)(?!\.\d|,\s?\d)/y;

function skipPageWord(text: string, at: number): number {
  return Math.max(at, matchEnd(pageWord, text, at));
}

/** The end of one page, paragraph, note or range of them, with its notes; -1 where none stands. In a list of paragraphs (`¶¶ 2.1, 4.2`) the first has the sign. */
function readItem(text: string, at: number, beginsCitation: BeginsCitation, ofParagraphs = false): number {
  let place = Math.max(at, matchEnd(paragraphWord, text, at));
  let code = text.charCodeAt(place);
  let marked = place > at;
  while (code === 0xb6 || code === 0x2a || code === 0xa7 /* ¶ * § */) {
    marked = true;
    place = skipSpaces(text, place + 1);
    code = text.charCodeAt(place);
  }
  if (beginsNote(text, place)) return readNotes(text, place);
  const digitsEnd = skipDigits(text, place);
  if (digitsEnd === place && (code === 95 || isDash(code)))
    return beginsCitation(text, place) ? -1 : readFollowingNotes(text, readBlankPages(text, place));
  // Ohio's courts speak through the syllabus: "paragraph two of the syllabus".
  if (digitsEnd === place) return matchEnd(syllabus, text, place);
  if (digitsEnd - place > 6) return -1;
  if (!marked && (beginsCitation(text, place) || beginsUnknown(text, place, digitsEnd))) return -1;
  let end = digitsEnd;
  code = text.charCodeAt(end);
  if (isLetter(code)) {
    // "12a", "495n.5", "495n5"; not "2d Cir."
    if (beginsNote(text, end)) return readNotes(text, end);
    if (text.startsWith('ff', end) && !isWordCharacter(text.charCodeAt(end + 2))) return end + 2;
    if (isWordCharacter(text.charCodeAt(end + 1)) || matchEnd(/.'|d\s(?:Cir|Dep|Dist)/y, text, end) > 0)
      return -1;
    end++;
  } else if (code === 46 && isDigit(text.charCodeAt(end + 1))) {
    // "¶¶ 5.1.1-5.5.5"; else a decimal, as in "5.2 percent", or a note's call: "at 9.3 The"
    return marked || ofParagraphs
      ? matchEnd(decimals, text, end)
      : matchEnd(noteCall, text, end) > 0
        ? end
        : -1;
  } else if (code === 0x25 || code === 0x2f) {
    return -1; // "12%", "1/2"
  }
  const next = text.charCodeAt(end + 1);
  const parted = isDigit(next) ? partedPage : next === 116 /* t */ ? pageTo : null;
  const rangeEnd = parted
    ? Math.max(readRange(text, end), readPartedRange(text, place, end, parted))
    : readRange(text, end);
  if (rangeEnd > 0) end = rangeEnd;
  // Georgia's "410(1)", "592(III)": the division of the opinion.
  end = Math.max(end, matchEnd(division, text, end), marked ? matchEnd(letterOfParagraph, text, end) : -1);
  end = Math.max(end, matchEnd(paragraphs, text, end));
  return readFollowingNotes(text, end);
}

/** `___`, `___–___`, `----`: pages of a slip opinion not yet numbered. */
function readBlankPages(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === 95 || isDash(text.charCodeAt(end))) end++;
  // "— U.S. —, —, 113 S. Ct. 566": of one dash the comma tells.
  const isPage = end - at >= 2 ? !isWordCharacter(text.charCodeAt(end)) : text.charCodeAt(end) === 44;
  return isPage ? end : -1;
}

const syllabus =
  /Syl\.\s{0,2}(?:¶{1,2}|[Pp]ts?\.|pars?\.)?\s{0,2}\d{1,2}(?:,?\s(?:and|&)\s\d{1,2})?(?!\w)|(?:paragraphs?\s(?:[a-z]+(?:,\s|\s(?:and\s)?)){1,4}of\s(?:the\s)?)?syllabus(?!\w)|passim(?!\w)/y;
const letterOfParagraph = /\([a-z]\)/y;
const division =
  /\s?\((?:\d{1,2}[A-Z]?|[IVX]{1,5}|[A-Z]|¶{1,2}\s?\d{1,3}(?:[-\u2010-\u2013]\d{1,3})?)\)(?:\s?\([a-zA-Z]\))?(?=[,;.)\s]|$)/y;

/** Arizona's `220 Ariz. 1, 3 ¶ 12` */
const paragraphs = /\s¶{1,2}\s?\d{1,3}(?:[-\u2010-\u2013]\d{1,3})?(?![\d.]\d)/y;

/** "130, 3 L.H. 509", "721, 40 Patents Rep 937": a volume of something the tables do not hold. */
function beginsUnknown(text: string, at: number, digitsEnd: number): boolean {
  if (matchEnd(unknownReporter, text, digitsEnd) > 0) return true;
  return (
    text.charCodeAt(skipSpacesBack(text, at, 0) - 1) === 44 && matchEnd(unknownWords, text, digitsEnd) > 0
  );
}

/** And a scan's `113 5.Ct. 2786`. */
const unknownReporter =
  /\s(?:5\.\s?Ct\.|(?:[A-Z][A-Za-z']{0,10}\.\s?){1,4}(?:[2-9]d\s|\dth\s)?(?:at\s)?\d|(?:[A-Z]\.\s?){2,4},\s[A-Z])/y;
const unknownWords =
  /\s(?!(?:See|Id|Ibid|No|Nos|In|On|At|By|And|Or)\b)(?:[A-Z][A-Za-z.']{0,14},?\s){1,5}(?:[[(][A-Z\d][A-Za-z\d. ]{0,6}[\])]\s)?\d{1,5}(?![\w-])/y;

const noteCall = /\.\d{1,2}\s{1,12}(?=[A-Z“"])/y;
const decimals = /(?:\.\d{1,3}){1,3}(?:[-\u2010-\u2013]\d{1,3}(?:\.\d{1,3}){1,3})?(?!\w)/y;

function readRange(text: string, at: number): number {
  let place = skipSpaces(text, at);
  // A scan's "842~43"
  if (text.charCodeAt(place) === 126) place++;
  else if (!isDash(text.charCodeAt(place))) return -1;
  while (isDash(text.charCodeAt(place))) place++;
  place = skipSpaces(text, place);
  while (text.charCodeAt(place) === 0xb6 || text.charCodeAt(place) === 0x2a)
    place = skipSpaces(text, place + 1);
  const end = skipDigits(text, place);
  if (end === place || end - place > 6) return -1;
  if (isLetter(text.charCodeAt(end)) && !beginsNote(text, end)) {
    return isWordCharacter(text.charCodeAt(end + 1)) ? -1 : end + 1;
  }
  return end;
}

/** A range whose pages no dash joins: its end, where the later page, whole or its last two digits, lies a little behind the first; else -1. */
function readPartedRange(text: string, start: number, end: number, parted: RegExp): number {
  const match = matchAt(parted, text, end);
  const last = match?.[1] ?? '';
  if (match === null || (last.length !== end - start && last.length !== 2)) return -1;
  const pages = Number(last) - Number(text.slice(end - last.length, end));
  return pages > 0 && pages < 20 ? end + match[0].length : -1;
}

/** A scan's `551 552, 69 S. Ct. 1221`: the dash is lost. */
const partedPage = /\s(\d{1,4})(?=,\s\d)/y;
/** `551 to 552`, and no words behind it. */
const pageTo = /\sto\s(\d{1,5})(?=[,;.)\]]|\s\(|$)/y;

function readFollowingNotes(text: string, at: number): number {
  if (at < 0) return at;
  let place = skipSpaces(text, at);
  const code = text.charCodeAt(place);
  if (code === 44) place = skipSpaces(text, place + 1);
  else if (code === 38) place = skipAnd(text, place);
  else if (standsWord('and', text, place)) place = skipSpaces(text, place + 4);
  else if (code === 97 && matchEnd(/at\sn/y, text, place) > 0) place += 3;
  return beginsNote(text, place) ? readNotes(text, place) : at;
}

/** `n.5`, `nn. 5-6`, `note 5`, `fn. 5`, `n 5`; a table or figure, `tbl.1`, `fig. 2`. */
function beginsNote(text: string, at: number): boolean {
  return matchEnd(noteWord, text, at) > 0;
}

function readNotes(text: string, at: number): number {
  const place = matchEnd(noteWord, text, at);
  let end = skipDigits(text, place);
  if (end === place) return end + 1;
  const range = readRange(text, end);
  if (range > 0) end = range;
  if (text.startsWith('nn', at) || text.startsWith('notes', at)) {
    for (let count = 0; count < 6; count++) {
      const further = matchEnd(furtherNote, text, end);
      if (further < 0) break;
      end = further;
    }
  }
  return end;
}

/** After a comma, `&` or `and`, where a further number may stand; -1 where the list ends. */
function skipSeparator(text: string, at: number): number {
  let place = skipSpaces(text, at);
  const code = text.charCodeAt(place);
  if (code === 44) {
    place = skipSpaces(text, place + 1);
    if (text.charCodeAt(place) === 38) place = skipAnd(text, place);
    else if (standsWord('and', text, place)) place = skipSpaces(text, place + 4);
    return place;
  }
  if (code === 38) return skipAnd(text, place);
  if (standsWord('and', text, place) && place > at) {
    const next = skipSpaces(text, place + 4);
    const end = skipDigits(text, next);
    // "at 12 and 14." but never "at 12 and 3 others".
    if (end > next && !(isSpace(text.charCodeAt(end)) && isLetter(text.charCodeAt(end + 1)))) return next;
  }
  return -1;
}

/** `&`, and `&amp;` as pages of the web that were copied keep it. */
function skipAnd(text: string, at: number): number {
  return skipSpaces(text, text.startsWith('amp;', at + 1) ? at + 5 : at + 1);
}

/** Hyphen, non-breaking hyphen, figure, en and em dash, horizontal bar, minus; and Windows' dashes, which old HTML numbers 150 and 151. */
export function isDash(code: number): boolean {
  return code === 45 || (code >= 0x2010 && code <= 0x2015) || code === 0x2212 || (code | 1) === 0x97;
}
