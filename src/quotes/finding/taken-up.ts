/** Whether two or three words in quotation marks take up a longer quotation that stands shortly before them. */
import type { FoundQuotation } from '../found-quotation';
import { foldedWords } from './folded-words';

/** `earlier`: the quotations before `at`, in text order. */
export function isTakenUp(words: string, at: number, earlier: readonly FoundQuotation[]): boolean {
  const own = foldedWords(words);
  return (
    own.trim().includes(' ') &&
    earlier
      .slice(-furthest)
      .some(
        ({ end, text }) =>
          at - end < reach && text.length > own.length && foldedWords(text.slice(0, reach)).includes(own),
      )
  );
}

/** Further back the words may have been another's; it also bounds the work. */
const reach = 1_500;
const furthest = 12;
