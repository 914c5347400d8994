/** The pane's entry: finds out where it runs, and chooses the document to match. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectRelay } from '../checking/relay-client';
import { SaltedHashes } from '../document/salted-hashes';
import { openWordDocument } from '../document/word/open-word-document';
import { loadOffice, opensWithCheck, type Host } from './load-office';
import { Pane, PaneFrame } from './pane';
import { paneSignIn } from './pane-sign-in';
import { paneStorage } from './pane-storage';

const useStyles = makeStyles({
  view: { padding: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
});

const explanations: Readonly<Record<Exclude<Host, 'word'>, string>> = {
  browser:
    'This pane belongs beside a document in Word. Without Word, you can check a .docx file in the preview.',
  failed:
    'Word could not be reached: Microsoft’s script for add-ins did not load. Check your network, then open the pane again.',
};

function Explanation({ host }: { readonly host: Exclude<Host, 'word'> }): ReactNode {
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
    {host === 'word' ? (
      <Pane
        document={openWordDocument({ store: paneStorage })}
        client={connectRelay({ signIn: paneSignIn(), hashes: new SaltedHashes(paneStorage) })}
        title={documentName}
        startAtOnce={opensWithCheck()}
      />
    ) : (
      <PaneFrame>
        <Explanation host={host} />
      </PaneFrame>
    )}
  </StrictMode>,
);

/** For the report; a brief that was never saved has none. */
function documentName(): string {
  const url = Office.context.document.url as string | null | undefined;
  const name = url?.split(/[\\/]/u).at(-1) ?? '';
  try {
    return decodeURIComponent(name) || 'This document';
  } catch {
    // On a disk, a percent sign is part of the name.
    return name;
  }
}
