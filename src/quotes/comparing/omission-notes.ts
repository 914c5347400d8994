/** "(citations omitted)", "(emphasis added)", "[footnote omitted]": what says something about a quotation and is no part of it. */

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

/** A page of the opinion may begin within. */
const parenthesis = /[([]((?:[^()[\]]|\[\*{1,3}\d{1,5}\]){4,160})[)\]]/g;
const starPage = /\[?\*{1,3}\d{1,5}\]?/g;
const subjects =
  /^(?:quotations?|quotes|citations?|footnotes?|emphas[ei]s|alterations?|brackets?|ellips[ei]s|cleaned)$/;
const verbs = /^(?:omitted|added|supplied|removed|deleted|altered|up|original)$/;
const between = /^(?:internal|some|and|or|the|in|by|marks?|court)$/;
const mostWords = 10;

/** Two words to ten, of which the last says what was done, and another to what. */
function saysOmission(inner: string): boolean {
  const words = plainNote(inner)
    .trim()
    .split(/[,;\s]+/);
  return (
    words.length >= 2 &&
    words.length <= mostWords &&
    verbs.test(words[words.length - 1] ?? '') &&
    words.some((word) => subjects.test(word)) &&
    words.every((word) => subjects.test(word) || verbs.test(word) || between.test(word))
  );
}

/** In small letters, its words put together again where a line or a page ends within one. */
export function plainNote(text: string): string {
  return text
    .toLowerCase()
    .replace(starPage, '')
    .replace(/\u00ad\n?|-\s{1,2}/g, '');
}
