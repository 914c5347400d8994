/**
 * The tables of the library in PostgreSQL. Each is read by the first column of its key alone, so that it can be split by it over
 * many machines: citations and coverage by a hash of their volume, cases and opinions by the id of the case, the words of names
 * by the word; `library_state` and `words` are small, and copied to every machine.
 *
 * A citation's row holds all that is known of the case (name, court and year among it), so that a lookup joins nothing.
 *
 * A row stands in the editions from `since` up to, not including, `until`. An import writes the next edition beside the one that
 * is read; one update of `library_state` then shows all of it at once, and what is in no edition any more is removed.
 */
export const NO_END = 2_147_483_647;

export const LIBRARY_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS cite_check.library_state (
    id smallint PRIMARY KEY,
    edition integer NOT NULL,
    writer text,
    lease_until timestamptz
  )`,
  `INSERT INTO cite_check.library_state (id, edition) VALUES (1, 0) ON CONFLICT (id) DO NOTHING`,
  `CREATE TABLE IF NOT EXISTS cite_check.citations (
    key_hash bigint NOT NULL,
    number integer NOT NULL, -- the page as a number; -1 where it is not one, and in no range
    page text NOT NULL,
    case_id text NOT NULL,
    since integer NOT NULL,
    until integer NOT NULL,
    last integer, -- NULL where unknown or inferred
    reporter text NOT NULL,
    volume text NOT NULL,
    added bigint NOT NULL, -- the order in which cases were first imported: that of several on one page
    record text NOT NULL,
    PRIMARY KEY (key_hash, number, page, case_id, since)
  )`,
  // A page within a case is found from the pages before it; the few long cases would have it look too far back.
  `CREATE INDEX IF NOT EXISTS citations_long ON cite_check.citations (key_hash, number) WHERE last - number > 64`,
  `CREATE TABLE IF NOT EXISTS cite_check.coverage (
    key_hash bigint NOT NULL,
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
    PRIMARY KEY (key_hash, reporter, volume, matter, source, first, since)
  )`,
  `CREATE TABLE IF NOT EXISTS cite_check.volume_ends (
    key_hash bigint NOT NULL,
    reporter text NOT NULL,
    volume text NOT NULL,
    last integer NOT NULL,
    source text NOT NULL,
    since integer NOT NULL,
    until integer NOT NULL,
    PRIMARY KEY (key_hash, reporter, volume, since)
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
  // Every word of a caption, with the other words, court and year beside it: a search reads the rows of its rarest words only.
  `CREATE TABLE IF NOT EXISTS cite_check.name_words (
    word text NOT NULL,
    year smallint NOT NULL, -- 0 where the record has none; a row for each year that the case may bear
    case_id text NOT NULL,
    since integer NOT NULL,
    until integer NOT NULL,
    court text,
    words text[] NOT NULL,
    PRIMARY KEY (word, year, case_id, since)
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
  // The volumes that the edition in the making touches.
  `CREATE TABLE IF NOT EXISTS cite_check.renewed_volumes (key_hash bigint PRIMARY KEY)`,
  ...['citations', 'coverage', 'volume_ends', 'cases', 'opinions', 'name_words'].map(
    (table) =>
      `CREATE INDEX IF NOT EXISTS ${table}_ended ON cite_check.${table} (until) WHERE until < ${NO_END}`,
  ),
];
