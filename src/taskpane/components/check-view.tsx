/** The whole pane: the button, how far the check is, what came of it, and the ways between pane and document. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { isStarted, type CheckState, type StartedCheck } from '../../checking/check-state';
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
import type { OpenCheck } from '../../checking/open-check';
import { ActingContext } from '../acting';
import { ChoosingContext } from '../choosing';
import { changeSettings, readSettings } from '../settings';
import { useActing } from '../use-acting';
import { useCheck } from '../use-check';
import { useChoosing } from '../use-choosing';
import { useLatest } from '../use-latest';
import { useListView } from '../use-list-view';
import { useSelection } from '../use-selection';
import { CheckedList } from './checked-list';
import { FilingView } from './filing-view';
import { HelpLink } from './help-link';
import { LeftHighlighting } from './left-highlighting';
import { LiveSwitch } from './live-switch';
import { Notice } from './notice';
import { Notices } from './notices';
import { focusOpenerOf, PaneBar, type Page } from './pane-bar';
import { Progress } from './progress';
import { ReportView } from './report-view';
import { SentView } from './sent-view';
import { SettingsView } from './settings-view';

const useStyles = makeStyles({
  view: {
    display: 'grid',
    gap: '10px',
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
  const [means, setMeans] = useState(() => readSettings().means ?? 'annotations');
  const view = useListView();
  const check = isStarted(state) ? state : null;
  // The same list as long as no card changes: most steps of a check change none.
  const all = check?.cards ?? noCards;
  const latest = useLatest(all);
  const selecting = useSelection(brief, latest);
  const acting = useActing(brief, opened, latest);
  const choosing = useChoosing(opened, latest);

  const { select } = selecting;
  const { showAll } = view;
  useEffect(
    () =>
      brief.onMarkChosen((cardId) => {
        setPage(null);
        showAll();
        select(cardId);
      }),
    [brief, showAll, select],
  );

  const begun = useRef(false);
  useEffect(() => {
    if (!startAtOnce || opened === null || begun.current) return;
    begun.current = true;
    start();
  }, [startAtOnce, opened, start]);

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
    selecting.close();
    view.setPicked(null);
    view.showAll();
    start();
  };
  return (
    <ActingContext value={acting}>
      <div className={styles.view}>
        <PaneBar
          busy={busy}
          checked={check !== null}
          listed={all.length > 0}
          acting={acting !== null}
          onStart={restart}
          onCancel={() => opened?.cancel()}
          onOpen={setPage}
        />
        <Progress state={state} inWord={brief.editing !== undefined} />
        <BeforeCheck state={state} brief={brief} opened={opened} />
        {check && (
          <>
            <Outcome check={check} busy={busy} />
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
            <ChoosingContext value={choosing}>
              <CheckedList all={all} busy={busy} acting={acting} view={view} selecting={selecting} />
            </ChoosingContext>
          </>
        )}
      </div>
    </ActingContext>
  );
}

interface BeforeCheckProps {
  readonly state: CheckState;
  readonly brief: BriefDocument;
  readonly opened: OpenCheck | null;
}

/** What there is to know as long as there is no list. */
function BeforeCheck({ state, brief, opened }: BeforeCheckProps): ReactNode {
  const styles = useStyles();
  if (state.phase === 'failed') return <Notice text={state.message ?? unreadableSentence} />;
  if (state.phase !== 'idle') return null;
  return (
    <>
      <p className={styles.first}>{state.cancelled ? withdrawnSentence : purposeSentence}</p>
      <p className={styles.quiet}>{promiseSentence}</p>
      <HelpLink />
      {brief.editing && opened && <LeftHighlighting editing={brief.editing} opened={opened} />}
    </>
  );
}

function Outcome({ check, busy }: { readonly check: StartedCheck; readonly busy: boolean }): ReactNode {
  const styles = useStyles();
  return (
    <>
      <p className={styles.summary}>{summarySentence(check)}</p>
      {check.again && !busy && <p className={styles.quiet}>{againSentence}</p>}
    </>
  );
}
