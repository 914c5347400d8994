/**
 * Divides what is sent into requests.
 *
 * All items of one group (an authority with its quotations) go in one request, so that it is billed once; requests stay
 * small, so that results stream in, in the order of the brief. Only a group beyond the contract's limits is divided,
 * and then every part carries the citations that its quotations rest on.
 */
import type { Item, ItemId } from '../contract/items';
import { limits } from '../contract/limits';
import type { BriefItem, SentItem } from '../document/brief-item';
import type { OutgoingRequest } from './relay-client';

export interface Chunk extends OutgoingRequest {
  readonly id: string;
  /** The items that this request answers for: every sent item of the brief is in exactly one chunk. */
  readonly itemIds: readonly ItemId[];
  /** All that the body holds: the same, and the citations carried along. */
  readonly items: readonly Item[];
}

/** How many items make a request, unless one group alone has more. */
const usualItems = 25;
/** `{"items":[` … `]}` */
const envelopeBytes = 12;

export function chunkItems(items: readonly BriefItem[], newKey: () => string): readonly Chunk[] {
  const bodies: Body[] = [];
  let current: Body | null = null;
  for (const group of groupsOf(items)) {
    for (const part of divide(group)) {
      if (
        current === null ||
        current.items.length + part.items.length > usualItems ||
        current.bytes + part.bytes > limits.bodyBytes - envelopeBytes
      ) {
        current = { answersFor: [], items: [], bytes: 0 };
        bodies.push(current);
      }
      current.answersFor.push(...part.answersFor);
      current.items.push(...part.items);
      current.bytes += part.bytes;
    }
  }
  return bodies.map(({ answersFor, items: sent }, index) => ({
    id: `request-${index + 1}`,
    itemIds: answersFor,
    items: sent,
    body: JSON.stringify({ items: sent }),
    idempotencyKey: newKey(),
  }));
}

interface Body {
  readonly answersFor: ItemId[];
  readonly items: Item[];
  bytes: number;
}

function groupsOf(items: readonly BriefItem[]): readonly (readonly SentItem[])[] {
  const groups = new Map<string, SentItem[]>();
  for (const item of items) {
    if (!('item' in item)) continue;
    const group = groups.get(item.group);
    if (group) group.push(item);
    else groups.set(item.group, [item]);
  }
  return [...groups.values()];
}

/** Fills one body after another; a quotation brings the citation that it rests on into its body. */
function divide(group: readonly SentItem[]): readonly Body[] {
  const itemOf = new Map(group.map(({ item }) => [item.id, item]));
  const bodies: Body[] = [];
  let current: Body = { answersFor: [], items: [], bytes: 0 };
  for (const { item } of group) {
    const parent = item.type === 'quote' ? itemOf.get(item.parentCaseId) : undefined;
    const brought = [parent, item].filter(
      (one) => one !== undefined && !current.items.some(({ id }) => id === one.id),
    ) as Item[];
    const bytes = brought.reduce((sum, one) => sum + bytesOf(one), 0);
    const fits =
      current.items.length + brought.length <= limits.items &&
      current.bytes + bytes <= limits.bodyBytes - envelopeBytes;
    if (!fits) {
      bodies.push(current);
      current = { answersFor: [], items: [], bytes: 0 };
      const all = parent ? [parent, item] : [item];
      add(current, all);
    } else {
      add(current, brought);
    }
    current.answersFor.push(item.id);
  }
  bodies.push(current);
  return bodies;
}

function add(body: Body, items: readonly Item[]): void {
  for (const item of items) {
    body.items.push(item);
    body.bytes += bytesOf(item);
  }
}

/** As UTF-8, with the comma after it. */
function bytesOf(item: Item): number {
  return new TextEncoder().encode(JSON.stringify(item)).length + 1;
}
