/**
 * Unpublished decisions of Michigan's Court of Appeals as its opinion manual has them cited:
 * `People v Elm, unpublished per curiam opinion of the Court of Appeals, issued July 23, 2009 (Docket No. 284986), p 3`.
 */
import type { RecordCitation } from '../../found-citation';
import { matchEnd } from '../../../text/match-at';
import { readCaption } from './read-caption';
import { defined } from '../defined';
import { readSignal } from '../read-signal';

/** `at` is the `N` of `No.`; `end` where the (first) number ends. `null` where the decision is not so described before it. */
export function readUnpublished(
  text: string,
  at: number,
  { number, end }: { readonly number: string; readonly end: number },
  least: (at: number) => number,
): RecordCitation | null {
  if (!text.startsWith(OPENING, at - OPENING.length)) return null;
  const closed = matchEnd(furtherNumbers, text, end);
  if (closed < 0) return null;
  const from = Math.max(least(at), at - OPENING.length - LONGEST_DESCRIPTION);
  const described = description.exec(text.slice(from, at - OPENING.length));
  const year = described?.[1];
  if (!described || year === undefined) return null;
  const caption = readCaption(text, from + described.index, least(at));
  if (caption.form !== 'adversary' && caption.form !== 'procedural') return null;
  const signal = readSignal(text, caption.start, least(at));
  return defined({
    kind: 'docket',
    start: at,
    end,
    fullStart: signal ? signal.start : caption.start,
    fullEnd: Math.max(closed, matchEnd(pages, text, closed)),
    docketNumber: number,
    plaintiff: caption.plaintiff,
    defendant: caption.defendant ?? undefined,
    court: 'michctapp',
    courtAsWritten: 'Court of Appeals',
    year,
  });
}

const OPENING = '(Docket ';
const LONGEST_DESCRIPTION = 140;
const description =
  /,\sunpublished\s(?:per\scuriam\s|memorandum\s)?(?:opinion|order)(?:\sper\scuriam)?\sof\sthe\s(?:Michigan\s)?Court\sof\sAppeals,?\s(?:issued|decided|entered|dated)\s[A-Z][a-z]{2,8}\.?\s\d{1,2},\s((?:19|20)\d\d)\s$/;
/** Of the slip opinion. */
const pages = /,\s(?:pp?|slip\sop\sat)\s\d{1,3}(?:[-\u2010-\u2013]\d{1,3})?/y;
const furtherNumbers = /(?:(?:,|\sand|,\sand|;)\s\d{5,6}){0,6}\)/y;
