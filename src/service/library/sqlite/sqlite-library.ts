/** The library in SQLite: a folder of shelves, each an index with its text packs, read as one. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { combineLibraries } from '../combine-libraries';
import { holdOpinions } from '../hold-opinions';
import { holdSearches } from '../hold-searches';
import type { Library } from '../library';
import { renewLibrary } from './renew-library';
import { openSqliteShelf } from './sqlite-shelf';

const INDEX = 'index.sqlite';

/**
 * `path` is a folder of shelves, one shelf, or its `index.sqlite`. An empty or missing folder is a library that holds nothing:
 * every place is `notCovered`. A shelf that is added or replaced is seen within `checkEveryMs`.
 */
export function openSqliteLibrary(path: string, checkEveryMs = 5_000): Library {
  return renewLibrary({
    open: () => holdSearches(holdOpinions(combineLibraries(openShelves(shelvesIn(path))))),
    stamp: () => shelvesIn(path).map(stampOf).join('\n'),
    checkEveryMs,
    report(error) {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      process.emitWarning(`What was put into the library is not used yet: ${reason}`, 'LibraryWarning');
    },
  });
}

/** All or none. */
function openShelves(folders: readonly string[]): readonly Library[] {
  const opened: Library[] = [];
  try {
    for (const folder of folders) opened.push(openSqliteShelf(folder));
    return opened;
  } catch (error) {
    for (const shelf of opened) void shelf.close();
    throw error;
  }
}

/** An import puts a new file in the place of the index. */
function stampOf(shelf: string): string {
  const state = statSync(join(shelf, INDEX), { throwIfNoEntry: false });
  return `${shelf} ${state?.ino ?? 0} ${state?.mtimeMs ?? 0}`;
}

/** Folders that hold an index. A folder that ends in `.part` is still being built. */
export function shelvesIn(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return basename(path) === INDEX ? [dirname(path)] : [];
  if (existsSync(join(path, INDEX))) return [path];
  return readdirSync(path)
    .filter((name) => !name.endsWith('.part') && existsSync(join(path, name, INDEX)))
    .sort()
    .map((name) => join(path, name));
}
