/**
 * Writes the shelf of the synthetic library in one go, for the benches: many rows a statement, places and ids sorted once at the end, the
 * tables in the order of the schema, and no journal. Imports go through `library-writer.ts`; the indexes of pages and of names are built by the same code.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Authority } from '../../src/citations/authority';
import type { CaseRecord } from '../../src/service/library/case-record';
import type { CoverageRange } from '../../src/service/library/coverage';
import { beginningBits } from '../../src/service/library/names/name-beginnings';
import { filedPage, PAGES } from '../../src/service/library/filed-page';
import { pageNumber } from '../../src/service/library/page-number';
import { placeKey } from '../../src/service/library/place-key';
import { storeCase } from '../../src/service/library/stored-case';
import { indexNames } from '../../src/service/library/sqlite/index-names';
import { indexPages } from '../../src/service/library/sqlite/index-pages';
import { LIBRARY_SCHEMA, LIBRARY_VERSION } from '../../src/service/library/sqlite/library-schema';
import { manyAtOnce } from '../../src/service/library/sqlite/many-at-once';

export interface BulkHoldings {
  /** Without their words: opinions are left out. */
  readonly cases: Iterable<CaseRecord>;
  readonly coverage: Iterable<CoverageRange>;
}

export type BulkStage = 'cases' | 'places' | 'names' | 'pages and ids';

/** Replaces what stands in `folder`. `finished` is told when a stage is done. */
export function writeBulkShelf(
  folder: string,
  { cases, coverage }: BulkHoldings,
  finished: (stage: BulkStage) => void = () => undefined,
): void {
  mkdirSync(folder, { recursive: true });
  const index = join(folder, 'index.sqlite');
  const part = `${index}.part`;
  rmSync(part, { force: true });
  const database = new Database(part);
  database.exec(`PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-262144; PRAGMA temp_store=FILE; ${LIBRARY_SCHEMA}
    CREATE TEMP TABLE new_ids(key TEXT, case_id INTEGER);
    CREATE TEMP TABLE new_places(place INTEGER, case_id INTEGER, last INTEGER, names INTEGER);
    PRAGMA user_version=${String(LIBRARY_VERSION)}; BEGIN`);

  const reporters = new Map<string, Map<string, number>>();
  let volumes = 0;
  const volumeId = (reporter: string, volume: string): number => {
    const held = reporters.get(reporter) ?? new Map<string, number>();
    reporters.set(reporter, held);
    const known = held.get(volume);
    if (known !== undefined) return known;
    volumes += 1;
    held.set(volume, volumes);
    return volumes;
  };
  const addCase = manyAtOnce(database, 'cases', 2);
  const addId = manyAtOnce(database, 'new_ids', 2);
  const addPlace = manyAtOnce(database, 'new_places', 4);
  let id = 0;
  for (const record of cases) {
    id += 1;
    const authority: Authority = { ...record, text: 'none' };
    addCase.add(id, storeCase(authority));
    addId.add(record.id, id);
    const names = beginningBits([record.caseName, ...record.otherNames]);
    for (const place of record.places) {
      const key = placeKey(place);
      const isKnown = place.lastPage !== undefined && place.lastPageInferred !== true;
      addPlace.add(
        volumeId(key.reporter, key.volume) * PAGES + filedPage(key.page),
        id,
        isKnown ? pageNumber(place.lastPage) : null,
        names,
      );
    }
  }
  for (const rows of [addCase, addId, addPlace]) rows.flush();
  finished('cases');

  const addRange = manyAtOnce(database, 'coverage', 7);
  for (const { reporter, volume, matter, firstPage, lastPage, state, source, snapshot } of coverage) {
    addRange.add(volumeId(reporter, volume), matter, firstPage, lastPage, state, source, snapshot);
  }
  addRange.flush();
  const addReporter = manyAtOnce(database, 'reporters', 2);
  const addVolume = manyAtOnce(database, 'volumes', 3);
  for (const [id, [reporter, held]] of [...reporters].entries()) {
    addReporter.add(id, reporter);
    for (const [volume, number] of held) addVolume.add(number, id, volume);
  }
  addReporter.flush();
  addVolume.flush();
  database.exec(
    `INSERT INTO places SELECT place, case_id, last, names FROM new_places ORDER BY place, case_id; DROP TABLE new_places`,
  );
  finished('places');

  indexNames(database);
  finished('names');

  indexPages(database);
  database.exec('INSERT INTO case_ids SELECT key, case_id FROM new_ids ORDER BY key; DROP TABLE new_ids');
  database.exec('COMMIT');
  database.close();
  renameSync(part, index);
  finished('pages and ids');
}
