/**
 * What is kept of each file on this computer, outside the file, for a later pane. It is known by a salted hash of the file's address;
 * what stands in it is for its keeper to say: hashes, places and colours, but no words of a brief, no name, no address.
 */
import { SaltedHashes } from './salted-hashes';
import type { TextStore } from './text-store';

export interface KeepingOptions<T extends object> {
  /** Of the names in the store. */
  readonly prefix: string;
  /** Of the open file; empty where it has none. */
  readonly address: () => string;
  /** Together, of all files. */
  readonly mostCharacters: number;
  /** Whether what was read is what was kept: another version may have written it. */
  readonly isKept: (value: object) => value is T;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A brief that nobody opened for half a year is filed, or will be checked anew. */
const longestKeptMs = 180 * 24 * 60 * 60 * 1000;
const mostFiles = 20;

export class KeptByFile<T extends object> {
  /** For a file that was never saved. */
  private readonly sitting = crypto.randomUUID();
  private readonly hashes: SaltedHashes;

  constructor(
    private readonly store: TextStore,
    private readonly options: KeepingOptions<T>,
  ) {
    this.hashes = new SaltedHashes(store);
  }

  get isEmpty(): boolean {
    return this.names().length === 0;
  }

  /** Newest first. What is too old, or no longer to be read, is removed. */
  async all(): Promise<readonly { readonly isThisFile: boolean; readonly kept: T }[]> {
    const name = await this.name();
    return this.entries().map((entry) => ({ isThisFile: entry.name === name, kept: entry.kept }));
  }

  async ofThisFile(): Promise<T | undefined> {
    return (await this.all()).find(({ isThisFile }) => isThisFile)?.kept;
  }

  /** In the place of what was kept of this file; the oldest others make room. False where it cannot be kept. */
  async keep(kept: T): Promise<boolean> {
    const name = await this.name();
    const others = this.entries().filter((entry) => entry.name !== name);
    const text = JSON.stringify({ keptAt: this.now(), ...kept });
    let length = text.length + others.reduce((sum, other) => sum + other.length, 0);
    let left = others.length;
    for (; ; left--) {
      const oldest = others[left - 1];
      const fits = left < mostFiles && length <= this.options.mostCharacters;
      if (fits && this.store.write(name, text)) return true;
      if (!oldest) return false;
      this.store.remove(oldest.name);
      length -= oldest.length;
    }
  }

  /** One for each text: the same text has the same hash on this computer, and another elsewhere. */
  async hashesOf(texts: readonly string[]): Promise<readonly string[]> {
    return Promise.all(texts.map((text) => this.hashes.of(text)));
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private names(): readonly string[] {
    return this.store.names().filter((name) => name.startsWith(this.options.prefix));
  }

  private entries() {
    const entries = this.names().flatMap((name) => {
      const text = this.store.read(name) ?? '';
      const kept = readObject(text);
      const keptAt = kept && 'keptAt' in kept ? kept.keptAt : undefined;
      if (
        kept &&
        typeof keptAt === 'number' &&
        this.now() - keptAt <= longestKeptMs &&
        this.options.isKept(kept)
      )
        return [{ name, keptAt, kept, length: text.length }];
      this.store.remove(name);
      return [];
    });
    return entries.sort((one, other) => other.keptAt - one.keptAt);
  }

  /** A file has the same name wherever it is opened from this address; one without an address only while it is open. */
  private async name(): Promise<string> {
    const { prefix, address } = this.options;
    const open = address();
    return `${prefix}${open === '' ? this.sitting : await this.hashes.of(open)}`;
  }
}

function readObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
