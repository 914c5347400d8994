/** A clock that stands until somebody sleeps, or a test moves it. */
import type { Clock } from '../../src/service/sources/clock';

export interface DrivenClock extends Clock {
  /** All sleeps so far, in milliseconds. */
  readonly slept: readonly number[];
  pass(ms: number): void;
}

export function drivenClock(start = Date.parse('2026-11-21T03:00:00Z')): DrivenClock {
  let now = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    sleep(ms) {
      slept.push(ms);
      now += ms;
      return Promise.resolve();
    },
    pass(ms) {
      now += ms;
    },
  };
}
