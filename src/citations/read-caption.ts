/**
 * The caption before a citation, read backwards from its core: `Brown v. Board of Education, `, `In re Case, `, `Brown, `.
 *
 * A caption never reaches past `least` (the end of the citation before), a sentence, a semicolon or a signal. What stands
 * between caption and core is read too: California's `(1973)`, a docket number, `supra`.
 */
import { captionWords, introducers, isAbbreviation, sentenceStarters, signalWords } from './caption-words';
import { isDigit, isLower, isSpace, isUpper, isWordCharacter, skipSpacesBack } from './character-classes';
import { collapse } from './collapse';
import { findCourt, readCourtAndDate, type CourtAndDate } from './read-court-and-date';

export interface Caption {
  /** Of the name, without signal; equal to `end` where there is none. */
  readonly start: number;
  readonly end: number;
  readonly plaintiff: string;
  readonly defendant: string | null;
  /** `adversary` has a `v.`; `single` may be a short name. */
  readonly form: 'adversary' | 'procedural' | 'single' | 'none';
  readonly courtAndDate: CourtAndDate | null;
  readonly docketNumber: string | null;
  readonly hasSupra: boolean;
}

interface Token {
  /** Without opening signs. */
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

const MOST_TOKENS = 48;
const LONGEST = 420;

export function readCaption(text: string, coreStart: number, least: number): Caption {
  const between = readBetween(text, coreStart, least);
  const { end } = between;
  const tokens = readTokens(text, end, Math.max(least, end - LONGEST));
  const versus = findVersus(tokens);
  if (versus > 0) {
    const plaintiff = trimPlaintiff(tokens.slice(0, versus));
    const first = plaintiff[0];
    const last = plaintiff.at(-1);
    const defendant = tokens[versus + 1];
    if (first && last && defendant && !runsOn(text, defendant.start, end)) {
      const name = cleanName(text.slice(first.start, last.end));
      const placed = placeWithin(between, cleanName(text.slice(defendant.start, end)));
      return caption(placed.between, 'adversary', first.start, name, placed.name);
    }
  }
  if (versus >= 0) return caption(between, 'none', between.nearest, '', null);
  const procedural = findProcedural(tokens);
  const first = procedural >= 0 ? tokens[procedural] : undefined;
  if (first && tokens.length > procedural + 1) {
    return caption(between, 'procedural', first.start, cleanName(text.slice(first.start, end)), null);
  }
  const single = between.adjoins ? trimSingle(tokens)[0] : undefined;
  if (single) return caption(between, 'single', single.start, cleanName(text.slice(single.start, end)), null);
  return caption(between, 'none', between.nearest, '', null);
}

/** Older captions end with the court or the year: `Graham v. United States, D.C.Mun.App., `, `Doe v. Roe, 1956, `. */
function placeWithin(between: Between, name: string): { readonly between: Between; readonly name: string } {
  let rest = name;
  let year: string | undefined;
  let courtAsWritten: string | undefined;
  for (let count = 0; count < 2 && between.courtAndDate === null; count++) {
    const comma = rest.lastIndexOf(',');
    if (comma < 1) break;
    const piece = rest.slice(comma + 1).trim();
    if (year === undefined && /^(?:1[6-9]|20)\d\d$/.test(piece)) year = piece;
    else if (courtAsWritten === undefined && piece.length < 24 && isCourt(piece)) courtAsWritten = piece;
    else break;
    rest = rest.slice(0, comma).trim();
  }
  if (rest === name) return { between, name };
  const court = courtAsWritten === undefined ? undefined : findCourt(courtAsWritten);
  const courtAndDate: CourtAndDate = {
    ...(court !== undefined && { court }),
    ...(courtAsWritten !== undefined && { courtAsWritten }),
    ...(year !== undefined && { year }),
  };
  return { between: { ...between, courtAndDate }, name: rest };
}

/** `La.App.`, `Tex.Civ.App.`, `9 Cir.`, `Okl.`; a state alone may end a party's name, but then no comma follows it. */
function isCourt(piece: string): boolean {
  return (
    /^(?:C\.?C\.?A\.?|CA|D\.C\.|\d{1,2}(?:st|d|nd|rd|th)? Cir\.)/.test(piece) ||
    (piece.includes('.') && findCourt(piece) !== undefined)
  );
}

function caption(
  between: Between,
  form: Caption['form'],
  start: number,
  plaintiff: string,
  defendant: string | null,
): Caption {
  const { courtAndDate, docketNumber, hasSupra } = between;
  const end = form === 'none' ? start : between.end;
  return { start, end, plaintiff, defendant, form, courtAndDate, docketNumber, hasSupra };
}

interface Between {
  /** Where the caption ends. */
  readonly end: number;
  /** Where the citation begins if no caption stands before: at its docket number or year, or its volume. */
  readonly nearest: number;
  /** A comma, year or docket joins name and core. */
  readonly adjoins: boolean;
  readonly courtAndDate: CourtAndDate | null;
  readonly docketNumber: string | null;
  readonly hasSupra: boolean;
}

function readBetween(text: string, coreStart: number, least: number): Between {
  let end = skipSpacesBack(text, coreStart, least);
  let nearest = coreStart;
  let adjoins = false;
  let courtAndDate: CourtAndDate | null = null;
  let docketNumber: string | null = null;
  let hasSupra = false;
  for (let step = 0; step < 5 && end > least; step++) {
    const code = text.charCodeAt(end - 1);
    if (code === 44) {
      adjoins = true;
      end = skipSpacesBack(text, end - 1, least);
      continue;
    }
    if ((code === 41 || code === 93) && courtAndDate === null) {
      const open = openingOf(text, end - 1, Math.max(least, end - 90));
      if (open < 0) break;
      courtAndDate = readCourtAndDate(collapse(text.slice(open + 1, end - 1)));
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
    const docket: number =
      docketNumber === null && endsWithNumber(text, end, least) ? docketStart(text, end, least) : -1;
    if (docket < 0) break;
    docketNumber = collapse(text.slice(docketDigits(text, docket), end));
    adjoins = true;
    nearest = docket;
    end = skipSpacesBack(text, docket, least);
  }
  return { end, nearest, adjoins, courtAndDate, docketNumber, hasSupra };
}

/** Whether the word before `end` has a digit, as the number of a docket has; `(JBS)` and `CV` may stand behind it. */
function endsWithNumber(text: string, end: number, least: number): boolean {
  const limit = Math.max(least, end - 24);
  for (let place = end - 1; place >= limit; place--) {
    const code = text.charCodeAt(place);
    if (isDigit(code)) return true;
    if (isLower(code) || isSpace(code)) return false;
  }
  return false;
}

function endsWithWord(text: string, end: number, least: number, word: string): boolean {
  const start = end - word.length;
  if (start < least || text.charCodeAt(end - 1) !== word.charCodeAt(word.length - 1)) return false;
  const found = text.slice(start, end);
  return (found === word || found === `S${word.slice(1)}`) && !isWordCharacter(text.charCodeAt(start - 1));
}

/** Where `No. 12-cv-345`, `Civ. A. No. 85-1234 (JBS)` or Louisiana's `2005-1095` begins, if it ends at `end`; else -1. */
function docketStart(text: string, end: number, least: number): number {
  const windowStart = Math.max(least, end - 90);
  const slice = text.slice(windowStart, end);
  const number = Math.max(
    slice.lastIndexOf('No. '),
    slice.lastIndexOf('Nos. '),
    slice.lastIndexOf('No.'),
    slice.lastIndexOf('NO. '),
  );
  if (number >= 0) {
    const digits = slice.slice(number);
    if (
      /^N[oO]s?\.\s{0,3}(?:[A-Z]{1,5}[. -]{0,2}){0,3}\d[\w:.\-–—/]*(?:[ ,&]{1,3}(?:and )?(?:(?=[\w\-–():./]*\d)[\w\-–():./]+|\([A-Z/]{1,12}\)|[A-Z]{1,4}|Civ\.|Cr\.|slip op\.)){0,6}$/.test(
        digits,
      )
    ) {
      return labelStart(text, windowStart + number, windowStart);
    }
    return -1;
  }
  const plain = /(?:^|[\s,])((?:\d{2}|\d{4})-\w{1,4}-?\d{2,5})$/.exec(slice);
  return plain?.[1] === undefined ? -1 : end - plain[1].length;
}

const label =
  /(?:(?:Civ(?:il)?|Crim(?:inal)?|Cr|Adv|Case|Docket|Dkt|Cause|C|A|M|Action|Act|Bankr|App|Record|MDL|Misc|Proc|Appeal)\.? ?){1,4}$/;

/** Where `Civ. A. No.`, `Case No.` begins, whose `No.` stands at `number`. */
export function labelStart(text: string, number: number, least: number): number {
  const from = Math.max(least, number - 30);
  const slice = text.slice(from, number);
  const lead = label.exec(slice);
  if (!lead || !/(?:^|[\s,(])$/.test(slice.slice(0, lead.index))) return number;
  return from + lead.index;
}

function docketDigits(text: string, start: number): number {
  const label = /(?:[A-Z][a-z]*\.? ){0,4}N[oO]s?\.\s{0,3}/y;
  label.lastIndex = start;
  return label.test(text) ? label.lastIndex : start;
}

/** The place of the sign that opens what closes at `close`; -1 where it is not in reach. */
function openingOf(text: string, close: number, least: number): number {
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

/** The words before `end` that may belong to a caption, in text order. */
function readTokens(text: string, end: number, least: number): Token[] {
  const tokens: Token[] = [];
  let place = end;
  let sawVersus = false;
  while (tokens.length < MOST_TOKENS) {
    const tokenEnd = skipSpacesBack(text, place, least);
    if (tokenEnd <= least) break;
    if (tokenEnd < place && tokens.length > 0 && breaksParagraph(text, tokenEnd, place)) break;
    let start = tokenEnd;
    // A parenthesis within a caption is one token: "Bank v. Case (In re Case)".
    const last = text.charCodeAt(tokenEnd - 1);
    if (last === 41) {
      const open = openingOf(text, tokenEnd - 1, Math.max(least, tokenEnd - 90));
      if (open < 0 || !staysInCaption(text.slice(open + 1, tokenEnd - 1))) break;
      start = open;
      tokens.push({ start, end: tokenEnd, word: text.slice(start, tokenEnd) });
      place = start;
      continue;
    }
    while (start > least && !isSpace(text.charCodeAt(start - 1))) start--;
    const token = readToken(text, start, tokenEnd);
    const next = tokens.at(-1);
    if (token.stops && tokens.length > 0 && token.stops === 'after') break;
    const { word } = token;
    if (word === '') break;
    if (next && !isVersus(word) && endsSentence(word, next.word)) break;
    if (isVersus(word)) {
      if (sawVersus || tokens.length === 0) break;
      sawVersus = true;
      tokens.push({ start: token.start, end: tokenEnd, word });
      place = start;
      continue;
    }
    if (!mayStandInCaption(word, next?.word, sawVersus) && !continuesWord(text, start)) break;
    tokens.push({ start: token.start, end: tokenEnd, word });
    if (token.stops === 'before') break;
    place = start;
  }
  return tokens.reverse();
}

/** A run without spaces: its opening signs cut off, and whether a caption may go on before or after it. */
function readToken(
  text: string,
  runStart: number,
  end: number,
): { start: number; word: string; stops: 'before' | 'after' | null } {
  let start = runStart;
  let stops: 'before' | 'after' | null = null;
  for (let place = end - 1; place >= runStart; place--) {
    const code = text.charCodeAt(place);
    // Opening signs and dashes: the caption begins behind them.
    if (
      code === 40 ||
      code === 91 ||
      code === 0x201c ||
      code === 0x2018 ||
      code === 0x2014 ||
      code === 0x2015 ||
      code === 123 ||
      (code === 34 && place === runStart) ||
      (code === 95 && place === runStart) ||
      (code === 0x27 && place === runStart && end - place > 2 && !isLower(text.charCodeAt(place + 1)))
    ) {
      start = place + 1;
      stops = 'before';
      break;
    }
  }
  const last = text.charCodeAt(end - 1);
  if (
    last === 59 ||
    last === 58 ||
    last === 63 ||
    last === 33 ||
    last === 0x201d ||
    last === 34 ||
    last === 93 ||
    last === 0x2026
  )
    stops = 'after';
  // "them.12" and "them.”12": a note's call after a sentence.
  if (isDigit(last)) {
    let digits = end - 1;
    while (digits > start && isDigit(text.charCodeAt(digits - 1))) digits--;
    const sign = text.charCodeAt(digits - 1);
    if (
      digits > start &&
      (sign === 0x201d || sign === 34 || (sign === 46 && isLower(text.charCodeAt(digits - 2))))
    )
      stops = 'after';
  }
  return { start, word: text.slice(start, end), stops };
}

/** The second half of a word that a line's end divides: "Lang-", "sdorff". */
function continuesWord(text: string, start: number): boolean {
  let place = start;
  while (isSpace(text.charCodeAt(place - 1))) place--;
  return (
    place < start &&
    text.charCodeAt(place - 1) === 45 &&
    isLower(text.charCodeAt(place - 2)) &&
    isLower(text.charCodeAt(start))
  );
}

export function isVersus(word: string): boolean {
  return (
    word === 'v.' ||
    word === 'v' ||
    word === 'vs.' ||
    word === 'vs' ||
    word === 'V.' ||
    word === 'versus' ||
    word === 'v.,'
  );
}

/**
 * Whether a paragraph ends between two words. Texts come with one line break a paragraph, with lines wrapped at any width, and
 * double-spaced; so the line before tells: a heading or a last line is short, a whole paragraph long, a sentence closed.
 */
function breaksParagraph(text: string, from: number, to: number): boolean {
  let newlines = 0;
  for (let place = from; place < to; place++) {
    const code = text.charCodeAt(place);
    if (code === 12 || code === 0x2029) return true;
    if (code === 10) newlines++;
  }
  if (newlines === 0) return false;
  if (newlines > 2) return true;
  let start = from;
  while (start > 0 && from - start <= 250 && text.charCodeAt(start - 1) !== 10) start--;
  const length = from - start;
  if (length > 250) return true;
  if (text.startsWith('v.', to) || (from >= 6 && text.slice(from - 6, from) === 'United')) return false;
  if (/(?:^|\s)vs?\.$/.test(text.slice(Math.max(start, from - 4), from))) return false;
  if (newlines === 1) return length < 30;
  const line = text.slice(start, from);
  return length < 48 || /[.!?:;”"]$/.test(line) || line === line.toUpperCase();
}

function staysInCaption(content: string): boolean {
  return content.length < 70 && /^[A-Z]/.test(content) && !/\d{4}$/.test(content);
}

function endsSentence(word: string, next: string): boolean {
  if (!word.endsWith('.')) return false;
  const code = next.charCodeAt(0);
  if (isLower(code) || code === 38) return false;
  if (isVersus(next)) return false;
  if (sentenceStarters.has(next.replace(/,$/, ''))) return true;
  return !isAbbreviation(word);
}

function mayStandInCaption(word: string, next: string | undefined, sawVersus: boolean): boolean {
  const bare = withoutTrailing(word);
  const code = bare.charCodeAt(0);
  if (signalWords.has(bare) && !(bare === 'Contra' && next?.startsWith('Costa'))) return false;
  if (isUpper(code)) {
    if (next && word.endsWith(',') && !sawVersus && sentenceStarters.has(bare)) return false;
    return true;
  }
  if (isDigit(code) || code === 36 || code === 38 || code === 35)
    return /^[$#\d][\w$.,\-–/&']*$/.test(bare) || bare === '&';
  if (captionWords.has(bare)) {
    // "in Roe v. Wade" is prose; "Citizens in Action v. X" is rare.
    if (bare === 'in') return next === 'Interest' || next === 'Int.' || next === 'rem';
    return next !== undefined || bare === 'al';
  }
  // "d/b/a", "deBoer", "eBay", "l'Opera"
  return /^(?:[a-z]\/[a-z]\/[a-z]|[a-z]{1,3}['’]?[A-Z][\w.'’-]*)$/.test(bare);
}

/** Without the commas and dots at its end. */
function withoutTrailing(word: string): string {
  let end = word.length;
  while (end > 0 && (word.charCodeAt(end - 1) === 44 || word.charCodeAt(end - 1) === 46)) end--;
  return end === word.length ? word : word.slice(0, end);
}

function findVersus(tokens: readonly Token[]): number {
  for (let index = tokens.length - 1; index >= 0; index--) {
    const token = tokens[index];
    if (token && isVersus(token.word)) return index;
  }
  return -1;
}

/** The first letters of the words that begin such a caption. */
const proceduralInitials = 'IiEeMGCASPWU';

/** The index of the `In` of `In re`, `Ex` of `Ex parte`, `Matter` or `Estate`: the first of the caption. */
function findProcedural(tokens: readonly Token[]): number {
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index]?.word ?? '';
    if (!proceduralInitials.includes(word.charAt(0))) continue;
    const next = tokens[index + 1]?.word ?? '';
    if (/^in$/i.test(word) && /^re:?$/i.test(next)) return index;
    if (/^ex$/i.test(word) && /^parte$/i.test(next)) return index;
    if (
      /^(?:Matter|Estate|Guardianship|Conservatorship|Marriage|Adoption|Interest|Succession|Petition|Application|Welfare)$/.test(
        word,
      ) &&
      next === 'of'
    ) {
      const before = tokens[index - 1]?.word;
      const beforeThat = tokens[index - 2]?.word;
      if (before === 'the' && beforeThat === 'In') return index - 2;
      if (beforeThat === 're' && before === 'the') return index - 3;
      return index;
    }
    if (/^(?:State|People|Commonwealth|United)$/.test(word) && next === 'ex') return index;
  }
  return -1;
}

/** The words of a plaintiff: introducing words and what stands before a comma that does not belong to a name go. */
function trimPlaintiff(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  for (let index = tokens.length - 2; index >= 0; index--) {
    const word = tokens[index]?.word ?? '';
    if (!word.endsWith(',')) continue;
    const next = tokens[index + 1]?.word ?? '';
    if (
      /^(?:Inc|LLC|L\.L\.C|L\.?P|LLP|L\.L\.P|Ltd|Co|Corp|Jr|Sr|II|III|IV|et|as|by|M\.?D|P\.?C|P\.?A|PLLC|N\.?A|S\.?A|D\.C|ex|d\/b\/a|a\/k\/a|f\/k\/a|and|&|of|for)\b/.test(
        next,
      )
    )
      continue;
    if (/\.,$/.test(word) && !/^(?:Inc|Corp|Co|Ltd)\.,$/.test(word)) continue;
    if (/^(?:[A-Z][a-z]{0,4}\.|[NSWE]\.[A-Z]\.),?$/.test(next)) continue;
    const rest = tokens.slice(index + 1);
    if (rest.some(({ word: one }) => one === '&' || one === 'and') && !introducers.has(word.slice(0, -1)))
      continue;
    first = index + 1;
    break;
  }
  return trimFront(tokens.slice(first));
}

function trimFront(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  while (first < tokens.length) {
    const word = tokens[first]?.word ?? '';
    const bare = word.replace(/,$/, '');
    const next = tokens[first + 1]?.word ?? '';
    if (
      bare.length === 2 &&
      /^in$/i.test(bare) &&
      (/^re:?$/i.test(next) ||
        (/^(?:the)$/.test(next) && /^(?:Matter|Interest|Estate)$/.test(tokens[first + 2]?.word ?? '')))
    )
      break;
    if (/^ex$/i.test(bare) && /^(?:parte|rel\.?)$/i.test(next)) break;
    const isIntroducer =
      introducers.has(bare) ||
      (word.endsWith(',') && sentenceStarters.has(bare)) ||
      (captionWords.has(bare) &&
        isLower(bare.charCodeAt(0)) &&
        !/^(?:de|la|von|van|der|del|el|le|di|da|du|ex|in)$/.test(bare)) ||
      (/^\d{1,2}[/.)]?$/.test(word) && tokens.length > first + 1 && !/^(?:Acres|Parcels)/.test(next)) ||
      bare === '&';
    if (!isIntroducer) break;
    first++;
  }
  return tokens.slice(first);
}

const notNames =
  /^(?:Court|Circuit|Congress|Act|Rule|Section|Amendment|Clause|Constitution|Code|Judge|Justice|Id|Ibid|Supra|Cases|Note|See|Also|Division|Dept|Page|Part|Chapter|Title|Article|Exhibit|Volume|No)[.,]?$/;

function trimSingle(tokens: readonly Token[]): readonly Token[] {
  let own = tokens;
  // A short name is one party: what stands before the last comma is prose or another name.
  for (let index = own.length - 2; index >= 0; index--) {
    const word = own[index]?.word ?? '';
    const next = own[index + 1]?.word ?? '';
    if (
      word.endsWith(',') &&
      !/^(?:Inc|LLC|L\.L\.C|L\.?P|LLP|Ltd|Co|Corp|Jr|Sr|N\.?A|P\.?C|&|and|et)\b/.test(next)
    ) {
      own = own.slice(index + 1);
      break;
    }
  }
  own = trimFront(own);
  const last = own.at(-1);
  if (!last || notNames.test(last.word) || !own.some(({ word }) => isUpper(word.charCodeAt(0)))) return [];
  if (own.length === 1 && (last.word.length < 3 || /^[\d.]+$/.test(last.word))) return [];
  return own;
}

/** Prose behind the `v.`: "Roe v. Wade, the Court". */
function runsOn(text: string, start: number, end: number): boolean {
  return /,\s(?:the|a|an|that|this)\s/.test(text.slice(start, end));
}

function cleanName(name: string): string {
  const plain = collapse(name);
  const collapsed = plain.includes('- ') ? plain.replace(/([a-z])- (?=[a-z])/g, '$1') : plain;
  let end = collapsed.length;
  while (end > 0 && ',;”" '.includes(collapsed.charAt(end - 1))) end--;
  let start = 0;
  while (start < end && '“"‘, '.includes(collapsed.charAt(start))) start++;
  return collapsed.slice(start, end);
}
