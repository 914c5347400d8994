/** How long a source that is asked too much wants to be left alone. */

/** Where it does not say. */
const USUAL_MS = 60_000;
/** Nobody keeps us away for longer: a wrong clock there would otherwise silence a source for good. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/**
 * From `Retry-After` (seconds or a date), or from what CourtListener writes: `wait_until` in the answer to a lookup, a number of
 * seconds in `detail` elsewhere.
 */
export function readWaitingTime(retryAfter: string | undefined, body: unknown, now: number): number {
  const ms = fromHeader(retryAfter, now) ?? fromBody(body, now) ?? USUAL_MS;
  return Math.min(Math.max(ms, 0), LONGEST_MS);
}

function fromHeader(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value) * 1000;
  return fromDate(value, now);
}

function fromBody(body: unknown, now: number): number | null {
  if (typeof body !== 'object' || body === null) return null;
  if ('wait_until' in body && typeof body.wait_until === 'string') return fromDate(body.wait_until, now);
  const detail = 'detail' in body && typeof body.detail === 'string' ? body.detail : '';
  const seconds = /\b(\d{1,9}) seconds?\b/.exec(detail)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}

function fromDate(value: string, now: number): number | null {
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : at - now;
}
