/**
 * Candidates for a caption: the cases that bear its rarest words, each widened by the words one letter away, in the cited year and
 * then in any. Those are read first that bear most of the words; of a common word (State, Smith) only the cases of a year, or of a court.
 */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import { captionOf } from '../../../citations/caption-of';
import { isCommonWord } from '../names/name-likeness';
import { nameTokens } from '../names/name-tokens';
import { bestByName, captionLikeness, onePerCase, type NameQuery } from '../names/rank-by-name';
import { courtNumber } from './court-number';
import { BEARING_FACTS, heldNameIndex, storedNameIndex, type Filed, type NameIndex } from './name-index';

const MOST_WORDS = 10;
/** Words that together mostly tell a caption from all others; the rarest alone does where few cases bear it. */
const RAREST = 2;
/** Cases that are looked through for one word. */
const MOST_ROWS = 4_000;
/** A word is borne in a year by no more than about this share of the cases that bear it at all. */
const SHARE_OF_A_YEAR = 0.04;
/** Records are read so many at a time, the likeliest first; and no more than these. */
const READ_AT_ONCE = 60;
const MOST_READ = 300;
/** A candidate so like the caption ends the search. */
const LIKE_ENOUGH = 0.85;
/** A candidate less like the caption helps nobody. */
const WORTH_READING = 0.5;
/** Records of one case count once among those that are shown. */
const RECORDS_A_CASE = 2;
/** As captions are compared: what is common weighs little; court and year decide between those about as alike. */
const COMMON_WEIGHT = 0.25;
const COURT_WEIGHT = 0.1;
const YEAR_WEIGHT = 0.15;

/** A shelf of no more cases holds its words in memory. */
const SMALL = 4_000;
const EVERY_YEAR = { from: 0, to: 9_999 };

/** Words of captions of which what the index has is held: State, Smith and some thousand others stand in most captions. */
const MOST_KNOWN = 4_000;

interface KnownWord {
  /** The numbers of the words of the index that it may be. */
  readonly numbers: readonly number[];
  /** Cases that bear one of them. */
  readonly cases: number;
}

/** A word of the caption. */
interface AskedWord extends KnownWord {
  readonly weight: number;
}

interface AskedCaption {
  /** Those that any case bears, the rarest first. */
  readonly words: readonly AskedWord[];
  /** Of all its words. */
  readonly weight: number;
}

/** The search answers with at most `limit` cases, best first. */
export function openNameSearch(
  database: Database.Database,
  small = SMALL,
): (query: NameQuery, limit: number) => readonly Authority[] {
  const [cases] = database.prepare('SELECT coalesce(max(id), 0) FROM cases').raw().get() as [number];
  let opened: NameIndex | undefined;
  const known = new Map<string, KnownWord>();

  return (query, limit) => {
    const index = (opened ??= cases <= small ? heldNameIndex(database) : storedNameIndex(database));
    const caption = askedCaption(query, index, known);
    const likenessOf = captionLikeness(query);
    const candidates = new Map<number, { readonly facts: Authority; readonly likeness: number }>();
    let best = 0;
    for (const rows of likeliestRows(caption, query, index)) {
      for (const [row, facts] of index.read(rows.filter((one) => !candidates.has(one)))) {
        const likeness = likenessOf(facts);
        candidates.set(row, { facts, likeness });
        best = Math.max(best, likeness);
      }
      if (best >= LIKE_ENOUGH || candidates.size >= MOST_READ) break;
    }
    const shown = bestByName(query, [...candidates.values()]).slice(0, limit * RECORDS_A_CASE);
    return onePerCase(shown).slice(0, limit);
  };
}

function askedCaption(query: NameQuery, index: NameIndex, known: Map<string, KnownWord>): AskedCaption {
  const tokens = nameTokens(captionOf(query)).slice(0, MOST_WORDS);
  learnWords(tokens, index, known);
  const words = tokens.map((token): AskedWord => ({
    ...(known.get(token) ?? BORNE_BY_NONE),
    weight: isCommonWord(token) ? COMMON_WEIGHT : 1,
  }));
  return {
    words: words.filter((word) => word.cases > 0).sort((left, right) => left.cases - right.cases),
    weight: words.reduce((sum, { weight }) => sum + weight, 0),
  };
}

const BORNE_BY_NONE: KnownWord = { numbers: [], cases: 0 };

function learnWords(words: readonly string[], index: NameIndex, known: Map<string, KnownWord>): void {
  if (known.size >= MOST_KNOWN) known.clear();
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length === 0) return;
  for (const [at, near] of index.near(unknown).entries()) {
    const numbers = near.map(({ word }) => word);
    const cases = near.reduce((sum, word) => sum + word.cases, 0);
    known.set(unknown[at] ?? '', { numbers, cases });
  }
}

/**
 * What to read, some at a time: in the cited year first what bears the rarest word, where that is little, then the rarest two, then any
 * of the words; then in every year.
 */
function* likeliestRows(
  caption: AskedCaption,
  query: NameQuery,
  index: NameIndex,
): Generator<readonly number[]> {
  const { words } = caption;
  const year = /^\d{4}$/.test(query.year ?? '') ? Number(query.year) : null;
  const scores = scoreRows(caption, index, year, courtNumber(query.court));
  if (year !== null) {
    const cited = { from: year, to: year };
    scores.add(0, 1, cited, SHARE_OF_A_YEAR);
    if (scores.count() <= READ_AT_ONCE) yield* scores.likeliest();
    scores.add(1, RAREST, cited, SHARE_OF_A_YEAR);
    yield* scores.likeliest();
    if (words.length > RAREST) {
      scores.add(RAREST, words.length, cited, SHARE_OF_A_YEAR);
      yield* scores.likeliest();
    }
  }
  scores.add(0, words.length, EVERY_YEAR, 1);
  yield* scores.likeliest();
}

/** Beside the words that a case bears, a bit each. */
const OF_YEAR = 1 << MOST_WORDS;
const OF_COURT = 1 << (MOST_WORDS + 1);

function scoreRows({ words, weight }: AskedCaption, index: NameIndex, year: number | null, court: number) {
  /** By row, as bits. */
  const borne = new Map<number, number>();

  const addWord = (at: number, { numbers }: AskedWord, where: Filed): void => {
    const found = index.bearing(numbers, where, MOST_ROWS);
    for (let next = 0; next < found.length; next += BEARING_FACTS) {
      const row = found[next] ?? 0;
      const agreement = (found[next + 1] === year ? OF_YEAR : 0) | (found[next + 2] === court ? OF_COURT : 0);
      borne.set(row, (borne.get(row) ?? 0) | (1 << at) | agreement);
    }
  };

  const sharedOf = (bits: number): number => {
    let shared = 0;
    for (let at = 0; at < words.length; at += 1) if (bits & (1 << at)) shared += words[at]?.weight ?? 0;
    return shared;
  };

  return {
    /** Of the words from one to before another. `share`: about how many of the cases of a word are of these years. */
    add(from: number, to: number, years: Omit<Filed, 'court'>, share: number): void {
      for (let at = from; at < Math.min(to, words.length); at += 1) {
        const word = words[at];
        if (!word) continue;
        const isReadable = word.cases * share <= MOST_ROWS;
        // The rarest word is looked through even so: in the cited court, as far as that goes.
        if (isReadable || at === 0) addWord(at, word, { ...years, court: isReadable ? 0 : court });
      }
    },
    count: () => borne.size,
    /** Those that bear as much of the caption as any together, before those that bear less. */
    *likeliest(): Generator<readonly number[]> {
      const scored: ScoredRow[] = [];
      for (const [row, bits] of borne) {
        const shared = sharedOf(bits);
        // No caption is more like than one that bears these words and no others.
        if ((2 * shared) / (weight + shared) <= WORTH_READING) continue;
        const score = shared + (bits & OF_YEAR ? YEAR_WEIGHT : 0) + (bits & OF_COURT ? COURT_WEIGHT : 0);
        scored.push({ row, shared, score });
      }
      scored.sort((left, right) => right.score - left.score || left.row - right.row);
      for (let at = 0; at < scored.length;) {
        const most = scored[at]?.shared ?? 0;
        let end = at + 1;
        while (end < Math.min(scored.length, at + READ_AT_ONCE) && scored[end]?.shared === most) end += 1;
        yield scored.slice(at, end).map(({ row }) => row);
        at = end;
      }
    },
  };
}

interface ScoredRow {
  readonly row: number;
  /** The weight of the words of the caption that it bears. */
  readonly shared: number;
  readonly score: number;
}
