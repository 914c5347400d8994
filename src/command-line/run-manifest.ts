/** `npm run manifest`: writes the add-in's manifest for a firm. */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorCode } from '../http/error-code';
import { firmManifest } from '../relay/firm-manifest';
import { validateManifest } from './validate-manifest';

export type ManifestOutcome =
  | { readonly kind: 'written'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

const usage =
  'npm run manifest -- --url https://cite.firm.example --id new\n' +
  '  --url   the https address of the relay, as users reach it\n' +
  '  --id    new for a first manifest; the id of the earlier one for an update\n' +
  '  --name  how the add-in is called in Word (Cite Check)\n' +
  '  --out   the file to write (firm-manifest.xml); it must not exist yet\n';

/** `template` is the manifest of the package. */
export async function runManifest(args: readonly string[], template: string): Promise<ManifestOutcome> {
  const read = readArguments(args);
  if (typeof read === 'string') return refused(read);
  const { origin, id, name, file } = read;
  const manifest = await firmManifest(readFileSync(template, 'utf8'), {
    origin,
    id,
    ...(name === undefined ? {} : { name }),
  });
  const faults = validateManifest(manifest);
  if (faults.length > 0) return refused(`The manifest would not be valid.\n${faults.join('\n')}`);
  try {
    // An earlier one may be the only place where the id of a deployed add-in stands.
    writeFileSync(file, manifest, { flag: 'wx' });
  } catch (error) {
    return refused(
      errorCode(error) === 'EEXIST'
        ? `${file} is there already. Its id is in it: name another file with --out, or move it away.`
        : `${file} cannot be written.`,
    );
  }
  return {
    kind: 'written',
    message: `Wrote ${file} for ${origin}.\nIts id is ${id}: keep it, an update of the add-in needs the same.\n`,
  };
}

interface Wanted {
  readonly origin: string;
  readonly id: string;
  readonly name: string | undefined;
  readonly file: string;
}

function readArguments(args: readonly string[]): Wanted | string {
  let values: { url?: string; id?: string; name?: string; out?: string };
  try {
    const text = { type: 'string' } as const;
    values = parseArgs({ args: [...args], options: { url: text, id: text, name: text, out: text } }).values;
  } catch {
    return `That is not understood.\n${usage}`;
  }
  const { url, id, name, out = 'firm-manifest.xml' } = values;
  if (url === undefined || id === undefined) return `Both --url and --id are needed.\n${usage}`;
  const address = URL.canParse(url) ? new URL(url) : null;
  if (
    address === null ||
    address.protocol !== 'https:' ||
    address.origin !== url.replace(/\/$/, '').toLowerCase()
  ) {
    return '--url must be an https address without a path, like https://cite.firm.example.';
  }
  if (id !== 'new' && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) {
    return '--id must be new, or an id like 00000000-1111-2222-3333-444444444444.';
  }
  if (name !== undefined && !/^[^\p{Cc}]{1,125}$/u.test(name)) return '--name must be 1 to 125 characters.';
  return {
    origin: address.origin,
    id: id === 'new' ? randomUUID() : id.toLowerCase(),
    name,
    file: resolve(out),
  };
}

function refused(message: string): ManifestOutcome {
  return { kind: 'refused', message: message.endsWith('\n') ? message : `${message}\n` };
}
