/**
 * The cases that begin at any of many places and may be named like a caption. Names are sieved in the index: hardly any record is read.
 * Where many pages of one volume are asked for, all of its places are read in a row, which costs far less than going for each.
 */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import type { ReporterCitation } from '../../../citations/found-citation';
import { beginningBits, EVERY_BEGINNING } from '../names/name-beginnings';
import { pageNumber } from '../page-number';
import { placeKey } from '../place-key';
import { readStoredCase, type StoredCase } from '../stored-case';
import { readJson } from './read-json';
import { storedNumber, storedPage, storedVolume } from './stored-place';

const FIND_PLACES = `SELECT json_group_array(json_array(p.key, p.case_id)) FROM json_each(?) j
  CROSS JOIN places p ON p.key = j.value WHERE p.names & ?`;
const FIND_IN_VOLUME = `SELECT json_group_array(json_array(key, case_id)) FROM places
  WHERE key > ? AND key <= ? AND names & ?`;
const READ_CASES = `SELECT '[' || coalesce(group_concat('[' || c.id || ',' || c.record || ']'), '') || ']'
  FROM json_each(?) j CROSS JOIN cases c ON c.id = j.value`;

/** From so many pages on, the places of a volume are read in a row: some hundreds, of a printed one. */
const MANY_PAGES = 24;
/** Beyond, only numbers of databases stand, and many thousands of them. */
const LAST_IN_A_ROW = 9_999;

type FoundPlace = readonly [key: string, caseId: number];

/** By the position of the place in `places`. */
export type NearCases = ReadonlyMap<number, readonly Authority[]>;

export function openNearSearch(
  database: Database.Database,
  reporters: ReadonlyMap<string, number>,
): (places: readonly ReporterCitation[], caption: string) => NearCases {
  const findPlaces = database.prepare(FIND_PLACES).raw();
  const findInVolume = database.prepare(FIND_IN_VOLUME).raw();
  const readCases = database.prepare(READ_CASES).raw();

  return (places, caption) => {
    const bits = beginningBits([caption]) || EVERY_BEGINNING;
    const { positions, volumes } = file(places, reporters);
    const single: string[] = [];
    const found: FoundPlace[] = [];
    for (const [volume, keys] of volumes) {
      const end = volume + storedNumber(LAST_IN_A_ROW);
      const inARow = keys.filter((key) => key <= end);
      if (inARow.length < MANY_PAGES) {
        single.push(...keys);
        continue;
      }
      single.push(...keys.filter((key) => key > end));
      found.push(...(readJson(findInVolume, volume + storedNumber(0), end, bits) as FoundPlace[]));
    }
    if (single.length > 0)
      found.push(...(readJson(findPlaces, JSON.stringify(single), bits) as FoundPlace[]));
    const near = found.flatMap(([key, caseId]) =>
      (positions.get(key) ?? []).map((at): readonly [number, number] => [at, caseId]),
    );
    return near.length === 0 ? NONE : read(near);
  };

  function read(near: readonly (readonly [at: number, caseId: number])[]): NearCases {
    const asked = [...new Set(near.map(([, caseId]) => caseId))];
    const rows = readJson(readCases, JSON.stringify(asked)) as readonly (readonly [number, StoredCase])[];
    const cases = new Map(rows.map(([caseId, columns]) => [caseId, readStoredCase(columns)]));
    const byPlace = new Map<number, Authority[]>();
    for (const [at, caseId] of near) {
      const authority = cases.get(caseId);
      if (authority) byPlace.set(at, [...(byPlace.get(at) ?? []), authority]);
    }
    return byPlace;
  }
}

const NONE: NearCases = new Map();

/** The keys of the places in each volume of a reporter that is held, and where each key stands among the places. */
function file(places: readonly ReporterCitation[], reporters: ReadonlyMap<string, number>) {
  const positions = new Map<string, number[]>();
  const volumes = new Map<string, string[]>();
  const volumeOf = openVolumes(reporters);
  places.forEach((place, at) => {
    const volume = volumeOf(place);
    if (volume === null) return;
    const number = pageNumber(place.page);
    const key = volume + (number !== null && number > 0 ? storedNumber(number) : storedPage(placeKey(place)));
    const before = positions.get(key);
    if (before) {
      before.push(at);
      return;
    }
    positions.set(key, [at]);
    const keys = volumes.get(volume);
    if (keys) keys.push(key);
    else volumes.set(volume, [key]);
  });
  return { positions, volumes };
}

/** Hundreds of places stand one after the other in one volume, which is filed but once. */
function openVolumes(reporters: ReadonlyMap<string, number>): (place: ReporterCitation) => string | null {
  let last: Pick<ReporterCitation, 'reporter' | 'volume'> | null = null;
  let filed: string | null = null;
  return (place) => {
    if (last?.reporter === place.reporter && last.volume === place.volume) return filed;
    last = place;
    const { reporter, volume } = placeKey(place);
    const id = reporters.get(reporter);
    filed = id === undefined ? null : storedVolume(id, volume);
    return filed;
  };
}
