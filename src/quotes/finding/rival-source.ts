/** Whether another source than the one that a sentence names is cited behind its quotation. */
import type { FoundQuotation } from '../found-quotation';
import { authorityOf } from './authority-behind';
import { citationNearness } from './citation-nearness';
import { firstEndingAfter } from './first-ending-after';
import { signalOf } from './following-citation';
import type { QuotingBrief } from './quoting-brief';

/**
 * `index`: the find that the sentence names. The other one stands later in the sentence, or as the next one; not behind `See also` or
 * `Accord`, which leave the words to the first.
 */
export function isCitedOtherwise(quotation: FoundQuotation, index: number, brief: QuotingBrief): boolean {
  const { text, found, groups, spans } = brief;
  const group = groups[firstEndingAfter(groups, quotation.fullEnd)];
  const [first] = group?.members ?? [];
  if (group === undefined || first === undefined || group.start - quotation.fullEnd > reach) return false;
  if (text.slice(quotation.fullEnd, group.start).includes('\n')) return false;
  const find = found[first.index];
  if (find === undefined || /also|accord|but|cf|compare|contra/.test(signalOf(find, text))) return false;
  if (citationNearness(text, quotation.fullEnd, group.start, spans) === 'later') return false;
  return authorityOf(first.index, brief) !== authorityOf(index, brief);
}

const reach = 400;
