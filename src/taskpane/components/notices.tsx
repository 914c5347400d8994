/** What to know before reading the list: what has no answer, what could not be read, how the marks stand. */
import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { triableChunks } from '../../checking/check-progress';
import type { StartedCheck } from '../../checking/check-state';
import {
  forbiddenSentence,
  meansQuestion,
  removedSentence,
  unkeptSentence,
  unmarkedSentence,
  unreadAgainSentence,
  unreadSentence,
} from '../../checking/sentences/document-sentences';
import { unfinishedSentence } from '../../checking/sentences/list-sentences';
import type { MarkMeans } from '../../document/brief-document';
import { Notice } from './notice';

const useStyles = makeStyles({ bar: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

export interface NoticesProps {
  readonly check: StartedCheck;
  /** The author's colours under highlighting are lost with this pane. */
  readonly unkept: boolean;
  readonly onTryAgain: () => void;
  readonly onMeans: (means: MarkMeans) => void;
}

export function Notices({ check, unkept, onTryAgain, onMeans }: NoticesProps): ReactNode {
  const unfinished = unfinishedSentence(check);
  return (
    <>
      {check.unreadAgain && <Notice text={unreadAgainSentence(check.unreadAgain.message)} />}
      {unfinished !== null && (
        <Notice
          text={unfinished}
          action={triableChunks(check).length > 0 && <Button onClick={onTryAgain}>Try again</Button>}
        />
      )}
      {check.unread.map((unread) => (
        <Notice key={unread.what} text={unreadSentence(unread)} />
      ))}
      {check.marks === 'refused' && <MeansQuestion onMeans={onMeans} />}
      {check.marks === 'forbidden' && <Notice text={forbiddenSentence} />}
      {check.marks === 'failed' && <Notice text={unmarkedSentence} />}
      {unkept && check.marks === 'shown' && <Notice text={unkeptSentence} />}
      {check.marks === 'removed' && <Notice text={removedSentence} />}
    </>
  );
}

function MeansQuestion({ onMeans }: { readonly onMeans: (means: MarkMeans) => void }): ReactNode {
  const styles = useStyles();
  return (
    <Notice
      heading={meansQuestion.heading}
      text={meansQuestion.text}
      action={
        <div className={styles.bar}>
          <Button onClick={() => onMeans('highlighting')}>{meansQuestion.highlight}</Button>
          <Button onClick={() => onMeans('nothing')}>{meansQuestion.list}</Button>
        </div>
      }
    />
  );
}
