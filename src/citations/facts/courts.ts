/**
 * American courts with their names: those that citations name, and others that the record knows.
 *
 * The names stand in `tables/court-name-table.ts`, apart from what finding citations needs.
 */
import type { Lifetime } from './bound';
import { citedCourts, readCourt, readDistrict, type CitedCourt } from './cited-courts';
import { yearsOfCourt } from './court-years';
import { states } from './states';
import { courtNameTable } from './tables/court-name-table';

export interface Court extends CitedCourt, Lifetime {
  readonly name: string;
}

const regions: Readonly<Record<string, string>> = {
  N: 'Northern ',
  S: 'Southern ',
  E: 'Eastern ',
  W: 'Western ',
  M: 'Middle ',
  C: 'Central ',
};

export const courts: readonly Court[] = /* @__PURE__ */ nameCourts();

let byId: Map<string, Court> | undefined;

export function courtById(id: string): Court | undefined {
  byId ??= new Map(courts.map((court) => [court.id, court]));
  return byId.get(id);
}

function nameCourts(): Court[] {
  const lines = courtNameTable
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  const names = new Map(lines.map(([id = '', name = '']) => [id, name]));
  const cited = citedCourts().map((court) => ({
    ...court,
    name: names.get(court.id) ?? nameOfDistrict(court),
  }));
  const others = lines
    .filter(([, , rank = '']) => rank !== '')
    .map(([id = '', name = '', rank = '']) => ({ ...readCourt(id, rank, []), name }));
  return [...cited, ...others].map((court) => ({ ...court, ...yearsOfCourt(court) }));
}

/** `N.D. Cal.`: United States District Court for the Northern District of California. */
function nameOfDistrict({ abbreviations: [abbreviation = ''], level }: CitedCourt): string {
  const { region, place } = readDistrict(abbreviation);
  const state = states.find((one) => one.abbreviation === place)?.name ?? place;
  const kind = level === 'bankruptcy' ? 'Bankruptcy' : 'District';
  return `United States ${kind} Court for the ${regions[region] ?? ''}District of ${state}`;
}
