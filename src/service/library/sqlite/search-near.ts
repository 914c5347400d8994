/**
 * The cases that begin at any of many places around a citation and may be named like it. Names are sieved in the index: hardly any
 * record is read. The places of a volume, and those of one page in all volumes, are read in a row: that costs far less than going for each.
 */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import { beginningBits, EVERY_BEGINNING } from '../names/name-beginnings';
import { onePerCase } from '../names/rank-by-name';
import { filedPage, PAGES, UNNUMBERED } from '../filed-page';
import type { NearCases } from '../library';
import type { Neighbourhood } from '../neighbourhood';
import { placeKey } from '../place-key';
import type { Volumes } from './open-volumes';
import { CASES_OF_ROWS, readCases } from './read-cases';
import { readJson } from './read-json';

const FIND_PLACES = `SELECT json_group_array(json_array(j.key, p.case_id)) FROM json_each(?) j
  CROSS JOIN places p ON p.place = j.value WHERE p.names & ?`;
const FIND_IN_VOLUME = `SELECT json_group_array(json_array(place % ${PAGES}, case_id)) FROM places
  WHERE place >= ? AND place <= ? AND names & ?`;
const FIND_ACROSS = `SELECT json_group_array(json_array(volume, case_id)) FROM pages WHERE page = ? AND names & ?`;

/** From so many pages on, the places of a printed volume are read in a row: there are some hundreds. */
const MANY_PAGES = 24;
/** A volume that goes beyond is the year of a database: many thousands of numbers, and a case at nearly each of them. */
const LAST_IN_A_ROW = 9_999;

type FoundPlace = readonly [at: number, caseId: number];

export function openNearSearch(
  database: Database.Database,
  volumes: Volumes,
): (around: readonly Neighbourhood[]) => readonly NearCases[] {
  const findPlaces = database.prepare(FIND_PLACES).raw();
  const findInVolume = database.prepare(FIND_IN_VOLUME).raw();
  const findAcross = database.prepare(FIND_ACROSS).raw();
  const casesOfRows = database.prepare(CASES_OF_ROWS).raw();

  return (around) => {
    const found = around.map(findPlacesAround);
    const asked = [...new Set(found.flatMap((places) => places.map(([, caseId]) => caseId)))];
    if (asked.length === 0) return around.map(() => NONE);
    const cases = new Map(readCases(casesOfRows, JSON.stringify(asked)));
    return found.map((places) => casesByPlace(places, cases));
  };

  function findPlacesAround(around: Neighbourhood): readonly FoundPlace[] {
    const bits = beginningBits([around.caption]) || EVERY_BEGINNING;
    const found: FoundPlace[] = [];
    /** What is not read in a row: places, each with its position. */
    const asked = new Map<number, number>();
    const ask = (place: number, at: number): void => {
      if (!asked.has(place)) asked.set(place, at);
    };
    const { cited, pages } = around;
    const page = filedPage(placeKey(cited).page);
    if (page >= UNNUMBERED) askVolumes(around, page, ask);
    else {
      // Of the hundreds of volumes hardly any has such a name on that page: only theirs are held against the slips.
      for (const [reporter, numbers] of volumes.numbers(cited.reporter)) {
        for (const [volume, caseId] of readPairs(findAcross, reporter * PAGES + page, bits)) {
          const at = positionOf(numbers.get(volume), around.volumes);
          if (at >= 0) found.push([at, caseId]);
        }
      }
    }
    const own = volumes.at(cited);
    const before = around.volumes.length;
    if (own) {
      const highest = volumes.highestPage(own);
      const inARow = highest > LAST_IN_A_ROW ? [] : pages.filter((other) => other <= LAST_IN_A_ROW);
      const readsARow = inARow.length >= MANY_PAGES;
      if (readsARow) {
        const [first, last] = [Math.min(...inARow), Math.max(...inARow)];
        for (const [other, caseId] of readPairs(
          findInVolume,
          own.id * PAGES + first,
          own.id * PAGES + last,
          bits,
        )) {
          const at = pages.indexOf(other);
          if (at >= 0) found.push([before + at, caseId]);
        }
      }
      for (let index = 0; index < pages.length; index += 1) {
        const other = pages[index] ?? 0;
        if (readsARow && other <= LAST_IN_A_ROW) continue;
        const filed = filedNumber(other);
        if (filed <= highest) ask(own.id * PAGES + filed, before + index);
      }
    }
    for (const [index, reporter] of around.reporters.entries()) {
      const volume = volumes.at({ ...cited, reporter });
      if (volume) ask(volume.id * PAGES + page, before + pages.length + index);
    }
    if (asked.size > 0) {
      const positions = [...asked.values()];
      const places = JSON.stringify([...asked.keys()]);
      for (const [index, caseId] of readJson(findPlaces, places, bits) as readonly FoundPlace[]) {
        const at = positions[index];
        if (at !== undefined) found.push([at, caseId]);
      }
    }
    return found;
  }

  function askVolumes(
    { cited, volumes: slips }: Neighbourhood,
    page: number,
    ask: (place: number, at: number) => void,
  ): void {
    const held = volumes.numbered(cited.reporter);
    for (let at = 0; at < slips.length; at += 1) {
      const volume = held.get(slips[at] ?? 0);
      if (volume) ask(volume.id * PAGES + page, at);
    }
  }
}

/** The first of `slips` that is one of these numbers; -1 where none is. */
function positionOf(numbers: readonly number[] | undefined, slips: readonly number[]): number {
  let first = -1;
  for (const number of numbers ?? []) {
    const at = slips.indexOf(number);
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}

/** As `filedPage`, of a page that is a number already: only those of ten digits are filed otherwise. */
function filedNumber(page: number): number {
  return page < UNNUMBERED ? page : filedPage(String(page));
}

const NONE: NearCases = new Map();

/** Of a number by which the places are told apart, and a case. */
function readPairs(
  statement: Database.Statement,
  ...asked: readonly number[]
): readonly (readonly [number, caseId: number])[] {
  return readJson(statement, ...asked) as readonly (readonly [number, number])[];
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
