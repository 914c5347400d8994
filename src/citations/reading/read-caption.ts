/**
 * The caption before a citation, read backwards from its core: `Brown v. Board of Education, `, `In re Case, `, `Brown, `.
 *
 * A caption never reaches past `least` (the end of the citation before), a sentence, a semicolon or a signal. What stands
 * between caption and core is read too: California's `(1973)`, a docket number, `supra`.
 */
import { captionWords, isAbbreviation, sentenceStarters, signalWords } from './caption-words';
import { isDigit, isLetter, isLower, isSpace, isUpper, skipSpacesBack } from '../../text/character-classes';
import { collapse } from '../../text/collapse';
import { openingOf, readBetween, type Between } from './read-before-core';
import { findCourt, type CourtAndDate } from './read-court-and-date';
import { isWeight } from './read-tail';
import { trimPlaintiff, trimSingle, type Token } from './trim-caption';

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

const MOST_TOKENS = 48;
const LONGEST = 420;

export function readCaption(text: string, coreStart: number, least: number): Caption {
  const between = readBetween(text, coreStart, least);
  // A scan's "{supra)"
  const opens = '({'.includes(text.charAt(between.end - 1));
  if (!opens || between.end <= least) return readName(text, between, least);
  // New York: "In People v Alejandro (70 NY2d 133 [1987])". In prose a single word before a parenthesis is no name.
  const end = skipSpacesBack(text, between.end - 1, least);
  const outside = readName(text, { ...between, end, adjoins: false }, least);
  return outside.form === 'adversary' || outside.form === 'procedural'
    ? outside
    : caption(between, 'none', between.nearest, '', null);
}

function readName(text: string, between: Between, least: number): Caption {
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
      return caption(placed.between, 'adversary', first.start, name, withoutPlace(placed.name));
    }
  }
  if (versus >= 0) return caption(between, 'none', between.nearest, '', null);
  const procedural = findProcedural(tokens);
  const first = procedural >= 0 ? tokens[procedural] : undefined;
  if (first && tokens.length > procedural + 1) {
    const placed = placeWithin(between, cleanName(text.slice(first.start, end)));
    return caption(placed.between, 'procedural', first.start, placed.name, null);
  }
  const courtAlone =
    between.adjoins && between.courtAndDate === null ? matchCourtAlone(text, end) : undefined;
  if (courtAlone !== undefined) {
    const courtAndDate = { court: findCourt(courtAlone) ?? '', courtAsWritten: courtAlone };
    return caption({ ...between, courtAndDate }, 'none', end - courtAlone.length, '', null);
  }
  const single = between.adjoins ? trimSingle(tokens)[0] : undefined;
  if (single) return caption(between, 'single', single.start, cleanName(text.slice(single.start, end)), null);
  return caption(between, 'none', between.nearest, '', null);
}

/** `affirmed, 6 Cir., 200 F.2d 558`: the court stands where a name would. */
function matchCourtAlone(text: string, end: number): string | undefined {
  return /(?:^|[\s,])((?:[1-9]|1[01])(?:st|d|nd|rd|th)? Cir\.)$/.exec(
    text.slice(Math.max(0, end - 14), end),
  )?.[1];
}

/** Older captions end with the court or the year: `Graham v. United States, D.C.Mun.App., `, `Doe v. Roe, 1956, `. */
function placeWithin(between: Between, name: string): { readonly between: Between; readonly name: string } {
  let rest = name;
  let year: string | undefined;
  let courtAsWritten: string | undefined;
  for (let count = 0; count < 2 && between.courtAndDate === null; count++) {
    const comma = rest.lastIndexOf(',');
    // "In re Doe Born August 16, 1959"
    if (comma < 1 || /[A-Z][a-z]{2,8} \d{1,2}$/.test(rest.slice(0, comma))) break;
    const piece = rest.slice(comma + 1).trim();
    // "Fla.App. 1968", "Fla.1951", "9 Cir. 1958"
    const [, court, dated] = /^(.{2,20}\.) ?((?:1[6-9]|20)\d\d)$/.exec(piece) ?? [];
    if (year === undefined && /^(?:1[6-9]|20)\d\d$/.test(piece)) year = piece;
    else if (year === undefined && court !== undefined && courtAsWritten === undefined && isCourt(court)) {
      year = dated;
      courtAsWritten = court;
    } else if (courtAsWritten === undefined && piece.length < 24 && isCourt(piece)) courtAsWritten = piece;
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
    // "Pall *716 v. Pall": a star page interrupts.
    if (
      tokens.length > 0 &&
      text.charCodeAt(start) === 42 &&
      /^\*\d{1,5}$/.test(text.slice(start, tokenEnd))
    ) {
      place = start;
      continue;
    }
    // "v.State", "Myerv. Oakes": a space is lost.
    const glued = sawVersus ? -1 : gluedVersus(text, start, tokenEnd, tokens.length > 0);
    if (glued > start) start = glued;
    const token = readToken(text, start, tokenEnd);
    const next = tokens.at(-1);
    if (token.stops && tokens.length > 0 && token.stops === 'after') break;
    const { word } = token;
    if (word === '' || (isPageOfTable(word) && followsLeader(text, token.start))) break;
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

/** Where a run is to be parted that holds a `v.` without its space: the first place of the later part; -1 where it does not. */
function gluedVersus(text: string, start: number, end: number, hasNext: boolean): number {
  const first = start + 2;
  if (first < end && text.startsWith('v.', start) && isUpper(text.charCodeAt(first))) return first;
  const isLast = hasNext && text.charCodeAt(end - 1) === 46 && text.charCodeAt(end - 2) === 118;
  return isLast && end - start > 5 && isUpper(text.charCodeAt(start)) && isLower(text.charCodeAt(end - 3))
    ? end - 2
    : -1;
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
      // "on appeal.”[3]Abron", "82);Anderson"
      ((code === 93 || code === 0x201d || code === 59) &&
        place < end - 2 &&
        isUpper(text.charCodeAt(place + 1))) ||
      (code === 46 && text.startsWith('See', place + 1) && place + 4 === end) ||
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
    (last === 59 && !text.startsWith('&amp;', end - 5)) ||
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
  if (place === start || text.charCodeAt(place - 1) !== 45 || !isLower(text.charCodeAt(start))) return false;
  // "quot-", "ing": the first half tells whether it is a name.
  let first = place - 1;
  while (first > 0 && place - first < 24 && isLetter(text.charCodeAt(first - 1))) first--;
  return first < place - 1 && isUpper(text.charCodeAt(first));
}

/** `12`, `50-51`, `1,2,6`, `23,`, `iv`, a scan's `I0`: before the next entry of a table of authorities. */
function isPageOfTable(word: string): boolean {
  return /^(?:\d{1,3}(?:[-–,]\d{1,3}){0,9}|[IlO\d]{2,3}|[ivxl]{1,6}|passim),?$/.test(word);
}

/** Dot leaders stand before `at`, with the page numbers behind them. */
function followsLeader(text: string, at: number): boolean {
  const limit = Math.max(0, at - 70);
  let place = at;
  while (place > limit && pagesOfTable.includes(text.charAt(place - 1))) place--;
  const leader = text.charCodeAt(place - 1);
  if (leader !== 46) return leader === 0x2026 || leader === 95 || leader === 0xb7;
  const before = skipSpacesBack(text, place - 1, limit);
  return text.charCodeAt(before - 1) === 46 && before > limit;
}

const pagesOfTable = '0123456789ivxl,-– \n\r\t\u00a0';

function isVersus(word: string): boolean {
  return (
    word === 'v.' ||
    word === 'v' ||
    word === 'vs.' ||
    word === 'vs' ||
    word === 'V.' ||
    word === 'versus' ||
    word === 'v.,' ||
    // A scan's "v,"
    word === 'v,'
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
  const line = text.slice(start, from);
  // A caption that the line's end divides: "Doe v. National Oak", "Mill Co."
  if (length > 20 && endsInCaption(line) && line !== line.toUpperCase()) return false;
  if (newlines === 1) return length < 30;
  if (length < 48 || line === line.toUpperCase()) return true;
  return (
    /[!?:;”"]$/.test(line) || (line.endsWith('.') && !isAbbreviation(line.slice(line.lastIndexOf(' ') + 1)))
  );
}

function endsInCaption(line: string): boolean {
  const versus = line.lastIndexOf(' v. ');
  return versus >= 0 && /^[A-Z][^;:”"]{1,60}$/.test(line.slice(versus + 4));
}

function staysInCaption(content: string): boolean {
  return content.length < 70 && /^[A-Z]/.test(content) && !/\d{4}$/.test(content) && !isWeight(content);
}

function endsSentence(word: string, next: string): boolean {
  if (!word.endsWith('.')) return false;
  const code = next.charCodeAt(0);
  if (isLower(code) || code === 38) return false;
  if (isVersus(next)) return false;
  if (sentenceStarters.has(next.replace(/,$/, ''))) return true;
  // "Hydro-Elec. Co.": what stands before a company's form is its name, however it is abbreviated.
  return !isAbbreviation(word) && !companyForm.test(next);
}

const companyForm = /^(?:Co|Corp|Cos|Inc|Ltd)\b/;

function mayStandInCaption(word: string, next: string | undefined, sawVersus: boolean): boolean {
  const bare = withoutTrailing(word);
  const code = bare.charCodeAt(0);
  if (signalWords.has(bare) && !(bare === 'Contra' && next?.startsWith('Costa'))) return false;
  if (isUpper(code)) {
    if (next && word.endsWith(',') && !sawVersus && sentenceStarters.has(bare)) return false;
    return true;
  }
  if (isDigit(code) || code === 36 || code === 38 || code === 35)
    return /^[$#\d][\w$.,\-–/&']*$/.test(bare) || bare === '&' || bare === '&c' || bare === '&amp;';
  if (captionWords.has(bare)) {
    // "in Roe v. Wade" is prose; "Citizens in Action v. X" is rare.
    if (bare === 'in') return next === 'Interest' || next === 'Int.' || next === 'rem';
    return next !== undefined || bare === 'al';
  }
  // "Elm and Fir / Oak and Co."
  if (bare === '/') return next !== undefined;
  // "d/b/a", "deBoer", "eBay", "l'Opera"
  return /^(?:[a-z]\/[a-z]\/[a-z]|[a-z]\d\w{0,3}|[a-z]{1,3}['’]?[A-Z][\w.'’-]*)$/.test(bare);
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

/** Prose behind the `v.`: "Roe v. Wade, the Court". */
function runsOn(text: string, start: number, end: number): boolean {
  return /,\s(?:the|a|an|that|this)\s/.test(text.slice(start, end));
}

/** Without what no table reads behind the name: an unusual docket number, a place that a scan spoiled (`, 132 Wn.2d I, 10`). */
function withoutPlace(name: string): string {
  let end = name.length;
  for (let comma = name.lastIndexOf(', '); comma > 0; comma = name.lastIndexOf(', ', comma - 1)) {
    const piece = name.slice(comma + 2, end);
    if (docketPiece.test(piece) || placePiece.test(piece)) return name.slice(0, comma);
    if (!/^\d{1,4}$/.test(piece)) return name;
    end = comma;
  }
  return name;
}

const docketPiece = /^Nos?\. [A-Z]{0,4}[-. ]?\d[\w:.–()/ -]*$/;
const placePiece = /^\d{1,3} [A-Z][\w.]{0,12} ?[\w.]{0,8} ?[Il\d]{1,4}$/;

function cleanName(name: string): string {
  const plain = collapse(
    name.includes('*') ? name.replace(/\s\*\d{1,5}(?=\s)/g, '').replace(/\*\d{1,5}(?=[A-Za-z])/g, '') : name,
  );
  const collapsed = plain.includes('- ') ? plain.replace(/([a-z])- (?=[a-z])/g, '$1') : plain;
  let end = collapsed.length;
  while (end > 0 && ',;”" '.includes(collapsed.charAt(end - 1))) end--;
  let start = 0;
  while (start < end && '“"‘, '.includes(collapsed.charAt(start))) start++;
  return collapsed.slice(start, end);
}
