/** What an import says to the index of a shelf; the tables are those of library-schema.ts. */
import type Database from 'libsql';

export type WritingStatements = ReturnType<typeof prepareStatements>;

export function prepareStatements(database: Database.Database) {
  return {
    addReporter: database.prepare('INSERT OR IGNORE INTO reporters(name) VALUES(?)'),
    addVolume: database.prepare(
      'INSERT OR IGNORE INTO volumes(volume, reporter) SELECT ?, id FROM reporters WHERE name=?',
    ),
    findVolume: database.prepare(
      'SELECT v.id FROM volumes v JOIN reporters r ON r.id=v.reporter WHERE v.volume=? AND r.name=?',
    ),
    findCase: database.prepare(
      'SELECT c.id, c.record FROM case_ids i JOIN cases c ON c.id=i.case_id WHERE i.key=?',
    ),
    idsOf: database.prepare('SELECT key FROM case_ids WHERE key>? AND key<?'),
    dropId: database.prepare('DELETE FROM case_ids WHERE key=?'),
    dropPlace: database.prepare('DELETE FROM places WHERE place=? AND case_id=?'),
    dropText: database.prepare('DELETE FROM texts WHERE case_id=?'),
    dropCase: database.prepare('DELETE FROM cases WHERE id=?'),
    addCase: database.prepare('INSERT INTO cases VALUES(?,?)'),
    addId: database.prepare('INSERT INTO case_ids VALUES(?,?)'),
    addPlace: database.prepare('INSERT OR REPLACE INTO places VALUES(?,?,?,?)'),
    addText: database.prepare('INSERT INTO texts VALUES(?,?,?,?,?,?,?)'),
    uncover: database.prepare('DELETE FROM coverage WHERE volume=? AND source=?'),
    cover: database.prepare('INSERT INTO coverage VALUES(?,?,?,?,?,?,?)'),
    endVolume: database.prepare('INSERT OR REPLACE INTO volume_ends VALUES(?,?,?)'),
    findFact: database.prepare('SELECT value FROM facts WHERE name=?'),
    setFact: database.prepare('INSERT OR REPLACE INTO facts VALUES(?,?)'),
    findImport: database.prepare('SELECT digest FROM imports WHERE input=?'),
    addImport: database.prepare('INSERT OR REPLACE INTO imports VALUES(?,?,?,?)'),
  };
}

/** What `findCase` finds. */
export interface CaseRow {
  readonly id: number;
  readonly record: string;
}
