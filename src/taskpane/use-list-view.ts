/** Which part of the list is shown, and which of its cards are ticked. */
import { useCallback, useMemo, useState } from 'react';
import type { CardGroup } from '../checking/card';
import type { Kind } from './components/kind-filter';

export interface ListView {
  readonly group: CardGroup | null;
  readonly kind: Kind | null;
  /** `null` where none can be ticked now. */
  readonly picked: ReadonlySet<string> | null;
  readonly showGroup: (group: CardGroup | null) => void;
  readonly showKind: (kind: Kind | null) => void;
  readonly showAll: () => void;
  /** Ticks a card, or takes its tick away. */
  readonly pick: (cardId: string) => void;
  readonly setPicked: (picked: ReadonlySet<string> | null) => void;
}

export function useListView(): ListView {
  const [group, showGroup] = useState<CardGroup | null>(null);
  const [kind, showKind] = useState<Kind | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const showAll = useCallback(() => {
    showGroup(null);
    showKind(null);
  }, []);
  const pick = useCallback((cardId: string) => {
    setPicked((last) => {
      const next = new Set(last);
      if (!next.delete(cardId)) next.add(cardId);
      return next;
    });
  }, []);
  return useMemo(
    () => ({ group, kind, picked, showGroup, showKind, showAll, pick, setPicked }),
    [group, kind, picked, showAll, pick],
  );
}
