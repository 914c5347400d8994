/**
 * One volume of the Caselaw Access Project as it lies on a disk: the folder of the static site (`cases/`, `html/`), or the
 * volume's zip (`metadata/`, `json/`, `html/`). What is too large, leads elsewhere or is a link is refused.
 */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

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

/** The volumes in `path`: a zip, the folder of a volume, or a folder with any of these below it. */
export function capVolumesIn(path: string): readonly CapVolumeFiles[] {
  if (!lstatSync(path).isDirectory()) return [zippedVolume(path)];
  if (existsSync(join(path, 'cases')) || existsSync(join(path, 'json'))) return [folderVolume(path)];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (entry.isFile() && entry.name.endsWith('.zip')))
    .map(({ name }) => name)
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .flatMap((name) => capVolumesIn(join(path, name)));
}

function folderVolume(folder: string): CapVolumeFiles {
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
    read: (file) => bytesOf(file)?.toString('utf8') ?? null,
  };
}

function zippedVolume(path: string): CapVolumeFiles {
  const state = lstatSync(path);
  if (!state.isFile()) throw new Error(`${path} is not a plain file`);
  if (state.size > MAX_VOLUME_BYTES) throw new Error(`${path} is larger than ${MAX_VOLUME_BYTES} bytes`);
  const zip = readFileSync(path);
  let total = 0;
  const entries = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (!/^(?:metadata|json|html)\/[^/\\]+$/.test(name)) return false;
      total += originalSize;
      if (originalSize > MAX_FILE_BYTES || total > MAX_VOLUME_BYTES) {
        throw new Error(`${path} unpacks to more than a volume can hold`);
      }
      return true;
    },
  });
  const [volume = ''] = basename(path).split('.zip');
  return {
    name: path,
    address: { reporter: basename(dirname(path)), volume },
    digest: () => createHash('sha256').update(zip).digest('hex'),
    cases: () =>
      Object.keys(entries)
        .flatMap((name) => /^json\/(.+)\.json$/.exec(name)?.[1] ?? [])
        .sort(),
    read(file) {
      const name = file.startsWith('cases/')
        ? `json/${file.slice('cases/'.length)}`
        : file.startsWith('html/')
          ? file
          : `metadata/${file}`;
      const body = entries[name];
      return body ? Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8') : null;
    },
  };
}
