/** The way to the page that explains the results; it opens beside, and the pane stays as it is. */
import { Link, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { helpWords } from '../../checking/sentences/document-sentences';

const useStyles = makeStyles({ help: { margin: 0 } });

export function HelpLink(): ReactNode {
  const styles = useStyles();
  return (
    <p className={styles.help}>
      <Link href="help.html" target="_blank" rel="noopener noreferrer" inline>
        {helpWords}
      </Link>
    </p>
  );
}
