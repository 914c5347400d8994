/** The pane's entry: finds out where it runs, and chooses the document to match. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadOffice, type Host } from './load-office';
import { PaneFrame } from './pane';

const useStyles = makeStyles({
  view: { padding: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
});

const explanations: Readonly<Record<Host, string>> = {
  word: 'This version cannot read the open document in Word yet. You can check a .docx file in the preview meanwhile.',
  browser:
    'This pane belongs beside a document in Word. Without Word, you can check a .docx file in the preview.',
  failed:
    'Word could not be reached: Microsoft’s script for add-ins did not load. Check your network, then open the pane again.',
};

function Explanation({ host }: { readonly host: Host }): ReactNode {
  const styles = useStyles();
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>Cite Check</h1>
      <p>{explanations[host]}</p>
      <p>
        <a href="preview.html">Open the preview</a>
      </p>
    </div>
  );
}

const root = document.getElementById('pane');
if (root === null) throw new Error('The page has no place for the pane.');
const host = await loadOffice();
createRoot(root).render(
  <StrictMode>
    <PaneFrame>
      <Explanation host={host} />
    </PaneFrame>
  </StrictMode>,
);
