/** Why somebody is not let in: what is answered, and in which words. The log names the fault, never the token. */
import { ProblemError } from '../http/problem-error';

const signIn = 'sign_in_required';
const notAllowed = 'not_allowed';

const faults = {
  missing: { code: signIn, detail: 'Please sign in with your work account.' },
  malformed: { code: signIn, detail: 'The sign-in could not be read. Please sign in again.' },
  signature: { code: signIn, detail: 'The sign-in is not signed by Microsoft Entra. Please sign in again.' },
  expired: { code: signIn, detail: 'The sign-in has expired. Please sign in again.' },
  not_yet_valid: {
    code: signIn,
    detail: "The sign-in is not valid yet. This computer's clock may be wrong.",
  },
  claims: { code: signIn, detail: 'The sign-in does not say who you are. Please sign in again.' },
  audience: { code: signIn, detail: 'The sign-in is for another application.' },
  version: { code: signIn, detail: 'The sign-in is of another kind. Access tokens of version 2 are needed.' },
  issuer: { code: signIn, detail: 'The sign-in was issued by somebody else.' },
  no_access_token: {
    code: signIn,
    detail: 'An access token is needed, not an ID token or one of a program.',
  },
  tenant: {
    code: notAllowed,
    detail: 'Your organization is not on the list of those who may use this relay.',
  },
  client: { code: notAllowed, detail: 'The sign-in was made in an application that may not use this relay.' },
  scope: { code: notAllowed, detail: 'The sign-in does not cover checking citations.' },
  group: { code: notAllowed, detail: 'You are in none of the groups that may use Cite Check.' },
  too_many_groups: {
    code: notAllowed,
    detail:
      'You are in more groups than a sign-in can name. Your IT can let it name only those assigned to Cite Check.',
  },
  keys_unavailable: {
    code: 'service_unreachable',
    detail: 'Sign-ins cannot be checked at the moment. Please try again shortly.',
  },
} as const;

export type SignInFault = keyof typeof faults;

export function refuseSignIn(fault: SignInFault): ProblemError {
  const { code, detail } = faults[fault];
  switch (code) {
    case 'sign_in_required':
      // RFC 6750, 3.1: no error where nothing was sent.
      return new ProblemError(code, detail, {
        headers: { 'WWW-Authenticate': fault === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"' },
      });
    case 'not_allowed':
      return new ProblemError(
        code,
        detail,
        fault === 'scope' ? { headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' } } : {},
      );
    case 'service_unreachable':
      return new ProblemError(code, detail, { headers: { 'Retry-After': '15' } });
  }
}
