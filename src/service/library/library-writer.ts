/**
 * Writes one shelf of a library. It works on a copy of the index, `index.sqlite.part`, and the text packs only grow: a reader sees
 * nothing of it before `finish` puts the copy in the place of the index, and a killed import goes on where it last committed.
 */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Authority, Place } from '../../citations/authority';
import { authorityOf, type CaseRecord } from './case-record';
import type { CoverageRange, VolumeEnd } from './coverage';
import { indexNames } from './index-names';
import { inferLastPages } from './infer-last-pages';
import { LIBRARY_SCHEMA, LIBRARY_VERSION } from './library-schema';
import { pageNumber } from './page-number';
import { placeKey } from './place-key';
import { openTextPackWriter } from './text-packs';

export interface LibraryWriter {
  /** Replaces an earlier record with the same id. */
  addCase(record: CaseRecord): void;
  /** Replaces what the same source said earlier of the same volume and matter. */
  coverVolume(
    volume: { reporter: string; volume: string; source: string },
    ranges: readonly CoverageRange[],
  ): void;
  endVolume(end: VolumeEnd): void;
  /** Whether this input was already imported as it is. */
  wasImported(input: string, digest: string): boolean;
  markImported(input: string, digest: string, cases: number): void;
  /** Everything added so far survives a crash. */
  commit(): void;
  /** Infers last pages, indexes the names, closes. */
  finish(): void;
  /** Closes without finishing; what was committed can be continued. */
  abandon(): void;
}

/** Continues a shelf that stands in `folder`, or begins one. */
export function openLibraryWriter(folder: string): LibraryWriter {
  mkdirSync(folder, { recursive: true });
  const index = join(folder, 'index.sqlite');
  const part = beginPart(index);
  const database = new Database(part);
  prepareFile(database);
  const packs = openTextPackWriter(folder);
  const statements = prepareStatements(database);
  const reporters = new Map<string, number>();
  let inTransaction = false;

  const begin = (): void => {
    if (!inTransaction) database.exec('BEGIN');
    inTransaction = true;
  };
  const commit = (): void => {
    if (!inTransaction) return;
    packs.flush();
    database.exec('COMMIT');
    inTransaction = false;
  };

  const reporterId = (name: string): number => {
    const known = reporters.get(name);
    if (known !== undefined) return known;
    statements.addReporter.run(name);
    const { id } = statements.findReporter.get(name) as { id: number };
    reporters.set(name, id);
    return id;
  };

  const keyOf = (place: Place): readonly [number, string, number, string] => {
    const { reporter, volume, number, page } = placeKey(place);
    return [reporterId(reporter), volume, number, page];
  };

  const dropCase = (old: { id: number; places: string }): void => {
    for (const place of JSON.parse(old.places) as readonly Place[]) {
      statements.dropPlace.run([...keyOf(place), old.id]);
    }
    statements.dropText.run(old.id);
    statements.dropCase.run(old.id);
  };

  return {
    addCase(record) {
      begin();
      const authority = authorityOf(record);
      const old = statements.findCase.get(record.id) as { id: number; places: string } | undefined;
      if (old) dropCase(old);
      const caseId = insertCase(statements, authority, old?.id ?? null);
      for (const place of authority.places) {
        statements.addPlace.run([
          ...keyOf(place),
          caseId,
          place.lastPage === undefined || place.lastPageInferred ? null : pageNumber(place.lastPage),
        ]);
      }
      if (record.opinion) {
        const { text, complete, parts } = record.opinion;
        const at = packs.append(text);
        statements.addText.run([
          caseId,
          at.pack,
          at.offset,
          at.bytes,
          text.length,
          complete ? 1 : 0,
          JSON.stringify(parts),
        ]);
      }
    },
    coverVolume({ reporter, volume, source }, ranges) {
      begin();
      const id = reporterId(reporter);
      statements.uncover.run([id, volume, source]);
      for (const range of ranges) {
        statements.cover.run([
          id,
          volume,
          range.matter,
          range.firstPage,
          range.lastPage,
          range.state,
          source,
          range.snapshot,
        ]);
      }
    },
    endVolume(end) {
      begin();
      statements.endVolume.run([reporterId(end.reporter), end.volume, end.lastPage, end.source]);
    },
    wasImported(input, digest) {
      return (statements.findImport.get(input) as { digest: string } | undefined)?.digest === digest;
    },
    markImported(input, digest, cases) {
      begin();
      statements.addImport.run([input, digest, cases, new Date().toISOString()]);
    },
    commit,
    finish() {
      begin();
      inferLastPages(database);
      indexNames(database);
      commit();
      packs.close();
      database.exec('ANALYZE');
      // Measured: with the samples of sqlite_stat4 a lookup takes twice as long, as the planner reads them each time.
      database.exec('DROP TABLE IF EXISTS sqlite_stat4');
      close(database);
      renameSync(part, index);
      rmSync(`${part}-journal`, { force: true });
    },
    abandon() {
      if (inTransaction) database.exec('ROLLBACK');
      packs.close();
      close(database);
    },
  };
}

/** The driver keeps the file, and with it the lock, as long as a statement lives (libsql 0.5): the lock is given up by hand. */
function close(database: Database.Database): void {
  database.exec('PRAGMA locking_mode=NORMAL');
  database.prepare('SELECT COUNT(*) FROM facts').get();
  database.close();
}

function beginPart(index: string): string {
  const part = `${index}.part`;
  if (!existsSync(part) && existsSync(index)) {
    copyFileSync(index, `${part}.copy`);
    renameSync(`${part}.copy`, part);
  }
  return part;
}

function prepareFile(database: Database.Database): void {
  // One import at a time; and no WAL, with which a reader of the finished file would write beside it.
  database.exec('PRAGMA locking_mode=EXCLUSIVE');
  database.exec('PRAGMA journal_mode=TRUNCATE');
  database.exec('PRAGMA cache_size=-262144');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version === LIBRARY_VERSION) return;
  if (version !== 0)
    throw new Error(`This library has version ${version}; this program writes ${LIBRARY_VERSION}.`);
  database.exec(`BEGIN; ${LIBRARY_SCHEMA} PRAGMA user_version=${LIBRARY_VERSION}; COMMIT`);
}

type Statements = ReturnType<typeof prepareStatements>;

function prepareStatements(database: Database.Database) {
  return {
    addReporter: database.prepare('INSERT OR IGNORE INTO reporters(name) VALUES(?)'),
    findReporter: database.prepare('SELECT id FROM reporters WHERE name=?'),
    findCase: database.prepare('SELECT id, places FROM cases WHERE key=?'),
    dropPlace: database.prepare(
      'DELETE FROM places WHERE reporter=? AND volume=? AND number=? AND page=? AND case_id=?',
    ),
    dropText: database.prepare('DELETE FROM texts WHERE case_id=?'),
    dropCase: database.prepare('DELETE FROM cases WHERE id=?'),
    addCase: database.prepare(
      'INSERT INTO cases(id,key,name,court,court_name,date_filed,docket,text_state,places,details) VALUES(?,?,?,?,?,?,?,?,?,?)',
    ),
    addPlace: database.prepare('INSERT OR REPLACE INTO places VALUES(?,?,?,?,?,?)'),
    addText: database.prepare('INSERT INTO texts VALUES(?,?,?,?,?,?,?)'),
    uncover: database.prepare('DELETE FROM coverage WHERE reporter=? AND volume=? AND source=?'),
    cover: database.prepare('INSERT INTO coverage VALUES(?,?,?,?,?,?,?,?)'),
    endVolume: database.prepare('INSERT OR REPLACE INTO volume_ends VALUES(?,?,?,?)'),
    findImport: database.prepare('SELECT digest FROM imports WHERE input=?'),
    addImport: database.prepare('INSERT OR REPLACE INTO imports VALUES(?,?,?,?)'),
  };
}

function insertCase(statements: Statements, authority: Authority, id: number | null): number {
  const { lastInsertRowid } = statements.addCase.run([
    id,
    authority.id,
    authority.caseName,
    authority.court ?? null,
    authority.courtName ?? null,
    authority.dateFiled ?? null,
    authority.docketNumber ?? null,
    authority.text,
    JSON.stringify(authority.places satisfies readonly Place[]),
    detailsOf(authority),
  ]);
  return Number(lastInsertRowid);
}

/** What few cases have. */
function detailsOf({ otherNames, otherYears, documents, standing }: Authority): string | null {
  if (otherNames.length + otherYears.length + documents.length === 0 && standing === undefined) return null;
  return JSON.stringify({ otherNames, otherYears, documents, standing });
}
