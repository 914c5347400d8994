/**
 * The index of one shelf (a folder with `index.sqlite` and its text packs). Everything known of a case stands in one text; places are
 * numbers (the volume's and the page, see filed-page.ts) that lead to it. Tables stand in the order in which a finished index has
 * them in its file: SQLite maps the first two gigabytes into memory, and reads what is behind them a page at a time.
 */

/** Changes whenever an older index can no longer be read as it is. */
export const LIBRARY_VERSION = 5;

export const LIBRARY_SCHEMA = `
CREATE TABLE facts(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE reporters(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE volumes(
  id INTEGER PRIMARY KEY,
  reporter INTEGER NOT NULL, volume TEXT NOT NULL,
  UNIQUE(reporter, volume)
);
CREATE TABLE coverage(
  volume INTEGER NOT NULL, matter TEXT NOT NULL,
  first INTEGER NOT NULL, last INTEGER NOT NULL, state TEXT NOT NULL,
  source TEXT NOT NULL, snapshot TEXT NOT NULL,
  PRIMARY KEY(volume, matter, first, source)
) WITHOUT ROWID;
CREATE TABLE volume_ends(volume INTEGER PRIMARY KEY, last INTEGER NOT NULL, source TEXT NOT NULL);
CREATE TABLE cases(
  id INTEGER PRIMARY KEY,
  record TEXT NOT NULL -- see stored-case.ts
);
CREATE TABLE places(
  place INTEGER NOT NULL, -- its volume's number and the page in one
  case_id INTEGER NOT NULL,
  last INTEGER, -- NULL where unknown or inferred
  names INTEGER NOT NULL, -- see name-beginnings.ts
  PRIMARY KEY(place, case_id)
) WITHOUT ROWID;
-- Built anew at the end of an import: every spelling of the words of names with at most one letter left out.
CREATE TABLE spellings(
  spelling TEXT NOT NULL,
  word INTEGER NOT NULL,
  cases INTEGER NOT NULL, -- that bear the word
  PRIMARY KEY(spelling, word)
) WITHOUT ROWID;
-- And the cases that bear a word.
CREATE TABLE names(
  word INTEGER NOT NULL,
  year INTEGER NOT NULL, -- 0 where the record has none; a row for each year that the case may bear
  case_id INTEGER NOT NULL,
  court INTEGER NOT NULL, -- see court-number.ts
  PRIMARY KEY(word, year, case_id)
) WITHOUT ROWID;
-- Built anew too: the places by page before volume.
CREATE TABLE pages(
  page INTEGER NOT NULL, -- its reporter's number and the page in one
  volume INTEGER NOT NULL, case_id INTEGER NOT NULL, names INTEGER NOT NULL,
  PRIMARY KEY(page, volume, case_id)
) WITHOUT ROWID;
CREATE TABLE case_ids(key TEXT PRIMARY KEY, case_id INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE texts(
  case_id INTEGER PRIMARY KEY,
  pack INTEGER NOT NULL, offset INTEGER NOT NULL, bytes INTEGER NOT NULL,
  length INTEGER NOT NULL, complete INTEGER NOT NULL, parts TEXT NOT NULL
);
CREATE TABLE imports(input TEXT PRIMARY KEY, digest TEXT NOT NULL, cases INTEGER NOT NULL, finished TEXT NOT NULL) WITHOUT ROWID;
`;
