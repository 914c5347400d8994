/** Time as sources need it, so that tests need not wait. */
import { setMaxListeners } from 'node:events';
import { within } from '../../http/within';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Ends early, without a word, when `signal` is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** How long an answer is waited for. */
export interface Until {
  readonly signal: AbortSignal;
  /** When it is aborted at the latest, in milliseconds since 1970: who would have to wait longer need not begin. */
  readonly at: number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, signal.aborted ? 0 : ms);
      signal.addEventListener('abort', end, { once: true });
    }),
};

/** `signal`, or `ms` from now, whichever is first. */
export function untilFrom(signal: AbortSignal, ms: number, clock: Clock): Until {
  const whole = Math.max(0, Math.floor(ms));
  const ending = within(signal, whole);
  // Every place that is asked for listens to it.
  setMaxListeners(0, ending);
  return { signal: ending, at: clock.now() + whole };
}

/** A share of the time that is left. */
export function shareOf(until: Until, share: number, clock: Clock): Until {
  return untilFrom(until.signal, (until.at - clock.now()) * share, clock);
}
