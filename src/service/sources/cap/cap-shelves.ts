/**
 * The volumes fetched from the static site: each a shelf beside the library's own, `cap-f3d-100`, that a running service finds there.
 * Built in a program of its own: reading a volume takes seconds in which nobody else would be answered.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { errorCode } from '../../../http/error-code';
import type { Library } from '../../library/library';
import { readCoverage } from '../../library/sqlite/read-coverage';
import { openSqliteShelf } from '../../library/sqlite/sqlite-shelf';

export interface CapVolume {
  /** As the site calls it: `f3d`. */
  readonly slug: string;
  /** Canonical: `F.3d`. */
  readonly reporter: string;
  readonly volume: string;
}

export interface CapShelves {
  /** Whether another volume can be taken in: each shelf costs every lookup a little. */
  readonly hasRoom: boolean;
  /** The volume where it has been fetched. It stays open; close it not. */
  open(volume: CapVolume): Library | null;
  /** Makes the folder for the volume's archive; false while another process is fetching the same. */
  begin(volume: CapVolume): boolean;
  archiveOf(volume: CapVolume): string;
  /** Makes the archive a shelf. Rejects for one that is no such volume. */
  finish(volume: CapVolume, signal: AbortSignal): Promise<void>;
  abandon(volume: CapVolume): void;
  close(): Promise<void>;
}

/** Where an import of a whole reporter is the better way. */
const MOST_SHELVES = 400;
const MOST_OPEN = 24;
/** What another process began so long ago, it will not finish. */
const ABANDONED_AFTER_MS = 15 * 60 * 1000;
const IMPORT = fileURLToPath(new URL('./import-volume.ts', import.meta.url));

export function capShelves(folder: string): CapShelves {
  const opened = new Map<string, Library>();
  const shelfOf = ({ slug, volume }: CapVolume): string => join(folder, `cap-${slug}-${volume}`);
  const partOf = (volume: CapVolume): string => `${shelfOf(volume)}.part`;
  const count = (): number =>
    existsSync(folder) ? readdirSync(folder).filter((name) => /^cap-.*(?<!\.part)$/.test(name)).length : 0;

  return {
    get hasRoom() {
      return count() < MOST_SHELVES;
    },
    open(volume) {
      const shelf = shelfOf(volume);
      const held = opened.get(shelf);
      if (held) return held;
      if (!existsSync(join(shelf, 'index.sqlite'))) return null;
      const [oldest] = opened.entries();
      if (opened.size >= MOST_OPEN && oldest) {
        opened.delete(oldest[0]);
        // Whoever still reads in it has a minute.
        setTimeout(() => void oldest[1].close(), 60_000).unref();
      }
      const library = openSqliteShelf(shelf);
      opened.set(shelf, library);
      return library;
    },
    begin(volume) {
      const part = partOf(volume);
      mkdirSync(folder, { recursive: true });
      const began = statSync(part, { throwIfNoEntry: false })?.mtimeMs;
      if (began !== undefined && Date.now() - began > ABANDONED_AFTER_MS) {
        rmSync(part, { recursive: true, force: true });
      }
      try {
        mkdirSync(part);
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
      mkdirSync(join(part, volume.slug));
      return true;
    },
    archiveOf: (volume) => archiveIn(partOf(volume), volume),
    async finish(volume, signal) {
      const part = partOf(volume);
      const shelf = join(part, 'shelf');
      await importArchive(archiveIn(part, volume), shelf, signal);
      const coverage = readCoverage(shelf);
      const isIt = coverage.every(
        (range) => range.reporter === volume.reporter && range.volume === volume.volume,
      );
      if (coverage.length === 0 || !isIt) throw new OtherVolume();
      renameSync(shelf, shelfOf(volume));
      rmSync(part, { recursive: true, force: true });
    },
    abandon: (volume) => rmSync(partOf(volume), { recursive: true, force: true }),
    async close() {
      await Promise.all([...opened.values()].map((library) => library.close()));
      opened.clear();
    },
  };
}

/** The archive holds another volume than its address says. */
export class OtherVolume extends Error {
  override readonly name = 'OtherVolume';
}

/** Where the import reads reporter and volume from the path. */
function archiveIn(part: string, { slug, volume }: CapVolume): string {
  return join(part, slug, `${volume}.zip`);
}

function isTaken(error: unknown): boolean {
  return errorCode(error) === 'EEXIST';
}

function importArchive(archive: string, shelf: string, signal: AbortSignal): Promise<void> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return new Promise((resolve, reject) => {
    const program = spawn(
      process.execPath,
      ['--max-old-space-size=1024', '--import', loader, IMPORT, archive, shelf],
      // Nothing of the service's settings, keys among them, is its business.
      { signal, stdio: 'ignore', env: {} },
    );
    program.once('error', reject);
    program.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('the volume could not be read'));
    });
  });
}
