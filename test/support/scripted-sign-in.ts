/**
 * Microsoft's sign-in library as it behaves on a bad day: one interaction at a time, errors told by code, and answers
 * without an access token.
 */
import type { AuthenticationResult, PopupRequest, SilentRequest } from '@azure/msal-browser';
import { BrowserAuthError, InteractionRequiredAuthError } from '@azure/msal-browser';
import type { Application } from '../../src/taskpane/sign-in/open-nested-way';

export type Turn = string | Error | Partial<AuthenticationResult>;

export interface ScriptedSignIn extends Application {
  readonly silent: SilentRequest[];
  readonly popups: PopupRequest[];
}

/** Each call takes the next turn: a token, an answer or an error. Past the end, the user has to be asked. */
export function scriptedSignIn(turns: {
  readonly silent?: readonly Turn[];
  readonly popup?: readonly Turn[];
}): ScriptedSignIn {
  const silentTurns = [...(turns.silent ?? [])];
  const popupTurns = [...(turns.popup ?? [])];
  const silent: SilentRequest[] = [];
  const popups: PopupRequest[] = [];
  let interacting = false;
  return {
    silent,
    popups,
    async acquireTokenSilent(request) {
      silent.push(request);
      await Promise.resolve();
      return take(silentTurns.shift() ?? new InteractionRequiredAuthError('login_required', 'please'));
    },
    async acquireTokenPopup(request) {
      if (interacting) throw new BrowserAuthError('interaction_in_progress', 'one at a time');
      popups.push(request);
      interacting = true;
      try {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return take(popupTurns.shift() ?? new BrowserAuthError('user_cancelled', 'gone'));
      } finally {
        interacting = false;
      }
    },
  };
}

function take(turn: Turn): AuthenticationResult {
  if (turn instanceof Error) throw turn;
  const given = typeof turn === 'string' ? { accessToken: turn } : turn;
  return {
    authority: '',
    uniqueId: '',
    tenantId: '',
    scopes: [],
    account: null,
    idToken: 'the.id.token',
    idTokenClaims: {},
    accessToken: '',
    fromCache: false,
    expiresOn: new Date(Date.now() + 3_600_000),
    tokenType: 'Bearer',
    correlationId: '',
    ...given,
  } as AuthenticationResult;
}
