/**
 * Writes one shelf of a library. It works on a copy of the index, `index.sqlite.part`, and the text packs only grow: a reader sees
 * nothing of it before `finish` puts what it made in the place of the index, and a killed import goes on where it last committed.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Place } from '../../../citations/authority';
import { authorityOf, type CaseRecord } from '../case-record';
import type { VolumeEnd } from '../coverage';
import { indexNames } from './index-names';
import { indexPages } from './index-pages';
import { filedPage, PAGES } from '../filed-page';
import { inferLastPages } from './infer-last-pages';
import type { LibraryWriter } from '../library-writer';
import { versionOf } from './check-version';
import { LIBRARY_SCHEMA, LIBRARY_VERSION } from './library-schema';
import { beginningBits } from '../names/name-beginnings';
import { pageNumber } from '../page-number';
import { placeKey } from '../place-key';
import { parseStoredCase, storeCase } from '../stored-case';
import { openTextPackWriter, type PackEnd } from './text-packs';

/** The driver is synchronous: nothing has to be waited for. */
export interface ShelfWriter extends LibraryWriter {
  addCase(record: CaseRecord): undefined;
  coverVolume(...covered: Parameters<LibraryWriter['coverVolume']>): undefined;
  endVolume(end: VolumeEnd): undefined;
  retain(source: string, isKept: (id: string) => boolean): number;
  wasImported(input: string, digest: string): boolean;
  markImported(input: string, digest: string, cases: number): undefined;
  commit(): undefined;
  finish(): undefined;
  abandon(): undefined;
}

/** Continues a shelf that stands in `folder`, or begins one. */
export function openLibraryWriter(folder: string): ShelfWriter {
  mkdirSync(folder, { recursive: true });
  const index = join(folder, 'index.sqlite');
  // What an earlier import left unfinished is finished by this one, even where it brings nothing new.
  let hasChanged = existsSync(`${index}.part`) || !existsSync(index);
  const part = beginPart(index);
  const database = new Database(part);
  try {
    prepareFile(database, folder);
  } catch (error) {
    database.close();
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error;
    throw new Error(`Another import is writing into ${folder}. Start this one when that has ended.`, {
      cause: error,
    });
  }
  const statements = prepareStatements(database);
  const packs = openTextPackWriter(folder, textsEnd(statements));
  /** By name, with a blank between volume and reporter. */
  const volumes = new Map<string, number>();
  let inTransaction = false;

  const begin = (): void => {
    if (!inTransaction) database.exec('BEGIN');
    inTransaction = true;
    hasChanged = true;
  };
  const commit = (): undefined => {
    if (!inTransaction) return;
    packs.flush();
    statements.setFact.run([TEXTS_END, JSON.stringify(packs.end())]);
    database.exec('COMMIT');
    inTransaction = false;
  };

  const volumeId = (reporter: string, volume: string): number => {
    const name = `${volume} ${reporter}`;
    const known = volumes.get(name);
    if (known !== undefined) return known;
    statements.addReporter.run(reporter);
    statements.addVolume.run([volume, reporter]);
    const { id } = statements.findVolume.get([volume, reporter]) as { id: number };
    volumes.set(name, id);
    return id;
  };

  const filed = (place: Place): number => {
    const { reporter, volume, page } = placeKey(place);
    return volumeId(reporter, volume) * PAGES + filedPage(page);
  };

  const dropCase = (old: CaseRow): void => {
    const { places } = parseStoredCase(old.record);
    for (const place of places) statements.dropPlace.run([filed(place), old.id]);
    statements.dropText.run(old.id);
    statements.dropCase.run(old.id);
  };

  return {
    addCase(record) {
      begin();
      const authority = authorityOf(record);
      const old = statements.findCase.get(record.id) as CaseRow | undefined;
      if (old) dropCase(old);
      const { lastInsertRowid } = statements.addCase.run([old?.id ?? null, storeCase(authority)]);
      const caseId = Number(lastInsertRowid);
      if (!old) statements.addId.run([record.id, caseId]);
      const names = beginningBits([authority.caseName, ...authority.otherNames]);
      for (const place of authority.places) {
        statements.addPlace.run([
          filed(place),
          caseId,
          place.lastPage === undefined || place.lastPageInferred ? null : pageNumber(place.lastPage),
          names,
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
      const id = volumeId(reporter, volume);
      statements.uncover.run([id, source]);
      for (const range of ranges) {
        statements.cover.run([
          id,
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
      statements.endVolume.run([volumeId(end.reporter, end.volume), end.lastPage, end.source]);
    },
    retain(source, isKept) {
      const ids = statements.idsOf.iterate([`${source}:`, `${source};`]) as IterableIterator<{ key: string }>;
      const gone: string[] = [];
      for (const { key } of ids) if (!isKept(key)) gone.push(key);
      if (gone.length > 0) begin();
      for (const id of gone) {
        const old = statements.findCase.get(id) as CaseRow | undefined;
        if (old) dropCase(old);
        statements.dropId.run(id);
      }
      return gone.length;
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
      if (!hasChanged) {
        packs.close();
        close(database);
        rmSync(part);
        return;
      }
      begin();
      inferLastPages(database);
      indexPages(database);
      indexNames(database);
      commit();
      packs.close();
      writeInOrder(database, `${index}.new`);
      close(database);
      renameSync(`${index}.new`, index);
      rmSync(part);
      rmSync(`${part}-journal`, { force: true });
    },
    abandon() {
      if (inTransaction) database.exec('ROLLBACK');
      packs.close();
      close(database);
    },
  };
}

/** Where the packs ended at the last commit. What stands behind, an import left that was killed. */
const TEXTS_END = 'texts end';

function textsEnd(statements: ReturnType<typeof prepareStatements>): PackEnd | null {
  const fact = statements.findFact.get(TEXTS_END) as { value: string } | undefined;
  return fact ? (JSON.parse(fact.value) as PackEnd) : null;
}

/** Table by table, each in the order of its keys, as it is read: an import writes them in the order of its input, here and there. */
function writeInOrder(database: Database.Database, path: string): void {
  rmSync(path, { force: true });
  database.prepare('VACUUM INTO ?').run(path);
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
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

function prepareFile(database: Database.Database, folder: string): void {
  // One import at a time; and no WAL, with which a reader of the finished file would write beside it.
  database.exec('PRAGMA locking_mode=EXCLUSIVE');
  database.exec('PRAGMA journal_mode=TRUNCATE');
  database.exec('PRAGMA cache_size=-262144');
  // The driver is built to sort in memory.
  database.exec('PRAGMA temp_store=FILE');
  const version = versionOf(database);
  if (version === LIBRARY_VERSION) return;
  // Begun anew, it would lack without a word what was imported before and is not imported now.
  if (version !== 0) {
    throw new Error(
      `${folder} has version ${version}, and this program writes ${LIBRARY_VERSION}. Delete that folder, and import again all that it held.`,
    );
  }
  database.exec(`BEGIN; ${LIBRARY_SCHEMA} PRAGMA user_version=${LIBRARY_VERSION}; COMMIT`);
}

function prepareStatements(database: Database.Database) {
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

interface CaseRow {
  readonly id: number;
  readonly record: string;
}
