/**
 * Differences of form between words that agree: letter case, inner punctuation, hyphens.
 *
 * What ordinary practice and print change freely is none: quotation marks, dashes of any kind, spaces, page marks, note calls.
 */

export interface FormDifference {
  readonly kind: 'punctuation' | 'letterCase';
}

/** Of two spellings of one word. Words in capitals are a matter of print. */
export function differsInCase(quoted: string, found: string): boolean {
  if (isCapitals(quoted) || isCapitals(found)) return false;
  return startsWithCapital(quoted) !== startsWithCapital(found);
}

/** `nofault` for `no-fault`; the hyphen of a line's end is not the author's. */
export function differsInHyphens(quoted: string, found: string): boolean {
  return innerHyphens(quoted) !== innerHyphens(found);
}

/** Of what stands between two words: compared without all that may change. */
export function differsInPunctuation(quoted: string, found: string, wordBefore: string): boolean {
  if (quoted === found) return false;
  const inQuotation = punctuationOf(quoted);
  const inOpinion = punctuationOf(found);
  if (inQuotation === inOpinion) return false;
  return !(isAbbreviation(wordBefore) && inQuotation.replace('.', '') === inOpinion.replace('.', ''));
}

function punctuationOf(gap: string): string {
  return gap
    .replace(/\[?\*{1,3}\s?\d{1,5}\]?/g, '')
    .replace(/\[(?:fn|n)?\.?\s?\d{1,3}\]/gi, '')
    .replace(/[¹²³⁰⁴-⁹]+/g, '')
    .replace(/(?:\.\s?){2,4}|…|(?:\*\s?){3}/g, (dots) => (/^\.(?:\s?\.){3}/.test(dots) ? '.' : ''))
    .replace(/[-‐‑‒–—―]+/g, '-')
    .replace(/[^-.,;:?!()/]/g, '')
    .replace(/-+/g, '-');
}

function innerHyphens(word: string): number {
  return word.replace(/[-‐‑¬]\s+|[-‐‑¬]?\s*\[?\*{1,3}\d+\]?\s*|\u00ad/g, '').replace(/[^-‐‑]/g, '').length;
}

function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

function startsWithCapital(word: string): boolean {
  const first = word.replace(/^[^\p{L}]+/u, '').charAt(0);
  return first !== first.toLowerCase();
}

function isAbbreviation(word: string): boolean {
  return word.length <= 4;
}
