/** What the text of a case item cites: the citation that the item is about first, then the chain that it quotes or cites. */
import { findCitations } from '../citations/find-citations';
import type { CaseCitation, FoundCitation, RecordCitation, ShortCitation } from '../citations/found-citation';
import { signalWords } from '../citations/reading/caption-words';
import { readHistory, reports } from '../citations/reading/read-history';
import { completeCaption } from './complete-caption';

export interface CaseText {
  readonly citation: CaseCitation | ShortCitation;
  /** `cert. denied, 523 U.S. 1008`: the page may be one of orders, which no record of opinions covers. */
  readonly isHistory: boolean;
  /** Words stand before the place, and no name was read from them: it is not without a name. */
  readonly hasUnreadName: boolean;
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
  const isHistory = event !== null && reports(rawText, event.end, citation.fullStart);
  const completed = first?.kind === 'case' ? completeCaption(first, rawText) : citation;
  const before = rawText.slice(isHistory ? event.end : 0, citation.start);
  return {
    citation: completed,
    isHistory,
    hasUnreadName: !isNamed(completed) && holdsWords(before),
    chain: found.filter((other): other is CaseCitation => other.kind === 'case' && other !== first),
  };
}

function isNamed(citation: CaseCitation | ShortCitation): boolean {
  return citation.kind === 'short'
    ? citation.name !== undefined
    : citation.plaintiff !== undefined || citation.defendant !== undefined;
}

/** Anything but signals, the number of a docket and what joins them to a citation. */
function holdsWords(before: string): boolean {
  const withoutDocket = before.replace(/\bNos?\. ?[\w-]*\d[\w:-]*/gu, '');
  const words = withoutDocket.match(/\p{L}[\p{L}.'’]*/gu) ?? [];
  return words.some((word) => {
    const plain = word.replace(/\.$/u, '');
    return !signalWords.has(plain) && !joining.has(plain.toLowerCase());
  });
}

const joining: ReadonlySet<string> = new Set(
  'also and at but by e.g i.e in on reh reh’g remand sub nom the with'.split(' '),
);

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
