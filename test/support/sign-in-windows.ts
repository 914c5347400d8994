/** The windows that Office opens for a sign-in, in a real browser, and a relay that asks for one: the author is the test. */
import type { Page, Route } from 'playwright-core';

interface SignInWindow {
  readonly state: string | null;
  readonly handlers: Record<string, (given: object) => void>;
}

declare global {
  interface Window {
    signInWindows: SignInWindow[];
    signInIsBlocked: boolean;
  }
}

export interface SignInWindows {
  /** How often a window was opened. */
  opened(): Promise<number>;
  until(opened: number): Promise<void>;
  /** The author signs in, in the window that was opened last. */
  signIn(token: string): Promise<void>;
  close(): Promise<void>;
  block(): Promise<void>;
}

/** To be called once the pane is open. */
export async function addSignInWindows(page: Page): Promise<SignInWindows> {
  await page.evaluate(() => {
    window.signInWindows = [];
    window.signInIsBlocked = false;
    const displayDialogAsync = (address: string, _: object, tell: (result: object) => void): void => {
      if (window.signInIsBlocked) {
        setTimeout(() => tell({ status: 'failed', error: { code: 12011 } }));
        return;
      }
      const handlers: SignInWindow['handlers'] = {};
      window.signInWindows.push({ state: new URL(address).searchParams.get('state'), handlers });
      const value = {
        addEventHandler: (type: string, handler: (given: object) => void) => {
          handlers[type] = handler;
        },
        close: () => undefined,
      };
      setTimeout(() => tell({ status: 'succeeded', value }));
    };
    Object.assign(Office.context, { ui: { displayDialogAsync } });
    Object.assign(Office.EventType, { DialogMessageReceived: 'message', DialogEventReceived: 'event' });
  });
  return {
    opened: () => page.evaluate(() => window.signInWindows.length),
    async until(opened) {
      await page.waitForFunction(
        (count) => window.signInWindows.length === count && window.signInWindows.at(-1)?.handlers['event'],
        opened,
      );
    },
    signIn: (token) =>
      page.evaluate((given) => {
        const last = window.signInWindows.at(-1);
        const message = {
          kind: 'signedIn',
          state: last?.state,
          token: given,
          expiresAt: Date.now() + 3_600_000,
        };
        last?.handlers['message']?.({ origin: location.origin, message: JSON.stringify(message) });
      }, token),
    close: () => page.evaluate(() => window.signInWindows.at(-1)?.handlers['event']?.({ error: 12006 })),
    block: () =>
      page.evaluate(() => {
        window.signInIsBlocked = true;
      }),
  };
}

export interface AskingRelay {
  /** The idempotency key of each request that was answered, in order. */
  readonly answered: string[];
  /** Which token is good from now on, if any. */
  accept(token: string | null, forRequests?: number): void;
  /** How often a token was refused. */
  refused(token: string): number;
  /** The nth refusal of a token is told only then. */
  holdRefusal(token: string, nth: number, until: Promise<void>): void;
}

/** The real relay behind one that wants to know who is there. */
export async function askForSignIn(page: Page): Promise<AskingRelay> {
  const answered: string[] = [];
  const held = new Map<string, Promise<void>>();
  const refusals = new Map<string, number>();
  let good: string | null = null;
  let left = Infinity;
  await page.route('**/sign-in.json', (route) =>
    route.fulfill({
      json: {
        required: true,
        clientId: 'the-pane',
        authority: 'https://login.microsoftonline.com/organizations',
        scope: 'api://the-pane/access_as_user',
      },
    }),
  );
  await page.route('**/api/v1/verify', async (route: Route) => {
    const { authorization = '', 'idempotency-key': key = '' } = route.request().headers();
    if (good !== null && authorization === `Bearer ${good}` && left > 0) {
      left -= 1;
      answered.push(key);
      await route.continue();
      return;
    }
    const nth = (refusals.get(authorization) ?? 0) + 1;
    refusals.set(authorization, nth);
    await held.get(`${authorization} ${nth}`);
    await route.fulfill({ status: 401, json: { code: 'sign_in_required' } });
  });
  return {
    answered,
    accept(token, forRequests = Infinity) {
      good = token;
      left = forRequests;
    },
    refused: (token) => refusals.get(`Bearer ${token}`) ?? 0,
    holdRefusal: (token, nth, until) => void held.set(`Bearer ${token} ${nth}`, until),
  };
}
