/**
 * All that decides what is answered for each item: what is sent for it and, of a quotation, for the citation that it rests
 * on. Two items of one content have one result, wherever they stand and whatever their ids are.
 */
import type { Item, ItemId } from '../contract/items';
import type { BriefItem } from '../document/brief-item';
import { wordsOf } from './words-of';

/** One for each item, in order. */
export function contentsOf(items: readonly BriefItem[]): readonly string[] {
  const sent = new Map<ItemId, Item>();
  for (const item of items) if ('item' in item) sent.set(item.id, item.item);
  return items.map((item) => {
    if (!('item' in item)) return JSON.stringify(['kept', item.kind, item.notSent, item.text]);
    const parent =
      item.item.type === 'quote' ? (item.chosen?.parent ?? sent.get(item.item.parentCaseId)) : undefined;
    return JSON.stringify([typeAndWords(item.item), parent ? typeAndWords(parent) : null]);
  });
}

function typeAndWords(item: Item): readonly (string | boolean)[] {
  return [item.type, wordsOf(item), item.type === 'quote' && item.affirmed === true];
}
