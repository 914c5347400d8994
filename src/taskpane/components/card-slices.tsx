/** The cards of a list in slices: a brief may have two thousand, and those out of sight are drawn when there is time. */
import { makeStyles } from '@fluentui/react-components';
import { memo, useState, type ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { useInSight } from '../use-in-sight';
import type { Lost } from '../use-selection';
import { FindingCard } from './finding-card';

/** A card and its place in the brief. */
export interface PlacedCard {
  readonly card: Card;
  readonly place: number;
}

/** Each slice is drawn in one go, and a layer of its own to the browser: were each card one, they would slow every frame. */
const sliceLength = 20;
/** What a slice not yet drawn is taken to measure; afterwards the browser knows. */
const usualCardHeight = 160;

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

/** How the cards of the whole list are shown. */
export interface Showing {
  readonly selected: string | null;
  /** Why the place of the selected card was not shown. */
  readonly lost: Lost | null;
  readonly isFocused: (cardId: string) => boolean;
  /** The cards that are ticked; `null` where none can be. */
  readonly picked: ReadonlySet<string> | null;
  readonly onChoose: (cardId: string) => void;
  readonly onPick: (cardId: string) => void;
}

export interface CardSlicesProps {
  readonly cards: readonly PlacedCard[];
  /** What is said of most of them over the list. */
  readonly saidAbove?: string | null;
  readonly showing: Showing;
  /** Whether a slice is drawn though out of sight: all at once would stop the pane for seconds. */
  readonly isDrawn: (slice: number) => boolean;
}

export function CardSlices({ cards, saidAbove = null, showing, isDrawn }: CardSlicesProps): ReactNode {
  return (
    // Between a list and its items, HTML has no room for slices; ARIA has.
    <div role="list">
      {slicesOf(cards).map(([slice, members]) => (
        <Slice
          key={slice}
          cards={members}
          saidAbove={saidAbove}
          showing={showing}
          drawn={isDrawn(slice) || members.some(({ id }) => id === showing.selected || showing.isFocused(id))}
        />
      ))}
    </div>
  );
}

/** Which of the whole brief's slices a place is in. */
export function sliceOf(place: number): number {
  return Math.floor(place / sliceLength);
}

interface SliceProps {
  readonly cards: readonly Card[];
  readonly saidAbove: string | null;
  readonly showing: Showing;
  readonly drawn: boolean;
}

const Slice = memo(function Slice({ cards, saidAbove, showing, drawn }: SliceProps): ReactNode {
  const styles = useStyles();
  const { isSeen, placeholder } = useInSight();
  // What is drawn stays so.
  const [wasDrawn, setWasDrawn] = useState(drawn);
  if (drawn && !wasDrawn) setWasDrawn(true);
  const height = cards.length * usualCardHeight;
  if (!drawn && !wasDrawn && !isSeen) return <div ref={placeholder} data-undrawn style={{ height }} />;
  const { selected, lost, picked, onChoose, onPick } = showing;
  return (
    <div className={styles.slice} style={{ containIntrinsicHeight: `auto ${height}px` }}>
      {cards.map((card) => (
        <FindingCard
          key={card.id}
          card={card}
          selected={card.id === selected}
          lost={card.id === selected ? lost : null}
          saidAbove={saidAbove}
          picked={picked && picked.has(card.id)}
          onChoose={onChoose}
          onPick={onPick}
        />
      ))}
    </div>
  );
}, isSameSlice);

function isSameSlice(one: SliceProps, other: SliceProps): boolean {
  const [was, is] = [one.showing, other.showing];
  const looksSame = (card: Card, index: number): boolean =>
    card === other.cards[index] &&
    (card.id === was.selected) === (card.id === is.selected) &&
    (card.id !== is.selected || was.lost === is.lost) &&
    was.picked?.has(card.id) === is.picked?.has(card.id);
  return (
    one.drawn === other.drawn &&
    one.saidAbove === other.saidAbove &&
    was.onChoose === is.onChoose &&
    was.onPick === is.onPick &&
    one.cards.length === other.cards.length &&
    one.cards.every(looksSame)
  );
}

/** Cut by place in the brief, not in the list: a card that leaves the list moves no other one to another slice. */
function slicesOf(cards: readonly PlacedCard[]): readonly (readonly [number, readonly Card[]])[] {
  const slices = new Map<number, Card[]>();
  for (const { card, place } of cards) {
    const slice = sliceOf(place);
    const others = slices.get(slice);
    if (others) others.push(card);
    else slices.set(slice, [card]);
  }
  return [...slices];
}
