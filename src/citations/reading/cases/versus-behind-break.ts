/**
 * The `v.` of a caption that something broke off: a blank line in spread text, the number of a page, a word that elsewhere begins
 * a sentence or ends one. Without it the rest of the defendant would pass for the whole name.
 */
import { isDigit, isLower, isSpace, isUpper } from '../../../text/character-classes';
import { captionWords, isAbbreviation, isVersus, sentenceStarters, signalWords } from './caption-words';

const MOST_WORDS = 6;

/** Where it stands before `at`, the first word that was read; `null` where what stands between is no part of a name. */
export function findVersusBehind(
  text: string,
  at: number,
  end: number,
  least: number,
): { readonly start: number; readonly end: number } | null {
  let place = at;
  for (let count = 0; count < MOST_WORDS; count++) {
    const wordEnd = skipBlanksBack(text, place, least);
    let start = wordEnd;
    while (start > least && wordEnd - start < 24 && !isSpace(text.charCodeAt(start - 1))) start--;
    if (start === wordEnd) return null;
    const paged = /^\*\d{1,5}/.exec(text.slice(start, wordEnd))?.[0].length ?? 0;
    const word = text.slice(start + paged, wordEnd);
    if (isLower(word.charCodeAt(0)) && isVersus(word)) return { start, end: wordEnd };
    const isWithin = word === '' || standsWithin(word, text.slice(at, end));
    const isParted = text.slice(wordEnd, place).split('\n').length > 2;
    if (!isWithin || (isParted && !captionWords.has(word))) return null;
    place = start;
  }
  return null;
}

function standsWithin(word: string, rest: string): boolean {
  if (signalWords.has(word) || sentenceStarters.has(word)) return false;
  if (captionWords.has(word) || word === 'in') return true;
  // "International Term. Operating Co.": a sentence ends before a name more often than before a company's last words.
  if (word.endsWith('.'))
    return isAbbreviation(word) || (/^[A-Z][a-z]{2,5}\.$/.test(word) && companyAtEnd.test(rest));
  const first = word.charCodeAt(0);
  return (isUpper(first) || isDigit(first) || word.startsWith('’')) && !/[,;:!?”"’)\]]$/.test(word);
}

const companyAtEnd = /\b(?:Co|Corp|Inc|Ltd)\.$/;

function skipBlanksBack(text: string, at: number, least: number): number {
  let place = at;
  while (place > least && at - place < 12 && isSpace(text.charCodeAt(place - 1))) place--;
  return place;
}
