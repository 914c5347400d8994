/** Ways in which a true citation is made wrong, one at a time, each with the outcomes that `verdicts.md` gives it. */
import type { Authority } from '../../src/citations/authority';
import { isSupported } from '../../src/citations/facts/bound';
import { courtById, courts } from '../../src/citations/facts/courts';
import { readCaseName } from '../../src/citations/comparing/case-sides';
import { boundsOf } from '../../src/citations/facts/reporter-bounds';
import { reporterNamed } from '../../src/citations/facts/reporter-named';
import type { CitedCase } from './cited-case';
import { foldName, type KnownCases } from './known-cases';
import type { SeededRandom } from './seeded-random';

export interface Perturbation {
  readonly kind: string;
  readonly citation: CitedCase;
  /** What is wrong with it: a place is judged by what stands there. */
  readonly fault: 'place' | 'comparison' | 'party' | 'invented';
  /** One digit or the series alone is wrong: the true case must be offered. */
  readonly isNear: boolean;
}

type Make = (cited: CitedCase, others: readonly CitedCase[], random: SeededRandom) => CitedCase | null;

interface Kind extends Omit<Perturbation, 'citation'> {
  readonly make: Make;
}

const kinds: readonly Kind[] = [
  { kind: 'volume, one digit', fault: 'place', isNear: true, make: inNumber('volume', changeDigit) },
  { kind: 'page, one digit', fault: 'place', isNear: true, make: inNumber('page', changeDigit) },
  {
    kind: 'volume, digits exchanged',
    fault: 'place',
    isNear: true,
    make: inNumber('volume', exchangeDigits),
  },
  { kind: 'page, digits exchanged', fault: 'place', isNear: true, make: inNumber('page', exchangeDigits) },
  { kind: 'page, a digit lost', fault: 'place', isNear: true, make: inNumber('page', loseDigit) },
  { kind: 'page, far off', fault: 'place', isNear: false, make: inNumber('page', farOff) },
  { kind: 'volume, far off', fault: 'place', isNear: false, make: inNumber('volume', farOff) },
  { kind: 'pin page as first page', fault: 'place', isNear: true, make: pinAsPage },
  { kind: 'another series', fault: 'place', isNear: true, make: anotherSeries },
  { kind: "another case's place", fault: 'place', isNear: false, make: anotherPlace },
  { kind: 'year, near', fault: 'comparison', isNear: false, make: yearOff(1, 3) },
  { kind: 'year, far', fault: 'comparison', isNear: false, make: yearOff(4, 30) },
  { kind: 'court', fault: 'comparison', isNear: false, make: anotherCourt },
  { kind: 'pin beyond the case', fault: 'comparison', isNear: false, make: pinBeyond },
  { kind: 'first party of another case', fault: 'party', isNear: false, make: otherParty('plaintiff') },
  { kind: 'second party of another case', fault: 'party', isNear: false, make: otherParty('defendant') },
  { kind: 'a letter of a party', fault: 'party', isNear: false, make: wrongLetter },
  { kind: 'caption of another case', fault: 'invented', isNear: false, make: otherCaption },
  { kind: 'invented caption', fault: 'invented', isNear: false, make: inventedCaption },
  { kind: 'invented, with a common party', fault: 'invented', isNear: false, make: inventedAgainstCommon },
  { kind: 'invented, with its family name', fault: 'invented', isNear: false, make: inventedNamesake },
];

export function perturb(
  cited: CitedCase,
  others: readonly CitedCase[],
  random: SeededRandom,
): readonly Perturbation[] {
  return kinds.flatMap(({ make, ...kind }) => {
    const citation = make(cited, others, random);
    return citation ? [{ ...kind, citation }] : [];
  });
}

/** The outcomes that the table allows; `null` where the wrong citation is by accident a true one, or says nothing. */
export function expectedOutcomes(
  { kind, citation, fault }: Perturbation,
  known: KnownCases,
  state: 'found' | 'missing' | 'notCovered',
): readonly string[] | null {
  const name = nameOf(citation);
  const standing = known.standingAt(citation);
  if (fault !== 'comparison' && standing.some((one) => hasParties(one.caseName, name))) return null;
  switch (fault) {
    case 'comparison':
      return ['mismatch'];
    case 'party':
      // A party that tells cases apart still agrees, or a state alone does.
      return ['mismatch', 'wrong_case'];
    case 'invented':
      // A known case by its name elsewhere, or one that shares a family name with this, is no other name altogether.
      return known.named(name).length > 0 || kind === 'invented, with its family name'
        ? ['mismatch', 'wrong_case', 'ambiguous']
        : ['wrong_case'];
    case 'place': {
      const meant = known
        .named(citation.record.caseName)
        .filter((one) => one.dateFiled?.slice(0, 4) === citation.year && one.court === citation.record.court);
      const isInside = meant.some((one) => includesPage(one, citation));
      if (state === 'notCovered' && standing.length === 0 && !isBeyondSeries(citation) && !isInside) {
        return meant.length === 0 || citation.year === '' ? ['not_covered'] : ['unconfirmed'];
      }
      return meant.length > 1 ? ['ambiguous', 'mismatch'] : ['mismatch'];
    }
  }
}

/** In the midst of the case that is meant nothing else begins. */
function includesPage({ places }: Pick<Authority, 'places'>, { volume, reporter, page }: CitedCase): boolean {
  return places.some(
    (own) =>
      own.volume === volume &&
      own.reporter === reporter &&
      own.lastPageInferred !== true &&
      Number(page) > Number(own.page) &&
      Number(page) < Number(own.lastPage),
  );
}

function isBeyondSeries({ reporter, volume }: CitedCase): boolean {
  const known = reporterNamed(reporter, volume);
  const last = known && boundsOf(known).lastVolume;
  return last != null && isSupported(last) && Number(volume) > last.value;
}

function nameOf({ plaintiff, defendant }: CitedCase): string {
  return defendant === undefined ? plaintiff : `${plaintiff} v. ${defendant}`;
}

function hasParties(recordName: string, name: string): boolean {
  return foldName(recordName) === foldName(name);
}

function inNumber(
  field: 'volume' | 'page',
  change: (number: string, random: SeededRandom) => string | null,
): Make {
  return (cited, _, random) => {
    if (!/^\d+$/.test(cited[field])) return null;
    const changed = change(cited[field], random);
    if (changed === null || changed === cited[field] || /^0/.test(changed)) return null;
    return { ...withoutPin(cited), [field]: changed };
  };
}

function changeDigit(number: string, random: SeededRandom): string {
  const at = random.below(number.length);
  const digit = (Number(number.charAt(at)) + 1 + random.below(9)) % 10;
  return number.slice(0, at) + String(digit) + number.slice(at + 1);
}

function exchangeDigits(number: string, random: SeededRandom): string | null {
  if (number.length < 2) return null;
  const at = random.below(number.length - 1);
  return number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
}

function loseDigit(number: string, random: SeededRandom): string | null {
  if (number.length < 3) return null;
  const at = random.below(number.length);
  return number.slice(0, at) + number.slice(at + 1);
}

function farOff(number: string, random: SeededRandom): string {
  return String(Number(number) + 13 + random.below(400));
}

function pinAsPage(cited: CitedCase): CitedCase | null {
  return cited.pin === undefined || cited.pin === cited.page
    ? null
    : { ...withoutPin(cited), page: cited.pin };
}

const series: readonly (readonly string[])[] = [
  ['F.', 'F.2d', 'F.3d', 'F.4th', "F. App'x"],
  ['F. Supp.', 'F. Supp. 2d', 'F. Supp. 3d'],
  ['P.', 'P.2d', 'P.3d'],
  ['A.', 'A.2d', 'A.3d'],
  ['N.E.', 'N.E.2d', 'N.E.3d'],
  ['N.W.', 'N.W.2d'],
  ['S.E.', 'S.E.2d'],
  ['S.W.', 'S.W.2d', 'S.W.3d'],
  ['So.', 'So. 2d', 'So. 3d'],
  ['N.Y.S.', 'N.Y.S.2d', 'N.Y.S.3d'],
  ['Cal.', 'Cal. 2d', 'Cal. 3d', 'Cal. 4th'],
  ['U.S.', 'S. Ct.', 'L. Ed.', 'L. Ed. 2d'],
  ['Misc.', 'Misc. 2d', 'Misc. 3d'],
  ['Va. App.', 'Va.'],
  ['B.R.', 'F. Supp.'],
];

function anotherSeries(cited: CitedCase, _: readonly CitedCase[], random: SeededRandom): CitedCase | null {
  const row = series.find((names) => names.includes(cited.reporter));
  const others = row?.filter((name) => name !== cited.reporter) ?? [];
  return others.length === 0 ? null : { ...withoutPin(cited), reporter: random.pick(others) };
}

function anotherPlace(
  cited: CitedCase,
  others: readonly CitedCase[],
  random: SeededRandom,
): CitedCase | null {
  const { record, volume, reporter, page } = random.pick(others);
  return record.id === cited.record.id ? null : { ...withoutPin(cited), volume, reporter, page };
}

function yearOff(least: number, most: number): Make {
  return (cited, _, random) => {
    if (cited.year === '') return null;
    const by = least + random.below(most - least + 1);
    const year = String(Number(cited.year) + (random.chance(0.5) ? by : -by));
    return cited.record.otherYears.includes(year) ? null : { ...cited, year };
  };
}

/** Another court of the same rank, unknown to the record as a division of its own. */
function anotherCourt(cited: CitedCase, _: readonly CitedCase[], random: SeededRandom): CitedCase | null {
  const own = courtById(cited.record.court ?? '');
  if (!own) return null;
  const other = random.pick(
    courts.filter(({ id, level }) => id !== own.id && ['appeals', 'district', 'supreme'].includes(level)),
  );
  const [court] = other.abbreviations;
  const isDivision = other.id.startsWith(own.id) || own.id.startsWith(other.id);
  return court === undefined || isDivision ? null : { ...cited, court };
}

function pinBeyond(cited: CitedCase, _: readonly CitedCase[], random: SeededRandom): CitedCase | null {
  const place = cited.record.places.find(
    ({ volume, reporter, page }) =>
      volume === cited.volume && reporter === cited.reporter && page === cited.page,
  );
  const last = Number(place?.lastPage);
  if (Number.isNaN(last) || place?.lastPageInferred) return null;
  return { ...cited, pin: String(last + 1 + random.below(40)) };
}

function otherParty(side: 'plaintiff' | 'defendant'): Make {
  return (cited, others, random) => {
    const party = random.pick(others)[random.chance(0.5) ? 'plaintiff' : 'defendant'];
    if (cited.defendant === undefined || party === undefined || !isParty(party)) return null;
    return sharesWord(party, nameOf(cited)) || sharesWord(party, cited.record.caseName)
      ? null
      : { ...cited, [side]: party };
  };
}

function wrongLetter(cited: CitedCase, _: readonly CitedCase[], random: SeededRandom): CitedCase | null {
  const side = cited.defendant !== undefined && random.chance(0.5) ? 'defendant' : 'plaintiff';
  const text = cited[side] ?? '';
  const words = text.match(/(?<![\p{L}.'’])\p{Lu}\p{Ll}{5,}(?![\p{L}.'’])/gu) ?? [];
  if (words.length === 0) return null;
  const word = random.pick(words);
  const at = 2 + random.below(word.length - 3);
  const letter = random.pick('aeioubcdfglmnprt'.split('').filter((one) => one !== word.charAt(at)));
  return { ...cited, [side]: text.replace(word, word.slice(0, at) + letter + word.slice(at + 1)) };
}

function otherCaption(
  cited: CitedCase,
  others: readonly CitedCase[],
  random: SeededRandom,
): CitedCase | null {
  const other = random.pick(others);
  if (sharesWord(nameOf(other), cited.record.caseName) || !isParty(nameOf(other))) return null;
  return { ...cited, plaintiff: other.plaintiff, defendant: other.defendant };
}

const families =
  'Harrington Delacroix Pemberton Ostrowski Vandermeer Castellano Brightwater Nakashima Thornbury Quigley Abernathy Lindqvist Marchetti Okonkwo Rutherford Szymanski Blackwood Fairweather Holloway Wexler'.split(
    ' ',
  );
const businesses = [
  'Freight Lines, Inc.',
  'Mutual Insurance Co.',
  'Holdings LLC',
  'Chemical Corp.',
  'School District',
  'Hospital',
];

function inventedCaption(cited: CitedCase, _: readonly CitedCase[], random: SeededRandom): CitedCase | null {
  const plaintiff = random.pick(families);
  const defendant = `${random.pick(families)}${random.chance(0.4) ? ` ${random.pick(businesses)}` : ''}`;
  return sharesOwnWord(`${plaintiff} ${defendant}`, cited) ? null : { ...cited, plaintiff, defendant };
}

/** `State v. Harrington` at the place of `State v. Smith`. */
function inventedAgainstCommon(
  cited: CitedCase,
  _: readonly CitedCase[],
  random: SeededRandom,
): CitedCase | null {
  const common = ['State', 'People', 'United States', 'Commonwealth'];
  const family = random.pick(families);
  if (sharesOwnWord(family, cited) || cited.defendant === undefined) return null;
  const own = [cited.plaintiff, cited.defendant].findIndex((party) => common.includes(party));
  return own === 1
    ? { ...cited, plaintiff: family }
    : { ...cited, plaintiff: own === 0 ? cited.plaintiff : random.pick(common), defendant: family };
}

/** A family name of the true caption within the name of an invented business. */
function inventedNamesake(cited: CitedCase, _: readonly CitedCase[], random: SeededRandom): CitedCase | null {
  const party = cited.plaintiff;
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(party) || /^(?:State|People|Commonwealth)$/.test(party)) return null;
  const [plaintiff, defendant] = [`${party} ${random.pick(businesses)}`, random.pick(families)];
  return sharesOwnWord(defendant, cited) ? null : { ...cited, plaintiff, defendant };
}

/** A side that tells nothing cannot make a caption another one. */
function isParty(name: string): boolean {
  return readCaseName(name).sides.some(({ kind }) => kind === 'private');
}

function sharesOwnWord(name: string, { record }: CitedCase): boolean {
  return [record.caseName, ...record.otherNames].some((other) => sharesWord(name, other));
}

function sharesWord(left: string, right: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const known = new Set(words(right));
  return words(left).some((word) => known.has(word));
}

function withoutPin(cited: CitedCase): CitedCase {
  return { ...cited, pin: undefined };
}
