/** What the buttons of the cards do, for a brief that can be written in; `null` for one that can only be looked at. */
import { useMemo, type RefObject } from 'react';
import type { Card } from '../checking/card';
import type { OpenCheck } from '../checking/open-check';
import type { BriefDocument } from '../document/brief-document';
import type { Acting } from './acting';

export function useActing(
  brief: BriefDocument,
  opened: OpenCheck | null,
  latest: RefObject<readonly Card[]>,
): Acting | null {
  return useMemo(
    () =>
      brief.editing === undefined || opened === null
        ? null
        : {
            apply: (edits) => opened.apply(edits),
            acceptShift: (cardId) => opened.acceptShift(cardId),
            parentOf: (card) => parentOf(card, latest.current),
          },
    [brief, opened, latest],
  );
}

function parentOf({ item }: Card, cards: readonly Card[]): Card | undefined {
  if (!('item' in item) || item.item.type !== 'quote') return undefined;
  const { parentCaseId } = item.item;
  return cards.find((other) => other.item.id === parentCaseId);
}
