/** Text as it stands under tracked changes, asked for now and known after the next request. */
import { readable } from './readable';
import type { WordHost } from './word-host';

/** What Word answers, once the request that asks has come back. */
export type Asked<T> = () => T;

/**
 * `getText` (1.7) leaves out deleted and hidden text and the marks of notes, `getReviewedText` (1.4) deleted text. `text`
 * itself holds deleted text on the web (office-js #1267), and in Windows as the author's view has it (#2314). Ends of
 * paragraphs within a range or body are "\n".
 */
export function currentTextOf(place: Word.Paragraph | Word.Range | Word.Body, host: WordHost): Asked<string> {
  if (host.has('1.7') && 'getText' in place) {
    const text = place.getText();
    return () => readable(valueOf(text));
  }
  if (host.has('1.4')) {
    const text = place.getReviewedText('Current');
    return () => readableParagraphs(valueOf(text));
  }
  place.load('text');
  return () => readableParagraphs(rawTextOf(place));
}

function readableParagraphs(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(readable)
    .join('\n');
}

/** Where a range stands in its first paragraph. */
export interface AskedPlace {
  readonly localId: string | undefined;
  readonly raw: string;
  /** The current text of the paragraph before it, and its own. */
  readonly before: string;
  readonly words: string;
}

export function askPlace(range: Word.Range, host: WordHost): Asked<AskedPlace> {
  const paragraph = range.paragraphs.getFirst();
  paragraph.load(['text', ...idProperty(host)]);
  const before = currentTextOf(paragraph.getRange('Start').expandTo(range.getRange('Start')), host);
  const words = currentTextOf(range, host);
  return () => ({
    localId: localIdOf(paragraph, host),
    raw: rawTextOf(paragraph),
    before: before(),
    words: words(),
  });
}

/** Whether what stands there, which may be no more than the mark of a note (U+0002), is deleted by a tracked change. */
export function askDeleted(range: Word.Range, host: WordHost): Asked<boolean> {
  if (!host.has('1.4')) return () => false;
  const current = range.getReviewedText('Current');
  const original = range.getReviewedText('Original');
  return () => valueOf(current) === '' && valueOf(original) !== '';
}

/** What has to be loaded for `localIdOf`. */
export function idProperty(host: WordHost): readonly string[] {
  return host.has('1.6') ? ['uniqueLocalId'] : [];
}

export function localIdOf(paragraph: Word.Paragraph, host: WordHost): string | undefined {
  return host.has('1.6') ? paragraph.uniqueLocalId : undefined;
}

// Read through functions of their own: the lint rules look for a sync between load and read within one function, and here it is the
// caller's.
function rawTextOf({ text }: Pick<Word.Range, 'text'>): string {
  return text;
}

function valueOf({ value }: OfficeExtension.ClientResult<string>): string {
  return value;
}
