/** The cards of a list in slices: a brief may have two thousand, and what is out of sight is neither laid out nor painted. */
import { makeStyles } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { FindingCard } from './finding-card';

/** A card and its place in the brief. */
export interface PlacedCard {
  readonly card: Card;
  readonly place: number;
}

/** Each slice is a layer of its own to the browser. Were each card one, two thousand layers would slow every frame. */
const sliceLength = 40;
/** What a slice not yet drawn is taken to measure; afterwards the browser knows. */
const usualCardHeight = 112;

const useStyles = makeStyles({
  slice: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // What stands out of a slice is cut off: room for the ring around a chosen card.
    padding: '4px 2px',
    margin: '0 -2px',
    contentVisibility: 'auto',
  },
});

export interface CardSlicesProps {
  readonly cards: readonly PlacedCard[];
  readonly selected: string | null;
  readonly onChoose: (itemId: string) => void;
}

export function CardSlices({ cards, selected, onChoose }: CardSlicesProps): ReactNode {
  return (
    // Between a list and its items, HTML has no room for slices; ARIA has.
    <div role="list">
      {slicesOf(cards).map(([slice, members]) => (
        <Slice
          key={slice}
          cards={members}
          selected={members.some(({ item }) => item.id === selected) ? selected : null}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface SliceProps {
  readonly cards: readonly Card[];
  readonly selected: string | null;
  readonly onChoose: (itemId: string) => void;
}

const Slice = memo(function Slice({ cards, selected, onChoose }: SliceProps): ReactNode {
  const styles = useStyles();
  return (
    <div
      className={styles.slice}
      style={{ containIntrinsicHeight: `auto ${cards.length * usualCardHeight}px` }}
    >
      {cards.map((card) => (
        <FindingCard
          key={card.item.id}
          card={card}
          selected={card.item.id === selected}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}, isSameSlice);

function isSameSlice(one: SliceProps, other: SliceProps): boolean {
  return (
    one.selected === other.selected &&
    one.onChoose === other.onChoose &&
    one.cards.length === other.cards.length &&
    one.cards.every((card, index) => card === other.cards[index])
  );
}

/** Cut by place in the brief, not in the list: a card that leaves the list moves no other one to another slice. */
function slicesOf(cards: readonly PlacedCard[]): readonly (readonly [number, readonly Card[]])[] {
  const slices = new Map<number, Card[]>();
  for (const { card, place } of cards) {
    const slice = Math.floor(place / sliceLength);
    const others = slices.get(slice);
    if (others) others.push(card);
    else slices.set(slice, [card]);
  }
  return [...slices];
}
