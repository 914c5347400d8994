/** A decision cited by its docket number alone: `Doe v. Roe, No. 12-345 (9th Cir. Mar. 3, 2010)`. */
import type { BalancedBrackets } from '../balanced-brackets';
import type { RecordCitation } from '../../found-citation';
import { isUpper } from '../../../text/character-classes';
import { matchAt, matchEnd } from '../../../text/match-at';
import { labelStart, readDocketNumber } from './docket-number';
import { decisionOf } from './decision-of';
import { namesParties, readCaption } from './read-caption';
import { readPinCite } from '../read-pin-cite';
import { defined } from '../defined';
import { goesOnWithPlace } from './read-unplaced';
import { readFiled, readUnpublished } from './read-unpublished';
import { readParentheses } from '../read-tail';

/** `, ECF No. 45 at 3`, ` (Dkt. 45)`, `, Comm'n Op. at 12`: the paper of the docket in which the decision stands. */
const entry =
  /(?:\s\((?:Final|Preliminary|Review)\))?,?\s{1,3}\(?(?:Order,?\s+)?\(?(?:(?:(?:NYSC)?EC?F(?:\s+Doc\.)?|Dkt\.?|Doc\.|D\.E\.|D\.I\.|Paper|Order|USITC\sPub\.|(?<=\()¶{1,2})\s*(?:Nos?\.\s*)?\d{1,4}(?:-\d{1,3})?|(?:Comm['’]n|Final|Initial)\s(?:Op(?:\.|inion)|(?:Initial\s)?Determination))\)?(?:,?\s+at\s+\d{1,4}(?:[-\u2010-\u2013]\d{1,4})?)?/y;
const slip =
  /,?\s{1,3}(?:unpub(?:lished|\.)\s+)?(?:[sS]lip|mem\.)\s{1,2}[oO]p(?:\.|inion)(?:\s+(?:20)?\d\d-\d{1,3}(?![\d-]))?(?:\s+(?:at|¶{1,2})\s+\d{1,3}(?:[-\u2010-\u2013]\d{1,3})?)?/y;

/** In place of court and date. */
const sealed = /\s\((?:(?:filed )?under seal|sealed|pending|unpublished|unreported)\)/y;

/** Louisiana's `No. 2012-0123 (La. App. 4 Cir. 5/1/13), 115 So. 3d 1`: the place behind court and date is cited. */
const placeBehind = /[,;]\s\d{1,4}\s(?:So\.|WL\s\d|[A-Z][A-Z. ]{1,12}LEXIS)/y;

/** `at` is the `N` of `No.` or where a number begins that is known without; `null` where no court and date, slip opinion or caption shows that a decision is cited. */
export function readDocket(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): RecordCitation | null {
  // California's "(Mar. 4, 2021, B301234)"
  const alone = isUpper(text.charCodeAt(at)) ? matchAt(/[A-HS]\d{6}(?=\))/y, text, at) : null;
  if (alone) return readFiled(text, at, { number: alone[0], end: at + 7 }, least, brackets);
  const read = readDocketNumber(text, at);
  // "Court No. 20-123, Slip Op. 21-5": the same decision.
  if (!read || (text.charCodeAt(at) === 83 && /\d,\s$/.test(text.slice(Math.max(0, at - 3), at))))
    return null;
  const unpublished = readUnpublished(text, at, read, least) ?? readFiled(text, at, read, least, brackets);
  if (unpublished) return unpublished;
  const { number, end } = read;
  // "Local No. 51": so short a number is a docket's only behind the parties and a comma, before court and year.
  const isShort = /^\d{0,3}$/.test(number);
  if (isShort && !(text.startsWith(' (', end) && text.startsWith(', ', at - 2))) return null;
  const entryEnd = skipEntry(text, end);
  const slipEnd = matchEnd(slip, text, entryEnd);
  // ", at 5": a number without the word begins another citation.
  const pin = readPinCite(
    text,
    slipEnd > 0 ? slipEnd : entryEnd,
    (_, place) => text.charCodeAt(place - 2) !== 116 /* t */,
  );
  const tail = readParentheses(text, pin ? pin.end : Math.max(entryEnd, slipEnd), null, [], brackets);
  const isSealed = !isShort && matchEnd(sealed, text, end) > 0 && !goesOnWithPlace(text, tail.end);
  // The International Trade Commission numbers its investigations as no court does.
  const isTrade = /^\d{3}-TA-\d/.test(number);
  if (slipEnd < 0 && tail.courtAndDate === null && !isSealed && !(isTrade && entryEnd > end)) return null;
  if (slipEnd < 0 && matchEnd(placeBehind, text, tail.end) > 0) return null;
  const label = labelStart(text, at, least(at));
  const caption = readCaption(text, label, least(at));
  // "Certain Gaming Consoles, Inv. No. 337-TA-752"
  const named = namesParties(caption) || (isTrade && caption.form === 'single');
  const isPlaced = tail.courtAndDate?.court !== undefined && tail.courtAndDate.year !== undefined;
  // "Brief for Appellant in No. 12-345 (CA6)" is no decision.
  if (isShort ? !named || !isPlaced : slipEnd < 0 && !named && !isPlaced && !isTrade) return null;
  const start = named ? caption.start : label;
  const lead = named ? text.slice(Math.max(least(at), start - LONGEST_PAPER), start) : '';
  if (paper.test(lead) && !courtsPaper.test(lead))
    return { kind: 'record', start: at, end, fullStart: start, fullEnd: tail.end };
  const court = tail.courtAndDate?.courtAsWritten === undefined ? caption.courtAndDate : tail.courtAndDate;
  const place = { start: at, end, fullStart: start, fullEnd: tail.end, docketNumber: number };
  const decided = defined({ ...court, year: tail.courtAndDate?.year });
  return decisionOf(text, place, named ? caption : null, decided, least(at));
}

/** `Brief for the United States, `, `Complaint at 5, `, `Transcript of Oral Argument at 35, `: what a party filed in the case is no decision. */
const paper =
  /(?:^|[\s(])(?:(?:Br(?:ief|\.)|Pet(?:ition|\.)|Tr(?:anscript|\.)|Mot(?:ion|\.)|Mem(?:orandum|\.)) (?:of|for|in|to)\b[^.;()]{1,80}|(?:Compl(?:aint|\.)|Answer|Indictment|Deposition|Transcript|Brief|Petition)(?: at \d{1,4}(?:[-\u2010-\u2013]\d{1,4})?)?), $/;
/** `Order Granting Motion to Dismiss, ` */
const courtsPaper = /\b(?:Order|Opinion|Decision|Ruling|Judgment)\b[^.;()]{1,80}, $/;
const LONGEST_PAPER = 100;

/** Behind the paper that stands with a docket number, which is no paper of the case at hand. */
export function skipEntry(text: string, end: number): number {
  return Math.max(end, matchEnd(entry, text, end));
}
