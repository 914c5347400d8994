/** Draws a long list a slice at a time: what is in sight when it comes into sight, the rest while the pane has nothing else to do. */
import { startTransition, useCallback, useEffect, useState } from 'react';

/** As much as is in sight at the top of a list. */
const atOnce = 1;

/**
 * Tells of each of `total` slices whether it is drawn though out of sight. While the pane is busy none is but the first: what is
 * found meanwhile moves cards from group to group, and each would be drawn several times. In the end all are, so that the browser
 * finds words in them and a screen reader reads on from one to the next. `shown` names what the author has chosen to see: where that
 * becomes more, the rest of it is drawn a slice at a time too.
 */
export function useDrawnSlices(total: number, busy: boolean, shown: string): (slice: number) => boolean {
  const [drawn, setDrawn] = useState(atOnce);
  const [drawnOf, setDrawnOf] = useState(shown);
  if (drawnOf !== shown) setDrawnOf(shown);
  if ((busy || drawnOf !== shown) && drawn !== atOnce) setDrawn(atOnce);
  useEffect(() => {
    if (busy || drawn >= total) return undefined;
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
  }, [busy, drawn, total]);
  return useCallback((slice) => slice < drawn, [drawn]);
}

/** At the latest after so many milliseconds. */
const longestIdleWaitMs = 500;

/** Returns how to call it off. Some web views have no idle callbacks. */
function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(then, { timeout: longestIdleWaitMs });
    return () => cancelIdleCallback(waiting);
  }
  const timer = setTimeout(then);
  return () => clearTimeout(timer);
}
