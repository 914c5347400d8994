/** Names for the items of a brief that stay the same when it is read again unchanged. */
import type { ItemId } from '../contract/items';
import { shortHash } from '../text/short-hash';
import type { BriefItem } from './brief-item';

/**
 * Gives ids by kind, words and how many of the same came before; `content` is what is sent, so that two `Id.` of different
 * cases do not trade places when one is added between them.
 */
export class ItemIds {
  private readonly used = new Map<string, number>();

  next(kind: BriefItem['kind'], text: string, content: string): ItemId {
    const base = `${kind}-${shortHash(JSON.stringify([text, content])).toString(36)}`;
    const ordinal = (this.used.get(base) ?? 0) + 1;
    this.used.set(base, ordinal);
    return `${base}-${ordinal}`;
  }
}
