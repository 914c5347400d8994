/** What the author chose, kept in this web view only. Some refuse storage, or forget it: then the usual settings hold. */
import type { MarkMeans } from '../document/brief-document';
import { paneStorage } from './pane-storage';

export interface Settings {
  readonly live: boolean;
  /** `null` before the author was asked. */
  readonly means: MarkMeans | null;
}

const name = 'cite-check-settings';

export function readSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(paneStorage.read(name) ?? 'null');
    const { live, means }: { live?: unknown; means?: unknown } =
      typeof stored === 'object' && stored !== null ? stored : {};
    return { live: live !== false, means: isMeans(means) ? means : null };
  } catch {
    return { live: true, means: null };
  }
}

export function changeSettings(change: Partial<Settings>): void {
  // Where it cannot be kept, it holds as long as the pane is open.
  paneStorage.write(name, JSON.stringify({ ...readSettings(), ...change }));
}

function isMeans(value: unknown): value is MarkMeans {
  return value === 'annotations' || value === 'highlighting' || value === 'nothing';
}
