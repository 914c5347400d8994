/**
 * The short form that closes a report of one court's words: `The plurality recognized that “…,” it concluded that “….” It added
 * that “….” Id. at 368.` Every sentence of it lets that court speak, and no other authority comes between.
 */
import type { FoundQuotation } from '../found-quotation';
import { sentenceEndsOutside } from './citation-nearness';
import { firstEndingAfter } from './first-ending-after';
import { signalOf } from './following-citation';
import { announces, partySpeaks, recordSpeaks } from './lead-in';
import type { QuotingBrief } from './quoting-brief';
import { withoutQuoted } from './without-quoted';

/** An index into the finds; null where no such report goes on from the quotation. */
export function closingReport(quotation: FoundQuotation, leadIn: string, brief: QuotingBrief): number | null {
  const { text, found, groups, spans } = brief;
  const group = groups[firstEndingAfter(groups, quotation.fullEnd)];
  const [member, other] = group?.members ?? [];
  if (group === undefined || member === undefined || other !== undefined) return null;
  const find = found[member.index];
  if (find === undefined || signalOf(find, text) !== '') return null;
  const isShort = (find.kind === 'id' || find.kind === 'short') && find.fullStart === find.start;
  if (!isShort && !(find.kind === 'case' && isFirstOfParagraph(group.start, brief))) return null;
  if (group.start - quotation.fullEnd > reach || text.slice(quotation.fullEnd, group.start).includes('\n'))
    return null;
  if (!reports(leadIn, explicitly)) return null;
  const ends = sentenceEndsOutside(text, Math.max(0, quotation.fullEnd - 3), group.start, spans);
  const sentences = ends.slice(0, -1).map((end, index) => text.slice(end, ends[index + 1]));
  const isAllReport = sentences.length > 0 && sentences.every((sentence) => reports(sentence, courtOrIt));
  return isAllReport && text.slice(ends.at(-1), group.start).trim() === '' ? member.index : null;
}

/** Of two cases that a paragraph cites, the court that speaks between them may be either’s. */
function isFirstOfParagraph(start: number, { text, groups }: QuotingBrief): boolean {
  const before = groups[firstEndingAfter(groups, start) - 1];
  return before === undefined || text.slice(before.end, start).includes('\n');
}

const reach = 700;

function reports(sentence: string, subject: RegExp): boolean {
  const own = withoutQuoted(sentence);
  return (
    subject.test(own) && announces(own) && !recordSpeaks(own) && !partySpeaks(own) && !otherCourt.test(own)
  );
}

const explicitly = /\b(?:Court|plurality|majority|panel|Circuit|Justices?|dissent)\b/;
const courtOrIt = /\b(?:[Ii]t|Court|plurality|majority|panel|Circuit|Justices?|dissent)\b/;
const otherCourt = /\b(?:district|trial|lower|below|here)\b/i;
