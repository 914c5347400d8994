/**
 * Whether the words before a citation are plainly somebody else's than the cited case's: a witness's, a paper's, a law's. Such a
 * citation only supports the thought, and words of the record may be the client's evidence.
 */
import type { FoundQuotation } from '../found-quotation';
import { standingOf } from './authority-behind';
import type { Following } from './following-citation';
import { leadInOf } from './named-source';
import type { QuotingBrief } from './quoting-brief';
import { speakerOf } from './speaker';
import { tellsOfCase } from './told-case';

/**
 * Why the words are not to be laid to `following`; null where they may be. A short form without a signal gives the page on which a
 * case under discussion tells it, its witnesses' words included.
 */
export function saidElsewhere(
  quotation: FoundQuotation,
  { index, group, signal }: Following,
  brief: QuotingBrief,
): 'record' | 'notACase' | 'several' | null {
  const find = brief.found[index];
  if (find === undefined || standingOf(index, brief) !== 'case') return null;
  const isFull = find.kind === 'case';
  if (signal === '' && !isFull) return null;
  const leadIn = leadInOf(quotation, brief);
  const from = Math.max(quotation.start, quotation.end - 1);
  const speaker = speakerOf(leadIn, brief.text.slice(from, Math.min(group.start, from + reach)));
  if (speaker.kind === 'court' || speaker.kind === 'unknown') return null;
  if (tellsOfCase(quotation.fullStart, leadIn, index, brief)) return null;
  switch (speaker.kind) {
    case 'law':
      if (!speaker.byItsTerms) return 'notACase';
      return signal === '' ? null : 'several';
    case 'other':
      if (speaker.name !== null && (signal === '' || isCaseName(speaker.name, brief))) return null;
      return 'several';
    case 'record':
      if (speaker.own) return 'record';
      if (/\b(?:where|when|if)\b/i.test(leadIn)) return null;
      return signal !== '' && isFull ? 'record' : 'several';
  }
}

function isCaseName(name: string, { names }: QuotingBrief): boolean {
  return names.has(name.toLowerCase().replace(/[’']s?$/, ''));
}

/** What is read of the words between the quotation and its citation. */
const reach = 200;
