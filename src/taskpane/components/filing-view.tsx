/** Before the brief is filed: takes every mark away, lists what of ours stays in the file, and says what is still open. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import type { StartedCheck } from '../../checking/check-state';
import type { OpenCheck } from '../../checking/open-check';
import {
  filingWords,
  remainsWords,
  unknownColorsSentence,
} from '../../checking/sentences/document-sentences';
import { openSentences } from '../../checking/sentences/list-sentences';
import { counted, shortened } from '../../checking/sentences/wording';
import type { DocumentEditing, Remains } from '../../document/brief-document';
import { SubView } from './sub-view';

const useStyles = makeStyles({
  text: { margin: 0 },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  section: { display: 'grid', gap: '8px' },
  list: { margin: 0, paddingInlineStart: '18px', display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

type Marks = 'removing' | 'removed' | 'notRemoved';

export interface FilingViewProps {
  readonly check: StartedCheck;
  readonly opened: OpenCheck;
  readonly editing: DocumentEditing;
  readonly onBack: () => void;
}

export function FilingView({ check, opened, editing, onBack }: FilingViewProps): ReactNode {
  const styles = useStyles();
  const [marks, setMarks] = useState<Marks>('removing');
  /** `null` while it is not known; `'unknown'` where it could not be read. */
  const [remains, setRemains] = useState<readonly Remains[] | 'unknown' | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const isLeft = (): boolean => leaving.signal.aborted;
    const prepare = async (): Promise<void> => {
      const removed = await opened.removeMarks();
      if (isLeft()) return;
      setMarks(removed ? 'removed' : 'notRemoved');
      const found = await editing.remains().catch(() => 'unknown' as const);
      if (!isLeft()) setRemains(found);
    };
    void prepare();
    return () => leaving.abort();
  }, [opened, editing]);

  const open = openSentences(check);
  return (
    <SubView
      heading={filingWords.heading}
      onBack={onBack}
      actions={
        marks === 'removed' && (
          <Button
            onClick={() => {
              opened.markAfresh();
              onBack();
            }}
          >
            {filingWords.again}
          </Button>
        )
      }
    >
      <p role="status" className={styles.text}>
        {filingWords[marks]}
      </p>
      {remains !== null && (
        <section className={styles.section} aria-labelledby="filing-remains">
          <h2 id="filing-remains" className={styles.heading}>
            {filingWords.remainsHeading}
          </h2>
          <RemainsList remains={remains} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="filing-open">
        <h2 id="filing-open" className={styles.heading}>
          {filingWords.openHeading}
        </h2>
        {open.length === 0 ? (
          <p className={styles.text}>{filingWords.nothingOpen}</p>
        ) : (
          <ul className={styles.list}>
            {open.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p className={styles.quiet}>{filingWords.scope}</p>
      </section>
    </SubView>
  );
}

function RemainsList({ remains }: { readonly remains: readonly Remains[] | 'unknown' }): ReactNode {
  const styles = useStyles();
  if (remains === 'unknown') return <p className={styles.text}>{filingWords.unknownRemains}</p>;
  if (remains.length === 0) return <p className={styles.text}>{filingWords.nothingRemains}</p>;
  const kinds = (Object.keys(remainsWords) as Remains['kind'][])
    .map((kind) => [kind, remains.filter((one) => one.kind === kind)] as const)
    .filter(([, ones]) => ones.length > 0);
  return (
    <>
      <p className={styles.text}>{filingWords.remainsNote}</p>
      {kinds.map(([kind, ones]) => (
        <div key={kind}>
          <p className={styles.text}>
            {counted(ones.length, remainsWords[kind].one, remainsWords[kind].many)}:
          </p>
          <ul className={styles.list}>
            {ones.map(({ text }, index) => (
              <li key={index}>{shortened(text, 120)}</li>
            ))}
          </ul>
          {kind === 'highlighting' && <p className={styles.quiet}>{unknownColorsSentence}</p>}
        </div>
      ))}
    </>
  );
}
