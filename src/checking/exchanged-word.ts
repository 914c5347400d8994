/**
 * `The agency must “revoke the license”` where the opinion has "may revoke the license": every word in the marks is right, and the draft
 * says another thing with them. What stands before the marks never leaves the document, so this is found here, in what the service
 * shows of the opinion.
 */
import type { Result } from '../contract/results';
import type { BriefItem } from '../document/brief-item';
import { areOpposites } from '../quotes/opposite-words';
import { wordsBefore } from '../quotes/words-before';

export interface ExchangedWord {
  readonly drafted: string;
  readonly found: string;
}

/** Of words that were verified; `null` where those before them are the same, or so unlike that nothing follows from it. */
export function exchangedWord(item: BriefItem, result: Result): ExchangedWord | null {
  const drafted = item.wordsBefore ?? [];
  if (drafted.length === 0 || result.type !== 'quote') return null;
  const { quote, evidence, verdict } = result;
  // Of other words something is asked, or told, already.
  if (verdict.status !== 'verified') return null;
  const sentence = evidence?.comparisons.find(({ attribute }) => attribute === 'quote')?.found;
  if (!quote.matched || !quote.snippet || !sentence) return null;
  const at = sentence.indexOf(quote.snippet);
  // Where it stands twice, nobody can tell which is quoted.
  if (at < 0 || at !== sentence.lastIndexOf(quote.snippet)) return null;
  const found = wordsBefore(sentence, at);
  for (let back = 1; back <= Math.min(drafted.length, found.length); back += 1) {
    const [ours = '', theirs = ''] = [drafted.at(-back), found.at(-back)];
    if (areOpposites(ours, theirs)) return { drafted: ours, found: theirs };
    if (ours.toLowerCase() !== theirs.toLowerCase()) return null;
  }
  return null;
}
