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
} from '../../../text/folded-characters';
import { notSign } from './folded-word';
import { digitInsideWord, letterMisreadAsDigit } from './misread-digits';
import { noteCallAt, numberCallsNote, superscriptCallsNote } from './number-calls-note';
import { TokenColumns, type FilledColumns } from './token-columns';
import {
  goesOnAt,
  isBracket,
  isLetter,
  isLowerCase,
  endOfNumber,
  isSpace,
  opensDecimal,
} from './token-characters';
import { readPlainWords, type ReadingPlace } from './plain-words';
import { brokenAtHyphen } from './broken-words';
import { firstStarPage, pageGluedToNumber, skipStarPage, starPageAt, type StarPage } from './star-pages';
import { hashHigh, hashLow, hashSeedHigh, hashSeedLow } from '../../../text/word-numbers';

export interface Tokens extends FilledColumns {
  readonly text: string;
  readonly starPages: readonly StarPage[];
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
const comma = 44;

/** The words of an opinion. Brackets are part of what it says. */
export function tokenize(text: string): Tokens {
  return new Tokenizer(text, true, new TokenColumns(Math.ceil(text.length / 5) + 16)).run();
}

/** The words of a stretch of a quotation, in which brackets are marks of its author, so that they end a word. */
export function tokenizeQuoted(text: string, columns: TokenColumns): Tokens {
  return new Tokenizer(text, false, columns).run();
}

class Tokenizer implements ReadingPlace {
  at = 0;
  lineEnds = 2;
  #lastNote = 0;
  #firstPage: number | null = null;
  readonly #starPages: StarPage[] = [];

  constructor(
    readonly text: string,
    private readonly inOpinion: boolean,
    readonly columns: TokenColumns,
  ) {
    columns.count = 0;
  }

  run(): Tokens {
    const { text } = this;
    const { length } = text;
    while (this.at < length) {
      const code = text.charCodeAt(this.at);
      const value = characters[code] as number;
      if (value >= letter) {
        readPlainWords(this);
        if (isLetter(text, this.at)) this.#readWord();
      } else if (value === 0) this.at++;
      else if (value === ligature) this.#readWord();
      else if (value === lineEnd) {
        this.lineEnds++;
        this.at++;
      } else if (value === digit) {
        if (this.inOpinion && letterMisreadAsDigit(text, this.at)) this.#readWord();
        else this.#readNumber();
      } else if (value === sign) this.#readSign(code);
      else if (value === superscript) this.#readSuperscript();
      else if (value === CharacterClass.asterisk || value === CharacterClass.openingBracket) this.#readMark();
      else if (code === notSign && !isLetter(text, this.at - 1)) this.#readSign(code);
      else this.at++;
    }
    return { text, ...this.columns.filled(), starPages: this.#starPages };
  }

  #readWord(): void {
    const { text } = this;
    const { length } = text;
    const start = this.at;
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
      } else if (this.inOpinion && isBracket(value) && goesOnAt(text, at + 1) && !noteCallAt(text, at)) {
        at++;
      } else {
        break;
      }
    }
    this.at = Math.max(at, start + 1);
    this.#push(start, end, low, high, flags);
  }

  /** Where the word goes on after the hyphen; 0 when it does not, -1 when it may, in a token of its own. */
  #wordAfterHyphen(at: number): number {
    if (isLetter(this.text, at + 1)) return at + 1;
    const { next, page } = brokenAtHyphen(this.text, at);
    if (page) this.#starPages.push(page);
    return next;
  }

  #readNumber(): void {
    const { text } = this;
    const start = opensDecimal(text, this.at) ? this.at - 1 : this.at;
    const end = endOfNumber(text, this.at);
    let low = hashSeedLow;
    let high = hashSeedHigh;
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === comma) continue;
      low = hashLow(low, code);
      high = hashHigh(high, code);
    }
    const note = end - start <= 3 && this.#callsNote(start, end);
    if (note) this.#lastNote = Number(text.slice(start, end));
    this.at = end;
    this.#push(start, end, low, high, note ? TokenFlag.note : 0);
  }

  #callsNote(start: number, end: number): boolean {
    const last = this.columns.count - 1;
    if (last < 0) return false;
    const wordStart = this.columns.starts[last] as number;
    const wordEnd = this.columns.ends[last] as number;
    // Nearly every number follows a word and a space: then it counts what it stands beside.
    if (wordEnd === start - 1 && this.text.charCodeAt(wordEnd) === 32) return false;
    const lastNote = this.inOpinion ? this.#lastNote : null;
    return numberCallsNote({ text: this.text, start, end, wordStart, wordEnd, lastNote });
  }

  #readSign(code: number): void {
    const start = this.at++;
    this.#push(start, start + 1, hashLow(hashSeedLow, code), hashHigh(hashSeedHigh, code), 0);
  }

  #readSuperscript(): void {
    const { text } = this;
    const start = this.at;
    let at = start;
    let low = hashSeedLow;
    let high = hashSeedHigh;
    while (at < text.length && (characters[text.charCodeAt(at)] as number) === superscript) {
      const code = superscriptDigit(text.charCodeAt(at++));
      low = hashLow(low, code);
      high = hashHigh(high, code);
    }
    this.at = at;
    this.#push(start, at, low, high, superscriptCallsNote(text, start) ? TokenFlag.note : 0);
  }

  /** A star page, a bracketed note call, or an asterisk or bracket that means nothing here. */
  #readMark(): void {
    const { text } = this;
    const start = this.at;
    const firstPage = (): number => (this.#firstPage ??= firstStarPage(text));
    const glued = this.inOpinion ? pageGluedToNumber(text, start, this.#starPages.at(-1), firstPage) : null;
    const page = glued ?? starPageAt(text, start);
    if (page) {
      this.#starPages.push(page);
      this.at = glued ? start + 1 + String(glued.number).length : skipStarPage(text, start);
      const { count, ends, flags } = this.columns;
      const last = count - 1;
      const startsLower = isLowerCase(text.charCodeAt(this.at + (isSpace(text.charCodeAt(this.at)) ? 1 : 0)));
      if (last >= 0 && startsLower && text.slice(ends[last], start).trim() === '') {
        flags[last] = (flags[last] as number) | TokenFlag.broken;
      }
      return;
    }
    this.at++;
    if (text.charCodeAt(start) !== 91) return;
    const call = noteCallAt(text, start);
    if (!call) return;
    let low = hashSeedLow;
    let high = hashSeedHigh;
    for (const figure of call.label) {
      low = hashLow(low, figure.charCodeAt(0));
      high = hashHigh(high, figure.charCodeAt(0));
    }
    this.at = call.end;
    this.#push(call.end - 1 - call.label.length, call.end - 1, low, high, TokenFlag.note);
  }

  #push(start: number, end: number, low: number, high: number, flags: number): void {
    this.columns.push(start, end, low, high, this.lineEnds >= 2 ? flags | TokenFlag.paragraph : flags);
    this.lineEnds = 0;
  }
}
