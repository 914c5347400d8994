/**
 * Refuses what other pages in the user's browser might send to the relay, and what reaches it in the clear.
 *
 * A foreign page reaches it in two ways: by posting across sites (it then says so in `Origin` or `Sec-Fetch-Site`), and by
 * a name of its own that it lets point here (DNS rebinding; then `Host` is that name).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '../http/problem-error';
import type { RelayConfig } from './config';

export function refuseStrangers(
  method: string,
  headers: IncomingHttpHeaders,
  { publicUrl, behindProxy, tls }: Pick<RelayConfig, 'publicUrl' | 'behindProxy' | 'tls'>,
): ProblemError | undefined {
  const host = (headers.host ?? '').toLowerCase();
  const isPublic = publicUrl !== undefined && host === new URL(publicUrl).host;
  if (!isPublic && !loopbackHost.test(host)) {
    return new ProblemError('not_allowed', 'The relay does not answer under this name.');
  }
  // Only the proxy can know how the user came; where it does not say, nobody knows that the way was encrypted.
  if (behindProxy === true && headers['x-forwarded-proto'] !== 'https') {
    return new ProblemError('not_allowed', 'The relay answers over https only.');
  }
  if (method === 'GET' || method === 'HEAD') return undefined;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const own = isPublic ? publicUrl : `${tls === undefined ? 'http' : 'https'}://${host}`;
  const sameOrigin = origin === undefined || origin === own;
  const sameSite = site === undefined || site === 'same-origin' || site === 'none';
  return sameOrigin && sameSite
    ? undefined
    : new ProblemError('not_allowed', 'The relay answers only its own pages.');
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
