/** A brief beside the pane, in a browser without Word: open one, drop one, or look at the sample. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type DragEvent, type ReactNode } from 'react';
import { connectRelay } from '../checking/relay-client';
import { SaltedHashes } from '../document/salted-hashes';
import { Pane } from '../taskpane/pane';
import { paneStorage } from '../taskpane/pane-storage';
import { BriefBar } from './brief-bar';
import { DropHint } from './drop-hint';
import { useForcedColors, useHighlights } from './mark-colors';
import { Pages } from './pages';
import { useOpenBrief } from './use-open-brief';

const relay = connectRelay({ hashes: new SaltedHashes(paneStorage) });

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
  brief: {
    gridArea: 'brief',
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  alone: { gridRow: '2 / -1', gridColumn: '1 / -1' },
  dropping: { outline: `3px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-6px' },
  pane: {
    gridArea: 'pane',
    overflow: 'auto',
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    '@media (max-width: 820px)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
});

export function PreviewPage(): ReactNode {
  useHighlights();
  useForcedColors();
  const styles = useStyles();
  const opening = useOpenBrief();
  const { brief, openFile, refuse } = opening;
  const [dropping, setDropping] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setDropping(false);
    const file = event.dataTransfer.files[0];
    if (file) openFile(file);
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
      <BriefBar {...opening} />
      <main className={mergeClasses(styles.brief, !brief && styles.alone, dropping && styles.dropping)}>
        {brief ? <Pages key={brief.id} brief={brief} onUnreadable={refuse} /> : <DropHint {...opening} />}
      </main>
      {brief && (
        <aside className={styles.pane} aria-label="Cite Check">
          <Pane key={brief.id} document={brief.document} client={relay} title={() => brief.name} />
        </aside>
      )}
    </div>
  );
}
