/** What went wrong between the pane and the service, and what to do about it. */
import type { ChunkProgress } from '../check-state';
import type { FailureCode, RelayFailure } from '../relay-failure';
import { duration } from './wording';

export function failureSentence({ code, retryAfterMs, requestId }: RelayFailure): string {
  const wait = retryAfterMs === undefined ? '' : ` The service asks to wait ${duration(retryAfterMs)}.`;
  const reference = requestId === undefined || !needsReference.has(code) ? '' : ` (Reference ${requestId})`;
  const sentence = failureSentences[code];
  const told =
    retryAfterMs !== undefined && sentence.includes(soon)
      ? sentence.replace(soon, `in ${duration(retryAfterMs)}`)
      : `${sentence}${code === 'quota_exhausted' ? '' : wait}`;
  return `${told}${reference}`;
}

/** Where the service does not say how long to wait. */
const soon = 'in a minute';

/** Why, without what to do about it, which is said once for all. */
export function failureReason({ code }: RelayFailure): string {
  return failureSentences[code].replace(/(?<=\.) .*$/u, '');
}

export function chunkSentence(progress: ChunkProgress): string {
  switch (progress.kind) {
    case 'queued':
      return 'Not sent yet';
    case 'sending':
      return progress.attempt === 1 ? 'Sent, waiting for the answer' : `Sent again (try ${progress.attempt})`;
    case 'signingIn':
      return 'Waiting until you are signed in';
    case 'waiting':
      return `${failureReason(progress.failure)} Trying again in ${duration(progress.waitMs)}.`;
    case 'answered':
      return 'Sent and answered';
    case 'failed':
      return progress.sent ? 'Sent, but not answered' : 'Not sent: an earlier request failed';
    case 'cancelled':
      return progress.sent ? 'Sent, then cancelled' : 'Not sent: cancelled';
  }
}

const failureSentences: Readonly<Record<FailureCode, string>> = {
  offline: 'No connection to Cite Check. Check your network, then try again; what was verified is kept.',
  tooSlow: 'No answer came in time. Please try again; what was verified is kept.',
  intercepted:
    'Your network answered in place of Cite Check. Open a web page to see whether it asks you to sign in, then try again; if that does not help, tell your IT team.',
  unexpected: 'The answer could not be understood. Please try again; if it happens again, tell your IT team.',
  malformed_json: 'The request arrived damaged. Please try again; if it happens again, tell your IT team.',
  invalid_encoding: 'The request arrived damaged. Please try again; if it happens again, tell your IT team.',
  unauthorized: 'You are not signed in. Please try again, and sign in when you are asked.',
  forbidden: 'Your firm has not given you access. Please ask your IT team, then check again.',
  account_suspended: "Your firm's account is suspended. Please ask your IT team, then check again.",
  not_found: 'Cite Check does not answer at its own address. Please tell your IT team.',
  method_not_allowed: 'Cite Check does not answer at its own address. Please tell your IT team.',
  timeout: 'The request took too long to arrive. Check your network, then try again.',
  idempotency_in_flight: 'An earlier try is still being answered. Please wait a moment and try again.',
  idempotency_mismatch:
    'The service mistook this request for another. Please try again; if it happens again, tell your IT team.',
  too_large: 'These items together are more than the service takes at once. Please tell your IT team.',
  unsupported_media_type: 'The request was refused on its way. Please tell your IT team.',
  invalid_request: 'The service could not read the request. Please tell your IT team.',
  quota_exhausted:
    "The rest of this month's quota does not cover these. Please ask your IT team for more, then check again.",
  rate_limited: `Your firm is checking a great deal at the moment. Please try again ${soon}.`,
  overloaded: `The service is busy. Please try again ${soon}.`,
  internal: 'Something went wrong at the service. Please try again; if it happens again, tell your IT team.',
  signInFailed:
    'You could not be signed in. Please try again, then open this pane again; if that does not help, tell your IT team.',
  signInCancelled: 'The sign-in was closed before its end. Please try again.',
  signInBlocked: 'The sign-in window was blocked. Allow windows of this add-in to open, then try again.',
  sign_in_required: 'You are not signed in. Please try again, and sign in when you are asked.',
  not_allowed: 'Your firm has not given you access. Please ask your IT team, then check again.',
  relay_key_rejected:
    "The service refused your firm's key. Please tell your IT team, then check again once it is fixed.",
  service_unreachable: `The verification service could not be reached. Please try again ${soon}.`,
};

const needsReference: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'unexpected',
  'malformed_json',
  'invalid_encoding',
  'idempotency_mismatch',
  'too_large',
  'unsupported_media_type',
  'invalid_request',
  'internal',
  'relay_key_rejected',
]);
