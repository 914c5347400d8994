/** The shape that goes with a status; the word beside it carries the meaning, the colour only helps. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Clock20Regular } from '@fluentui/react-icons/svg/clock';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import type { CardGroup } from '../../checking/card';

const icons = {
  problem: ErrorCircle20Filled,
  unconfirmed: Warning20Filled,
  warning: Warning20Filled,
  repeated: ArrowReply20Regular,
  waiting: Clock20Regular,
  verified: CheckmarkCircle20Filled,
  notChecked: QuestionCircle20Regular,
} as const;

const useStyles = makeStyles({
  // Clipped to its frame, as a browser does by itself, each icon is a layer: two thousand of them slow every frame.
  icon: { flexShrink: 0, overflow: 'visible' },
  problem: { color: tokens.colorStatusDangerForeground1 },
  unconfirmed: { color: tokens.colorStatusWarningForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  repeated: { color: tokens.colorNeutralForeground3 },
  waiting: { color: tokens.colorNeutralForeground3 },
  verified: { color: tokens.colorStatusSuccessForeground1 },
  notChecked: { color: tokens.colorNeutralForeground3 },
});

export function StatusIcon({ group }: { readonly group: CardGroup }): ReactNode {
  const Icon = icons[group];
  const styles = useStyles();
  return <Icon className={mergeClasses(styles.icon, styles[group])} aria-hidden />;
}
