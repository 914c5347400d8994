/** Builds the index of names of a shelf: the words of every caption, and every spelling one letter short of one. */
import type Database from 'libsql';
import { wordsOfNames } from '../names/name-tokens';
import { spellingsOneShort } from '../names/one-letter-away';
import { yearsFiled } from '../names/rank-by-name';
import { parseStoredCase } from '../stored-case';
import { courtNumber } from './court-number';
import { manyAtOnce } from './many-at-once';

/** Rows in the order of the cases, until they are sorted: aside, as what is taken out of a file again leaves holes in it. */
const UNSORTED = `
CREATE TEMP TABLE new_names(word INTEGER, year INTEGER, case_id INTEGER, court INTEGER);
CREATE TEMP TABLE new_spellings(spelling TEXT, word INTEGER, cases INTEGER)`;

const SORT = `
INSERT INTO spellings SELECT spelling, word, cases FROM new_spellings ORDER BY 1, 2;
DROP TABLE new_spellings;
INSERT INTO names SELECT word, year, case_id, court FROM new_names ORDER BY 1, 2, 3;
DROP TABLE new_names`;

export function indexNames(database: Database.Database): void {
  database.exec(`DELETE FROM spellings; DELETE FROM names; ${UNSORTED}`);
  const names = manyAtOnce(database, 'new_names', 4);
  const numbers = new Map<string, number>();
  /** By the number of the word: how many bear it. */
  const casesOf: number[] = [];
  const rows = database.prepare('SELECT id, record FROM cases').raw().iterate();
  for (const [caseId, record] of rows as unknown as IterableIterator<[number, string]>) {
    const authority = parseStoredCase(record);
    const years = yearsFiled(authority);
    const court = courtNumber(authority.court);
    for (const word of wordsOfNames(authority)) {
      const number = numbers.get(word) ?? numbers.size;
      if (number === numbers.size) numbers.set(word, number);
      casesOf[number] = (casesOf[number] ?? 0) + 1;
      for (const year of years) names.add(number, year, caseId, court);
    }
  }
  names.flush();

  const spellings = manyAtOnce(database, 'new_spellings', 3);
  for (const [word, number] of numbers) {
    for (const spelling of spellingsOneShort(word)) spellings.add(spelling, number, casesOf[number] ?? 0);
  }
  spellings.flush();
  database.exec(SORT);
}
