/**
 * Divides what is sent into requests.
 *
 * All items of one group (an authority with its quotations) go in one request, so that it is billed once; requests stay
 * small, so that results stream in, in the order of the brief. Only a group beyond the contract's limits is divided,
 * and then every part carries the citations that its quotations rest on.
 *
 * Where one request ends and the next begins is read off the names of the groups, not counted from the start: whatever is added,
 * moved or taken out changes the requests around it, and the others go out in the same words as before, which are not billed
 * again (content-defined chunking, as in Muthitacharoen, Chen and Mazières, 2001). Links go apart: nobody's citation has to wait
 * until a site answers.
 */
import type { Item, ItemId } from '../contract/items';
import { limits } from '../contract/limits';
import type { BriefItem, SentItem } from '../document/brief-item';
import { shortHash } from '../text/short-hash';
import type { OutgoingRequest } from './relay-client';

export interface Chunk extends OutgoingRequest {
  readonly id: string;
  /** The items that this request answers for: every sent item of the brief is in exactly one chunk. */
  readonly itemIds: readonly ItemId[];
  /** All that the body holds: the same, and the citations carried along. */
  readonly items: readonly Item[];
}

/** With so many items a request may end; with so many it ends, unless one group alone has more. */
const enoughItems = 10;
const mostItems = 25;
/** `{"items":[` … `]}` */
const envelopeBytes = 12;

export interface Chunking {
  /** The number of the first request; one more for each. */
  readonly first?: number;
  /** The items to answer for; the others of their groups only go along where they are needed. All, where it is absent. */
  readonly wanted?: (item: SentItem) => boolean;
  /** One item that goes along with its group: a short citation may rest on the name in a longer one. */
  readonly companion?: (group: string) => SentItem | undefined;
}

export function chunkItems(
  items: readonly BriefItem[],
  { first = 1, wanted = () => true, companion = () => undefined }: Chunking = {},
): readonly Chunk[] {
  const bodies: Body[] = [];
  const open: { links?: Body; others?: Body } = {};
  for (const [name, group] of groupsOf(items)) {
    const kind = group.every(({ item }) => item.type === 'link') ? 'links' : 'others';
    for (const part of divide(group, wanted, companion(name))) {
      let current = open[kind];
      if (current === undefined || isFull(current, part) || endsBefore(name, current)) {
        current = emptyBody();
        open[kind] = current;
        bodies.push(current);
      }
      current.answersFor.push(...part.answersFor);
      current.items.push(...part.items);
      current.bytes += part.bytes;
    }
  }
  return bodies.map(({ answersFor, items: sent }, index) => ({
    id: `request-${first + index}`,
    itemIds: answersFor,
    items: sent,
    body: JSON.stringify({ items: sent }),
  }));
}

interface Body {
  readonly answersFor: ItemId[];
  readonly items: Item[];
  readonly ids: Set<ItemId>;
  bytes: number;
}

function isFull(current: Body, next: Body): boolean {
  return (
    current.items.length + next.items.length > mostItems ||
    current.bytes + next.bytes > limits.bodyBytes - envelopeBytes
  );
}

/** Every other name ends a request. */
function endsBefore(name: string, current: Body): boolean {
  return current.items.length >= enoughItems && shortHash(name) % 2 === 0;
}

function groupsOf(items: readonly BriefItem[]): ReadonlyMap<string, readonly SentItem[]> {
  const groups = new Map<string, SentItem[]>();
  for (const item of items) {
    if (!('item' in item)) continue;
    const group = groups.get(item.group);
    if (group) group.push(item);
    else groups.set(item.group, [item]);
  }
  return groups;
}

/** Fills one body after another; a quotation brings the citation that it rests on into its body. */
function divide(
  group: readonly SentItem[],
  wanted: (item: SentItem) => boolean,
  companion: SentItem | undefined,
): readonly Body[] {
  const asked = group.filter(wanted);
  if (asked.length === 0) return [];
  const itemOf = new Map(group.map(({ item }) => [item.id, item]));
  const bodies: Body[] = [];
  let current = emptyBody();
  for (const { item, chosen } of asked) {
    const parent = item.type === 'quote' ? (chosen?.parent ?? itemOf.get(item.parentCaseId)) : undefined;
    const needed = [companion?.item, parent, item].filter((one) => one !== undefined);
    const missing = needed.filter((one) => !current.ids.has(one.id));
    const bytes = missing.reduce((sum, one) => sum + bytesOf(one), 0);
    const fits =
      current.items.length + missing.length <= limits.items &&
      current.bytes + bytes <= limits.bodyBytes - envelopeBytes;
    if (!fits) {
      bodies.push(current);
      current = emptyBody();
    }
    add(current, fits ? missing : needed);
    current.answersFor.push(item.id);
  }
  bodies.push(current);
  return bodies;
}

function emptyBody(): Body {
  return { answersFor: [], items: [], ids: new Set(), bytes: 0 };
}

function add(body: Body, items: readonly Item[]): void {
  for (const item of items) {
    // The companion may be the parent, or itself asked for.
    if (body.ids.has(item.id)) continue;
    body.ids.add(item.id);
    body.items.push(item);
    body.bytes += bytesOf(item);
  }
}

/** As UTF-8, with the comma after it. */
function bytesOf(item: Item): number {
  return encoder.encode(JSON.stringify(item)).length + 1;
}

const encoder = new TextEncoder();
