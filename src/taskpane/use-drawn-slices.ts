/** Draws a long list a slice at a time, the first ones first, so that the pane answers meanwhile. */
import { startTransition, useCallback, useEffect, useState } from 'react';

/** As much as is in sight, and a little more. */
const atOnce = 2;

/** Tells of each of `total` slices whether it is drawn by now. What is drawn stays so while there is a list. */
export function useDrawnSlices(total: number): (slice: number) => boolean {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    return () => clearTimeout(timer);
  }, [drawn, total]);
  return useCallback((slice) => slice < drawn, [drawn]);
}
