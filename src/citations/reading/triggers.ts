/** What may begin a citation, by its first character: most of a text is passed over by this table alone. */
import { isLetter, isUpper } from '../../text/character-classes';

/** These begin one only where a word begins. */
export const NUMBER = 1;
export const CAPITAL = 2;
export const SMALL_LETTER = 3;
/** These anywhere. */
export const BLANK = 4;
export const SECTION_SIGN = 5;
const PARAGRAPH_SIGN = 6;

export const ANY_KIND = 7;
/** Borne by letters and digits beside their kind: behind them a word goes on, within which only signs begin anything. */
export const OF_WORD = 8;

export const triggers = buildTriggers();

function buildTriggers(): Uint8Array {
  const table = new Uint8Array(65_536);
  for (let code = 0; code < 0x250; code++) {
    if (isUpper(code)) table[code] = OF_WORD + CAPITAL;
    else if (isLetter(code)) table[code] = OF_WORD;
  }
  for (let digit = 48; digit <= 57; digit++) table[digit] = OF_WORD + NUMBER;
  for (const blank of [95, 45, 0x97, 0x2013, 0x2014, 0x2015]) table[blank] = BLANK;
  table[0xa7] = SECTION_SIGN;
  table[0xb6] = PARAGRAPH_SIGN;
  // id., ibid., supra, section, article, at, rule
  for (const letter of 'isar') table[letter.charCodeAt(0)] = OF_WORD + SMALL_LETTER;
  return table;
}
