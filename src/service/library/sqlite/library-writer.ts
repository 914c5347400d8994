/**
 * Writes one shelf of a library. It works on a copy of the index, `index.sqlite.part`, and the text packs only grow: a reader sees
 * nothing of it before `finish` puts what it made in the place of the index, and a killed import goes on where it last committed.
 */
import type { Place } from '../../../citations/authority';
import { authorityOf, type CaseRecord } from '../case-record';
import type { VolumeEnd } from '../coverage';
import { indexNames } from './index-names';
import { indexPages } from './index-pages';
import { filedPage, PAGES } from '../filed-page';
import { inferLastPages } from './infer-last-pages';
import type { LibraryWriter } from '../library-writer';
import { beginningBits } from '../names/name-beginnings';
import { pageNumber } from '../page-number';
import { placeKey } from '../place-key';
import { parseStoredCase, storeCase } from '../stored-case';
import { openTextPackWriter, type PackEnd } from './text-packs';
import { openUnfinishedIndex } from './unfinished-index';
import { prepareStatements, type CaseRow, type WritingStatements } from './writing-statements';

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
  const unfinished = openUnfinishedIndex(folder);
  const { database } = unfinished;
  const statements = prepareStatements(database);
  const texts = textsEnd(statements);
  const packs = openTextPackWriter(folder, texts);
  // Before the first commit too: what is appended from now on, and never committed, is cut off again.
  if (texts === null) statements.setFact.run([TEXTS_END, JSON.stringify(packs.end())]);
  /** By name, with a blank between volume and reporter. */
  const volumes = new Map<string, number>();
  let inTransaction = false;
  let hasChanged = unfinished.isOutstanding;

  const begin = (): void => {
    // Written outside of one, cases would stand in the index whose texts were never kept.
    if (inTransaction && !database.inTransaction) throw new Error(UNDONE);
    if (!inTransaction) database.exec('BEGIN');
    inTransaction = true;
    hasChanged = true;
  };
  const commit = (): undefined => {
    if (!inTransaction) return;
    if (!database.inTransaction) throw new Error(UNDONE);
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
        unfinished.drop();
        return;
      }
      begin();
      inferLastPages(database);
      indexPages(database);
      indexNames(database);
      commit();
      packs.close();
      unfinished.putInPlace();
    },
    abandon() {
      if (inTransaction) database.exec('ROLLBACK');
      packs.close();
      unfinished.leave();
    },
  };
}

/** SQLite ends a transaction by itself where the disk is full. */
const UNDONE =
  'The disk is full, or cannot be written. Make room, and start the import again: it goes on where it stopped.';

/** Where the packs ended at the last commit. What stands behind, an import left that was killed. */
const TEXTS_END = 'texts end';

function textsEnd(statements: WritingStatements): PackEnd | null {
  const fact = statements.findFact.get(TEXTS_END) as { value: string } | undefined;
  return fact ? (JSON.parse(fact.value) as PackEnd) : null;
}
