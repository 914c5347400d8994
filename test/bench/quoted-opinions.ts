/**
 * Opinions for briefs to quote: those of the volumes of `../shared/data/cap`, each volume in many copies, so that there are thousands;
 * without that folder the few of the Example Reports.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CaseRecord } from '../../src/service/library/case-record';
import { capVolumesIn } from '../../src/service/library/import/cap-volume-files';
import { importCapVolume } from '../../src/service/library/import/import-cap';
import type { LibraryWriter } from '../../src/service/library/library-writer';
import { openLibraryWriter } from '../../src/service/library/sqlite/library-writer';

const shared = fileURLToPath(new URL('../../../shared/data/cap', import.meta.url));
const starter = fileURLToPath(new URL('../../assets/starter/example-reports', import.meta.url));
/** As many volumes as the shortest of the series has. */
const COPIES = 17;

export interface QuotedOpinions {
  readonly records: readonly CaseRecord[];
  readonly from: string;
}

export async function readQuotedOpinions(): Promise<QuotedOpinions> {
  if (!existsSync(shared)) return { records: await casesIn(starter), from: 'the Example Reports' };
  const cases = await casesIn(shared);
  const copies = Array.from({ length: COPIES }, (_, copy) =>
    cases.map((record) => inVolume(record, copy + 1)),
  );
  return { records: copies.flat(), from: `${String(COPIES)} copies of real volumes` };
}

/** A shelf of its own. */
export function writeOpinionShelf(folder: string, records: readonly CaseRecord[]): void {
  const writer = openLibraryWriter(folder);
  for (const record of records) writer.addCase(record);
  writer.finish();
}

async function casesIn(folder: string): Promise<readonly CaseRecord[]> {
  const records: CaseRecord[] = [];
  const nothing = (): undefined => undefined;
  const collector: LibraryWriter = {
    retain: () => 0,
    addCase(record) {
      if (record.opinion?.complete === true) records.push(record);
      return undefined;
    },
    coverVolume: nothing,
    endVolume: nothing,
    wasImported: () => false,
    markImported: nothing,
    commit: nothing,
    finish: nothing,
    abandon: nothing,
  };
  for (const volume of capVolumesIn(folder)) {
    await importCapVolume(volume, collector, { source: 'bench', isPublished: false });
  }
  return records;
}

function inVolume(record: CaseRecord, volume: number): CaseRecord {
  const places = record.places.map((place) => ({ ...place, volume: String(volume) }));
  return { ...record, id: `${record.id}-${String(volume)}`, places };
}
