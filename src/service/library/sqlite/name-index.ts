/** The words of the captions of a shelf and the cases that bear them: read off the disk, or of a small shelf held in memory. */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import { wordsOfNames } from '../names/name-tokens';
import { spellingsOneShort } from '../names/one-letter-away';
import { yearsFiled } from '../names/rank-by-name';
import { courtNumber } from './court-number';
import { CASES_OF_ROWS, readCases, selectCases } from './read-cases';
import { readJson } from './read-json';

export interface NameIndex {
  /** For each word those of the index that are one letter away, each once, and in how many cases it stands. */
  near(words: readonly string[]): readonly (readonly NearWord[])[];
  /**
   * Those that bear one of `words`, at most `limit`: three numbers each (its row, year and court) in a row, as there may be thousands.
   * A case stands there again for another word or year.
   */
  bearing(words: readonly number[], filed: Filed, limit: number): readonly number[];
  /** In the order of `rows`. */
  read(rows: readonly number[]): readonly (readonly [row: number, authority: Authority])[];
}

export interface NearWord {
  /** Its number. */
  readonly word: number;
  readonly cases: number;
}

export interface Filed {
  readonly from: number;
  /** Included. */
  readonly to: number;
  /** 0: whichever. See court-number.ts. */
  readonly court: number;
}

/** Numbers of a case in the answer of `bearing`. */
export const BEARING_FACTS = 3;

/** Three numbers each: the position of the spelling, the word that has it, and how many cases bear that. */
const NEAR = `SELECT '[' || coalesce(group_concat(j.key || ',' || s.word || ',' || s.cases), '') || ']'
  FROM json_each(?) j CROSS JOIN spellings s ON s.spelling = j.value`;

const BEARING = `SELECT '[' || coalesce(group_concat(case_id || ',' || year || ',' || court), '') || ']' FROM (
  SELECT n.case_id, n.year, n.court FROM json_each(?1) j CROSS JOIN names n ON n.word = j.value AND n.year BETWEEN ?2 AND ?3
  WHERE ?4 = 0 OR n.court = ?4 LIMIT ?5)`;

export function storedNameIndex(database: Database.Database): NameIndex {
  const near = database.prepare(NEAR).raw();
  const bearing = database.prepare(BEARING).raw();
  const read = database.prepare(CASES_OF_ROWS).raw();
  return {
    near(words) {
      const spellings: string[] = [];
      /** Of each spelling what is found for its word. */
      const foundFor: Map<number, NearWord>[] = [];
      const found = words.map((word) => {
        const nearOne = new Map<number, NearWord>();
        for (const spelling of spellingsOneShort(word)) {
          spellings.push(spelling);
          foundFor.push(nearOne);
        }
        return nearOne;
      });
      const rows = readNumbers(near, JSON.stringify(spellings));
      for (let next = 0; next < rows.length; next += 3) {
        const [at, word, cases] = [rows[next] ?? 0, rows[next + 1] ?? 0, rows[next + 2] ?? 0];
        foundFor[at]?.set(word, { word, cases });
      }
      return found.map((words) => [...words.values()]);
    },
    bearing: (words, { from, to, court }, limit) =>
      readNumbers(bearing, JSON.stringify(words), from, to, court, limit),
    read: (rows) => (rows.length === 0 ? [] : readCases(read, JSON.stringify(rows))),
  };
}

function readNumbers(
  statement: Database.Statement,
  ...asked: readonly (string | number)[]
): readonly number[] {
  return readJson(statement, ...asked) as readonly number[];
}

/** For a few thousand cases; asking the disk for each word of them costs far more. */
export function heldNameIndex(database: Database.Database): NameIndex {
  const cases = new Map(readCases(database.prepare(`${selectCases('c.id')} FROM cases c`).raw()));
  /** Three numbers a case. */
  const bearing = new Map<string, number[]>();
  const borneBy = new Map<string, number>();
  for (const [row, authority] of cases) {
    const years = yearsFiled(authority);
    const court = courtNumber(authority.court);
    for (const word of wordsOfNames(authority)) {
      const others = bearing.get(word) ?? [];
      for (const year of years) others.push(row, year, court);
      bearing.set(word, others);
      borneBy.set(word, (borneBy.get(word) ?? 0) + 1);
    }
  }
  const words = [...bearing.keys()];
  const rowsOf = words.map((word) => bearing.get(word) ?? []);
  const spelt = new Map<string, NearWord[]>();
  for (const [number, word] of words.entries()) {
    for (const spelling of spellingsOneShort(word)) {
      const others = spelt.get(spelling) ?? [];
      others.push({ word: number, cases: borneBy.get(word) ?? 0 });
      spelt.set(spelling, others);
    }
  }
  return {
    near: (asked) =>
      asked.map((word) => {
        const like = spellingsOneShort(word).flatMap((spelling) => spelt.get(spelling) ?? []);
        return [...new Map(like.map((near) => [near.word, near])).values()];
      }),
    bearing(asked, { from, to, court }, limit) {
      const found: number[] = [];
      for (const word of asked) {
        const rows = rowsOf[word] ?? [];
        for (let next = 0; next < rows.length; next += BEARING_FACTS) {
          const [row, year, own] = [rows[next] ?? 0, rows[next + 1] ?? 0, rows[next + 2] ?? 0];
          if (from <= year && year <= to && (court === 0 || own === court)) found.push(row, year, own);
        }
      }
      return found.slice(0, limit * BEARING_FACTS);
    },
    read: (rows) =>
      rows.flatMap((row) => {
        const authority = cases.get(row);
        return authority ? [[row, authority] as const] : [];
      }),
  };
}
