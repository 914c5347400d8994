/** The sign-in window: goes to Microsoft's sign-in and back, and hands the access token to the pane that opened it. */
import { createStandardPublicClientApplication, type AuthenticationResult } from '@azure/msal-browser';
import { loadOfficeScript } from '../load-office';
import { askSignInSettings } from './ask-sign-in-settings';
import type { SignInMessage } from './sign-in-message';

const stateName = 'cite-check-sign-in';
/** As it came: Microsoft's library empties the address when it has read it. */
const returned = location.hash;

try {
  await signIn();
} catch {
  // Nothing of the failure is shown: it may hold addresses with codes in them.
  tell({ kind: 'failed', state: sessionStorage.getItem(stateName) ?? '', reason: reasonIn(returned) });
  say('The sign-in did not work. You can close this window and try again.');
}

async function signIn(): Promise<void> {
  const given = new URL(location.href).searchParams.get('state');
  const isBack = given === null;
  if (!isBack) sessionStorage.setItem(stateName, given);
  // On the way there too: Office tells its window's first page only who opened it.
  if (!(await loadOfficeScript())) throw new Error('office.js did not load');
  await Office.onReady();

  const settings = await askSignInSettings();
  if (!settings.required) throw new Error('no sign-in is asked for');
  const application = await createStandardPublicClientApplication({
    auth: {
      clientId: settings.clientId,
      authority: settings.authority,
      redirectUri: `${location.origin}${location.pathname}`,
    },
    cache: { cacheLocation: 'sessionStorage' },
  });
  if (!isBack) {
    await application.acquireTokenRedirect({ scopes: [settings.scope], state: given });
    return;
  }
  const result = await application.handleRedirectPromise({
    hash: returned,
    navigateToLoginRequestUrl: false,
  });
  if (result === null || result.accessToken === '') throw new Error('no access token came');
  hand(result);
  say('You are signed in. You can close this window.');
}

function hand({ accessToken, expiresOn, state = '' }: AuthenticationResult): void {
  tell({ kind: 'signedIn', state, token: accessToken, expiresAt: expiresOn?.getTime() ?? 0 });
}

/** To a page of our own origin only, whoever opened this one. */
function tell(message: SignInMessage): void {
  if (typeof Office === 'undefined') return;
  Office.context.ui.messageParent(JSON.stringify(message), { targetOrigin: location.origin });
}

function reasonIn(hash: string): 'cancelled' | 'failed' {
  return /[#&]error=access_denied/.test(hash) ? 'cancelled' : 'failed';
}

function say(text: string): void {
  const place = document.getElementById('said');
  if (place !== null) place.textContent = text;
}
