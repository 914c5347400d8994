/** All items in groups, what needs attention first. One stop for Tab; arrows, Home and End move within it. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cardGroups, groupOf, type Card, type CardGroup } from '../../checking/card';
import { groupHeadings, groupNotes, notCheckedReason } from '../../checking/sentences';
import { CardSlices, type PlacedCard } from './card-slices';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: '20px' },
  group: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  reason: { margin: '8px 0 0', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export interface FindingListProps {
  readonly cards: readonly Card[];
  readonly shown: CardGroup | null;
  readonly selected: string | null;
  readonly onChoose: (itemId: string) => void;
  readonly onClose: () => void;
}

export const FindingList = memo(function FindingList(props: FindingListProps): ReactNode {
  const { cards, shown, selected, onChoose, onClose } = props;
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  // Which card Tab reaches is no state of ours: moving from card to card draws nothing anew.
  const tabStop = useRef<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  const groups = useMemo(() => divide(cards), [cards]);
  const selectedCard = cards.find(({ item }) => item.id === selected);
  const showNotChecked =
    open || shown === 'notChecked' || (selectedCard !== undefined && groupOf(selectedCard) === 'notChecked');

  const stopAt = useCallback((button: HTMLElement | null) => {
    if (tabStop.current !== button) tabStop.current?.setAttribute('tabindex', '-1');
    button?.setAttribute('tabindex', '0');
    tabStop.current = button;
  }, []);

  // A card that moves to another group is drawn there anew, and Tab still reaches it.
  useLayoutEffect(() => {
    const { current: root } = list;
    const { current: last } = tabStop;
    if (root === null || (last !== null && root.contains(last))) return;
    stopAt(
      buttonOf(root, last?.dataset['card'] ?? selected) ?? root.querySelector<HTMLElement>('[data-card]'),
    );
  });

  // The card of a mark that was chosen in the document comes into sight.
  useEffect(() => {
    const button = list.current && buttonOf(list.current, selected);
    if (!button) return;
    stopAt(button);
    button.scrollIntoView({ block: 'nearest' });
  }, [selected, stopAt]);

  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset['card'] !== undefined) stopAt(target);
    },
    [stopAt],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLDivElement>) => {
      const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
      const card = event.target instanceof Element ? event.target.closest('[data-item]') : null;
      const here = buttons.findIndex((button) => card?.contains(button));
      if (here === -1) return;
      if (event.key === 'Escape') {
        onClose();
        buttons[here]?.focus();
        event.preventDefault();
        return;
      }
      const next = nextIndex(event.key, here, buttons.length);
      if (next === null) return;
      buttons[next]?.focus();
      event.preventDefault();
    },
    [onClose],
  );

  const cardsOf = (members: readonly PlacedCard[]): ReactNode => (
    <CardSlices cards={members} selected={selected} onChoose={onChoose} />
  );

  return (
    // The cards' own buttons take the keys; here they are only led from one to the next.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} className={styles.groups} onKeyDown={onKeyDown} onFocus={onFocus}>
      {groups
        .filter(([group]) => shown === null || shown === group)
        .map(([group, members]) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={styles.heading}>
              {groupHeadings[group]} ({members.length})
            </h2>
            {groupNotes[group] !== null && <p className={styles.note}>{groupNotes[group]}</p>}
            {group === 'notChecked' ? (
              <>
                {shown !== 'notChecked' && (
                  <div>
                    <Button
                      size="small"
                      aria-expanded={showNotChecked}
                      onClick={() => {
                        setOpen(!showNotChecked);
                        if (showNotChecked) onClose();
                      }}
                    >
                      {showNotChecked ? 'Hide what was not checked' : 'Show what was not checked, and why'}
                    </Button>
                  </div>
                )}
                {showNotChecked &&
                  byReason(members).map(([reason, ones]) => (
                    <div key={reason} className={styles.group}>
                      <h3 className={styles.reason}>
                        {reason} ({ones.length})
                      </h3>
                      {cardsOf(ones)}
                    </div>
                  ))}
              </>
            ) : (
              cardsOf(members)
            )}
          </section>
        ))}
    </div>
  );
});

function buttonOf(root: HTMLElement, itemId: string | null): HTMLElement | null {
  return itemId === null ? null : root.querySelector<HTMLElement>(`[data-card="${CSS.escape(itemId)}"]`);
}

function nextIndex(key: string, here: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(here + 1, count - 1);
    case 'ArrowUp':
      return Math.max(here - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function divide(cards: readonly Card[]): readonly (readonly [CardGroup, readonly PlacedCard[]])[] {
  const groups = new Map<CardGroup, PlacedCard[]>(cardGroups.map((group) => [group, []]));
  cards.forEach((card, place) => groups.get(groupOf(card))?.push({ card, place }));
  return [...groups].filter(([, members]) => members.length > 0);
}

function byReason(cards: readonly PlacedCard[]): readonly (readonly [string, readonly PlacedCard[]])[] {
  const reasons = new Map<string, PlacedCard[]>();
  for (const placed of cards) {
    const reason = notCheckedReason(placed.card);
    const others = reasons.get(reason);
    if (others) others.push(placed);
    else reasons.set(reason, [placed]);
  }
  return [...reasons];
}
