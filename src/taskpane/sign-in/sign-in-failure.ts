/** Why no sign-in came about; the pane has the sentences. */

/**
 * `cancelled`: the user closed the window, or the check was stopped. `blocked`: the browser let no window open, which the
 * user can allow. `failed`: anything else, such as no network or a registration that IT has to look at.
 */
export type SignInFailureReason = 'cancelled' | 'blocked' | 'failed';

export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';

  constructor(
    readonly reason: SignInFailureReason,
    options: { readonly cause?: unknown } = {},
  ) {
    super(reason, options);
  }
}
