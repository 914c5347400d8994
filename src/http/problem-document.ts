/** The body of a problem answer (RFC 9457), the same for every program and every failure. */
import { limits } from '../contract/limits';
import { type Fault, type Problem, type ProblemCode, problemCodes } from '../contract/problem';
import type { Usage } from '../contract/reply';

export const noUsage: Usage = { used: 0, remaining: 0, limit: 0 };

export function problemDocument(
  code: ProblemCode,
  detail: string,
  requestId: string,
  usage: Usage = noUsage,
  errors?: readonly Fault[],
): Problem {
  const { status, title } = problemCodes[code];
  return {
    type: `urn:cite-check:problem:${code}`,
    title,
    status,
    detail,
    instance: `urn:uuid:${requestId}`,
    code,
    ...(errors === undefined ? {} : { errors: errors.slice(0, limits.reportedFaults) }),
    request_id: requestId,
    usage,
  };
}
