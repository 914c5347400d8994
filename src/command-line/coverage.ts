/** `npm run coverage`: for which pages of which volumes the library is complete, and by which source. */
import { basename } from 'node:path';
import { counted } from '../checking/sentences/wording';
import { readDataPlace } from '../service/config';
import type { CoverageRange } from '../service/library/coverage';
import { readPostgresCoverage } from '../service/library/postgres/read-coverage';
import { readCoverage } from '../service/library/sqlite/read-coverage';
import { shelvesIn } from '../service/library/sqlite/sqlite-library';
import { openPostgres } from '../service/databases/open-postgres';

const place = readDataPlace(process.env);
// Printed into `head`, the rest is not wanted.
process.stdout.on('error', () => process.exit(0));
process.exitCode = place.databaseUrl === null ? showShelves() : await showDatabase(place.databaseUrl);

function showShelves(): number {
  const shelves = shelvesIn(place.libraryFolder);
  if (shelves.length === 0) {
    console.log(
      `No library stands in ${place.libraryFolder} yet. The starter library is put there when the service first starts; npm run import adds more.`,
    );
  }
  try {
    for (const shelf of shelves) show(basename(shelf), readCoverage(shelf));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

async function showDatabase(url: string): Promise<number> {
  const opened = await openPostgres(url);
  if (opened.kind === 'fault') {
    console.error(opened.message);
    return 2;
  }
  show('database', await readPostgresCoverage(opened.database));
  await opened.database.close();
  return 0;
}

function show(name: string, ranges: readonly CoverageRange[]): void {
  const volumes = byVolume(ranges);
  console.log(`${name}: ${counted(volumes.size, 'volume')}`);
  for (const [volume, parts] of volumes) console.log(`  ${volume}  ${parts.map(describeRange).join(', ')}`);
}

/** One line for what one source has of one volume. */
function byVolume(ranges: readonly CoverageRange[]): ReadonlyMap<string, readonly CoverageRange[]> {
  const volumes = new Map<string, CoverageRange[]>();
  for (const range of ranges) {
    const key = `${range.volume} ${range.reporter}, ${range.matter}, ${range.state} (${range.source} ${range.snapshot}):`;
    const known = volumes.get(key);
    if (known) known.push(range);
    else volumes.set(key, [range]);
  }
  return volumes;
}

function describeRange({ firstPage, lastPage }: CoverageRange): string {
  return firstPage === lastPage ? `${firstPage}` : `${firstPage}–${lastPage}`;
}
