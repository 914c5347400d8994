/** Where a source lacks the last page of a case, the next case of the volume bounds it. */
import type Database from 'libsql';
import type { Place } from '../../citations/authority';
import { placeKey } from './place-key';

/**
 * Only within a range that is complete: elsewhere the next case held need not be the next case printed. A case may end
 * on the page where the next one begins, so that page is the inferred one.
 */
export function inferLastPages(database: Database.Database): void {
  const open = database
    .prepare(
      `SELECT p.case_id AS caseId, r.name AS reporter, p.volume, p.page,
         (SELECT MIN(n.number) FROM places n
           WHERE n.reporter=p.reporter AND n.volume=p.volume AND n.number>p.number AND n.number<=c.last) AS next
       FROM coverage c
       JOIN places p ON p.reporter=c.reporter AND p.volume=c.volume AND p.number BETWEEN c.first AND c.last
       JOIN reporters r ON r.id=p.reporter
       WHERE c.matter='opinions' AND c.state='complete' AND p.last IS NULL`,
    )
    .all() as { caseId: number; reporter: string; volume: string; page: string; next: number | null }[];

  const read = database.prepare('SELECT places FROM cases WHERE id=?');
  const write = database.prepare('UPDATE cases SET places=? WHERE id=?');
  for (const { caseId, reporter, volume, page, next } of open) {
    if (next === null) continue;
    const { places } = read.get(caseId) as { places: string };
    const bounded = (JSON.parse(places) as readonly Place[]).map((place) =>
      isAt(place, reporter, volume, page)
        ? { ...place, lastPage: String(next), lastPageInferred: true }
        : place,
    );
    write.run([JSON.stringify(bounded), caseId]);
  }
}

function isAt(place: Place, reporter: string, volume: string, page: string): boolean {
  const key = placeKey(place);
  return key.reporter === reporter && key.volume === volume && key.page === page;
}
