/** The whole pane: the button, how far the check is, what came of it, and the ways between pane and document. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Card, CardGroup } from '../../checking/card';
import { countGroups } from '../../checking/check-progress';
import { isStarted } from '../../checking/check-state';
import type { RelayClient } from '../../checking/relay-client';
import {
  againSentence,
  promiseSentence,
  purposeSentence,
  unreadableSentence,
  withdrawnSentence,
} from '../../checking/sentences/document-sentences';
import { summarySentence } from '../../checking/sentences/list-sentences';
import type { BriefDocument, MarkMeans } from '../../document/brief-document';
import { ActingContext, type Acting } from '../acting';
import { changeSettings, readSettings } from '../settings';
import { useCheck } from '../use-check';
import { useLatest } from '../use-latest';
import { useSelection } from '../use-selection';
import { FilingView } from './filing-view';
import { FindingList } from './finding-list';
import { GroupFilter } from './group-filter';
import { LeftHighlighting } from './left-highlighting';
import { KindFilter, type Kind } from './kind-filter';
import { LiveSwitch } from './live-switch';
import { Notice } from './notice';
import { Notices } from './notices';
import { focusOpenerOf, PaneBar, type Page } from './pane-bar';
import { Progress } from './progress';
import { ReportView } from './report-view';
import { SelectBar } from './select-bar';
import { SentView } from './sent-view';
import { SettingsView } from './settings-view';

const useStyles = makeStyles({
  view: {
    display: 'grid',
    gap: '12px',
    padding: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    boxSizing: 'border-box',
  },
  summary: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  first: { margin: 0 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

export interface CheckViewProps {
  readonly document: BriefDocument;
  readonly client: RelayClient;
  /** The name of the brief as it is now, for the report: one that was never saved gets it only then. */
  readonly title: () => string;
  /** The author pressed the button in Word's ribbon: the check starts as the pane opens. */
  readonly startAtOnce?: boolean;
}

const noCards: readonly Card[] = [];

export function CheckView({
  document: brief,
  client,
  title,
  startAtOnce = false,
}: CheckViewProps): ReactNode {
  const styles = useStyles();
  const { state, check: opened, start, tryAgain } = useCheck(brief, client);
  const [page, setPage] = useState<Page | null>(null);
  const [shown, setShown] = useState<CardGroup | null>(null);
  const [kind, setKind] = useState<Kind | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [means, setMeans] = useState(() => readSettings().means ?? 'annotations');

  const check = isStarted(state) ? state : null;
  // The same list as long as no card changes: most steps of a check change none.
  const all = check?.cards ?? noCards;
  const cards = useMemo(() => all.filter(({ item }) => kind === null || item.kind === kind), [all, kind]);
  const counts = useMemo(() => countGroups(cards), [cards]);
  const latest = useLatest(all);
  const { selection, lost, select, choose, close } = useSelection(brief, latest);
  const pick = useCallback((cardId: string) => {
    setPicked((last) => {
      const next = new Set(last);
      if (!next.delete(cardId)) next.add(cardId);
      return next;
    });
  }, []);

  useEffect(
    () =>
      brief.onMarkChosen((cardId) => {
        setPage(null);
        setShown(null);
        setKind(null);
        select(cardId);
      }),
    [brief, select],
  );

  const begun = useRef(false);
  useEffect(() => {
    if (!startAtOnce || opened === null || begun.current) return;
    begun.current = true;
    start();
  }, [startAtOnce, opened, start]);

  const acting = useMemo<Acting | null>(
    () =>
      brief.editing === undefined || opened === null
        ? null
        : {
            apply: (edits) => opened.apply(edits),
            acceptShift: (cardId) => opened.acceptShift(cardId),
            parentOf: (card) => parentOf(card, latest.current),
          },
    [brief, opened, latest],
  );

  const back = (): void => {
    setPage(null);
    if (page) focusOpenerOf(page);
  };
  const markAs = (chosen: MarkMeans): void => {
    setMeans(chosen);
    changeSettings({ means: chosen });
    opened?.markAs(chosen);
  };

  if (page === 'settings') return <SettingsView means={means} onMeans={markAs} onBack={back} />;
  if (check && page === 'sent') return <SentView check={check} onBack={back} />;
  if (check && page === 'report') return <ReportView check={check} title={title} onBack={back} />;
  if (check && opened && brief.editing && page === 'filing') {
    return <FilingView check={check} opened={opened} editing={brief.editing} onBack={back} />;
  }

  const busy = state.phase === 'reading' || state.phase === 'checking';
  const restart = (): void => {
    close();
    setPicked(null);
    setShown(null);
    setKind(null);
    start();
  };
  return (
    <ActingContext value={acting}>
      <div className={styles.view}>
        <PaneBar
          busy={busy}
          checked={check !== null}
          acting={acting !== null}
          onStart={restart}
          onCancel={() => opened?.cancel()}
          onOpen={setPage}
        />
        <Progress state={state} inWord={brief.editing !== undefined} />
        {state.phase === 'idle' && (
          <>
            <p className={styles.first}>{state.cancelled ? withdrawnSentence : purposeSentence}</p>
            <p className={styles.quiet}>{promiseSentence}</p>
          </>
        )}
        {state.phase === 'idle' && brief.editing && opened && (
          <LeftHighlighting editing={brief.editing} opened={opened} />
        )}
        {state.phase === 'failed' && <Notice text={state.message ?? unreadableSentence} />}
        {check && (
          <>
            <p className={styles.summary}>{summarySentence(check)}</p>
            {check.again && !busy && <p className={styles.quiet}>{againSentence}</p>}
            <Notices
              check={check}
              unkept={means === 'highlighting' && brief.editing?.keepsColors() === false}
              onTryAgain={tryAgain}
              onMeans={markAs}
            />
            {acting && (
              <LiveSwitch
                on={check.live}
                onChange={(on) => {
                  changeSettings({ live: on });
                  opened?.setLive(on);
                }}
              />
            )}
            {check.cards.length > 0 && (
              <>
                <GroupFilter counts={counts} shown={shown} onShow={setShown} />
                <KindFilter cards={all} kind={kind} onKind={setKind} />
              </>
            )}
            {acting && check.cards.length > 0 && (
              <SelectBar cards={cards} picked={picked} acting={acting} onPicked={setPicked} />
            )}
            <FindingList
              cards={cards}
              shown={shown}
              kind={kind}
              busy={busy}
              lost={lost}
              selection={selection}
              picked={picked}
              onChoose={choose}
              onPick={pick}
              onClose={close}
            />
            {shown !== null && counts[shown] === 0 && <p className={styles.quiet}>Nothing of this kind.</p>}
          </>
        )}
      </div>
    </ActingContext>
  );
}

function parentOf({ item }: Card, cards: readonly Card[]): Card | undefined {
  if (!('item' in item) || item.item.type !== 'quote') return undefined;
  const { parentCaseId } = item.item;
  return cards.find((other) => other.item.id === parentCaseId);
}
