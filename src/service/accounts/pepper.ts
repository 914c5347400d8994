/** The secret outside the database under which keys and requests are digested (HMAC-SHA-256). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../../http/error-code';

export class Pepper {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    if (secret.length < 32) throw new Error('a pepper has at least 32 bytes');
    this.#secret = secret;
  }

  /** Hexadecimal. The purpose keeps the digests of keys and of requests apart. */
  digest(purpose: 'key' | 'idempotency key' | 'request' | 'fingerprint', text: string): string {
    return createHmac('sha256', this.#secret).update(purpose).update('\0').update(text).digest('hex');
  }
}

/** In constant time for digests of equal length. */
export function digestsAgree(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Reads the pepper; writes a new one, readable by its owner alone, where there is none and `mayCreate`.
 * `null`: there is none. A file that holds anything else throws.
 */
export function readPepper(file: string, mayCreate: boolean): Pepper | null {
  const held = readIfPresent(file);
  if (held !== null) return pepperOf(held, file);
  if (!mayCreate) return null;

  // Written aside and linked into place, so that of two programs starting at once both read the same whole file.
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    chmodSync(aside, 0o600);
    linkSync(aside, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return pepperOf(readFileSync(file, 'utf8'), file);
}

function pepperOf(text: string, file: string): Pepper {
  const written = text.trim();
  if (!/^[A-Za-z0-9_-]{43,}$/.test(written)) {
    throw new Error(`${file} holds no pepper: expected at least 32 bytes in base64url`);
  }
  return new Pepper(Buffer.from(written, 'base64url'));
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
