/** One word of the draft where the opinion has two, or two where it has one: print and scanners part and join words. */
import { frequencyOf, wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import type { TokenSpan } from './exact-passages';
import { areLikeLetters } from './like-letters';
import { TokenFlag } from '../reading/tokenize';
import { criticalClass } from '../meaning/critical-words';
import { isEnglishWord } from '../reading/word-list';

/**
 * What the draft has done: nothing (`null`), no more than the scanner did, or a change of form or of words. `hyphenated`: the draft
 * parts the word itself, by a hyphen, which a scanner may have read as a space.
 */
export function partedDifference(
  opinion: IndexedOpinion,
  token: number,
  found: readonly string[],
  drafted: readonly string[],
  hyphenated: boolean,
): 'scanNoise' | 'spacing' | 'substitution' | null {
  const partedThere = found.length > 1;
  const parts = partedThere ? found : drafted;
  const whole = (partedThere ? drafted[0] : found[0]) ?? '';
  if (parts.some((part) => /^[\d.]+$/.test(part))) {
    return partedThere && isThousands(opinion, token, parts) ? 'scanNoise' : 'substitution';
  }
  if (partedThere && hyphenated && hyphenBeforePage.test(gapAfter(opinion, token))) return null;
  if (partedThere && isBroken(opinion, token)) return whole === found.join('') ? null : 'scanNoise';
  const areWords = parts.every(isEnglishWord);
  if (!partedThere && areWords && /\p{L}[-‐‑]\p{L}/u.test(printed(opinion, token))) return 'spacing';
  if (!isEnglishWord(whole)) {
    if (!areWords || boundPrefix.test(parts[0] ?? '')) return 'scanNoise';
    if (seeminglyNegated.test(parts.join(' ')) || countsOtherwise(opinion, token, parts))
      return 'substitution';
    const isOwnWord = frequencyOf(opinion, opinion.words.find(whole)) > 0;
    return partedThere && !hyphenated && !isOwnWord ? 'spacing' : 'scanNoise';
  }
  if (!areWords) return 'scanNoise';
  if (partedThere && isPartedByPage(opinion, token, whole)) return null;
  return turningPart.test(parts[0] ?? '') ? 'substitution' : 'spacing';
}

/** `Jones-*217 Lee`, of one name. */
const hyphenBeforePage = /^[-‐‑]\s?\[?\*{1,3}\d{1,5}\]?\s?$/;

function gapAfter({ tokens: { text, starts, ends } }: IndexedOpinion, token: number): string {
  return text.slice(ends[token], starts[token + 1]);
}

const turningPart = /^(?:in|un|non|dis|im|a|no|not)$/;
/** "in arbitrable" beside `inarbitrable`, which is in no list of words. */
const seeminglyNegated = /^in [a-z]{3,}[ai]ble$/;

/** `twenty five-dollar notes` of "twenty five dollar notes", which may be twenty-five: the hyphen says what is counted. */
function countsOtherwise(opinion: IndexedOpinion, token: number, parts: readonly string[]): boolean {
  const counts = [token > 0 ? wordAt(opinion, token - 1) : '', ...parts].map(
    (word) => criticalClass(word) === 'number',
  );
  return counts[0] === true && counts[1] === true && counts[2] === false;
}

/** `method *593 ology`: a page begins within a word that the opinion has elsewhere, and what stands after the mark it has nowhere else. */
function isPartedByPage(opinion: IndexedOpinion, token: number, whole: string): boolean {
  const { tokens, words, numbers } = opinion;
  const gap = tokens.text.slice(tokens.ends[token], tokens.starts[token + 1]);
  return (
    /^\s?\[?\*{1,3}\d{1,5}\]?\s?$/.test(gap) &&
    !turningPart.test(wordAt(opinion, token)) &&
    frequencyOf(opinion, words.find(whole)) > 0 &&
    frequencyOf(opinion, numbers[token + 1] as number) === 1
  );
}

/** `10, 000`: the printer's space in a number. */
function isThousands({ tokens }: IndexedOpinion, token: number, parts: readonly string[]): boolean {
  const gap = tokens.text.slice(tokens.ends[token], tokens.starts[token + 1]);
  return /^,\s$/.test(gap) && /^\d{1,3}$/.test(parts[0] ?? '') && /^\d{3}$/.test(parts[1] ?? '');
}

/**
 * Whether a line's or page's end breaks a word between this token and the next. A page may as well begin between two words:
 * without a hyphen, what stands apart and is two words is not one.
 */
export function isBroken(opinion: IndexedOpinion, token: number): boolean {
  const { text, ends, starts, flags, count } = opinion.tokens;
  if (token < 0 || token + 1 >= count || ((flags[token] as number) & TokenFlag.broken) === 0) return false;
  const gap = text.slice(ends[token], starts[token + 1]);
  if (/[-‐‑¬\u00ad]/.test(gap) || !/\s/.test(gap)) return true;
  return !isEnglishWord(wordAt(opinion, token)) || !isEnglishWord(wordAt(opinion, token + 1));
}

/** The whole of which the token is a half: "constitute" of "con- stitute"; `null` where no line's or page's end breaks it. */
export function brokenWord(opinion: IndexedOpinion, token: number): string | null {
  const first = isBroken(opinion, token - 1) ? token - 1 : isBroken(opinion, token) ? token : -1;
  return first < 0 ? null : wordAt(opinion, first) + wordAt(opinion, first + 1);
}

/** The words of the tokens `from` to before `to`; of a word that a line's or page's end breaks the first token says the whole. */
export function printedBetween(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  return wordsBetween(opinion, from, to).map((word, index) => {
    const at = Math.max(0, from) + index;
    return isBroken(opinion, at) ? word + wordAt(opinion, at + 1) : word;
  });
}

/**
 * `Copart-ners`: the hyphen of a line's end that a scanner kept within the line. A draft leaves it out where the parts are no words and
 * the whole is one; of a name, where the opinion has it elsewhere without a hyphen.
 */
export function isHyphenOfPrint(opinion: IndexedOpinion, token: number, drafted: string): boolean {
  if (hyphens.test(drafted)) return false;
  const { numbers, firstPosting, postings } = opinion;
  const print = printed(opinion, token);
  const number = numbers[token] as number;
  if (isEnglishWord(wordAt(opinion, token)))
    return !prefix.test(print) && !print.split(hyphens).every((part) => isEnglishWord(part.toLowerCase()));
  const first = firstPosting[number] as number;
  const last = Math.min(firstPosting[number + 1] as number, first + mostPlaces);
  for (let at = first; at < last; at++) {
    if (!hyphens.test(printed(opinion, postings[at] as number))) return true;
  }
  return false;
}

const hyphens = /[-‐‑]/;
/** Its hyphen is the author's: "re-cover". */
const prefix = /^(?:re|co|pre|non|un|in|anti|sub|ex|mis|de|dis)[-‐‑]/i;
const mostPlaces = 40;

function printed({ tokens }: IndexedOpinion, token: number): string {
  return tokens.text.slice(tokens.starts[token], tokens.ends[token]);
}

/** Of a word that a page or line parts at the token: `drafted` as the draft has its halves, one of which a scanner has misread. */
export function isHalfMisread(
  opinion: IndexedOpinion,
  token: number,
  drafted: readonly [string, string],
): boolean {
  const whole = drafted.join('');
  const halves = [wordAt(opinion, token), wordAt(opinion, token + 1)];
  const misread = drafted.find((half, at) => half !== halves[at]) ?? '';
  const found = halves.join('');
  return (
    isBroken(opinion, token) &&
    !isEnglishWord(misread) &&
    (isEnglishWord(whole) || frequencyOf(opinion, opinion.words.find(whole)) > 0) &&
    !isEnglishWord(found) &&
    areLikeLetters(whole, found)
  );
}

/**
 * The word of which the passage has one half, its second at the beginning or its first at the end, where the half reads as a
 * word: "constitutional" of "un- constitutional". `null` where there is none, or where the half, which the opinion says nowhere else,
 * keeps the sense of the whole: "tice" of "malprac- tice" is a slip of the hand that copied it.
 */
export function halvedWord(
  opinion: IndexedOpinion,
  { from, to }: TokenSpan,
  end: 'first' | 'last',
): TokenSpan | null {
  const token = end === 'first' ? from - 1 : to - 1;
  if (token < 0 || token + 1 >= opinion.tokens.count) return null;
  const one = wordAt(opinion, token);
  const other = wordAt(opinion, token + 1);
  const kept = end === 'first' ? token + 1 : token;
  const isOneWord =
    (isBroken(opinion, token) &&
      isEnglishWord(one + other) &&
      isEnglishWord(wordAt(opinion, kept)) &&
      (turnsTheRest.test(end === 'first' ? one : other) ||
        frequencyOf(opinion, opinion.numbers[kept] as number) > 1)) ||
    (end === 'first' && boundPrefix.test(one) && isBarelyParted(opinion, token));
  return isOneWord ? { from: token, to: token + 2 } : null;
}

/** What a word cannot lose and still say the same: "mis- conduct", "over- ruled", "care- less". */
export const turnsTheRest =
  /^(?:[a-z]{1,2}|un|non|dis|mis|anti|over|under|counter|out|fore|sub|super|pre|post|less|lessly|able|ible|free|proof)$/;

/** No word by itself: "un constitutional". */
const boundPrefix = /^(?:un|non|dis|mis|im|il|ir)$/;

function isBarelyParted({ tokens }: IndexedOpinion, token: number): boolean {
  const gap = tokens.text.slice(tokens.ends[token], tokens.starts[token + 1]);
  return /^[-‐‑–¬\u00ad\s*[\]\d]{0,16}$/.test(gap);
}
