/** One shelf: the port on an `index.sqlite` and the text packs beside it. Reads only. */
import { join } from 'node:path';
import Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import type { ReporterCitation } from '../../../citations/found-citation';
import type { OpinionPart, OpinionText } from '../../../quotes/opinion-text';
import type { Library, PlaceAnswer } from '../library';
import { LIBRARY_VERSION } from './library-schema';
import { placeKey, type PlaceKey } from '../place-key';
import { onePerCase, rankByName } from '../names/rank-by-name';
import { openNearSearch } from './find-near';
import { openNameSearch } from './search-names';
import { readStoredCase, type StoredCase } from '../stored-case';
import { readStoredVolume, storedNumber, storedPage, storedVolume } from './stored-place';
import { openTextPackReader } from './text-packs';

/** Every case that begins at each place, as a JSON array of its position in the batch and the case. */
const FIND_BEGINNINGS = `SELECT '[' || coalesce(group_concat('[' || j.key || ',' || c.record || ']'), '') || ']'
  FROM json_each(?) j CROSS JOIN places p ON p.key = j.value CROSS JOIN cases c ON c.id = p.case_id`;

/** The same for a single place: reading an array of one would cost as much as the find. */
const FIND_BEGINNING = `SELECT '[' || coalesce(group_concat('[0,' || c.record || ']'), '') || ']'
  FROM places p CROSS JOIN cases c ON c.id = p.case_id WHERE p.key = ?`;

/** Between the beginning of a volume and a page. The nearest beginnings are enough: pages overlap only where cases share one. */
const FIND_WITHIN = `SELECT '[' || coalesce(group_concat('[' || j.key || ',' || c.record || ']'), '') || ']'
  FROM json_each(?) j CROSS JOIN cases c ON c.id = (
    SELECT case_id FROM (
      SELECT case_id, last FROM places WHERE key > j.value->>0 AND key < j.value->>1 ORDER BY key DESC LIMIT 16)
    WHERE last >= j.value->>2 LIMIT 1)`;

/** Throws, with a sentence for the operator, where the shelf is damaged, half copied or of another version. */
export function openSqliteShelf(folder: string): Library {
  const path = join(folder, 'index.sqlite');
  const database = new Database(path);
  try {
    return shelfOn(database, folder);
  } catch (error) {
    database.close();
    const fault =
      error instanceof OtherVersion ? error.message : 'is damaged, or not all of it was copied there';
    throw new Error(`${path} ${fault}. Import or copy it again, or delete its folder.`, { cause: error });
  }
}

class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
}

function shelfOn(database: Database.Database, folder: string): Library {
  prepareIndex(database);
  const packs = openTextPackReader(folder);
  const reporters = readReporters(database);
  const volumeOf = openVolumes(database);
  const findBeginnings = database.prepare(FIND_BEGINNINGS).raw();
  const findBeginning = database.prepare(FIND_BEGINNING).raw();
  const findWithin = database.prepare(FIND_WITHIN).raw();
  const findText = database.prepare(
    'SELECT pack, offset, bytes, length, complete, parts FROM case_ids i JOIN texts t ON t.case_id=i.case_id WHERE i.key=?',
  );
  const searchNames = openNameSearch(database);
  const findNear = openNearSearch(database, reporters);

  const lookUp = (places: readonly ReporterCitation[]): readonly PlaceAnswer[] => {
    const keys = places.map(placeKey);
    const volumes = keys.map(({ reporter, volume }) => {
      const id = reporters.get(reporter);
      return id === undefined ? null : storedVolume(id, volume);
    });
    const standing = findStanding(keys, volumes);
    const unfound = keys.flatMap(({ number }, at) => {
      const volume = volumes[at] ?? null;
      return number < 0 || volume === null || standing.has(at) ? [] : [{ at, volume, number }];
    });
    const bounds = unfound.map(({ volume, number }) => [
      volume + storedNumber(0),
      volume + storedNumber(number),
      number,
    ]);
    const within = unfound.length === 0 ? NONE : readCases(findWithin, JSON.stringify(bounds));
    const around = new Map(unfound.map(({ at }, index) => [at, within.get(index)?.[0]]));
    return keys.map(({ number }, at) => {
      const volume = volumes[at] ?? null;
      return volume === null
        ? NOT_COVERED
        : answerFor(number, volumeOf(volume), standing.get(at), around.get(at));
    });
  };

  /** Places of reporters that the shelf does not hold are not looked for. */
  function findStanding(keys: readonly PlaceKey[], volumes: readonly (string | null)[]): FoundCases {
    const asked = keys.flatMap((key, at) => {
      const volume = volumes[at] ?? null;
      return volume === null ? [] : [{ at, key: volume + storedPage(key) }];
    });
    const [only] = asked;
    if (!only) return NONE;
    const found =
      asked.length === 1
        ? readCases(findBeginning, only.key)
        : readCases(findBeginnings, JSON.stringify(asked.map(({ key }) => key)));
    if (asked.length === keys.length) return found;
    return new Map([...found].map(([index, cases]) => [asked[index]?.at ?? 0, cases]));
  }

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
    findNear: (around) => promised(() => findNear(around)),
    findByName: (query, limit) => promised(() => rankByName(query, searchNames(query, limit), limit)),
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

/** By position. */
type FoundCases = ReadonlyMap<number, readonly Authority[]>;

const NONE: FoundCases = new Map();
const NOT_COVERED: PlaceAnswer = { kind: 'notCovered' };

function readCases(statement: Database.Statement, asked: string): FoundCases {
  const [rows] = statement.get(asked) as [string];
  if (rows === '[]') return NONE;
  const found = new Map<number, Authority[]>();
  for (const [at, columns] of JSON.parse(rows) as readonly (readonly [number, StoredCase])[]) {
    const others = found.get(at);
    if (others) others.push(readStoredCase(columns));
    else found.set(at, [readStoredCase(columns)]);
  }
  return found;
}

function answerFor(
  page: number,
  volume: Volume,
  standing: readonly Authority[] | undefined,
  within: Authority | undefined,
): PlaceAnswer {
  const complete = volume.complete.some(([first, last]) => first <= page && page <= last);
  if (standing)
    return { kind: 'found', authorities: onePerCase(standing), ...(complete ? { complete } : {}) };
  if (volume.ends !== null && page > volume.ends) return { kind: 'missing', volumeEnds: String(volume.ends) };
  return { kind: complete ? 'missing' : 'notCovered', ...(within ? { within } : {}) };
}

/** What the shelf holds of a volume. */
interface Volume {
  readonly complete: readonly (readonly [first: number, last: number])[];
  /** Its last page, where that is known. */
  readonly ends: number | null;
}

/** All American reporters together have about fifty thousand. */
const MOST_VOLUMES = 60_000;

/** Read once for each volume that is asked for. */
function openVolumes(database: Database.Database): (storedVolume: string) => Volume {
  const find = database
    .prepare(
      `SELECT (SELECT last FROM volume_ends WHERE reporter=?1 AND volume=?2),
        (SELECT json_group_array(json_array(first, last)) FROM coverage
          WHERE reporter=?1 AND volume=?2 AND matter='opinions' AND state='complete')`,
    )
    .raw();
  const known = new Map<string, Volume>();
  return (stored) => {
    const held = known.get(stored);
    if (held) return held;
    const [reporterId, volume] = readStoredVolume(stored);
    const [ends, complete] = find.get([reporterId, volume]) as [number | null, string];
    const read: Volume = { ends, complete: JSON.parse(complete) as Volume['complete'] };
    if (known.size >= MOST_VOLUMES) known.clear();
    known.set(stored, read);
    return read;
  };
}

interface TextRow {
  readonly pack: number;
  readonly offset: number;
  readonly bytes: number;
  readonly length: number;
  readonly complete: number;
  readonly parts: string;
}

function prepareIndex(database: Database.Database): void {
  // The driver's own `readonly` option does nothing (libsql 0.5).
  database.exec('PRAGMA query_only=1');
  // Nobody writes to an index that stands in its place: the lock is taken once, since taking it for each statement costs more than a find.
  database.prepare('PRAGMA locking_mode=EXCLUSIVE').get();
  database.exec('PRAGMA cache_size=-32000');
  database.prepare('PRAGMA mmap_size=2147418112').all();
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version !== LIBRARY_VERSION) {
    throw new OtherVersion(`has version ${version}, and this program reads ${LIBRARY_VERSION}`);
  }
}

function readReporters(database: Database.Database): ReadonlyMap<string, number> {
  const rows = database.prepare('SELECT id, name FROM reporters').all() as readonly {
    id: number;
    name: string;
  }[];
  return new Map(rows.map(({ id, name }) => [name, id]));
}
