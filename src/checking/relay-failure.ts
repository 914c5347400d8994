/** Why a request to the relay brought no results: a value that every caller has to look at. */
import type { ProblemCode } from '../contract/problem';

export interface RelayFailure {
  readonly code: FailureCode;
  /** What the server asked to wait before another try. */
  readonly retryAfterMs?: number;
  /** Names the request in the server's log; safe to read out to support. */
  readonly requestId?: string;
}

/**
 * What the relay said, or what kept it from saying anything: `offline` (no connection), `tooSlow` (no answer in time),
 * `intercepted` (a page of somebody in between), `unexpected` (an answer that breaks the contract), or no token to show to it.
 */
export type FailureCode =
  ProblemCode | 'offline' | 'tooSlow' | 'intercepted' | 'unexpected' | SignInFailureCode;

/** `signInCancelled`: the window was closed; `signInBlocked`: none may open. */
export type SignInFailureCode = 'signInFailed' | 'signInCancelled' | 'signInBlocked';

/** Another try of the same request may succeed, soon and without anybody doing something about it. */
export function mayPass({ code }: RelayFailure): boolean {
  return passing.has(code);
}

/** Somebody else has to do something about it first; until then, whatever the author presses ends as before. */
export function waitsForOthers({ code }: RelayFailure): boolean {
  return othersTurn.has(code);
}

/** Every other request would fare alike, so none is sent. */
export function stopsTheRest({ code }: RelayFailure): boolean {
  return general.has(code);
}

const passing: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'offline',
  'tooSlow',
  'timeout',
  'idempotency_in_flight',
  'rate_limited',
  'overloaded',
  'internal',
  'service_unreachable',
]);

const othersTurn: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'forbidden',
  'account_suspended',
  'not_found',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'invalid_request',
  'quota_exhausted',
  'not_allowed',
  'relay_key_rejected',
]);

const general: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'offline',
  'tooSlow',
  'intercepted',
  'unauthorized',
  'forbidden',
  'account_suspended',
  'not_found',
  'method_not_allowed',
  'quota_exhausted',
  'rate_limited',
  'overloaded',
  'sign_in_required',
  'signInFailed',
  'signInCancelled',
  'signInBlocked',
  'not_allowed',
  'relay_key_rejected',
  'service_unreachable',
]);
