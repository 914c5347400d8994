/**
 * Writes one shelf of a library. It works on a copy of the index, `index.sqlite.part`, and the text packs only grow: a reader sees
 * nothing of it before `finish` puts what it made in the place of the index, and a killed import goes on where it last committed.
 */
import type { CaseRecord } from '../case-record';
import type { VolumeEnd } from '../coverage';
import type { LibraryWriter } from '../library-writer';
import { indexNames } from './index-names';
import { indexPages } from './index-pages';
import { inferLastPages } from './infer-last-pages';
import { shelfCases } from './shelf-cases';
import { openTextPackWriter, type PackEnd } from './text-packs';
import { openUnfinishedIndex } from './unfinished-index';
import { prepareStatements, type WritingStatements } from './writing-statements';

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
  const cases = shelfCases(statements, packs);
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

  return {
    addCase(record) {
      begin();
      cases.add(record);
    },
    coverVolume({ reporter, volume, source }, ranges) {
      begin();
      const id = cases.volumeId(reporter, volume);
      statements.uncover.run([id, source]);
      for (const { matter, firstPage, lastPage, state, snapshot } of ranges) {
        statements.cover.run([id, matter, firstPage, lastPage, state, source, snapshot]);
      }
    },
    endVolume(end) {
      begin();
      statements.endVolume.run([cases.volumeId(end.reporter, end.volume), end.lastPage, end.source]);
    },
    retain(source, isKept) {
      const ids = statements.idsOf.iterate([`${source}:`, `${source};`]) as IterableIterator<{ key: string }>;
      const gone: string[] = [];
      for (const { key } of ids) if (!isKept(key)) gone.push(key);
      if (gone.length > 0) begin();
      for (const id of gone) cases.remove(id);
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
      if (database.inTransaction) database.exec('ROLLBACK');
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
