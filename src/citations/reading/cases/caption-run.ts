/** A word before a citation as it stands between two blanks: what of it belongs to a caption, and whether the caption ends at it. */
import {
  isDigit,
  isLetter,
  isLower,
  isSpace,
  isUpper,
  isWordCharacter,
  skipSpacesBack,
} from '../../../text/character-classes';
import { matchEnd } from '../../../text/match-at';
import { isAbbreviation } from './caption-words';

export interface Run {
  readonly start: number;
  readonly word: string;
  readonly stops: 'before' | 'after' | null;
}

/** A run of letters, digits and commas, with at most a dot at its end. */
export function readPlainToken(text: string, start: number, end: number): Run {
  const glued = matchEnd(leadingWord, text, start);
  return glued > 0 && glued < end
    ? { start: glued, word: text.slice(glued, end), stops: 'before' }
    : { start, word: text.slice(start, end), stops: null };
}

/** A run without spaces: its opening signs cut off, and whether a caption may go on before or after it. */
export function readToken(text: string, runStart: number, end: number): Run {
  let start = runStart;
  let stops: 'before' | 'after' | null = null;
  for (let place = end - 1; place >= runStart; place--) {
    const code = text.charCodeAt(place);
    if (isWordCharacter(code) || code === 44) continue;
    // Opening signs and dashes: the caption begins behind them.
    // "a 401(k) plan"
    if (code === 40 && isDigit(text.charCodeAt(place - 1)) && text.charCodeAt(place + 2) === 41) continue;
    if (code === 46) {
      // The most frequent sign by far: dots of abbreviations.
      if (!beginsBehindDot(text, runStart, place, end)) continue;
      start = place + 1;
      stops = 'before';
      break;
    }
    if (
      code === 40 ||
      code === 91 ||
      code === 0x201c ||
      (code === 0x2018 && !isDigit(text.charCodeAt(place + 1))) ||
      code === 0x2014 ||
      (code === 0x97 && !isUpper(text.charCodeAt(runStart))) ||
      code === 0x2015 ||
      code === 123 ||
      // "on appeal.”[3]Abron", "82);Anderson"
      ((code === 93 || code === 0x201d || code === 59) &&
        place < end - 2 &&
        isUpper(text.charCodeAt(place + 1))) ||
      (code === 34 && place === runStart) ||
      // "the act.'Sears", "practice.\"Elm"
      ((code === 0x27 || code === 0x2019 || code === 34) &&
        text.charCodeAt(place - 1) === 46 &&
        place > runStart &&
        isUpper(text.charCodeAt(place + 1))) ||
      (code === 95 && place === runStart) ||
      (code === 0x27 && place === runStart && end - place > 2 && /[^a-z\d]/.test(text.charAt(place + 1)))
    ) {
      start = place + 1;
      stops = 'before';
      break;
    }
  }
  // "quotingZemel", "See,Zemel": italics were lost with the blank.
  const glued = stops === null ? matchEnd(leadingWord, text, start) : -1;
  if (glued > 0 && glued < end) {
    start = glued;
    stops = 'before';
  }
  const last = text.charCodeAt(end - 1);
  if (isLetter(last) || last === 44) return { start, word: writtenWord(text, start, end), stops };
  if (
    (last === 59 && !text.startsWith('&amp;', end - 5)) ||
    // "In re: Elm"
    (last === 58 && !/^re:$/i.test(text.slice(runStart, end))) ||
    last === 63 ||
    last === 33 ||
    last === 0x201d ||
    last === 34 ||
    last === 93 ||
    (last === 46 && text.charCodeAt(end - 2) === 93) ||
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
  return { start, word: writtenWord(text, start, end), stops };
}

/** `Univ.,` of a parted `Univ .,` */
function writtenWord(text: string, start: number, end: number): string {
  const word = text.slice(start, end);
  return /\s/.test(word) ? withoutBlanks(word).replace(/\s(?=[.,])/, '') : word;
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019;
}

/** `Dep't` of `Dep 't`, `Int'l` of `Int' l`, as a page's text that was taken out has them. */
export function withoutBlanks(name: string): string {
  return /['’]/.test(name) ? name.replace(partedWord, '$1$2') : name;
}

const partedWord =
  /(?<=\b(?:Ass|Att|Comm|Cont|Dep|Eng|Env|Fed|Gov|Int|Mem|Nat|Prof|Pub|Reg|Sec|Soc))(?: (['’]) ?|(['’]) )(?=[lnrtxy]s?\b)/g;

const leadingWord = /(?:quoting|citing|see,?|(?:See|also|[Aa]ccord),|e\.g\.,?|[Cc]f\.)(?=[A-Z][a-z]{2})/y;

/** `Univ .,`, `Dep 't`: a blank stands before the stops or within a shortened word; where the word begins that they belong to. */
export function skipParted(text: string, start: number, end: number, least: number): number {
  const sign = text.charCodeAt(start);
  if (end - start < 5 && (isApostrophe(sign) || isApostrophe(text.charCodeAt(start - 2)))) {
    const [, word = ''] =
      /(?:^|[\s(])(\S{2,6}\s?['’]\s?\S{1,4})$/.exec(text.slice(Math.max(least, end - 15), end)) ?? [];
    return withoutBlanks(word) === word ? start : end - word.length;
  }
  if ((sign !== 46 && sign !== 44) || end - start > 2) return start;
  let place = skipSpacesBack(text, start, least);
  if (place === start || !isLetter(text.charCodeAt(place - 1))) return start;
  while (place > least && !isSpace(text.charCodeAt(place - 1))) place--;
  return place;
}

/** Whether a caption begins behind a dot within or at the end of a run: `.See`, `(.Elm`. */
function beginsBehindDot(text: string, runStart: number, dot: number, end: number): boolean {
  if (dot + 4 === end && text.startsWith('See', dot + 1)) return true;
  if (!isUpper(text.charCodeAt(dot + 1))) return false;
  return dot === runStart || text.charCodeAt(dot - 1) === 40 || beginsSentence(text, runStart, dot, end);
}

/** `filed by the ELMA.Oak v. Fir`: the blank behind a sentence is lost. */
function beginsSentence(text: string, start: number, dot: number, end: number): boolean {
  if (!isUpper(text.charCodeAt(dot + 1)) || !isLower(text.charCodeAt(dot + 2)) || dot - start < 2)
    return false;
  const before = skipSpacesBack(text, start, 0);
  if (before === start || !isLower(text.charCodeAt(before - 1))) return false;
  // "Amazon.Com", "St.Paul", "R.R.Oak"
  return (
    /^[A-Za-z]+$/.test(text.slice(start, dot)) &&
    !isAbbreviation(text.slice(start, dot + 1)) &&
    !/^(?:Com|Net|Org)\b/.test(text.slice(dot + 1, end))
  );
}
