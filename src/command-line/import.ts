/** `npm run import -- cap PATH…`: takes volumes of case law into the library under DATA_DIR, and says what could not be taken. */
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { capVolumesIn, type CapVolumeFiles } from '../service/library/import/cap-volume-files';
import { importCapVolume } from '../service/library/import/import-cap';
import { openLibraryWriter } from '../service/library/library-writer';

const USAGE = `Usage: npm run import -- cap PATH…

  cap   volumes of the Caselaw Access Project (static.case.law): the folder of a volume,
        its zip, or a folder with any of these below it

The library stands in DATA_DIR (${dataDir()}). An import that was interrupted goes on where it stopped;
what was imported before and has not changed is not read again.`;

process.exitCode = run(process.argv.slice(2));

function run([source, ...paths]: readonly string[]): number {
  if (source !== 'cap' || paths.length === 0) {
    console.error(USAGE);
    return 2;
  }
  const absent = paths.filter((path) => !existsSync(path));
  if (absent.length > 0) {
    console.error(`Not found: ${absent.join(', ')}`);
    return 2;
  }
  return importCap(paths);
}

function importCap(paths: readonly string[]): number {
  const library = join(dataDir(), 'library');
  mkdirSync(library, { recursive: true });
  const report = join(library, 'import-problems.txt');
  const writer = openLibraryWriter(join(library, 'imported'));
  const total = { volumes: 0, unchanged: 0, cases: 0, problems: 0 };

  const note = (problems: readonly string[]): void => {
    total.problems += problems.length;
    for (const problem of problems) appendFileSync(report, `${new Date().toISOString()} ${problem}\n`);
  };

  for (const volume of volumesIn(paths, note)) {
    showProgress(`${volume.name} … ${total.cases} cases`);
    try {
      const outcome = importCapVolume(volume, writer, { source: 'cap', isPublished: true });
      if (outcome.kind === 'unchanged') {
        total.unchanged += 1;
        continue;
      }
      total.volumes += 1;
      total.cases += outcome.cases;
      note(outcome.problems);
    } catch (error) {
      note([`${volume.name}: ${error instanceof Error ? error.message : String(error)}`]);
    }
  }
  showProgress('Indexing the names …');
  writer.finish();
  showProgress('');
  console.log(
    `${total.volumes} volumes with ${total.cases} cases imported; ${total.unchanged} volumes unchanged.`,
  );
  if (total.problems > 0) console.log(`${total.problems} problems, listed in ${report}`);
  return total.problems > 0 ? 1 : 0;
}

/** A volume that cannot even be opened is a problem among others. */
function* volumesIn(
  paths: readonly string[],
  note: (problems: readonly string[]) => void,
): Generator<CapVolumeFiles> {
  for (const path of paths) {
    try {
      yield* capVolumesIn(path);
    } catch (error) {
      note([`${path}: ${error instanceof Error ? error.message : String(error)}`]);
    }
  }
}

function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
}

function dataDir(): string {
  return process.env['DATA_DIR'] ?? '.data';
}
