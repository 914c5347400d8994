/** The summary of the check, which is also the way to see one group alone, or one kind. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { cardGroups, type CardGroup } from '../../checking/card';
import { groupHeadings } from '../../checking/sentences/list-sentences';
import { StatusIcon } from './status-icon';

const useStyles = makeStyles({
  groups: { display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'stretch' },
  group: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    padding: '4px 8px',
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  pressed: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    border: `1px solid ${tokens.colorNeutralForeground1}`,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
});

export interface GroupFilterProps {
  readonly counts: Readonly<Record<CardGroup, number>>;
  readonly shown: CardGroup | null;
  readonly onShow: (group: CardGroup | null) => void;
  /** Other ways to see a part of the list, in the same line where there is room. */
  readonly children?: ReactNode;
}

export function GroupFilter({ counts, shown, onShow, children }: GroupFilterProps): ReactNode {
  const styles = useStyles();
  const groups = cardGroups.filter((group) => counts[group] > 0 || group === shown);
  return (
    <div className={styles.groups} role="group" aria-label="Show only">
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          aria-pressed={shown === group}
          className={mergeClasses(styles.group, shown === group && styles.pressed)}
          onClick={() => onShow(shown === group ? null : group)}
        >
          <StatusIcon group={group} />
          {groupHeadings[group]} {counts[group]}
        </button>
      ))}
      {children}
    </div>
  );
}
