/** What the text of a case item cites: the citation that the item is about first, then the chain that it quotes or cites. */
import { findCitations } from '../../citations/find-citations';
import { withMatter } from '../../citations/parse-citation';
import { citationKey } from '../../citations/citation-key';
import { isFirm } from '../../citations/comparing/firm-kind';
import { reporterNamed } from '../../citations/facts/reporter-named';
import type {
  CaseCitation,
  FoundCitation,
  RecordCitation,
  ReporterCitation,
  ShortCitation,
} from '../../citations/found-citation';
import { signalWords } from '../../citations/reading/cases/caption-words';
import { readHistory, readReported } from '../../citations/reading/cases/read-history';
import { completeCaption, versus } from './complete-caption';

export interface CaseText {
  readonly citation: CaseCitation | ShortCitation;
  /** With the name that running text would give it, where that is shorter: `The rule of Orrin. Elm v. Oak`. */
  readonly asFound?: CaseCitation;
  /** `cert. denied, 523 U.S. 1008`: the page may be one of orders, which no record of opinions covers. */
  readonly isHistory: boolean;
  /** Words stand before the place, and no name was read from them: it is not without a name. */
  readonly hasUnreadName: boolean;
  readonly chain: readonly CaseCitation[];
  /** What belongs to the citation and was not read: whoever says that it agrees does not say it of this. */
  readonly unread: readonly string[];
  /** What it says of the case beside where it stands, and nobody looks into. */
  readonly unproved: readonly string[];
}

/** `null` where the first authority that the text names is no case, or where it names none. */
export function readCaseText(rawText: string): CaseText | null {
  const found = findCitations(rawText).map(withMatter);
  const first = found.find(namesAuthority);
  const next = first && found[found.indexOf(first) + 1];
  // A decision with nothing but a docket number is never taken for the printed case that it goes on to quote.
  const beside = first?.kind === 'case' ? alsoPrintedAt(first, found, rawText) : [];
  const citation =
    first?.kind === 'docket'
      ? (asPrinted(first, next, rawText) ?? asUnprinted(first))
      : withNominative(withPlaces(first, beside), rawText);
  if (citation?.kind !== 'case' && citation?.kind !== 'short') return null;
  const event = readHistory(rawText, 0);
  const isHistory = event !== null && readReported(rawText, event.end, citation.fullStart) !== null;
  const completed =
    first?.kind === 'case' && citation.kind === 'case' ? completeCaption(citation, rawText) : citation;
  const before = rawText.slice(isHistory ? event.end : 0, citation.start);
  return {
    citation: completed,
    ...(citation.kind === 'case' && mayBeApart(citation, completed, rawText) && { asFound: citation }),
    isHistory,
    hasUnreadName: !isNamed(completed) && holdsWords(before),
    chain: found.filter(
      (other): other is CaseCitation =>
        other.kind === 'case' && other !== first && other.start !== citation.start && !beside.includes(other),
    ),
    unread: citation.kind === 'case' ? unreadOf(citation, rawText, isHistory || completed !== citation) : [],
    unproved: saidOf(rawText),
  };
}

/** `Elm v. Oak, sub nom. Brown v. Board, 347 U.S. 483 (19540)`: a caption before the one that was read, and a year that is none. */
function unreadOf(
  { fullStart, end, fullEnd, year, plaintiff }: CaseCitation,
  text: string,
  isReadFromStart: boolean,
): readonly string[] {
  const isCaption = !isReadFromStart && plaintiff !== undefined && versus.test(text.slice(0, fullStart));
  const misread = year === undefined ? unreadYear.exec(text.slice(end, fullEnd))?.[1] : undefined;
  return [
    ...(isCaption ? ['the caption before it'] : []),
    ...(misread === undefined ? [] : [`"${misread}", which could not be read`]),
  ];
}

/** `(quoting Elm v. Oak, 1 U.S. 2)`: that the other case stands where it says is another question than whether this one quotes it. */
function saidOf(text: string): readonly string[] {
  const word = /\((?:quoting|citing)(?= )/iu.exec(text)?.[0].toLowerCase();
  if (word === undefined) return [];
  return [
    word === '(quoting' ? 'whether it quotes what it is said to' : 'whether it cites what it is said to',
  ];
}

/** Court and year begin with a capital or a figure, and a year has four, be they mistyped. */
const unreadYear = /^[^()]*\(([\p{Lu}\d](?=[^()]*\d[\dOol]{3})[^()]*)\)/u;

/** What stands before the name may be a sentence of its own; `Orrin Corp. Elm v. Oak` may be two captions that ran together. */
function mayBeApart(citation: CaseCitation, completed: CaseCitation | ShortCitation, text: string): boolean {
  const before = text.slice(0, citation.fullStart);
  return completed !== citation && isNamed(citation) && !isFirm({ main: before });
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

/** `500 U.S. 173, 768 N.Y.S.2d 146 (1991)`, `347 U.S. 483, 349 U.S. 294 (1955)`: no record has both, but the draft gives them for one case. */
function alsoPrintedAt(
  first: CaseCitation,
  found: readonly FoundCitation[],
  text: string,
): readonly CaseCitation[] {
  const beside: CaseCitation[] = [];
  for (const next of found.slice(found.indexOf(first) + 1)) {
    const last = beside.at(-1) ?? first;
    // Behind a court and a year another case begins: `347 U.S. 483 (1954), 349 U.S. 294 (1955)`.
    const isBeside = text[last.fullEnd - 1] !== ')' && /^, ?$/.test(text.slice(last.fullEnd, next.fullStart));
    if (!isBeside || next.kind !== 'case' || isNamed(next)) break;
    beside.push(next);
  }
  return beside;
}

function withPlaces(
  first: FoundCitation | undefined,
  beside: readonly CaseCitation[],
): FoundCitation | undefined {
  const last = beside.at(-1);
  if (first?.kind !== 'case' || !last) return first;
  const { year, court, courtAsWritten } = last;
  return {
    ...first,
    ...(year !== undefined && { year }),
    ...(courtAsWritten !== undefined && { courtAsWritten, ...(court !== undefined && { court }) }),
    parallel: [...(first.parallel ?? []), ...beside.flatMap(printedPlaces)],
  };
}

function printedPlaces({ volume, reporter, page, parallel = [] }: CaseCitation): readonly ReporterCitation[] {
  return page === undefined ? parallel : [{ volume, reporter, page }, ...parallel];
}

/** `5 U.S. (2 Cranch) 137`: where the reporter's own volume is another, it is a parallel citation that leads elsewhere. */
function withNominative(citation: FoundCitation | undefined, text: string): FoundCitation | undefined {
  if (citation?.kind !== 'case' || citation.reporter !== 'U.S.' || citation.page === undefined)
    return citation;
  const [, volume, name] = nominative.exec(text.slice(citation.start, citation.end)) ?? [];
  const reporter = name === undefined ? null : reporterNamed(name);
  if (volume === undefined || !reporter) return citation;
  const place = { volume, reporter: reporter.name, page: citation.page };
  const isSame = citationKey(place) === citationKey({ ...citation, page: citation.page });
  return isSame ? citation : { ...citation, parallel: [...(citation.parallel ?? []), place] };
}

const nominative = /\((\d{1,2}) (Dall\.|Cranch|Wheat\.|Pet\.|How\.|Black|Wall\.)\)/u;

/** Connecticut's `Betancourt v. Betancourt, No. 110750 (Feb. 17, 1994), 1994 Conn. Super. Ct. 1623`: the place follows. */
function asPrinted(
  { plaintiff, defendant, docketNumber, fullEnd }: RecordCitation,
  next: FoundCitation | undefined,
  text: string,
): CaseCitation | null {
  if (next?.kind !== 'case' || isNamed(next) || !/^[\s,]+$/u.test(text.slice(fullEnd, next.fullStart)))
    return null;
  return {
    ...next,
    ...(plaintiff === undefined ? {} : { plaintiff }),
    ...(defendant === undefined ? {} : { defendant }),
    ...(docketNumber === undefined ? {} : { docketNumber }),
  };
}

/** A case that is printed nowhere that the text names. */
function asUnprinted({ docketNumber, ...decision }: RecordCitation): CaseCitation {
  const number =
    docketNumber === undefined || /^no/i.test(docketNumber) ? docketNumber : `No. ${docketNumber}`;
  return {
    ...decision,
    kind: 'case',
    volume: '',
    reporter: '',
    reporterAsWritten: '',
    ...(number !== undefined && { docketNumber: number }),
  };
}
