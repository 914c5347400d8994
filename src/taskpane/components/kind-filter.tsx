/** The way to see items of one kind alone; nothing where the brief has but one. */
import { Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { kindWords } from '../../checking/sentences/card-sentences';
import type { BriefItem } from '../../document/brief-item';

export type Kind = BriefItem['kind'];

export interface KindFilterProps {
  readonly cards: readonly Card[];
  readonly kind: Kind | null;
  readonly onKind: (kind: Kind | null) => void;
}

export function KindFilter({ cards, kind, onKind }: KindFilterProps): ReactNode {
  const kinds = (Object.keys(kindWords) as Kind[]).filter((one) =>
    cards.some(({ item }) => item.kind === one),
  );
  if (kinds.length < 2) return null;
  return (
    <Select
      size="small"
      aria-label="Kind of item"
      value={kind ?? ''}
      onChange={(_, { value }) => onKind(kinds.find((one) => one === value) ?? null)}
    >
      <option value="">Citations, quotations and links</option>
      {kinds.map((one) => (
        <option key={one} value={one}>
          {kindWords[one]}s
        </option>
      ))}
    </Select>
  );
}
