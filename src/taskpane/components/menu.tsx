/** A choice of one among several, as the browser's own menu: it grows with the author's letters, and every screen reader knows it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  menu: {
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

export interface MenuProps {
  /** What is chosen, for who cannot see the menu. */
  readonly label: string;
  /** Shown first, and stands for nothing chosen. */
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
  readonly className?: string;
}

export function Menu({ label, none, options, value, onChoose, className }: MenuProps): ReactNode {
  const styles = useStyles();
  return (
    <select
      className={mergeClasses(styles.menu, className)}
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
        </option>
      ))}
    </select>
  );
}
