/**
 * Takes the bulk data of CourtListener into a library: every table is read once into the staging file, sorted there, and joined
 * cluster by cluster. It is never a complete record: from it a place can be found, never missed.
 */
import type { CoverageRange } from '../../coverage';
import type { LibraryWriter } from '../../library-writer';
import { placeKey } from '../../place-key';
import { courtById } from '../../../../citations/facts/courts';
import { reporterNamed } from '../../../../citations/facts/reporter-named';
import { digestOfBulk, type BulkFiles, type Table } from './bulk-files';
import type { ClusterFacts } from './cluster-facts';
import { clusterRecord, COURTLISTENER, type ClusterCitation, type DocketFacts } from './cluster-record';
import type { ClusterOpinion } from './combine-opinions';
import { unpackWords } from './opinion-words';
import { openStaging, removeFiles, type Staging } from './staging';
import { COMMIT_BYTES, stageTable, type StagedDocket, type StagedOpinionFacts } from './stage-tables';

/** Changes with what the import makes of the same files, so that they are read again. */
const READING = 1;
/** Committed together; the beginnings of chunks depend on nothing but the input, so that a resumed import makes the same library. */
const CLUSTERS_A_CHUNK = 1_000;
/** No case has more; a cluster that names more is damaged, and must not take the memory. */
const MOST_CITATIONS = 200;
const MOST_OPINIONS = 60;
const MOST_UNKNOWN = 10_000;

export interface ImportStep {
  readonly stage: Table | 'digest' | 'joining';
  readonly done: number;
  readonly total: number;
  /** Bytes of files; of joining, cases. */
  readonly unit: 'bytes' | 'cases';
  readonly rows: number;
}

export interface CourtListenerOptions {
  /** A file beside the shelf. It stays after an interruption, and goes when the import is done. */
  readonly staging: string;
  readonly tell: (step: ImportStep) => void;
  /** How much of a table is read between two commits. */
  readonly commitBytes?: number;
}

export type CourtListenerOutcome =
  { readonly kind: 'unchanged' } | ({ readonly kind: 'imported' } & CourtListenerSummary);

export interface CourtListenerSummary {
  readonly cases: number;
  readonly withText: number;
  /** Of an earlier snapshot, that this one does not hold any more: they were removed. */
  readonly gone: number;
  readonly tables: readonly { readonly table: Table; readonly rows: number; readonly bad: number }[];
  /** Rows that could not be taken, in the order of the files; at most so many of each as a person would read. */
  readonly problems: readonly { readonly table: Table; readonly offset: number; readonly reason: string }[];
  /** As CourtListener writes them, the most frequent first. Their citations are taken as they stand. */
  readonly unknownReporters: readonly { readonly name: string; readonly citations: number }[];
  readonly unknownCourts: readonly { readonly name: string; readonly dockets: number }[];
  /** Citations of clusters that the files do not hold. */
  readonly strayCitations: number;
}

/** The caller finishes the writer, also when nothing has changed, and then calls `forgetStaging`. */
export async function importCourtListener(
  bulk: BulkFiles,
  writer: LibraryWriter,
  { staging: path, tell, commitBytes = COMMIT_BYTES }: CourtListenerOptions,
): Promise<CourtListenerOutcome> {
  const total = bulk.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let read = 0;
  const digest = `${READING} ${bulk.snapshot} ${digestOfBulk(bulk, (bytes) => {
    read += bytes;
    tell({ stage: 'digest', done: read, total, unit: 'bytes', rows: 0 });
  })}`;
  if (await writer.wasImported(COURTLISTENER, digest)) return { kind: 'unchanged' };

  const staging = openStaging(path, digest);
  try {
    for (const file of bulk.files) {
      stageTable(
        file,
        staging,
        ({ table, readBytes, totalBytes, rows }) =>
          tell({ stage: table, done: readBytes, total: totalBytes, unit: 'bytes', rows }),
        commitBytes,
      );
    }
    const joined = await joinClusters(staging, writer, digest, tell);
    const prefix = `${COURTLISTENER}:`.length;
    const gone = await writer.retain(COURTLISTENER, (id) => staging.hasCluster(Number(id.slice(prefix))));
    const unknownReporters = await coverVolumes(staging, writer, bulk.snapshot);
    await writer.markImported(COURTLISTENER, digest, joined.cases);
    await writer.commit();
    return { kind: 'imported', ...joined, gone, ...readSummary(staging, bulk), unknownReporters };
  } finally {
    staging.close();
  }
}

export function forgetStaging(path: string): void {
  removeFiles(path);
}

async function joinClusters(
  staging: Staging,
  writer: LibraryWriter,
  digest: string,
  tell: CourtListenerOptions['tell'],
): Promise<{ cases: number; withText: number }> {
  const { database } = staging;
  const findClusters = database.prepare(
    `SELECT c.id, c.facts, d.facts AS docket, k.name AS courtName FROM clusters c
     LEFT JOIN dockets d ON d.id=c.docket LEFT JOIN courts k ON k.id=d.facts->>0
     WHERE c.id>? ORDER BY c.id LIMIT ${CLUSTERS_A_CHUNK}`,
  );
  const { total } = database.prepare('SELECT COUNT(*) AS total FROM clusters').get() as { total: number };
  const { withText } = database
    .prepare('SELECT COUNT(DISTINCT cluster) AS withText FROM opinions WHERE body IS NOT NULL')
    .get() as { withText: number };

  let cases = 0;
  for (let last = -1, chunk = 1; ; chunk += 1) {
    const rows = findClusters.all(last) as readonly ClusterRow[];
    const [first] = rows;
    if (!first) return { cases, withText };
    last = rows.at(-1)?.id ?? last;
    cases += rows.length;
    const input = `${COURTLISTENER} clusters, part ${chunk}`;
    if (!(await writer.wasImported(input, digest))) {
      const citationsOf = readCitations(staging, first.id, last);
      const opinions = openOpinions(staging, first.id, last);
      for (const { id, facts, docket, courtName } of rows) {
        const record = clusterRecord({
          id,
          facts: JSON.parse(facts) as ClusterFacts,
          docket: docket === null ? null : docketOf(docket, courtName),
          citations: citationsOf.get(id) ?? [],
          opinions: opinions.of(id),
        });
        await writer.addCase(record);
      }
      opinions.close();
      await writer.markImported(input, digest, rows.length);
      await writer.commit();
    }
    tell({ stage: 'joining', done: cases, total, unit: 'cases', rows: cases });
  }
}

interface ClusterRow {
  readonly id: number;
  readonly facts: string;
  readonly docket: string | null;
  readonly courtName: string | null;
}

function docketOf(facts: string, courtName: string | null): DocketFacts {
  const [court, number, name, dates] = JSON.parse(facts) as StagedDocket;
  return { court, courtName: courtName === '' ? null : courtName, number, name, dates };
}

function readCitations(
  { database }: Staging,
  first: number,
  last: number,
): ReadonlyMap<number, readonly ClusterCitation[]> {
  const rows = database
    .prepare(
      'SELECT cluster, volume, reporter, page, type FROM citations WHERE cluster BETWEEN ? AND ? ORDER BY cluster, id',
    )
    .iterate([first, last]) as IterableIterator<ClusterCitation & { cluster: number }>;
  const citations = new Map<number, ClusterCitation[]>();
  for (const { cluster, ...citation } of rows) {
    const known = citations.get(cluster);
    if (!known) citations.set(cluster, [citation]);
    else if (known.length < MOST_CITATIONS) known.push(citation);
  }
  return citations;
}

/** The opinions of clusters asked for in ascending order: one cluster's words are held at a time. */
function openOpinions({ database }: Staging, first: number, last: number) {
  const rows = database
    .prepare('SELECT cluster, facts, body FROM opinions WHERE cluster BETWEEN ? AND ? ORDER BY cluster, id')
    .iterate([first, last]) as IterableIterator<{ cluster: number; facts: string; body: Buffer | null }>;
  let next = rows.next();
  return {
    of(cluster: number): readonly ClusterOpinion[] {
      const opinions: ClusterOpinion[] = [];
      for (; next.done !== true && next.value.cluster <= cluster; next = rows.next()) {
        const { facts, body, cluster: own } = next.value;
        if (own !== cluster || opinions.length >= MOST_OPINIONS) continue;
        const [type, author] = JSON.parse(facts) as StagedOpinionFacts;
        opinions.push({ type, author, words: body === null ? null : unpackWords(body) });
      }
      // Their types begin with numbers in the order of printing: `010combined`, `020lead`, `040dissent`.
      return opinions.sort((left, right) => (left.type === right.type ? 0 : left.type < right.type ? -1 : 1));
    },
    close: () => rows.return?.(),
  };
}

/** What CourtListener has of a printed volume, and which reporters it has that are not known here. */
async function coverVolumes(
  { database }: Staging,
  writer: LibraryWriter,
  snapshot: string,
): Promise<CourtListenerSummary['unknownReporters']> {
  const rows = database
    .prepare(
      `SELECT reporter, volume, MIN(CAST(page AS INTEGER)) AS first, MAX(CAST(page AS INTEGER)) AS last FROM citations
       WHERE page NOT GLOB '*[^0-9]*' AND LENGTH(page)<6 AND volume NOT GLOB '*[^0-9]*' AND LENGTH(volume)<5
       GROUP BY reporter, volume`,
    )
    .iterate() as IterableIterator<{ reporter: string; volume: string; first: number; last: number }>;
  const ranges = new Map<string, CoverageRange>();
  for (const { reporter: name, volume: cited, first, last } of rows) {
    const known = reporterNamed(name, cited);
    if (!known || known.kind === 'database' || known.kind === 'neutral') continue;
    const { reporter, volume } = placeKey({ reporter: known.name, volume: cited, page: '1' });
    const key = `${volume} ${reporter}`;
    const range = ranges.get(key);
    ranges.set(key, {
      reporter,
      volume,
      matter: 'opinions',
      firstPage: Math.min(first, range?.firstPage ?? first),
      lastPage: Math.max(last, range?.lastPage ?? last),
      state: 'partial',
      source: COURTLISTENER,
      snapshot,
    });
  }
  for (const range of ranges.values()) await writer.coverVolume(range, [range]);

  const reporters = database
    .prepare(
      'SELECT reporter AS name, MIN(volume) AS volume, COUNT(*) AS citations FROM citations GROUP BY reporter ORDER BY 3 DESC, 1',
    )
    .iterate() as IterableIterator<{ name: string; volume: string; citations: number }>;
  const unknown: { name: string; citations: number }[] = [];
  for (const { name, volume, citations } of reporters) {
    if (unknown.length === MOST_UNKNOWN) break;
    if (!reporterNamed(name, volume)) unknown.push({ name, citations });
  }
  return unknown;
}

const MOST_PROBLEMS = 1_000;

function readSummary(
  staging: Staging,
  { files }: BulkFiles,
): Pick<CourtListenerSummary, 'tables' | 'problems' | 'unknownCourts' | 'strayCitations'> {
  const { database } = staging;
  const findProblems = database.prepare(
    'SELECT offset, reason FROM problems WHERE input=? ORDER BY offset LIMIT ?',
  );
  const courts = database
    .prepare('SELECT facts->>0 AS name, COUNT(*) AS dockets FROM dockets GROUP BY 1 ORDER BY 2 DESC, 1')
    .all() as { name: string; dockets: number }[];
  const { stray } = database
    .prepare(
      'SELECT COUNT(*) AS stray FROM citations WHERE NOT EXISTS(SELECT 1 FROM clusters WHERE id=cluster)',
    )
    .get() as { stray: number };
  return {
    tables: files.map(({ table }) => {
      const { rows, bad } = staging.progressOf(table);
      return { table, rows, bad };
    }),
    problems: files.flatMap(({ table }) =>
      (findProblems.all([table, MOST_PROBLEMS]) as { offset: number; reason: string }[]).map((problem) => ({
        table,
        ...problem,
      })),
    ),
    unknownCourts: courts.filter(({ name }) => courtById(name) === undefined),
    strayCitations: stray,
  };
}
