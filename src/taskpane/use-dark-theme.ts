/** Whether the pane is dark: as Office is themed where it says so, otherwise as the system is. */
import { useSyncExternalStore } from 'react';

export function useDarkTheme(): boolean {
  return useSyncExternalStore(listen, isDark);
}

const darkSystem = '(prefers-color-scheme: dark)';

function listen(onChange: () => void): () => void {
  const media = window.matchMedia(darkSystem);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function isDark(): boolean {
  return officeTheme()?.isDarkTheme ?? window.matchMedia(darkSystem).matches;
}

function officeTheme(): Office.OfficeTheme | undefined {
  // Absent in the preview; `officeTheme` is absent in some versions of Word.
  if (typeof Office === 'undefined') return undefined;
  const context = Office.context as Office.Context | undefined;
  return context?.officeTheme;
}
