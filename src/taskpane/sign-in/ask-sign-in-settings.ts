/** Asks the relay whether, and how, its users sign in. */
import { SignInSettings, signInSettingsPath } from '../../contract/sign-in-settings';

/** Rejects where the relay cannot be reached, or answers something else. */
export async function askSignInSettings(
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
): Promise<SignInSettings> {
  const response = await fetch(signInSettingsPath, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`The relay answered ${response.status}.`);
  return SignInSettings.parse(await response.json());
}
