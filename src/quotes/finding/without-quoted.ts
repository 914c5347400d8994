import { firstEndingAfter } from './first-ending-after';
import type { Stretch } from './pair-quotation-marks';

/** `text` from `start` to `end` without the words of `passages` but their first and last characters: what they cite is cited by their own author. */
export function outsidePassages(
  text: string,
  start: number,
  end: number,
  passages: readonly Stretch[],
): string {
  const parts: string[] = [];
  let from = start;
  for (let index = firstEndingAfter(passages, start); from < end; index += 1) {
    const passage = passages[index];
    if (passage === undefined || passage.start >= end) break;
    parts.push(text.slice(from, Math.max(from, passage.start + 1)));
    from = Math.max(from, passage.end - 1);
  }
  return parts.join('') + text.slice(from, Math.max(from, end));
}

/** A sentence without what it quotes: earlier quoted words are nobody's verbs. The marks stay. */
export function withoutQuoted(words: string): string {
  return words.replace(/“[^“”]*”|"[^"]*"/g, '“”');
}
