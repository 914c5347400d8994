/** Tells a part of a long list when it comes near the sight of the author, or is asked for by key: then it is drawn. */
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far from sight a part is drawn already. */
const near = '600px';
const asked = 'cite-check-draw';

export interface InSight {
  /** Stays true. */
  readonly isSeen: boolean;
  /** Of the element that holds its place until then. */
  readonly placeholder: (element: HTMLElement | null) => (() => void) | undefined;
}

export function useInSight(): InSight {
  const [isSeen, setSeen] = useState(false);
  const placeholder = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const drawNow = (): void => flushSync(() => setSeen(true));
    element.addEventListener(asked, drawNow);
    const observer =
      // Old web views, and tests without a layout, have none: there all is drawn in idle time.
      'IntersectionObserver' in window
        ? new IntersectionObserver((entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
          }, nearOptions)
        : undefined;
    observer?.observe(element);
    return () => {
      element.removeEventListener(asked, drawNow);
      observer?.disconnect();
    };
  }, []);
  return { isSeen, placeholder };
}

/** `scrollMargin` counts where the list scrolls within the page; browsers that do not know it draw a moment later. */
const nearOptions: IntersectionObserverInit & { readonly scrollMargin: string } = {
  rootMargin: near,
  scrollMargin: near,
};

/** Draws what a placeholder holds the place of, before it returns. */
export function drawNow(placeholder: Element): void {
  placeholder.dispatchEvent(new CustomEvent(asked));
}
