/** The way to see items of one kind alone; nothing where the brief has but one. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { kindWords } from '../../checking/sentences/card-sentences';
import type { BriefItem } from '../../document/brief-item';

const useStyles = makeStyles({
  // The browser's own menu grows with the author's letters.
  menu: {
    flex: '1 1 100px',
    maxWidth: '100%',
    minWidth: 0,
    padding: '4px 8px',
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});

export type Kind = BriefItem['kind'];

export interface KindFilterProps {
  readonly cards: readonly Card[];
  readonly kind: Kind | null;
  readonly onKind: (kind: Kind | null) => void;
}

export function KindFilter({ cards, kind, onKind }: KindFilterProps): ReactNode {
  const styles = useStyles();
  const kinds = (Object.keys(kindWords) as Kind[]).filter((one) =>
    cards.some(({ item }) => item.kind === one),
  );
  if (kinds.length < 2) return null;
  return (
    <select
      className={styles.menu}
      aria-label="Kind of item"
      value={kind ?? ''}
      onChange={({ currentTarget: { value } }) => onKind(kinds.find((one) => one === value) ?? null)}
    >
      <option value="">All kinds</option>
      {kinds.map((one) => (
        <option key={one} value={one}>
          {kindWords[one]}s
        </option>
      ))}
    </select>
  );
}
