/**
 * Whether a source stands so near to a word or two in quotation marks that they are offered as its own: for these alone, it tells
 * quotations from scare quotes and from terms.
 */
import type { FoundCitation } from '../../citations/found-citation';
import { citationNearness, sentenceEndsOutside } from './citation-nearness';
import { firstEndingAfter } from './first-ending-after';
import { nearness } from './following-citation';
import type { CitationGroup } from './group-citations';
import {
  announces,
  courtGoesOn,
  courtSpeaksBehind,
  givesSource,
  introduces,
  isOfCourts,
  partySpeaks,
  recordSpeaks,
} from './lead-in';
import type { CaseNames } from './name-cases';
import type { Stretch } from './pair-quotation-marks';
import type { NoteCall } from './note-place';
import { isAmidCase } from './told-case';
import { withoutQuoted } from './without-quoted';

export interface Surroundings {
  readonly text: string;
  readonly found: readonly FoundCitation[];
  readonly groups: readonly CitationGroup[];
  readonly names: CaseNames;
  /** Of the notes that begin with a citation. */
  readonly calls: readonly NoteCall[];
}

/** `paragraph` holds the words, `passage` is they with their marks; `passagesFrom`: it and some that follow. */
export function hasSourceNearby(
  passage: Stretch,
  paragraph: Stretch,
  passagesFrom: readonly Stretch[],
  surroundings: Surroundings,
): boolean {
  return (
    isCited(passage.end, paragraph.end, passagesFrom, surroundings) ||
    isIntroduced(Math.max(paragraph.start, passage.start - longestLeadIn), passage.start, surroundings) ||
    courtSpeaksBehind(surroundings.text.slice(passage.end - 2, Math.min(paragraph.end, passage.end + 120)))
  );
}

/** `a standard referred to as “exacting scrutiny.” Brown`: a case's citation follows at once. */
export function isCitedAtOnce(end: number, { text, found, groups }: Surroundings): boolean {
  const next = groups[firstEndingAfter(groups, end)];
  return (
    next !== undefined &&
    isCase(found[next.members[0]?.index ?? -1]) &&
    /^[.,]?\s{0,3}[([]?$/.test(text.slice(end, Math.max(end, next.start)))
  );
}

/** A citation follows, or begins the note called here. */
function isCited(
  end: number,
  paragraphEnd: number,
  spans: readonly Stretch[],
  { text, found, groups, calls }: Surroundings,
): boolean {
  const call = calls[firstEndingAfter(calls, end - 1)];
  if (call !== undefined && call.anchor - end <= furthest) {
    const between = text.slice(end, call.anchor);
    if (isInClause(between)) return true;
    const near = between.includes('\n') ? 'later' : citationNearness(text, end, call.anchor, spans);
    if (near !== 'later' && closesRow.test(`${between} `)) return true;
  }
  const next = groups[firstEndingAfter(groups, end)];
  if (next === undefined || next.start < end || next.start - end > furthest) return false;
  const between = text.slice(end, next.start).replace(/\s+/g, ' ');
  if (next.start >= paragraphEnd && !/^[\s.,]*$/.test(between) && !closesRow.test(between)) return false;
  const near = nearness({ fullEnd: end }, next.start, { text, spans });
  if (near === null)
    return citationNearness(text, end, next.start, spans) === 'clause' && closesRow.test(between);
  if (near !== 'clause' || givesSource(between) || closesRow.test(between)) return true;
  const cited = text.slice(next.start, next.start + 4);
  if (between.length < 100 && /[.?!][”"’')\]]{0,3}\sSee\b.{0,12}$/.test(between + cited)) return true;
  return (
    isCase(found[next.members[0]?.index ?? -1]) && isApposed(between) && !/^(?:see|cf\.|but)/i.test(cited)
  );
}

/** Nothing but a few words of the same clause. */
function isInClause(between: string): boolean {
  return between.length <= 60 && !/[.;:?!\n]\s?[^\s”"’)]/.test(between.trimEnd());
}

/** Other quoted words of the sentence stand right before the citation, or before a note's call and it. */
const closesRow = /[”"],?\s(?:\d{1,3}\s)?[([]?$/;

const furthest = 700;

/** `the “clear error” standard, Brown, 347 U.S. at 495,`: the citation stands beside what the words name. */
function isApposed(between: string): boolean {
  return between.length < 160 && /(?:,\s|[([—–])$/.test(between);
}

/** The words before it, in its own sentence, make a court or text say it or name a case for it, or a case is being told there. */
function isIntroduced(from: number, start: number, surroundings: Surroundings): boolean {
  const { text, found, groups } = surroundings;
  const begun = sentenceEndsOutside(text, from, start - 1, []).at(-1) ?? from;
  const group = groups[firstEndingAfter(groups, start) - 1];
  const leadIn = text.slice(begun, start);
  if (group !== undefined) {
    const between = text.slice(group.end, start);
    const citesCase = isCase(found[group.members.at(-1)?.index ?? -1]);
    if (
      group.end > begun &&
      !recordSpeaks(between) &&
      (announces(between) || (citesCase && isBeside(between)))
    )
      return true;
    if (begun >= group.end && begun - group.end < 4 && courtGoesOn(leadIn)) return true;
    if (citesCase && between.length < longestTelling && !between.includes('\n') && isOfCourts(leadIn))
      return true;
  }
  return introduces(leadIn) || isAmidCase(start, surroundings);
}

const longestLeadIn = 200;
const longestTelling = 500;

function isCase(find: FoundCitation | undefined): boolean {
  return find?.kind === 'case' || find?.kind === 'short' || find?.kind === 'id' || find?.kind === 'supra';
}

/** `Brown, 347 U.S. 483, applied a version of “…”`: what a sentence says right behind its citation is said of that. */
function isBeside(between: string): boolean {
  const own = withoutQuoted(between);
  return own.length < 80 && /^[,)]/.test(own) && !partySpeaks(own);
}
