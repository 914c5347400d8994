/**
 * One volume of the Caselaw Access Project as it lies on a disk: the folder of the static site (`cases/`, `html/`), or the
 * volume's zip (`metadata/`, `json/`, `html/`). What is too large, leads elsewhere or is a link is refused.
 */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readBulkInput } from './bulk/bulk-input';
import { openZipArchive } from './zip-archive';

/** The largest volumes have about 100 MB of JSON and HTML. */
const MAX_VOLUME_BYTES = 1024 ** 3;
const MAX_FILE_BYTES = 128 * 1024 ** 2;

export interface CapVolumeFiles {
  /** How messages call it. */
  readonly name: string;
  /** As the static site calls reporter and volume in its addresses; absent where the place of the files does not tell. */
  readonly address?: { readonly reporter: string; readonly volume: string };
  /** The same for the same content. */
  digest(): string;
  /** Names of the cases, `0010-01`, in order of their pages. */
  cases(): readonly string[];
  /** `null` where there is no such file. Throws where it is too large or a link. */
  read(file: `${'cases' | 'html'}/${string}` | `${'Volume' | 'Cases'}Metadata.json`): string | null;
}

export function capVolumesIn(path: string): readonly CapVolumeFiles[] {
  return capVolumePaths(path).map(openCapVolume);
}

/** Where the volumes in `path` lie: a zip, the folder of a volume, or a folder with any of these below it. Links are not followed. */
export function capVolumePaths(path: string): readonly string[] {
  if (!lstatSync(path).isDirectory() || isVolume(path)) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (entry.isFile() && entry.name.endsWith('.zip')))
    .map(({ name }) => name)
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .flatMap((name) => capVolumePaths(join(path, name)));
}

/** One of `capVolumePaths`. Throws where it cannot be read as a volume. */
export function openCapVolume(path: string): CapVolumeFiles {
  return lstatSync(path).isDirectory() ? folderVolume(path) : zippedVolume(path);
}

function isVolume(folder: string): boolean {
  return existsSync(join(folder, 'cases')) || existsSync(join(folder, 'json'));
}

function folderVolume(folder: string): CapVolumeFiles {
  for (const name of ['cases', 'json', 'html', 'metadata']) {
    const isLink = lstatSync(join(folder, name), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    if (isLink) throw new Error(`${join(folder, name)} is a link`);
  }
  const casesFolder = existsSync(join(folder, 'cases')) ? 'cases' : 'json';
  const isZipLayout = casesFolder === 'json';
  const cases = readdirSync(join(folder, casesFolder), { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.json'))
    .map(({ name }) => name.slice(0, -'.json'.length))
    .sort();

  const pathOf = (file: string): string => {
    if (file.startsWith('cases/')) return join(folder, casesFolder, file.slice('cases/'.length));
    return isZipLayout && file.endsWith('Metadata.json')
      ? join(folder, 'metadata', file)
      : join(folder, file);
  };

  const bytesOf = (file: string): Buffer | null => {
    const path = pathOf(file);
    const state = lstatSync(path, { throwIfNoEntry: false });
    if (!state) return null;
    if (!state.isFile()) throw new Error(`${file} is not a plain file`);
    if (state.size > MAX_FILE_BYTES) throw new Error(`${file} is larger than ${MAX_FILE_BYTES} bytes`);
    return readFileSync(path);
  };

  return {
    name: folder,
    address: { reporter: basename(dirname(folder)), volume: basename(folder) },
    digest() {
      const hash = createHash('sha256');
      const files = ['VolumeMetadata.json', 'CasesMetadata.json'];
      files.push(...cases.flatMap((name) => [`cases/${name}.json`, `html/${name}.html`]));
      for (const file of files) {
        const body = lstatSync(pathOf(file), { throwIfNoEntry: false })?.isFile() ? bytesOf(file) : null;
        hash.update(`${file} ${body?.length ?? 'absent'}\n`);
        if (body) hash.update(body);
      }
      return hash.digest('hex');
    },
    cases: () => cases,
    read: (file) => textOf(bytesOf(file)),
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Throws where the bytes are no UTF-8. */
function textOf(bytes: Buffer | null): string | null {
  return bytes === null ? null : utf8.decode(bytes);
}

function zippedVolume(path: string): CapVolumeFiles {
  const state = lstatSync(path);
  if (!state.isFile()) throw new Error(`${path} is not a plain file`);
  if (state.size > MAX_VOLUME_BYTES) throw new Error(`${path} is larger than ${MAX_VOLUME_BYTES} bytes`);
  const zip = openZipArchive(path, /^(?:metadata|json|html)\/[^/\\]+$/, {
    entryBytes: MAX_FILE_BYTES,
    totalBytes: MAX_VOLUME_BYTES,
  });
  const [volume = ''] = basename(path).split('.zip');
  return {
    name: path,
    address: { reporter: basename(dirname(path)), volume },
    digest() {
      const hash = createHash('sha256');
      for (const { bytes } of readBulkInput(path)) hash.update(bytes);
      return hash.digest('hex');
    },
    cases: () => zip.names.flatMap((name) => /^json\/(.+)\.json$/.exec(name)?.[1] ?? []).sort(),
    read(file) {
      const name = file.startsWith('cases/')
        ? `json/${file.slice('cases/'.length)}`
        : file.startsWith('html/')
          ? file
          : `metadata/${file}`;
      return textOf(zip.read(name));
    },
  };
}
