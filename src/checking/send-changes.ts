/** What changes as the author writes goes out by itself, after a rest; what was chosen on a card goes at once. */
import type { Outbox } from './outbox';

export interface ChangeSender {
  /** After a rest, if changes are sent by themselves. */
  soon(): void;
  /** Somebody is still writing. */
  hold(): void;
  /** This card, whatever else waits. */
  card(cardId: string): void;
  /** What is under way is cancelled, and nothing goes that was to go soon. */
  stop(): void;
}

/** `isLive`: asked before each rest. `pauseMs`: how long the author has to rest. */
export function sendChanges(outbox: Outbox, isLive: () => boolean, pauseMs: number): ChangeSender {
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => clearTimeout(timer);
  return {
    soon() {
      hold();
      if (!isLive()) return;
      timer = setTimeout(() => {
        void outbox.sendNew(running.signal);
      }, pauseMs);
    },
    hold,
    card: (cardId) => void outbox.sendCard(cardId, running.signal),
    stop() {
      hold();
      running.abort();
      running = new AbortController();
    },
  };
}
