/** Digits of an opinion that a scanner made of letters, and that so belong to a word. */
import { isEnglishWord } from './word-list';

/** `1aw`, `0f`: at the beginning of a word. */
export function letterMisreadAsDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if ((code !== 48 && code !== 49) || !isLowerCase(text.charCodeAt(at + 1))) return false;
  if (at > 0 && isDigit(text.charCodeAt(at - 1))) return false;
  return code === 48 || (isLowerCase(text.charCodeAt(at + 2)) && text.slice(at + 1, at + 3) !== 'st');
}

/**
 * `h0use`, `wil1ing`, `t0`, `wil1`, `sha11`: a digit between small letters, or a nought at their end, or a one at the end of a word
 * that is none without, or either of two that stand for "ll".
 */
export function digitInsideWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 49 && text.charCodeAt(at - 1) === 49) return isDoubleL(text, at - 1);
  if (code === 49 && text.charCodeAt(at + 1) === 49) return isDoubleL(text, at);
  if (code === 48 && isInitialBefore(text, at)) return true;
  if ((code !== 48 && code !== 49 && code !== 53) || !isLowerCase(text.charCodeAt(at - 1))) return false;
  if (isLowerCase(text.charCodeAt(at + 1))) return true;
  if (isDigit(text.charCodeAt(at + 1))) return false;
  return code === 48 || (code === 49 && endsWord(text, at));
}

/** `N0twithstanding`: behind a first capital, before small letters that are no unit. */
function isInitialBefore(text: string, at: number): boolean {
  return /^(?:.?[^\p{L}\d])?\p{Lu}0\p{Ll}{3}/su.test(text.slice(Math.max(0, at - 2), at + 4));
}

/** Two ones between letters that make a word with "ll", and neither without it nor with "il" (`fa11` may be "fail"). */
function isDoubleL(text: string, at: number): boolean {
  const before = /(?:^|[^\p{L}\d])(\p{Ll}{1,12})$/u.exec(text.slice(Math.max(0, at - 13), at))?.[1];
  const after = /^\p{Ll}{0,12}(?![\p{L}\d])/u.exec(text.slice(at + 2, at + 16))?.[0];
  if (before === undefined || after === undefined) return false;
  if (after === '' && isEnglishWord(before) && !calledNoNote.has(before)) return false;
  return isEnglishWord(`${before}ll${after}`) && (before === 'a' || !isEnglishWord(`${before}il${after}`));
}

/** In the word list, but of no sentence that a note is called in right after them. */
const calledNoNote = new Set(['a', 'ca', 'sha', 'sma', 'te']);

/** No note is called right after letters that are no word; of a longer word only a misread "l" is known. */
function endsWord(text: string, at: number): boolean {
  const word = /(?:^|[^\p{L}\d])(\p{Ll}{2,15})$/u.exec(text.slice(Math.max(0, at - 16), at))?.[1];
  if (word === undefined || numbered.test(word)) return false;
  if (isEnglishWord(word) && !(word === 'rea' && !ofMind.test(text.slice(Math.max(0, at - 9), at))))
    return false;
  return word.length <= 3 || isEnglishWord(`${word}l`);
}

/** Of the law's Latin a note may be called: "mens rea1". */
const ofMind = /mens\s{1,3}rea$/i;

const numbered = /^(?:nos?|secs?|arts?|chs?|cls?|cols?|exh?|figs?|vols?|pts?|par|pp|ll|nn|app|reg)$/;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLowerCase(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xfb00 && code <= 0xfb06);
}
