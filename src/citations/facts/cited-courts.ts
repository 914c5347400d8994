/**
 * American courts that citations name: the ids of CourtListener, and how they are abbreviated.
 *
 * The lines stand in `tables/court-table.ts`. Courts of single counties are not listed: citations name their kind of court.
 */
import { stateByCode } from './states';
import { courtTable } from './tables/court-table';

export interface CitedCourt {
  /** As in courts-db and CourtListener: `ca9`, `cand`, `nyappdiv`. */
  readonly id: string;
  /** How citations write it, the usual way first; spaces, dots and apostrophes may vary. */
  readonly abbreviations: readonly string[];
  readonly level: CourtLevel;
  /** The postal code of the state; `us` for federal courts, `tribal` for those of nations. */
  readonly jurisdiction: string;
}

export type CourtLevel = 'supreme' | 'appeals' | 'trial' | 'district' | 'bankruptcy' | 'special';

const levels: Readonly<Record<string, readonly [CourtLevel, string]>> = {
  S: ['supreme', 'us'],
  A: ['appeals', 'us'],
  D: ['district', 'us'],
  B: ['bankruptcy', 'us'],
  F: ['special', 'us'],
  T: ['special', 'tribal'],
};

const stateLevels: Readonly<Record<string, CourtLevel>> = { h: 'supreme', i: 'appeals', t: 'trial' };

let cited: readonly CitedCourt[] | undefined;

/** Read when first asked for, so that importing the finder costs nothing. */
export function citedCourts(): readonly CitedCourt[] {
  return (cited ??= courtTable.split(/\n= ?/).slice(1).flatMap(readState));
}

let byId: Map<string, CitedCourt> | undefined;

export function citedCourtById(id: string): CitedCourt | undefined {
  byId ??= new Map(citedCourts().map((court) => [court.id, court]));
  return byId.get(id);
}

/** The courts of one state, or of the United States. */
function readState(group: string): CitedCourt[] {
  const [heading = '', ...lines] = group.trimEnd().split('\n');
  const [code = '', districts = '', bare = ''] = heading.split('|');
  const state = stateByCode(code)?.abbreviation ?? '';
  const district = (region: string): CitedCourt => districtOf(region, code, state);
  return [
    ...Array.from(districts, district).flatMap((court) => [court, bankruptcyCourtOf(court)]),
    ...Array.from(bare, district),
    ...lines.map((line) => {
      const [written = '', rank = '', id = ''] = line.split('|');
      const abbreviations = written.replaceAll('@', state).split(';');
      const ownId = (id || (abbreviations[0] ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')).replace(
        '@',
        code,
      );
      return readCourt(ownId, code === 'us' ? rank : rank + code, abbreviations);
    }),
  ];
}

/** `nysd`, `S.D.N.Y.` of S; where the state is one district, `akd`, `D. Alaska` of D. */
function districtOf(letter: string, code: string, state: string): CitedCourt {
  const region = letter === 'D' ? '' : letter;
  const blank = state.charAt(1) === '.' && !state.includes(' ') ? '' : ' ';
  return {
    id: `${code}${region.toLowerCase()}d`,
    abbreviations: [`${region && `${region}.`}D.${blank}${state}`],
    level: 'district',
    jurisdiction: 'us',
  };
}

/** `rank` as in the tables, that of a state's court with its postal code. */
export function readCourt(id: string, rank: string, abbreviations: readonly string[]): CitedCourt {
  const [level, jurisdiction] = levels[rank] ?? [stateLevels[rank.charAt(0)] ?? 'trial', rank.slice(1)];
  return { id, abbreviations, level, jurisdiction };
}

/** Region and place of `N.D. Cal.`, `Bankr. D. Conn.`; empty where no district is named. */
export function readDistrict(abbreviation: string): { readonly region: string; readonly place: string } {
  const [, region = '', place = ''] = /^(?:Bankr\. )?(?:([NSEWMC])\.)?D\. ?(.+)$/u.exec(abbreviation) ?? [];
  return { region, place };
}

/** `nysd` and `S.D.N.Y.` become `nysb` and `Bankr. S.D.N.Y.` */
function bankruptcyCourtOf({ id, abbreviations: [abbreviation = ''] }: CitedCourt): CitedCourt {
  return {
    id: `${id.slice(0, -1)}b`,
    abbreviations: [`Bankr. ${abbreviation}`],
    level: 'bankruptcy',
    jurisdiction: 'us',
  };
}
