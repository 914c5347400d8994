/**
 * Differences of form between words that agree: letter case, inner punctuation, hyphens.
 *
 * What ordinary practice and print change freely is none: quotation marks, dashes of any kind, spaces, page marks, note calls.
 */
import { isEnglishWord } from '../reading/word-list';

/** Of two spellings of one word. Words in capitals are a matter of print. */
export function differsInCase(quoted: string, found: string): boolean {
  if (isCapitals(quoted) || isCapitals(found)) return false;
  return startsWithCapital(quoted) !== startsWithCapital(found);
}

/** `SHALL` for "shall": capitals that a word of small letters is given, or loses. What stands in capitals with its neighbours is print. */
export function differsInCapitals(quoted: string, found: string): boolean {
  const [loud, quiet] = isCapitals(quoted) ? [quoted, found] : [found, quoted];
  return isCapitals(loud) && quiet === quiet.toLowerCase();
}

/** `nofault` for `no-fault`; a hyphen at a line's or page's end may be the author's or the printer's. */
export function differsInHyphens(quoted: string, found: string): boolean {
  const inQuotation = innerHyphens(quoted.replace(looseHyphen, '$1'));
  const inOpinion = innerHyphens(found.replace(looseHyphen, '$1'));
  return inQuotation.sure > inOpinion.possible || inOpinion.sure > inQuotation.possible;
}

/** `non-expert` and `nonexpert` are spellings of one word, which no other word is. */
const looseHyphen = /^(non|anti|semi|multi|counter)[-‐‑](?=\p{Ll})/iu;

/** Of what stands between two words: compared without all that may change. */
export function differsInPunctuation(
  quoted: string,
  found: string,
  { wordBefore, wordAfter }: { readonly wordBefore: string; readonly wordAfter: string },
): boolean {
  if (quoted === found) return false;
  const marksNothing = !ownEllipsis.test(quoted.replace(pageMarks, '').replace(/\s+/g, ' '));
  if (ownEllipsis.test(found) && !leadersOrRule.test(found) && marksNothing) return true;
  // Feet are no inches.
  if (/^′/.test(quoted) ? /^″/.test(found) : /^″/.test(quoted) && /^′/.test(found)) return true;
  // Before a figure it may be a minus.
  const stray = !/^\d/.test(wordAfter) && (strayHyphen.test(quoted) || strayHyphen.test(found));
  const inQuotation = stray ? punctuationOf(quoted).replace(/-/g, '') : punctuationOf(quoted);
  const inOpinion = stray ? punctuationOf(found).replace(/-/g, '') : punctuationOf(found);
  if (inQuotation === inOpinion) return false;
  const mayLackStop =
    isAbbreviation(wordBefore) || (wordBefore.length <= longestAbbreviation && !/^\p{Lu}/u.test(wordAfter));
  return !(mayLackStop && inQuotation.replace('.', '') === inOpinion.replace('.', ''));
}

const pageMarks = /\[?\*{1,3}\s?\d{1,5}\]?|\[\d{1,3}\sU\.\s?S\.\s\d{1,5}\]/g;
/** The opinion's own mark of an omission. */
const ownEllipsis = /…|\.\s?\.\s?\.|\*\s?\*\s?\*/;
/** Dots that lead to a page number, and asterisks on a line of their own. */
const leadersOrRule = /\.\s?\.\s?\.\s?\.\s?\.|\n[ \t]{0,40}\*\s?\*\s?\*/;

/** With a space on one side only: the printer's or the scanner's. */
const strayHyphen = /^[-‐]\s|\s[-‐]$/;

function punctuationOf(gap: string): string {
  return gap
    .replace(pageMarks, '')
    .replace(/\[(?:fn|n)?\.?\s?\d{1,3}\]/gi, '')
    .replace(/[-‐‑‒–—―]+/g, '-')
    .replace(/…/g, '...')
    .replace(/[^-.,;:?!()/]/g, '')
    .replace(/\.{2,}/g, (dots) => (dots.length === 3 ? '' : '.'))
    .replace(/([-,;:?!/])\1+/g, '$1');
}

function innerHyphens(word: string): { readonly sure: number; readonly possible: number } {
  const all = word.match(/[-‐‑]/g)?.length ?? 0;
  const atLineEnds = word.match(/[-‐‑][\s*[\u00ad]/g)?.length ?? 0;
  return { sure: all - atLineEnds, possible: all };
}

export function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

function startsWithCapital(word: string): boolean {
  const first = word.replace(/^[^\p{L}]+/u, '').charAt(0);
  return first !== first.toLowerCase();
}

/** Whose stop print may lack before a capital, too; that of "so" or "case" ends a sentence there. */
function isAbbreviation(word: string): boolean {
  return word.length <= longestAbbreviation && (!isEnglishWord(word) || alsoShort.test(word));
}

const longestAbbreviation = 4;

/** English words that are abbreviations as well. */
const alsoShort =
  /^(?:[a-z]|no|nos|co|inc|art|ch|ed|gen|rep|div|sec|st|ct|app|am|pm|op|ex|id|fed|fig|ill|la|mass|me|miss|wash|cal|pa|mar|reg|res|pub|col|pet|sup|sat|sun|ord|add|dist|mun|prop|rel|cert)$/;
