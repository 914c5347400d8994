/**
 * The cases that begin at any of many places around a citation and may be named like it. Names are sieved in the index: hardly any
 * record is read. The places of a volume, and those of one page in all volumes, are read in a row: that costs far less than going for each.
 */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import { beginningBits, EVERY_BEGINNING } from '../names/name-beginnings';
import { onePerCase } from '../names/rank-by-name';
import type { NearCases } from '../library';
import type { Neighbourhood } from '../neighbourhood';
import { readStoredCase, type StoredCase } from '../stored-case';
import { readJson } from './read-json';
import {
  readStoredNumber,
  storedAcross,
  storedNumber,
  storedPage,
  storedVolume,
  volumeAcross,
} from './stored-place';

const FIND_PLACES = `SELECT json_group_array(json_array(j.key, p.case_id)) FROM json_each(?) j
  CROSS JOIN places p ON p.key = j.value WHERE p.names & ?`;
const FIND_IN_VOLUME = `SELECT json_group_array(json_array(key, case_id)) FROM places
  WHERE key >= ? AND key <= ? AND names & ?`;
const FIND_ACROSS = `SELECT json_group_array(json_array(key, case_id)) FROM pages
  WHERE key > ? AND key < ? AND names & ?`;
const READ_CASES = `SELECT '[' || coalesce(group_concat('[' || c.id || ',' || c.record || ']'), '') || ']'
  FROM json_each(?) j CROSS JOIN cases c ON c.id = j.value`;

/** From so many pages on, the places of a volume are read in a row: some hundreds, of a printed one. */
const MANY_PAGES = 24;
/** Beyond, only numbers of databases stand, and many thousands of them. */
const LAST_IN_A_ROW = 9_999;

type FoundPlace = readonly [at: number, caseId: number];

export function openNearSearch(
  database: Database.Database,
  reporters: ReadonlyMap<string, number>,
): (around: readonly Neighbourhood[]) => readonly NearCases[] {
  const findPlaces = database.prepare(FIND_PLACES).raw();
  const findInVolume = database.prepare(FIND_IN_VOLUME).raw();
  const findAcross = database.prepare(FIND_ACROSS).raw();
  const readCases = database.prepare(READ_CASES).raw();

  return (around) => {
    const found = around.map(findPlacesAround);
    const asked = [...new Set(found.flatMap((places) => places.map(([, caseId]) => caseId)))];
    if (asked.length === 0) return around.map(() => NONE);
    const rows = readJson(readCases, JSON.stringify(asked)) as readonly (readonly [number, StoredCase])[];
    const cases = new Map(rows.map(([caseId, columns]) => [caseId, readStoredCase(columns)]));
    return found.map((places) => casesByPlace(places, cases));
  };

  function findPlacesAround(around: Neighbourhood): readonly FoundPlace[] {
    const bits = beginningBits([around.caption]) || EVERY_BEGINNING;
    const asked: { readonly key: string; readonly at: number }[] = [];
    const found: FoundPlace[] = [];
    for (const { reporter, page, byVolume } of around.acrossVolumes) {
      const id = reporters.get(reporter);
      if (id === undefined) continue;
      const from = storedAcross(id, page);
      for (const [key, caseId] of rowsOf(findAcross, from, `${from}~`, bits)) {
        const at = byVolume.get(volumeAcross(key));
        if (at !== undefined) found.push([at, caseId]);
      }
    }
    const { inVolume } = around;
    const ownId = inVolume ? reporters.get(inVolume.reporter) : undefined;
    if (inVolume && ownId !== undefined) {
      const volume = storedVolume(ownId, inVolume.volume);
      const pages = [...inVolume.byPage.keys()];
      const inARow = pages.filter((page) => page <= LAST_IN_A_ROW);
      const readsARow = inARow.length >= MANY_PAGES;
      if (readsARow) {
        const first = volume + storedNumber(Math.min(...inARow));
        for (const [key, caseId] of rowsOf(
          findInVolume,
          first,
          volume + storedNumber(Math.max(...inARow)),
          bits,
        )) {
          const at = inVolume.byPage.get(readStoredNumber(key) ?? -1);
          if (at !== undefined) found.push([at, caseId]);
        }
      }
      for (const [page, at] of inVolume.byPage) {
        if (!readsARow || page > LAST_IN_A_ROW) asked.push({ key: volume + storedNumber(page), at });
      }
    }
    for (const { key, at } of around.elsewhere) {
      const id = reporters.get(key.reporter);
      if (id !== undefined) asked.push({ key: storedVolume(id, key.volume) + storedPage(key), at });
    }
    if (asked.length > 0) {
      const keys = JSON.stringify(asked.map(({ key }) => key));
      for (const [index, caseId] of readJson(findPlaces, keys, bits) as readonly FoundPlace[]) {
        const at = asked[index]?.at;
        if (at !== undefined) found.push([at, caseId]);
      }
    }
    return found;
  }
}

const NONE: NearCases = new Map();

function rowsOf(
  statement: Database.Statement,
  from: string,
  to: string,
  bits: number,
): readonly (readonly [key: string, caseId: number])[] {
  return readJson(statement, from, to, bits) as readonly (readonly [string, number])[];
}

function casesByPlace(places: readonly FoundPlace[], cases: ReadonlyMap<number, Authority>): NearCases {
  const byPlace = new Map<number, Authority[]>();
  for (const [at, caseId] of places) {
    const authority = cases.get(caseId);
    if (!authority) continue;
    const others = byPlace.get(at);
    if (others) others.push(authority);
    else byPlace.set(at, [authority]);
  }
  return new Map([...byPlace].map(([at, authorities]) => [at, onePerCase(authorities)]));
}
