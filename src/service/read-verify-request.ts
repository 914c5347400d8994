/** The request of a caller, held against the contract: every fault with its JSON pointer, and nothing of its text. */
import type { IncomingHttpHeaders } from 'node:http';
import { describeFault } from '../contract/describe-fault';
import { VerifyRequest } from '../contract/items';
import { limits } from '../contract/limits';
import type { Fault } from '../contract/problem';
import { ProblemError } from '../http/problem-error';

/** Throws a `ProblemError` for what breaks the contract. */
export function readVerifyRequest(body: unknown): VerifyRequest {
  // Checked first: a schema reports each of a million wrong items before it counts them.
  if (itemCount(body) > limits.items) {
    throw invalid([{ pointer: '/items', detail: `holds more than ${limits.items} items` }]);
  }
  const parsed = VerifyRequest.safeParse(body, { error: describeFault });
  if (parsed.success) return parsed.data;
  throw invalid(
    parsed.error.issues.map(({ path, message }) => ({ pointer: pointerTo(path), detail: message })),
  );
}

/** `undefined` where none was sent. Throws a `ProblemError` for one that cannot be used. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const field = headers['idempotency-key'];
  if (field === undefined) return undefined;
  if (
    typeof field !== 'string' ||
    field.length > limits.idempotencyKeyLength ||
    !/^[\x20-\x7e]+$/.test(field)
  ) {
    throw new ProblemError(
      'invalid_request',
      `An Idempotency-Key has 1 to ${limits.idempotencyKeyLength} printable ASCII characters.`,
    );
  }
  return field;
}

function itemCount(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('items' in body)) return 0;
  return Array.isArray(body.items) ? body.items.length : 0;
}

function invalid(errors: readonly Fault[]): ProblemError {
  const detail = errors.length === 1 ? 'There is one fault.' : `There are ${errors.length} faults.`;
  return new ProblemError('invalid_request', detail, { errors });
}

/** RFC 6901. */
function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
