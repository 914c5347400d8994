/** The whole pane: the button, how far the check is, what came of it, and the ways between pane and document. */
import { Button, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Card, CardGroup } from '../../checking/card';
import { groupOf } from '../../checking/card';
import { countGroups, isStarted, openChunks, type StartedCheck } from '../../checking/check-state';
import type { RelayClient } from '../../checking/relay-client';
import {
  goneSentence,
  kindWords,
  promiseSentence,
  summarySentence,
  unfinishedSentence,
  unmarkedSentence,
  unreadableSentence,
  unreadSentence,
} from '../../checking/sentences';
import type { BriefDocument } from '../../document/brief-document';
import type { BriefItem } from '../../document/brief-item';
import { useCheck } from '../use-check';
import { FindingList } from './finding-list';
import { GroupFilter } from './group-filter';
import { Notice } from './notice';
import { Progress } from './progress';
import { ReportView } from './report-view';
import { SentView } from './sent-view';

const useStyles = makeStyles({
  view: {
    display: 'grid',
    gap: '12px',
    padding: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    boxSizing: 'border-box',
  },
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  small: { minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
  summary: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

export interface CheckViewProps {
  readonly document: BriefDocument;
  readonly client: RelayClient;
  /** The name of the brief, for the report. */
  readonly title: string;
}

const noCards: readonly Card[] = [];

type View = 'list' | 'sent' | 'report';
type Kind = BriefItem['kind'];

export function CheckView({ document: brief, client, title }: CheckViewProps): ReactNode {
  const styles = useStyles();
  const { state, start, cancel, tryAgain } = useCheck(brief, client);
  const [view, setView] = useState<View>('list');
  const [shown, setShown] = useState<CardGroup | null>(null);
  const [kind, setKind] = useState<Kind | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [lost, setLost] = useState(false);
  const opener = useRef<HTMLButtonElement | null>(null);

  const select = useCallback((itemId: string | null) => {
    setSelected(itemId);
    setLost(false);
  }, []);
  const close = useCallback(() => select(null), [select]);
  const choose = useCallback(
    (itemId: string) => {
      select(itemId);
      brief.goTo(itemId).then(
        (there) => setLost(!there),
        () => setLost(true),
      );
    },
    [brief, select],
  );

  useEffect(
    () =>
      brief.onMarkChosen((itemId) => {
        setView('list');
        setShown(null);
        setKind(null);
        select(itemId);
      }),
    [brief, select],
  );

  const back = useCallback(() => {
    setView('list');
    // The opener is drawn again with the list, under the same name.
    requestAnimationFrame(() => {
      const name = opener.current?.dataset.opens;
      if (name) document.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.focus();
    });
  }, []);
  const open = (next: View, button: HTMLButtonElement): void => {
    opener.current = button;
    setView(next);
  };

  const check = isStarted(state) ? state : null;
  // The same list as long as no card changes: most steps of a check change none.
  const all = check?.cards ?? noCards;
  const cards = useMemo(() => all.filter(({ item }) => kind === null || item.kind === kind), [all, kind]);
  if (check && view === 'sent') return <SentView check={check} onBack={back} />;
  if (check && view === 'report') return <ReportView check={check} title={title} onBack={back} />;

  const busy = state.phase === 'reading' || state.phase === 'checking';
  const restart = (): void => {
    select(null);
    setShown(null);
    setKind(null);
    start();
  };

  return (
    <div className={styles.view}>
      <h1 className={styles.title}>Cite Check</h1>
      <div className={styles.bar}>
        {busy ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button appearance="primary" onClick={restart}>
            {check ? 'Check again' : 'Check this document'}
          </Button>
        )}
        {check && (
          <>
            <Button
              size="small"
              className={styles.small}
              data-opens="sent"
              onClick={({ currentTarget }) => open('sent', currentTarget)}
            >
              What was sent
            </Button>
            <Button
              size="small"
              className={styles.small}
              data-opens="report"
              disabled={busy}
              onClick={({ currentTarget }) => open('report', currentTarget)}
            >
              Report
            </Button>
          </>
        )}
      </div>
      <Progress state={state} />
      {state.phase === 'idle' && <p className={styles.quiet}>{promiseSentence}</p>}
      {state.phase === 'failed' && <Notice text={state.message ?? unreadableSentence} />}
      {check && (
        <>
          <p className={styles.summary}>{summarySentence(check)}</p>
          <Notices check={check} lost={lost} onTryAgain={tryAgain} />
          {check.cards.length > 0 && (
            <>
              <GroupFilter counts={countGroups(cards)} shown={shown} onShow={setShown} />
              <KindFilter check={check} kind={kind} onKind={setKind} />
            </>
          )}
          <FindingList cards={cards} shown={shown} selected={selected} onChoose={choose} onClose={close} />
          {cards.every((card) => shown !== null && groupOf(card) !== shown) && check.cards.length > 0 && (
            <p className={styles.quiet}>Nothing of this kind.</p>
          )}
        </>
      )}
    </div>
  );
}

function Notices({
  check,
  lost,
  onTryAgain,
}: {
  readonly check: StartedCheck;
  readonly lost: boolean;
  readonly onTryAgain: (chunkIds: readonly string[]) => void;
}): ReactNode {
  const unfinished = unfinishedSentence(check);
  return (
    <>
      {unfinished !== null && (
        <Notice
          text={unfinished}
          action={
            <Button onClick={() => onTryAgain(openChunks(check).map(({ chunk }) => chunk.id))}>
              Try again
            </Button>
          }
        />
      )}
      {check.unread.map((unread) => (
        <Notice key={unread.what} text={unreadSentence(unread)} />
      ))}
      {check.unmarked && <Notice text={unmarkedSentence} />}
      {lost && <Notice text={goneSentence} />}
    </>
  );
}

function KindFilter({
  check,
  kind,
  onKind,
}: {
  readonly check: StartedCheck;
  readonly kind: Kind | null;
  readonly onKind: (kind: Kind | null) => void;
}): ReactNode {
  const kinds = (Object.keys(kindWords) as Kind[]).filter((one) =>
    check.cards.some(({ item }) => item.kind === one),
  );
  if (kinds.length < 2) return null;
  return (
    <Select
      aria-label="Kind of item"
      value={kind ?? ''}
      onChange={(_, { value }) => onKind(kinds.find((one) => one === value) ?? null)}
    >
      <option value="">Citations, quotations and links</option>
      {kinds.map((one) => (
        <option key={one} value={one}>
          {kindWords[one]}s
        </option>
      ))}
    </Select>
  );
}
