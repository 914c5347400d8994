/**
 * Candidates for a caption: the cases that bear its rarest words, each widened by the words one letter away, in the cited year and
 * then in any. The server counts what they share, so that it hands out the likeliest only; of words that are all common (State,
 * Smith) it reads the cases of the cited court.
 */
import type { Authority } from '../../../citations/authority';
import { captionOf } from '../../../citations/caption-of';
import type { Ask, Statement } from '../../databases/database';
import { integerIn, textIn } from '../../databases/read-row';
import { isCommonWord } from '../names/name-likeness';
import { nameTokens } from '../names/name-tokens';
import { isOneLetterAway, spellingsOneShort } from '../names/one-letter-away';
import { captionLikeness, type NameQuery } from '../names/rank-by-name';
import { readStoredCase, type StoredCase } from '../stored-case';
import { isCurrent, SHOWN } from './current-edition';

const MOST_WORDS = 10;
/** Rows of words that are read in one search of some years. */
const MOST_ROWS = 8_000;
/** A word is borne in a year by no more than about this share of the cases that bear it at all. */
const SHARE_OF_A_YEAR = 0.04;
const MOST_CANDIDATES = 60;
/** A candidate so like the caption ends the search. */
const LIKE_ENOUGH = 0.85;
/** No caption that bears less than this share of the words asked for is worth showing. */
const LEAST_SHARED = 1 / 3;
const COMMON_WEIGHT = 0.25;
/** What a word one letter away counts, and one two letters away: about as much as where captions are compared. */
const ONE_LETTER_AWAY = 0.85;
const TWO_LETTERS_AWAY = 0.6;

const WIDEN: Statement = {
  name: 'widen-words',
  text: `SELECT DISTINCT asked.at, w.word, w.cases
    FROM unnest($1::integer[], $2::text[]) AS asked(at, spelling)
    JOIN cite_check.spellings s ON s.spelling = asked.spelling
    JOIN cite_check.words w ON w.word = s.word WHERE w.cases > 0`,
};

const FIND = finding('find-names', '');
const FIND_IN_COURT = finding('find-names-in-court', 'AND n.court = $8');

/**
 * Of the words of $1, each with its position in the caption and its weight: the cases of the years $4 to $5 that bear more than $6 of
 * them together, those of the year $7 and the court $8 before others about as alike.
 */
function finding(name: string, which: string): Statement {
  return {
    name,
    text: `${SHOWN}, borne AS (
      SELECT n.case_id, asked.at, asked.weight,
        CASE WHEN n.year = $7::integer THEN 0.15 ELSE 0 END + CASE WHEN n.court = $8 THEN 0.1 ELSE 0 END AS agreement
      FROM unnest($1::text[], $2::integer[], $3::float8[]) AS asked(word, at, weight) JOIN cite_check.name_words n
        ON n.word = asked.word AND n.year >= $4::integer AND n.year <= $5::integer ${which} AND ${isCurrent('n')}
      LIMIT ${MOST_ROWS}),
    likeliest AS (
      SELECT b.case_id FROM (
        SELECT case_id, at, max(weight) AS weight, max(agreement) AS agreement FROM borne GROUP BY case_id, at) b
      GROUP BY b.case_id HAVING sum(b.weight) > $6::float8
      ORDER BY sum(b.weight) + max(b.agreement) DESC, b.case_id LIMIT ${MOST_CANDIDATES})
    SELECT string_agg(c.record, ',') AS cases FROM cite_check.cases c
      WHERE c.id = ANY(ARRAY(SELECT l.case_id FROM likeliest l)) AND ${isCurrent('c')}`,
  };
}

/** A word of the caption. */
interface AskedWord {
  readonly token: string;
  readonly at: number;
  /** The words of the index that it may be. */
  readonly near: readonly string[];
  /** Cases that bear one of them. */
  readonly cases: number;
  readonly weight: number;
}

interface Years {
  readonly from: number;
  readonly to: number;
  /** Which share of a word's cases is of these years, about. */
  readonly share: number;
}

const EVERY_YEAR: Years = { from: 0, to: 9_999, share: 1 };

export async function searchNames(ask: Ask, query: NameQuery): Promise<readonly Authority[]> {
  const tokens = nameTokens(captionOf(query)).slice(0, MOST_WORDS);
  const words = await widened(ask, tokens);
  if (words.length === 0) return [];
  const weight = tokens.reduce((sum, token) => sum + weightOf(token), 0);
  const year = /^\d{4}$/.test(query.year ?? '') ? Number(query.year) : null;
  const search = (years: Years): Promise<readonly Authority[]> =>
    findLikeliest(ask, words, weight, years, { year, court: query.court ?? '' });

  const ofYear = year === null ? [] : await search({ from: year, to: year, share: SHARE_OF_A_YEAR });
  const likeness = captionLikeness(query);
  if (ofYear.some((found) => likeness(found) >= LIKE_ENOUGH)) return ofYear;
  return [...ofYear, ...(await search(EVERY_YEAR))];
}

/** Those that any case bears, the rarest first. */
async function widened(ask: Ask, tokens: readonly string[]): Promise<readonly AskedWord[]> {
  const asked = tokens.flatMap((token, at) =>
    spellingsOneShort(token).map((spelling): [number, string] => [at, spelling]),
  );
  if (asked.length === 0) return [];
  const rows = await ask(WIDEN, [asked.map(([at]) => at), asked.map(([, spelling]) => spelling)]);
  return tokens
    .map((token, at): AskedWord => {
      const near = rows.filter((row) => integerIn(row, 'at') === at);
      return {
        token,
        at,
        near: near.map((row) => textIn(row, 'word')),
        cases: near.reduce((sum, row) => sum + integerIn(row, 'cases'), 0),
        weight: weightOf(token),
      };
    })
    .filter(({ cases }) => cases > 0)
    .sort((left, right) => left.cases - right.cases);
}

function weightOf(token: string): number {
  return isCommonWord(token) ? COMMON_WEIGHT : 1;
}

function likenessOf(token: string, near: string): number {
  if (token === near) return 1;
  return isOneLetterAway(token, near) ? ONE_LETTER_AWAY : TWO_LETTERS_AWAY;
}

/** `weight`: of the whole caption, its unknown words among it. */
async function findLikeliest(
  ask: Ask,
  words: readonly AskedWord[],
  weight: number,
  { from, to, share }: Years,
  { year, court }: { readonly year: number | null; readonly court: string },
): Promise<readonly Authority[]> {
  const rare = rarest(words, MOST_ROWS / share);
  const read = rare.length > 0 ? rare : words.slice(0, 1);
  // Of a word that is too common to be read whole, what is of the court, or what comes first.
  const statement = rare.length > 0 || court === '' ? FIND : FIND_IN_COURT;
  // What is not read may be borne too.
  const unread = words.reduce((sum, word) => sum + (read.includes(word) ? 0 : word.weight), 0);
  const near = read.flatMap((word) =>
    word.near.map((spelt) => ({ at: word.at, spelt, weight: word.weight * likenessOf(word.token, spelt) })),
  );
  const [row] = await ask(statement, [
    near.map(({ spelt }) => spelt),
    near.map(({ at }) => at),
    near.map((one) => one.weight),
    from,
    to,
    weight * LEAST_SHARED - unread,
    year,
    court,
  ]);
  if (typeof row?.['cases'] !== 'string') return [];
  return (JSON.parse(`[${row['cases']}]`) as readonly StoredCase[]).map(readStoredCase);
}

/** As many of the rarest words as have no more than `mostCases` cases together. */
function rarest(words: readonly AskedWord[], mostCases: number): readonly AskedWord[] {
  let cases = 0;
  return words.filter((word) => (cases += word.cases) <= mostCases);
}
