/** Finds in a thread of its own, so that the pane answers meanwhile. It is sent texts, and speaks to nobody but the pane. */
import type { BriefText } from '../document/brief-text';
import { findAndForesee } from './foresee';

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly brief: BriefText }>) => {
  const { id, brief } = data;
  try {
    postMessage({ id, items: findAndForesee(brief) });
  } catch (error) {
    postMessage({ id, mistake: error instanceof Error ? error.message : 'unknown mistake' });
  }
});
