/** The whole pane: the button, how far the check is, what came of it, and the ways between pane and document. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { groupOf, type Card, type CardGroup } from '../../checking/card';
import { countGroups } from '../../checking/check-progress';
import { isStarted } from '../../checking/check-state';
import type { RelayClient } from '../../checking/relay-client';
import {
  againSentence,
  filingWords,
  promiseSentence,
  settingsWords,
  unreadableSentence,
  withdrawnSentence,
} from '../../checking/sentences/document-sentences';
import { summarySentence } from '../../checking/sentences/list-sentences';
import type { BriefDocument, MarkMeans } from '../../document/brief-document';
import { ActingContext, type Acting } from '../acting';
import { changeSettings, readSettings } from '../settings';
import { useCheck } from '../use-check';
import { useKeptFocus } from '../use-kept-focus';
import { FilingView } from './filing-view';
import { FindingList, type Selection } from './finding-list';
import { GroupFilter } from './group-filter';
import { LeftHighlighting } from './left-highlighting';
import { KindFilter, type Kind } from './kind-filter';
import { LiveSwitch } from './live-switch';
import { Notice } from './notice';
import { Notices } from './notices';
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
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  /** In a narrow pane every line counts that stands over the first problem. */
  top: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
  },
  small: { minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  summary: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

export interface CheckViewProps {
  readonly document: BriefDocument;
  readonly client: RelayClient;
  /** The name of the brief, for the report. */
  readonly title: string;
  /** The author pressed the button in Word's ribbon: the check starts as the pane opens. */
  readonly startAtOnce?: boolean;
}

const noCards: readonly Card[] = [];

type View = 'list' | 'sent' | 'report' | 'filing' | 'settings';

export function CheckView({
  document: brief,
  client,
  title,
  startAtOnce = false,
}: CheckViewProps): ReactNode {
  const styles = useStyles();
  const { state, check: opened, start, tryAgain } = useCheck(brief, client);
  const [view, setView] = useState<View>('list');
  const [shown, setShown] = useState<CardGroup | null>(null);
  const [kind, setKind] = useState<Kind | null>(null);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [lost, setLost] = useState(false);
  const [means, setMeans] = useState(() => readSettings().means ?? 'annotations');
  const opener = useRef<HTMLButtonElement | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar);

  const check = isStarted(state) ? state : null;
  // The same list as long as no card changes: most steps of a check change none.
  const all = check?.cards ?? noCards;
  const cards = useMemo(() => all.filter(({ item }) => kind === null || item.kind === kind), [all, kind]);
  const counts = useMemo(() => countGroups(cards), [cards]);
  const latest = useRef(all);
  // Before anything is seen: a mark can be chosen as soon as its card is drawn.
  useLayoutEffect(() => {
    latest.current = all;
  }, [all]);

  const select = useCallback((cardId: string) => {
    const card = latest.current.find(({ id }) => id === cardId);
    setSelection(card ? { id: cardId, group: groupOf(card) } : null);
    setLost(false);
  }, []);
  const close = useCallback(() => {
    setSelection(null);
    setLost(false);
  }, []);
  const choose = useCallback(
    (cardId: string) => {
      select(cardId);
      const item = latest.current.find(({ id }) => id === cardId)?.item;
      if (!item) return;
      const { start, end, text } = item;
      brief.goTo({ itemId: cardId, start, end, text }).then(
        (there) => setLost(!there),
        () => setLost(true),
      );
    },
    [brief, select],
  );
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
        setView('list');
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
    [brief, opened],
  );

  const back = useCallback(() => {
    setView('list');
    // The opener is drawn again with the list, under the same name.
    requestAnimationFrame(() => {
      const name = opener.current?.dataset['opens'];
      if (name) document.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.focus();
    });
  }, []);
  const markAs = (chosen: MarkMeans): void => {
    setMeans(chosen);
    changeSettings({ means: chosen });
    opened?.markAs(chosen);
  };

  if (view === 'settings') return <SettingsView means={means} onMeans={markAs} onBack={back} />;
  if (check && view === 'sent') return <SentView check={check} onBack={back} />;
  if (check && view === 'report') return <ReportView check={check} title={title} onBack={back} />;
  if (check && opened && brief.editing && view === 'filing') {
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
  const opens = (next: View, words: string, disabled = false): ReactNode => (
    <Button
      size="small"
      className={styles.small}
      data-opens={next}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget;
        setView(next);
      }}
    >
      {words}
    </Button>
  );

  return (
    <ActingContext value={acting}>
      <div className={styles.view}>
        <div ref={bar} className={styles.bar}>
          <div className={styles.top}>
            <h1 className={styles.title}>Cite Check</h1>
            {busy ? (
              <Button onClick={() => opened?.cancel()}>Cancel</Button>
            ) : (
              <Button appearance="primary" onClick={restart}>
                {check ? 'Check again' : 'Check this document'}
              </Button>
            )}
          </div>
          {check && (
            <>
              {opens('sent', 'What was sent')}
              {opens('report', 'Report', busy)}
              {acting && opens('filing', filingWords.heading, busy)}
            </>
          )}
          {acting && opens('settings', settingsWords.heading)}
        </div>
        <Progress state={state} />
        {state.phase === 'idle' && (
          <p className={styles.quiet}>{state.cancelled ? withdrawnSentence : promiseSentence}</p>
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
