/** What the text of a case item cites: the citation that the item is about first, then the chain that it quotes or cites. */
import { findCitations } from '../citations/find-citations';
import type { CaseCitation, FoundCitation, RecordCitation, ShortCitation } from '../citations/found-citation';
import { readHistory, reports } from '../citations/reading/read-history';
import { completeCaption } from './complete-caption';

export interface CaseText {
  readonly citation: CaseCitation | ShortCitation;
  /** `cert. denied, 523 U.S. 1008`: the page may be one of orders, which no record of opinions covers. */
  readonly isHistory: boolean;
  readonly chain: readonly CaseCitation[];
}

/** `null` where the first authority that the text names is no case, or where it names none. */
export function readCaseText(rawText: string): CaseText | null {
  const found = findCitations(rawText);
  const first = found.find(namesAuthority);
  // A decision with nothing but a docket number is never taken for the printed case that it goes on to quote.
  const citation = first?.kind === 'docket' ? asUnprinted(first) : first;
  if (citation?.kind !== 'case' && citation?.kind !== 'short') return null;
  const event = readHistory(rawText, 0);
  return {
    citation: first?.kind === 'case' ? completeCaption(first, rawText) : citation,
    isHistory: event !== null && reports(rawText, event.end, citation.fullStart),
    chain: found.filter((other): other is CaseCitation => other.kind === 'case' && other !== first),
  };
}

function namesAuthority({ kind }: FoundCitation): boolean {
  return kind !== 'id' && kind !== 'supra' && kind !== 'record';
}

/** A case that is printed nowhere that the text names. */
function asUnprinted({ docketNumber = '', ...decision }: RecordCitation): CaseCitation {
  const number = /^no/i.test(docketNumber) ? docketNumber : `No. ${docketNumber}`;
  return {
    ...decision,
    kind: 'case',
    volume: '',
    reporter: '',
    reporterAsWritten: '',
    docketNumber: number,
  };
}
