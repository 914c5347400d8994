/** Whether two or three words in quotation marks belong to a longer quotation that stands shortly before them. */
import type { FoundQuotation } from '../found-quotation';
import { foldedWords } from './folded-words';

/** `earlier`: the quotations before `at`, in text order. What was one may be many here: `expense` of `expenses`. */
export function isTakenUp(words: string, at: number, earlier: readonly FoundQuotation[]): boolean {
  const own = foldedWords(words);
  const stem = own.trimEnd().replace(/s$/, '');
  return (
    own.trim().includes(' ') &&
    earlier
      .slice(-furthest)
      .some(
        ({ end, text }) =>
          at - end < reach && text.length > own.length && foldedWords(text.slice(0, reach)).includes(stem),
      )
  );
}

/** `a “history of bleeding in the brain” and “heart disease”`: both were taken from one source. */
export function isJoined(text: string, at: number, earlier: readonly FoundQuotation[]): boolean {
  const last = earlier.at(-1);
  return (
    last !== undefined &&
    /^,? (?:and|or) (?:an? )?$/.test(text.slice(last.fullEnd, Math.min(at, last.fullEnd + 10))) &&
    last.text.split(/\s+/, 4).length > 3
  );
}

/** Further back the words may have been another's; it also bounds the work. */
const reach = 1_500;
const furthest = 12;
