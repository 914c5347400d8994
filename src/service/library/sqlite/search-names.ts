/**
 * Candidates for a caption: all of its words are required, each widened by the words of the index one letter away; then,
 * one after the other, words are given up, the commonest first. Court and year narrow a search that finds enough without them.
 */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import { courtWord, yearWord } from './library-schema';
import { isCommonWord } from '../names/name-likeness';
import { nameTokens } from '../names/name-tokens';
import { spellingsOneShort } from '../names/one-letter-away';
import { bestByName, captionLikeness, captionOf, type NameQuery } from '../names/rank-by-name';
import { readStoredCase, type StoredCase } from '../stored-case';
import { readJson } from './read-json';

const ROWS_A_TRY = 400;
const MOST_CANDIDATES = 1_200;
/** A candidate so like the caption ends the search. */
const LIKE_ENOUGH = 0.85;
const MOST_WORDS = 10;
/** A word in more cases than this share, and than a few, tells nothing by itself. */
const COMMON_SHARE = 0.01;
const FEW = 1_000;
/** Records of one case count once among those that are shown. */
const RECORDS_A_CASE = 2;

const WIDEN = `SELECT json_group_array(json_array(at, word, cases)) FROM (
  SELECT DISTINCT j.value->>0 AS at, w.word, w.cases FROM json_each(?) j
  CROSS JOIN spellings s ON s.spelling = j.value->>1 CROSS JOIN words w ON w.word = s.word)`;

const FIND = `SELECT json_group_array(rowid) FROM (SELECT rowid FROM names WHERE names MATCH ? LIMIT ${ROWS_A_TRY})`;

const READ_CASES = `SELECT '[' || coalesce(group_concat('[' || c.id || ',' || c.record || ']'), '') || ']'
  FROM json_each(?) j CROSS JOIN cases c ON c.id = j.value`;

/** A small shelf answers most searches with the same few cases: whoever is named like a State. */
const MOST_HELD = 4_000;

type StoredRow = readonly [row: number, columns: StoredCase];

interface Candidate {
  readonly facts: Authority;
  readonly likeness: number;
}

interface WidenedWord {
  readonly spellings: readonly string[];
  /** Cases that bear one of them. */
  readonly cases: number;
  /** Whether captions that share nothing but this word are worth reading. */
  readonly tells: boolean;
}

/** The search answers with at most about `limit` cases, best first, each perhaps in several records. */
export function openNameSearch(
  database: Database.Database,
): (query: NameQuery, limit: number) => readonly Authority[] {
  const widen = database.prepare(WIDEN).raw();
  const find = database.prepare(FIND).raw();
  const readCases = database.prepare(READ_CASES).raw();
  const held = new Map<number, Authority>();

  const [cases] = database.prepare('SELECT coalesce(max(id), 0) FROM cases').raw().get() as [number];
  const common = Math.max(FEW, cases * COMMON_SHARE);

  return (query, limit) => {
    const words = widened(nameTokens(captionOf(query)).slice(0, MOST_WORDS));
    const likenessOf = captionLikeness(query);
    const candidates = new Map<number, Candidate>();
    for (const attempt of attemptsFor(words, query)) {
      if (candidates.size >= MOST_CANDIDATES) break;
      const rows = readJson(find, attempt) as readonly number[];
      let best = 0;
      for (const [row, facts] of casesOf(rows.filter((one) => !candidates.has(one)))) {
        const likeness = likenessOf(facts);
        candidates.set(row, { facts, likeness });
        best = Math.max(best, likeness);
      }
      if (best >= LIKE_ENOUGH) break;
    }
    return bestByName(query, [...candidates.values()]).slice(0, limit * RECORDS_A_CASE);
  };

  /** In their order. */
  function casesOf(rows: readonly number[]): ReadonlyMap<number, Authority> {
    const unread = rows.filter((row) => !held.has(row));
    if (unread.length > 0) {
      if (held.size + unread.length > MOST_HELD) held.clear();
      const asked = rows.filter((row) => !held.has(row));
      for (const [row, columns] of readJson(readCases, JSON.stringify(asked)) as readonly StoredRow[])
        held.set(row, readStoredCase(columns));
    }
    return new Map(
      rows.flatMap((row) => {
        const authority = held.get(row);
        return authority ? [[row, authority] as const] : [];
      }),
    );
  }

  function widened(tokens: readonly string[]): readonly WidenedWord[] {
    const asked = tokens.flatMap((token, at) => spellingsOneShort(token).map((spelling) => [at, spelling]));
    const rows = readJson(widen, JSON.stringify(asked)) as readonly (readonly [number, string, number])[];
    return tokens
      .map((token, at) => {
        const near = rows.filter(([of]) => of === at);
        const cases = near.reduce((sum, [, , of]) => sum + of, 0);
        return {
          spellings: near.map(([, word]) => word),
          cases,
          tells: cases <= common && !isCommonWord(token),
        };
      })
      .filter(({ cases }) => cases > 0)
      .sort((left, right) => left.cases - right.cases);
  }
}

/** Queries of the index of names, the strictest first. Each group of `words` is rarer than the next. */
function attemptsFor(words: readonly WidenedWord[], query: NameQuery): readonly string[] {
  if (words.length === 0) return [];
  const year = query.year === undefined ? [] : [quoted(yearWord(query.year))];
  const court = query.court === undefined ? [] : [quoted(courtWord(query.court))];
  const groups = words.map(({ spellings }) => `(${spellings.map(quoted).join(' OR ')})`);

  const attempts: string[][] = [[...groups, ...year, ...court], [...groups, ...year], groups];
  // A word may be wrong by more than a letter, or be in no caption: each is given up in turn, then all but the rarest. What then is
  // left must still tell something: `State` alone, with the year, would find hundreds of cases and not the one.
  if (groups.length > 1) {
    for (let at = groups.length - 1; at >= 0; at -= 1) {
      const rest = groups.filter((_, other) => other !== at);
      if (words.some(({ tells }, other) => tells && other !== at)) attempts.push([...rest, ...year], rest);
    }
    for (const [at, group] of groups.slice(0, 3).entries()) {
      if (words[at]?.tells) attempts.push([group, ...year, ...court], [group, ...year]);
    }
  }
  return [...new Set(attempts.map((parts) => parts.join(' AND ')))];
}

function quoted(word: string): string {
  return `"${word}"`;
}
