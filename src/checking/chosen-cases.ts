/**
 * Which case a quotation is of, where nobody but the author can tell: the words stay in the document until the author has chosen
 * one of the cases that the brief cites, and leave it only as long as that choice stands.
 */
import type { ItemId } from '../contract/items';
import type { BriefItem, SentItem, UnsentItem } from '../document/brief-item';
import { shortHash } from '../text/short-hash';
import type { Card, Finding } from './card';
import { contentsOf } from './content-of';
import type { FoundItem } from './found-item';

/** Of each quotation, by the id of its words (`LooseQuote`), the group of its case. */
export type ChosenCases = ReadonlyMap<ItemId, string>;

/** A case that the brief cites, for a list to choose from. */
export interface CitedCase {
  readonly group: string;
  readonly authority: string;
}

/** The cases of the brief, the one cited nearest to the quotation first; none where its case is known, or nothing may be sent of it. */
export function casesFor({ item }: Card, cards: readonly Card[]): readonly CitedCase[] {
  if (!('quote' in item)) return [];
  const authorities = citedCases(cards.map((card) => card.item));
  const distances = new Map<string, number>();
  for (const { item: cited } of cards) {
    if (!('group' in cited) || cited.kind !== 'citation' || !authorities.has(cited.group)) continue;
    const distance = cited.start < item.start ? item.start - cited.end : cited.start - item.end;
    distances.set(cited.group, Math.min(distance, distances.get(cited.group) ?? Infinity));
  }
  return [...distances]
    .sort(([, one], [, other]) => one - other)
    .map(([group]) => ({ group, authority: authorities.get(group) ?? '' }));
}

/** What was found, with each quotation laid to the case that was chosen for it, as long as the brief cites that. */
export function layChosen(found: readonly FoundItem[], chosen: ChosenCases): readonly FoundItem[] {
  if (chosen.size === 0) return found;
  const authorities = citedCases(found.map(({ item }) => item));
  return found.map((one) => {
    const { item } = one;
    const group = 'quote' in item ? chosen.get(item.quote.id) : undefined;
    return group === undefined ? one : { ...one, item: layTo(item, group, authorities) };
  });
}

/**
 * The cards once the author has told which case the quotation of one of them is of (`null`: takes it back). Nothing changes where there
 * is no such card, or the brief no longer cites that case.
 */
export function chooseCase(
  before: { readonly cards: readonly Card[]; readonly chosenCases: ChosenCases },
  cardId: string,
  group: string | null,
): { readonly cards: readonly Card[]; readonly chosenCases: ChosenCases } {
  const card = before.cards.find(({ id }) => id === cardId);
  const loose = card && takeBack(card.item);
  if (!loose || !('quote' in loose)) return before;
  const chosenCases = new Map(before.chosenCases);
  chosenCases.delete(loose.quote.id);
  if (group !== null) chosenCases.set(loose.quote.id, group);
  const authorities = citedCases(before.cards.map(({ item }) => item));
  const item = group === null ? loose : layTo(loose, group, authorities);
  if (group !== null && item === loose) return before;
  const finding: Finding =
    'item' in item ? { kind: 'waiting', changed: true } : { kind: 'notSent', reason: loose.notSent };
  const [content = ''] = contentsOf([item]);
  const changed: Card = { ...card, item, content, finding };
  return { chosenCases, cards: before.cards.map((one) => (one === card ? changed : one)) };
}

/** The quotation as it is sent for the case of that group; as it was, where the brief cites none. */
function layTo(item: BriefItem, group: string, authorities: ReadonlyMap<string, string>): BriefItem {
  const authority = authorities.get(group);
  if (!('quote' in item) || authority === undefined) return item;
  const { quote, notSent, ...placed } = item;
  // An id that is sent stands for these words and this case for good: an answer for another case is not theirs.
  const name = shortHash(authority).toString(36);
  const id = `${quote.id}-${name}`;
  const parent = { id: `case-${name}`, type: 'case', rawText: authority } as const;
  const sent: SentItem = {
    ...placed,
    id,
    item: { ...quote, id, parentCaseId: parent.id },
    group,
    chosen: { parent, quote, notSent },
  };
  return sent;
}

/** The quotation as it was before its case was chosen; any other item as it is. */
function takeBack(item: BriefItem): BriefItem {
  if (!('chosen' in item)) return item;
  const { chosen, kind, start, end, text, wordsBefore } = item;
  const { quote, notSent } = chosen;
  const leading = wordsBefore ? { wordsBefore } : {};
  const unsent: UnsentItem = { id: quote.id, kind, start, end, text, ...leading, notSent, quote };
  return unsent;
}

/** Of each group that is sent as a case, how the brief cites it first. */
export function citedCases(items: readonly BriefItem[]): ReadonlyMap<string, string> {
  const authorities = new Map<string, string>();
  for (const item of items) {
    if (!('authority' in item) || authorities.has(item.group)) continue;
    authorities.set(item.group, item.authority);
  }
  return authorities;
}
