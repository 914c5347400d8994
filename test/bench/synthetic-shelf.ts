/** The synthetic library as a shelf on the disk, kept between benches: `LIBRARY_FOLDER` says where, `SIZE` is its number of cases (a million unless set). */
import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBulkShelf } from './bulk-shelf';
import { syntheticLibrary, type SyntheticLibrary } from './synthetic-library';

export interface SyntheticShelf {
  /** A folder of shelves with this one in it. */
  readonly folder: string;
  readonly synthetic: SyntheticLibrary;
}

/** Builds it where it does not stand yet, and prints what that took. */
export function openSyntheticShelf(): SyntheticShelf {
  const size = Number(process.env['SIZE'] ?? 1_000_000);
  const folder = join(process.env['LIBRARY_FOLDER'] ?? tmpdir(), `cite-check-synthetic-${String(size)}`);
  const synthetic = syntheticLibrary(size);
  const shelf = join(folder, 'synthetic');
  if (!existsSync(join(shelf, 'index.sqlite'))) {
    let started = performance.now();
    let used = process.cpuUsage();
    writeBulkShelf(shelf, { cases: synthetic.cases(), coverage: synthetic.coverage() }, (stage) => {
      const { user, system } = process.cpuUsage(used);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      report(`built: ${stage}`, `${seconds} s, of the processor ${((user + system) / 1e6).toFixed(1)} s`);
      started = performance.now();
      used = process.cpuUsage();
    });
  }
  const bytes = statSync(join(shelf, 'index.sqlite')).size;
  report('library', `${String(size)} cases, ${(bytes / 1e9).toFixed(2)} GB, in ${folder}`);
  return { folder, synthetic };
}

export function report(what: string, value: string): void {
  console.log(`${what.padEnd(34)} ${value}`);
}
