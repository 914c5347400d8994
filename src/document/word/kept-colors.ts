/**
 * The author's own colours under our highlighting, kept on this computer and outside the document, so that a later pane can give
 * them back. Of the brief it holds salted hashes, places and colours: no words, no name, no address.
 *
 * What is removed from the open document is kept on as `removed`: the file may be closed without saving, and then still has it.
 */
import { KeptByFile } from '../kept-by-file';
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

/** Web views give five million in all; a brief of 2,000 marks takes some 300,000. */
const mostCharacters = 2_000_000;
/** Beyond these, what was removed first is forgotten. */
const mostRemovedParagraphs = 2_000;

interface Kept {
  readonly paragraphs: readonly KeptParagraph[];
}

export class KeptColors {
  private readonly files: KeptByFile<Kept>;

  /** `address`: of the open file; empty where it has none. `now`: milliseconds since 1970. */
  constructor(store: TextStore, address: () => string, now: () => number = Date.now) {
    this.files = new KeptByFile(store, {
      prefix: 'cite-check-colors-',
      address,
      mostCharacters,
      isKept: (value): value is Kept => 'paragraphs' in value && isArrayOf(value.paragraphs, isKeptParagraph),
      now,
    });
  }

  get isEmpty(): boolean {
    return this.files.isEmpty;
  }

  /** Newest first. */
  async documents(): Promise<readonly KeptDocument[]> {
    const files = await this.files.all();
    return files.map(({ isThisFile, kept: { paragraphs } }) => ({ isThisFile, paragraphs }));
  }

  /** All that is highlighted now, in text order; false where it cannot be kept. */
  async keep(paragraphs: readonly KeptParagraph[]): Promise<boolean> {
    const before = (await this.files.ofThisFile())?.paragraphs ?? [];
    if (paragraphs.length === 0 && before.length === 0) return true;
    const current = new Set(paragraphs.map(({ hash }) => hash));
    const removed = before
      .filter(({ hash }) => !current.has(hash))
      .map((paragraph) => ({ ...paragraph, removed: true }));
    return this.files.keep({ paragraphs: [...removed.slice(-mostRemovedParagraphs), ...paragraphs] });
  }

  /** One for each text: the same text has the same hash on this computer, and another elsewhere. */
  hashesOf(texts: readonly string[]): Promise<readonly string[]> {
    return this.files.hashesOf(texts);
  }
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
