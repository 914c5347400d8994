/** Where a source lacks the last page of a case, the next case of the volume bounds it. */
import type Database from 'libsql';
import type { Place } from '../../citations/authority';
import { placeKey } from './place-key';
import { readStoredNumber, storedNumber, storedVolume } from './sqlite/stored-place';
import { readStoredCase, storeCase, type StoredCase } from './stored-case';

interface CompleteRange {
  readonly id: number;
  readonly reporter: string;
  readonly volume: string;
  readonly first: number;
  readonly last: number;
}

/**
 * Only within a range that is complete: elsewhere the next case held need not be the next case printed. A case may end
 * on the page where the next one begins, so that page is the inferred one.
 */
export function inferLastPages(database: Database.Database): void {
  const ranges = database
    .prepare(
      `SELECT r.id, r.name AS reporter, c.volume, c.first, c.last FROM coverage c JOIN reporters r ON r.id=c.reporter
       WHERE c.matter='opinions' AND c.state='complete'`,
    )
    .all() as readonly CompleteRange[];
  const placesIn = database.prepare(
    'SELECT key, case_id AS caseId, last FROM places WHERE key BETWEEN ? AND ? ORDER BY key',
  );
  const read = database.prepare('SELECT record FROM cases WHERE id=?');
  const write = database.prepare('UPDATE cases SET record=? WHERE id=?');

  for (const range of ranges) {
    const prefix = storedVolume(range.id, range.volume);
    const standing = placesIn.all([
      prefix + storedNumber(range.first),
      prefix + storedNumber(range.last),
    ]) as readonly { key: string; caseId: number; last: number | null }[];
    const pages = standing.map(({ key }) => readStoredNumber(key) ?? 0);
    standing.forEach(({ caseId, last }, at) => {
      const page = pages[at] ?? 0;
      const next = last === null ? pages.slice(at + 1).find((other) => other > page) : undefined;
      if (next === undefined) return;
      const { record } = read.get(caseId) as { record: string };
      const authority = readStoredCase(JSON.parse(record) as StoredCase);
      const places = authority.places.map((place) =>
        isAt(place, range, page) ? { ...place, lastPage: String(next), lastPageInferred: true } : place,
      );
      write.run([storeCase({ ...authority, places }), caseId]);
    });
  }
}

function isAt(place: Place, { reporter, volume }: CompleteRange, page: number): boolean {
  const key = placeKey(place);
  return key.reporter === reporter && key.volume === volume && key.number === page;
}
