/**
 * The character that a `w:sym` or a SYMBOL field shows. Symbol fonts put pictures at the codes of letters, so the font decides.
 */

/** What stands for a sign whose meaning is not known here. */
const unknownSign = '\ufffd';

/**
 * WordPerfect's fonts, which live on in briefs converted from it: there an apostrophe is coded `=` and a section sign `'`.
 */
const typographicSymbols: Readonly<Record<string, string>> = {
  "'": '§',
  '&': '¶',
  '=': '’',
  '>': '‘',
  '@': '”',
  A: '“',
  B: '–',
  C: '—',
};

/** Adobe's Symbol encoding, as far as briefs use it: https://www.unicode.org/Public/MAPPINGS/VENDORS/ADOBE/symbol.txt */
const symbolFont: Readonly<Record<number, string>> = {
  0x22: '∀',
  0x24: '∃',
  0x27: '∋',
  0x2a: '∗',
  0x2d: '−',
  0xa2: '′',
  0xa3: '≤',
  0xb0: '°',
  0xb1: '±',
  0xb2: '″',
  0xb3: '≥',
  0xb4: '×',
  0xb7: '•',
  0xb9: '≠',
  0xbc: '…',
  0xd2: '®',
  0xd3: '©',
  0xd4: '™',
  0xe2: '®',
  0xe3: '©',
  0xe4: '™',
};
const greekCapitals = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const greekLetters = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';

const wordPerfectFont = /^wp\s*typographicsymbols$/i;

/** Plain text in a symbol font: converters put signs there as well. */
export function inFont(text: string, font: string): string {
  const signs = wordPerfectFont.test(font) ? /[^\s]/gu : /[\uf020-\uf0ff]/g;
  return text.replace(signs, (sign) => symbolCharacter(font, sign.codePointAt(0) ?? 0));
}

/** `code` as the file gives it; symbol fonts may have it in U+F000 to U+F0FF or below U+0100. */
export function symbolCharacter(font: string, code: number): string {
  const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (wordPerfectFont.test(font)) {
    return typographicSymbols[String.fromCharCode(low)] ?? unknownSign;
  }
  if (/^symbol$/i.test(font)) return symbolFontCharacter(low);
  if (/dings|^mt extra$|^marlett$|^wp\s/i.test(font)) return unknownSign;
  return Number.isInteger(low) && low >= 0x20 && low <= 0x10ffff && !(low >= 0xd800 && low <= 0xdfff)
    ? String.fromCodePoint(low)
    : unknownSign;
}

function symbolFontCharacter(code: number): string {
  if (code >= 0x41 && code <= 0x5a) return greekCapitals[code - 0x41] ?? unknownSign;
  if (code >= 0x61 && code <= 0x7a) return greekLetters[code - 0x61] ?? unknownSign;
  const asLetter = code >= 0x20 && code <= 0x3f ? String.fromCharCode(code) : unknownSign;
  return symbolFont[code] ?? asLetter;
}
