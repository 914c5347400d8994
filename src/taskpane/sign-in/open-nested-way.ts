/** Signs in through the Office that the pane runs in (nested app authentication): usually without asking anybody. */
import {
  createNestablePublicClientApplication,
  InteractionRequiredAuthError,
  PublicClientApplication,
  type AuthenticationResult,
  type Configuration,
  type IPublicClientApplication,
} from '@azure/msal-browser';
import { SignInFailure } from './sign-in-failure';
import type { AccessToken, NeededSignIn, SignInWay } from './sign-in-way';

export type Application = Pick<IPublicClientApplication, 'acquireTokenSilent' | 'acquireTokenPopup'>;
/** `null` where Office says that it can, and cannot. */
export type OpenApplication = (configuration: Configuration) => Promise<Application | null>;

/** `otherwise` signs in where Office turns out to have this switched off. */
export async function openNestedWay(
  { clientId, authority, scope }: NeededSignIn,
  otherwise: SignInWay,
  openApplication: OpenApplication = openNestedApplication,
): Promise<SignInWay | null> {
  const application = await openApplication({ auth: { clientId, authority } });
  if (application === null) return null;
  const scopes = [scope];
  return {
    async quietly(fresh) {
      try {
        return tokenOf(await application.acquireTokenSilent({ scopes, forceRefresh: fresh }));
      } catch (error) {
        if (mayHelpToAsk(error)) return null;
        throw failureOf(error);
      }
    },

    async asking(signal) {
      try {
        return tokenOf(await application.acquireTokenPopup({ scopes }));
      } catch (error) {
        if (codeOf(error) === 'nested_app_auth_bridge_disabled') return await otherwise.asking(signal);
        throw failureOf(error);
      }
    },
  };
}

/** Microsoft's library falls back to windows of its own, which Office does not let open: then it has no use here. */
async function openNestedApplication(configuration: Configuration): Promise<Application | null> {
  const nested: IPublicClientApplication[] = [];
  await createNestablePublicClientApplication(configuration, undefined, (given, controller) => {
    const application = new PublicClientApplication(given, controller);
    nested.push(application);
    return application;
  });
  return nested[0] ?? null;
}

function tokenOf({ accessToken, expiresOn }: AuthenticationResult): AccessToken {
  // The library answers with an empty text where Entra gave it an ID token only.
  if (accessToken === '') throw new SignInFailure('failed');
  // Where it does not say how long a token holds, it is asked for every one.
  return { token: accessToken, expiresAt: expiresOn?.getTime() ?? 0 };
}

const worthAsking = new Set([
  'no_account_found',
  'no_account_error',
  'no_tokens_found',
  'nested_app_auth_bridge_disabled',
]);

function mayHelpToAsk(error: unknown): boolean {
  return error instanceof InteractionRequiredAuthError || worthAsking.has(codeOf(error));
}

function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  switch (codeOf(error)) {
    case 'user_cancelled':
    case 'user_canceled':
    case 'access_denied':
      return new SignInFailure('cancelled', { cause: error });
    case 'popup_window_error':
    case 'empty_window_error':
      return new SignInFailure('blocked', { cause: error });
    default:
      return new SignInFailure('failed', { cause: error });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'errorCode' in error && typeof error.errorCode === 'string'
    ? error.errorCode
    : '';
}
