/** Errors on the wire: `application/problem+json` (RFC 9457). They never echo the caller's text. */
import { z } from 'zod/mini';
import { Usage } from './reply';

export const problemMediaType = 'application/problem+json';

/** The closed list of codes, each with the HTTP status it is sent under and a title for people. */
export const problemCodes = {
  malformed_json: { status: 400, title: 'The body is not JSON' },
  invalid_encoding: { status: 400, title: 'The body is not UTF-8' },
  unauthorized: { status: 401, title: 'No valid API key was sent' },
  forbidden: { status: 403, title: 'This key may not do that' },
  account_suspended: { status: 403, title: 'This account is suspended' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  method_not_allowed: { status: 405, title: 'This address does not answer that method' },
  timeout: { status: 408, title: 'The request took too long to arrive' },
  idempotency_in_flight: {
    status: 409,
    title: 'A request with this idempotency key is still being answered',
  },
  too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'The body must be application/json' },
  invalid_request: { status: 422, title: 'The request breaks the contract' },
  idempotency_mismatch: { status: 422, title: 'This idempotency key was used with another body' },
  quota_exhausted: { status: 429, title: 'The quota of this month does not cover the request' },
  rate_limited: { status: 429, title: 'Too many requests' },
  overloaded: { status: 503, title: 'The service is busy' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  sign_in_required: { status: 401, title: 'Please sign in' },
  not_allowed: { status: 403, title: 'Your firm has not given you access' },
  relay_key_rejected: { status: 502, title: "The verification service refused the firm's key" },
  service_unreachable: { status: 503, title: 'The verification service could not be reached' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problemCodes;
export const ProblemCode = z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]]);

/** One fault of a request: where (a JSON pointer, RFC 6901) and what. */
export const Fault = z.object({ pointer: z.string(), detail: z.string() });
export type Fault = z.infer<typeof Fault>;

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  code: ProblemCode,
  errors: z.optional(z.array(Fault)),
  request_id: z.string(),
  usage: Usage,
});
export type Problem = z.infer<typeof Problem>;

/** All of a problem that a client acts on. */
export const CodedProblem = z.pick(Problem, { code: true });
