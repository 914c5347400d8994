/** Takes volumes of the Caselaw Access Project into a library, and says for which pages each is complete. */
import { z } from 'zod';
import type { CaseRecord } from '../case-record';
import type { CoverageRange } from '../coverage';
import type { LibraryWriter } from '../library-writer';
import { pageNumber } from '../page-number';
import { capCaseRecord, capCaseSchema, type CapCase } from './cap-case';
import type { CapVolumeFiles } from './cap-volume-files';
import { orderPages, withoutPages, type PageRange, type PrintedEntry } from './order-pages';
import { readPlace } from './read-place';

/** Changes with what the import makes of the same files, so that they are read again. */
const READING = 3;

const volumeSchema = z.object({
  volume_number: z.string(),
  redacted: z.boolean().optional(),
  /** Ours: the last printed page, in volumes of our own. CAP does not state it, as orders may follow the opinions. */
  last_page: z.number().int().optional(),
});

const listSchema = z.array(z.object({ id: z.number().int() }));

export interface ImportOptions {
  /** `cap`; the starter's own volumes have a name of their own. */
  readonly source: string;
  /** Whether the cases stand on the project's site, at addresses made of reporter, volume and file. */
  readonly isPublished: boolean;
}

export type VolumeOutcome =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'imported';
      readonly cases: number;
      /** What could not be taken, one line each. */
      readonly problems: readonly string[];
    };

/** One volume, committed. A bad case is left out and told; the volume is then complete no more. */
export async function importCapVolume(
  files: CapVolumeFiles,
  writer: LibraryWriter,
  options: ImportOptions,
): Promise<VolumeOutcome> {
  const digest = `${READING} ${files.digest()}`;
  const input = `${options.source} ${files.name}`;
  if (await writer.wasImported(input, digest)) return { kind: 'unchanged' };

  const problems: string[] = [];
  const taken: CapCase[] = [];
  const metadata = readVolumeMetadata(files, problems);
  for (const name of files.cases()) {
    let facts: CapCase;
    let record: CaseRecord;
    try {
      const source = files.read(`cases/${name}.json`) ?? '';
      if (source.includes('\\u0000')) throw new Error('it has NUL among its letters');
      facts = capCaseSchema.parse(JSON.parse(source));
      record = capCaseRecord(facts, {
        source: options.source,
        html: files.read(`html/${name}.html`),
        isRedacted: metadata?.redacted ?? false,
        documents: options.isPublished ? documentsOf(files, name, facts) : [],
      });
    } catch (error) {
      problems.push(`${files.name}, case ${name}: ${reasonOf(error)}`);
      continue;
    }
    // What cannot be written is no fault of the case: the volume is read again the next time.
    await writer.addCase(record);
    taken.push(facts);
  }

  await coverVolume(files, taken, writer, options.source, problems);
  if (metadata?.last_page !== undefined && taken[0]) {
    await writer.endVolume({ ...placeOf(taken[0]), lastPage: metadata.last_page, source: options.source });
  }
  await writer.markImported(input, digest, taken.length);
  await writer.commit();
  return { kind: 'imported', cases: taken.length, problems };
}

function readVolumeMetadata(files: CapVolumeFiles, problems: string[]): z.infer<typeof volumeSchema> | null {
  try {
    const source = files.read('VolumeMetadata.json');
    return source === null ? null : volumeSchema.parse(JSON.parse(source));
  } catch (error) {
    problems.push(`${files.name}, VolumeMetadata.json: ${reasonOf(error)}`);
    return null;
  }
}

/**
 * Complete are the pages of opinions, where the volume's own list is there and every case of it was taken: a page between two
 * cases may hold an order, or a case that the project lacks, so nothing is said of it. Lists of orders are held in part.
 */
async function coverVolume(
  files: CapVolumeFiles,
  taken: readonly CapCase[],
  writer: LibraryWriter,
  source: string,
  problems: string[],
): Promise<void> {
  const [first] = taken;
  if (!first) return;
  const { reporter, volume } = placeOf(first);
  const isComplete =
    hasAllListed(files, taken, problems) &&
    files.read('VolumeMetadata.json') !== null &&
    problems.length === 0;
  const snapshot = taken
    .reduce((latest, { last_updated = '' }) => (last_updated > latest ? last_updated : latest), '')
    .slice(0, 10);
  const entries = printedEntries(taken);
  const orders = orderPages(entries);
  const range = (matter: CoverageRange['matter'], state: CoverageRange['state']) => {
    return ([firstPage, lastPage]: PageRange): CoverageRange => ({
      reporter,
      volume,
      matter,
      firstPage,
      lastPage,
      state,
      source,
      snapshot,
    });
  };
  await writer.coverVolume({ reporter, volume, source }, [
    ...withoutPages(pageRanges(entries), orders).map(range('opinions', isComplete ? 'complete' : 'partial')),
    ...orders.map(range('orders', 'partial')),
  ]);
}

function hasAllListed(files: CapVolumeFiles, taken: readonly CapCase[], problems: string[]): boolean {
  try {
    const list = files.read('CasesMetadata.json');
    if (list === null) return false;
    const ids = new Set(taken.map(({ id }) => id));
    return listSchema.parse(JSON.parse(list)).every(({ id }) => ids.has(id));
  } catch (error) {
    problems.push(`${files.name}, CasesMetadata.json: ${reasonOf(error)}`);
    return false;
  }
}

/** A case of more pages than this has a misprint for its last one, or would be a volume. */
const MOST_PAGES = 1_500;

/** In the order of their pages. A case ends where the next one begins at the latest: a last page beyond it is a misprint. */
function printedEntries(cases: readonly CapCase[]): readonly PrintedEntry[] {
  const entries = cases
    .flatMap((facts): PrintedEntry[] => {
      const first = pageNumber(facts.first_page);
      const last = pageNumber(facts.last_page);
      if (first === null || last === null || last < first || last - first > MOST_PAGES) return [];
      return [{ first, last, words: wordsIn(facts) }];
    })
    .sort((left, right) => left.first - right.first);
  let next = Infinity;
  return entries
    .toReversed()
    .map((entry, at, reversed) => {
      const after = reversed[at - 1]?.first ?? Infinity;
      if (after > entry.first) next = after;
      return { ...entry, last: Math.min(entry.last, next) };
    })
    .toReversed();
}

function wordsIn({ casebody }: CapCase): number {
  if (!casebody) return Infinity;
  return casebody.opinions.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
}

/** Neighbouring and overlapping cases make one range. `entries` in the order of their pages. */
function pageRanges(entries: readonly PrintedEntry[]): readonly PageRange[] {
  const ranges: [number, number][] = [];
  for (const { first, last } of entries) {
    const range = ranges.at(-1);
    if (range && first <= range[1] + 1) range[1] = Math.max(range[1], last);
    else ranges.push([first, last]);
  }
  return ranges;
}

function placeOf({ citations }: CapCase): { reporter: string; volume: string } {
  const official = citations.find(({ type }) => type === 'official') ?? citations[0];
  return readPlace(official?.cite ?? '');
}

/** `https://static.case.law/{reporter}/{volume}/html/{file}.html`, where the files lie as on the site. */
function documentsOf(files: CapVolumeFiles, name: string, facts: CapCase) {
  const { address } = files;
  if (!address || address.volume !== placeOf(facts).volume || !/^[a-z0-9-]+$/.test(address.reporter))
    return [];
  return [
    {
      provider: 'Caselaw Access Project',
      url: `https://static.case.law/${address.reporter}/${address.volume}/html/${name}.html`,
    },
  ];
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
