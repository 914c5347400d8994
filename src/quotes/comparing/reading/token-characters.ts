/** What a character is to the words of an opinion: a letter, a figure, a space; and which figures make one number. */
import { CharacterClass, foldedCharacters as characters } from '../../../text/folded-characters';

const { letter, apostrophe, ligature } = CharacterClass;

/** `.25`: the point before a figure belongs to it where nothing else does. */
export function opensDecimal(text: string, at: number): boolean {
  return (
    text.charCodeAt(at - 1) === 46 &&
    (at === 1 || /[\s($[]/.test(text.charAt(at - 2))) &&
    !/\.\s$/.test(text.slice(Math.max(0, at - 3), at - 1))
  );
}

/** Of a number that has a figure at `at`: figures, points between them and the commas of thousands. */
export function endOfNumber(text: string, at: number): number {
  let end = at;
  for (; end < text.length; end++) {
    if (isDigit(text, end)) continue;
    const code = text.charCodeAt(end);
    if (code === 46 ? !isDigit(text, end + 1) : code !== 44 || !isThousands(text, end + 1)) break;
  }
  return end;
}

function isThousands(text: string, at: number): boolean {
  return isDigit(text, at) && isDigit(text, at + 1) && isDigit(text, at + 2) && !isDigit(text, at + 3);
}

export function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

export function isLetter(text: string, at: number): boolean {
  const value = at < text.length ? (characters[text.charCodeAt(at)] as number) : 0;
  return value >= letter || value === ligature;
}

/** A letter, or an apostrophe that leads to one. */
export function goesOnAt(text: string, at: number): boolean {
  return isLetter(text, at) || (characters[text.charCodeAt(at)] === apostrophe && isLetter(text, at + 1));
}

export function isLowerCase(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xfb00 && code <= 0xfb06);
}

export function isBracket(value: number): boolean {
  return value === CharacterClass.openingBracket || value === CharacterClass.closingBracket;
}

export function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 160 || (code >= 0x2000 && code <= 0x200a);
}
