/** All items in groups, what needs attention first. One stop for Tab; arrows, Home and End move within it. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cardGroups, groupOf, type Card, type CardGroup } from '../../checking/card';
import { groupHeadings, groupNotes, notCheckedReason } from '../../checking/sentences';
import { FindingCard } from './finding-card';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: '20px' },
  group: { display: 'grid', gap: '8px', minWidth: 0 },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  reason: { margin: '8px 0 0', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  cards: { margin: 0, padding: 0, display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

export interface FindingListProps {
  readonly cards: readonly Card[];
  readonly shown: CardGroup | null;
  readonly selected: string | null;
  readonly onChoose: (itemId: string) => void;
  readonly onClose: () => void;
}

export function FindingList({ cards, shown, selected, onChoose, onClose }: FindingListProps): ReactNode {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [open, setOpen] = useState(false);

  const groups = divide(cards).filter(([group]) => shown === null || shown === group);
  const selectedCard = cards.find(({ item }) => item.id === selected);
  const showNotChecked =
    open || shown === 'notChecked' || (selectedCard !== undefined && groupOf(selectedCard) === 'notChecked');
  const visible = groups.flatMap(([group, members]) =>
    group === 'notChecked' && !showNotChecked ? [] : members,
  );
  const tabStop =
    [focused, selected].find((id) => visible.some(({ item }) => item.id === id)) ?? visible[0]?.item.id;

  // The card of a mark that was chosen in the document comes into sight.
  useEffect(() => {
    if (selected === null) return;
    setFocused(selected);
    const button = list.current?.querySelector(`[data-card="${CSS.escape(selected)}"]`);
    button?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

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

  const cardOf = (card: Card): ReactNode => (
    <FindingCard
      key={card.item.id}
      card={card}
      selected={card.item.id === selected}
      tabStop={card.item.id === tabStop}
      onChoose={onChoose}
      onFocus={setFocused}
    />
  );

  return (
    // The cards' own buttons take the keys; here they are only led from one to the next.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} className={styles.groups} onKeyDown={onKeyDown}>
      {groups.map(([group, members]) => (
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
                    <ul className={styles.cards}>{ones.map(cardOf)}</ul>
                  </div>
                ))}
            </>
          ) : (
            <ul className={styles.cards}>{members.map(cardOf)}</ul>
          )}
        </section>
      ))}
    </div>
  );
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

function divide(cards: readonly Card[]): readonly (readonly [CardGroup, readonly Card[]])[] {
  return cardGroups
    .map((group) => [group, cards.filter((card) => groupOf(card) === group)] as const)
    .filter(([, members]) => members.length > 0);
}

function byReason(cards: readonly Card[]): readonly (readonly [string, readonly Card[]])[] {
  const reasons = new Map<string, Card[]>();
  for (const card of cards) {
    const reason = notCheckedReason(card);
    const others = reasons.get(reason);
    if (others) others.push(card);
    else reasons.set(reason, [card]);
  }
  return [...reasons];
}
