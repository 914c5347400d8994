/** The add-in's manifest for one firm: its own address, its own id, perhaps its own name. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Firm {
  /** Of the relay as users reach it: `https://cite.firm.example`. */
  readonly origin: string;
  readonly id: string;
  readonly name?: string;
}

const templateOrigin = 'https://localhost:3000';

/** `template` is the text of `manifest.xml`. Microsoft's own library sets the id and the name. */
export async function firmManifest(template: string, { origin, id, name }: Firm): Promise<string> {
  // Loaded where it is wanted: a relay on one's own computer has no use for it.
  const { OfficeAddinManifest } = await import('office-addin-manifest');
  const folder = await mkdtemp(join(tmpdir(), 'cite-check-manifest-'));
  try {
    const file = join(folder, 'manifest.xml');
    await writeFile(file, template.replaceAll(templateOrigin, origin));
    await OfficeAddinManifest.modifyManifestFile(file, id, name);
    return `${await readFile(file, 'utf8')}\n`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same for the same address, always (a version 5 UUID), so that a relay needs no setting to keep its add-in's id. */
export function manifestIdOf(origin: string): string {
  const urlNamespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');
  const hash = createHash('sha1').update(urlNamespace).update(`${origin}/manifest.xml`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
