/** A brief beside the pane, in a browser without Word: open one, drop one, or look at the sample. */
import { Button, makeStaticStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCallback, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { connectRelay } from '../checking/relay-client';
import { openDocx, type DocxDocument } from '../document/docx/open-docx';
import { SaltedHashes } from '../document/salted-hashes';
import { Notice } from '../taskpane/components/notice';
import { Pane } from '../taskpane/pane';
import { paneStorage } from '../taskpane/pane-storage';
import { Pages } from './pages';
import { hasSample, readSample, sampleName } from './sample-brief';
import { highlightNames } from './show-marks';

/** What the reader refuses anyway is not brought into memory first. */
const largestFileBytes = 100 * 1024 * 1024;
const relay = connectRelay({ hashes: new SaltedHashes(paneStorage) });

const useHighlights = makeStaticStyles({
  // Each has a line of its own kind, so that none is told by its colour alone.
  [`::highlight(${highlightNames.critical})`]: {
    backgroundColor: '#fbd5d5',
    textDecoration: 'underline wavy 1.5px #a4262c',
  },
  [`::highlight(${highlightNames.warning})`]: {
    backgroundColor: '#fdf0c4',
    textDecoration: 'underline dashed 1.5px #7a5b00',
  },
  [`::highlight(${highlightNames.verified})`]: {
    backgroundColor: '#e3f4e3',
    textDecoration: 'underline solid 1.5px #0e700e',
  },
  [`::highlight(${highlightNames.repeated})`]: { textDecoration: 'underline dotted 1.5px #5c5c5c' },
  [`::highlight(${highlightNames.notChecked})`]: { textDecoration: 'underline dotted 1.5px #5c5c5c' },
  [`::highlight(${highlightNames.checking})`]: { backgroundColor: '#ececec' },
  [`::highlight(${highlightNames.current})`]: { backgroundColor: '#0f548c', color: '#ffffff' },
});

const allHighlights = Object.values(highlightNames).map((name) => `::highlight(${name})`);

/** The browser would paint all marks alike, as selected text; so the pages take the system's colours by themselves. */
const useForcedColors = makeStaticStyles(`@media (forced-colors: active) {
  section.docx, section.docx * {
    forced-color-adjust: none;
    background-color: Canvas !important;
    border-color: CanvasText !important;
    color: CanvasText !important;
  }
  ${allHighlights.join(', ')} {
    background-color: Canvas;
    color: CanvasText;
    text-decoration-color: CanvasText;
  }
  ::highlight(${highlightNames.current}) { background-color: Highlight; color: HighlightText; }
}`);

const useStyles = makeStyles({
  page: {
    display: 'grid',
    height: '100vh',
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"bar bar" "brief pane"',
    '@media (max-width: 820px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Enlarged on a small screen there is no room for both: then the page itself scrolls.
      gridTemplateRows: 'auto minmax(140px, 2fr) minmax(280px, 3fr)',
      gridTemplateAreas: '"bar" "brief" "pane"',
    },
  },
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
  brief: {
    gridArea: 'brief',
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  alone: { gridRow: '2 / -1', gridColumn: '1 / -1' },
  dropping: { outline: `3px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-6px' },
  /** The sheet on which a file may be dropped. */
  hint: {
    maxWidth: '60ch',
    margin: '48px auto',
    padding: '24px 32px',
    borderRadius: tokens.borderRadiusLarge,
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 820px)': { margin: '16px' },
  },
  pane: {
    gridArea: 'pane',
    overflow: 'auto',
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    '@media (max-width: 820px)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
});

interface OpenBrief {
  /** Another one for every opening, even of the same file. */
  readonly id: number;
  readonly name: string;
  readonly document: DocxDocument;
  readonly bytes: Uint8Array;
}

export function PreviewPage(): ReactNode {
  useHighlights();
  useForcedColors();
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [brief, setBrief] = useState<OpenBrief | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  /** The file that was opened last, or tried. */
  const [asked, setAsked] = useState('');
  const [dropping, setDropping] = useState(false);

  const open = useCallback((name: string, bytes: Uint8Array) => {
    setMessage(null);
    setBrief((last) => ({ id: (last?.id ?? 0) + 1, name, bytes, document: openDocx(bytes) }));
  }, []);
  const refuse = useCallback((reason: string) => {
    setBrief(null);
    setMessage(reason);
  }, []);
  const openFile = useCallback(
    async (file: File) => {
      setAsked(file.name);
      if (file.size > largestFileBytes) {
        refuse(
          'This file is larger than 100 MB, more than can be read here. Please save a copy without its pictures and exhibits.',
        );
        return;
      }
      try {
        open(file.name, new Uint8Array(await file.arrayBuffer()));
      } catch {
        setMessage(
          'This file could not be opened. If another program holds it open, close it there and try again.',
        );
      }
    },
    [open, refuse],
  );
  const openSample = useCallback(async () => {
    setAsked(sampleName);
    const bytes = await readSample();
    if (bytes) open(sampleName, bytes);
    else setMessage('The sample could not be loaded. Please try again.');
  }, [open]);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setDropping(false);
    const file = event.dataTransfer.files[0];
    if (file) void openFile(file);
  };

  return (
    // Dropping is one way of several to open a file: the button does the same.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.page}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={onDrop}
    >
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
            if (file) void openFile(file);
            // The same file may be opened again after it was changed.
            currentTarget.value = '';
          }}
        />
        {hasSample && (
          <Button size="small" onClick={() => void openSample()}>
            Open the sample
          </Button>
        )}
        <span className={styles.name}>{brief?.name ?? 'No brief is open.'}</span>
        {brief && message !== null && <span role="alert">{message}</span>}
      </header>
      <main className={mergeClasses(styles.brief, !brief && styles.alone, dropping && styles.dropping)}>
        {brief ? (
          <Pages key={brief.id} brief={brief} onUnreadable={refuse} />
        ) : (
          <div className={styles.hint}>
            <h1>Check a brief</h1>
            {message !== null && (
              <div role="alert">
                <Notice heading={`Not opened: ${asked}`} text={message} />
              </div>
            )}
            <p>
              Open a brief, or drop a .docx file here. It stays in this browser: only its citations, passages
              quoted from cases and public links are sent to be checked.
            </p>
            {hasSample && <p>The sample is a short made-up brief that shows every kind of finding.</p>}
          </div>
        )}
      </main>
      {brief && (
        <aside className={styles.pane} aria-label="Cite Check">
          <Pane key={brief.id} document={brief.document} client={relay} title={() => brief.name} />
        </aside>
      )}
    </div>
  );
}
