/** Where a source lacks the last page of a case, the next case of the volume bounds it: for the volumes that an edition touches. */
import type { Place } from '../../../citations/authority';
import type { Ask, PostgresDatabase, Row, Statement } from '../../postgres/database';
import { integerIn, textIn } from '../../postgres/read-row';
import { addCases } from './add-cases';
import { readCaseRow } from './case-row';
import { storablePlace } from './storable-place';

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
  const volumes = (await database.ask(RENEWED, [edition])).map((row) => integerIn(row, 'key_hash'));
  for (let at = 0; at < volumes.length; at += AT_ONCE) {
    await database.transaction(async (ask) => {
      await keepLease(ask);
      const rows = await ask(READ_VOLUMES, [volumes.slice(at, at + AT_ONCE), edition]);
      for (const [id, bounds] of boundsIn(rows)) await bound(ask, id, bounds, edition);
    });
  }
}

interface Bound {
  readonly reporter: string;
  readonly volume: string;
  readonly page: string;
  readonly next: number;
}

/** Of each case without a last page: where the next one begins. The rows stand in the order of their pages. */
function boundsIn(rows: readonly Row[]): ReadonlyMap<string, readonly Bound[]> {
  const bounds = new Map<string, Bound[]>();
  rows.forEach((row, index) => {
    if (row['last'] !== null) return;
    const [reporter, volume] = [textIn(row, 'reporter'), textIn(row, 'volume')];
    const number = integerIn(row, 'number');
    const next = rows
      .slice(index + 1)
      .find(
        (other) =>
          integerIn(other, 'number') > number || other['first'] !== row['first'] || !sameVolume(other, row),
      );
    if (!next || !sameVolume(next, row) || next['first'] !== row['first']) return;
    const id = textIn(row, 'case_id');
    const bound = { reporter, volume, page: textIn(row, 'page'), next: integerIn(next, 'number') };
    bounds.set(id, [...(bounds.get(id) ?? []), bound]);
  });
  return bounds;
}

function sameVolume(left: Row, right: Row): boolean {
  return left['reporter'] === right['reporter'] && left['volume'] === right['volume'];
}

/** The case is written anew, with its words where they are. */
async function bound(ask: Ask, id: string, bounds: readonly Bound[], edition: number): Promise<void> {
  const [row] = await ask(READ_CASE, [id, edition]);
  if (!row) return;
  const authority = readCaseRow(textIn(row, 'record'));
  const places = authority.places.map((place): Place => {
    const key = storablePlace(place);
    const found = bounds.find(
      ({ reporter, volume, page }) => key.reporter === reporter && key.volume === volume && key.page === page,
    );
    return found ? { ...place, lastPage: String(found.next), lastPageInferred: true } : place;
  });
  if (JSON.stringify(places) === JSON.stringify(authority.places)) return;
  await addCases(ask, [{ authority: { ...authority, places }, added: 0, opinion: 'kept' }], edition, []);
}

const RENEWED: Statement = {
  name: 'renewed-volumes',
  text: `SELECT DISTINCT v.key_hash FROM cite_check.renewed_volumes v JOIN cite_check.coverage k ON k.key_hash = v.key_hash
    WHERE k.matter = 'opinions' AND k.state = 'complete' AND k.since <= $1 AND k.until > $1 ORDER BY v.key_hash`,
};
const READ_VOLUMES: Statement = {
  name: 'read-volumes',
  text: `SELECT p.reporter, p.volume, p.number, p.page, p.case_id, p.last, k.first
    FROM cite_check.coverage k JOIN cite_check.citations p
      ON p.key_hash = k.key_hash AND p.reporter = k.reporter AND p.volume = k.volume AND p.number BETWEEN k.first AND k.last
    WHERE k.key_hash = ANY($1::bigint[]) AND k.matter = 'opinions' AND k.state = 'complete'
      AND k.since <= $2 AND k.until > $2 AND p.since <= $2 AND p.until > $2
    ORDER BY p.reporter, p.volume, k.first, p.number`,
};
const READ_CASE: Statement = {
  name: 'read-case',
  text: `SELECT record FROM cite_check.cases WHERE id = $1 AND until > $2 AND since <= $2`,
};
