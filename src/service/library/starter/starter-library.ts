/**
 * The library that comes with the product (`assets/starter`: facts of much-cited decisions, and one fictional volume), with
 * whatever was imported beside it. Its shelf is built at the first start, and again when the assets have changed.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capVolumesIn } from '../import/cap-volume-files';
import { importCapVolume } from '../import/import-cap';
import type { Library } from '../library';
import { LIBRARY_VERSION } from '../sqlite/library-schema';
import { openLibraryWriter } from '../sqlite/library-writer';
import { openSqliteLibrary } from '../sqlite/sqlite-library';
import { readStarterCases } from './starter-cases';
import { makeFolder } from '../../make-folder';

const ASSETS = fileURLToPath(new URL('../../../../assets/starter', import.meta.url));
/** Changes with what is made of the same assets, so that they are read again. */
const READING = 3;
/** What another start left unfinished for so long, it will not finish. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Every shelf in `libraryFolder` (`DATA_DIR/library`), the starter's among them. */
export async function openStarterLibrary(libraryFolder: string, assets: string = ASSETS): Promise<Library> {
  makeFolder(libraryFolder);
  await buildStarterShelf(libraryFolder, assets);
  return openSqliteLibrary(libraryFolder);
}

/** In a folder of its own that is renamed when it is whole: two starts at once do no harm, and a killed one leaves nothing. */
async function buildStarterShelf(library: string, assets: string): Promise<void> {
  const shelf = join(library, `starter-${digestOf(assets)}`);
  if (!existsSync(shelf)) {
    const part = `${shelf}.${randomUUID()}.part`;
    await writeShelf(part, assets);
    try {
      renameSync(part, shelf);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      if (!existsSync(shelf)) throw error;
    }
  }
  removeOlder(library, shelf);
}

async function writeShelf(folder: string, assets: string): Promise<void> {
  const writer = openLibraryWriter(folder);
  for (const record of readStarterCases(readFileSync(join(assets, 'cases.tsv'), 'utf8')))
    writer.addCase(record);
  for (const volume of capVolumesIn(join(assets, 'example-reports'))) {
    const outcome = await importCapVolume(volume, writer, { source: 'example', isPublished: false });
    if (outcome.kind === 'imported' && outcome.problems.length > 0) {
      throw new Error(`The starter library is damaged: ${outcome.problems.join('; ')}`);
    }
  }
  writer.finish();
}

function digestOf(assets: string): string {
  const hash = createHash('sha256').update(`version ${LIBRARY_VERSION}, reading ${READING}\n`);
  const files = readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(assets.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function removeOlder(library: string, current: string): void {
  for (const name of readdirSync(library)) {
    const path = join(library, name);
    if (!name.startsWith('starter-') || path === current) continue;
    const isBeingBuilt = name.endsWith('.part') && Date.now() - statSync(path).mtimeMs < ABANDONED_AFTER_MS;
    if (!isBeingBuilt) rmSync(path, { recursive: true, force: true });
  }
}
