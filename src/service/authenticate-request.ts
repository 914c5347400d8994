/** Who sends a request, from its `Authorization` field (RFC 6750). */
import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../http/problem-error';
import type { Accounts, Caller } from './accounts/accounts';
import { parseApiKey } from './accounts/api-key';

/** Rejects with a `ProblemError`: 401 for whoever is not known. */
export async function authenticateRequest(request: IncomingMessage, accounts: Accounts): Promise<Caller> {
  const fields = request.headersDistinct['authorization'] ?? [];
  const [field] = fields;
  if (field === undefined) throw unauthorized('Send an API key: Authorization: Bearer <API_KEY>.');
  const credentials = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/i.exec(field)?.[1];
  if (credentials === undefined || fields.length > 1) {
    const ofAnotherScheme = !/^Bearer(?: |$)/i.test(field);
    throw unauthorized(
      'The Authorization field must read: Bearer <API_KEY>.',
      ofAnotherScheme ? undefined : 'invalid_token',
    );
  }
  const key = parseApiKey(credentials);
  const caller = key === null ? null : await accounts.authenticate(key);
  if (caller === null) throw unauthorized('This API key is not known, or was revoked.', 'invalid_token');
  return caller;
}

/** Refuses a caller who is known but may not ask. */
export function checkMayVerify({ account, right }: Caller): void {
  if (account.suspended) {
    throw new ProblemError('account_suspended', 'Please ask the operator of the service to resume it.');
  }
  if (right !== 'verify')
    throw new ProblemError('forbidden', 'This key has no right to ask for verification.');
}

function unauthorized(detail: string, error?: 'invalid_token'): ProblemError {
  const challenge = `Bearer realm="citation verification"${error === undefined ? '' : `, error="${error}"`}`;
  return new ProblemError('unauthorized', detail, { headers: { 'WWW-Authenticate': challenge } });
}
