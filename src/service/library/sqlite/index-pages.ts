/** Files the places of a shelf a second time, by page before volume: a citation with a slip in its volume is looked for there. */
import type Database from 'libsql';
import { PAGES, UNNUMBERED } from '../filed-page';

/** Pages that are no plain numbers are left out: no slip leads to them. */
const FILE_PAGES = `INSERT INTO pages
  SELECT v.reporter * ${PAGES} + p.place % ${PAGES} AS page, v.id AS volume, p.case_id, p.names
  FROM places p JOIN volumes v ON v.id = p.place / ${PAGES} WHERE p.place % ${PAGES} < ${UNNUMBERED}
  ORDER BY 1, 2, 3`;

export function indexPages(database: Database.Database): void {
  database.exec('DELETE FROM pages');
  database.exec(FILE_PAGES);
}
