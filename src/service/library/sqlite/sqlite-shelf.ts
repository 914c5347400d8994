/** One shelf of the library in SQLite: `index.sqlite` and the text packs beside it. Reads only. */
import { join } from 'node:path';
import Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import type { ReporterCitation } from '../../../citations/found-citation';
import type { OpinionPart, OpinionText } from '../../../quotes/opinion-text';
import { promised } from '../../databases/promised';
import { filedPage, PAGES, UNNUMBERED } from '../filed-page';
import { mostBefore, type Library, type PlaceAnswer } from '../library';
import { onePerCase } from '../names/rank-by-name';
import { nearestBefore } from '../nearest-before';
import { placeKey } from '../place-key';
import { checkVersion, OtherVersion } from './check-version';
import { openNearSearch } from './search-near';
import type { VolumeFacts } from '../coverage';
import { openVolumes, type Volumes } from './open-volumes';
import { readCases, selectCases } from './read-cases';
import { openNameSearch } from './search-names';
import { openTextPackReader } from './text-packs';

/** Every case that begins at each place, as a JSON array of its position in the batch and the case. */
const FIND_BEGINNINGS = `${selectCases('j.key')}
  FROM json_each(?) j CROSS JOIN places p ON p.place = j.value CROSS JOIN cases c ON c.id = p.case_id`;

/** The same for a single place: reading an array of one would cost as much as the find. */
const FIND_BEGINNING = `${selectCases('0')}
  FROM places p CROSS JOIN cases c ON c.id = p.case_id WHERE p.place = ?`;

/** Between the beginning of a volume and a page. The nearest beginnings are enough: pages overlap only where cases share one. */
const FIND_WITHIN = `${selectCases('j.key')}
  FROM json_each(?) j CROSS JOIN cases c ON c.id = (
    SELECT case_id FROM (
      SELECT case_id, last FROM places WHERE place > j.value - j.value % ${PAGES} AND place < j.value
      ORDER BY place DESC, case_id DESC LIMIT 16)
    WHERE last >= j.value % ${PAGES} LIMIT 1)`;

/** The beginnings of a volume that are nearest before a page, in no order: a case may begin at several pages, and be held twice. */
const FIND_BEFORE = `${selectCases('0')}
  FROM (SELECT case_id FROM places WHERE place > ? AND place < ? ORDER BY place DESC LIMIT ${2 * mostBefore}) p
  CROSS JOIN cases c ON c.id = p.case_id`;

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

function shelfOn(database: Database.Database, folder: string): Library {
  prepareIndex(database);
  const packs = openTextPackReader(folder);
  const volumes = openVolumes(database);
  const findBeginnings = database.prepare(FIND_BEGINNINGS).raw();
  const findBeginning = database.prepare(FIND_BEGINNING).raw();
  const findWithin = database.prepare(FIND_WITHIN).raw();
  const findText = database.prepare(
    'SELECT pack, offset, bytes, length, complete, parts FROM case_ids i JOIN texts t ON t.case_id=i.case_id WHERE i.key=?',
  );
  const findBeginningsBefore = database.prepare(FIND_BEFORE).raw();
  const searchNames = openNameSearch(database);
  const findNear = openNearSearch(database, volumes);

  const lookUp = (places: readonly ReporterCitation[]): readonly PlaceAnswer[] => {
    const asked = places.map((place) => askedPlace(place, volumes));
    const known = asked.filter((one) => one !== null);
    readBeginnings(known);
    const unfound = known.filter(({ standing, page }) => standing.length === 0 && page >= 0);
    if (unfound.length > 0) {
      for (const [index, record] of readCases(
        findWithin,
        JSON.stringify(unfound.map(({ place }) => place)),
      )) {
        const one = unfound[index];
        if (one) one.within = record;
      }
    }
    return asked.map((one) => (one ? answerFor(one) : NOT_COVERED));
  };

  function readBeginnings(asked: readonly AskedPlace[]): void {
    const [only] = asked;
    if (!only) return;
    const found =
      asked.length === 1
        ? readCases(findBeginning, only.place)
        : readCases(findBeginnings, JSON.stringify(asked.map(({ place }) => place)));
    for (const [index, record] of found) asked[index]?.standing.push(record);
  }

  const findBefore = (cited: ReporterCitation): readonly Authority[] => {
    const asked = askedPlace(cited, volumes);
    if (!asked || asked.page < 0) return [];
    const found = readCases(findBeginningsBefore, asked.place - asked.page, asked.place);
    return nearestBefore(cited, onePerCase(found.map(([, authority]) => authority)));
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
    findBefore: (places) => promised(() => places.map(findBefore)),
    findNear: (around) => promised(() => findNear(around)),
    findByName: (query, limit) => promised(() => searchNames(query, limit)),
    readOpinion: (authorityId) => promised(() => readOpinion(authorityId)),
    close() {
      packs.close();
      database.close();
      return Promise.resolve();
    },
  };
}

interface AskedPlace {
  readonly cited: ReporterCitation;
  readonly volume: VolumeFacts;
  /** As it is filed. */
  readonly place: number;
  /** -1 where it is no plain number: such a page lies in no range. */
  readonly page: number;
  /** The cases that begin there. */
  readonly standing: Authority[];
  /** The case whose pages include it, where none begins there. */
  within?: Authority;
}

const NOT_COVERED: PlaceAnswer = { kind: 'notCovered' };

/** `null` for a place of a volume that the shelf does not hold: it is not looked for. */
function askedPlace(cited: ReporterCitation, volumes: Volumes): AskedPlace | null {
  const volume = volumes.at(cited);
  if (!volume) return null;
  const filed = PLAIN.test(cited.page) ? Number(cited.page) : filedPage(placeKey(cited).page);
  const page = filed < UNNUMBERED ? filed : -1;
  return { cited, volume: volumes.facts(volume), place: volume.id * PAGES + filed, page, standing: [] };
}

const PLAIN = /^[1-9]\d{0,8}$/;

function answerFor({ cited, volume, page, standing, within }: AskedPlace): PlaceAnswer {
  const complete = volume.complete.some(([first, last]) => first <= page && page <= last);
  const found = page < 0 ? standing.filter((authority) => beginsAt(authority, cited)) : standing;
  if (found.length > 0)
    return { kind: 'found', authorities: onePerCase(found), ...(complete ? { complete } : {}) };
  if (volume.ends !== null && page > volume.ends) return { kind: 'missing', volumeEnds: String(volume.ends) };
  return { kind: complete ? 'missing' : 'notCovered', ...(within ? { within } : {}) };
}

/** Pages that are no plain numbers may be filed under one number. */
function beginsAt({ places }: Authority, cited: ReporterCitation): boolean {
  const asked = placeKey(cited);
  return places.map(placeKey).some(({ volume, reporter, page }) => {
    return volume === asked.volume && reporter === asked.reporter && page === asked.page;
  });
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
  checkVersion(database);
}
