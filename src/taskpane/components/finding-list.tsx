/** All items in groups, what needs attention first. One stop for Tab; arrows, Home and End move within it. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { cardGroups, groupOf, type Card, type CardGroup } from '../../checking/card';
import { countGroups } from '../../checking/check-progress';
import { groupHeadings, groupNotes } from '../../checking/sentences/list-sentences';
import { useCardKeys } from '../use-card-keys';
import { useDrawnSlices } from '../use-drawn-slices';
import type { Lost, Selection } from '../use-selection';
import { CardSlices, sliceOf, type PlacedCard, type Showing } from './card-slices';
import type { Kind } from './kind-filter';
import { NotChecked } from './not-checked';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: '20px' },
  group: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export interface FindingListProps {
  readonly cards: readonly Card[];
  readonly shown: CardGroup | null;
  /** `cards` are those of this kind alone. */
  readonly kind: Kind | null;
  /** A check is under way, and cards may move from group to group. */
  readonly busy: boolean;
  readonly selection: Selection | null;
  /** Why the place of the open card was not shown. */
  readonly lost: Lost | null;
  readonly picked: ReadonlySet<string> | null;
  readonly onChoose: (cardId: string) => void;
  readonly onPick: (cardId: string) => void;
  readonly onClose: () => void;
}

export const FindingList = memo(function FindingList(props: FindingListProps): ReactNode {
  const { cards, shown, kind, busy, selection, lost, picked, onChoose, onPick, onClose } = props;
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const selected = selection?.id ?? null;
  const { list, isFocused, onFocus, onBlur, onKeyDown } = useCardKeys(selected, onClose);

  const groups = useMemo(() => divide(cards, selection), [cards, selection]);
  const counts = useMemo(() => countGroups(cards), [cards]);
  const showing = useMemo<Showing>(
    () => ({
      selected,
      lost,
      isFocused,
      picked,
      onChoose: (cardId) => (cardId === selected ? onClose() : onChoose(cardId)),
      onPick,
    }),
    [selected, lost, isFocused, picked, onChoose, onPick, onClose],
  );
  const isHidden = groups.some(
    ([group, members]) => group === 'notChecked' && members.some(({ card }) => card.id === selected),
  );
  // Where there is nothing else, nobody has to ask for it.
  const isAlone = shown === 'notChecked' || (!busy && groups.every(([group]) => group === 'notChecked'));
  const showNotChecked = open || isAlone || isHidden;
  const isDrawn = useDrawnSlices(sliceOf(cards.length - 1) + 1, busy, `${shown} ${kind} ${showNotChecked}`);

  const cardsOf = (members: readonly PlacedCard[], saidAbove?: string | null): ReactNode => (
    <CardSlices cards={members} saidAbove={saidAbove ?? null} showing={showing} isDrawn={isDrawn} />
  );

  return (
    // The cards' own buttons take the keys; here they are only led from one to the next.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} className={styles.groups} onKeyDown={onKeyDown} onFocus={onFocus} onBlur={onBlur}>
      {groups
        .filter(([group]) => shown === null || shown === group)
        .map(([group, members]) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={styles.heading}>
              {groupHeadings[group]} ({counts[group]})
            </h2>
            {groupNotes[group] !== null && <p className={styles.note}>{groupNotes[group]}</p>}
            {group === 'notChecked' ? (
              <NotChecked
                cards={members}
                isAlone={isAlone}
                isOpen={showNotChecked}
                selected={selected}
                onToggle={() => {
                  setOpen(!showNotChecked);
                  if (showNotChecked) onClose();
                }}
                cardsOf={cardsOf}
              />
            ) : (
              cardsOf(members)
            )}
          </section>
        ))}
    </div>
  );
});

/**
 * An open card stays where it was opened, whatever is found meanwhile, so that nothing moves under the author's hand. One that
 * was waiting goes where its result belongs.
 */
function divide(
  cards: readonly Card[],
  selection: Selection | null,
): readonly (readonly [CardGroup, readonly PlacedCard[]])[] {
  const groups = new Map<CardGroup, PlacedCard[]>(cardGroups.map((group) => [group, []]));
  cards.forEach((card, place) => {
    const stays = selection !== null && selection.id === card.id && selection.group !== 'waiting';
    groups.get(stays ? selection.group : groupOf(card))?.push({ card, place });
  });
  return [...groups].filter(([, members]) => members.length > 0);
}
