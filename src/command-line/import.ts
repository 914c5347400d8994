/** `npm run import -- cap PATH…` and `-- courtlistener DIR`: takes case law into the library under DATA_DIR, and says what could not be taken. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../checking/sentences/wording';
import { readDataPlace } from '../service/config';
import { capVolumePaths, openCapVolume } from '../service/library/import/cap-volume-files';
import { findBulkFiles } from '../service/library/import/courtlistener/bulk-files';
import {
  forgetStaging,
  importCourtListener,
} from '../service/library/import/courtlistener/import-courtlistener';
import { importCapVolume } from '../service/library/import/import-cap';
import { importProgress } from './import-progress';
import { openWriter } from './open-writer';
import { reportOf, summaryOf } from './report-courtlistener';
import { makeFolder } from '../service/make-folder';

const place = readDataPlace(process.env);

const USAGE = `Usage: npm run import -- cap PATH…
       npm run import -- courtlistener DIR

  cap            volumes of the Caselaw Access Project (static.case.law): the folder of a volume,
                 its zip, or a folder with any of these below it
  courtlistener  the bulk data of CourtListener: a folder with opinion-clusters-….csv.bz2, dockets-…,
                 citations-… and, where wanted, courts-… and opinions-…, compressed or not

The library stands in ${place.databaseUrl === null ? `DATA_DIR (${place.dataFolder})` : 'the database of DATABASE_URL'}. An import that was interrupted goes on where it stopped;
what was imported before and has not changed is not read again.`;

process.exitCode = await run(process.argv.slice(2));

async function run([source, ...paths]: readonly string[]): Promise<number> {
  const isKnown =
    (source === 'cap' && paths.length > 0) || (source === 'courtlistener' && paths.length === 1);
  if (!isKnown) {
    console.error(USAGE);
    return 2;
  }
  const absent = paths.filter((path) => !existsSync(path));
  if (absent.length > 0) {
    console.error(`Not found: ${absent.join(', ')}`);
    return 2;
  }
  try {
    return source === 'cap' ? await importCap(paths) : await importBulk(paths[0] ?? '');
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

async function importBulk(folder: string): Promise<number> {
  const library = place.libraryFolder;
  makeFolder(library);
  const staging = join(library, 'courtlistener-staging.sqlite');
  const progress = importProgress(process.stderr);
  const bulk = findBulkFiles(folder);
  const writer = await openWriter(place);
  try {
    const outcome = await importCourtListener(bulk, writer, {
      staging,
      tell: (step) => progress.show(step),
    });
    progress.end();
    const report = join(library, 'courtlistener-report.txt');
    // Before the end of the import: whoever goes on with one that was broken off there has nothing left to report.
    if (outcome.kind === 'imported') writeFileSync(report, reportOf(bulk, outcome));
    if (process.stderr.isTTY) console.error('Indexing the names …');
    await writer.finish();
    forgetStaging(staging);
    if (outcome.kind === 'unchanged') {
      console.log(`Nothing new: this data of CourtListener (${bulk.snapshot}) was imported before.`);
      return 0;
    }
    console.log(`${summaryOf(bulk, outcome)}\nListed in ${report}`);
    return 0;
  } catch (error) {
    progress.end();
    await writer.abandon();
    console.error(messageOf(error));
    console.error('Nothing of the library that is in use has changed.');
    return 1;
  }
}

async function importCap(paths: readonly string[]): Promise<number> {
  const library = place.libraryFolder;
  makeFolder(library);
  const report = join(library, 'import-problems.txt');
  const writer = await openWriter(place);
  const progress = importProgress(process.stderr);
  const total = { volumes: 0, unchanged: 0, cases: 0, problems: 0 };

  const note = (problems: readonly string[]): void => {
    total.problems += problems.length;
    for (const problem of problems) appendFileSync(report, `${new Date().toISOString()} ${problem}\n`);
  };

  const volumes = paths.flatMap(capVolumePaths);
  const showDone = (done: number): void =>
    progress.show({ stage: 'volumes', done, total: volumes.length, unit: 'volumes' });
  for (const [at, path] of volumes.entries()) {
    showDone(at);
    try {
      const volume = openCapVolume(path);
      const outcome = await importCapVolume(volume, writer, { source: 'cap', isPublished: true });
      if (outcome.kind === 'unchanged') {
        total.unchanged += 1;
        continue;
      }
      total.volumes += 1;
      total.cases += outcome.cases;
      note(outcome.problems);
    } catch (error) {
      note([`${path}: ${messageOf(error)}`]);
    }
  }
  showDone(volumes.length);
  progress.end();
  if (process.stderr.isTTY) console.error('Indexing the names …');
  await writer.finish();
  console.log(
    `${counted(total.volumes, 'volume')} with ${counted(total.cases, 'case')} imported; ${counted(total.unchanged, 'volume')} unchanged.`,
  );
  if (total.problems > 0) console.log(`${counted(total.problems, 'problem')}, listed in ${report}`);
  return total.problems > 0 ? 1 : 0;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
