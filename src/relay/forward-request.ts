/**
 * Hands one request on to the verification service, with the firm's key, and says what came back.
 *
 * What the service says of the key concerns whoever runs the relay, not the author who presses the button; and what is
 * behind the relay (addresses, pages of a proxy) concerns nobody in front of it.
 */
import { Problem, type ProblemCode } from '../contract/problem';
import type { CallJson } from '../http/call-json';
import { ProblemError } from '../http/problem-error';
import type { RelayConfig } from './config';

export interface ForwardedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Why the service refused; absent where it did not. */
  readonly code?: ProblemCode;
}

export interface RequestToForward {
  /** As it came: the service alone reads it. */
  readonly body: Uint8Array;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
}

const deadlineMs = 130_000;
const forwarded = ['retry-after', 'ratelimit-policy', 'ratelimit', 'request-id'] as const;

/** Throws a `ProblemError` where the relay itself has to answer. */
export async function forwardRequest(
  { body, idempotencyKey, signal }: RequestToForward,
  { verifyBaseUrl, apiKey }: Pick<RelayConfig, 'verifyBaseUrl' | 'apiKey'>,
  callJson: CallJson,
): Promise<ForwardedAnswer> {
  const answer = await callJson({
    url: `${verifyBaseUrl}/api/v1/verify`,
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body,
    deadlineMs,
    signal,
  });
  if (answer.kind === 'failed') throw unreachable(answer.reason);
  if (answer.status === 401 || answer.status === 403) {
    throw new ProblemError(
      'relay_key_rejected',
      "The verification service refused the firm's key. Whoever runs the relay has to look at it.",
    );
  }
  const code = answer.status >= 400 ? Problem.safeParse(answer.body).data?.code : undefined;
  const understood = code !== undefined || (answer.status === 200 && isReply(answer.body));
  if (!understood) throw unreachable('protocol');
  const headers = Object.fromEntries(
    forwarded.flatMap((name) => {
      const value = answer.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { status: answer.status, headers, body: answer.body, ...(code !== undefined && { code }) };
}

function unreachable(reason: string): ProblemError {
  return new ProblemError('service_unreachable', 'Please try again in a moment.', {
    headers: { 'Retry-After': '5' },
    reason,
  });
}

/** The reply passes as it is, with what a later service adds; only something else altogether is held back. */
function isReply(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results);
}
