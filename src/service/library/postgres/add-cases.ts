/** Writes a batch of cases into an edition, in the place of what it had under their ids. */
import type { Authority } from '../../../citations/authority';
import type { Ask, Statement } from '../../postgres/database';
import { integerIn, textIn } from '../../postgres/read-row';
import { spellingsOneShort } from '../names/one-letter-away';
import { yearsOf } from '../names/rank-by-name';
import { pageNumber } from '../page-number';
import { storeCase } from '../stored-case';
import { readCaseRow } from './case-row';
import { wordsOfNames } from './known-words';
import { NO_END } from './library-schema';
import type { PreparedCase } from './prepare-case';
import { storablePlace } from './storable-place';
import { volumeKey } from './volume-key';

const MOST_BYTES = 4_000_000;

/** `newWords`: those of which the spellings are to be written too. */
export async function addCases(
  ask: Ask,
  cases: readonly PreparedCase[],
  edition: number,
  newWords: readonly string[],
): Promise<void> {
  if (cases.length === 0) return;
  const counts = new Map<string, number>();
  const addedBefore = await endCases(ask, cases, edition, counts);
  const added = cases.map((prepared) => addedBefore.get(prepared.authority.id) ?? prepared.added);

  const authorities = cases.map(({ authority }) => authority);
  await ask(ADD_CASES, [authorities.map(({ id }) => id), authorities.map(storeCase), added, edition]);
  await addCitations(ask, authorities, added, edition);
  await addOpinions(ask, cases, edition);
  const rows = authorities.flatMap(wordRowsOf);
  await ask(ADD_WORDS, [
    rows.map(({ word }) => word),
    rows.map(({ year }) => year),
    rows.map(({ id }) => id),
    rows.map(({ court }) => court ?? null),
    // An array of arrays of unequal length has no form of its own.
    rows.map(({ words }) => words.join(' ')),
    edition,
  ]);
  for (const word of authorities.flatMap(wordsOfNames)) counts.set(word, (counts.get(word) ?? 0) + 1);
  await countWords(ask, counts);
  const spellings = newWords.flatMap((word) => spellingsOneShort(word).map((spelling) => [spelling, word]));
  if (spellings.length > 0) {
    await ask(ADD_SPELLINGS, [spellings.map(([spelling]) => spelling), spellings.map(([, word]) => word)]);
  }
}

/** What the edition already has of these cases is removed; what earlier ones have ends with it. Gives when each was added. */
async function endCases(
  ask: Ask,
  cases: readonly PreparedCase[],
  edition: number,
  counts: Map<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const ids = cases.map(({ authority }) => authority.id);
  const rows = await ask(FIND_CASES, [ids]);
  if (rows.length === 0) return new Map();
  const old = rows.map((row) => readCaseRow(textIn(row, 'record')));
  for (const word of old.flatMap(wordsOfNames)) counts.set(word, (counts.get(word) ?? 0) - 1);

  const places = old.flatMap(placesOf);
  const words = old.flatMap(wordRowsOf);
  const ended: readonly [Readonly<Record<'remove' | 'end', Statement>>, readonly unknown[]][] = [
    [END_CASES, [ids]],
    [END_OPINIONS, [cases.filter(({ opinion }) => opinion !== 'kept').map(({ authority }) => authority.id)]],
    [
      END_CITATIONS,
      [
        places.map(({ key }) => key),
        places.map(({ number }) => number),
        places.map(({ page }) => page),
        places.map(({ id }) => id),
      ],
    ],
    [END_WORDS, [words.map(({ word }) => word), words.map(({ year }) => year), words.map(({ id }) => id)]],
  ];
  for (const [{ remove, end }, values] of ended) {
    await ask(remove, [...values, edition]);
    await ask(end, [...values, edition]);
  }
  return new Map(rows.map((row) => [textIn(row, 'id'), integerIn(row, 'added')]));
}

async function addCitations(
  ask: Ask,
  authorities: readonly Authority[],
  added: readonly number[],
  edition: number,
): Promise<void> {
  const places = authorities.flatMap((authority, at) =>
    placesOf(authority).map((place) => ({ ...place, added: added[at] ?? 0 })),
  );
  await ask(RENEW_VOLUMES, [[...new Set(places.map(({ key }) => key))].sort((left, right) => left - right)]);
  await ask(ADD_CITATIONS, [
    places.map(({ key }) => key),
    places.map(({ number }) => number),
    places.map(({ page }) => page),
    places.map(({ id }) => id),
    places.map(({ last }) => last),
    places.map(({ reporter }) => reporter),
    places.map(({ volume }) => volume),
    places.map(({ record }) => record),
    places.map((place) => place.added),
    edition,
  ]);
}

async function addOpinions(ask: Ask, cases: readonly PreparedCase[], edition: number): Promise<void> {
  const rows = cases.flatMap(({ authority: { id }, opinion }) => {
    if (opinion === null || opinion === 'kept') return [];
    const { pieces, length, complete, parts } = opinion;
    const facts = { pieces: pieces.length, length, complete, parts: JSON.stringify(parts) };
    return pieces.map((body, piece) => ({ id, piece, body, facts: piece === 0 ? facts : null }));
  });
  for (const batch of bySize(rows)) {
    await ask(ADD_OPINIONS, [
      batch.map(({ id }) => id),
      batch.map(({ piece }) => piece),
      batch.map(({ body }) => body),
      batch.map(({ facts }) => facts?.pieces ?? null),
      batch.map(({ facts }) => facts?.length ?? null),
      batch.map(({ facts }) => facts?.complete ?? null),
      batch.map(({ facts }) => facts?.parts ?? null),
      edition,
    ]);
  }
}

/** In statements of a few megabytes. */
function* bySize<R extends { readonly body: Buffer }>(rows: readonly R[]): Generator<readonly R[]> {
  let batch: R[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (bytes + row.body.length > MOST_BYTES && batch.length > 0) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(row);
    bytes += row.body.length;
  }
  if (batch.length > 0) yield batch;
}

/** In one order, so that two transactions never wait for one another. */
async function countWords(ask: Ask, counts: ReadonlyMap<string, number>): Promise<void> {
  const changed = [...counts]
    .filter(([, count]) => count !== 0)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  if (changed.length === 0) return;
  await ask(COUNT_WORDS, [changed.map(([word]) => word), changed.map(([, count]) => count)]);
}

function placesOf(authority: Authority) {
  const record = storeCase(authority);
  const places = authority.places.map((place) => {
    const { reporter, volume, number, page } = storablePlace(place);
    const last = place.lastPage === undefined || place.lastPageInferred ? null : pageNumber(place.lastPage);
    return {
      key: volumeKey({ reporter, volume }),
      reporter,
      volume,
      number,
      page,
      id: authority.id,
      last,
      record,
    };
  });
  // A record may name one place twice, under two spellings; the later one counts, as in SQLite.
  return [
    ...new Map(places.map((place) => [`${place.volume} ${place.reporter} ${place.page}`, place])).values(),
  ];
}

function wordRowsOf(authority: Authority) {
  const words = wordsOfNames(authority);
  const years = new Set(
    yearsOf(authority)
      .filter((year) => /^\d{4}$/.test(year))
      .map(Number),
  );
  return words.flatMap((word) =>
    (years.size === 0 ? [0] : [...years]).map((year) => ({
      word,
      year,
      id: authority.id,
      court: authority.court,
      words,
    })),
  );
}

const FIND_CASES: Statement = {
  name: 'find-cases',
  text: `SELECT id, record, added FROM cite_check.cases WHERE id = ANY($1::text[]) AND until = ${NO_END}`,
};
const ADD_CASES: Statement = {
  name: 'add-cases',
  text: `INSERT INTO cite_check.cases (id, record, added, since, until)
    SELECT c.*, $4::integer, ${NO_END} FROM unnest($1::text[], $2::text[], $3::bigint[]) AS c(id, record, added)`,
};
/** Those in which last pages may have to be inferred anew. */
export const RENEW_VOLUMES: Statement = {
  name: 'renew-volumes',
  text: `INSERT INTO cite_check.renewed_volumes SELECT * FROM unnest($1::bigint[]) ON CONFLICT DO NOTHING`,
};
const ADD_CITATIONS: Statement = {
  name: 'add-citations',
  text: `INSERT INTO cite_check.citations
      (key_hash, number, page, case_id, last, reporter, volume, record, added, since, until)
    SELECT p.*, $10::integer, ${NO_END} FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::text[], $5::integer[],
      $6::text[], $7::text[], $8::text[], $9::bigint[])
      AS p(key_hash, number, page, case_id, last, reporter, volume, record, added)`,
};
const ADD_OPINIONS: Statement = {
  name: 'add-opinions',
  text: `INSERT INTO cite_check.opinions (case_id, piece, body, pieces, length, complete, parts, since, until)
    SELECT o.*, $8::integer, ${NO_END} FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::integer[], $5::integer[],
      $6::boolean[], $7::text[]) AS o(case_id, piece, body, pieces, length, complete, parts)`,
};
const ADD_WORDS: Statement = {
  name: 'add-words',
  text: `INSERT INTO cite_check.name_words (word, year, case_id, court, words, since, until)
    SELECT w.word, w.year, w.case_id, w.court, string_to_array(w.words, ' '), $6::integer, ${NO_END}
    FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[]) AS w(word, year, case_id, court, words)`,
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
  `(key_hash, number, page, case_id) IN (SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::text[]))`,
  '$5',
);
const END_WORDS = ended(
  'name_words',
  `(word, year, case_id) IN (SELECT * FROM unnest($1::text[], $2::integer[], $3::text[]))`,
  '$4',
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
