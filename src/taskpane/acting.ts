/** What the buttons of a card do; absent where the document can only be looked at. */
import { createContext } from 'react';
import type { Card } from '../checking/card';
import type { Edit, EditOutcome } from '../document/brief-document';

export interface Acting {
  apply(edits: readonly Edit[]): Promise<readonly EditOutcome[]>;
  acceptShift(cardId: string): void;
  /** Of a quotation, the citation that it rests on. */
  parentOf(card: Card): Card | undefined;
}

export const ActingContext = createContext<Acting | null>(null);
