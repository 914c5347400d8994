/** Where a source lacks the last page of a case, the next case of the volume bounds it. */
import type Database from 'libsql';
import type { Place } from '../../../citations/authority';
import { filedPage, PAGES } from '../filed-page';
import { placeKey } from '../place-key';
import { parseStoredCase, storeCase } from '../stored-case';

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
      `SELECT v.id, r.name AS reporter, v.volume, c.first, c.last FROM coverage c
       JOIN volumes v ON v.id=c.volume JOIN reporters r ON r.id=v.reporter
       WHERE c.matter='opinions' AND c.state='complete'`,
    )
    .all() as readonly CompleteRange[];
  const placesIn = database.prepare(
    `SELECT place % ${PAGES} AS page, case_id AS caseId, last FROM places WHERE place BETWEEN ? AND ? ORDER BY place`,
  );
  const read = database.prepare('SELECT record FROM cases WHERE id=?');
  const write = database.prepare('UPDATE cases SET record=? WHERE id=?');

  for (const range of ranges) {
    const before = range.id * PAGES;
    const standing = placesIn.all([before + range.first, before + range.last]) as readonly StandingCase[];
    standing.forEach(({ page, caseId, last }, at) => {
      const next = last === null ? standing.slice(at + 1).find((other) => other.page > page) : undefined;
      if (next === undefined) return;
      const { record } = read.get(caseId) as { record: string };
      const authority = parseStoredCase(record);
      const places = authority.places.map((place) =>
        isAt(place, range, page) ? { ...place, lastPage: String(next.page), lastPageInferred: true } : place,
      );
      write.run([storeCase({ ...authority, places }), caseId]);
    });
  }
}

interface StandingCase {
  readonly page: number;
  readonly caseId: number;
  readonly last: number | null;
}

function isAt(place: Place, { reporter, volume }: CompleteRange, page: number): boolean {
  const key = placeKey(place);
  return key.reporter === reporter && key.volume === volume && filedPage(key.page) === page;
}
