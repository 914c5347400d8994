/** Focus is never lost: where what has it goes, as a notice does once its button was pressed, it goes on to the first button of a bar that stays. */
import { useEffect, type RefObject } from 'react';

/** The list's cards keep it among themselves (`use-card-keys`), and a page over the list takes it; both come first. */
export function useKeptFocus(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    const keep = (): void => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      bar.current?.querySelector('button')?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(() => {
      if (last?.isConnected === false) requestAnimationFrame(keep);
    });
    document.addEventListener('focusin', note);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [bar]);
}
