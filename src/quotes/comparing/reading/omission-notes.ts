/** "(citations omitted)", "(emphasis added)", "[footnote omitted]": what says something about a quotation and is no part of it. */
import { areLikeLetters } from '../aligning/like-letters';

export interface OmissionNote {
  readonly start: number;
  readonly end: number;
  /** With its parentheses or brackets. */
  readonly raw: string;
}

export function omissionNotesIn(text: string): readonly OmissionNote[] {
  const notes: OmissionNote[] = [];
  for (const match of text.matchAll(parenthesis)) {
    if (!saysOmission(match[1] ?? '')) continue;
    notes.push({ start: match.index, end: match.index + match[0].length, raw: match[0] });
  }
  return notes;
}

/** A page of the opinion may begin within, or a note be called. */
const parenthesis = /[([]((?:[^()[\]]|\[(?:\*{1,3}|fn|n)?\.?\s?\d{1,5}\]){4,160})[)\]]/gi;
const pageOrNote = /\[(?:\*{1,3}|fn|n)?\.?\s?\d{1,5}\]|\*{1,3}\d{1,5}/gi;
const subjects =
  /^(?:quotations?|quotes|citations?|footnotes?|emphas[ei]s|alterations?|brackets?|ellips[ei]s|cleaned)$/;
const verbs = /^(?:omitted|added|supplied|removed|deleted|altered|up|original)$/;
const between = /^(?:internal|parallel|some|and|or|the|in|by|marks?|court)$/;
const mostWords = 10;

/** Two words to ten, of which the last says what was done, and another to what. */
function saysOmission(inner: string): boolean {
  const words = wordsOf(inner);
  if (words.length < 2 || words.length > mostWords || !verbs.test(asPrinted(words.at(-1) ?? '')))
    return false;
  const printed = words.map(asPrinted);
  return printed.some((word) => subjects.test(word)) && printed.every(isNoteWord);
}

/** The words of a note, as they were printed where a scanner misread one: `ernphasis`, `lnternal`. */
export function noteWords(text: string): readonly string[] {
  return wordsOf(text).map(asPrinted);
}

/** In small letters, put together again where a line or a page ends within one. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replace(pageOrNote, '')
      .replace(/\u00ad\n?|-\s{1,12}/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

function asPrinted(word: string): string {
  if (word.length < 5 || isNoteWord(word)) return word;
  const last = word.charAt(word.length - 1);
  return (
    longWords.find(
      (long) =>
        (long.charAt(0) === word.charAt(0) || long.endsWith(last)) &&
        Math.abs(long.length - word.length) <= 2 &&
        areLikeLetters(long, word),
    ) ?? word
  );
}

const longWords =
  'quotation quotations citation citations footnote footnotes emphasis alteration alterations bracket brackets ellipsis ellipses marks cleaned omitted added supplied removed deleted altered original internal'.split(
    ' ',
  );

function isNoteWord(word: string): boolean {
  return subjects.test(word) || verbs.test(word) || between.test(word);
}
