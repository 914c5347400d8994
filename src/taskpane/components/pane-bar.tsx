/** What stands over the list at all times: the button that checks, and the ways to the other pages. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import { filingWords, settingsWords } from '../../checking/sentences/document-sentences';
import { useKeptFocus } from '../use-kept-focus';

const useStyles = makeStyles({
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
  /** For the keyboard: there, and seen, only while it has the focus. */
  leap: {
    minWidth: 0,
    ':not(:focus)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
});

/** A page that stands in place of the list. */
export type Page = 'sent' | 'report' | 'filing' | 'settings';

export interface PaneBarProps {
  readonly busy: boolean;
  /** There is something to show: this document was checked, or is being checked. */
  readonly checked: boolean;
  /** Below it stands a list with cards in it. */
  readonly listed: boolean;
  /** The document can be written in, and not only looked at. */
  readonly acting: boolean;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onOpen: (page: Page) => void;
}

export function PaneBar(props: PaneBarProps): ReactNode {
  const { busy, checked, listed, acting, onStart, onCancel, onOpen } = props;
  const styles = useStyles();
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar);
  const opens = (page: Page, words: string, disabled = false): ReactNode => (
    <Button
      size="small"
      className={styles.small}
      data-opens={page}
      disabled={disabled}
      onClick={() => onOpen(page)}
    >
      {words}
    </Button>
  );
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.top}>
        <h1 className={styles.title}>Cite Check</h1>
        {busy ? (
          <Button onClick={onCancel}>Cancel</Button>
        ) : (
          <Button appearance="primary" onClick={onStart}>
            {checked ? 'Check again' : 'Check this document'}
          </Button>
        )}
      </div>
      {listed && (
        <Button size="small" className={styles.leap} onClick={focusList}>
          Go to the list
        </Button>
      )}
      {checked && opens('sent', 'What was sent')}
      {checked && opens('report', 'Report', busy)}
      {checked && acting && opens('filing', filingWords.heading, busy)}
      {acting && opens('settings', settingsWords.heading)}
    </div>
  );
}

/** Where Tab would come to it (`use-card-keys`). */
function focusList(): void {
  document.querySelector<HTMLElement>('[data-card][tabindex="0"]')?.focus();
}

/** The same button, drawn anew with the list: who comes back from a page goes on where it was opened. */
export function focusOpenerOf(page: Page): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-opens="${page}"]`)?.focus());
}
