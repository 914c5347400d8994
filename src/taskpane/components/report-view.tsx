/** The check as plain text, to copy into a file note. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import type { StartedCheck } from '../../checking/check-state';
import { writeReport } from '../../checking/report';
import { SubView } from './sub-view';

const useStyles = makeStyles({
  text: {
    margin: 0,
    fontFamily: tokens.fontFamilyBase,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

export interface ReportViewProps {
  readonly check: StartedCheck;
  readonly title: string;
  readonly onBack: () => void;
}

export function ReportView({ check, title, onBack }: ReportViewProps): ReactNode {
  const styles = useStyles();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const [written] = useState(() => new Date());
  const report = writeReport(check, title, written);
  const copy = (): void => {
    // Some web views refuse the clipboard; then the text is there to be selected.
    navigator.clipboard.writeText(report).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <SubView
      heading="Report"
      onBack={onBack}
      actions={
        <Button appearance="primary" onClick={copy}>
          Copy
        </Button>
      }
    >
      <div role="status">
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' && 'Copying is not allowed here. Please select the text and copy it.'}
      </div>
      <pre className={styles.text}>{report}</pre>
    </SubView>
  );
}
