/**
 * Unpublished decisions as their courts have them cited: Michigan's `People v Elm, unpublished per curiam opinion of the Court of
 * Appeals, issued July 23, 2009 (Docket No. 284986), p 3`, and those told by what stands within one parenthesis.
 */
import type { RecordCitation } from '../../found-citation';
import { matchEnd } from '../../../text/match-at';
import type { BalancedBrackets } from '../balanced-brackets';
import { findCourt } from './find-court';
import { goesOnWithPlace } from './read-unplaced';
import { decisionOf } from './decision-of';
import { namesParties, readCaption, type Caption } from './read-caption';
import { defined } from '../defined';

/** `at` is the `N` of `No.`; `end` where the (first) number ends. `null` where the decision is not so described before it. */
export function readUnpublished(
  text: string,
  at: number,
  { number, end }: { readonly number: string; readonly end: number },
  least: (at: number) => number,
): RecordCitation | null {
  const [opening] = openings.exec(text.slice(Math.max(0, at - LONGEST_OPENING), at)) ?? [];
  if (opening === undefined) return null;
  const closed = matchEnd(furtherNumbers, text, end);
  if (closed < 0) return null;
  const from = Math.max(least(at), at - opening.length - LONGEST_DESCRIPTION);
  const described = description.exec(text.slice(from, at - opening.length));
  const [, courtAsWritten, year] = described ?? [];
  const court =
    courtAsWritten === 'Court of Appeals' ? 'michctapp' : courtAsWritten && findCourt(courtAsWritten);
  if (!described || year === undefined || court === undefined) return null;
  const caption = readCaption(text, from + described.index, least(at));
  if (!namesParties(caption)) return null;
  const place = { start: at, end, ...withPages(text, caption, closed), docketNumber: number };
  return decisionOf(text, place, caption, defined({ court, courtAsWritten, year }), least(at));
}

const openings = /\((?:Docket|Case)\s$/;
const LONGEST_OPENING = 8;
const LONGEST_DESCRIPTION = 190;
const description =
  /,\sunpublished\s(?:per\scuriam\s|memorandum\s)?(?:opinion|order)(?:\sper\scuriam)?\sof\sthe\s(?:Michigan\s)?(Court\sof\sAppeals|United\sStates\s[A-Z][A-Za-z ]{10,70}),?\s(?:issued|decided|entered|dated)\s[A-Z][a-z]{2,8}\.?\s\d{1,2},\s((?:19|20)\d\d)\s$/;
/** Of the slip opinion. */
const pages = /,\s(?:pp?\.?|slip\sop\.?(?:\sat)?)\s\d{1,3}(?:[-\u2010-\u2013]\d{1,3})?/y;
const furtherNumbers = /(?:(?:,|\sand|,\sand|;)\s\d{5,6}){0,6}\)/y;

/**
 * California's `People v. Elm (Mar. 4, 2021, B301234) [nonpub. opn.]`, Pennsylvania's `Elm v. Oak (Pa. Cmwlth., No. 123 C.D. 2015,
 * filed Oct. 5, 2016)`: the number at `at` stands between court and date. `null` where a place follows, which is cited then.
 */
export function readFiled(
  text: string,
  at: number,
  { number, end }: { readonly number: string; readonly end: number },
  least: (at: number) => number,
  brackets: BalancedBrackets,
): RecordCitation | null {
  const reach = least(at);
  const from = Math.max(reach, at - LONGEST_COURT, 0);
  const open = from + text.slice(from, at).lastIndexOf('(');
  if (open < from || text.slice(open, at).includes(')')) return null;
  const close = brackets.closingOf(open, LONGEST_COURT);
  if (close < end) return null;
  const marked = Math.max(close + 1, matchEnd(mark, text, close + 1));
  if (goesOnWithPlace(text, marked)) return null;
  const caption = readCaption(text, close + 1, reach);
  const { courtAndDate } = caption;
  if (!namesParties(caption) || courtAndDate?.docketNumber === undefined || courtAndDate.year === undefined)
    return null;
  const place = { start: at, end, ...withPages(text, caption, marked), docketNumber: number };
  return decisionOf(text, place, caption, courtAndDate, reach);
}

/** From its name to the pages of the slip opinion behind `end`. */
function withPages(text: string, { start }: Caption, end: number): { fullStart: number; fullEnd: number } {
  return { fullStart: start, fullEnd: Math.max(end, matchEnd(pages, text, end)) };
}

const LONGEST_COURT = 90;
/** `[nonpub. opn.]` */
const mark = /\s\[(?:non-?pub\.|nonpublished|unpub\.|unpublished)(?:\sopn?\.|\sopinion)?\]/iy;
