/** Signs in through a window that Office opens for the pane: for an Office that cannot sign in by itself. */
import { SignInFailure, type SignInFailureReason } from './sign-in-failure';
import { readSignInMessage } from './sign-in-message';
import type { AccessToken, SignInWay } from './sign-in-way';

export function signInByDialog(newState: () => string = () => crypto.randomUUID()): SignInWay {
  return {
    // The window keeps what it knows to itself, so that every token takes one; mostly it closes without asking anything.
    quietly: () => Promise.resolve(null),
    asking: async (signal) => {
      const state = newState();
      return await answerOf(await openDialog(state), state, signal);
    },
  };
}

function openDialog(state: string): Promise<Office.Dialog> {
  const address = new URL('sign-in.html', location.href);
  address.searchParams.set('state', state);
  return new Promise((resolve, reject) => {
    Office.context.ui.displayDialogAsync(
      address.href,
      // A sign-in page refuses to be shown in a frame.
      { height: 60, width: 30, displayInIframe: false, promptBeforeOpen: true },
      (result) => {
        if (result.status === Office.AsyncResultStatus.Succeeded) resolve(result.value);
        else reject(new SignInFailure(reasonOf(result.error.code), { cause: result.error }));
      },
    );
  });
}

function answerOf(dialog: Office.Dialog, state: string, signal: AbortSignal): Promise<AccessToken> {
  return new Promise<AccessToken>((resolve, reject) => {
    const fail = (reason: SignInFailureReason): void => {
      close(dialog);
      reject(new SignInFailure(reason));
    };
    if (signal.aborted) {
      fail('cancelled');
      return;
    }
    signal.addEventListener('abort', () => fail('cancelled'), { once: true });
    dialog.addEventHandler(Office.EventType.DialogMessageReceived, (given) => {
      if (!('message' in given) || !isOurs(given.origin)) return;
      const message = readSignInMessage(given.message);
      // Whatever else is said there is not said to us.
      if (message?.state !== state) return;
      if (message.kind === 'failed') {
        fail(message.reason);
      } else {
        close(dialog);
        resolve({ token: message.token, expiresAt: message.expiresAt });
      }
    });
    dialog.addEventHandler(Office.EventType.DialogEventReceived, (given) => {
      if ('error' in given) fail(reasonOf(given.error));
    });
  });
}

/** An Office that tells origins tells them always; an older one tells none, and then `state` alone has to do. */
function isOurs(origin: string | undefined): boolean {
  if (origin !== undefined) return origin === location.origin;
  return !Office.context.requirements.isSetSupported('DialogOrigin', '1.1');
}

/** A window that the user has closed cannot be closed again. */
function close(dialog: Office.Dialog): void {
  try {
    dialog.close();
  } catch {
    // It is gone.
  }
}

/** Office's own numbers: 12006 closed by the user, 12009 refused when asked, 12011 blocked by the browser. */
function reasonOf(code: number): SignInFailureReason {
  switch (code) {
    case 12006:
    case 12009:
      return 'cancelled';
    case 12011:
      return 'blocked';
    default:
      return 'failed';
  }
}
