/**
 * Hashes of texts under a salt of this computer: the same text has the same one here, and another elsewhere, so that nobody who
 * sees one can try out what it may be of. Where the salt cannot be kept, it holds as long as the pane is open.
 */
import type { TextStore } from './text-store';

const saltName = 'cite-check-salt';
const hashBytes = 12;

export class SaltedHashes {
  private salt: string | undefined;

  constructor(private readonly store: TextStore) {}

  /** Hexadecimal: SHA-256, cut to 96 bits. */
  async of(text: string): Promise<string> {
    const salted = new TextEncoder().encode(`${this.saltOf()}\n${text}`);
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', salted), 0, hashBytes);
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  private saltOf(): string {
    this.salt ??= this.store.read(saltName) ?? undefined;
    if (this.salt === undefined) {
      this.store.write(saltName, crypto.randomUUID());
      // Another pane may have been faster.
      this.salt = this.store.read(saltName) ?? crypto.randomUUID();
    }
    return this.salt;
  }
}
