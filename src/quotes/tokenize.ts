/**
 * The words of an opinion or a quotation, in one pass, with their places; star pages and note calls are told apart from words.
 *
 * A number is one token, whole; a sign that carries meaning (§, $, %) is one too. Punctuation makes no token.
 */
import {
  CharacterClass,
  expandedLetters,
  foldedCharacters,
  superscriptDigit,
} from '../text/folded-characters';
import { hashHigh, hashLow, hashSeedHigh, hashSeedLow } from '../text/word-numbers';

export interface Tokens {
  readonly text: string;
  readonly count: number;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Two hashes of the folded word, for `WordNumbers`. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly flags: Uint8Array;
  readonly starPages: readonly StarPage[];
}

/** `*495`, `[*495]`, `**710`: here begins this page of one reporter. */
export interface StarPage {
  readonly at: number;
  readonly number: number;
  readonly asterisks: number;
}

export const TokenFlag = {
  /** The number of a note call: no word of the sentence. */
  note: 1,
  /** The word may go on in the next token: a hyphen or a page ends between them. */
  broken: 2,
  /** The first token of a paragraph. */
  paragraph: 4,
} as const;

const { letter, digit, apostrophe, hyphen, invisible, sign, ligature, superscript, lineEnd } = CharacterClass;
const characters = foldedCharacters;

/** In a quotation brackets are marks of its author, so they end a word; in an opinion they are part of what it says. */
export function tokenize(text: string, side: 'opinion' | 'quotation' = 'opinion'): Tokens {
  return new Tokenizer(text, side === 'opinion').run();
}

/** The folded word of one token: what is compared. */
export function foldedWord(text: string, start: number, end: number): string {
  let word = '';
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    const value = characters[code] as number;
    if (value >= letter) word += String.fromCharCode(value);
    else if (value === ligature) word += expandedLetters(code);
    else if (value === digit) word += text.charAt(at);
    else if (value === superscript) word += String.fromCharCode(superscriptDigit(code));
    else if (value === sign) word += text.charAt(at);
    else if (value === apostrophe) word += "'";
    else if (code === 46 && isDigit(text, at - 1)) word += '.';
    else if (value === CharacterClass.asterisk) at = Math.max(at, skipStarPage(text, at) - 1);
  }
  return word;
}

class Tokenizer {
  #count = 0;
  #at = 0;
  #lineEnds = 2;
  #lastNote = 0;
  readonly #starPages: StarPage[] = [];
  #starts: Uint32Array;
  #ends: Uint32Array;
  #low: Int32Array;
  #high: Int32Array;
  #flags: Uint8Array;

  constructor(
    private readonly text: string,
    private readonly inOpinion: boolean,
  ) {
    const capacity = (text.length >> 2) + 16;
    this.#starts = new Uint32Array(capacity);
    this.#ends = new Uint32Array(capacity);
    this.#low = new Int32Array(capacity);
    this.#high = new Int32Array(capacity);
    this.#flags = new Uint8Array(capacity);
  }

  run(): Tokens {
    const { text } = this;
    const { length } = text;
    while (this.#at < length) {
      const code = text.charCodeAt(this.#at);
      const value = characters[code] as number;
      if (value >= letter) this.#readPlainWords();
      else if (value === 0) this.#at++;
      else if (value === ligature) this.#readWord();
      else if (value === lineEnd) {
        this.#lineEnds++;
        this.#at++;
      } else if (value === digit) {
        if (this.inOpinion && this.#letterMisreadAsDigit()) this.#readWord();
        else this.#readNumber();
      } else if (value === sign) this.#readSign(code);
      else if (value === superscript) this.#readSuperscript();
      else if (value === CharacterClass.asterisk || value === CharacterClass.openingBracket) this.#readMark();
      else this.#at++;
    }
    return {
      text,
      count: this.#count,
      starts: this.#starts.subarray(0, this.#count),
      ends: this.#ends.subarray(0, this.#count),
      low: this.#low.subarray(0, this.#count),
      high: this.#high.subarray(0, this.#count),
      flags: this.#flags.subarray(0, this.#count),
      starPages: this.#starPages,
    };
  }

  /** Words of letters alone, with the separators after them: nearly all of any text, so read without a detour. */
  #readPlainWords(): void {
    const { text } = this;
    const { length } = text;
    const starts = this.#starts;
    const ends = this.#ends;
    const lows = this.#low;
    const highs = this.#high;
    const flags = this.#flags;
    let atParagraph = this.#lineEnds >= 2;
    const capacity = starts.length;
    let count = this.#count;
    let at = this.#at;
    let value = characters[text.charCodeAt(at)] as number;
    while (value >= letter && count < capacity) {
      const start = at;
      let low = hashSeedLow;
      let high = hashSeedHigh;
      do {
        low = hashLow(low, value);
        high = hashHigh(high, value);
        value = ++at < length ? (characters[text.charCodeAt(at)] as number) : 0;
      } while (value >= letter);
      if (value > lineEnd) {
        // Something else belongs to this word, or may: it is read again, with care.
        this.#count = count;
        this.#at = start;
        if (!atParagraph) this.#lineEnds = 0;
        this.#readWord();
        return;
      }
      starts[count] = start;
      ends[count] = at;
      lows[count] = low;
      highs[count] = high;
      if (atParagraph) {
        flags[count] = TokenFlag.paragraph;
        atParagraph = false;
      }
      count++;
      while (value === 0 && at < length)
        value = ++at < length ? (characters[text.charCodeAt(at)] as number) : 0;
    }
    this.#count = count;
    this.#at = at;
    if (!atParagraph) this.#lineEnds = 0;
    if (count === capacity) this.#grow();
  }

  #readWord(): void {
    const { text } = this;
    const { length } = text;
    const start = this.#at;
    let at = start;
    let end = start;
    let low = hashSeedLow;
    let high = hashSeedHigh;
    let flags = 0;
    if ((characters[text.charCodeAt(at)] as number) === digit) {
      const code = text.charCodeAt(at++);
      low = hashLow(low, code);
      high = hashHigh(high, code);
      end = at;
    }
    while (at < length) {
      const code = text.charCodeAt(at);
      const value = characters[code] as number;
      if (value >= letter) {
        low = hashLow(low, value);
        high = hashHigh(high, value);
        end = ++at;
      } else if (value < digit) {
        break;
      } else if (value === ligature) {
        const letters = expandedLetters(code);
        for (let index = 0; index < letters.length; index++) {
          low = hashLow(low, letters.charCodeAt(index));
          high = hashHigh(high, letters.charCodeAt(index));
        }
        end = ++at;
      } else if (value === invisible) {
        at++;
      } else if (value === apostrophe) {
        if (!isLetter(text, at + 1)) break;
        low = hashLow(low, 39);
        high = hashHigh(high, 39);
        at++;
      } else if (value === digit) {
        if (!digitInsideWord(text, at)) break;
        low = hashLow(low, code);
        high = hashHigh(high, code);
        end = ++at;
      } else if (value === hyphen) {
        const next = this.#wordAfterHyphen(at);
        if (next <= 0) {
          if (next < 0) flags = TokenFlag.broken;
          break;
        }
        at = next;
      } else if (this.inOpinion && isBracket(value) && isLetter(text, at + 1) && !noteCallAt(text, at)) {
        at++;
      } else {
        break;
      }
    }
    this.#at = Math.max(at, start + 1);
    this.#push(start, end, low, high, flags);
  }

  /** Where the word goes on after the hyphen; 0 when it does not, -1 when it may, in a token of its own. */
  #wordAfterHyphen(at: number): number {
    const { text } = this;
    if (isLetter(text, at + 1)) return at + 1;
    let next = at + 1;
    let lineEnds = false;
    let page: StarPage | null = null;
    while (next < text.length) {
      const code = text.charCodeAt(next);
      if (code === 10 || code === 12 || code === 13) lineEnds = true;
      else if (!isSpace(code)) {
        const afterPage = skipStarPage(text, next);
        if (afterPage === next) break;
        page = starPageAt(text, next);
        next = afterPage;
        continue;
      }
      next++;
    }
    if (!isLowerCase(text.charCodeAt(next))) return 0;
    if (!lineEnds && !page) return next > at + 1 ? -1 : 0;
    if (page) this.#starPages.push(page);
    return next;
  }

  /** `1aw`, `0f`: a letter that the scanner took for a digit, at the beginning of a word. */
  #letterMisreadAsDigit(): boolean {
    const { text } = this;
    const at = this.#at;
    const code = text.charCodeAt(at);
    if ((code !== 48 && code !== 49) || !isLowerCase(text.charCodeAt(at + 1))) return false;
    if (at > 0 && isDigit(text, at - 1)) return false;
    return code === 48 || (isLowerCase(text.charCodeAt(at + 2)) && text.slice(at + 1, at + 3) !== 'st');
  }

  #readNumber(): void {
    const { text } = this;
    const start = this.#at;
    let at = start;
    let low = hashSeedLow;
    let high = hashSeedHigh;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (!isDigit(text, at)) {
        if (code === 46 && isDigit(text, at + 1)) {
          low = hashLow(low, 46);
          high = hashHigh(high, 46);
        } else if (code !== 44 || !isThousands(text, at + 1)) {
          break;
        }
        continue;
      }
      low = hashLow(low, code);
      high = hashHigh(high, code);
    }
    const note = at - start <= 3 && this.#isNoteCall(start, at);
    if (note) this.#lastNote = Number(text.slice(start, at));
    this.#at = at;
    this.#push(start, at, low, high, note ? TokenFlag.note : 0);
  }

  /** A number glued to the end of a word or of its punctuation, or standing alone, in sequence, between two sentences. */
  #isNoteCall(start: number, end: number): boolean {
    const { text } = this;
    const last = this.#count - 1;
    if (last < 0) return false;
    const lastEnd = this.#ends[last] as number;
    const lastLength = lastEnd - (this.#starts[last] as number);
    const before = text.charAt(start - 1);
    const after = end < text.length ? text.charAt(end) : ' ';
    if (/[\s.,;”")]/.test(after)) {
      if (before === '.') return this.#endsSentence(last, start, end);
      // An apostrophe after a space opens a number: "the ’109 patent".
      if (/[,;:”"’)]/.test(before)) return /\S/.test(text.charAt(start - 2));
      if (lastEnd === start) return lastLength >= 4 && isLowerCase(text.charCodeAt(start - 1));
    }
    if (!this.inOpinion || !/\s/.test(before) || !/\s/.test(after) || lastLength <= 3) return false;
    const number = Number(text.slice(start, end));
    return (
      number > this.#lastNote &&
      number <= this.#lastNote + 2 &&
      /[.”")]/.test(text.charAt(lastEnd)) &&
      /[A-Z]/.test(text.charAt(end + 1))
    );
  }

  /** Whether the full stop before a glued number ends a sentence: "heard.12 The" does, "col.12" and "Rule 5.12" do not. */
  #endsSentence(last: number, start: number, end: number): boolean {
    const { text } = this;
    if (/[)”"’\]]/.test(text.charAt(start - 2))) return true;
    const word = text.slice(this.#starts[last], this.#ends[last]);
    if (this.#ends[last] !== start - 1 || word.length < 2 || abbreviation.test(word)) return false;
    return word.length > 3 || /^[”")]?(?:\s+[“"‘'(]?[A-Z*[]|\s*$)/.test(text.slice(end, end + 8));
  }

  #readSign(code: number): void {
    const start = this.#at++;
    this.#push(start, start + 1, hashLow(hashSeedLow, code), hashHigh(hashSeedHigh, code), 0);
  }

  #readSuperscript(): void {
    const { text } = this;
    const start = this.#at;
    let at = start;
    let low = hashSeedLow;
    let high = hashSeedHigh;
    while (at < text.length && (characters[text.charCodeAt(at)] as number) === superscript) {
      const code = superscriptDigit(text.charCodeAt(at++));
      low = hashLow(low, code);
      high = hashHigh(high, code);
    }
    this.#at = at;
    this.#push(start, at, low, high, TokenFlag.note);
  }

  /** A star page, a bracketed note call, or an asterisk or bracket that means nothing here. */
  #readMark(): void {
    const { text } = this;
    const start = this.#at;
    const page = starPageAt(text, start);
    if (page) {
      this.#starPages.push(page);
      this.#at = skipStarPage(text, start);
      const last = this.#count - 1;
      const startsLower = isLowerCase(
        text.charCodeAt(this.#at + (isSpace(text.charCodeAt(this.#at)) ? 1 : 0)),
      );
      if (last >= 0 && startsLower && text.slice(this.#ends[last], start).trim() === '') {
        this.#flags[last] = (this.#flags[last] as number) | TokenFlag.broken;
      }
      return;
    }
    this.#at++;
    if (text.charCodeAt(start) !== 91) return;
    const call = noteCallAt(text, start);
    if (!call) return;
    let low = hashSeedLow;
    let high = hashSeedHigh;
    for (const figure of call.label) {
      low = hashLow(low, figure.charCodeAt(0));
      high = hashHigh(high, figure.charCodeAt(0));
    }
    this.#at = call.end;
    this.#push(call.end - 1 - call.label.length, call.end - 1, low, high, TokenFlag.note);
  }

  #push(start: number, end: number, low: number, high: number, flags: number): void {
    const index = this.#count++;
    this.#starts[index] = start;
    this.#ends[index] = end;
    this.#low[index] = low;
    this.#high[index] = high;
    this.#flags[index] = this.#lineEnds >= 2 ? flags | TokenFlag.paragraph : flags;
    this.#lineEnds = 0;
    if (this.#count === this.#starts.length) this.#grow();
  }

  #grow(): void {
    const capacity = this.#starts.length * 2;
    this.#starts = enlarged(this.#starts, new Uint32Array(capacity));
    this.#ends = enlarged(this.#ends, new Uint32Array(capacity));
    this.#low = enlarged(this.#low, new Int32Array(capacity));
    this.#high = enlarged(this.#high, new Int32Array(capacity));
    this.#flags = enlarged(this.#flags, new Uint8Array(capacity));
  }
}

/** Words that a full stop and a number follow within a sentence. */
const abbreviation =
  /^(?:\d+|Nos?|nn?|pp?|sec|secs|arts?|chs?|cls?|ll?|vols?|pts?|exs?|dkts?|docs?|paras?|figs?|rules?|stats?|cols?|tits?|apps?|supp|sess|dist|civ|crim|cir|reg|regs|rev|rep|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;
const starPage = /(\*{1,3})(\d{1,5})(?!\d)|\[(\*{1,3})\s?(\d{1,5})\s?\]/y;

/** In `2009 WL 1234, at *2, *5` and `Id. at *2` the page of another opinion is cited. */
const citesPage = /(?:(?:\d,?|\b(?:Id|op)\.,?)\sat|(?:WL|LEXIS)\s\d+,)\s(?:\*\d+(?:[-–]\*?\d+)?,\s?)*$/i;

function starPageAt(text: string, at: number): StarPage | null {
  starPage.lastIndex = at;
  const match = starPage.exec(text);
  if (!match) return null;
  const { lastIndex } = starPage;
  const cited =
    citesPage.test(text.slice(Math.max(0, at - 32), at)) &&
    !/^\s?\d/.test(text.slice(lastIndex, lastIndex + 2));
  if (cited) return null;
  return {
    at,
    number: Number(match[2] ?? match[4]),
    asterisks: (match[1] ?? match[3] ?? '').length,
  };
}

function skipStarPage(text: string, at: number): number {
  return starPageAt(text, at) ? starPage.lastIndex : at;
}

const namedNoteCall = /\[(?:fn|n)\.?\s?(\d{1,3})\]/iy;
const bareNoteCall = /\[(\d{1,3})\]/y;

/** `[fn3]` anywhere; `[3]` only where it is glued to what it notes: "within [30] days" says a number. */
function noteCallAt(text: string, at: number): { readonly end: number; readonly label: string } | null {
  namedNoteCall.lastIndex = at;
  const named = namedNoteCall.exec(text);
  if (named) return { end: namedNoteCall.lastIndex, label: named[1] ?? '' };
  if (at === 0 || /[\s([]/.test(text.charAt(at - 1))) return null;
  bareNoteCall.lastIndex = at;
  const bare = bareNoteCall.exec(text);
  return bare ? { end: bareNoteCall.lastIndex, label: bare[1] ?? '' } : null;
}

/** `h0use`, `wil1ing`, `t0`: a digit between small letters, or a nought at their end. */
function digitInsideWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if ((code !== 48 && code !== 49 && code !== 53) || !isLowerCase(text.charCodeAt(at - 1))) return false;
  return isLowerCase(text.charCodeAt(at + 1)) || (code === 48 && !isDigit(text, at + 1));
}

function isThousands(text: string, at: number): boolean {
  return isDigit(text, at) && isDigit(text, at + 1) && isDigit(text, at + 2) && !isDigit(text, at + 3);
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isLetter(text: string, at: number): boolean {
  const value = at < text.length ? (characters[text.charCodeAt(at)] as number) : 0;
  return value >= letter || value === ligature;
}

function isLowerCase(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xfb00 && code <= 0xfb06);
}

function isBracket(value: number): boolean {
  return value === CharacterClass.openingBracket || value === CharacterClass.closingBracket;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 160 || (code >= 0x2000 && code <= 0x200a);
}

function enlarged<A extends Uint32Array | Int32Array | Uint8Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
