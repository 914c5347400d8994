/** `Id.`, `Ibid.`, `Brown, supra, at 495`, `Smith, supra note 5, at 12`. */
import type { BalancedBrackets } from '../balanced-brackets';
import {
  isDigit,
  isSpace,
  isUpper,
  isWordCharacter,
  skipDigits,
  skipSpaces,
  skipSpacesBack,
} from '../../../text/character-classes';
import { reporterNamed } from '../../facts/reporter-named';
import type { IdCitation, SupraCitation } from '../../found-citation';
import { matchAt, matchEnd } from '../../../text/match-at';
import { findFormer, findUnread } from '../find-unread';
import type { ReporterHit } from '../numbered-hit';
import { readCaption } from './read-caption';
import { readPinCite, type PinCite, writtenPin } from '../read-pin-cite';
import { readSections } from '../laws/read-section';
import { beginsNumberedCitation, readReporterCitation, skipOfVolume } from './read-reporter-citation';
import { addSurroundings } from '../add-surroundings';
import { readSignal } from '../read-signal';
import { readParentheses } from '../read-tail';
import { skipParallels, volumeOf } from './read-parallels';

/** `at` is an `I` or `i`, or a scan's `l` or `J`, that begins a word. */
export function readId(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): IdCitation | null {
  const second = text.charCodeAt(at + 1);
  let end: number;
  // "360 id. 180": an old way to repeat the reporter.
  if (
    isDigit(text.charCodeAt(at - 2)) &&
    isSpace(text.charCodeAt(at - 1)) &&
    isDigit(text.charCodeAt(at + 4))
  )
    return null;
  if (second === 100 && !isWordCharacter(text.charCodeAt(at + 2))) {
    end = at + 2;
    if (text.charCodeAt(end) === 46) end++;
    else if (
      !/^[,;.]{0,3}\s{1,3}at\s/.test(text.slice(end, end + 9)) &&
      !/^[,;]?\s(?:¶|§)/.test(text.slice(end, end + 4))
    )
      return null;
    // Freud's "id." ends a sentence; a citation begins one, or follows a signal, a parenthesis or a dash.
  } else if (second === 98 && text.startsWith('id', at + 2) && !isWordCharacter(text.charCodeAt(at + 4))) {
    end = at + 4;
    if (text.charCodeAt(end) === 46) end++;
  } else return null;
  const pin = isOwnMark(text, end)
    ? null
    : (readSectionPin(text, end) ??
      readLines(text, end) ??
      behindOwnPage(text, end) ??
      readPinCite(text, end, beginsNumberedCitation) ??
      readOtherPin(text, end));
  const behind = readBehind(text, end, pin, brackets);
  const reach = least(at);
  const signal = readSignal(text, at, reach);
  const before = signal ? signal.start : at;
  const quotationStart = readQuotationBefore(text, before);
  // What the quotation cites is no authority for it.
  const unread =
    findFormer(text, reach, before) ?? findUnread(text, reach, quotationStart < 0 ? before : quotationStart);
  const name = signal ? undefined : nameBefore(text, at, reach);
  const citation: Draft<IdCitation> = {
    kind: 'id',
    start: at,
    end,
    fullStart: at,
    fullEnd: behind.end,
    ...behind.places,
  };
  if (quotationStart >= 0) citation.quotationStart = quotationStart;
  if (unread) citation.unread = unread;
  if (name !== undefined) citation.name = name;
  const spokenOf = signal ? undefined : spokenOfBefore(text, at, reach);
  // Without a page it must be a court: "Elm explains" may be said of a witness.
  if (spokenOf !== undefined && (pin || court.test(spokenOf)))
    citation.spokenOf = spokenOf.replace(court, '');
  addSurroundings(citation, signal, behind);
  return citation;
}

/** Behind its pin cite, or behind `from` where it has none: parallel pages and parentheses. */
function readBehind(text: string, from: number, pin: PinCite | null, brackets: BalancedBrackets) {
  const parallel: ReporterHit[] = [];
  const end = pin ? skipOfVolume(text, skipParallels(text, pin.end, parallel)) : from;
  const places = {
    ...(pin && { pinCite: writtenPin(text, pin) }),
    ...(parallel.length > 0 && { parallel: parallel.map(volumeOf) }),
  };
  return { ...readParentheses(text, end, null, [], brackets), places };
}

type Draft<Kind> = { -readonly [Field in keyof Kind]: Kind[Field] };

/** `struck down in Elm Co., id. at 5` */
function nameBefore(text: string, at: number, least: number): string | undefined {
  const end = skipSpacesBack(text, at, least);
  if (end === at || text.charCodeAt(end - 1) !== 44) return undefined;
  return lastName.exec(text.slice(Math.max(least, end - 60), end - 1))?.[1];
}

const lastName =
  /(?:^|(?<!\sv\.)[\s(“])(?:(?:In|Under|Since|Unlike|Like|As|And|But|Compare)\s)?((?:[A-Z][\w.’'&-]{0,20}\s){0,3}[A-Z][\w.’'-]{1,20})$/;

/** The name that begins the sentence before `at`, with what leads up to it: `In Elm, `, `The Elm Court held`, `As Elm explains`. */
function spokenOfBefore(text: string, at: number, least: number): string | undefined {
  const end = skipSpacesBack(text, at, least);
  const stop = end - ('”"'.includes(text.charAt(end - 1)) ? 2 : 1);
  if (end === at || text.charCodeAt(stop) !== 46) return undefined;
  const sentence = text.slice(Math.max(least, end - LONGEST_SENTENCE), stop + 1);
  return beginningOfSentence.exec(sentence)?.[1];
}

const court = / Court$/;

const beginningOfSentence =
  /(?:^|[.?!][”"]?\s{1,2})(?:(?:In|Under|As|But|And|Yet|Like|Unlike|Because|Since|According\sto|The(?:\sCourt\sin)?)\s)?((?:[A-Z][\w&-]{0,20}\s){0,2}[A-Z][\w-]{2,20})(?:[’']s)?(?:,|\s[a-z])[^.?!]{5,240}\.$/;
const LONGEST_SENTENCE = 280;

const LONGEST_QUOTATION = 1500;
/** Quotation marks within quotation marks; more stand unopened. */
const DEEPEST_QUOTATION = 4;

/** Where the quotation opens that closes before `at`, at most a parenthesis and a note's call between; -1 where none does. */
function readQuotationBefore(text: string, at: number): number {
  let place = at;
  while (place > 0 && at - place < 24 && mayFollowQuotation(text.charCodeAt(place - 1))) place--;
  const close = text.charAt(place - 1);
  if (close !== '”' && close !== '"') return -1;
  const least = Math.max(0, place - LONGEST_QUOTATION);
  if (close === '"') {
    const open = text.lastIndexOf('"', place - 2);
    return open >= least ? open : -1;
  }
  let depth = 0;
  for (let index = place - 1; index >= least && depth <= DEEPEST_QUOTATION; index--) {
    const code = text.charCodeAt(index);
    if (code === 0x201d) depth++;
    else if (code === 0x201c && --depth === 0) return index;
  }
  return -1;
}

/** A space, or the bracket round the citation. */
function mayFollowQuotation(code: number): boolean {
  return isSpace(code) || code === 40 || code === 123;
}

/** `Id. *799 It was so`, `Id.⏎¶36. It was so`: the mark of a page or paragraph that begins there. */
function isOwnMark(text: string, at: number): boolean {
  return matchEnd(ownMark, text, at) > 0;
}

const ownMark = /\s{0,3}(?:\*\d{1,5}\s{1,3}(?=[\w(“"])|(?<=[\n\v\u2029])¶\s?\d{1,4}\.?\s{1,8}(?=[A-Z“"]))/y;

/** `Id. at 29 697.`: the number of the text's own page stands before the page meant. */
function behindOwnPage(text: string, at: number): PinCite | null {
  const start = matchEnd(/,?\sat\s\d{1,2}\s(?=\d{3,4}[.;)])/y, text, at);
  return start < 0 ? null : { start, end: skipDigits(text, start) };
}

/** `Id. § 1630.2(j)`: a pin cite into a code. */
function readSectionPin(text: string, at: number): PinCite | null {
  const comma = skipSpaces(text, text.charCodeAt(at) === 44 ? at + 1 : at);
  const sign = matchEnd(/at\s(?=§)/y, text, comma) > 0 ? comma + 3 : comma;
  if (text.charCodeAt(sign) !== 0xa7) return null;
  const sections = readSections(text, sign, beginsNumberedCitation);
  if (!sections) return null;
  // "id., § 3, cl. 5": of a constitution's article
  const end = Math.max(sections.end, matchEnd(clause, text, sections.end));
  // "Id., § 38, p. 867-68", "id., § 3, at 1266": the page of a treatise
  const page = matchEnd(pageOfSection, text, end) > 0 ? readPinCite(text, end, beginsNumberedCitation) : null;
  return { start: sign, end: page ? page.end : end };
}

const clause = /,\scls?\.\s\d{1,2}(?!\w)/y;
const pageOfSection = /,?\s(?:at\s)?pp?\.\s{0,2}(?=\d)|,\sat\s(?=\d)/y;

/** `Id. at 1:27–32`, `Id. 119:12-14`: columns and lines of a patent, or pages and lines of a transcript. */
function readLines(text: string, at: number): PinCite | null {
  const match = matchAt(lines, text, at);
  if (match?.[1] === undefined) return null;
  const end = at + match[0].length;
  return { start: end - match[1].length, end };
}

const lines =
  /,?\s{1,12}(?:at\s{1,12})?(\d{1,4}:\d{1,3}(?:[-\u2010-\u2013]\d{1,4}(?::\d{1,3})?)?(?:,\s\d{1,4}:\d{1,3}(?:[-\u2010-\u2013]\d{1,4}(?::\d{1,3})?)?){0,12})(?![\w:])/y;

/** `Id., at A-32`, `Id., Ex. 8, p. 5`, `Id., subd. (b)`, `id., No. 51, at 350`, `Id. at col. 5 ll. 52–55`: of an appendix, an exhibit, a code's section, a patent. */
function readOtherPin(text: string, at: number): PinCite | null {
  const start = matchEnd(/,?\s{1,12}(?:at\s{1,12})?/y, text, at);
  let end = start < 0 ? -1 : matchEnd(part, text, start);
  if (end < 0) return null;
  for (let count = 0; count < 6; count++) {
    const next = matchEnd(furtherPart, text, end);
    if (next < 0) break;
    end = next;
  }
  return { start, end };
}

const part =
  /(?:(?!FN\d)[A-Z]{1,3}-?\d{1,4}[a-z]?(?:\s?(?:[-\u2010-\u2013]|to)\s?[A-Z]{0,3}-?\d{1,4})?|(?:(?:Exs?|Nos?|cls?|para|art|amend|cmt|app|pt|cols?|figs?)\.|Exhibits?\s|Tables?\s|claims?\s)\s?(?:n\.\s?|§\s?)?(?:\d{1,4}(?:[-–.]\d{1,4})?|[IVX]{1,5}|[A-Z]{1,2})|(?:cmt|com)\.\s[a-z]{1,2}|subds?(?:\.|ivisions?)\s(?:\d{1,3}[a-z]?|(?=\()))(?:\(\w{1,3}\)){0,4}(?!\w|\.\w)/y;
const furtherPart =
  /(?:,?\s(?:(?:at|lines?|and)\s|(?:pp?|ll?|cl|col|n)\.\s?|§\s?)\d{1,4}(?:[-\u2010-\u2013]\d{1,4})?|,\s(?:\d{1,4}(?:[-\u2010-\u2013]\d{1,4})?|[A-Z]{1,3}-\d{1,4}|[A-Z](?=[.;)]))(?!\s[A-Z]))(?:\(\w{1,3}\)){0,4}(?!\w|\.\w)/y;

/** `at` is an `s` or `S` that begins a word. `null` for a reference within the brief itself (`supra Part II`). */
export function readSupra(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): SupraCitation | null {
  if (!text.startsWith('upra', at + 1) || isWordCharacter(text.charCodeAt(at + 5))) return null;
  const end = at + 5;
  const next = skipSpaces(text, text.charCodeAt(end) === 44 ? end + 1 : end);
  // "Brown, supra, 12 Cal.4th at p. 15": the reporter tells more; the core stands there.
  if (isDigit(text.charCodeAt(next)) && readReporterCitation(text, next)) return null;
  const [noted = '', note] = matchAt(noteWord, text, next) ?? [];
  const pinFrom = note === undefined ? end : next + noted.length;
  const caption = readCaption(text, placeBefore(text, at), least(at));
  const outside = caption.form === 'none' ? readNameBeforeParenthesis(text, at, least(at)) : null;
  const named = outside !== null || (caption.form !== 'none' && namesCase(caption.plaintiff));
  if (!named && note === undefined) return null;
  if (named && /^(?:Part|Section|Sec\.|§|Pt\.|Argument)/.test(text.slice(next, next + 10))) return null;
  const pin = readSectionPin(text, pinFrom) ?? readPinCite(text, pinFrom, beginsNumberedCitation);
  const behind = readBehind(text, pinFrom, pin, brackets);
  const nameStart = outside?.start ?? (named ? caption.start : at);
  const signal = readSignal(text, nameStart, least(at));
  const name =
    outside?.name ??
    (caption.defendant === null ? caption.plaintiff : `${caption.plaintiff} v. ${caption.defendant}`);
  const citation: Draft<SupraCitation> = {
    kind: 'supra',
    start: at,
    end: pinFrom,
    fullStart: nameStart,
    fullEnd: behind.end,
    ...behind.places,
  };
  if (named) citation.name = name;
  if (note !== undefined) citation.note = note;
  addSurroundings(citation, signal, behind);
  return citation;
}

const noteWord = /(?:nn?\.?|notes?|fns?\.?)\s{0,3}(\d{1,4})/y;

/** `Elm v. Oak, 441 Pa., supra`: where the volume begins that stands between name and `supra`; else `at`. */
function placeBefore(text: string, at: number): number {
  if (text.charCodeAt(at - 2) !== 44) return at;
  const from = Math.max(0, at - 28);
  const match = /,\s(\d{1,4}\s([A-Z][A-Za-z\d.\s]{0,15}),\s)$/.exec(text.slice(from, at));
  return match?.[1] !== undefined && reporterNamed(match[2] ?? '') ? at - match[1].length : at;
}

/** New York's `In Chandler (supra)`, and `See Chandler supra at 5`, where the comma is left out. */
function readNameBeforeParenthesis(
  text: string,
  at: number,
  least: number,
): { readonly start: number; readonly name: string } | null {
  const from = Math.max(least, at - 50);
  const match = (text.charCodeAt(at - 1) === 40 ? beforeParenthesis : withoutComma).exec(
    text.slice(from, at),
  );
  const name = match?.[1];
  if (!match || name === undefined || !namesCase(name)) return null;
  return { start: from + match.index + match[0].indexOf(name), name };
}

const beforeParenthesis = /(?<=^|\s)([A-Z][\w'’-]{2,30})\s\($/;
const withoutComma =
  /(?<=(?:^|\s|\()(?:In|[Ss]ee|[Aa]lso|Cf\.|[Bb]y|[Uu]nder|and|[.;])\s)([A-Z][\w'’-]{2,30})\s$/;

function namesCase(name: string): boolean {
  if (/^(?:[IVX]+|[A-Z])\.(?:[A-Z\d]+\.?)?$/.test(name)) return false;
  const code = name.charCodeAt(0);
  return (
    isUpper(code) &&
    !isSpace(code) &&
    !/^(?:See|Part|Section|Discussion|Argument|Statement|Note)\b/.test(name)
  );
}
