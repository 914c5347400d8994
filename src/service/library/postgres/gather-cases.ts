/**
 * The first edition of a library, of millions of cases: they are sent as they come into two tables without any index, and then
 * filed in the order of each table's key. Filing them one by one would read and write all over every index.
 */
import type { Ask, Copy, PostgresDatabase, Statement } from '../../databases/database';
import { textIn } from '../../databases/read-row';
import { spellingsOneShort } from '../names/one-letter-away';
import { storeCase } from '../stored-case';
import { addOpinions } from './add-opinions';
import { PAGES } from '../filed-page';
import { yearsFiled } from '../names/rank-by-name';
import { citationRows } from './filed-rows';
import { wordsOfNames } from '../names/name-tokens';
import { NO_END } from './library-schema';
import type { PreparedCase } from './prepare-case';

/** Words of which the spellings are written in one statement. */
const WORDS_AT_ONCE = 5_000;

export async function gatherCases(
  ask: Ask,
  copy: Copy,
  cases: readonly PreparedCase[],
  edition: number,
): Promise<void> {
  if (cases.length === 0) return;
  const gathered = cases.map(({ authority, added }) => ({ authority, added, record: storeCase(authority) }));
  await copy(
    'cite_check.gathered_cases (added, id, record, court, words, years)',
    gathered.map(({ authority, added, record }) => [
      added,
      authority.id,
      record,
      authority.court ?? null,
      wordsOfNames(authority).join(' '),
      yearsFiled(authority).join(' '),
    ]),
  );
  await copy(
    'cite_check.gathered_citations (added, place, last, record)',
    gathered.flatMap(({ authority, added, record }) =>
      citationRows(authority).map(({ place, last }) => [added, place, last, record]),
    ),
  );
  await ask(REMOVE_OPINIONS, [cases.map(({ authority }) => authority.id), edition]);
  await addOpinions(ask, cases, edition);
}

/** May be done again, after what was gathered since. Each table is filed whole or not at all. */
export async function fileGathered(database: PostgresDatabase, edition: number): Promise<void> {
  for (const statement of DROP_SUPERSEDED) await database.ask(statement);
  // Both are sorting for most of the time, which a server does on one processor a statement.
  await both(
    async () => {
      for (const filing of PLACES) await file(database, filing, [edition]);
    },
    async () => {
      await file(database, WORDS, [edition]);
      await gatherSpellings(database);
      await file(database, SPELLINGS, []);
      await file(database, NAMES, [edition]);
    },
  );
  for (const statement of ANALYZE) await database.ask(statement);
}

/** Side by side. Where one fails, the other has ended too: nothing is under way any more. */
async function both(...works: readonly (() => Promise<void>)[]): Promise<void> {
  for (const result of await Promise.allSettled(works.map((work) => work()))) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/** When the edition is shown: what was gathered is not needed any more. */
export async function forgetGathered(database: PostgresDatabase): Promise<void> {
  await database.ask(FORGET);
}

interface Filing {
  readonly remove: Statement;
  readonly add: Statement;
}

async function file(
  database: PostgresDatabase,
  { remove, add }: Filing,
  values: readonly unknown[],
): Promise<void> {
  await database.transaction(async (ask) => {
    await ask(remove);
    await ask(add, values);
  });
}

/** Those of every word, in batches that one server and one process can hold. */
async function gatherSpellings(database: PostgresDatabase): Promise<void> {
  await database.ask(FORGET_SPELLINGS);
  for (let last = ''; ;) {
    const words = (await database.ask(NEXT_WORDS, [last])).map((row) => textIn(row, 'word'));
    if (words.length === 0) return;
    last = words.at(-1) ?? last;
    const rows = words.flatMap((word) => spellingsOneShort(word).map((spelling) => [spelling, word]));
    await database.transaction((_, copy) => copy('cite_check.gathered_spellings (spelling, word)', rows));
  }
}

/**
 * Whether this edition may be gathered: it is the first, and nothing was filed that is not among what was gathered.
 */
export async function canGather(ask: Ask, edition: number): Promise<boolean> {
  if (edition !== 1) return false;
  const isFiled = (await ask(ANY_CASE)).length > 0;
  return !isFiled || (await ask(ANY_GATHERED)).length > 0;
}

const ANY_CASE: Statement = { name: 'any-case', text: 'SELECT 1 FROM cite_check.cases LIMIT 1' };
const ANY_GATHERED: Statement = {
  name: 'any-gathered',
  text: 'SELECT 1 FROM cite_check.gathered_cases LIMIT 1',
};
const REMOVE_OPINIONS: Statement = {
  name: 'remove-gathered-opinions',
  text: 'DELETE FROM cite_check.opinions WHERE case_id = ANY($1::text[]) AND since = $2',
};

/** Of a case that came more than once the last record counts. */
const SUPERSEDED = `IN (SELECT g.added FROM cite_check.gathered_cases g JOIN (
    SELECT id, max(added) AS last FROM cite_check.gathered_cases GROUP BY id HAVING count(*) > 1) d
  ON g.id = d.id AND g.added < d.last)`;
const DROP_SUPERSEDED: readonly Statement[] = [
  {
    name: 'drop-superseded-citations',
    text: `DELETE FROM cite_check.gathered_citations WHERE added ${SUPERSEDED}`,
  },
  {
    name: 'drop-superseded-cases',
    text: `DELETE FROM cite_check.gathered_cases WHERE added ${SUPERSEDED}`,
  },
];

const PLACES: readonly Filing[] = [
  filed(
    'citations',
    `(place, added, since, until, last, record)
      SELECT g.place, g.added, $1::integer, ${NO_END}, g.last, g.record
      FROM cite_check.gathered_citations g ORDER BY g.place, g.added`,
  ),
  filed(
    'renewed_volumes',
    `(volume_key) SELECT DISTINCT g.place - g.place % ${PAGES} FROM cite_check.gathered_citations g
      WHERE g.last IS NULL AND $1::integer > 0`,
  ),
  filed(
    'cases',
    `(id, since, until, added, record)
      SELECT g.id, $1::integer, ${NO_END}, g.added, g.record FROM cite_check.gathered_cases g ORDER BY g.id`,
  ),
];

const WORDS = filed(
  'words',
  `(word, cases) SELECT w.word, count(*) FROM cite_check.gathered_cases g
    CROSS JOIN unnest(string_to_array(g.words, ' ')) AS w(word) WHERE $1::integer > 0 GROUP BY w.word`,
);

const NAMES = filed(
  'name_words',
  `(word, year, court, case_id, since, until)
    SELECT w.word, y.year, coalesce(g.court, ''), g.id, $1::integer, ${NO_END}
    FROM cite_check.gathered_cases g CROSS JOIN unnest(string_to_array(g.words, ' ')) AS w(word)
      CROSS JOIN unnest(string_to_array(g.years, ' ')::smallint[]) AS y(year)
    ORDER BY 1, 2, 3, 4`,
);

function filed(table: string, rows: string): Filing {
  return {
    remove: { name: `clear-${table}`, text: `DELETE FROM cite_check.${table}` },
    add: { name: `file-${table}`, text: `INSERT INTO cite_check.${table} ${rows}` },
  };
}

const NEXT_WORDS: Statement = {
  name: 'next-words',
  text: `SELECT w.word FROM cite_check.words w WHERE w.word > $1 ORDER BY w.word LIMIT ${WORDS_AT_ONCE}`,
};
const SPELLINGS = filed(
  'spellings',
  `(spelling, word) SELECT DISTINCT g.spelling, g.word FROM cite_check.gathered_spellings g ORDER BY g.spelling, g.word`,
);
/** So that questions are planned for a full table from the first one on. */
const ANALYZE = ['citations', 'coverage', 'volume_ends', 'cases', 'name_words', 'words', 'spellings'].map(
  (table): Statement => ({ name: '', text: `ANALYZE cite_check.${table}` }),
);
const FORGET_SPELLINGS: Statement = {
  name: 'forget-spellings',
  text: 'TRUNCATE cite_check.gathered_spellings',
};
const FORGET: Statement = {
  name: 'forget-gathered',
  text: 'TRUNCATE cite_check.gathered_cases, cite_check.gathered_citations, cite_check.gathered_spellings',
};
