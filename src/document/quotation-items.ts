/** The quotations of a brief: each with the case that it rests on, or the reason why it stays in the document. */
import { limits } from '../contract/limits';
import { isAffirmed } from '../quotes/finding/is-affirmed';
import type { Attribution, FoundQuotation } from '../quotes/found-quotation';
import { hasOpposite } from '../quotes/opposite-words';
import { wordsBefore } from '../quotes/words-before';
import type { BriefItem, NotSentReason, SentItem } from './brief-item';
import type { ItemIds } from './item-ids';
import type { ReadCitations } from './read-citations';

/** `citations` are one for each find; `attributions` one for each quotation. */
export function quotationItems(
  read: ReadCitations,
  quotations: readonly FoundQuotation[],
  attributions: readonly Attribution[],
  citations: readonly (BriefItem | null)[],
  ids: ItemIds,
): readonly BriefItem[] {
  return quotations.map((quotation, index) => {
    const { start, end } = quotation;
    const quoteText = quotation.text.toWellFormed();
    const written = read.written.slice(start, end);
    const id = ids.next('quotation', written, quoteText);
    const before = wordsBefore(read.text, quotation.fullStart);
    const leading = before.some(hasOpposite) ? { wordsBefore: before } : {};
    const placed = { id, kind: 'quotation', start, end, text: written, ...leading } as const;

    const attribution = attributions[index];
    const parent = parentOf(quotation, attribution, read, citations);
    if (quoteText.length > limits.quoteTextLength)
      return { ...placed, notSent: typeof parent === 'string' ? parent : 'tooLong' };
    const quote = {
      id,
      type: 'quote',
      quoteText,
      ...(isAffirmed(read.text, quotation) ? { affirmed: true } : {}),
    } as const;
    if (typeof parent === 'string')
      return { ...placed, notSent: parent, ...(mayBeChosen.has(parent) ? { quote } : {}) };
    const sent = { ...placed, item: { ...quote, parentCaseId: parent.id }, group: parent.group } as const;
    if (isFewWords(quoteText)) return { ...sent, inferred: 'fewWords' };
    return isNamedBefore(attribution) ? { ...sent, inferred: 'namedBefore' } : sent;
  });
}

/** Why nobody can tell the case of a quotation, though the author may. */
const mayBeChosen: ReadonlySet<NotSentReason> = new Set<NotSentReason>([
  'record',
  'noCitation',
  'several',
  'unresolved',
  'notACase',
]);

function isNamedBefore(attribution: Attribution | undefined): boolean {
  return (
    attribution?.kind === 'attributed' &&
    (attribution.reason === 'preceding' || attribution.reason === 'textual')
  );
}

/** A word or two in quotation marks may be anybody's, wherever they stand. */
function isFewWords(quoteText: string): boolean {
  return quoteText.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length < FEWEST_WORDS;
}

const FEWEST_WORDS = 4;

function parentOf(
  quotation: FoundQuotation,
  attribution: Attribution | undefined,
  read: ReadCitations,
  citations: readonly (BriefItem | null)[],
): SentItem | NotSentReason {
  if (attribution === undefined) return 'noCitation';
  if (attribution.kind === 'unsettled') return attribution.reason;
  const named = citations[attribution.citation];
  // A case that the sentence only names: the page cited elsewhere says nothing of these words.
  const parent =
    (attribution.reason === 'textual' ? withoutPin(quotation, named, read, citations) : undefined) ?? named;
  if (!parent) return 'unresolved';
  if ('notSent' in parent) return parent.notSent;
  return parent.item.type === 'case' ? parent : 'notACase';
}

/** The latest citation of the same case before the quotation that cites no page, else the first after it. */
function withoutPin(
  quotation: FoundQuotation,
  named: BriefItem | null | undefined,
  { found }: ReadCitations,
  citations: readonly (BriefItem | null)[],
): BriefItem | undefined {
  if (!named || !('group' in named)) return undefined;
  const { group } = named;
  const candidates = citations.filter((item, index): item is SentItem => {
    const citation = found[index];
    if (!item || !('group' in item) || item.group !== group || item.item.type !== 'case') return false;
    return citation !== undefined && !('pinCite' in citation);
  });
  return candidates.filter(({ start }) => start < quotation.start).at(-1) ?? candidates[0];
}
