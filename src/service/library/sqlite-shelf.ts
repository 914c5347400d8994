/** One shelf: the port on an `index.sqlite` and the text packs beside it. Reads only. */
import { join } from 'node:path';
import Database from 'libsql';
import type { Authority } from '../../citations/authority';
import type { ReporterCitation } from '../../citations/found-citation';
import type { OpinionPart, OpinionText } from '../../quotes/opinion-text';
import type { Library, PlaceAnswer } from './library';
import { LIBRARY_VERSION } from './library-schema';
import { placeKey } from './place-key';
import { onePerCase, rankByName } from './rank-by-name';
import { openNameSearch } from './search-names';
import { CASE_COLUMNS, readCase, type CaseRow } from './read-case';
import { openTextPackReader } from './text-packs';

/** Of a place: its position in the batch, then its key. */
type Asked = readonly [at: number, reporter: string, volume: string, number: number, page: string];

const PLACES = `SELECT j.value->>0 AS at, r.id AS reporter, j.value->>2 AS volume, j.value->>3 AS number, j.value->>4 AS page
  FROM json_each(?) j CROSS JOIN reporters r ON r.name = j.value->>1`;

export function openSqliteShelf(folder: string): Library {
  const database = openIndex(join(folder, 'index.sqlite'));
  const packs = openTextPackReader(folder);
  const findBeginning = database.prepare(
    `WITH asked AS (${PLACES})
     SELECT asked.at, ${CASE_COLUMNS} FROM asked
     CROSS JOIN places p ON p.reporter=asked.reporter AND p.volume=asked.volume AND p.number=asked.number AND p.page=asked.page
     CROSS JOIN cases c ON c.id=p.case_id`,
  );
  // The nearest beginnings before a page are enough: pages overlap only where cases share one.
  const findWithin = database.prepare(
    `WITH asked AS (${PLACES})
     SELECT asked.at, ${CASE_COLUMNS} FROM asked
     CROSS JOIN cases c ON c.id = (
       SELECT case_id FROM (
         SELECT case_id, last FROM places
         WHERE reporter=asked.reporter AND volume=asked.volume AND number BETWEEN 0 AND asked.number - 1
         ORDER BY number DESC LIMIT 16)
       WHERE last >= asked.number LIMIT 1)
     WHERE asked.number >= 0`,
  );
  const findCoverage = database.prepare(
    `WITH asked AS (${PLACES})
     SELECT asked.at,
       EXISTS(SELECT 1 FROM coverage k WHERE k.reporter=asked.reporter AND k.volume=asked.volume AND k.matter='opinions'
         AND k.state='complete' AND asked.number BETWEEN k.first AND k.last) AS complete,
       (SELECT e.last FROM volume_ends e WHERE e.reporter=asked.reporter AND e.volume=asked.volume) AS ends
     FROM asked WHERE asked.number >= 0`,
  );
  const findText = database.prepare(
    'SELECT pack, offset, bytes, length, complete, parts FROM texts t JOIN cases c ON c.id=t.case_id WHERE c.key=?',
  );
  const searchNames = openNameSearch(database);

  const lookUp = (places: readonly ReporterCitation[]): readonly PlaceAnswer[] => {
    const asked = places.map(askFor);
    const question = JSON.stringify(asked);
    const found = groupByPlace(findBeginning.all(question) as readonly (CaseRow & { at: number })[]);
    const coverage = new Map(
      (findCoverage.all(question) as readonly CoverageRow[]).map((row) => [row.at, row]),
    );
    const unfound = asked.filter(([at]) => !found.has(at));
    const within = groupByPlace(
      unfound.length === 0
        ? []
        : (findWithin.all(JSON.stringify(unfound)) as readonly (CaseRow & { at: number })[]),
    );

    return asked.map(([at, , , number]): PlaceAnswer => {
      const authorities = found.get(at);
      const { complete = 0, ends = null } = coverage.get(at) ?? {};
      if (authorities) {
        return {
          kind: 'found',
          authorities: onePerCase(authorities),
          ...(complete ? { complete: true } : {}),
        };
      }
      if (ends !== null && number > ends) return { kind: 'missing', volumeEnds: String(ends) };
      const includes = within.get(at)?.[0];
      return { kind: complete ? 'missing' : 'notCovered', ...(includes ? { within: includes } : {}) };
    });
  };

  const readOpinion = (authorityId: string): OpinionText | null => {
    const row = findText.get(authorityId) as TextRow | undefined;
    if (!row) return null;
    const text = packs.read(row);
    if (text.length !== row.length)
      throw new Error(`The text of ${authorityId} is not the one that was indexed.`);
    return { text, complete: row.complete === 1, parts: JSON.parse(row.parts) as readonly OpinionPart[] };
  };

  return {
    lookUp: (places) => promised(() => lookUp(places)),
    findByName: (query, limit) => promised(() => rankByName(query, searchNames(query), limit)),
    readOpinion: (authorityId) => promised(() => readOpinion(authorityId)),
    close() {
      packs.close();
      database.close();
      return Promise.resolve();
    },
  };
}

/** The driver is synchronous; what it throws rejects, as the port's callers expect. */
function promised<Value>(compute: () => Value): Promise<Value> {
  return new Promise((resolve) => resolve(compute()));
}

interface CoverageRow {
  readonly at: number;
  readonly complete: number;
  readonly ends: number | null;
}

interface TextRow {
  readonly pack: number;
  readonly offset: number;
  readonly bytes: number;
  readonly length: number;
  readonly complete: number;
  readonly parts: string;
}

function openIndex(path: string): Database.Database {
  const database = new Database(path);
  // The driver's own `readonly` option does nothing (libsql 0.5).
  database.exec('PRAGMA query_only=1');
  database.exec('PRAGMA cache_size=-32000');
  database.prepare('PRAGMA mmap_size=2147418112').all();
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version !== LIBRARY_VERSION) {
    database.close();
    throw new Error(
      `${path} has version ${version}; this program reads ${LIBRARY_VERSION}. Please import again.`,
    );
  }
  return database;
}

function askFor(place: ReporterCitation, at: number): Asked {
  const { reporter, volume, number, page } = placeKey(place);
  return [at, reporter, volume, number, page];
}

function groupByPlace(
  rows: readonly (CaseRow & { at: number })[],
): ReadonlyMap<number, readonly Authority[]> {
  const groups = new Map<number, Authority[]>();
  for (const row of rows) {
    const group = groups.get(row.at);
    if (group) group.push(readCase(row));
    else groups.set(row.at, [readCase(row)]);
  }
  return groups;
}
