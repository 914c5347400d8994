/** `npm run coverage`: for which pages of which volumes the library under DATA_DIR is complete, and by which source. */
import { basename, join } from 'node:path';
import type { CoverageRange } from '../service/library/coverage';
import { readCoverage } from '../service/library/read-coverage';
import { shelvesIn } from '../service/library/sqlite-library';

const library = join(process.env['DATA_DIR'] ?? '.data', 'library');
const shelves = shelvesIn(library);
if (shelves.length === 0) console.log(`No library stands in ${library}.`);

for (const shelf of shelves) {
  const volumes = byVolume(readCoverage(shelf));
  console.log(`${basename(shelf)}: ${volumes.size} volumes`);
  for (const [volume, ranges] of volumes) console.log(`  ${volume}  ${ranges.map(describeRange).join(', ')}`);
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
