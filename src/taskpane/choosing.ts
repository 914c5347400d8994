/** How the author tells which case a quotation is of. */
import { createContext } from 'react';
import type { Card } from '../checking/card';
import type { CitedCase } from '../checking/chosen-cases';

export interface Choosing {
  /** The cases of the brief, nearest first; none where the card's quotation needs no choice. */
  casesFor(card: Card): readonly CitedCase[];
  /** `null`: takes the choice back. */
  chooseCase(cardId: string, group: string | null): void;
}

export const ChoosingContext = createContext<Choosing | null>(null);
