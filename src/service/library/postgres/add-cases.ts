/** Writes a batch of cases into an edition, in the place of what it had under their ids. */
import type { Authority } from '../../../citations/authority';
import type { Ask, Statement } from '../../databases/database';
import { integerIn, textIn } from '../../databases/read-row';
import { spellingsOneShort } from '../names/one-letter-away';
import { parseStoredCase, storeCase } from '../stored-case';
import { addOpinions } from './add-opinions';
import { citationRows, wordRows } from './filed-rows';
import { wordsOfNames } from '../names/name-tokens';
import { NO_END } from './library-schema';
import type { PreparedCase } from './prepare-case';

/** `newWords`: the words whose spellings the library does not have yet. */
export async function addCases(
  ask: Ask,
  cases: readonly PreparedCase[],
  edition: number,
  newWords: readonly string[],
): Promise<void> {
  if (cases.length === 0) return;
  const counts = new Map<string, number>();
  const ids = cases.map(({ authority }) => authority.id);
  const reworded = cases.filter(({ opinion }) => opinion !== 'kept').map(({ authority }) => authority.id);
  const addedBefore = await endCases(ask, ids, reworded, edition, counts);
  const added = cases.map((prepared) => addedBefore.get(prepared.authority.id) ?? prepared.added);

  const authorities = cases.map(({ authority }) => authority);
  await ask(ADD_CASES, [authorities.map(({ id }) => id), authorities.map(storeCase), added, edition]);
  await addCitations(ask, authorities, added, edition);
  await addOpinions(ask, cases, edition);
  const rows = authorities.flatMap(wordRows);
  await ask(ADD_WORDS, [
    rows.map(({ word }) => word),
    rows.map(({ year }) => year),
    rows.map(({ id }) => id),
    rows.map(({ court }) => court),
    edition,
  ]);
  for (const word of authorities.flatMap(wordsOfNames)) counts.set(word, (counts.get(word) ?? 0) + 1);
  await countWords(ask, counts);
  const spellings = newWords.flatMap((word) => spellingsOneShort(word).map((spelling) => [spelling, word]));
  if (spellings.length > 0) {
    await ask(ADD_SPELLINGS, [spellings.map(([spelling]) => spelling), spellings.map(([, word]) => word)]);
  }
}

/** Takes cases out of an edition. */
export async function removeCases(ask: Ask, ids: readonly string[], edition: number): Promise<void> {
  const counts = new Map<string, number>();
  await endCases(ask, ids, ids, edition, counts);
  await countWords(ask, counts);
}

/** What the edition already has of these cases is removed; what earlier ones have ends with it, and so do the words of `reworded`. Gives when each was added. */
async function endCases(
  ask: Ask,
  ids: readonly string[],
  reworded: readonly string[],
  edition: number,
  counts: Map<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await ask(FIND_CASES, [ids]);
  if (rows.length === 0) return new Map();
  const old = rows.map((row) => ({
    authority: parseStoredCase(textIn(row, 'record')),
    added: integerIn(row, 'added'),
  }));
  for (const word of old.flatMap(({ authority }) => wordsOfNames(authority)))
    counts.set(word, (counts.get(word) ?? 0) - 1);

  const places = old.flatMap(({ authority, added }) =>
    citationRows(authority).map(({ place }) => ({ place, added })),
  );
  const words = old.flatMap(({ authority }) => wordRows(authority));
  const ended: readonly [Readonly<Record<'remove' | 'end', Statement>>, readonly unknown[]][] = [
    [END_CASES, [ids]],
    [END_OPINIONS, [reworded]],
    [END_CITATIONS, [places.map(({ place }) => place), places.map(({ added }) => added)]],
    [
      END_WORDS,
      [
        words.map(({ word }) => word),
        words.map(({ year }) => year),
        words.map(({ court }) => court),
        words.map(({ id }) => id),
      ],
    ],
  ];
  for (const [{ remove, end }, values] of ended) {
    await ask(remove, [...values, edition]);
    await ask(end, [...values, edition]);
  }
  return new Map(old.map(({ authority, added }) => [authority.id, added]));
}

async function addCitations(
  ask: Ask,
  authorities: readonly Authority[],
  added: readonly number[],
  edition: number,
): Promise<void> {
  const places = authorities.flatMap((authority, at) => {
    const of = { added: added[at] ?? 0, record: storeCase(authority) };
    return citationRows(authority).map((place) => ({ ...place, ...of }));
  });
  await ask(RENEW_VOLUMES, [
    [...new Set(places.map(({ volumeKey }) => volumeKey))].sort((left, right) => left - right),
  ]);
  await ask(ADD_CITATIONS, [
    places.map(({ place }) => place),
    places.map((place) => place.added),
    places.map(({ last }) => last),
    places.map(({ record }) => record),
    edition,
  ]);
}

/** In one order, so that two transactions never wait for one another. */
async function countWords(ask: Ask, counts: ReadonlyMap<string, number>): Promise<void> {
  const changed = [...counts]
    .filter(([, count]) => count !== 0)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  if (changed.length === 0) return;
  await ask(COUNT_WORDS, [changed.map(([word]) => word), changed.map(([, count]) => count)]);
}

const FIND_CASES: Statement = {
  name: 'find-cases',
  text: `SELECT record, added FROM cite_check.cases WHERE id = ANY($1::text[]) AND until = ${NO_END}`,
};
const ADD_CASES: Statement = {
  name: 'add-cases',
  text: `INSERT INTO cite_check.cases (id, record, added, since, until)
    SELECT c.*, $4::integer, ${NO_END} FROM unnest($1::text[], $2::text[], $3::bigint[]) AS c(id, record, added)`,
};
/** The volumes in which last pages may have to be inferred anew. */
export const RENEW_VOLUMES: Statement = {
  name: 'renew-volumes',
  text: `INSERT INTO cite_check.renewed_volumes SELECT * FROM unnest($1::bigint[]) ON CONFLICT DO NOTHING`,
};
const ADD_CITATIONS: Statement = {
  name: 'add-citations',
  text: `INSERT INTO cite_check.citations
      (place, added, last, record, since, until)
    SELECT p.*, $5::integer, ${NO_END} FROM unnest($1::bigint[], $2::bigint[], $3::integer[], $4::text[])
      AS p(place, added, last, record)`,
};
const ADD_WORDS: Statement = {
  name: 'add-words',
  text: `INSERT INTO cite_check.name_words (word, year, case_id, court, since, until)
    SELECT w.word, w.year, w.case_id, w.court, $5::integer, ${NO_END}
    FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[]) AS w(word, year, case_id, court)`,
};
const COUNT_WORDS: Statement = {
  name: 'count-words',
  text: `INSERT INTO cite_check.words (word, cases) SELECT w.word, w.cases FROM unnest($1::text[], $2::integer[]) AS w(word, cases)
    ON CONFLICT (word) DO UPDATE SET cases = words.cases + excluded.cases`,
};
const ADD_SPELLINGS: Statement = {
  name: 'add-spellings',
  text: `INSERT INTO cite_check.spellings (spelling, word)
    SELECT s.spelling, s.word FROM unnest($1::text[], $2::text[]) AS s(spelling, word) ON CONFLICT DO NOTHING`,
};

const END_CASES = ended('cases', 'id = ANY($1::text[])', '$2');
const END_OPINIONS = ended('opinions', 'case_id = ANY($1::text[])', '$2');
const END_CITATIONS = ended(
  'citations',
  `(place, added) IN (SELECT * FROM unnest($1::bigint[], $2::bigint[]))`,
  '$3',
);
const END_WORDS = ended(
  'name_words',
  `(word, year, court, case_id) IN (SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[]))`,
  '$5',
);

function ended(table: string, which: string, edition: string): Readonly<Record<'remove' | 'end', Statement>> {
  return {
    remove: {
      name: `remove-${table}`,
      text: `DELETE FROM cite_check.${table} WHERE ${which} AND since = ${edition}`,
    },
    end: {
      name: `end-${table}`,
      text: `UPDATE cite_check.${table} SET until = ${edition} WHERE ${which} AND until = ${NO_END}`,
    },
  };
}
