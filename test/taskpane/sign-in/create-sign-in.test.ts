import { BrowserAuthError, ClientAuthError } from '@azure/msal-browser';
import { describe, expect, test } from 'vitest';
import { createSignIn } from '../../../src/taskpane/sign-in/create-sign-in';
import { openNestedWay } from '../../../src/taskpane/sign-in/open-nested-way';
import { SignInFailure } from '../../../src/taskpane/sign-in/sign-in-failure';
import type { NeededSignIn, SignInWay } from '../../../src/taskpane/sign-in/sign-in-way';
import { type ScriptedSignIn, scriptedSignIn, type Turn } from '../../support/scripted-sign-in';

const settings: NeededSignIn = {
  required: true,
  clientId: '22222222-aaaa-4bbb-8ccc-000000000001',
  authority: 'https://login.microsoftonline.com/organizations',
  scope: 'api://22222222-aaaa-4bbb-8ccc-000000000001/access_as_user',
};

const dialog: SignInWay = {
  quietly: () => Promise.resolve(null),
  asking: () => Promise.resolve({ token: 'by.the.dialog', expiresAt: Date.now() + 3_600_000 }),
};

function nested(turns: { silent?: readonly Turn[]; popup?: readonly Turn[] }, now?: () => number) {
  const application: ScriptedSignIn = scriptedSignIn(turns);
  const signIn = createSignIn(settings, {
    openWay: async () =>
      (await openNestedWay(settings, dialog, () => Promise.resolve(application))) ?? dialog,
    ...(now === undefined ? {} : { now }),
  });
  return { application, signIn };
}

function quiet(): AbortSignal {
  return new AbortController().signal;
}

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof SignInFailure) return error.reason;
    throw error;
  }
  return 'signed in';
}

describe('createSignIn', () => {
  test('asks nobody where Office knows the user, and asks for the scope of the relay alone', async () => {
    const { application, signIn } = nested({ silent: ['a.b.c'] });
    expect(await signIn.accessToken()).toBe('a.b.c');
    expect(application.silent).toEqual([{ scopes: [settings.scope], forceRefresh: false }]);
    expect(application.popups).toEqual([]);
  });

  test('asks once for however many requests, and keeps the token', async () => {
    const { application, signIn } = nested({ popup: ['a.b.c'] });
    const tokens = await Promise.all([signIn.accessToken(), signIn.accessToken(), signIn.accessToken()]);
    expect(tokens).toEqual(['a.b.c', 'a.b.c', 'a.b.c']);
    expect(await signIn.accessToken()).toBe('a.b.c');
    expect(application.popups).toHaveLength(1);
    expect(application.silent).toHaveLength(1);
  });

  test('renews a token before it expires', async () => {
    let time = Date.now();
    const { signIn } = nested({ silent: ['first.b.c', 'second.b.c'] }, () => time);
    expect(await signIn.accessToken()).toBe('first.b.c');
    time += 54 * 60_000;
    expect(await signIn.accessToken()).toBe('first.b.c');
    time += 2 * 60_000;
    expect(await signIn.accessToken()).toBe('second.b.c');
  });

  test('of a token that the relay refused, asks for another one than anybody remembers', async () => {
    const { application, signIn } = nested({ silent: ['first.b.c', 'second.b.c'] });
    const refused = await signIn.accessToken();
    expect(await signIn.accessToken(quiet(), refused)).toBe('second.b.c');
    expect(application.silent.map(({ forceRefresh }) => forceRefresh)).toEqual([false, true]);
  });

  test('asks once for a token, however often and however late the relay refuses it', async () => {
    const { application, signIn } = nested({ silent: ['first.b.c'], popup: ['second.b.c'] });
    const refused = await signIn.accessToken();
    await Promise.all([signIn.accessToken(quiet(), refused), signIn.accessToken(quiet(), refused)]);
    expect(await signIn.accessToken()).toBe('second.b.c');
    expect(await signIn.accessToken(quiet(), refused)).toBe('second.b.c');
    expect(application.popups).toHaveLength(1);
  });

  test('opens no second window where the author closed the first, until they ask again', async () => {
    const closed = new BrowserAuthError('user_cancelled', 'x');
    const { application, signIn } = nested({ silent: ['first.b.c'], popup: [closed, 'second.b.c'] });
    const refused = await signIn.accessToken();
    expect(await reasonOf(signIn.accessToken(quiet(), refused))).toBe('cancelled');
    expect(await reasonOf(signIn.accessToken(quiet(), refused))).toBe('cancelled');
    expect(application.popups).toHaveLength(1);
    expect(await signIn.accessToken()).toBe('second.b.c');
  });

  test('never hands out an ID token', async () => {
    const { signIn } = nested({ silent: [{ accessToken: '', idToken: 'id.b.c' }] });
    expect(await reasonOf(signIn.accessToken())).toBe('failed');
  });

  test('a token without an end is asked for every time', async () => {
    const { application, signIn } = nested({ silent: [{ accessToken: 'a.b.c', expiresOn: null }, 'd.e.f'] });
    await signIn.accessToken();
    expect(await signIn.accessToken()).toBe('d.e.f');
    expect(application.silent).toHaveLength(2);
  });

  test.each<[string, Turn, string]>([
    ['the user closes the window', new BrowserAuthError('user_cancelled', 'x'), 'cancelled'],
    ['the user cancels in Office', new ClientAuthError('user_canceled', 'x'), 'cancelled'],
    ['the browser lets no window open', new BrowserAuthError('popup_window_error', 'x'), 'blocked'],
    ['the window opens empty', new BrowserAuthError('empty_window_error', 'x'), 'blocked'],
    ['there is no network', new ClientAuthError('no_network_connectivity', 'x'), 'failed'],
    ['another window is open', new BrowserAuthError('interaction_in_progress', 'x'), 'failed'],
    ['something else breaks', new TypeError('x'), 'failed'],
    ['no access token comes', '', 'failed'],
  ])('where %s, says so', async (_, turn, reason) => {
    const { signIn } = nested({ popup: [turn, 'a.b.c'] });
    expect(await reasonOf(signIn.accessToken())).toBe(reason);
    expect(await signIn.accessToken()).toBe('a.b.c');
  });

  test('does not ask the user to mend what is not theirs', async () => {
    const { application, signIn } = nested({ silent: [new ClientAuthError('no_network_connectivity', 'x')] });
    expect(await reasonOf(signIn.accessToken())).toBe('failed');
    expect(application.popups).toEqual([]);
  });

  test('opens a window of ours where Office has its own way switched off', async () => {
    const disabled = new ClientAuthError('nested_app_auth_bridge_disabled', 'x');
    const { signIn } = nested({ silent: [disabled], popup: [disabled] });
    expect(await signIn.accessToken()).toBe('by.the.dialog');
  });

  test('opens a window of ours where Office cannot after all', async () => {
    const signIn = createSignIn(settings, {
      openWay: async () => (await openNestedWay(settings, dialog, () => Promise.resolve(null))) ?? dialog,
    });
    expect(await signIn.accessToken()).toBe('by.the.dialog');
  });

  test('what could not be loaded is loaded the next time', async () => {
    let tries = 0;
    const signIn = createSignIn(settings, {
      openWay: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error('chunk did not load')) : Promise.resolve(dialog);
      },
    });
    expect(await reasonOf(signIn.accessToken())).toBe('failed');
    expect(await signIn.accessToken()).toBe('by.the.dialog');
  });

  test('stops waiting when the check is stopped', async () => {
    const stop = new AbortController();
    const signIn = createSignIn(settings, {
      openWay: () => Promise.resolve({ ...dialog, asking: () => new Promise(() => undefined) }),
    });
    const waiting = reasonOf(signIn.accessToken(stop.signal));
    stop.abort();
    expect(await waiting).toBe('cancelled');
    expect(await reasonOf(signIn.accessToken(stop.signal))).toBe('cancelled');
  });
});
