/**
 * Whose words stand where in a text in one piece, as far as its own headings say so beyond doubt: those of concurrences and dissents,
 * running heads of pages (`PELL, J., dissenting`), and a syllabus. Where they leave a doubt, nobody is named.
 */
import type { OpinionPart } from '../../opinion-text';
import { readHeading, type Heading, type NamedHeading } from './opinion-headings';

export interface SeparateOpinions {
  /** In text order, without overlaps; never the court's. */
  readonly parts: readonly OpinionPart[];
  /** Where the court may speak, or anybody else. */
  readonly untold: readonly Extent[];
}

interface Extent {
  readonly start: number;
  readonly end: number;
}

interface PlacedHeading {
  readonly at: number;
  readonly heading: Heading;
}

/** `hasSyllabus`: of a court whose syllabus is no part of the opinion. */
export function readSeparateOpinions(text: string, hasSyllabus: boolean): SeparateOpinions {
  const headings = headingsIn(text);
  if (headings.every(({ heading }) => heading.kind === 'break' || heading.kind === 'doubt'))
    return nobodyElse;
  const syllabi = headings.filter(({ heading }) => heading.kind === 'syllabus');
  const syllabus = hasSyllabus ? syllabusIn(text, syllabi) : null;
  const parts = [...(syllabus ? [syllabus] : []), ...opinionsBehind(text, headings)];
  const isCourtTold = syllabi.length === 0 || syllabus !== null;
  const start = syllabus?.end ?? 0;
  const court = { start, end: isCourtTold ? Math.max(start, courtEnds(text, headings)) : start };
  return { parts, untold: withoutTold(text.length, [court, ...parts]) };
}

function isBreak({ heading }: PlacedHeading): boolean {
  return heading.kind === 'break';
}

/** Above its first page another opinion may have begun: then the court is known to speak up to its own last page. */
function courtEnds(text: string, headings: readonly PlacedHeading[]): number {
  const first = headings.find(({ heading }) => heading.kind !== 'syllabus' && heading.kind !== 'break');
  if (first?.heading.kind !== 'running') return first?.at ?? text.length;
  return headings.findLast((one) => isBreak(one) && one.at < first.at)?.at ?? 0;
}

const nobodyElse: SeparateOpinions = { parts: [], untold: [] };

function headingsIn(text: string): readonly PlacedHeading[] {
  const headings: PlacedHeading[] = [];
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n\n', at);
    const end = found < 0 ? text.length : found;
    const heading = readHeading(text.slice(at, Math.min(end, at + longestHeading)), end - at);
    // Above the court's own words, as in a list of the judges, it heads nothing.
    if (heading && (heading.kind !== 'vote' || at > shortestCourt)) headings.push({ at, heading });
    at = end + 2;
  }
  return headings;
}

/** In characters. */
const longestHeading = 300;

/** From its first page to where, on its last, the court is said to speak. */
function syllabusIn(text: string, pages: readonly PlacedHeading[]): OpinionPart | null {
  const [first, last] = [pages[0]?.at, pages.at(-1)?.at];
  if (first === undefined || last === undefined) return null;
  const found = text.slice(last, last + longestPage).search(courtSpeaks);
  const end = found < 0 ? -1 : text.lastIndexOf('\n\n', last + found);
  return end > first ? { kind: 'syllabus', start: first, end } : null;
}

const courtSpeaks =
  /\bdelivered the opinion\b|\bannounced the judgment\b|\n\n(?:opinion of the court|per curiam)\b/i;
/** Two, where the heading of the second is not read. */
const longestPage = 8000;

interface OpenPart {
  readonly heading: NamedHeading;
  readonly start: number;
}

function opinionsBehind(text: string, headings: readonly PlacedHeading[]): readonly OpinionPart[] {
  const parts: OpinionPart[] = [];
  let open: OpenPart | null = null;
  const close = (at: number): void => {
    const part = open && partOf(text, open, at);
    if (part) parts.push(part);
    open = null;
  };
  let last: Heading | null = null;
  for (const { at, heading } of headings) {
    const isNamed = heading.kind === 'opening' || heading.kind === 'running';
    const goesOn: boolean = isNamed && open !== null && isSameOpinion(heading, open.heading);
    if (!goesOn) {
      close(at);
      // Above the first page of an opinion the one before it may end.
      const isSecond =
        heading.kind === 'running' && last !== null && 'judge' in last && isSameOpinion(heading, last);
      if (isSecond || (heading.kind === 'opening' && at > shortestCourt && speaksForOneself(text, at)))
        open = { heading: heading, start: at };
    }
    if (isNamed) last = heading;
  }
  close(text.length);
  return parts;
}

/** What stands at the top of a report, as a list of judges, heads nobody's opinion. */
const shortestCourt = 1000;

/** Votes are written like headings: an opinion says soon what its writer does. */
function speaksForOneself(text: string, at: number): boolean {
  return firstPerson.test(text.slice(at, at + soon));
}

const firstPerson =
  /\bI (?:\w+ ){0,2}(?:dissent|concur|agree|disagree|join|write|would)\b|\b[Ww]e (?:respectfully )?(?:dissent|concur)\b/;
const soon = 2500;

function isSameOpinion(one: NamedHeading, other: NamedHeading): boolean {
  const [left, right] = [one.judge, other.judge];
  return left !== '' && right !== '' && (left.endsWith(right) || right.endsWith(left));
}

function partOf(text: string, { heading, start }: OpenPart, next: number): OpinionPart | null {
  const end = notesOfOthers(text, start, next);
  if (end - start < shortestPart) return null;
  const { stance: kind, author } = heading;
  return { kind, ...(author === undefined ? {} : { author }), start, end };
}

const shortestPart = 200;

/** The notes of a text in one piece may all stand at its end, and two opinions may each have a note 1. */
function notesOfOthers(text: string, start: number, end: number): number {
  for (let at = text.indexOf('\n\n[fn', start); at >= 0 && at < end; at = text.indexOf('\n\n[fn', at + 3)) {
    const label = /^\[fn[^\]]{1,6}\]/.exec(text.slice(at + 2, at + 14))?.[0];
    if (label !== undefined && text.lastIndexOf(label, start) >= 0) return at;
  }
  return end;
}

/** What is left of a text of `length` beside those extents. */
function withoutTold(length: number, told: readonly Extent[]): readonly Extent[] {
  const left: Extent[] = [];
  let at = 0;
  for (const { start, end } of told.toSorted((one, other) => one.start - other.start)) {
    if (start > at) left.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < length) left.push({ start: at, end: length });
  return left;
}
