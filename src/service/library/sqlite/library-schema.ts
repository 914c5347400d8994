/**
 * The index of one shelf (a folder with `index.sqlite` and its text packs). Citations are found by one descent of the key of
 * `places`; everything known of a case stands in one text with it, so that a find costs one row more.
 */

/** Changes whenever an older index can no longer be read as it is. */
export const LIBRARY_VERSION = 4;

export const LIBRARY_SCHEMA = `
CREATE TABLE facts(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE reporters(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE cases(
  id INTEGER PRIMARY KEY,
  record TEXT NOT NULL -- see stored-case.ts
);
CREATE TABLE case_ids(key TEXT PRIMARY KEY, case_id INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE places(
  key TEXT NOT NULL, -- see stored-place.ts
  case_id INTEGER NOT NULL,
  last INTEGER, -- NULL where unknown or inferred
  names INTEGER NOT NULL, -- see name-beginnings.ts
  PRIMARY KEY(key, case_id)
) WITHOUT ROWID;
CREATE TABLE coverage(
  reporter INTEGER NOT NULL, volume TEXT NOT NULL, matter TEXT NOT NULL,
  first INTEGER NOT NULL, last INTEGER NOT NULL, state TEXT NOT NULL,
  source TEXT NOT NULL, snapshot TEXT NOT NULL,
  PRIMARY KEY(reporter, volume, matter, first, source)
) WITHOUT ROWID;
CREATE TABLE volume_ends(
  reporter INTEGER NOT NULL, volume TEXT NOT NULL, last INTEGER NOT NULL, source TEXT NOT NULL,
  PRIMARY KEY(reporter, volume)
) WITHOUT ROWID;
CREATE TABLE texts(
  case_id INTEGER PRIMARY KEY,
  pack INTEGER NOT NULL, offset INTEGER NOT NULL, bytes INTEGER NOT NULL,
  length INTEGER NOT NULL, complete INTEGER NOT NULL, parts TEXT NOT NULL
);
CREATE TABLE imports(input TEXT PRIMARY KEY, digest TEXT NOT NULL, cases INTEGER NOT NULL, finished TEXT NOT NULL) WITHOUT ROWID;
`;

/** Built anew at the end of an import: the places by page before volume (see stored-place.ts). */
export const PAGE_INDEX_SCHEMA = `
DROP TABLE IF EXISTS pages;
CREATE TABLE pages(
  key TEXT NOT NULL, case_id INTEGER NOT NULL, names INTEGER NOT NULL,
  PRIMARY KEY(key, case_id)
) WITHOUT ROWID;
`;

/** Built anew at the end of an import: words by spelling, and the cases that bear them. */
export const NAME_INDEX_SCHEMA = `
DROP TABLE IF EXISTS names;
DROP TABLE IF EXISTS words;
DROP TABLE IF EXISTS spellings;
CREATE VIRTUAL TABLE names USING fts5(words, content='', detail=none, columnsize=0, tokenize='unicode61 remove_diacritics 0');
CREATE TABLE words(word TEXT PRIMARY KEY, cases INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE new_spellings(spelling TEXT, word TEXT);
CREATE TABLE spellings(spelling TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY(spelling, word)) WITHOUT ROWID;
`;

/** How court and year stand among the words of a name: they begin with a digit and a letter, as no token of a caption does twice. */
export const courtWord = (court: string): string => `0court${court.replace(/[^a-z0-9]/gi, '').toLowerCase()}`;
export const yearWord = (year: string): string => `0year${year}`;
