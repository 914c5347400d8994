/** Places that a citation with a slip in its volume, reporter or page may have meant. */
import type { CaseCitation, ReporterCitation } from './found-citation';
import { editDistance } from './comparing/edit-distance';
import { foldSpelling, reporterNamed } from './facts/reporter-named';
import { reporters, type Reporter } from './facts/reporters';
import { pinPages } from './comparing/pin-pages';

/**
 * One of the three is changed at a time: a digit wrong, missing, added or exchanged with its neighbour, two digits wrong; another
 * series, or a reporter written almost alike; the pin page for the first one. The cited place itself is not among them.
 */
export function neighbourPlaces(citation: CaseCitation): readonly ReporterCitation[] {
  const { volume, reporter, page, pinCite } = citation;
  if (page === undefined) return [];
  const pinned = pinPages(pinCite).map(({ first }) => String(first));
  return [
    ...slipsOf(volume).map((other) => ({ volume: other, reporter, page })),
    ...[...slipsOf(page), ...pinned].map((other) => ({ volume, reporter, page: other })),
    ...reportersLike(reporter, volume).map((other) => ({ volume, reporter: other, page })),
  ].filter((place) => place.volume !== volume || place.reporter !== reporter || place.page !== page);
}

const DIGITS = Array.from('0123456789');
/** Of longer numbers, such as those of databases, two wrong digits would be too many numbers. */
const LONGEST_WITH_TWO = 4;

function slipsOf(number: string): readonly string[] {
  if (!/^\d{1,9}$/.test(number)) return [];
  const slips = new Set<string>();
  const wrong = withWrongDigit(number, 0);
  for (const slip of wrong) slips.add(slip);
  for (let at = 0; at <= number.length; at += 1) {
    const [before, after] = [number.slice(0, at), number.slice(at)];
    for (const digit of DIGITS) slips.add(before + digit + after);
    slips.add(before + after.slice(1));
    slips.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  if (number.length <= LONGEST_WITH_TWO) {
    for (let at = 0; at < number.length; at += 1) {
      for (const slip of withWrongDigit(number, at, at + 1)) {
        for (const twice of withWrongDigit(slip, at + 1)) slips.add(twice);
      }
    }
  }
  return [...slips].filter((slip) => /^[1-9]/.test(slip));
}

/** One of the digits from `from` to before `to` is another. */
function withWrongDigit(number: string, from: number, to = number.length): readonly string[] {
  const slips: string[] = [];
  for (let at = from; at < to; at += 1) {
    for (const digit of DIGITS) slips.push(number.slice(0, at) + digit + number.slice(at + 1));
  }
  return slips;
}

const likeKnown = new Map<string, readonly string[]>();

/** By name: other series, and what is spelt almost the same. Empty for a reporter that is not known, and for databases. */
function reportersLike(reporter: string, volume: string): readonly string[] {
  const named = reporterNamed(reporter, volume);
  if (!named || !isPrinted(named)) return [];
  const known = likeKnown.get(named.name);
  if (known) return known;
  const like = reporters
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
