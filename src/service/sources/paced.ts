/** Asks no faster than a source has published, and not at all while it wants to be left alone. */
import type { Clock } from './clock';
import type { CallSource } from './source-call';

export interface Rate {
  readonly perMinute: number;
  /** What may be asked at once after a pause. */
  readonly burst: number;
}

/**
 * A token bucket. As long as anything is left in it a call goes out, whatever its cost, and those after it wait: so CourtListener
 * counts, which would refuse a large batch for ever otherwise. A call that would have to wait beyond its deadline fails at once.
 */
export function paced(call: CallSource, { perMinute, burst }: Rate, clock: Clock): CallSource {
  const perMs = perMinute / 60_000;
  let tokens = burst;
  let filledAt = clock.now();
  let quietUntil = 0;

  return async (asked, until) => {
    const now = clock.now();
    tokens = Math.min(burst, tokens + Math.max(0, now - filledAt) * perMs);
    filledAt = now;
    const waitMs = Math.max(tokens >= 1 ? 0 : (1 - tokens) / perMs, quietUntil - now);
    if (now + waitMs >= until.at) return { kind: 'failed', reason: 'late' };
    tokens -= asked.cost;

    if (waitMs > 0) await clock.sleep(waitMs, until.signal);
    if (until.signal.aborted) return { kind: 'failed', reason: 'timeout' };
    const reply = await call(asked, until);
    if (reply.kind === 'throttled') quietUntil = Math.max(quietUntil, clock.now() + reply.waitMs);
    return reply;
  };
}
