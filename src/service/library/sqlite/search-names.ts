/**
 * Candidates for a caption: all of its words are required, each widened by the words of the index one letter away; then,
 * one after the other, words are given up, the commonest first. Court and year narrow a search that finds enough without them.
 */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import { courtWord, yearWord } from './library-schema';
import { nameTokens } from '../names/name-tokens';
import { spellingsOneShort } from '../names/one-letter-away';
import { captionLikeness, captionOf, type NameQuery } from '../names/rank-by-name';
import { readStoredCase, type StoredCase } from '../stored-case';

const ROWS_A_TRY = 400;
const MOST_CANDIDATES = 1_200;
/** A candidate so like the caption ends the search. */
const LIKE_ENOUGH = 0.85;
const MOST_WORDS = 10;
/** A word in more cases than this share, and than a few, tells nothing by itself. */
const COMMON_SHARE = 0.01;
const FEW = 1_000;

interface WidenedWord {
  readonly spellings: readonly string[];
  /** Cases that bear one of them. */
  readonly cases: number;
}

export function openNameSearch(database: Database.Database): (query: NameQuery) => readonly Authority[] {
  const widen = database.prepare(
    `SELECT DISTINCT j.value->>0 AS at, w.word, w.cases FROM json_each(?) j
     CROSS JOIN spellings s ON s.spelling = j.value->>1 CROSS JOIN words w ON w.word = s.word`,
  );
  const find = database.prepare(
    `SELECT '[' || coalesce(group_concat(record), '') || ']' AS rows FROM (
       SELECT c.record FROM names JOIN cases c ON c.id = names.rowid WHERE names MATCH ? LIMIT ${ROWS_A_TRY})`,
  );

  const [cases] = database.prepare('SELECT coalesce(max(id), 0) FROM cases').raw().get() as [number];
  const common = Math.max(FEW, cases * COMMON_SHARE);

  return (query) => {
    const words = widened(nameTokens(captionOf(query)).slice(0, MOST_WORDS));
    const candidates = new Map<string, Authority>();
    for (const attempt of attemptsFor(words, query, common)) {
      let best = 0;
      if (candidates.size >= MOST_CANDIDATES) break;
      const { rows } = find.get(attempt) as { rows: string };
      for (const columns of JSON.parse(rows) as readonly StoredCase[]) {
        const [key] = columns;
        if (candidates.has(key)) continue;
        const authority = readStoredCase(columns);
        candidates.set(key, authority);
        best = Math.max(best, captionLikeness(query, authority));
      }
      if (best >= LIKE_ENOUGH) break;
    }
    return [...candidates.values()];
  };

  function widened(tokens: readonly string[]): readonly WidenedWord[] {
    const asked = tokens.flatMap((token, at) => spellingsOneShort(token).map((spelling) => [at, spelling]));
    const rows = widen.all(JSON.stringify(asked)) as readonly { at: number; word: string; cases: number }[];
    return tokens
      .map((_, at) => {
        const near = rows.filter((row) => row.at === at);
        return {
          spellings: near.map(({ word }) => word),
          cases: near.reduce((sum, { cases }) => sum + cases, 0),
        };
      })
      .filter(({ cases }) => cases > 0)
      .sort((left, right) => left.cases - right.cases);
  }
}

/** Queries of the index of names, the strictest first. Each group of `words` is rarer than the next. */
function attemptsFor(words: readonly WidenedWord[], query: NameQuery, common: number): readonly string[] {
  const [rarest] = words;
  if (!rarest) return [];
  const year = query.year === undefined ? [] : [quoted(yearWord(query.year))];
  const court = query.court === undefined ? [] : [quoted(courtWord(query.court))];
  const groups = words.map(({ spellings }) => `(${spellings.map(quoted).join(' OR ')})`);

  const attempts: string[][] = [[...groups, ...year, ...court], [...groups, ...year], groups];
  // A word may be wrong by more than a letter, or be in no caption: each is given up in turn, then all but the rarest. What then is
  // left must still be rare: `State` alone, with the year, would find hundreds of cases and not the one.
  if (groups.length > 1) {
    for (let at = groups.length - 1; at >= 0; at -= 1) {
      const rest = groups.filter((_, other) => other !== at);
      const rarestLeft = words[at === 0 ? 1 : 0];
      if (rarestLeft && rarestLeft.cases <= common) attempts.push([...rest, ...year], rest);
    }
    for (const [at, group] of groups.slice(0, 3).entries()) {
      if ((words[at]?.cases ?? 0) <= common) attempts.push([group, ...year, ...court], [group, ...year]);
    }
  }
  return [...new Set(attempts.map((parts) => parts.join(' AND ')))];
}

function quoted(word: string): string {
  return `"${word}"`;
}
