/**
 * American courts: the ids of CourtListener, how citations abbreviate them, and when they sat.
 *
 * The lines stand in `tables/court-table.ts`. Courts of single counties are not listed: citations name their kind of court.
 */
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
  /** According to courts-db alone, so no citation is impossible for it. */
  readonly firstYear?: number;
  readonly lastYear?: number;
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

const stateLevels: Readonly<Record<string, CourtLevel>> = {
  h: 'supreme',
  i: 'appeals',
  t: 'trial',
};

export const courts: readonly Court[] = /* @__PURE__ */ courtTable.trim().split('\n').map(readLine);

function readLine(line: string): Court {
  const [id = '', rank = '', years = '', abbreviations = '', name = ''] = line.split('|');
  const [level, jurisdiction] = levels[rank] ?? [stateLevels[rank.charAt(0)] ?? 'trial', rank.slice(1)];
  const [first, last] = years.split('-');
  return {
    id,
    name,
    abbreviations: abbreviations ? abbreviations.split(';') : [],
    level,
    jurisdiction,
    ...(first && { firstYear: Number(first) }),
    ...(last && { lastYear: Number(last) }),
  };
}
