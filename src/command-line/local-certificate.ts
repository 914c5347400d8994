/** A certificate for `localhost`, made on this computer and good for nowhere else. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generateCertificates, getHttpsServerOptions } from 'office-addin-dev-certs';
import { makeFolder } from '../service/make-folder';

export interface LocalCertificate {
  readonly cert: string;
  readonly key: string;
  /** What the browser still has to be told to trust; `null` where the system trusts it already. */
  readonly toTrust: string | null;
}

const daysValid = 30;

/**
 * On Windows and the Mac the system is asked to trust it, and asks its user. Elsewhere nothing is installed: that would
 * take administrator's rights, and there is no Word to need it.
 */
export async function localCertificate(platform: NodeJS.Platform, folder: string): Promise<LocalCertificate> {
  if (platform === 'win32' || platform === 'darwin') {
    const { cert, key } = await getHttpsServerOptions(daysValid);
    return { cert: text(cert), key: text(key), toTrust: null };
  }
  const ca = join(folder, 'ca.crt');
  const cert = join(folder, 'localhost.crt');
  const key = join(folder, 'localhost.key');
  if (!isFresh(cert)) {
    makeFolder(folder, 0o700);
    await generateCertificates(ca, cert, key, daysValid);
  }
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8'), toTrust: ca };
}

function isFresh(file: string): boolean {
  return existsSync(file) && Date.now() - statSync(file).mtimeMs < (daysValid - 1) * 86_400_000;
}

/** The library types as strings what it reads as bytes. */
function text(part: unknown): string {
  if (typeof part === 'string') return part;
  if (Buffer.isBuffer(part)) return part.toString('utf8');
  throw new Error('The certificate for localhost cannot be read.');
}
