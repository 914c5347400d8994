/** Builds the index of names of a shelf: the words of every caption, and every spelling one letter short of one. */
import type Database from 'libsql';
import type { Authority } from '../../citations/authority';
import { courtWord, NAME_INDEX_SCHEMA, yearWord } from './library-schema';
import { nameTokens } from './name-tokens';
import { spellingsOneShort } from './one-letter-away';
import { yearsOf } from './rank-by-name';

interface CaseRow {
  readonly id: number;
  readonly name: string;
  readonly court: string | null;
  readonly date_filed: string | null;
  readonly details: string | null;
}

export function indexNames(database: Database.Database): void {
  database.exec(NAME_INDEX_SCHEMA);
  const casesOf = indexCases(database);

  const addWord = database.prepare('INSERT INTO words VALUES(?,?)');
  const addSpelling = database.prepare('INSERT OR IGNORE INTO spellings VALUES(?,?)');
  for (const [word, cases] of casesOf) {
    addWord.run([word, cases]);
    for (const spelling of spellingsOneShort(word)) addSpelling.run([spelling, word]);
  }
  database.exec("INSERT INTO names(names) VALUES('optimize')");
}

function indexCases(database: Database.Database): ReadonlyMap<string, number> {
  const casesOf = new Map<string, number>();
  const add = database.prepare('INSERT INTO names(rowid, words) VALUES(?,?)');
  const rows = database.prepare('SELECT id, name, court, date_filed, details FROM cases').iterate();
  for (const row of rows as IterableIterator<CaseRow>) {
    const details = row.details === null ? null : (JSON.parse(row.details) as Partial<Authority>);
    const words = new Set([row.name, ...(details?.otherNames ?? [])].flatMap((name) => nameTokens(name)));
    for (const word of words) casesOf.set(word, (casesOf.get(word) ?? 0) + 1);
    const years = yearsOf({
      ...(row.date_filed === null ? {} : { dateFiled: row.date_filed }),
      otherYears: details?.otherYears ?? [],
    });
    const marks = [...years.map(yearWord), ...(row.court === null ? [] : [courtWord(row.court)])];
    add.run([row.id, [...words, ...marks].join(' ')]);
  }
  return casesOf;
}
