/** Which card is open, and whether its place still stands in the document. */
import { useCallback, useState, type RefObject } from 'react';
import { groupOf, type Card, type CardGroup } from '../checking/card';
import type { BriefDocument } from '../document/brief-document';

/** The card that is open, and the group in which it was opened. */
export interface Selection {
  readonly id: string;
  readonly group: CardGroup;
}

/** It is not there any more, or Word did not answer. */
export type Lost = 'gone' | 'unanswered';

export interface Selecting {
  readonly selection: Selection | null;
  /** Why the place of the open card was not shown. */
  readonly lost: Lost | null;
  readonly select: (cardId: string) => void;
  /** The same, and goes to its place. */
  readonly choose: (cardId: string) => void;
  readonly close: () => void;
}

export function useSelection(brief: BriefDocument, latest: RefObject<readonly Card[]>): Selecting {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [lost, setLost] = useState<Lost | null>(null);

  const select = useCallback(
    (cardId: string) => {
      const card = latest.current.find(({ id }) => id === cardId);
      setSelection(card ? { id: cardId, group: groupOf(card) } : null);
      setLost(null);
    },
    [latest],
  );
  const choose = useCallback(
    (cardId: string) => {
      select(cardId);
      const item = latest.current.find(({ id }) => id === cardId)?.item;
      if (!item) return;
      const { start, end, text } = item;
      brief.goTo({ itemId: cardId, start, end, text }).then(
        (there) => setLost(there ? null : 'gone'),
        () => setLost('unanswered'),
      );
    },
    [brief, latest, select],
  );
  const close = useCallback(() => {
    setSelection(null);
    setLost(null);
  }, []);
  return { selection, lost, select, choose, close };
}
