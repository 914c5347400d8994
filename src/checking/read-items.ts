/** The first half of every check: the document is read, and everything to check is found in it. */
import { UnreadableDocument, type BriefDocument } from '../document/brief-document';
import type { BriefText } from '../document/brief-text';
import type { FoundItem } from './found-item';
import { loadFinder, type FindItems } from './load-finder';
import { unloadedSentence } from './sentences/document-sentences';

export type ReadItems =
  | { readonly kind: 'read'; readonly brief: BriefText; readonly items: readonly FoundItem[] }
  /** `message`: `null` where nobody knows why. */
  | { readonly kind: 'unreadable'; readonly message: string | null };

/** `null` where it was called off. Neither reading nor searching can be broken off: who asked drops what comes too late. */
export async function readItems(
  document: BriefDocument,
  given: FindItems | undefined,
  signal: AbortSignal,
): Promise<ReadItems | null> {
  let brief: BriefText;
  try {
    brief = await document.read();
  } catch (error) {
    return { kind: 'unreadable', message: error instanceof UnreadableDocument ? error.message : null };
  }
  let findItems: FindItems;
  try {
    findItems = given ?? (await loadFinder());
  } catch {
    return { kind: 'unreadable', message: unloadedSentence };
  }
  return signal.aborted ? null : { kind: 'read', brief, items: await findItems(brief) };
}
