/** Takes volumes of the Caselaw Access Project into a library, and says for which pages each is complete. */
import { z } from 'zod';
import type { CoverageRange } from '../coverage';
import type { LibraryWriter } from '../library-writer';
import { pageNumber } from '../page-number';
import { capCaseRecord, capCaseSchema, type CapCase } from './cap-case';
import type { CapVolumeFiles } from './cap-volume-files';
import { readPlace } from './read-place';

/** Changes with what the import makes of the same files, so that they are read again. */
const READING = 1;

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
export function importCapVolume(
  files: CapVolumeFiles,
  writer: LibraryWriter,
  options: ImportOptions,
): VolumeOutcome {
  const digest = `${READING} ${files.digest()}`;
  const input = `${options.source} ${files.name}`;
  if (writer.wasImported(input, digest)) return { kind: 'unchanged' };

  const problems: string[] = [];
  const taken: CapCase[] = [];
  const metadata = readVolumeMetadata(files, problems);
  for (const name of files.cases()) {
    try {
      const facts = capCaseSchema.parse(JSON.parse(files.read(`cases/${name}.json`) ?? ''));
      writer.addCase(
        capCaseRecord(facts, {
          source: options.source,
          html: files.read(`html/${name}.html`),
          isRedacted: metadata?.redacted ?? false,
          documents: options.isPublished ? documentsOf(files, name, facts) : [],
        }),
      );
      taken.push(facts);
    } catch (error) {
      problems.push(`${files.name}, case ${name}: ${reasonOf(error)}`);
    }
  }

  coverVolume(files, taken, writer, options.source, problems);
  if (metadata?.last_page !== undefined && taken[0]) {
    writer.endVolume({ ...placeOf(taken[0]), lastPage: metadata.last_page, source: options.source });
  }
  writer.markImported(input, digest, taken.length);
  writer.commit();
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
 * Complete are the pages of the cases, where the volume's own list is there and every case of it was taken: a page between
 * two cases may hold an order, or a case that the project lacks, so nothing is said of it.
 */
function coverVolume(
  files: CapVolumeFiles,
  taken: readonly CapCase[],
  writer: LibraryWriter,
  source: string,
  problems: readonly string[],
): void {
  const [first] = taken;
  if (!first) return;
  const { reporter, volume } = placeOf(first);
  const isComplete =
    problems.length === 0 && files.read('VolumeMetadata.json') !== null && hasAllListed(files, taken);
  const snapshot = taken.reduce(
    (latest, { last_updated = '' }) => (last_updated > latest ? last_updated : latest),
    '',
  );
  const ranges = pageRanges(taken).map(([firstPage, lastPage]): CoverageRange => ({
    reporter,
    volume,
    matter: 'opinions',
    firstPage,
    lastPage,
    state: isComplete ? 'complete' : 'partial',
    source,
    snapshot: snapshot.slice(0, 10),
  }));
  writer.coverVolume({ reporter, volume, source }, ranges);
}

function hasAllListed(files: CapVolumeFiles, taken: readonly CapCase[]): boolean {
  const list = files.read('CasesMetadata.json');
  if (list === null) return false;
  const ids = new Set(taken.map(({ id }) => id));
  return listSchema.parse(JSON.parse(list)).every(({ id }) => ids.has(id));
}

/** Neighbouring and overlapping cases make one range. */
function pageRanges(cases: readonly CapCase[]): readonly (readonly [first: number, last: number])[] {
  const spans = cases
    .flatMap((facts): readonly [number, number][] => {
      const first = pageNumber(facts.first_page);
      const last = pageNumber(facts.last_page);
      return first === null || last === null || last < first ? [] : [[first, last]];
    })
    .sort(([left], [right]) => left - right);
  const ranges: [number, number][] = [];
  for (const [first, last] of spans) {
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
