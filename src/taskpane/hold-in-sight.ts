/**
 * Brings back what slipped out of sight: a slice of the list is measured only as it comes near, and that is after the browser has
 * scrolled to what stands below it.
 */
export function holdInSight(element: Element, isWanted: () => boolean): void {
  let frames = enough;
  const look = (): void => {
    if (!isWanted()) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'nearest' });
    frames -= 1;
    if (frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Frames until the slices around are measured. */
const enough = 20;
