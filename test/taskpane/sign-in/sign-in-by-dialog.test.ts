// @vitest-environment jsdom
/** The window of ours, played by an Office that passes on whatever anybody says in it. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openOfficeWay } from '../../../src/taskpane/sign-in/open-office-way';
import { signInByDialog } from '../../../src/taskpane/sign-in/sign-in-by-dialog';
import { SignInFailure } from '../../../src/taskpane/sign-in/sign-in-failure';
import type { AccessToken } from '../../../src/taskpane/sign-in/sign-in-way';

const state = 'the-state-of-this-question';
const token = { kind: 'signedIn', state, token: 'a.b.c', expiresAt: 1_900_000_000_000 };

interface Opened {
  readonly address: string;
  readonly options: Office.DialogOptions;
  closed: number;
  say(message: unknown, origin?: string): void;
  end(code: number): void;
}

let opened: Opened[];
let openingFault: number | null;
let supported: Set<string>;

beforeEach(() => {
  opened = [];
  openingFault = null;
  supported = new Set(['DialogOrigin 1.1']);
  vi.stubGlobal('Office', {
    AsyncResultStatus: { Succeeded: 'succeeded', Failed: 'failed' },
    EventType: { DialogMessageReceived: 'message', DialogEventReceived: 'event' },
    context: {
      requirements: {
        isSetSupported: (name: string, version: string) => supported.has(`${name} ${version}`),
      },
      ui: { displayDialogAsync: openDialog },
    },
  });
});

function openDialog(address: string, options: Office.DialogOptions, done: (result: unknown) => void): void {
  if (openingFault !== null) {
    done({ status: 'failed', error: { code: openingFault } });
    return;
  }
  const handlers = new Map<string, (given: object) => void>();
  const one: Opened = {
    address,
    options,
    closed: 0,
    say: (message, origin = location.origin) => {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      handlers.get('message')?.(
        supported.has('DialogOrigin 1.1') ? { message: text, origin } : { message: text, origin: undefined },
      );
    },
    end: (code) => handlers.get('event')?.({ error: code }),
  };
  opened.push(one);
  done({
    status: 'succeeded',
    value: {
      addEventHandler: (type: string, handler: (given: object) => void) => handlers.set(type, handler),
      close: () => {
        one.closed += 1;
        if (one.closed > 1) throw new Error('closed already');
      },
    },
  });
}

async function start(
  signal = new AbortController().signal,
): Promise<{ answer: Promise<AccessToken | string>; window: Opened }> {
  const answer = signInByDialog(() => state)
    .asking(signal)
    .catch((error: unknown) => (error instanceof SignInFailure ? error.reason : 'something else'));
  await Promise.resolve();
  await Promise.resolve();
  const [window] = opened;
  return { answer, window: window ?? never() };
}

function never(): never {
  throw new Error('no window was opened');
}

describe('signing in by a window', () => {
  test('opens our own page outside any frame, and takes the token that answers the question', async () => {
    const { answer, window } = await start();
    expect(window.address).toBe(`${location.origin}/sign-in.html?state=${state}`);
    expect(window.options).toMatchObject({ displayInIframe: false });
    window.say(token);
    expect(await answer).toEqual({ token: 'a.b.c', expiresAt: 1_900_000_000_000 });
    expect(window.closed).toBe(1);
  });

  test.each<[string, unknown, string | undefined]>([
    ['from another origin', token, 'https://evil.example'],
    ['from an origin that begins like ours', token, `${location.origin}.evil.example`],
    ['from no origin', token, 'null'],
    ['to another question', { ...token, state: 'older' }, undefined],
    ['without a question', { ...token, state: undefined }, undefined],
    ['that is no JSON', 'token=a.b.c', undefined],
    ['of another shape', { state, accessToken: 'a.b.c' }, undefined],
    ['with something that is no token', { ...token, token: '<script>' }, undefined],
  ])('a message %s is not heard', async (_, message, origin) => {
    const { answer, window } = await start();
    window.say(message, origin);
    expect(window.closed).toBe(0);
    window.say({ ...token, token: 'd.e.f' });
    expect(await answer).toMatchObject({ token: 'd.e.f' });
  });

  test('an Office that tells no origins is believed by the state alone', async () => {
    supported.clear();
    const { answer, window } = await start();
    window.say({ ...token, state: 'guessed' });
    expect(window.closed).toBe(0);
    window.say(token);
    expect(await answer).toMatchObject({ token: 'a.b.c' });
  });

  test.each([
    [12006, 'cancelled'],
    [12002, 'failed'],
    [12003, 'failed'],
  ])('the window ends with %i: %s', async (code, reason) => {
    const { answer, window } = await start();
    window.end(code);
    expect(await answer).toBe(reason);
  });

  test.each([
    [12009, 'cancelled'],
    [12011, 'blocked'],
    [12007, 'failed'],
    [12004, 'failed'],
  ])('the window is not opened, %i: %s', async (code, reason) => {
    openingFault = code;
    const answer = signInByDialog(() => state).asking(new AbortController().signal);
    await expect(answer).rejects.toMatchObject({ reason });
  });

  test.each(['cancelled', 'failed'] as const)(
    'what the window says of itself is passed on: %s',
    async (reason) => {
      const { answer, window } = await start();
      window.say({ kind: 'failed', state, reason });
      expect(await answer).toBe(reason);
      expect(window.closed).toBe(1);
    },
  );

  test('stopping the check closes the window', async () => {
    const stop = new AbortController();
    const { answer, window } = await start(stop.signal);
    stop.abort();
    expect(await answer).toBe('cancelled');
    expect(window.closed).toBe(1);
  });
});

test('an Office without nested sign-in opens a window, and loads nothing else', async () => {
  const way = await openOfficeWay({
    required: true,
    clientId: 'x',
    authority: 'https://login.example/t',
    scope: 'api://x/y',
  });
  expect(await way.quietly(false)).toBeNull();
  const asking = way.asking(new AbortController().signal);
  await Promise.resolve();
  opened[0]?.end(12006);
  await expect(asking).rejects.toMatchObject({ reason: 'cancelled' });
});
