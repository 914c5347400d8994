/** Room for one request more, in the service and in what is agreed with its account. */
import { ProblemError } from '../http/problem-error';
import type { Account } from './accounts/accounts';
import type { RateLimiter } from './accounts/rate-limiter';
import type { Metrics } from './metrics';

export interface Rooms {
  readonly metrics: Metrics;
  readonly rateLimiter: RateLimiter;
  /** Requests in the making, of all accounts together. */
  readonly maxAtOnce: number;
}

/** Throws where there is none; returns how to give it back, once. */
export function takeRoom(account: Account, { metrics, rateLimiter, maxAtOnce }: Rooms): () => void {
  if (metrics.inFlight >= maxAtOnce) {
    throw new ProblemError('overloaded', 'Please try again in a moment.', {
      headers: { 'Retry-After': '2' },
    });
  }
  const admission = rateLimiter.admit(account);
  if (admission.kind === 'refused') {
    const detail =
      admission.reason === 'rate'
        ? 'The account sends requests faster than agreed.'
        : 'The account has as many requests in the making as agreed.';
    throw new ProblemError('rate_limited', detail, {
      headers: { 'Retry-After': String(admission.retryAfterSeconds) },
    });
  }
  metrics.begin();
  return () => {
    metrics.end();
    admission.done();
  };
}
