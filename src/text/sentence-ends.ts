/**
 * Where sentences of a brief end: enough to tell whether a citation follows the sentence of a quotation.
 *
 * Legal prose is full of full stops that end nothing; citations are the caller's to skip, the rest is decided here.
 */

/**
 * The places just after each sentence end within `[start, end)`: after the mark, its closing quotation marks and
 * brackets, and a note's number. Ascending.
 */
export function sentenceEnds(text: string, start: number, end: number): readonly number[] {
  const ends: number[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(/[.?!]/g)) {
    const at = start + match.index;
    if (at < from || (match[0] === '.' && endsNoSentence(text, at))) continue;
    const after = afterClosers(text, at + 1);
    if (!startsSentence(text, after)) continue;
    if (after <= end) ends.push(after);
    from = after;
  }
  return ends;
}

const closers = '”’"\')]»';

/** Past closing marks and a note's number that follow the full stop at `at - 1`. */
function afterClosers(text: string, at: number): number {
  let after = at;
  while (after < text.length && closers.includes(text.charAt(after))) after += 1;
  let digits = after;
  while (digits < text.length && digits - after < 3 && /[\d⁰¹²³⁴-⁹]/.test(text.charAt(digits))) digits += 1;
  return digits > after && /^(?:\s|$)/.test(text.slice(digits, digits + 1)) ? digits : after;
}

/** White space (or the text's end), then anything that can begin a sentence: no small letter, no comma. */
function startsSentence(text: string, at: number): boolean {
  if (at >= text.length) return true;
  if (!/\s/.test(text.charAt(at))) return false;
  let next = at;
  while (next < text.length && next - at < 200 && /\s/.test(text.charAt(next))) next += 1;
  return next >= text.length || /[^\p{Ll},;:.)\]]/u.test(text.slice(next, next + 2).charAt(0));
}

const abbreviations = new Set(
  (
    'mr mrs ms dr prof hon st no nos inc ltd corp co cos llc llp assn assoc bros v vs cf e.g i.e et al seq ' +
    'sec art cl para ch pt vol ed eds rev stat supp app fed cir dist div dep dept gov gen u.s u.s.c d.c n.y ' +
    'jan feb mar apr jun jul aug sept oct nov dec jr sr esq id ibid pp p n nn cert rep sen rel op viz approx'
  ).split(' '),
);

/** Whether the full stop at `at` closes an abbreviation or an initial, or is one of an ellipsis within a sentence. */
function endsNoSentence(text: string, at: number): boolean {
  let wordStart = at;
  while (wordStart > 0 && at - wordStart < 12 && /[\p{L}.’']/u.test(text.charAt(wordStart - 1))) {
    wordStart -= 1;
  }
  const word = text
    .slice(wordStart, at)
    .replace(/^[.’']+/, '')
    .toLowerCase();
  if (word === '') return /^\s?\.|^\s\.\s/.test(text.slice(at + 1, at + 4));
  return /^\p{L}$/u.test(word) ? word !== 'i' : abbreviations.has(word);
}
