/** Something to know before reading the list, with what can be done about it. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  notice: {
    display: 'grid',
    gap: '8px',
    justifyItems: 'start',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorStatusWarningBorderActive,
    overflowWrap: 'anywhere',
  },
  heading: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
});

export interface NoticeProps {
  readonly heading?: string;
  readonly text: string;
  readonly action?: ReactNode;
}

export function Notice({ heading, text, action }: NoticeProps): ReactNode {
  const styles = useStyles();
  return (
    <div className={styles.notice}>
      {heading !== undefined && <p className={styles.heading}>{heading}</p>}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
