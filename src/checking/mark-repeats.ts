/**
 * One slip of the draft is told once: a wrong year is that of the full citation, and every `Id.` that was read as it would repeat it.
 * A short form keeps a card of its own to read where anything else is said of it.
 */
import type { Comparison, TextResult } from '../contract/results';
import { ownGroupOf, type Card } from './card';

export function markRepeats(cards: readonly Card[]): readonly Card[] {
  const fullOnes = new Map<string, Card[]>();
  for (const card of cards) {
    const { item } = card;
    if (!('item' in item) || item.short || card.gone || !isToRead(card)) continue;
    const others = fullOnes.get(item.group);
    if (others) others.push(card);
    else fullOnes.set(item.group, [card]);
  }
  const repeats = (card: Card): boolean => {
    const { item, shifted } = card;
    if (!('item' in item) || !item.short || item.readAs === undefined || item.astray || shifted) return false;
    return fullOnes.get(item.group)?.some((full) => saysTheSame(card, full)) === true;
  };
  const isRight = (card: Card): boolean => (card.repeats === true) === repeats(card);
  if (cards.every(isRight)) return cards;
  return cards.map((card): Card => {
    if (isRight(card)) return card;
    const { repeats: was, ...rest } = card;
    return was ? rest : { ...card, repeats: true };
  });
}

function isToRead(card: Card): boolean {
  return ['problem', 'unconfirmed', 'warning'].includes(ownGroupOf(card));
}

function saysTheSame(short: Card, full: Card): boolean {
  const [one, other] = [caseResult(short), caseResult(full)];
  if (!one || !other || ownGroupOf(short) !== ownGroupOf(full)) return false;
  if (one.verdict.outcome !== other.verdict.outcome) return false;
  const [said, saidAbove] = [differing(one), differing(other)];
  // What differs in nothing that was compared is told in the message alone.
  if (said.length === 0) return one.verdict.message === other.verdict.message;
  return said.every(
    ({ attribute, cited, found }) =>
      !ofItsOwn.has(attribute) &&
      saidAbove.some(
        (above) => above.attribute === attribute && above.cited === cited && above.found === found,
      ),
  );
}

/** What a short form says itself, even where its full citation says the same. */
const ofItsOwn: ReadonlySet<string> = new Set(['pinCite', 'opinionPart']);

/** A law is written otherwise each time, and a quotation has words of its own. */
function caseResult({ finding }: Card): TextResult | null {
  return finding.kind === 'result' && finding.result.type === 'case' ? finding.result : null;
}

function differing({ evidence }: TextResult): readonly Comparison[] {
  return (evidence?.comparisons ?? []).filter(({ match }) => !match);
}
