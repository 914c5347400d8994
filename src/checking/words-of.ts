/** All that an item that is sent has of the document; the rest of it are names that we gave. */
import type { Item } from '../contract/items';

export function wordsOf(item: Item): string {
  switch (item.type) {
    case 'quote':
      return item.quoteText;
    case 'link':
      return item.url;
    case 'case':
    case 'statute':
    case 'regulation':
    case 'constitution':
    case 'rule':
    case 'secondary':
      return item.rawText;
  }
}
