import { openLibraryWriter } from '../../src/service/library/sqlite/library-writer';
import type { Holdings } from './memory-library';

/** Writes `holdings` as a shelf of the SQLite library. */
export function buildShelf(folder: string, { cases, coverage = [], volumeEnds = [] }: Holdings): void {
  const writer = openLibraryWriter(folder);
  for (const record of cases) writer.addCase(record);
  const volumes = new Set(
    coverage.map(({ reporter, volume, source }) => JSON.stringify([reporter, volume, source])),
  );
  for (const key of volumes) {
    const [reporter, volume, source] = JSON.parse(key) as [string, string, string];
    writer.coverVolume(
      { reporter, volume, source },
      coverage.filter(
        (range) => range.reporter === reporter && range.volume === volume && range.source === source,
      ),
    );
  }
  for (const end of volumeEnds) writer.endVolume(end);
  writer.finish();
}
