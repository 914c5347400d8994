/**
 * Candidates for a caption: all of its words are required, each widened by the words of the index one letter away; then,
 * one after the other, words are given up, the commonest first. Court and year narrow a search that finds enough without them.
 */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import { courtWord, yearWord } from './library-schema';
import { isCommonWord } from '../names/name-likeness';
import { nameTokens } from '../names/name-tokens';
import { bestByName, captionLikeness, captionOf, type NameQuery } from '../names/rank-by-name';
import { heldNameIndex, storedNameIndex, type NameIndex, type WordGroup } from './name-index';

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

/** A shelf of no more cases holds its words in memory. */
const SMALL = 4_000;

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
  small = SMALL,
): (query: NameQuery, limit: number) => readonly Authority[] {
  const [cases] = database.prepare('SELECT coalesce(max(id), 0) FROM cases').raw().get() as [number];
  const common = Math.max(FEW, cases * COMMON_SHARE);
  let opened: NameIndex | undefined;

  return (query, limit) => {
    const index = (opened ??= cases <= small ? heldNameIndex(database) : storedNameIndex(database));
    const words = widened(nameTokens(captionOf(query)).slice(0, MOST_WORDS), index);
    const likenessOf = captionLikeness(query);
    const candidates = new Map<number, Candidate>();
    for (const attempt of attemptsFor(words, query)) {
      if (candidates.size >= MOST_CANDIDATES) break;
      const rows = index.find(attempt, ROWS_A_TRY);
      let best = 0;
      for (const [row, facts] of index.read(rows.filter((one) => !candidates.has(one)))) {
        const likeness = likenessOf(facts);
        candidates.set(row, { facts, likeness });
        best = Math.max(best, likeness);
      }
      if (best >= LIKE_ENOUGH) break;
    }
    return bestByName(query, [...candidates.values()]).slice(0, limit * RECORDS_A_CASE);
  };

  function widened(tokens: readonly string[], index: NameIndex): readonly WidenedWord[] {
    return index
      .near(tokens)
      .map((near, at) => {
        const borne = near.reduce((sum, word) => sum + word.cases, 0);
        return {
          spellings: near.map(({ word }) => word),
          cases: borne,
          tells: borne <= common && !isCommonWord(tokens[at] ?? ''),
        };
      })
      .filter((word) => word.cases > 0)
      .sort((left, right) => left.cases - right.cases);
  }
}

/** What to ask of the index of names, the strictest first. Each group of `words` is rarer than the next. */
function attemptsFor(words: readonly WidenedWord[], query: NameQuery): readonly (readonly WordGroup[])[] {
  if (words.length === 0) return [];
  const year = query.year === undefined ? [] : [[yearWord(query.year)]];
  const court = query.court === undefined ? [] : [[courtWord(query.court)]];
  const groups = words.map(({ spellings }) => spellings);

  const attempts: WordGroup[][] = [[...groups, ...year, ...court], [...groups, ...year], groups];
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
  return [
    ...new Map(
      attempts.map((attempt) => [attempt.map((group) => group.join(' ')).join(','), attempt]),
    ).values(),
  ];
}
