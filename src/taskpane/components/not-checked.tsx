/** What was not checked, by reason, when it is asked for. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { sharedSentence } from '../../checking/sentences/card-sentences';
import { notCheckedReason } from '../../checking/sentences/list-sentences';
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
  readonly onToggle: () => void;
  readonly cardsOf: (members: readonly PlacedCard[], saidAbove: string | null) => ReactNode;
}

export function NotChecked({ cards, isAlone, isOpen, onToggle, cardsOf }: NotCheckedProps): ReactNode {
  const styles = useStyles();

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
        byReason(cards).map(([reason, ones]) => {
          const shared = sharedSentence(ones.map(({ card }) => card));
          return (
            <div key={reason} className={styles.reason}>
              <h3 className={styles.heading}>
                {reason} ({ones.length})
              </h3>
              {shared !== null && <p className={styles.note}>{shared}</p>}
              {cardsOf(ones, shared)}
            </div>
          );
        })}
    </>
  );
}

/** In the order in which they stand in the brief, laws last: of those nobody's text is held, and there is less to be done. */
function byReason(cards: readonly PlacedCard[]): readonly (readonly [string, readonly PlacedCard[]])[] {
  const reasons = new Map<string, PlacedCard[]>();
  for (const placed of cards) {
    const reason = notCheckedReason(placed.card);
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
