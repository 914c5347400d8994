/** How far the check is: a bar with counts to see, and a polite line to hear, which speaks at each quarter only. */
import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { countGroups, isMarking, progressOf } from '../../checking/check-progress';
import { isStarted, type CheckState } from '../../checking/check-state';
import {
  forbiddenSentence,
  markingSentence,
  meansQuestion,
  unreadAgainSentence,
  unreadableSentence,
  withdrawnSentence,
  waitSentences,
} from '../../checking/sentences/document-sentences';
import {
  changesSentence,
  delaySentence,
  progressSentence,
  summarySentence,
  unfinishedSentence,
} from '../../checking/sentences/list-sentences';

const useStyles = makeStyles({
  progress: { display: 'grid', gap: '4px' },
  words: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  heard: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export interface ProgressProps {
  readonly state: CheckState;
  /** The document is open in Word, which may be slow to answer. */
  readonly inWord: boolean;
}

export function Progress({ state, inWord }: ProgressProps): ReactNode {
  const styles = useStyles();
  const answered = isStarted(state) ? progressOf(state).answered : 0;
  const failed = isStarted(state) ? delaySentence(state) : null;
  const slow = useLongWait(failed === null ? awaited(state, inWord) : null, answered);
  const delay = failed ?? slow;
  return (
    <>
      {state.phase === 'reading' && (
        <div className={styles.progress}>
          <ProgressBar aria-label="Reading the document" />
          <span className={styles.words}>Reading the document</span>
        </div>
      )}
      {state.phase === 'checking' && <Bar {...progressOf(state)} marking={isMarking(state)} />}
      {state.phase === 'done' && <Changes waiting={countGroups(state.cards).waiting} />}
      {delay !== null && <span className={styles.words}>{delay}</span>}
      <div role="status" aria-live="polite" className={styles.heard}>
        {joined(heard(state), slow)}
      </div>
    </>
  );
}

/** After so long the author is told what may be the matter. */
const longWaitMs = { word: 5_000, signIn: 5_000, relay: 10_000 } as const;
type Awaited = keyof typeof longWaitMs;

function awaited(state: CheckState, inWord: boolean): Awaited | null {
  if (!isStarted(state)) return state.phase === 'reading' && inWord ? 'word' : null;
  if (isMarking(state)) return inWord ? 'word' : null;
  if (state.chunks.some(({ progress }) => progress.kind === 'signingIn')) return 'signIn';
  return state.phase === 'checking' ? 'relay' : null;
}

/** `step` changes with everything that comes meanwhile: then the wait begins anew. */
function useLongWait(waitsFor: Awaited | null, step: number): string | null {
  const wait = `${waitsFor} ${step}`;
  const [long, setLong] = useState('');
  useEffect(() => {
    if (waitsFor === null) return undefined;
    const timer = setTimeout(() => setLong(wait), longWaitMs[waitsFor]);
    return () => clearTimeout(timer);
  }, [waitsFor, wait]);
  return waitsFor !== null && long === wait ? waitSentences[waitsFor] : null;
}

function Changes({ waiting }: { readonly waiting: number }): ReactNode {
  const styles = useStyles();
  return waiting > 0 && <span className={styles.words}>{changesSentence(waiting)}</span>;
}

interface BarProps {
  readonly answered: number;
  readonly total: number;
  readonly marking: boolean;
}

function Bar({ answered, total, marking }: BarProps): ReactNode {
  const styles = useStyles();
  const words = marking ? markingSentence : progressSentence(answered, total);
  return (
    <div className={styles.progress}>
      <ProgressBar value={answered} max={Math.max(1, total)} aria-label="Checking" aria-valuetext={words} />
      <span className={styles.words}>{words}</span>
    </div>
  );
}

function heard(state: CheckState): string {
  switch (state.phase) {
    case 'idle':
      return state.cancelled ? withdrawnSentence : '';
    case 'reading':
      return 'Reading the document.';
    case 'failed':
      return state.message ?? unreadableSentence;
    case 'checking': {
      const { answered, total } = progressOf(state);
      const quarter = total === 0 ? 0 : Math.floor((answered / total) * 4) / 4;
      return joined(
        quarter === 0 ? `Checking ${total} items.` : `${quarter * 100} percent checked.`,
        delaySentence(state),
      );
    }
    case 'cancelled':
      return joined('Cancelled.', summarySentence(state));
    case 'done': {
      const { waiting } = countGroups(state.cards);
      if (waiting > 0) return joined(changesSentence(waiting), delaySentence(state));
      const asked = state.marks === 'refused' ? `${meansQuestion.heading}.` : null;
      const forbidden = state.marks === 'forbidden' ? forbiddenSentence : null;
      const unread = state.unreadAgain ? unreadAgainSentence(state.unreadAgain.message) : null;
      return joined(unread, summarySentence(state), unfinishedSentence(state), asked, forbidden);
    }
  }
}

function joined(...sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
