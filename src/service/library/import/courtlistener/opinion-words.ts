/** The words of a row of `opinions`: of the forms in which CourtListener has them, the first in the order of trust that has any. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { OpinionPart } from '../../../../quotes/opinion-text';
import { opinionFromHtml } from '../../opinions/opinion-from-html';
import { opinionFromPlainText } from '../../opinions/opinion-from-plain-text';

export interface OpinionWords {
  readonly text: string;
  readonly parts: readonly OpinionPart[];
  readonly starPages: readonly string[];
  /** Neither a page's layout nor a scan, and every note that is called is there. */
  readonly isClean: boolean;
}

/** With links to citations, then as publishers gave it, then as a machine read a PDF. */
export const WORD_COLUMNS = [
  'html_with_citations',
  'html_columbia',
  'html_lawbox',
  'xml_harvard',
  'html_anon_2020',
  'html',
  'plain_text',
] as const;

/** `null` where the row has no words. `forms`: the values of `WORD_COLUMNS`. */
export function readOpinionWords(forms: readonly (string | null)[], isScan: boolean): OpinionWords | null {
  for (const [at, column] of WORD_COLUMNS.entries()) {
    const form = forms[at] ?? '';
    if (form.trim() === '') continue;
    const read = column === 'plain_text' ? opinionFromPlainText(form) : opinionFromHtml(form);
    if (read.text === '') continue;
    const { text, parts, starPages, noteCalls, notes, isLayout } = read;
    const isClean = !isScan && !isLayout && noteCalls.every((call) => notes.includes(call));
    return { text, parts, starPages, isClean };
  }
  return null;
}

export function packWords(words: OpinionWords): Buffer {
  return deflateRawSync(JSON.stringify(words), { level: 1 });
}

export function unpackWords(body: Uint8Array): OpinionWords {
  return JSON.parse(inflateRawSync(body).toString('utf8')) as OpinionWords;
}
