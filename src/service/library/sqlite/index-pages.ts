/** Files the places of a shelf a second time, by page before volume: a citation with a slip in its volume is looked for there. */
import type Database from 'libsql';
import { PAGE_INDEX_SCHEMA } from './library-schema';

/** Pages that are no plain numbers are left out: no slip leads to them. */
const FILE_PAGES = `INSERT INTO pages
  SELECT reporter || substr(rest, instr(rest, ' ') + 1) || ' ' || substr(rest, 1, instr(rest, ' ') - 1) AS across, case_id, names
  FROM (SELECT substr(key, 1, instr(key, ' ')) AS reporter, substr(key, instr(key, ' ') + 1) AS rest, case_id, names FROM places)
  WHERE rest NOT LIKE '% ~%' ORDER BY across, case_id`;

export function indexPages(database: Database.Database): void {
  database.exec(PAGE_INDEX_SCHEMA);
  database.exec(FILE_PAGES);
}
