/**
 * American courts: the ids of CourtListener, how citations abbreviate them, and when they sat.
 *
 * The lines stand in `tables/court-table.ts`. Courts of single counties are not listed: citations name their kind of court.
 */
import { readBound, type Bound } from './bound';
import { states } from './states';
import { courtTable } from './tables/court-table';

export interface Court {
  /** As in courts-db and CourtListener: `ca9`, `cand`, `nyappdiv`. */
  readonly id: string;
  readonly name: string;
  /** How citations write it, the usual way first; spaces, dots and apostrophes may vary. */
  readonly abbreviations: readonly string[];
  readonly level: CourtLevel;
  /** The postal code of the state; `us` for federal courts, `tribal` for those of nations. */
  readonly jurisdiction: string;
  readonly firstYear?: Bound;
  readonly lastYear?: Bound;
}

export type CourtLevel = 'supreme' | 'appeals' | 'trial' | 'district' | 'bankruptcy' | 'special';

const levels: Readonly<Record<string, readonly [CourtLevel, string]>> = {
  S: ['supreme', 'us'],
  A: ['appeals', 'us'],
  D: ['district', 'us'],
  DB: ['district', 'us'],
  B: ['bankruptcy', 'us'],
  F: ['special', 'us'],
  T: ['special', 'tribal'],
};

const stateLevels: Readonly<Record<string, CourtLevel>> = { h: 'supreme', i: 'appeals', t: 'trial' };

const regions: Readonly<Record<string, string>> = {
  N: 'Northern ',
  S: 'Southern ',
  E: 'Eastern ',
  W: 'Western ',
  M: 'Middle ',
  C: 'Central ',
};

export const courts: readonly Court[] = /* @__PURE__ */ courtTable.trim().split('\n').flatMap(readLine);

let byId: Map<string, Court> | undefined;

export function courtById(id: string): Court | undefined {
  byId ??= new Map(courts.map((court) => [court.id, court]));
  return byId.get(id);
}

function readLine(line: string): Court[] {
  const [id = '', rank = '', years = '', abbreviations = '', name = ''] = line.split('|');
  const [level, jurisdiction] = levels[rank] ?? [stateLevels[rank.charAt(0)] ?? 'trial', rank.slice(1)];
  const [first = '', last = ''] = years.split('-');
  const firstYear = readBound(first);
  const lastYear = readBound(last);
  const court: Court = {
    id,
    name: name || nameOfDistrict(abbreviations, level),
    abbreviations: abbreviations ? abbreviations.split(';') : [],
    level,
    jurisdiction,
    ...(firstYear && { firstYear }),
    ...(lastYear && { lastYear }),
  };
  return rank === 'DB' ? [court, bankruptcyCourtOf(court)] : [court];
}

/** `nysd` and `S.D.N.Y.` become `nysb` and `Bankr. S.D.N.Y.` */
function bankruptcyCourtOf({ id, abbreviations: [abbreviation = ''] }: Court): Court {
  return {
    id: `${id.slice(0, -1)}b`,
    name: nameOfDistrict(abbreviation, 'bankruptcy'),
    abbreviations: [`Bankr. ${abbreviation}`],
    level: 'bankruptcy',
    jurisdiction: 'us',
    firstYear: { value: 1984, sources: ['courts-db'] },
  };
}

/** `N.D. Cal.`: United States District Court for the Northern District of California. */
function nameOfDistrict(abbreviation: string, level: CourtLevel): string {
  const [, region = '', place = ''] = /^(?:Bankr\. )?(?:([NSEWMC])\.)?D\. ?(.+)$/u.exec(abbreviation) ?? [];
  const state = states.find((one) => one.abbreviation === place)?.name ?? place;
  const kind = level === 'bankruptcy' ? 'Bankruptcy' : 'District';
  return `United States ${kind} Court for the ${regions[region] ?? ''}District of ${state}`;
}
