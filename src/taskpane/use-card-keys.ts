/** The keys of the list: one stop for Tab, arrows from card to card. Focus is never lost to a card that is drawn elsewhere. */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { holdInSight } from './hold-in-sight';
import { drawNow } from './use-in-sight';

export interface CardKeys {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether the card, or a button in it, has the focus: then it is drawn wherever it moves. */
  readonly isFocused: (cardId: string) => boolean;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

export function useCardKeys(selected: string | null, onClose: () => void): CardKeys {
  const list = useRef<HTMLDivElement>(null);
  // Which card Tab reaches, and which has the focus, is no state of ours: moving from card to card draws nothing anew.
  const tabStop = useRef<HTMLElement | null>(null);
  const isChosen = useRef(false);
  const focused = useRef<{ readonly element: HTMLElement; readonly cardId: string } | null>(null);

  const stopAt = useCallback((button: HTMLElement | null) => {
    if (tabStop.current !== button) tabStop.current?.setAttribute('tabindex', '-1');
    button?.setAttribute('tabindex', '0');
    tabStop.current = button;
  }, []);

  // Tab reaches the first card, until the author has been at another. A card that moves to another group is drawn there anew, and
  // a button goes once it has done its work: Tab still reaches the card, and focus stays on it.
  useLayoutEffect(() => {
    const { current: root } = list;
    const { current: last } = tabStop;
    if (root === null) return;
    if (!isChosen.current || last === null || !root.contains(last)) {
      const chosen = isChosen.current ? (last?.dataset['card'] ?? selected) : selected;
      stopAt(buttonOf(root, chosen) ?? root.querySelector<HTMLElement>('[data-card]'));
    }
    const { current: lost } = focused;
    if (lost === null || lost.element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    buttonOf(root, lost.cardId)?.focus({ preventScroll: true });
  });

  // The card of a mark that was chosen in the document comes into sight.
  useEffect(() => {
    const button = list.current && buttonOf(list.current, selected);
    if (!button) return undefined;
    isChosen.current = true;
    stopAt(button);
    button.scrollIntoView({ block: 'nearest' });
    let isLeft = false;
    holdInSight(button, () => !isLeft);
    return () => {
      isLeft = true;
    };
  }, [selected, stopAt]);

  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      holdInSight(target, () => document.activeElement === target);
      const card = target.closest<HTMLElement>('[data-item]');
      if (!(target instanceof HTMLElement) || card === null) return;
      focused.current = { element: target, cardId: card.dataset['item'] ?? '' };
      if (target.dataset['card'] === undefined) return;
      isChosen.current = true;
      stopAt(target);
    },
    [stopAt],
  );
  const onBlur = useCallback(({ target }: FocusEvent) => {
    // Removing what has the focus may blur it too; then it is gone a moment later.
    setTimeout(() => {
      const left = target.isConnected && document.activeElement !== target;
      if (left && focused.current?.element === target) focused.current = null;
    });
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLDivElement>) => {
      // In a menu, the same keys go from choice to choice.
      if (event.target instanceof HTMLSelectElement && event.key !== 'Escape') return;
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card], [data-undrawn]')];
      const card = event.target instanceof Element ? event.target.closest('[data-item]') : null;
      const here = stops.findIndex((stop) => card?.contains(stop));
      if (here === -1) return;
      if (event.key === 'Escape') {
        // With no card open it is somebody else's, as where several are being ticked.
        if (selected === null) return;
        onClose();
        stops[here]?.focus();
        event.preventDefault();
        return;
      }
      const next = nextIndex(event.key, here, stops.length);
      if (next === null) return;
      cardAt(event.currentTarget, stops, next, next > here && event.key !== 'End')?.focus();
      event.preventDefault();
    },
    [selected, onClose],
  );
  const isFocused = useCallback((cardId: string) => focused.current?.cardId === cardId, []);
  return { list, isFocused, onFocus, onBlur, onKeyDown };
}

/** Of a part that is not drawn yet, the first card that is reached going on, and the last going back. */
function cardAt(
  root: HTMLElement,
  stops: readonly HTMLElement[],
  index: number,
  goingOn: boolean,
): HTMLElement | undefined {
  const stop = stops[index];
  if (stop === undefined || stop.dataset['card'] !== undefined) return stop;
  drawNow(stop);
  const drawn = [...root.querySelectorAll<HTMLElement>('[data-card], [data-undrawn]')];
  return goingOn || index === 0 ? drawn[index] : drawn[index + drawn.length - stops.length];
}

function buttonOf(root: HTMLElement, cardId: string | null): HTMLElement | null {
  return cardId === null ? null : root.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardId)}"]`);
}

function nextIndex(key: string, here: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(here + 1, count - 1);
    case 'ArrowUp':
      return Math.max(here - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
