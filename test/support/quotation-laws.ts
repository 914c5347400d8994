/**
 * The laws that hold for every quotation and every opinion, for the property test and the soak:
 * a passage of words is verified; one word of it dropped or added without a mark is not, unless the opinion says that too.
 */
import { compareQuotation } from '../../src/quotes/compare-quotation';
import type { IndexedOpinion } from '../../src/quotes/index-opinion';
import { TokenFlag } from '../../src/quotes/comparing/reading/tokenize';
import { passes } from './quotation-variants';

export const strangers = ['zebra', 'never', 'quite', 'allegedly'];

/** What is wrong with the comparison of this quotation; `null` where nothing is. */
export function faultOfSpan(quotation: string, opinion: IndexedOpinion): string | null {
  const { start, end, edits, kind } = compareQuotation(quotation, opinion);
  const { text } = opinion.tokens;
  if ((start === null) !== (end === null)) return 'only one end is given';
  if (start !== null && end !== null && !(start >= 0 && start <= end && end <= text.length))
    return 'the span lies outside';
  if (start === null && kind !== 'absent' && kind !== 'wordless') return 'found nowhere';
  for (const { quoted, found } of edits) {
    if (quotation.slice(quoted.start, quoted.end) !== quoted.text) return 'an edit misquotes the draft';
    if (text.slice(found.start, found.end) !== found.text) return 'an edit misquotes the opinion';
  }
  return null;
}

/** Whether `length` tokens of the opinion from `from` on, cut at tokens that are no note calls, are found as they stand. */
export function faultOfStretch(opinion: IndexedOpinion, from: number, length: number): string | null {
  const { tokens } = opinion;
  const isNote = (token: number): boolean => ((tokens.flags[token] ?? 0) & TokenFlag.note) !== 0;
  let first = Math.min(from, Math.max(0, tokens.count - length));
  let last = Math.min(first + length, tokens.count) - 1;
  while (first < last && isNote(first)) first++;
  while (last > first && isNote(last)) last--;
  if (last - first < 3) return null;
  const stretch = tokens.text.slice(tokens.starts[first], tokens.ends[last]);
  const { kind, edits } = compareQuotation(stretch, opinion);
  return kind === 'exact' ? null : `${kind}: ${JSON.stringify(stretch)} ${JSON.stringify(edits)}`;
}

export interface WordChange {
  /** Tokens of the opinion that are quoted. */
  readonly from: number;
  readonly length: number;
  /** Which of the inner words is dropped, or before which one a word is added. */
  readonly at: number;
  readonly added: string | null;
}

/** Whether a passage with one inner word dropped or added comes out as it must. */
export function faultOfChange(opinion: IndexedOpinion, change: WordChange): string | null {
  const { tokens } = opinion;
  const from = Math.min(change.from, Math.max(0, tokens.count - change.length));
  const words: string[] = [];
  for (let at = from; at < Math.min(from + change.length, tokens.count); at++) {
    const word = tokens.text.slice(tokens.starts[at], tokens.ends[at]);
    if (/^[A-Za-z]+$/.test(word)) words.push(word);
  }
  if (words.length < 4) return null;
  const changed = [...words];
  const at = 1 + (change.at % (words.length - 2));
  if (change.added === null) changed.splice(at, 1);
  else changed.splice(at, 0, change.added);
  const says = (quoted: readonly string[]): boolean =>
    folded(tokens.text).includes(` ${quoted.join(' ').toLowerCase()} `);
  if (says(changed)) return null;
  const { kind, severity } = compareQuotation(changed.join(' '), opinion);
  if (passes(kind) || kind === 'marked_meaning' || severity === 'form')
    return `${kind}: ${changed.join(' ')}`;
  return null;
}

function folded(text: string): string {
  return ` ${text
    .replace(/\[\*?(?:fn)?\d+\]/g, ' ')
    .toLowerCase()
    .replace(/[^a-z']+/g, ' ')} `;
}
