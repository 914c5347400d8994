/** The way to see items of one kind alone; nothing where the brief has but one. */
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { kindWords } from '../../checking/sentences/card-sentences';
import type { BriefItem } from '../../document/brief-item';
import { Menu } from './menu';

const useStyles = makeStyles({ menu: { flex: '1 1 100px' } });

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
    <Menu
      className={styles.menu}
      label="Kind of item"
      none="All kinds"
      options={kinds.map((one) => ({ value: one, words: `${kindWords[one]}s` }))}
      value={kind}
      onChoose={(value) => onKind(kinds.find((one) => one === value) ?? null)}
    />
  );
}
