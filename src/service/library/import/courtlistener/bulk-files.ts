/** The bulk files of CourtListener in a folder: `citations-2024-12-31.csv.bz2`, plain or compressed, of one snapshot. */
import { createHash } from 'node:crypto';
import { closeSync, lstatSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { openPlainFile } from '../bulk/bulk-input';

/** In the order in which they are read: clusters say which dockets are of use. */
export const TABLES = ['courts', 'opinion-clusters', 'dockets', 'citations', 'opinions'] as const;
export type Table = (typeof TABLES)[number];

const NEEDED: readonly Table[] = ['opinion-clusters', 'dockets', 'citations'];
const FILE_NAME = new RegExp(`^(${TABLES.join('|')})(?:-(\\d{4}-\\d\\d-\\d\\d))?\\.csv(?:\\.bz2)?$`);

export interface BulkFile {
  readonly table: Table;
  readonly path: string;
  readonly bytes: number;
}

export interface BulkFiles {
  /** The date of the clusters; `undated` where the names bear none. */
  readonly snapshot: string;
  /** In the order of `TABLES`. */
  readonly files: readonly BulkFile[];
  /** What is not there and can be done without: names of courts, words of opinions. */
  readonly absent: readonly Table[];
}

interface NamedFile {
  readonly table: Table;
  readonly date: string;
  readonly name: string;
}

/** Of several snapshots the newest; a table that lacks that one is taken from its own newest. Throws where a table is needed and absent. */
export function findBulkFiles(folder: string): BulkFiles {
  if (!lstatSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
  const named = readdirSync(folder).flatMap((name): NamedFile[] => {
    const match = FILE_NAME.exec(name);
    return match ? [{ table: match[1] as Table, date: match[2] ?? '', name }] : [];
  });
  const newest = (table: Table, date?: string): NamedFile | undefined =>
    named
      .filter((file) => file.table === table && (date === undefined || file.date === date))
      .sort((left, right) => (left.date === right.date ? 0 : left.date < right.date ? 1 : -1))
      .at(0);

  const snapshot = newest('opinion-clusters')?.date;
  const chosen = TABLES.flatMap((table) => newest(table, snapshot) ?? newest(table) ?? []);
  const absent = TABLES.filter((table) => !chosen.some((file) => file.table === table));
  const lacking = absent.filter((table) => NEEDED.includes(table));
  if (lacking.length > 0) {
    throw new Error(`${folder} has no ${lacking.map((table) => `${table}-….csv(.bz2)`).join(', no ')}`);
  }
  const files = chosen.map(({ table, name }): BulkFile => {
    const path = join(folder, name);
    const state = lstatSync(path);
    if (!state.isFile()) throw new Error(`${path} is not a plain file`);
    return { table, path, bytes: state.size };
  });
  return { snapshot: snapshot === '' || snapshot === undefined ? 'undated' : snapshot, files, absent };
}

/** The same for the same content, wherever the files lie. */
export function digestOfBulk({ files }: BulkFiles, read: (bytes: number) => void): string {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(4 * 1024 ** 2);
  for (const { table, path, bytes } of files) {
    hash.update(`${table} ${bytes}\n`);
    const file = openPlainFile(path);
    try {
      for (let length = -1; length !== 0;) {
        length = readSync(file, buffer);
        hash.update(buffer.subarray(0, length));
        read(length);
      }
    } finally {
      closeSync(file);
    }
  }
  return hash.digest('hex');
}
