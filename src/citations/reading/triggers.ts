/** What may begin a citation, by its first character: most of a text is passed over by this table alone. */
import { isLetter, isUpper } from '../../text/character-classes';

export const NOTHING = 0;
export const NUMBER = 1;
export const BLANK = 2;
export const SECTION_SIGN = 3;
export const PARAGRAPH_SIGN = 4;
/** From here on, letters. */
export const CAPITAL = 5;
export const SMALL_LETTER = 6;
export const LETTER = 7;
export const triggers = buildTriggers();

function buildTriggers(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (let code = 0; code < 0x250; code++) {
    if (isUpper(code)) table[code] = CAPITAL;
    else if (isLetter(code)) table[code] = LETTER;
  }
  for (let digit = 48; digit <= 57; digit++) table[digit] = NUMBER;
  for (const blank of [95, 45, 0x97, 0x2013, 0x2014, 0x2015]) table[blank] = BLANK;
  table[0xa7] = SECTION_SIGN;
  table[0xb6] = PARAGRAPH_SIGN;
  // id., ibid., supra, section, article, at, rule
  for (const letter of 'isar') table[letter.charCodeAt(0)] = SMALL_LETTER;
  return table;
}
