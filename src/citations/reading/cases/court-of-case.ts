/** The court that decided a case: as its citation names it, or as its reporters imply. */
import { reporterNamed } from '../../facts/reporter-named';
import type { Reporter } from '../../facts/reporters';
import { states, type State } from '../../facts/states';
import type { ReporterCitation } from '../../found-citation';
import { courtNamed } from './find-court';

/** `named`: the id of what is written, where that alone tells; `written` is undefined where only a year stands. */
export function courtOfCase(
  named: string | undefined,
  written: string | undefined,
  places: readonly ReporterCitation[],
): string | undefined {
  const found = reportersOf(places);
  // "3 Wils. 145, 2 Black. 723": England's Blackstone, not the Supreme Court's Black.
  if (found[0]?.kind === 'english') return named;
  const only = found.find(({ court }) => court !== undefined)?.court;
  const local = written === undefined ? undefined : localOfNewYork(written, found);
  if (local !== undefined) return local;
  // "D. C., 12 F. Supp. 3" is some district court's, "125 F. Supp. 2d 3 (DC 2000)" the capital's.
  if (named === 'dc' && found.some(({ kind, name }) => kind === 'federal' || name === 'F.R.D.'))
    return written === 'DC' ? 'dcd' : only;
  const state = found.some(({ name }) => name.startsWith('F. Supp.') || name === 'F.R.D.')
    ? stateOfCourt(named)
    : undefined;
  if (named !== undefined && state) return onlyDistrict(state);
  // A state's name beside the year settles it, and most do.
  if (named !== undefined && (written === undefined || !withoutState.test(written))) return named;
  if (written === undefined)
    return (
      only ?? alabamaAppeals(places) ?? (printsBothOfWisconsin(places) ? undefined : highestCourt(found))
    );
  // "2019-Ohio-1234 (8th Dist.)"
  if (/^\d{1,2}(?:st|d|nd|rd|th) Dist\.$/.test(written) && places.some(({ reporter }) => reporter === 'Ohio'))
    return 'ohioctapp';
  // "120 Idaho 408 (Ct. App. 1991)", "221 Cal App 3d 1362 [4th Dist 1990]": the reporter tells the state.
  const within = (withoutState.test(written) ? withinState(written, found) : undefined) ?? named;
  // The Attorney General's decisions stand among the Board's.
  return within ?? (/^A\.? ?G\.?$/.test(written) ? undefined : only);
}

let byCourt: ReadonlyMap<string | undefined, State> | undefined;

/** The state whose name alone means this court. */
function stateOfCourt(court: string | undefined): State | undefined {
  byCourt ??= new Map(
    Array.from(states, (state) => [courtNamed(state.abbreviation), state] as const).reverse(),
  );
  return byCourt.get(court);
}

/**
 * `132 F. Supp. 2d 817 (SD 2001)`: reporters of the districts print no state's courts, so that its name means the district. None where a
 * state has several; one that was divided has no judges of bankruptcy.
 */
function onlyDistrict({ abbreviation }: State): string | undefined {
  const district = `D. ${abbreviation}`;
  return courtNamed(`Bankr. ${district}`) === undefined ? undefined : courtNamed(district);
}

/** `[Nassau Dist Ct 2001]`, `(N.Y. Monroe County Ct. 1988)`: a place stands before the kind of court. */
function localOfNewYork(written: string, found: readonly Reporter[]): string | undefined {
  const [, state, kind] = localCourt.exec(written) ?? [];
  if (kind === undefined || (state === undefined && onlyState(found) !== 'ny')) return undefined;
  return courtNamed(`N.Y. ${kind === 'Mun' ? 'City' : kind} Ct.`);
}

const localCourt = /^(N\.? ?Y\.? )?(?:[A-Z][a-z]+ ){0,3}(City|County|Dist|Fam|Sur|Mun)\.? Ct\b/;

function reportersOf(places: readonly ReporterCitation[]): readonly Reporter[] {
  const found: Reporter[] = [];
  for (const { reporter, volume } of places) {
    const known = reporterNamed(reporter, volume);
    // "5 Co. 95" is no Colorado citation, whose volumes are years.
    if (known && (known.kind !== 'neutral' || volume.length === 4)) found.push(known);
  }
  return found;
}

/** Alabama's court of appeals, until in 1969 two followed it, which its reports print alike. */
function alabamaAppeals(places: readonly ReporterCitation[]): string | undefined {
  return places.some(({ reporter, volume }) => reporter === 'Ala. App.' && Number(volume) < 44)
    ? 'alactapp'
    : undefined;
}

/** Wisconsin's reports print its Court of Appeals, which began in August 1978, beside its Supreme Court. */
function printsBothOfWisconsin(places: readonly ReporterCitation[]): boolean {
  return places.some(({ reporter, volume }) => reporter === 'Wis. 2d' && Number(volume) > 84);
}

const withoutState =
  /^(?:Ct|App|Sup|Super|S\. ?Ct|Dist|Cty|County|Civ|Crim|Fam|Surr|Ch|Law|Mun|NY County|New York County)\b/;

/** A reporter named after its state, with no court beside the year: by custom its highest court. */
function highestCourt(found: readonly Reporter[]): string | undefined {
  for (const reporter of found) {
    let court = highest.get(reporter);
    if (court === undefined) highest.set(reporter, (court = courtOfOwnState(reporter) ?? ''));
    if (court !== '') return court;
  }
  return undefined;
}

/** Empty for a reporter that is not named after its state. */
const highest = new Map<Reporter, string>();

function courtOfOwnState({ name, kind, prints }: Reporter): string | undefined {
  // Kentucky's highest court was its Court of Appeals as long as it had reports of its own.
  const state =
    kind === 'state' && prints?.length === 1 && name !== 'Ky.'
      ? states.find(({ abbreviation }) => isOfState(name, abbreviation))
      : undefined;
  return state && courtNamed(state.abbreviation);
}

/** `Wis.`, `Wis. 2d` */
function isOfState(reporter: string, abbreviation: string): boolean {
  return (
    reporter.startsWith(abbreviation) && /^(?: ?[2-5](?:d|th))?$/.test(reporter.slice(abbreviation.length))
  );
}

function withinState(written: string, found: readonly Reporter[]): string | undefined {
  const code = onlyState(found);
  const state = states.find((one) => one.code === code);
  if (!state) return undefined;
  const { abbreviation } = state;
  // New York's "[NY County 1979]": its trial court there; elsewhere "Sup. Ct." is the highest.
  if (/^N/.test(written)) return courtNamed(`${abbreviation} Sup. Ct.`);
  if (/^S(?:up)?\.? ?(?:Ct\.?)?$/.test(written))
    return courtNamed(`${abbreviation} Sup. Ct.`) ?? courtNamed(abbreviation);
  return courtNamed(`${abbreviation} ${written.replace(/^App\.?$/, 'Ct. App.')}`);
}

/** The state whose courts all of the reporters print. */
function onlyState(found: readonly Reporter[]): string | undefined {
  for (const { prints } of found)
    if (prints?.length === 1 && prints[0]?.length === 2 && prints[0] !== 'us') return prints[0];
  return undefined;
}
