/**
 * Signs the user in to the relay, where the relay asks for it.
 *
 *     const settings = await askSignInSettings();
 *     if (settings.required) {
 *       const signIn = createSignIn(settings);
 *       await signIn.accessToken(signal);            // asks the user where it must; rejects with a SignInFailure, nothing else
 *       await signIn.accessToken(signal, refused);   // after a 401 of the relay: another one than the one it refused
 *     }
 *
 * `SignInFailure.reason` is `cancelled`, `blocked` or `failed`. The token goes into `Authorization: Bearer …`. Everything
 * heavy is loaded when a token is first asked for.
 */
import { openOfficeWay } from './open-office-way';
import { SignInFailure } from './sign-in-failure';
import type { AccessToken, NeededSignIn, SignInWay } from './sign-in-way';

export interface SignIn {
  accessToken(signal?: AbortSignal, refused?: string): Promise<string>;
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
  let asking: Promise<AccessToken> | null = null;
  let renewal: { readonly refused: string; readonly token: Promise<AccessToken> } | null = null;

  const theWay = (): Promise<SignInWay> => {
    // What failed to load once may load the next time.
    way ??= openWay(settings).catch((cause: unknown) => {
      way = null;
      throw new SignInFailure('failed', { cause });
    });
    return way;
  };

  async function ask(signal: AbortSignal, fresh: boolean): Promise<AccessToken> {
    if (held !== null && held.expiresAt - now() > marginMs) return held;
    held = null;
    const opened = await theWay();
    held = (await opened.quietly(fresh)) ?? (await opened.asking(signal));
    return held;
  }

  /** Requests are sent several at once; one window is enough for all of them. */
  function askOnce(signal: AbortSignal, fresh: boolean): Promise<AccessToken> {
    asking ??= ask(signal, fresh).finally(() => {
      asking = null;
    });
    return asking;
  }

  /** The relay may refuse one token several times, the last time long after the user was asked for another, and said no. */
  function renew(signal: AbortSignal, refused: string): Promise<AccessToken> {
    if (renewal?.refused !== refused) {
      if (held?.token === refused) held = null;
      renewal = { refused, token: askOnce(signal, true) };
    }
    return renewal.token;
  }

  return {
    async accessToken(signal = new AbortController().signal, refused) {
      if (signal.aborted) throw new SignInFailure('cancelled');
      // The author, who said no, has pressed a button again.
      if (refused === undefined && asking === null) renewal = null;
      const token = refused === undefined ? askOnce(signal, false) : renew(signal, refused);
      return (await untilAborted(token, signal)).token;
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
