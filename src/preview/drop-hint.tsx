/** The sheet on which a file may be dropped, as long as no brief is open; it also says why one was not opened. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Notice } from '../taskpane/components/notice';
import { hasSample } from './sample-brief';
import type { BriefOpening } from './use-open-brief';

const useStyles = makeStyles({
  hint: {
    maxWidth: '60ch',
    margin: '48px auto',
    padding: '24px 32px',
    borderRadius: tokens.borderRadiusLarge,
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 820px)': { margin: '16px' },
  },
});

export function DropHint({ asked, message }: Pick<BriefOpening, 'asked' | 'message'>): ReactNode {
  const styles = useStyles();
  return (
    <div className={styles.hint}>
      <h1>Check a brief</h1>
      {message !== null && (
        <div role="alert">
          <Notice heading={`Not opened: ${asked}`} text={message} />
        </div>
      )}
      <p>
        Open a brief, or drop a .docx file here. It stays in this browser: only its citations, passages quoted
        from cases and public links are sent to be checked.
      </p>
      {hasSample && <p>The sample is a short made-up brief that shows every kind of finding.</p>}
    </div>
  );
}
