/**
 * Signs the user in to the relay, where the relay asks for it.
 *
 *     const settings = await askSignInSettings();
 *     if (settings.required) {
 *       const signIn = createSignIn(settings);
 *       await signIn.accessToken(signal);        // asks the user where it must; rejects with a SignInFailure, nothing else
 *       await signIn.quietAccessToken();         // never asks: null where it would have to
 *       signIn.forget();                         // after a 401 of the relay: the next token is a fresh one
 *     }
 *
 * `SignInFailure.reason` is `cancelled`, `blocked` or `failed`. The token goes into `Authorization: Bearer …`. Everything
 * heavy is loaded when a token is first asked for.
 */
import { openOfficeWay } from './open-office-way';
import { SignInFailure } from './sign-in-failure';
import type { AccessToken, NeededSignIn, SignInWay } from './sign-in-way';

export interface SignIn {
  accessToken(signal?: AbortSignal): Promise<string>;
  quietAccessToken(): Promise<string | null>;
  forget(): void;
}

export interface SignInOptions {
  readonly openWay?: (settings: NeededSignIn) => Promise<SignInWay>;
  readonly now?: () => number;
}

/** A token that expires on its way to the relay is of no use. */
const marginMs = 5 * 60_000;

export function createSignIn(settings: NeededSignIn, options: SignInOptions = {}): SignIn {
  const { openWay = openOfficeWay, now = Date.now } = options;
  let way: Promise<SignInWay> | null = null;
  let held: AccessToken | null = null;
  let stale = false;
  let asking: Promise<AccessToken> | null = null;

  const theWay = (): Promise<SignInWay> => {
    // What failed to load once may load the next time.
    way ??= openWay(settings).catch((cause: unknown) => {
      way = null;
      throw new SignInFailure('failed', { cause });
    });
    return way;
  };

  async function quietly(): Promise<AccessToken | null> {
    if (held !== null && held.expiresAt - now() > marginMs) return held;
    const fresh = stale;
    held = await (await theWay()).quietly(fresh);
    stale = false;
    return held;
  }

  async function ask(signal: AbortSignal): Promise<AccessToken> {
    held = (await quietly()) ?? (await (await theWay()).asking(signal));
    return held;
  }

  return {
    async accessToken(signal = new AbortController().signal) {
      if (signal.aborted) throw new SignInFailure('cancelled');
      // Requests are sent several at once; one window is enough for all of them.
      asking ??= ask(signal).finally(() => {
        asking = null;
      });
      return (await untilAborted(asking, signal)).token;
    },

    async quietAccessToken() {
      return (await quietly())?.token ?? null;
    },

    forget() {
      held = null;
      stale = true;
    },
  };
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new SignInFailure('cancelled'));
    signal.addEventListener('abort', abort);
    promise.then(resolve, (error: unknown) => {
      reject(error instanceof SignInFailure ? error : new SignInFailure('failed', { cause: error }));
    });
    void promise.then(
      () => signal.removeEventListener('abort', abort),
      () => signal.removeEventListener('abort', abort),
    );
  });
}
