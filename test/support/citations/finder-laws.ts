/** What holds of every answer of the finder, whatever the text. */
import type { FoundCitation } from '../../../src/citations/found-citation';

/** The first law that `found` breaks, or `null`. */
export function faultOf(text: string, found: readonly FoundCitation[]): string | null {
  let last = 0;
  for (const { kind, start, end, fullStart, fullEnd } of found) {
    const where = `${kind} ${start}–${end} (${fullStart}–${fullEnd})`;
    if (start < last) return `${where} begins within the find before it`;
    if (start >= end) return `${where} is empty`;
    if (fullStart > start || fullStart < 0) return `${where} begins outside its whole`;
    if (fullEnd < end || fullEnd > text.length) return `${where} ends outside its whole or the text`;
    last = end;
  }
  return null;
}
