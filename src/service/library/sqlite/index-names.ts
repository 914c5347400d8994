/** Builds the index of names of a shelf: the words of every caption, and every spelling one letter short of one. */
import type Database from 'libsql';
import { NAME_INDEX_SCHEMA } from './library-schema';
import { manyAtOnce } from './many-at-once';
import { indexedWords } from './name-index';
import { nameTokens } from '../names/name-tokens';
import { spellingsOneShort } from '../names/one-letter-away';
import { readStoredCase, type StoredCase } from '../stored-case';

export function indexNames(database: Database.Database): void {
  database.exec(NAME_INDEX_SCHEMA);
  const casesOf = indexCases(database);

  const words = manyAtOnce(database, 'words', 2);
  const spellings = manyAtOnce(database, 'new_spellings', 2);
  for (const [word, cases] of casesOf) {
    words.add(word, cases);
    for (const spelling of spellingsOneShort(word)) spellings.add(spelling, word);
  }
  words.flush();
  spellings.flush();
  database.exec(`INSERT INTO spellings SELECT spelling, word FROM new_spellings ORDER BY spelling, word;
    DROP TABLE new_spellings`);
}

function indexCases(database: Database.Database): ReadonlyMap<string, number> {
  // Nothing is merged until all is there.
  database.exec(`INSERT INTO names(names, rank) VALUES('automerge', 0);
    INSERT INTO names(names, rank) VALUES('crisismerge', 1000);
    INSERT INTO names(names, rank) VALUES('hashsize', ${String(64 * 1024 ** 2)})`);
  const casesOf = new Map<string, number>();
  const captions = manyAtOnce(database, 'names(rowid, words)', 2);
  const rows = database.prepare('SELECT id, record FROM cases').raw().iterate();
  for (const [id, record] of rows as unknown as IterableIterator<[number, string]>) {
    const authority = readStoredCase(JSON.parse(record) as StoredCase);
    const words = new Set([authority.caseName, ...authority.otherNames].flatMap((name) => nameTokens(name)));
    for (const word of words) casesOf.set(word, (casesOf.get(word) ?? 0) + 1);
    captions.add(id, [...indexedWords(authority)].join(' '));
  }
  captions.flush();
  database.exec("INSERT INTO names(names) VALUES('optimize')");
  return casesOf;
}
