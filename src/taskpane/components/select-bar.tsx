/** Links to the court record for several citations at once: ticked in the list, made by one button. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { linkableUrl } from '../../checking/linkable-url';
import { actionWords, linkSeveralSentence, outcomeSentence } from '../../checking/sentences/action-sentences';
import type { Edit } from '../../document/brief-document';
import type { Acting } from '../acting';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    alignItems: 'center',
  },
  open: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '8px 0',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  outcome: { ':empty': { display: 'none' }, width: '100%', fontWeight: tokens.fontWeightSemibold },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

export interface SelectBarProps {
  readonly cards: readonly Card[];
  readonly picked: ReadonlySet<string> | null;
  readonly acting: Acting;
  readonly onPicked: (picked: ReadonlySet<string> | null) => void;
}

export function SelectBar({ cards, picked, acting, onPicked }: SelectBarProps): ReactNode {
  const styles = useStyles();
  const [outcome, setOutcome] = useState('');
  const [busy, setBusy] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const isOpen = picked !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    // Wherever the author is by then: at the bar, or ticking cards.
    const endByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Of the bar only its first button stays.
      if (bar.current?.contains(document.activeElement)) bar.current.querySelector('button')?.focus();
      setOutcome('');
      onPicked(null);
    };
    document.addEventListener('keydown', endByKey);
    return () => document.removeEventListener('keydown', endByKey);
  }, [isOpen, onPicked]);
  const linkable = picked ? cards.filter((card) => linkableUrl(card) !== null) : [];
  const chosen = linkable.filter(({ id }) => picked?.has(id));

  const link = (): void => {
    const edits = chosen.flatMap((card): Edit[] => {
      const url = linkableUrl(card);
      const { start, end, text } = card.item;
      return url === null ? [] : [{ kind: 'link', url, start, end, expected: text }];
    });
    setBusy(true);
    setOutcome('');
    void acting.apply(edits).then((outcomes) => {
      setOutcome(outcomeSentence('link', outcomes));
      setBusy(false);
      onPicked(new Set());
    });
  };
  // The same button opens and ends it, so that focus stays where it is.
  return (
    <div ref={bar} className={picked ? `${styles.bar} ${styles.open}` : styles.bar}>
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => {
          setOutcome('');
          onPicked(picked ? null : new Set());
        }}
      >
        {picked ? actionWords.endSelecting : actionWords.selectSeveral}
      </Button>
      {picked && linkable.length > 0 && (
        <>
          <Button size="small" onClick={() => onPicked(new Set(linkable.map(({ id }) => id)))}>
            {actionWords.selectAll}
          </Button>
          <Button
            size="small"
            appearance="primary"
            disabledFocusable={chosen.length === 0 || busy}
            onClick={() => chosen.length > 0 && !busy && link()}
          >
            {linkSeveralSentence(chosen.length)}
          </Button>
        </>
      )}
      {picked && linkable.length === 0 && <p className={styles.quiet}>{actionWords.nothingToSelect}</p>}
      <div role="status" className={styles.outcome}>
        {outcome}
      </div>
    </div>
  );
}
