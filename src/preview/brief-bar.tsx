/** What stands over the brief: the buttons that open one, and which is open. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import { hasSample } from './sample-brief';
import type { BriefOpening } from './use-open-brief';

const useStyles = makeStyles({
  bar: {
    gridArea: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { minWidth: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  file: { display: 'none' },
});

export function BriefBar({ brief, message, openFile, openSample }: BriefOpening): ReactNode {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <header className={styles.bar}>
      <Button
        size="small"
        appearance={brief ? 'secondary' : 'primary'}
        onClick={() => input.current?.click()}
      >
        Open a .docx
      </Button>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept=".docx"
        aria-label="A .docx file"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) openFile(file);
          // The same file may be opened again after it was changed.
          currentTarget.value = '';
        }}
      />
      {hasSample && (
        <Button size="small" onClick={openSample}>
          Open the sample
        </Button>
      )}
      <span className={styles.name}>{brief?.name ?? 'No brief is open.'}</span>
      {brief && message !== null && <span role="alert">{message}</span>}
    </header>
  );
}
