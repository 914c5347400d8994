/**
 * Refuses what other pages in the user's browser might send to the relay on this computer.
 *
 * A foreign page reaches 127.0.0.1 in two ways: by posting across sites (it then says so in `Origin` or
 * `Sec-Fetch-Site`), and by a name of its own that it lets point here (DNS rebinding; then `Host` is that name).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '../http/problem-error';

export function refuseStrangers(method: string, headers: IncomingHttpHeaders): ProblemError | undefined {
  const host = headers.host ?? '';
  if (!loopbackHost.test(host)) {
    return new ProblemError('not_allowed', 'The relay does not answer under this name.');
  }
  if (method === 'GET' || method === 'HEAD') return undefined;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const sameOrigin = origin === undefined || origin === `http://${host}`;
  const sameSite = site === undefined || site === 'same-origin' || site === 'none';
  return sameOrigin && sameSite
    ? undefined
    : new ProblemError('not_allowed', 'The relay answers only its own pages.');
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
