import type { CoverageRange } from '../../src/service/library/coverage';
import type { LibraryWriter } from '../../src/service/library/library-writer';
import type { Holdings } from './memory-library';

/** Hands `holdings` to a writer, without finishing. */
export async function fillLibrary(
  writer: LibraryWriter,
  { cases, coverage = [], volumeEnds = [] }: Holdings,
): Promise<void> {
  for (const record of cases) await writer.addCase(record);
  const keyOf = ({ reporter, volume, source }: CoverageRange): string => `${volume} ${reporter} ${source}`;
  const volumes = new Map(coverage.map((range) => [keyOf(range), range]));
  for (const [key, volume] of volumes) {
    await writer.coverVolume(
      volume,
      coverage.filter((range) => keyOf(range) === key),
    );
  }
  for (const end of volumeEnds) await writer.endVolume(end);
}
