/** What was not checked, by reason, when it is asked for. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { use, useState, type ReactNode } from 'react';
import { sharedSentence } from '../../checking/sentences/card-sentences';
import { choiceNote, notCheckedReason } from '../../checking/sentences/list-sentences';
import { ChoosingContext } from '../choosing';
import type { PlacedCard } from './card-slices';

const useStyles = makeStyles({
  reason: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { margin: '8px 0 0', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export interface NotCheckedProps {
  readonly cards: readonly PlacedCard[];
  /** There is nothing else in the list: nobody has to ask for it. */
  readonly isAlone: boolean;
  readonly isOpen: boolean;
  /** The open card: it stays under the reason for which it was opened. */
  readonly selected: string | null;
  readonly onToggle: () => void;
  readonly cardsOf: (members: readonly PlacedCard[], saidAbove: string | null) => ReactNode;
}

export function NotChecked(props: NotCheckedProps): ReactNode {
  const { cards, isAlone, isOpen, selected, onToggle, cardsOf } = props;
  const styles = useStyles();
  const choosing = use(ChoosingContext);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = cards.find(({ card }) => card.id === selected)?.card;
  if (opened?.id !== open?.id) setOpened(open ? { id: open.id, reason: notCheckedReason(open) } : null);
  const mayChoose = (members: readonly PlacedCard[]): boolean =>
    members.some(({ card }) => (choosing?.casesFor(card) ?? []).length > 0);

  return (
    <>
      {!isAlone && (
        <div>
          <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? 'Hide what was not checked' : 'Show what was not checked, and why'}
          </Button>
        </div>
      )}
      {(isAlone || isOpen) &&
        byReason(cards, opened).map(([reason, ones]) => {
          const shared = sharedSentence(ones.map(({ card }) => card));
          return (
            <div key={reason} className={styles.reason}>
              <h3 className={styles.heading}>
                {reason} ({ones.length})
              </h3>
              {shared !== null && <p className={styles.note}>{shared}</p>}
              {mayChoose(ones) && <p className={styles.note}>{choiceNote}</p>}
              {cardsOf(ones, shared)}
            </div>
          );
        })}
    </>
  );
}

interface Opened {
  readonly id: string;
  readonly reason: string;
}

/** In the order in which they stand in the brief, laws last: of those nobody's text is held, and there is less to be done. */
function byReason(
  cards: readonly PlacedCard[],
  opened: Opened | null,
): readonly (readonly [string, readonly PlacedCard[]])[] {
  const reasons = new Map<string, PlacedCard[]>();
  for (const placed of cards) {
    const reason = placed.card.id === opened?.id ? opened.reason : notCheckedReason(placed.card);
    const others = reasons.get(reason);
    if (others) others.push(placed);
    else reasons.set(reason, [placed]);
  }
  const ofLaws = (members: readonly PlacedCard[]): number => Number(members.every(isLaw));
  return [...reasons].sort(([, one], [, other]) => ofLaws(one) - ofLaws(other));
}

function isLaw({ card: { finding } }: PlacedCard): boolean {
  return finding.kind === 'result' && !['case', 'quote', 'link'].includes(finding.result.type);
}
