/** The words of the captions of a shelf and the cases that bear them: read off the disk, or of a small shelf held in memory. */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import { nameTokens } from '../names/name-tokens';
import { spellingsOneShort } from '../names/one-letter-away';
import { yearsOf } from '../names/rank-by-name';
import { readStoredCase, type StoredCase } from '../stored-case';
import { courtWord, yearWord } from './library-schema';
import { readJson } from './read-json';

/** Words of which a caption has to bear one. */
export type WordGroup = readonly string[];

export interface NameIndex {
  /** For each word those of the index that are one letter away, each once, and in how many cases it stands. */
  near(words: readonly string[]): readonly (readonly NearWord[])[];
  /** The first cases that bear a word of every group, in ascending order, at most `limit`. */
  find(groups: readonly WordGroup[], limit: number): readonly number[];
  /** In the order of `rows`. */
  read(rows: readonly number[]): readonly (readonly [row: number, authority: Authority])[];
}

export interface NearWord {
  readonly word: string;
  readonly cases: number;
}

/** Not words of names alone: courts and years stand among them. */
export function indexedWords(authority: Authority): ReadonlySet<string> {
  const { court, caseName, otherNames } = authority;
  return new Set([
    ...[caseName, ...otherNames].flatMap(nameTokens),
    ...yearsOf(authority).map(yearWord),
    ...(court === undefined ? [] : [courtWord(court)]),
  ]);
}

const NEAR = `SELECT json_group_array(json_array(at, word, cases)) FROM (
  SELECT DISTINCT j.value->>0 AS at, w.word, w.cases FROM json_each(?) j
  CROSS JOIN spellings s ON s.spelling = j.value->>1 CROSS JOIN words w ON w.word = s.word)`;

const FIND = 'SELECT json_group_array(rowid) FROM (SELECT rowid FROM names WHERE names MATCH ? LIMIT ?)';

const READ = `SELECT '[' || coalesce(group_concat('[' || c.id || ',' || c.record || ']'), '') || ']'
  FROM json_each(?) j CROSS JOIN cases c ON c.id = j.value`;

const READ_ALL = `SELECT '[' || coalesce(group_concat('[' || id || ',' || record || ']'), '') || ']' FROM cases`;

type StoredRow = readonly [row: number, columns: StoredCase];

export function storedNameIndex(database: Database.Database): NameIndex {
  const near = database.prepare(NEAR).raw();
  const find = database.prepare(FIND).raw();
  const read = database.prepare(READ).raw();
  return {
    near(words) {
      const asked = words.flatMap((word, at) => spellingsOneShort(word).map((spelling) => [at, spelling]));
      const found = words.map((): NearWord[] => []);
      for (const [at, word, cases] of readJson(near, JSON.stringify(asked)) as readonly NearRow[])
        found[at]?.push({ word, cases });
      return found;
    },
    find(groups, limit) {
      const asked = groups.map((group) => `(${group.map((word) => `"${word}"`).join(' OR ')})`);
      return readJson(find, asked.join(' AND '), limit) as readonly number[];
    },
    read: (rows) => (rows.length === 0 ? [] : authoritiesIn(readJson(read, JSON.stringify(rows)))),
  };
}

type NearRow = readonly [at: number, word: string, cases: number];

function authoritiesIn(rows: unknown): readonly (readonly [number, Authority])[] {
  return (rows as readonly StoredRow[]).map(([row, columns]) => [row, readStoredCase(columns)]);
}

/** For a few thousand cases; asking the disk for each word of them costs far more. */
export function heldNameIndex(database: Database.Database): NameIndex {
  const cases = new Map(authoritiesIn(readJson(database.prepare(READ_ALL).raw())));
  const wordsOf = new Map([...cases].map(([row, authority]) => [row, indexedWords(authority)]));
  const rowsOf = grouped(
    [...wordsOf].flatMap(([row, words]) => [...words].map((word) => [word, row] as const)),
  );
  const names = new Set([...cases.values()].flatMap(({ caseName, otherNames }) => [caseName, ...otherNames]));
  const words = new Set([...names].flatMap(nameTokens));
  const wordsLike = grouped(
    [...words].flatMap((word) => spellingsOneShort(word).map((spelling) => [spelling, word] as const)),
  );
  /** At least as many as bear a word of the group. */
  const mostBearing = (group: WordGroup): number =>
    group.reduce((sum, word) => sum + (rowsOf.get(word)?.length ?? 0), 0);
  return {
    near: (asked) =>
      asked.map((word) => {
        const like = new Set(spellingsOneShort(word).flatMap((spelling) => wordsLike.get(spelling) ?? []));
        return [...like].map((other) => ({ word: other, cases: rowsOf.get(other)?.length ?? 0 }));
      }),
    find(groups, limit) {
      const [rarest = [], ...others] = [...groups].sort(
        (left, right) => mostBearing(left) - mostBearing(right),
      );
      const rows = [...new Set(rarest.flatMap((word) => rowsOf.get(word) ?? []))];
      const bearsOthers = (row: number): boolean => {
        const words = wordsOf.get(row);
        return others.every((group) => group.some((word) => words?.has(word)));
      };
      return (others.length === 0 ? rows : rows.filter(bearsOthers))
        .sort((left, right) => left - right)
        .slice(0, limit);
    },
    read: (rows) =>
      rows.flatMap((row) => {
        const authority = cases.get(row);
        return authority ? [[row, authority] as const] : [];
      }),
  };
}

function grouped<Key, Value>(pairs: readonly (readonly [Key, Value])[]): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const others = groups.get(key);
    if (others) others.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
