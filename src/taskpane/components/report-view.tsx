/** The check as plain text, to copy into a file note. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { StartedCheck } from '../../checking/check-state';
import { writeReport } from '../../checking/report';
import { reportNote } from '../../checking/sentences/document-sentences';
import { LongPage } from './long-page';
import { SubView } from './sub-view';

const useStyles = makeStyles({
  text: {
    margin: 0,
    fontFamily: tokens.fontFamilyBase,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Lines in a part of the page, and what it is taken to measure. */
const partLength = 60;
const usualPartHeight = 2_000;

export interface ReportViewProps {
  readonly check: StartedCheck;
  readonly title: () => string;
  readonly onBack: () => void;
}

export function ReportView({ check, title, onBack }: ReportViewProps): ReactNode {
  const styles = useStyles();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const [written] = useState(() => new Date());
  const [name] = useState(title);
  const report = useMemo(() => writeReport(check, name, written), [check, name, written]);
  const parts = useMemo(() => partsOf(report), [report]);
  const draw = useCallback(
    (part: number) => <pre className={styles.text}>{parts[part]}</pre>,
    [parts, styles],
  );
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
      <p className={styles.note}>{reportNote}</p>
      <div>
        <LongPage parts={parts.length} partHeight={usualPartHeight} draw={draw} />
      </div>
    </SubView>
  );
}

function partsOf(report: string): readonly string[] {
  const lines = report.split(/(?<=\n)/u);
  return Array.from({ length: Math.ceil(lines.length / partLength) }, (_, part) =>
    lines.slice(part * partLength, (part + 1) * partLength).join(''),
  );
}
