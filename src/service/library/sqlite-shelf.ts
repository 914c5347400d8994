/** One shelf: the port on an `index.sqlite` and the text packs beside it. Reads only. */
import { join } from 'node:path';
import Database from 'libsql';
import type { ReporterCitation } from '../../citations/found-citation';
import type { OpinionPart, OpinionText } from '../../quotes/opinion-text';
import type { Library, PlaceAnswer } from './library';
import { LIBRARY_VERSION } from './library-schema';
import { placeKey } from './place-key';
import { onePerCase, rankByName } from './rank-by-name';
import { openNameSearch } from './search-names';
import { CASE_AS_JSON, readCase, type CaseColumns } from './read-case';
import { openTextPackReader } from './text-packs';

/** Of a place: its position in the batch, then its key, the reporter by its number in this index (-1: none of it is held). */
type Asked = readonly [at: number, reporter: number, volume: string, number: number, page: string];

const ASKED = `SELECT j.value->>0 AS at, j.value->>1 AS reporter, j.value->>2 AS volume, j.value->>3 AS number, j.value->>4 AS page
  FROM json_each(?) j`;

/** Each place once for every case that begins there, or once without a case; in both, what is known of its coverage. */
const FIND_BEGINNING = `WITH asked AS MATERIALIZED (${ASKED})
  SELECT json_group_array(json_array(asked.at,
    EXISTS(SELECT 1 FROM coverage k WHERE k.reporter=asked.reporter AND k.volume=asked.volume AND k.matter='opinions'
      AND k.state='complete' AND asked.number BETWEEN k.first AND k.last),
    (SELECT e.last FROM volume_ends e WHERE e.reporter=asked.reporter AND e.volume=asked.volume),
    CASE WHEN c.id IS NULL THEN NULL ELSE ${CASE_AS_JSON} END)) AS rows
  FROM asked
  LEFT JOIN places p ON p.reporter=asked.reporter AND p.volume=asked.volume AND p.number=asked.number AND p.page=asked.page
  LEFT JOIN cases c ON c.id=p.case_id`;

type Beginning = readonly [at: number, complete: 0 | 1, ends: number | null, columns: CaseColumns | null];

/** The nearest beginnings before a page are enough: pages overlap only where cases share one. */
const FIND_WITHIN = `WITH asked AS MATERIALIZED (${ASKED})
  SELECT json_group_array(json_array(asked.at, ${CASE_AS_JSON})) AS rows FROM asked
  CROSS JOIN cases c ON c.id = (
    SELECT case_id FROM (
      SELECT case_id, last FROM places
      WHERE reporter=asked.reporter AND volume=asked.volume AND number BETWEEN 0 AND asked.number - 1
      ORDER BY number DESC LIMIT 16)
    WHERE last >= asked.number LIMIT 1)
  WHERE asked.number >= 0`;

type Within = readonly [at: number, columns: CaseColumns];

export function openSqliteShelf(folder: string): Library {
  const database = openIndex(join(folder, 'index.sqlite'));
  const packs = openTextPackReader(folder);
  const reporters = readReporters(database);
  const findBeginning = database.prepare(FIND_BEGINNING);
  const findWithin = database.prepare(FIND_WITHIN);
  const findText = database.prepare(
    'SELECT pack, offset, bytes, length, complete, parts FROM texts t JOIN cases c ON c.id=t.case_id WHERE c.key=?',
  );
  const searchNames = openNameSearch(database);

  const lookUp = (places: readonly ReporterCitation[]): readonly PlaceAnswer[] => {
    const asked = places.map((place, at): Asked => {
      const { reporter, volume, number, page } = placeKey(place);
      return [at, reporters.get(reporter) ?? -1, volume, number, page];
    });
    const beginnings = asked.map((): Beginning[] => []);
    for (const row of readRows(findBeginning, asked) as readonly Beginning[]) beginnings[row[0]]?.push(row);
    const unfound = asked.filter(([at]) => beginnings[at]?.[0]?.[3] === null);
    const within = new Map(unfound.length === 0 ? [] : (readRows(findWithin, unfound) as readonly Within[]));
    return asked.map(([at, , , number]) => answerFor(number, beginnings[at] ?? [], within.get(at)));
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

function readRows(statement: Database.Statement, asked: readonly Asked[]): unknown {
  const [row] = statement.all(JSON.stringify(asked)) as readonly { rows: string }[];
  return JSON.parse(row?.rows ?? '[]');
}

function answerFor(page: number, rows: readonly Beginning[], within: CaseColumns | undefined): PlaceAnswer {
  const [, isComplete = 0, ends = null] = rows[0] ?? [];
  const complete = isComplete === 1;
  const authorities = rows.flatMap(([, , , columns]) => (columns === null ? [] : [readCase(columns)]));
  if (authorities.length > 0) {
    return { kind: 'found', authorities: onePerCase(authorities), ...(complete ? { complete } : {}) };
  }
  if (ends !== null && page > ends) return { kind: 'missing', volumeEnds: String(ends) };
  return { kind: complete ? 'missing' : 'notCovered', ...(within ? { within: readCase(within) } : {}) };
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

function readReporters(database: Database.Database): ReadonlyMap<string, number> {
  const rows = database.prepare('SELECT id, name FROM reporters').all() as readonly {
    id: number;
    name: string;
  }[];
  return new Map(rows.map(({ id, name }) => [name, id]));
}
