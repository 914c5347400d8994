/** The service's sentences about citations: plain, with the two values where two were compared, never more than was checked. */
import type { Authority } from '../citations/authority';
import type { CitationComparison } from '../citations/compare-citation';
import { courtOtherwise } from '../citations/comparing/compare-court';
import type { Impossibility } from '../citations/impossible-citation';
import type { Attribute } from '../contract/results';

export const unreadable = 'This could not be read as a citation, so nothing was checked.';
export const unavailable = 'A source did not answer, so this is unchecked, not doubted. Please try again.';
export const notCovered =
  'The sources searched do not cover this page, so it is neither confirmed nor doubted. Please check it elsewhere.';
export const notHeld =
  'No source searched has this number, so it is neither confirmed nor doubted. Please check it elsewhere.';
export const placeless =
  'Your draft gives no volume and page to look up, so this is neither confirmed nor doubted. Please check it elsewhere.';

const unchecked = 'Not checked: whether it supports your point or is still good law.';

export function agreeing(
  authority: Authority,
  comparisons: readonly CitationComparison[],
  uncompared: readonly string[],
): string {
  // What the draft does not give agrees with nothing, and a pin cite that only lies within the case is a note.
  const given = comparisons.filter(
    ({ attribute, cited, detail }) => cited !== '' && !(attribute === 'pinCite' && detail !== undefined),
  );
  const hasPin = uncompared.some((one) => one.startsWith('the pin cite'));
  const compared = [
    ...new Set(
      // Beside a page that was not compared it is said which was.
      given.map(({ attribute }) => (attribute === 'page' && hasPin ? 'first page' : words[attribute])),
    ),
  ];
  const agree =
    compared.length === 0 ? '' : ` ${capital(list(compared))} ${compared.length > 1 ? 'agree' : 'agrees'}.`;
  const details = comparisons.flatMap(noteOf);
  const notes = details.length > 0 ? ` Note: ${[...new Set(details)].join('; ')}.` : '';
  const others = uncompared.length > 0 ? ` Not compared: ${ended(list(uncompared))}` : '';
  const place = comparisons.find(
    ({ attribute, agreement }) => attribute === 'page' && agreement === 'agrees',
  );
  return `Found: ${full(authority, place?.found)}.${agree}${notes}${others} ${unchecked}`;
}

/** With what it is about: a detail of a name says how it differs, and not which; which court the record names is said with the case. */
function noteOf({ attribute, cited, found, detail }: CitationComparison): readonly string[] {
  if (detail === undefined) return [];
  if (detail.startsWith('also known as')) return [`the case is ${detail}`];
  if (attribute === 'caseName')
    return detail === 'shortened' && isPartOf(cited, found)
      ? []
      : [`the name is ${cited} in your draft (${detail})`];
  return [detail === courtOtherwise ? `the court is ${cited} in your draft` : detail];
}

/** Each party that is cited stands in the record's name as it is, and that name is told with the case. */
function isPartOf(cited: string, found: string): boolean {
  const name = ` ${lettersOf(found)} `;
  const parties = cited.split(/ v\. /u).map(lettersOf);
  return parties.length > 1 && parties.every((party) => name.includes(` ${party} `));
}

function lettersOf(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ');
}

export function differing(authority: Authority, differences: readonly CitationComparison[]): string {
  const [first, ...rest] = differences;
  if (!first) return `${authority.caseName} stands here, but its name could not be compared. Please check.`;
  return `${authority.caseName} stands here, but the ${words[first.attribute]} differs: ${ended(bothValues(first))}${alsoDiffering(rest)}`;
}

/** What the draft says, what the record says, and how they differ where that is not seen at once. */
function bothValues({ attribute, cited, found, detail }: CitationComparison): string {
  const draft = `your draft says ${cited}`;
  switch (attribute) {
    case 'pinCite':
      return `${draft}${detail === undefined ? '' : `, ${detail}`}; in the record the case is at ${found}`;
    case 'court':
      return `${draft}${detail === undefined ? '' : ` (${detail})`}; the record says ${found}`;
    case 'caseName':
      if (detail?.startsWith('the record spells') === true) return `${draft}; ${detail}`;
      // That a part of it differs is seen from the two.
      return `${draft}; the record says ${found}${detail === undefined || detail.startsWith('part of the name') ? '' : ` (${detail})`}`;
    case 'page':
    case 'parallelCitation':
      return detail === undefined ? `${draft}; the record says ${found}` : `${draft}, ${detail}`;
    case 'year':
    case 'docketNumber':
    case 'opinionPart':
      return `${draft}; the record says ${found}`;
  }
}

function alsoDiffering(differences: readonly CitationComparison[]): string {
  return differences
    .map((one) => ` The ${words[one.attribute]} also differs: ${ended(bothValues(one))}`)
    .join('');
}

export function fallen(authority: Authority, standing: string): string {
  return `${full(authority)} stands here, but the record marks it as ${standing}. Please check its history.`;
}

export function nameless(authority: Authority): string {
  return `The record has ${full(authority)} at this place; no name to compare was read in your draft. Please check that this case is meant.`;
}

export function several(
  count: number,
  { notAt, namedByNone }: { readonly notAt?: string; readonly namedByNone?: string },
): string {
  if (notAt !== undefined)
    return `${count} decisions have this name, court and year, and none is known at ${notAt}. Please choose.`;
  if (namedByNone !== undefined)
    return `${count} decisions share this place, and none of them bears the name ${ended(namedByNone)} Please check which is meant.`;
  return `${count} decisions share this place and the name does not decide. Please choose.`;
}

interface Misplaced {
  readonly cited: string;
  readonly found: string;
  readonly authority: Authority;
  readonly comparisons: readonly CitationComparison[];
  readonly standing: readonly Authority[];
}

export function misplaced({ cited, found, authority, comparisons, standing }: Misplaced): string {
  const others = comparisons.filter(
    ({ attribute, agreement }) => agreement === 'differs' && attribute !== 'page',
  );
  const instead = standing.length > 0 ? `, ${elsewhereThere(standing)}` : '';
  return `${authority.caseName} stands at ${found}, not at ${ended(`${cited}${instead}`)} Please correct the citation.${alsoDiffering(others)}`;
}

export function otherCase(standing: readonly Authority[], citedName: string): string {
  return `The record has ${names(standing)} at this place, and no caption known for it matches ${ended(citedName)} Please confirm before filing.`;
}

export function otherCaseSoFar(standing: readonly Authority[], citedName: string): string {
  return `The record has ${names(standing)} at this place, but may lack others that begin there; ${citedName} could not be confirmed. Please check.`;
}

export function amongDispositions(citedName: string): string {
  return `Orders without opinion share this page, and the record may lack some, so ${citedName} is neither confirmed nor doubted. Please check it elsewhere.`;
}

export function namelessWithin(cited: string, authority: Authority): string {
  return `No opinion begins at ${cited}; ${ended(insideOf(authority))} No name to compare was read in your draft. Please check which case is meant.`;
}

interface UnknownShortName {
  readonly cited: string;
  readonly citedAt?: string;
  readonly name: string;
  readonly authority: Authority;
}

export function unknownShortName({
  cited,
  citedAt,
  name,
  authority: { caseName },
}: UnknownShortName): string {
  const where =
    citedAt === undefined
      ? `${cited} falls inside ${caseName}`
      : `In this volume your draft cites ${caseName}, ${citedAt}`;
  return `${where}, which the record does not know as ${ended(name)} Please check which case is meant.`;
}

export function notBeginning(cited: string, authority: Authority, range: string): string {
  return `No case is known to begin at ${cited}; ${ended(insideOf(authority, range))} Please check.`;
}

/** Stands for the record where it has nothing at a place. */
export const nothingBegins = 'no opinion begins there';

/** How a place that is given with the case's own differs from it. */
export function elsewhereThere(standing: readonly Authority[]): string {
  return standing.length === 0 ? 'where no opinion begins' : `where the record has ${names(standing)}`;
}

export function insideOf({ caseName }: Authority, range?: string): string {
  return `that page falls inside ${caseName}${range === undefined ? '' : `, ${range}`}`;
}

interface Absence {
  readonly volume: string;
  readonly page: string;
  readonly within?: Authority;
  readonly range?: string;
  readonly volumeEnds?: string;
}

export function absent(absence: Absence): string {
  return `The record of volume ${absence.volume} has no opinion beginning at ${absence.page}; ${ended(standsThere(absence))} Please check.`;
}

/** What the record holds where no opinion begins. */
export function standsThere({ within, range, volumeEnds }: Absence): string {
  if (within) return insideOf(within, range);
  return volumeEnds === undefined ? 'no opinion includes that page' : `the volume ends at ${volumeEnds}`;
}

export function impossible({ attribute, cited, bound }: Impossibility): string {
  return `There is no ${words[attribute]} ${cited}: ${bound}. Please check.`;
}

export function doubtful({ attribute, cited, bound }: Impossibility): string {
  return `The ${words[attribute]} ${cited} does not fit: ${bound}. The sources searched do not cover this page, so please check it.`;
}

/** `cited` is empty where the draft leaves the place open: `--- F.3d ----`, and without a page where it leaves that open. */
export function byNameOnly(
  cited: string,
  { places }: Authority,
  comparisons: readonly CitationComparison[],
): string {
  // Beside a page of the same reporter it is seen what is wrong with the one cited.
  const place = places.find(({ reporter }) => ` ${cited} `.includes(` ${reporter} `)) ?? places[0];
  const hasCourt = comparisons.some(({ attribute, cited }) => attribute === 'court' && cited !== '');
  const at = place ? ` at ${place.volume} ${place.reporter} ${place.page}` : '';
  const what = `A case with this ${hasCourt ? 'name, court and year' : 'name and year'} is on record${at}`;
  if (cited === '') return `${what}; your draft gives no volume and page to confirm.`;
  return endsWithPage.test(cited)
    ? `${what}; ${cited} itself could not be confirmed.`
    : `${what}; your draft gives no page to confirm.`;
}

/** `558 U.S. 662`, `90 Fed. clix`; a page left open is not there: `558 U.S.` */
const endsWithPage = /\s(?:\d\S*|[clxvi]+)$/;

/** At most three names, each once, then how many more. */
export function names(authorities: readonly Authority[]): string {
  const folded = authorities.map(({ caseName }) => caseName.toLowerCase());
  const named = authorities
    .map(({ caseName }) => caseName)
    .filter((_, at) => folded.indexOf(folded[at] ?? '') === at);
  const shown = named.slice(0, 3);
  const hidden = named.length - shown.length;
  return list(hidden > 0 ? [...shown, `${hidden} more`] : shown);
}

/** `Brown v. Board of Education, 347 U.S. 483 (Supreme Court of the United States, 1954)`; `at` is where it was looked for. */
export function full(authority: Authority, at?: string): string {
  const [place] = authority.places;
  const first = place && `${place.volume} ${place.reporter} ${place.page}`;
  const where = [at ?? first].map((one) => (one === undefined ? '' : `, ${one}`)).join('');
  const when = [authority.courtName, authority.dateFiled?.slice(0, 4)].filter((part) => part !== undefined);
  return `${authority.caseName}${where}${when.length > 0 ? ` (${when.join(', ')})` : ''}`;
}

const words: Readonly<Record<Attribute, string>> = {
  caseName: 'name',
  court: 'court',
  year: 'year',
  volume: 'volume',
  reporter: 'reporter',
  page: 'page',
  pinCite: 'pin cite',
  parallelCitation: 'parallel citation',
  docketNumber: 'docket number',
  opinionPart: 'part of the opinion',
  section: 'section',
  quote: 'wording',
  url: 'address',
};

function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** With one full stop, behind `Inc.` too. */
function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
