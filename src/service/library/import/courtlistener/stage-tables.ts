/** What is kept of each row of each table, for the join. */
import { readBulkInput } from '../bulk/bulk-input';
import { readRows, readTableForm, type TableForm } from '../bulk/read-rows';
import type { BulkFile, Table } from './bulk-files';
import { readClusterFacts, namesIn, type ClusterRow } from './cluster-facts';
import { packWords, readOpinionWords, WORD_COLUMNS } from './opinion-words';
import type { Staging } from './staging';

export interface StagingStep {
  readonly table: Table;
  /** Of the file as it lies on the disk. */
  readonly readBytes: number;
  readonly totalBytes: number;
  readonly rows: number;
}

/** A value of the row by the name of its column; `null` for NULL, and for a column that the file lacks. */
type Row = (column: string) => string | null;

interface TableReading {
  /** Without these the file is of no use. */
  readonly needed: readonly string[];
  readonly useful: readonly string[];
  /** A text says why the row cannot be taken. */
  readonly take: (row: Row, staging: Staging) => string | undefined;
}

/** How much of a file is read between two commits: what a kill costs. */
export const COMMIT_BYTES = 32 * 1024 ** 2;
const STEP_ROWS = 2_000;

/** Reads on where an earlier run was interrupted. */
export function stageTable(
  { table, path, bytes }: BulkFile,
  staging: Staging,
  tell: (step: StagingStep) => void,
  commitBytes: number,
): void {
  const before = staging.progressOf(table);
  if (before.isDone) return;
  const reading = READINGS[table];
  const form = readForm(path);
  const lacking = reading.needed.filter((column) => !form.columns.includes(column));
  if (lacking.length > 0)
    throw new Error(`${path} has no column ${lacking.join(', ')}: it is no table of ${table}`);

  const wanted = form.columns.flatMap((column, at) =>
    reading.needed.includes(column) || reading.useful.includes(column) ? [at] : [],
  );
  const positions = new Map(wanted.map((column, at) => [form.columns[column] ?? '', at]));
  let values: readonly (string | null)[] = [];
  const row: Row = (column) => values[positions.get(column) ?? -1] ?? null;

  const isNew = before.rows + before.bad === 0;
  let readBytes = 0;
  const pieces = (function* () {
    for (const piece of readBulkInput(path, before.place)) {
      ({ readBytes } = piece);
      yield piece;
    }
  })();
  const reader = readRows(pieces, isNew ? form.end : before.skip, form, wanted);

  let { rows, bad } = before;
  let end = isNew ? form.end : before.place.offset + before.skip;
  let committed = end;
  for (const read of reader.rows) {
    if (read.kind === 'row') {
      ({ values } = read);
      const problem = reading.take(row, staging);
      if (problem !== undefined) staging.addProblem(table, end, problem);
      if (problem === undefined) rows += 1;
      else bad += 1;
    } else {
      staging.addProblem(table, read.offset, read.reason);
      bad += 1;
    }
    ({ end } = read);
    if ((rows + bad) % STEP_ROWS === 0) tell({ table, readBytes, totalBytes: bytes, rows: rows + bad });
    if (end - committed > commitBytes) {
      committed = end;
      tell({ table, readBytes, totalBytes: bytes, rows: rows + bad });
      staging.commit(table, { ...reader.placeAt(end), rows, bad, isDone: false });
    }
  }
  tell({ table, readBytes: bytes, totalBytes: bytes, rows: rows + bad });
  staging.commit(table, { ...before, rows, bad, isDone: true });
}

function readForm(path: string): TableForm {
  const form = readTableForm(readBulkInput(path));
  if (form === null) throw new Error(`${path} is empty`);
  return form;
}

const READINGS: Readonly<Record<Table, TableReading>> = {
  courts: {
    needed: ['id', 'full_name'],
    useful: [],
    take(row, staging) {
      const id = row('id') ?? '';
      if (!/^[\w.-]{1,40}$/.test(id)) return 'it has no id';
      staging.add('courts', [id, row('full_name') ?? '']);
      return undefined;
    },
  },
  'opinion-clusters': {
    needed: ['id', 'docket_id', 'case_name', 'date_filed'],
    useful: [
      'case_name_full',
      'case_name_short',
      'date_filed_is_approximate',
      'slug',
      'other_dates',
      'history',
      'correction',
    ] satisfies (keyof ClusterRow)[],
    take(row, staging) {
      const id = idIn(row('id'));
      if (id === null) return 'it has no id';
      const facts = readClusterFacts({
        case_name: row('case_name'),
        case_name_full: row('case_name_full'),
        case_name_short: row('case_name_short'),
        date_filed: row('date_filed'),
        date_filed_is_approximate: row('date_filed_is_approximate'),
        slug: row('slug'),
        other_dates: row('other_dates'),
        history: row('history'),
        correction: row('correction'),
      });
      if (typeof facts === 'string') return facts;
      staging.add('clusters', [id, idIn(row('docket_id')), JSON.stringify(facts)]);
      return undefined;
    },
  },
  dockets: {
    needed: ['id', 'court_id'],
    useful: ['docket_number', 'case_name', 'date_argued', 'date_reargued'],
    take(row, staging) {
      const id = idIn(row('id'));
      const court = row('court_id') ?? '';
      if (id === null) return 'it has no id';
      if (!/^[\w.-]{1,40}$/.test(court)) return 'it has no court';
      const facts: StagedDocket = [
        court,
        (row('docket_number') ?? '').trim().slice(0, 200),
        namesIn(row('case_name'))[0] ?? '',
        [row('date_argued'), row('date_reargued')].filter((date) => date !== null).join(' '),
      ];
      staging.add('dockets', [id, JSON.stringify(facts)]);
      return undefined;
    },
  },
  citations: {
    needed: ['id', 'volume', 'reporter', 'page', 'cluster_id'],
    useful: ['type'],
    take(row, staging) {
      const id = idIn(row('id'));
      const cluster = idIn(row('cluster_id'));
      if (id === null || cluster === null) return 'it has no id, or none of a cluster';
      const volume = printed(row('volume'));
      const reporter = printed(row('reporter'));
      const page = printed(row('page'));
      if (volume === null || reporter === null || page === null) return 'it is no volume, reporter and page';
      staging.add('citations', [cluster, id, volume, reporter, page, idIn(row('type'))]);
      return undefined;
    },
  },
  opinions: {
    needed: ['id', 'cluster_id'],
    useful: ['type', 'author_str', 'extracted_by_ocr', ...WORD_COLUMNS],
    take(row, staging) {
      const id = idIn(row('id'));
      const cluster = idIn(row('cluster_id'));
      if (id === null || cluster === null) return 'it has no id, or none of a cluster';
      if (!staging.hasCluster(cluster)) return undefined;
      const words = readOpinionWords(
        WORD_COLUMNS.map((column) => row(column)),
        row('extracted_by_ocr') === 't',
      );
      const facts: StagedOpinionFacts = [
        (row('type') ?? '').slice(0, 40),
        (row('author_str') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100),
      ];
      staging.addOpinion({
        cluster,
        id,
        facts: JSON.stringify(facts),
        body: words ? packWords(words) : null,
      });
      return undefined;
    },
  },
};

/** The court's id, the number, the caption, the dates of argument. */
export type StagedDocket = readonly [court: string, number: string, name: string, dates: string];
export type StagedOpinionFacts = readonly [type: string, author: string];

function idIn(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** What can stand in a citation. */
function printed(value: string | null): string | null {
  const text = value?.replace(/\s+/g, ' ').trim() ?? '';
  return text !== '' && text.length <= 64 ? text : null;
}
