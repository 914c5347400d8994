/** Court and year without parentheses: `, C.A. 6, 1954)`, `, 2d Cir. 2021`, a search page's ` - Court of Appeals, 9th Circuit 2020`. */
import { isDigit } from '../../../text/character-classes';
import { matchAt, matchEnd } from '../../../text/match-at';
import { MOST_PAGES } from '../opinion-pages';
import type { ReporterHit } from '../numbered-hit';
import { findCourt } from './find-court';
import { readCourtAndDate, type CourtAndDate } from './read-court-and-date';

export interface CourtBehind {
  readonly courtAndDate: CourtAndDate;
  readonly end: number;
}

/** What stands so behind the pages that end at `at`; `null` where no known court and year do. */
export function readCourtBehind(text: string, at: number, hit: ReporterHit): CourtBehind | null {
  const [, alone, yearAlone] = matchAt(behindComma, text, at) ?? [];
  if (yearAlone !== undefined) {
    const end = behindComma.lastIndex;
    if (alone !== undefined) return ofCourt(alone, yearAlone, end);
    return isYearBehind(text, end - 4, hit) ? { courtAndDate: { year: yearAlone }, end } : null;
  }
  const [whole, court, year = ''] = matchAt(spelt, text, at) ?? matchAt(unopened, text, at) ?? [];
  if (whole === undefined) return null;
  const end = at + whole.length;
  return court === undefined ? { courtAndDate: { year }, end } : ofCourt(court, year, end);
}

/** `529 U.S. 473, 484 (2000.`, `(2d Cir. 1985. This Court`: the parenthesis that opens at `open` was forgotten to be closed. */
export function readUnclosed(text: string, open: number): CourtBehind | null {
  const [whole, content] = matchAt(unclosed, text, open) ?? [];
  const courtAndDate = content === undefined ? null : readCourtAndDate(content);
  return courtAndDate?.year === undefined || whole === undefined
    ? null
    : { courtAndDate, end: open + whole.length };
}

const unclosed =
  /[([]((?:[A-Z\d][A-Za-z\d.,’' ]{0,40}[\s.])?(?:1[789]|20)\d\d)(?=[.;](?:\s{1,3}(?:[A-Z“]|[Ss]ee)|\s*$)|\s*$)/y;

/** `512 F.2d 1013, 1975.`: no page of a case that begins far from it. */
export function isYearBehind(text: string, at: number, { page, volume }: ReporterHit): boolean {
  if (volume.length > 3 || !isDigit(text.charCodeAt(at + 3)) || matchEnd(yearBehind, text, at) < 0)
    return false;
  const pages = Number(text.slice(at, at + 4)) - Number(page);
  return pages < 0 || pages >= MOST_PAGES;
}

function ofCourt(court: string, year: string, end: number): CourtBehind | null {
  // A search page's "Supreme Court" alone is that of the reporter.
  if (court === 'Supreme Court') return { courtAndDate: { courtAsWritten: court, year }, end };
  const id = findCourt(court);
  return id === undefined ? null : { courtAndDate: { court: id, courtAsWritten: court, year }, end };
}

const behindComma = /,\s(?:([A-Z\d][A-Za-z\d. ]{1,20}?),?\s?)?((?:18|19|20)\d\d)(?=[).;]|,\s[a-z])/y;
const spelt =
  /(?:,\s|\s[-–—|]\s|\s(?=\d{1,2}(?:st|nd|rd|d|th)\s))([A-Z\d][A-Za-z\d.:,’' ]{1,60}?),?\s\(?((?:18|19|20)\d\d)\)?(?=[).;|\]]|,\s[a-z]|\s*$|\s*\n)/y;
const yearBehind = /(?:18|19|20)\d\d(?=[).;]|,\s[a-z])/y;
/** `522 F.2d 1167 1975)`, `522 F.2d 1167 2d Cir. 1975)` */
const unopened = /\s(?:([A-Z\d][A-Za-z\d. ]{1,30}?)\s)?((?:18|19|20)\d\d)(?=\))/y;
