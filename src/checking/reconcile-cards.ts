/**
 * The cards of a brief whose text has changed: what is asked in the same words keeps its result, wherever it stands now;
 * what is written otherwise keeps its card, but not its result.
 */
import type { ItemId } from '../contract/items';
import type { BriefItem } from '../document/brief-item';
import type { Card, Finding, Shift } from './card';
import { contentsOf } from './content-of';
import type { FoundItem } from './found-item';

export interface Reconciling {
  /** Names this reading of the brief: an id that is sent stands for one wording for good. */
  readonly revision: number;
  /** What is new or changed is going to be sent. */
  readonly live: boolean;
}

export function reconcileCards(
  cards: readonly Card[],
  found: readonly FoundItem[],
  { revision, live }: Reconciling,
): readonly Card[] {
  const contents = contentsOf(found.map(({ item }) => item));
  const partners = pairCards(cards, found, contents);
  const keeps = (index: number): Card | undefined => {
    const partner = partners[index];
    return partner?.content === contents[index] ? partner : undefined;
  };
  const ids = new Map<ItemId, ItemId>(
    found.map(({ item: { id } }, index) => [
      id,
      keeps(index)?.item.id ?? (revision === 0 ? id : `${id}.${revision}`),
    ]),
  );
  const next = found.map(({ item, foreseen }, index): Card => {
    const content = contents[index] ?? '';
    const known = keeps(index);
    const renamed = rename(item, ids);
    const told = { content, gone: false, ...(foreseen ? { foreseen } : {}) };
    if (known) {
      const { id, finding, shifted, chosenBefore } = known;
      // What was sent for these words stays the item that the answer names.
      const kept =
        'item' in renamed && 'item' in known.item ? { ...renamed, item: known.item.item } : renamed;
      return {
        id,
        item: kept,
        ...told,
        finding: keptFinding(finding, live),
        ...(shifted ? { shifted } : {}),
        ...(chosenBefore === undefined ? {} : { chosenBefore }),
      };
    }
    const partner = partners[index];
    const chosenBefore = partner && 'quote' in renamed ? chosenCaseOf(partner) : undefined;
    return {
      id: partner?.id ?? renamed.id,
      item: renamed,
      ...told,
      finding: firstFinding(renamed, revision > 0, live),
      ...(chosenBefore === undefined ? {} : { chosenBefore }),
    };
  });
  return markShifts(next, cards, partners);
}

/** The words that are now there are others, and the author has not said of them that they are of this case. */
function chosenCaseOf({ item, chosenBefore }: Card): string | undefined {
  return 'chosen' in item ? item.group : chosenBefore;
}

function firstFinding(item: BriefItem, changed: boolean, live: boolean): Finding {
  if (!('item' in item)) return { kind: 'notSent', reason: item.notSent };
  if (!changed) return { kind: 'waiting' };
  return live ? { kind: 'waiting', changed } : { kind: 'changed', last: null };
}

function keptFinding(finding: Finding, live: boolean): Finding {
  if (finding.kind !== 'changed') return finding;
  // The words that were being rewritten are back.
  return finding.last ?? (live ? { kind: 'waiting', changed: true } : finding);
}

function rename(item: BriefItem, ids: ReadonlyMap<ItemId, ItemId>): BriefItem {
  const id = ids.get(item.id) ?? item.id;
  if (!('item' in item)) return { ...item, id };
  if (item.item.type !== 'quote') return { ...item, id, item: { ...item.item, id } };
  const { parentCaseId } = item.item;
  return { ...item, id, item: { ...item.item, id, parentCaseId: ids.get(parentCaseId) ?? parentCaseId } };
}

/**
 * The card that each item continues: one of the same words and content, else of the same content, else one of its kind that
 * stood between the same neighbours, of the same words if there is one. Every card has at most one item, and the first of several alike comes first.
 */
function pairCards(
  cards: readonly Card[],
  found: readonly FoundItem[],
  contents: readonly string[],
): readonly (Card | undefined)[] {
  const partners = new Array<Card | undefined>(found.length);
  const places = new Map<Card, number>();
  const pairBy = (
    cardKey: (card: Card, place: number) => string,
    itemKey: (index: number) => string,
  ): void => {
    const waiting = new Map<string, Card[]>();
    cards.forEach((card, place) => {
      if (places.has(card)) return;
      const key = cardKey(card, place);
      const others = waiting.get(key);
      if (others) others.push(card);
      else waiting.set(key, [card]);
    });
    for (const others of waiting.values()) others.reverse();
    const paired: [Card, number][] = [];
    found.forEach((_, index) => {
      if (partners[index]) return;
      const card = waiting.get(itemKey(index))?.pop();
      if (!card) return;
      partners[index] = card;
      paired.push([card, index]);
    });
    for (const [card, index] of paired) places.set(card, index);
  };

  pairBy(
    ({ item, content }) => JSON.stringify([item.text, content]),
    (index) => JSON.stringify([found[index]?.item.text, contents[index]]),
  );
  pairBy(
    ({ content }) => content,
    (index) => contents[index] ?? '',
  );
  // The index of the nearest item before that continues a card; both sides count it in the new brief.
  let before = -1;
  const gapOfCard = cards.map((card) => (before = places.get(card) ?? before));
  before = -1;
  const gapOfItem = found.map((_, index) => (before = partners[index] ? index : before));
  const gapKey = (item: BriefItem | undefined, gap: number | undefined): string =>
    `${item?.kind ?? ''} ${gap ?? -1}`;
  pairBy(
    ({ item }, place) => `${gapKey(item, gapOfCard[place])} ${item.text}`,
    (index) => `${gapKey(found[index]?.item, gapOfItem[index])} ${found[index]?.item.text ?? ''}`,
  );
  pairBy(
    ({ item }, place) => gapKey(item, gapOfCard[place]),
    (index) => gapKey(found[index]?.item, gapOfItem[index]),
  );
  return partners;
}

/** The same words that now mean another authority: an `Id.` whose citation was moved, or before which another was put. */
function markShifts(
  next: readonly Card[],
  cards: readonly Card[],
  partners: readonly (Card | undefined)[],
): readonly Card[] {
  const firstBefore = firstOfGroups(cards);
  const firstNow = firstOfGroups(next);
  return next.map((card, index) => {
    const old = partners[index];
    if (!old || old.content === card.content || !isSameWords(old.item, card.item)) return card;
    const [meantBefore, meantNow] = [meaningOf(old.item), meaningOf(card.item)];
    const before = old.shifted?.before ?? meantBefore;
    if (before === null || before === meantNow) return card;
    const stays =
      meantBefore !== null &&
      meantNow !== null &&
      (groupOf(old.item) === groupOf(card.item) ||
        // The citation that is meant was itself corrected.
        (nameIn(meantBefore) === nameIn(meantNow) &&
          firstBefore.get(groupOf(old.item)) === firstNow.get(groupOf(card.item))));
    if (stays && !old.shifted) return card;
    return { ...card, shifted: { before, now: meantNow } satisfies Shift };
  });
}

function firstOfGroups(cards: readonly Card[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { id, item } of cards) if (!first.has(groupOf(item))) first.set(groupOf(item), id);
  return first;
}

function groupOf(item: BriefItem): string {
  return 'group' in item ? item.group : '';
}

function isSameWords(one: BriefItem, other: BriefItem): boolean {
  return one.kind === 'citation' && other.kind === 'citation' && one.text === other.text;
}

/** What is sent for a citation names what it means; `null` where that could not be told. */
function meaningOf(item: BriefItem): string | null {
  return 'item' in item && 'rawText' in item.item ? item.item.rawText : null;
}

/** `Doe v. Roe` of `Doe v. Roe, 1 U.S. 5 (1990)`. */
function nameIn(citation: string): string {
  return citation.split(/,? \d/)[0] ?? '';
}
