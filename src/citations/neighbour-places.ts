/** Places that a citation with a slip in its volume, reporter or page may have meant. */
import type { CaseCitation, ReporterCitation } from './found-citation';
import { editDistance } from './comparing/edit-distance';
import { foldSpelling, reporterNamed } from './facts/reporter-named';
import { allReporters, type Reporter } from './facts/reporters';
import { pinPages } from './comparing/pin-pages';

/** What a citation may have meant instead; in each, the likeliest slips stand first, and what is cited itself is left out. */
export interface Neighbours {
  readonly volumes: readonly number[];
  readonly pages: readonly number[];
  readonly reporters: readonly string[];
}

/**
 * One of the three is changed at a time: a digit wrong, missing, added or exchanged with its neighbour, two digits wrong; another
 * series, or a reporter written almost alike; the pin page for the first one. There are hundreds of them.
 */
export function neighboursOf({
  volume,
  reporter,
  page,
  pinCite,
  pinCiteReporter = reporter,
}: CaseCitation): Neighbours {
  if (page === undefined) return NONE;
  const slips = slipsOf(page);
  // A parallel reporter counts pages of its own.
  const pinned = pinCiteReporter === reporter ? pinPages(pinCite).map(({ first }) => first) : [];
  return {
    volumes: slipsOf(volume),
    pages: pinned.length === 0 ? slips : [...slips, ...pinned.filter((other) => other !== Number(page))],
    reporters: reportersLike(reporter, volume),
  };
}

const NONE: Neighbours = { volumes: [], pages: [], reporters: [] };

/** The same as places, in that order. */
export function neighbourPlaces(citation: CaseCitation): readonly ReporterCitation[] {
  const { volume, reporter, page = '' } = citation;
  const { volumes, pages, reporters } = neighboursOf(citation);
  return [
    ...volumes.map((other) => ({ volume: String(other), reporter, page })),
    ...pages.map((other) => ({ volume, reporter, page: String(other) })),
    ...reporters.map((other) => ({ volume, reporter: other, page })),
  ];
}

/** Of longer numbers, such as those of databases, two wrong digits would be too many numbers. */
const LONGEST_WITH_TWO = 4;

/** None begins with a zero. */
function slipsOf(number: string): readonly number[] {
  if (!/^\d{1,9}$/.test(number)) return [];
  const cited = Number(number);
  const digits = Array.from(String(cited), Number);
  const slips = new Set<number>();
  const add = (slip: number, fewest: number): void => {
    if (slip >= fewest && slip !== cited) slips.add(slip);
  };
  /** The place value of each digit: 100, 10, 1. */
  const values = digits.map((_, at) => 10 ** (digits.length - 1 - at));
  const [first = 1] = values;
  const withDigit = (slip: number, at: number, digit: number): number =>
    slip + (digit - (digits[at] ?? 0)) * (values[at] ?? 0);

  for (const at of digits.keys())
    for (let digit = 0; digit < 10; digit += 1) add(withDigit(cited, at, digit), first);
  for (let at = 0; at <= digits.length; at += 1) {
    const value = values[at - 1] ?? first * 10;
    const [before, after] = [Math.floor(cited / value), cited % value];
    for (let digit = 0; digit < 10; digit += 1) add((before * 10 + digit) * value + after, first * 10);
    const [left = 0, right = 0, lower = 0] = [digits[at], digits[at + 1], values[at]];
    if (lower === 0) continue;
    add(before * lower + (after % lower), first / 10);
    if (at + 1 < digits.length) add(withDigit(withDigit(cited, at, right), at + 1, left), first);
  }
  const found = [...slips];
  if (digits.length > LONGEST_WITH_TWO) return found;
  // There are hundreds of these, and of them only what exchanges two neighbours stands there already.
  for (const [at, own] of digits.entries()) {
    for (let digit = 0; digit < 10; digit += 1) {
      const slip = withDigit(cited, at, digit);
      if (digit === own || slip < first) continue;
      for (let other = at + 1; other < digits.length; other += 1) {
        const replaced = digits[other] ?? 0;
        for (let twice = 0; twice < 10; twice += 1) {
          const isExchange = other === at + 1 && digit === replaced && twice === own;
          if (twice !== replaced && !isExchange) found.push(withDigit(slip, other, twice));
        }
      }
    }
  }
  return found;
}

const likeKnown = new Map<string, readonly string[]>();

/** By name: other series, and what is spelt almost the same. Empty for a reporter that is not known, and for databases. */
function reportersLike(reporter: string, volume: string): readonly string[] {
  const named = reporterNamed(reporter, volume);
  if (!named || !isPrinted(named)) return [];
  const known = likeKnown.get(named.name);
  if (known) return known;
  const like = allReporters()
    .filter((other) => other.name !== named.name && isPrinted(other) && areAlike(named.name, other.name))
    .map(({ name }) => name);
  likeKnown.set(named.name, like);
  return like;
}

function isPrinted({ kind }: Reporter): boolean {
  return kind !== 'database' && kind !== 'neutral';
}

/** Reporters that print the same decisions side by side. */
const besideEachOther = [
  ['U.S.', 'S. Ct.', 'L. Ed.', 'L. Ed. 2d'],
  ['B.R.', 'F. Supp.', 'F. Supp. 2d', 'F. Supp. 3d'],
];

function areAlike(left: string, right: string): boolean {
  if (besideEachOther.some((names) => names.includes(left) && names.includes(right))) return true;
  if (familyOf(left) === familyOf(right)) return true;
  const [one, other] = [foldSpelling(left), foldSpelling(right)];
  return editDistance(one, other) <= (Math.min(one.length, other.length) < 4 ? 1 : 2);
}

/** `F.` for `F.2d`, `F. Supp. 3d` and `F. App'x`. */
function familyOf(name: string): string {
  return (name.split(' ')[0] ?? name).replace(/(?:2d|3d|\dth)$/u, '');
}
