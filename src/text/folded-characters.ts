/**
 * What each UTF-16 code unit is to a comparison of wording: one table look-up a character.
 *
 * Case, accents and compatibility forms are folded away; digits and signs that carry meaning (§ ¶ $ % ½ =) never are.
 */

/** Values below `CharacterClass.letter` are classes; all others are the folded letter itself. */
export const CharacterClass = {
  /** Spaces, and punctuation that parts words. */
  separator: 0,
  lineEnd: 1,
  digit: 2,
  apostrophe: 3,
  hyphen: 4,
  /** Nothing to the reader: soft hyphens, zero-width marks, combining accents. */
  invisible: 5,
  /** A sign that is a word of its own: § ¶ $ % & = ½. */
  sign: 6,
  /** A ligature: `expandedLetters` says what of. */
  ligature: 7,
  asterisk: 8,
  openingBracket: 9,
  closingBracket: 10,
  superscript: 11,
  letter: 32,
} as const;

const { lineEnd, digit, apostrophe, hyphen, invisible, sign, ligature, superscript } = CharacterClass;

const expansions = new Map<number, string>();

/** For each code unit its class, or its folded letter. */
export const foldedCharacters: Uint16Array = buildTable();

/** The letters that a code unit of class `ligature` stands for: `ﬁ` is `fi`, `ß` is `ss`. */
export function expandedLetters(code: number): string {
  return expansions.get(code) ?? '';
}

/** The digit that a superscript stands for. */
export function superscriptDigit(code: number): number {
  return String.fromCharCode(code).normalize('NFKD').charCodeAt(0);
}

function buildTable(): Uint16Array {
  const table = new Uint16Array(0x10000);
  for (let code = 0; code < 0x3041; code++) setAlphabetic(table, code);
  // Wide, circled and ligated letters fold like others; a word in them is a word.
  for (let code = 0xf900; code < 0x10000; code++) setAlphabetic(table, code);
  // Scripts without case, and the halves of characters beyond the first plane, stand for themselves.
  for (let code = 0x3041; code < 0xe000; code++) table[code] = code;
  for (let code = 0x30; code < 0x3a; code++) table[code] = digit;
  set(table, '²³¹⁰⁴⁵⁶⁷⁸⁹', superscript);
  set(table, "'’‘ʼ′`´", apostrophe);
  set(table, '-‐‑¬', hyphen);
  set(table, '\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff', invisible);
  set(table, '\n\f', lineEnd);
  set(table, '§¶$%‰‱&=+<>#@', sign);
  // ⒩⒪⒯ reads "not".
  for (let code = 0x249c; code <= 0x24b5; code++) table[code] = 'a'.charCodeAt(0) + code - 0x249c;
  // № reads "No".
  set(table, '№', ligature);
  expansions.set('№'.charCodeAt(0), 'no');
  // What is struck out is no longer said.
  for (const strike of '\u0334\u0335\u0336\u0337\u0338\u20d2\u20d3\u20e0\u20e5') setLetter(table, strike);
  set(table, '*', CharacterClass.asterisk);
  set(table, '[', CharacterClass.openingBracket);
  set(table, ']', CharacterClass.closingBracket);
  return table;
}

function setAlphabetic(table: Uint16Array, code: number): void {
  const character = String.fromCharCode(code);
  if (/\p{M}/u.test(character)) {
    table[code] = invisible;
  } else if (/\p{Alphabetic}/u.test(character)) {
    const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss');
    if (folded.length === 1) {
      table[code] = folded.charCodeAt(0);
    } else {
      table[code] = ligature;
      expansions.set(code, folded);
    }
  } else {
    setSign(table, code);
  }
}

function setSign(table: Uint16Array, code: number): void {
  const character = String.fromCharCode(code);
  if (/[\p{Sc}\p{N}\p{Sm}]/u.test(character) && !/[|~⁄]/.test(character)) table[code] = sign;
}

function setLetter(table: Uint16Array, character: string): void {
  table[character.charCodeAt(0)] = character.charCodeAt(0);
}

function set(table: Uint16Array, characters: string, value: number): void {
  for (const character of characters) table[character.charCodeAt(0)] = value;
}
