/** What kind of character stands at a place, by UTF-16 code unit: one table look-up, no regular expression. */
const DIGIT = 1;
const UPPER = 2;
const LOWER = 4;
const SPACE = 8;
/** Passed over when a spelling is compared: spaces, dots, commas, apostrophes, soft hyphens, joiners. */
const SILENT = 16;

const classes = buildClasses();

/** `NaN`, the code of a place outside a text, is looked up as 0, which has no class: `NaN` itself would be looked up by name. */
function classOf(code: number): number {
  return classes[code | 0] ?? 0;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isUpper(code: number): boolean {
  return (classOf(code) & UPPER) !== 0;
}

export function isLower(code: number): boolean {
  return (classOf(code) & LOWER) !== 0;
}

export function isLetter(code: number): boolean {
  return (classOf(code) & (UPPER | LOWER)) !== 0;
}

export function isWordCharacter(code: number): boolean {
  return (classOf(code) & (UPPER | LOWER | DIGIT)) !== 0;
}

export function isSpace(code: number): boolean {
  return (classOf(code) & SPACE) !== 0;
}

export function isSilent(code: number): boolean {
  return (classOf(code) & SILENT) !== 0;
}

/** Whether one of `letters` has the code: of a character whose code is known no string is made. */
export function isAmong(letters: string, code: number): boolean {
  for (let place = 0; place < letters.length; place++) if (letters.charCodeAt(place) === code) return true;
  return false;
}

/** The next place from `at` that is no space (nor soft hyphen). */
export function skipSpaces(text: string, at: number): number {
  let place = at;
  while (place < text.length && isSpace(text.charCodeAt(place))) place++;
  return place;
}

/** The place after the last character before `at` that is no space; never below `least`. */
export function skipSpacesBack(text: string, at: number, least: number): number {
  let place = at;
  while (place > least && isSpace(text.charCodeAt(place - 1))) place--;
  return place;
}

export function skipDigits(text: string, at: number): number {
  let place = at;
  while (place < text.length && isDigit(text.charCodeAt(place))) place++;
  return place;
}

export function skipDots(text: string, at: number): number {
  let place = at;
  while (text.charCodeAt(place) === 46) place++;
  return place;
}

function buildClasses(): Uint8Array {
  const table = new Uint8Array(65_536);
  const add = (code: number, kind: number): void => {
    table[code] = (table[code] ?? 0) | kind;
  };
  for (let code = 48; code <= 57; code++) add(code, DIGIT);
  for (let code = 65; code <= 90; code++) add(code, UPPER);
  for (let code = 97; code <= 122; code++) add(code, LOWER);
  for (let code = 0xc0; code <= 0x24f; code++) {
    if (code === 0xd7 || code === 0xf7) continue;
    const letter = String.fromCharCode(code);
    add(code, letter === letter.toLowerCase() ? LOWER : UPPER);
  }
  // The ordinal and modifier letters that word processors write for "1st" stay unclassed: they are no part of a spelling.
  const spaces = [
    9, 10, 11, 12, 13, 32, 0x85, 0xa0, 0xad, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x2060, 0x3000, 0xfeff,
  ];
  for (let code = 0x2000; code <= 0x200d; code++) spaces.push(code);
  for (const code of spaces) add(code, SPACE | SILENT);
  for (const sign of ".,'’‘′`´ʼʻ") add(sign.charCodeAt(0), SILENT);
  return table;
}
