/** Exactly what left the document: what each request asked about, its body character for character, and what was kept back. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useMemo, type ReactNode } from 'react';
import { hasLeft } from '../../checking/check-progress';
import type { ChunkState, StartedCheck } from '../../checking/check-state';
import { chunkSentence } from '../../checking/sentences/failure-sentences';
import { counted } from '../../checking/sentences/wording';
import { wordsOf } from '../../checking/words-of';
import { LongPage } from './long-page';
import { SubView } from './sub-view';

const useStyles = makeStyles({
  text: { margin: 0 },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: {
    margin: '6px 0',
    paddingInlineStart: '18px',
    display: 'grid',
    gap: '4px',
    overflowWrap: 'anywhere',
  },
  exact: { cursor: 'pointer' },
  body: {
    margin: '6px 0 0',
    padding: '8px',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** A long brief leaves in a hundred of them. */
const usualRequestHeight = 900;

export function SentView({
  check,
  onBack,
}: {
  readonly check: StartedCheck;
  readonly onBack: () => void;
}): ReactNode {
  const styles = useStyles();
  const { chunks, cards } = check;
  const left = useMemo(() => chunks.filter(({ progress }) => hasLeft(progress)), [chunks]);
  const kept = cards.filter(({ item }) => !('item' in item)).length;
  const draw = useCallback(
    (part: number) => {
      const request = left[part];
      return request && <SentRequest {...request} number={part + 1} />;
    },
    [left],
  );
  return (
    <SubView heading="What was sent" onBack={onBack}>
      <p className={styles.text}>
        {left.length === 0
          ? 'Nothing has left this document.'
          : `${counted(left.length, 'request')} left this document, with these words and nothing else of it.`}{' '}
        {kept > 0 &&
          `${counted(kept, 'item')} stayed in it and ${kept === 1 ? 'is' : 'are'} listed as not checked.`}
      </p>
      <LongPage parts={left.length} partHeight={usualRequestHeight} draw={draw} />
    </SubView>
  );
}

function SentRequest({ chunk, progress, number }: ChunkState & { readonly number: number }): ReactNode {
  const styles = useStyles();
  return (
    <section aria-labelledby={`sent-${chunk.id}`}>
      <h2 id={`sent-${chunk.id}`} className={styles.heading}>
        Request {number}: {counted(chunk.items.length, 'item')}
      </h2>
      <p className={styles.text}>{chunkSentence(progress)}</p>
      <ul className={styles.list}>
        {chunk.items.map((item) => (
          <li key={item.id}>{item.type === 'quote' ? `“${wordsOf(item)}”` : wordsOf(item)}</li>
        ))}
      </ul>
      <details>
        <summary className={styles.exact}>Character for character, as it was sent</summary>
        <pre className={styles.body}>{chunk.body}</pre>
      </details>
    </section>
  );
}
