/**
 * The tables of the library in PostgreSQL. Each is read by the first column of its key alone, so that it can be split by it over
 * many machines: citations by a hash of volume and page, coverage by one of the volume, cases and opinions by the id of the case, the words of names
 * by the word; `library_state` and `words` are small, and copied to every machine.
 *
 * A citation's row holds all that is known of the case (name, court and year among it), so that a lookup joins nothing.
 *
 * A row stands in the editions from `since` up to, not including, `until`. An import writes the next edition beside the one that
 * is read; one update of `library_state` then shows all of it at once, and what is in no edition any more is removed.
 */
import { PAGES } from '../filed-page';

/** Of a row that is in every later edition. */
export const NO_END = 2_147_483_647;

/** A page within a case is found from so many pages before it; cases that are longer have an index of their own. */
export const NEAR_PAGES = 32;

export const LIBRARY_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS cite_check.library_state (
    id smallint PRIMARY KEY,
    edition integer NOT NULL,
    writer text,
    lease_until timestamptz
  )`,
  `INSERT INTO cite_check.library_state (id, edition) VALUES (1, 0) ON CONFLICT (id) DO NOTHING`,
  `CREATE TABLE IF NOT EXISTS cite_check.citations (
    place bigint NOT NULL, -- see filed-place.ts
    added bigint NOT NULL, -- a case's own: the order in which cases were first imported, that of several on one page
    since integer NOT NULL,
    until integer NOT NULL,
    last integer, -- NULL where unknown or inferred
    record text NOT NULL,
    PRIMARY KEY (place, added, since)
  )`,
  `CREATE INDEX IF NOT EXISTS citations_long ON cite_check.citations ((place - place % ${PAGES})) WHERE last - place % ${PAGES} > ${NEAR_PAGES}`,
  `CREATE TABLE IF NOT EXISTS cite_check.coverage (
    volume_key bigint NOT NULL,
    reporter text NOT NULL,
    volume text NOT NULL,
    matter text NOT NULL,
    first integer NOT NULL,
    last integer NOT NULL,
    state text NOT NULL,
    source text NOT NULL,
    snapshot text NOT NULL,
    since integer NOT NULL,
    until integer NOT NULL,
    PRIMARY KEY (volume_key, reporter, volume, matter, source, first, since)
  )`,
  `CREATE TABLE IF NOT EXISTS cite_check.volume_ends (
    volume_key bigint NOT NULL,
    reporter text NOT NULL,
    volume text NOT NULL,
    last integer NOT NULL,
    source text NOT NULL,
    since integer NOT NULL,
    until integer NOT NULL,
    PRIMARY KEY (volume_key, reporter, volume, since)
  )`,
  `CREATE TABLE IF NOT EXISTS cite_check.cases (
    id text NOT NULL,
    since integer NOT NULL,
    until integer NOT NULL,
    added bigint NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (id, since)
  )`,
  // A compressed text in pieces of at most a megabyte; what is said of the whole stands with the first.
  `CREATE TABLE IF NOT EXISTS cite_check.opinions (
    case_id text NOT NULL,
    piece integer NOT NULL,
    since integer NOT NULL,
    until integer NOT NULL,
    body bytea NOT NULL,
    pieces integer,
    length integer,
    complete boolean,
    parts text,
    PRIMARY KEY (case_id, piece, since)
  )`,
  // Every word of a caption, with year and court beside it: those of one word, year and court stand together.
  `CREATE TABLE IF NOT EXISTS cite_check.name_words (
    word text NOT NULL,
    year smallint NOT NULL, -- 0 where the record has none; a row for each year that the case may bear
    court text NOT NULL, -- empty where the record has none
    case_id text NOT NULL,
    since integer NOT NULL,
    until integer NOT NULL,
    PRIMARY KEY (word, year, court, case_id, since)
  )`,
  `CREATE TABLE IF NOT EXISTS cite_check.words (word text PRIMARY KEY, cases integer NOT NULL)`,
  // Every spelling of a word with at most one letter left out.
  `CREATE TABLE IF NOT EXISTS cite_check.spellings (
    spelling text NOT NULL,
    word text NOT NULL,
    PRIMARY KEY (spelling, word)
  )`,
  `CREATE TABLE IF NOT EXISTS cite_check.imports (
    input text PRIMARY KEY,
    digest text NOT NULL,
    cases integer NOT NULL,
    finished timestamptz NOT NULL
  )`,
  // The cases of a new library, in the order of their arrival; see gather-cases.ts.
  `CREATE TABLE IF NOT EXISTS cite_check.gathered_cases (
    added bigint NOT NULL,
    id text NOT NULL,
    record text NOT NULL,
    court text,
    words text NOT NULL, -- with a blank between two
    years text NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS cite_check.gathered_citations (
    added bigint NOT NULL,
    place bigint NOT NULL,
    last integer,
    record text NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS cite_check.gathered_spellings (spelling text NOT NULL, word text NOT NULL)`,
  // The volumes that the edition in the making touches.
  `CREATE TABLE IF NOT EXISTS cite_check.renewed_volumes (volume_key bigint PRIMARY KEY)`,
  ...['citations', 'coverage', 'volume_ends', 'cases', 'opinions', 'name_words'].map(
    (table) =>
      `CREATE INDEX IF NOT EXISTS ${table}_ended ON cite_check.${table} (until) WHERE until < ${NO_END}`,
  ),
];
