/** How fast an account may ask, and how much at once: a token bucket for each account, in memory. */
import type { Account, Rate } from './accounts';

export type Admission =
  | { readonly kind: 'admitted'; /** To be called once, when the answer is out. */ readonly done: () => void }
  | { readonly kind: 'refused'; readonly reason: 'rate' | 'atOnce'; readonly retryAfterSeconds: number };

interface Bucket {
  tokens: number;
  filledAt: number;
  atOnce: number;
}

export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();

  /** `now` in milliseconds, never running backwards. */
  constructor(readonly now: () => number = () => performance.now()) {}

  admit({ id, rate }: Account): Admission {
    const bucket = this.#bucketOf(id, rate);
    if (bucket.atOnce >= rate.atOnce) return { kind: 'refused', reason: 'atOnce', retryAfterSeconds: 1 };
    if (bucket.tokens < 1) {
      const retryAfterSeconds = Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond(rate)));
      return { kind: 'refused', reason: 'rate', retryAfterSeconds };
    }
    bucket.tokens -= 1;
    bucket.atOnce += 1;
    let open = true;
    const done = (): void => {
      if (open) bucket.atOnce -= 1;
      open = false;
    };
    return { kind: 'admitted', done };
  }

  /** The fields of draft-ietf-httpapi-ratelimit-headers (the form since its version 08). */
  fieldsFor({ id, rate }: Account): Readonly<Record<string, string>> {
    const { tokens, atOnce } = this.#bucketOf(id, rate);
    const secondsToFull = Math.ceil((rate.burst - tokens) / perSecond(rate));
    return rateFields(rate, Math.floor(tokens), Math.max(0, rate.atOnce - atOnce), secondsToFull);
  }

  #bucketOf(accountId: string, rate: Rate): Bucket {
    const now = this.now();
    const bucket = this.#buckets.get(accountId) ?? { tokens: rate.burst, filledAt: now, atOnce: 0 };
    const gained = ((now - bucket.filledAt) / 1000) * perSecond(rate);
    bucket.tokens = Math.min(rate.burst, bucket.tokens + Math.max(0, gained));
    bucket.filledAt = now;
    this.#buckets.set(accountId, bucket);
    return bucket;
  }
}

/** What an unknown caller is told: the policy, untouched. */
export function untouchedRateFields(rate: Rate): Readonly<Record<string, string>> {
  return rateFields(rate, rate.burst, rate.atOnce, 0);
}

function rateFields(
  rate: Rate,
  requests: number,
  atOnce: number,
  seconds: number,
): Readonly<Record<string, string>> {
  const window = Math.max(1, Math.round(rate.burst / perSecond(rate)));
  return {
    'RateLimit-Policy': `"burst";q=${rate.burst};w=${window}, "at-once";q=${rate.atOnce};qu="concurrent-requests"`,
    RateLimit: `"burst";r=${requests};t=${seconds}, "at-once";r=${atOnce}`,
  };
}

function perSecond(rate: Rate): number {
  return rate.perMinute / 60;
}
