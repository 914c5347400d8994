/** Signs in for the relay client. All that it takes is loaded only once the relay has asked who is there. */
import type { SignIn, SignInAnswer } from '../checking/relay-client';
import type { SignIn as OpenSignIn } from './sign-in/create-sign-in';

export function paneSignIn(): SignIn {
  let opening: Promise<OpenSignIn | null> | undefined;
  return async (signal, refused) => {
    opening ??= openSignIn();
    const opened = await opening;
    if (opened === null) {
      // What failed to load once may load the next time.
      opening = undefined;
      return failed('signInFailed');
    }
    try {
      return { kind: 'signedIn', token: await opened.accessToken(signal, refused) };
    } catch (error) {
      return failed(codeOf(error));
    }
  };
}

/** `null` where the relay, or a part of this pane, could not be reached. */
async function openSignIn(): Promise<OpenSignIn | null> {
  try {
    const [{ askSignInSettings }, { createSignIn }] = await Promise.all([
      import('./sign-in/ask-sign-in-settings'),
      import('./sign-in/create-sign-in'),
    ]);
    const settings = await askSignInSettings();
    return settings.required ? createSignIn(settings) : null;
  } catch {
    return null;
  }
}

type Failed = Extract<SignInAnswer, { kind: 'failed' }>;

function failed(code: Failed['code']): Failed {
  return { kind: 'failed', code };
}

/** `SignInFailure.reason`, read without loading the class. */
function codeOf(error: unknown): Failed['code'] {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  if (reason === 'cancelled') return 'signInCancelled';
  return reason === 'blocked' ? 'signInBlocked' : 'signInFailed';
}
