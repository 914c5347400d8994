/**
 * Words quoted again keep the source that they had before: a case's where nothing else is said of them, a statute's or rule's whatever
 * case is cited beside them.
 */
import type { Attribution, FoundQuotation } from '../found-quotation';
import { authorityOf } from './authority-behind';
import { foldedWords } from './folded-words';
import { partySpeaks, recordSpeaks, textSpeaks } from './lead-in';
import { leadInOf } from './named-source';
import type { QuotingBrief } from './quoting-brief';
import { isCitedOtherwise } from './rival-source';

/** `attributions` are one for each quotation, as each was read by itself. */
export function keepSources(
  quotations: readonly FoundQuotation[],
  attributions: readonly Attribution[],
  brief: QuotingBrief,
): readonly Attribution[] {
  const words = quotations.map(({ text }) => foldedWords(text));
  return attributions.map((attribution, index) => {
    const own = words[index] ?? '';
    const count = own.split(' ').length - 2;
    const mayBeCases = attribution.kind === 'unsettled' && attribution.reason === 'noCitation';
    const mayBeLaws = attribution.kind === 'attributed' && attribution.reason !== 'parenthetical';
    if (!((mayBeCases && count >= fewestOfCase) || (mayBeLaws && count >= 2 && count <= mostOfLaw)))
      return attribution;
    const earlier = sourcesBefore(index, own, quotations, words, attributions);
    const isLaw = ({ kind, reason }: Attribution): boolean => kind === 'unsettled' && reason === 'notACase';
    if (earlier.length === 0) return attribution;
    if (mayBeLaws) return earlier.every(isLaw) ? { kind: 'unsettled', reason: 'notACase' } : attribution;
    const cases = earlier.flatMap((one) => (one.kind === 'attributed' ? [one] : []));
    const authorities = new Set(cases.map(({ citation }) => authorityOf(citation, brief)));
    const [source] = cases.slice(-1);
    if (source === undefined || cases.length < earlier.length || authorities.size > 1) return attribution;
    return isOthers(quotations[index], source.citation, brief)
      ? attribution
      : { ...source, reason: 'preceding' };
  });
}

/** A party, a witness, a paper or a law says them this time, or another source is cited for them. */
function isOthers(quotation: FoundQuotation | undefined, citation: number, brief: QuotingBrief): boolean {
  if (quotation === undefined || isCitedOtherwise(quotation, citation, brief)) return true;
  const leadIn = leadInOf(quotation, brief);
  return recordSpeaks(leadIn) || partySpeaks(leadIn) || isBesideLaw(quotation, leadIn, brief.text);
}

/** `Applying the statutory terms “…”`, `Restatement §250 (a promise that “…”`, `“…” within the meaning of Article 4`. */
function isBesideLaw({ text: words, fullEnd }: FoundQuotation, leadIn: string, text: string): boolean {
  const behind = /[.?!]$/.test(words) ? '' : text.slice(fullEnd, fullEnd + beside).split(/[.;\n]/, 1)[0];
  const inItsParenthesis = /§\s?[\d.]+\s\([^()]*$/.test(leadIn);
  return inItsParenthesis || textSpeaks(leadIn.slice(-beside)) || textSpeaks(behind ?? '');
}

const beside = 60;

const fewestOfCase = 3;
const mostOfLaw = 8;

/** Further back the words may have been another's; it also bounds the work. */
const reach = 8_000;

/** What was found of the quotations before that hold the same words. */
function sourcesBefore(
  index: number,
  own: string,
  quotations: readonly FoundQuotation[],
  words: readonly string[],
  attributions: readonly Attribution[],
): readonly Attribution[] {
  const from = (quotations[index]?.start ?? 0) - reach;
  const sources: Attribution[] = [];
  for (let place = index - 1; place >= Math.max(0, index - 60); place -= 1) {
    const before = attributions[place];
    if (before === undefined || (quotations[place]?.start ?? 0) < from) break;
    const isSettled = before.kind === 'attributed' || before.reason !== 'noCitation';
    if (isSettled && words[place]?.includes(own) === true) sources.unshift(before);
  }
  return sources;
}
