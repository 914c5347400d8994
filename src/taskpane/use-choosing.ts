/** Lets the cards choose the cases of quotations in the check that is open. */
import { useMemo, type RefObject } from 'react';
import type { Card } from '../checking/card';
import { casesFor } from '../checking/chosen-cases';
import type { OpenCheck } from '../checking/open-check';
import type { Choosing } from './choosing';

export function useChoosing(opened: OpenCheck | null, latest: RefObject<readonly Card[]>): Choosing | null {
  return useMemo(
    () =>
      opened && {
        casesFor: (card) => casesFor(card, latest.current),
        chooseCase: (cardId, group) => opened.chooseCase(cardId, group),
      },
    [opened, latest],
  );
}
