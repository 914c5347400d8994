/** Bulk files of CourtListener as PostgreSQL's COPY writes them: fiction, in the real columns. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type BulkValue = string | number | null;
export type BulkRow = Readonly<Record<string, BulkValue>>;
export type BulkTables = Readonly<Record<keyof typeof BULK_COLUMNS, readonly BulkRow[]>>;

/** As the exports of 2024 and later name them; columns that no import reads are represented by a few. */
export const BULK_COLUMNS = {
  courts: 'id,in_use,citation_string,short_name,full_name,jurisdiction,parent_court_id',
  'opinion-clusters':
    'id,date_created,judges,date_filed,date_filed_is_approximate,slug,case_name_short,case_name,case_name_full,source,posture,history,other_dates,correction,citation_count,precedential_status,blocked,docket_id,headmatter',
  dockets: 'id,source,date_argued,date_reargued,case_name,docket_number,blocked,court_id,docket_number_raw',
  citations: 'id,volume,reporter,page,type,cluster_id,date_created,date_modified',
  opinions:
    'id,author_str,per_curiam,type,sha1,plain_text,html,html_lawbox,html_columbia,html_anon_2020,xml_harvard,html_with_citations,extracted_by_ocr,author_id,cluster_id',
} as const;

export function bulkTable(table: keyof typeof BULK_COLUMNS, rows: readonly BulkRow[]): string {
  const columns = BULK_COLUMNS[table].split(',');
  for (const row of rows) {
    const stray = Object.keys(row).filter((column) => !columns.includes(column));
    if (stray.length > 0) throw new Error(`${table} has no column ${stray.join(', ')}`);
  }
  const lines = rows.map((row) => columns.map((column) => bulkValue(row[column] ?? null)).join(','));
  return [columns.join(','), ...lines, ''].join('\n');
}

export function bulkValue(value: BulkValue): string {
  return value === null ? '' : `"${String(value).replace(/[\\"]/g, '\\$&')}"`;
}

export function writeBulkFolder(folder: string, tables: Partial<BulkTables>, date = '2024-12-31'): string {
  mkdirSync(folder, { recursive: true });
  for (const [table, rows] of Object.entries(tables)) {
    writeFileSync(join(folder, `${table}-${date}.csv`), bulkTable(table as keyof typeof BULK_COLUMNS, rows));
  }
  return folder;
}
