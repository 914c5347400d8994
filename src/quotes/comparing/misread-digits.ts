/** Digits of an opinion that a scanner made of letters, and that so belong to a word. */
import { isEnglishWord } from './word-list';

/** `1aw`, `0f`: at the beginning of a word. */
export function letterMisreadAsDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if ((code !== 48 && code !== 49) || !isLowerCase(text.charCodeAt(at + 1))) return false;
  if (at > 0 && isDigit(text.charCodeAt(at - 1))) return false;
  return code === 48 || (isLowerCase(text.charCodeAt(at + 2)) && text.slice(at + 1, at + 3) !== 'st');
}

/** `h0use`, `wil1ing`, `t0`, `wil1`: a digit between small letters, or a nought at their end, or a one at the end of a short word. */
export function digitInsideWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if ((code !== 48 && code !== 49 && code !== 53) || !isLowerCase(text.charCodeAt(at - 1))) return false;
  if (isLowerCase(text.charCodeAt(at + 1))) return true;
  if (isDigit(text.charCodeAt(at + 1))) return false;
  return code === 48 || (code === 49 && endsShortWord(text, at));
}

/** No note is called right after letters that are no word. */
function endsShortWord(text: string, at: number): boolean {
  const word = /(?:^|[^\p{L}\d])(\p{Ll}{2,3})$/u.exec(text.slice(Math.max(0, at - 4), at))?.[1];
  return word !== undefined && !isEnglishWord(word) && !numbered.test(word);
}

const numbered = /^(?:nos?|secs?|arts?|chs?|cls?|cols?|exh?|figs?|vols?|pts?|par|pp|ll|nn|app|reg)$/;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLowerCase(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xfb00 && code <= 0xfb06);
}
