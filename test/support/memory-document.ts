/** A brief held in memory, with what was done to it. */
import type { BriefDocument, Mark } from '../../src/document/brief-document';
import type { BriefText } from '../../src/document/brief-text';

export interface MemoryDocument extends BriefDocument {
  /** The marks of every call, oldest first. */
  readonly markings: (readonly Mark[])[];
  readonly visited: string[];
  choose(itemId: string): void;
}

export function memoryDocument(brief: BriefText = briefOf('')): MemoryDocument {
  const listeners = new Set<(itemId: string) => void>();
  const markings: (readonly Mark[])[] = [];
  const visited: string[] = [];
  return {
    markings,
    visited,
    read: () => Promise.resolve(brief),
    mark(marks) {
      markings.push(marks);
      return Promise.resolve([]);
    },
    goTo(itemId) {
      visited.push(itemId);
      return Promise.resolve(true);
    },
    onMarkChosen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(itemId) {
      for (const listener of listeners) listener(itemId);
    },
  };
}

/** A brief of one body paragraph. */
export function briefOf(text: string): BriefText {
  return {
    text,
    paragraphs: [{ start: 0, end: text.length, indented: false, heading: false, inTable: false }],
    stories: [{ kind: 'body', start: 0, end: text.length }],
    hyperlinks: [],
    unread: [],
  };
}
