/** A decision cited by its parties, court and year alone, without a place or number: `Doe v. Roe (2d Cir. 2021)`. */
import { skipSpaces, skipSpacesBack } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchEnd } from '../../../text/match-at';
import type { RecordCitation } from '../../found-citation';
import { readSignal } from '../read-signal';
import { readCaption } from './read-caption';
import { readCourtAndDate } from './read-court-and-date';
import type { CalledCases } from './read-name-and-page';

const LONGEST = 60;

/** `close` is the parenthesis behind a year; `null` where no known court stands before it, or a place follows. */
export function readUnplaced(
  text: string,
  close: number,
  called: CalledCases,
  least: (at: number) => number,
): RecordCitation | null {
  const reach = least(close);
  let open = close - 5;
  while (open > reach && close - open < LONGEST && text.charCodeAt(open) !== 40) open--;
  if (text.charCodeAt(open) !== 40 || open <= reach || goesOnWithPlace(text, close + 1)) return null;
  const read = readCourtAndDate(collapse(text.slice(open + 1, close)));
  if (read?.court === undefined || read.courtAsWritten === undefined || read.year === undefined) return null;
  const caption = readCaption(text, open, reach);
  const isAdjoining = skipSpacesBack(text, open, reach) === caption.end;
  if (caption.form !== 'adversary' || caption.defendant === null || caption.hasSupra || !isAdjoining)
    return null;
  // A place that was not read: it is not cited without one.
  if (/\d|&#/.test(text.slice(caption.start, open))) return null;
  // Where the text has cited it in full, its names alone say no more.
  if (called.holds(caption.plaintiff, caption.defendant)) return null;
  const signal = readSignal(text, caption.start, reach);
  return {
    kind: 'docket',
    start: caption.start,
    end: close + 1,
    fullStart: signal ? signal.start : caption.start,
    fullEnd: close + 1,
    plaintiff: caption.plaintiff,
    defendant: caption.defendant,
    court: read.court,
    courtAsWritten: read.courtAsWritten,
    year: read.year,
  };
}

/** California's `Doe v. Roe (N.D. Cal. 2021) 2021 WL 12345`. */
function goesOnWithPlace(text: string, behind: number): boolean {
  const next = skipSpaces(text, text.charCodeAt(behind) === 44 ? behind + 1 : behind);
  return matchEnd(/[\d[_—]|supra/y, text, next) > 0;
}
