/** One way to sign in: through Office itself, or through a window of ours. */
import type { SignInSettings } from '../../contract/sign-in-settings';

export type NeededSignIn = Extract<SignInSettings, { required: true }>;

/** An access token for the relay's own scope; never the ID token. */
export interface AccessToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface SignInWay {
  /** `null` where the user would have to be asked. `fresh`: not the one that was given before. */
  quietly(fresh: boolean): Promise<AccessToken | null>;
  /** Asks the user; rejects with a `SignInFailure`. */
  asking(signal: AbortSignal): Promise<AccessToken>;
}
