/** The spelling of a token that is compared: letters folded, whatever interrupts it left out. */
import {
  CharacterClass,
  expandedLetters,
  foldedCharacters,
  superscriptDigit,
} from '../../../text/folded-characters';
import { skipStarPage } from './star-pages';

/** `¬` stands for a hyphen within a word, and alone says "not". */
export const notSign = 0xac;

const { letter, digit, apostrophe, sign, ligature, superscript, asterisk } = CharacterClass;

export function foldedWord(text: string, start: number, end: number): string {
  if (end - start === 1 && text.charCodeAt(start) === notSign) return '¬';
  let word = '';
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    const value = foldedCharacters[code] as number;
    if (value >= letter) word += String.fromCharCode(value);
    else if (value === ligature) word += expandedLetters(code);
    else if (value === digit) word += text.charAt(at);
    else if (value === superscript) word += String.fromCharCode(superscriptDigit(code));
    else if (value === sign) word += text.charAt(at);
    else if (value === apostrophe) word += "'";
    else if (code === 46 && (at === start || isDigit(text, at - 1))) word += '.';
    else if (value === asterisk) at = Math.max(at, skipStarPage(text, at) - 1);
  }
  return word;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
