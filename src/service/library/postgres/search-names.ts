/**
 * Candidates for a caption: the rows of its rarest words, each widened by the words one letter away, those first that have most
 * of the other words too. A common word (Smith, State) is read for the cited year only.
 */
import type { Authority } from '../../../citations/authority';
import type { Ask, Statement } from '../../postgres/database';
import { integerIn, textIn } from '../../read-row';
import { nameTokens } from '../names/name-tokens';
import { spellingsOneShort } from '../names/one-letter-away';
import { captionOf, type NameQuery } from '../names/rank-by-name';
import { readCaseRow } from './case-row';
import { isCurrent, SHOWN } from './current-edition';

const MOST_WORDS = 10;
/** Rows read for the rare words together, and for the common ones. */
const MOST_ROWS = 10_000;
const MOST_CANDIDATES = 200;

const WIDEN: Statement = {
  name: 'widen-words',
  text: `SELECT DISTINCT asked.at, w.word, w.cases
    FROM unnest($1::integer[], $2::text[]) AS asked(at, spelling)
    JOIN cite_check.spellings s ON s.spelling = asked.spelling
    JOIN cite_check.words w ON w.word = s.word WHERE w.cases > 0`,
};

const FIND: Statement = {
  name: 'find-names',
  text: `${SHOWN} SELECT near.case_id, max(near.shared * 2.0 / (near.bears + cardinality($3::text[]))) AS likeness,
      max(CASE WHEN near.year = ANY($4::integer[]) THEN 1 ELSE 0 END) AS of_year,
      max(CASE WHEN near.court = $5 THEN 1 ELSE 0 END) AS of_court
    FROM (
      SELECT n.case_id, n.year, n.court, cardinality(n.words) AS bears,
        (SELECT count(*) FROM unnest(n.words) AS other(word) WHERE other.word = ANY($6::text[])) AS shared
      FROM (
        (SELECT r.case_id, r.year, r.court, r.words FROM cite_check.name_words r
          WHERE r.word = ANY($1::text[]) AND ${isCurrent('r')} LIMIT ${MOST_ROWS})
        UNION ALL
        (SELECT c.case_id, c.year, c.court, c.words FROM cite_check.name_words c
          WHERE c.word = ANY($2::text[]) AND c.year = ANY($4::integer[]) AND ${isCurrent('c')} LIMIT ${MOST_ROWS})
      ) n
    ) near
    GROUP BY near.case_id ORDER BY likeness DESC, of_year DESC, of_court DESC, near.case_id LIMIT ${MOST_CANDIDATES}`,
};

const READ_CASES: Statement = {
  name: 'read-cases',
  text: `${SHOWN} SELECT c.record FROM cite_check.cases c WHERE c.id = ANY($1::text[]) AND ${isCurrent('c')}`,
};

interface WidenedWord {
  readonly spellings: readonly string[];
  /** Cases that bear one of them. */
  readonly cases: number;
}

export async function searchNames(ask: Ask, query: NameQuery): Promise<readonly Authority[]> {
  const tokens = nameTokens(captionOf(query)).slice(0, MOST_WORDS);
  const words = await widened(ask, tokens);
  if (words.length === 0) return [];
  const { rare, common } = readable(words);
  const near = words.flatMap(({ spellings }) => spellings);
  const found = await ask(FIND, [rare, common, tokens, yearsNear(query.year), query.court ?? null, near]);
  if (found.length === 0) return [];
  const rows = await ask(READ_CASES, [found.map((row) => textIn(row, 'case_id'))]);
  return rows.map((row) => readCaseRow(textIn(row, 'record')));
}

/** The rarest first. */
async function widened(ask: Ask, tokens: readonly string[]): Promise<readonly WidenedWord[]> {
  const asked = tokens.flatMap((token, at) =>
    spellingsOneShort(token).map((spelling): [number, string] => [at, spelling]),
  );
  if (asked.length === 0) return [];
  const rows = await ask(WIDEN, [asked.map(([at]) => at), asked.map(([, spelling]) => spelling)]);
  return tokens
    .map((_, at) => {
      const near = rows.filter((row) => integerIn(row, 'at') === at);
      return {
        spellings: near.map((row) => textIn(row, 'word')),
        cases: near.reduce((sum, row) => sum + integerIn(row, 'cases'), 0),
      };
    })
    .filter(({ cases }) => cases > 0)
    .sort((left, right) => left.cases - right.cases);
}

/** As many of the rarest words as may be read whole, at least one; of the others the two rarest. */
function readable(words: readonly WidenedWord[]): Readonly<Record<'rare' | 'common', readonly string[]>> {
  let rows = 0;
  const rare = words.filter(({ cases }, index) => {
    rows += cases;
    return index === 0 || rows <= MOST_ROWS;
  });
  const common = words.slice(rare.length, rare.length + 2);
  const first = words[0];
  // A rarest word that is itself too common: its cases of the cited year are read too.
  if (first && first.cases > MOST_ROWS) common.unshift(first);
  return {
    rare: rare.flatMap(({ spellings }) => spellings),
    common: common.flatMap(({ spellings }) => spellings),
  };
}

/** A year is often wrong by one. */
function yearsNear(year: string | undefined): readonly number[] {
  return year !== undefined && /^\d{4}$/.test(year) ? [-1, 0, 1].map((more) => Number(year) + more) : [];
}
