/** The pane, the same in Word and in the preview: it knows a brief and a relay, and nothing of where they are. */
import { FluentProvider, makeStyles, webDarkTheme, webLightTheme } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { CheckView, type CheckViewProps } from './components/check-view';
import { ErrorBoundary } from './components/error-boundary';
import { useDarkTheme } from './use-dark-theme';

export function Pane(props: CheckViewProps): ReactNode {
  return (
    <PaneFrame>
      <CheckView {...props} />
    </PaneFrame>
  );
}

const useStyles = makeStyles({
  // Enlarged four times, the pane is narrower than many a word: nothing is then wider than it, and what fills the line gives way.
  frame: {
    minHeight: '100%',
    overflowWrap: 'anywhere',
    '& button': { minWidth: 0, maxWidth: '100%', whiteSpace: 'normal' },
    '@media (max-width: 120px)': {
      '& button': { paddingInline: '4px' },
      '& [data-card] > span': { overflowWrap: 'anywhere' },
    },
  },
});

/** Of the letters, not in pixels: they grow with them where the author enlarges text alone. */
const lineHeights = {
  lineHeightBase200: '1.33',
  lineHeightBase300: '1.43',
  lineHeightBase400: '1.38',
  lineHeightBase500: '1.4',
};

/** Theme and last resort around whatever the pane shows. */
export function PaneFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const styles = useStyles();
  const dark = useDarkTheme();
  return (
    <FluentProvider
      theme={{ ...(dark ? webDarkTheme : webLightTheme), ...lineHeights }}
      className={styles.frame}
    >
      <ErrorBoundary>{children}</ErrorBoundary>
    </FluentProvider>
  );
}
