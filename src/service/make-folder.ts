/** Makes a folder with those above it. Node's own recursive `mkdir` never ends where a file system says `ENOENT` though the parent is there (`/proc`). */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../http/error-code';

/** `mode` is that of every folder made here; one that stands already stays as it is. */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return;
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Another program was quicker.
    if (isFolder(folder)) return;
    const parent = dirname(folder);
    if (errorCode(error) !== 'ENOENT' || parent === folder || isFolder(parent)) throw error;
    makeFolder(parent, mode);
    makeFolder(folder, mode);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
