/**
 * The author's own colours under our highlighting, kept on this computer and outside the document, so that a later pane can give
 * them back. Of the brief it holds salted hashes, places and colours: no words, no name, no address.
 *
 * What is removed from the open document is kept on as `removed`: the file may be closed without saving, and then still has it.
 */
import { SaltedHashes } from '../salted-hashes';
import type { TextStore } from '../text-store';
import type { Color } from './paint-paragraphs';

export interface KeptDocument {
  /** The same file as the one that is open, as far as its address tells. */
  readonly isThisFile: boolean;
  readonly paragraphs: readonly KeptParagraph[];
}

export interface KeptParagraph {
  readonly hash: string;
  readonly removed: boolean;
  readonly stretches: readonly KeptStretch[];
}

/** A stretch of one colour of ours. */
export interface KeptStretch {
  /** UTF-16 code units into the paragraph. */
  readonly start: number;
  /** Of its words. */
  readonly hash: string;
  readonly color: string;
  /** What the author had there, in order; together as long as the stretch. */
  readonly original: readonly OriginalRun[];
}

export type OriginalRun = readonly [length: number, color: Color];

/** A brief that nobody opened for half a year is filed, or will be marked anew. */
const longestKeptMs = 180 * 24 * 60 * 60 * 1000;
const mostDocuments = 20;
/** Web views give five million in all; a brief of 2,000 marks takes some 300,000. */
const mostCharacters = 2_000_000;
/** Beyond these, what was removed first is forgotten. */
const mostRemovedParagraphs = 2_000;

const prefix = 'cite-check-colors-';

export class KeptColors {
  /** For a file that was never saved. */
  private readonly sitting = crypto.randomUUID();
  private readonly hashes: SaltedHashes;

  /** `address`: of the open file; empty where it has none. `now`: milliseconds since 1970. */
  constructor(
    private readonly store: TextStore,
    private readonly address: () => string,
    private readonly now: () => number = Date.now,
  ) {
    this.hashes = new SaltedHashes(store);
  }

  get isEmpty(): boolean {
    return this.names().length === 0;
  }

  /** Newest first. What is too old, or no longer to be read, is removed. */
  async documents(): Promise<readonly KeptDocument[]> {
    const ofThisFile = await this.name();
    return this.entries().map(({ name, paragraphs }) => ({ isThisFile: name === ofThisFile, paragraphs }));
  }

  /** All that is highlighted now, in text order; false where it cannot be kept. */
  async keep(paragraphs: readonly KeptParagraph[]): Promise<boolean> {
    const name = await this.name();
    const others = this.entries().filter((entry) => entry.name !== name);
    const before = this.entries().find((entry) => entry.name === name)?.paragraphs ?? [];
    if (paragraphs.length === 0 && before.length === 0) return true;
    const current = new Set(paragraphs.map(({ hash }) => hash));
    const removed = before
      .filter(({ hash }) => !current.has(hash))
      .map((paragraph) => ({ ...paragraph, removed: true }));
    const text = JSON.stringify({
      keptAt: this.now(),
      paragraphs: [...removed.slice(-mostRemovedParagraphs), ...paragraphs],
    });
    let length = text.length + others.reduce((sum, other) => sum + other.length, 0);
    let left = others.length;
    for (; ; left--) {
      const oldest = others[left - 1];
      const fits = left < mostDocuments && length <= mostCharacters;
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

  private names(): readonly string[] {
    return this.store.names().filter((name) => name.startsWith(prefix));
  }

  private entries() {
    const entries = this.names().flatMap((name) => {
      const text = this.store.read(name) ?? '';
      const entry = readEntry(text);
      if (entry && this.now() - entry.keptAt <= longestKeptMs)
        return [{ ...entry, name, length: text.length }];
      this.store.remove(name);
      return [];
    });
    return entries.sort((one, other) => other.keptAt - one.keptAt);
  }

  /** A file has the same name wherever it is opened from this address; one without an address only while it is open. */
  private async name(): Promise<string> {
    const address = this.address();
    const [hash] = address === '' ? [this.sitting] : await this.hashesOf([address]);
    return `${prefix}${hash}`;
  }
}

interface Entry {
  readonly keptAt: number;
  readonly paragraphs: readonly KeptParagraph[];
}

function readEntry(text: string): Entry | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEntry(value) ? value : null;
  } catch {
    return null;
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    isObject(value) && typeof value['keptAt'] === 'number' && isArrayOf(value['paragraphs'], isKeptParagraph)
  );
}

function isKeptParagraph(value: unknown): value is KeptParagraph {
  return (
    isObject(value) &&
    typeof value['hash'] === 'string' &&
    typeof value['removed'] === 'boolean' &&
    isArrayOf(value['stretches'], isKeptStretch)
  );
}

function isKeptStretch(value: unknown): value is KeptStretch {
  return (
    isObject(value) &&
    isCount(value['start']) &&
    typeof value['hash'] === 'string' &&
    typeof value['color'] === 'string' &&
    isArrayOf(value['original'], isOriginalRun)
  );
}

function isOriginalRun(value: unknown): value is OriginalRun {
  if (!isArrayOf(value, (part) => part === null || isCount(part) || typeof part === 'string')) return false;
  const [length, color] = value;
  return value.length === 2 && isCount(length) && typeof color !== 'number';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isArrayOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isOne);
}
