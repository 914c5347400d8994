/** Names for the items of a brief that stay the same when it is read again unchanged. */
import type { ItemId } from '../contract/items';
import type { BriefItem } from './brief-item';

/**
 * Gives ids by kind, words and how many of the same came before; `content` is what is sent, so that two `Id.` of different
 * cases do not trade places when one is added between them.
 */
export class ItemIds {
  private readonly used = new Map<string, number>();

  next(kind: BriefItem['kind'], text: string, content: string): ItemId {
    const base = `${kind}-${hash(JSON.stringify([text, content]))}`;
    const ordinal = (this.used.get(base) ?? 0) + 1;
    this.used.set(base, ordinal);
    return `${base}-${ordinal}`;
  }
}

/** 53 bits, for telling a few hundred strings apart: cyrb53 by bryc (public domain). */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
