/** Where a source lacks the last page of a case, the next case of the volume bounds it: for the volumes that an edition touches. */
import type { Place } from '../../../citations/authority';
import type { Ask, PostgresDatabase, Row, Statement } from '../../databases/database';
import { integerIn, textIn } from '../../databases/read-row';
import { parseStoredCase } from '../stored-case';
import { addCases } from './add-cases';
import { filedPlace, isSamePlace, type FiledPlace } from './filed-place';

/** Volumes in one transaction. */
const AT_ONCE = 20;

/**
 * Only within a range that is complete: elsewhere the next case held need not be the next case printed. A case may end
 * on the page where the next one begins, so that page is the inferred one.
 */
export async function inferLastPages(
  database: PostgresDatabase,
  edition: number,
  keepLease: (ask: Ask) => Promise<void>,
): Promise<void> {
  const volumes = (await database.ask(RENEWED, [edition])).map((row) => integerIn(row, 'volume_key'));
  for (let at = 0; at < volumes.length; at += AT_ONCE) {
    await database.transaction(async (ask) => {
      await keepLease(ask);
      const rows = await ask(READ_VOLUMES, [volumes.slice(at, at + AT_ONCE), edition]);
      for (const [id, bounds] of boundsIn(rows)) await bound(ask, id, bounds, edition);
    });
  }
}

interface Bound {
  readonly place: FiledPlace;
  readonly next: number;
}

/** Where a case begins in one volume. */
interface Beginning {
  readonly id: string;
  readonly place: FiledPlace;
  /** Whether its source gives the last page. */
  readonly isBounded: boolean;
}

/** Of each case without a last page: where the next one begins. The rows stand range by range, in the order of their pages. */
function boundsIn(rows: readonly Row[]): ReadonlyMap<string, readonly Bound[]> {
  const bounds = new Map<string, Bound[]>();
  const ranges = new Map<string, Beginning[]>();
  for (const row of rows) {
    const volume = textIn(row, 'volume');
    const beginning = beginningOf(row, volume);
    if (!beginning) continue;
    const range = `${volume} ${integerIn(row, 'first')}`;
    ranges.set(range, ranges.get(range) ?? []);
    ranges.get(range)?.push(beginning);
  }
  for (const range of ranges.values()) {
    range.forEach(({ id, place, isBounded }, index) => {
      if (isBounded) return;
      const next = range.slice(index + 1).find((other) => other.place.page > place.page)?.place.page;
      if (next !== undefined) bounds.set(id, [...(bounds.get(id) ?? []), { place, next }]);
    });
  }
  return bounds;
}

/** `null` for a case of another volume that shares the numbers of its places. */
function beginningOf(row: Row, volume: string): Beginning | null {
  const { id, places } = parseStoredCase(textIn(row, 'record'));
  const filed = places.map(filedPlace).find((one) => {
    return one.volume.name === volume && one.place === integerIn(row, 'place');
  });
  return filed ? { id, place: filed, isBounded: row['last'] !== null } : null;
}

/** The case is written anew, with its words where they are. */
async function bound(ask: Ask, id: string, bounds: readonly Bound[], edition: number): Promise<void> {
  const [row] = await ask(READ_CASE, [id, edition]);
  if (!row) return;
  const authority = parseStoredCase(textIn(row, 'record'));
  const places = authority.places.map((place): Place => {
    const filed = filedPlace(place);
    const found = bounds.find((bound) => isSamePlace(bound.place, filed));
    return found ? { ...place, lastPage: String(found.next), lastPageInferred: true } : place;
  });
  if (JSON.stringify(places) === JSON.stringify(authority.places)) return;
  await addCases(ask, [{ authority: { ...authority, places }, added: 0, opinion: 'kept' }], edition, []);
}

/** The volumes in which a case lacks its last page. */
const RENEWED: Statement = {
  name: 'renewed-volumes',
  text: `SELECT DISTINCT v.volume_key FROM cite_check.renewed_volumes v JOIN cite_check.coverage k ON k.volume_key = v.volume_key
    WHERE k.matter = 'opinions' AND k.state = 'complete' AND k.since <= $1 AND k.until > $1 AND EXISTS (
      SELECT 1 FROM cite_check.citations p WHERE p.place >= k.volume_key + k.first AND p.place <= k.volume_key + k.last
        AND p.last IS NULL AND p.since <= $1 AND p.until > $1) ORDER BY v.volume_key`,
};
const READ_VOLUMES: Statement = {
  name: 'read-volumes',
  text: `SELECT k.volume || ' ' || k.reporter AS volume, k.first, p.place, p.last, p.record
    FROM cite_check.coverage k JOIN cite_check.citations p
      ON p.place >= k.volume_key + k.first AND p.place <= k.volume_key + k.last
    WHERE k.volume_key = ANY($1::bigint[]) AND k.matter = 'opinions' AND k.state = 'complete'
      AND k.since <= $2 AND k.until > $2 AND p.since <= $2 AND p.until > $2
    ORDER BY k.first, p.place`,
};
const READ_CASE: Statement = {
  name: 'read-case',
  text: `SELECT record FROM cite_check.cases WHERE id = $1 AND until > $2 AND since <= $2`,
};
