/** A decision cited by its parties, court and year alone, without a place or number: `Doe v. Roe (2d Cir. 2021)`, `Doe v. Roe (2021)`. */
import { skipSpaces, skipSpacesBack } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchEnd } from '../../../text/match-at';
import type { FoundCitation, RecordCitation } from '../../found-citation';
import { decisionOf } from './decision-of';
import { readCaption } from './read-caption';
import { readCourtAndDate } from './read-court-and-date';
import { readReporterCitation } from './read-reporter-citation';
import type { CalledCases } from './read-name-and-page';

const LONGEST = 60;

/** `close` is the parenthesis behind a year; `null` where a court stands before it that is not known, or a place follows. */
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
  const isCourtKnown = read?.court !== undefined && read.courtAsWritten !== undefined;
  if (read?.year === undefined || (!isCourtKnown && close - open !== 5)) return null;
  const caption = readCaption(text, open, reach);
  const isAdjoining = skipSpacesBack(text, open, reach) === caption.end;
  const isNamed = caption.form === 'adversary' || (caption.form === 'procedural' && isCourtKnown);
  if (!isNamed || caption.hasSupra || !isAdjoining) return null;
  // A place that was not read: it is not cited without one.
  if (/\d|&#/.test(text.slice(caption.start, open))) return null;
  if (called.holds(caption.plaintiff, caption.defendant)) return null;
  const { start } = caption;
  return decisionOf(
    text,
    { start, end: close + 1, fullStart: start, fullEnd: close + 1 },
    caption,
    read,
    reach,
  );
}

/** `all` without those that the text cites in full, before or behind: their names alone say no more. */
export function withoutNamed<Kind extends FoundCitation>(
  all: readonly Kind[],
  called: CalledCases,
): readonly Kind[] {
  const isNamedAgain = (one: FoundCitation): boolean =>
    one.kind === 'docket' &&
    one.docketNumber === undefined &&
    one.plaintiff !== undefined &&
    called.holds(one.plaintiff, one.defendant ?? null);
  return all.some(isNamedAgain) ? all.filter((one) => !isNamedAgain(one)) : all;
}

/**
 * California's `Doe v. Roe (N.D. Cal. 2021) 2021 WL 12345`, Indiana's `Doe v. Roe (1994), Ind. App., 637 N.E.2d 1345`, and
 * `Doe v. Roe (1966) – 384 U.S. 436` of lists.
 */
export function goesOnWithPlace(text: string, behind: number): boolean {
  const sign = matchEnd(/\s?[-–—:;.([]\s?(?=\d)/y, text, behind);
  if (sign > 0 && readReporterCitation(text, sign) !== null) return true;
  const next = skipSpaces(text, text.charCodeAt(behind) === 44 ? behind + 1 : behind);
  return matchEnd(/[\d[_—]|supra|(?:[A-Z][A-Za-z]{1,6}\.\s?){1,3},?\s\d/y, text, next) > 0;
}
