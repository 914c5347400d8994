/** Whether a page, a paper or a treatise that no citation was read from stands where the source of quoted words would. */
import type { FoundQuotation } from '../found-quotation';
import { asides, sentenceEndsOutside } from './citation-nearness';
import { firstEndingAfter } from './first-ending-after';
import { courtSpeaks } from './lead-in';
import type { QuotingBrief } from './quoting-brief';
import { beginsWithReference, holdsSource, isPlaceInSource } from './unread-citation';
import { outsidePassages } from './without-quoted';

/** Whether the quotation is followed by a reference that is no find; where a note is called, that gives the source. */
export function precedesReference(
  { fullStart, fullEnd }: FoundQuotation,
  leadIn: string,
  { text, groups, spans, calls }: QuotingBrief,
): boolean {
  if ((calls[firstEndingAfter(calls, fullEnd - 1)]?.anchor ?? Infinity) <= fullEnd + 1) return false;
  const next = groups[firstEndingAfter(groups, fullEnd)]?.start ?? text.length;
  const end = Math.min(Math.max(next, fullEnd), fullEnd + 400);
  const after = text.slice(fullEnd, end);
  const source = after.replace(/^[\s.,;]+/, '');
  if (beginsWithReference(source) || isPlaceInSource(source)) return true;
  if (!/[([]/.test(after)) return false;
  const [sentenceEnd = end] = sentenceEndsOutside(text, fullEnd, end, spans);
  // Whatever letter the next paragraph begins with; what a quotation behind cites is its own author's.
  const behind = text.slice(fullEnd - 2, fullEnd) + outsidePassages(text, fullEnd, sentenceEnd, spans);
  const [own = ''] = behind.split(/[.?!][”"’]{0,2}\s{0,3}\n(?!\s{0,3}[([])/, 1);
  const named = groups[firstEndingAfter(groups, fullStart) - 1];
  const isOfNamed = named !== undefined && named.start >= fullStart - leadIn.length && courtSpeaks(leadIn);
  return holdsSource(own.replace(asides, '').replace(isOfNamed ? barePage : '', ''));
}

/** `In Brown, 347 U.S. 483, the Court said “…” (P. 495.)`: of the case that the sentence names. */
const barePage = /[([](?:at )?pp?\. ?\d{1,4}(?:[-–—]\d{1,4})?\.?[)\]]/i;
