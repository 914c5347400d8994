/** The pane as it is served, in a real browser, where its sign-in is lost in mid-check, something else answers in place of the relay, or nobody does. */
import { describe, expect, test } from 'vitest';
import { paragraph } from '../support/docx/blocks';
import { writeDocx } from '../support/docx/write-docx';
import { paneJourney } from '../support/pane-journey';
import { addSignInWindows, askForSignIn } from '../support/sign-in-windows';

/** Six requests of twenty-five, of six cases that nobody knows. */
const brief = writeDocx({
  body: Array.from({ length: 150 }, (_, index) =>
    paragraph(
      `The rule is settled. Alder v. Birch, ${300 + Math.floor(index / 25)} U.S. 10, 12 (1954). Nothing departs from it.`,
    ),
  ),
});

const journey = paneJourney();
const { begin, ended, shows, shoot } = journey;
const open = (): Promise<void> => journey.open(brief);

describe('a sign-in that is lost in mid-check', { timeout: 90_000 }, () => {
  const [first, second] = ['the.first.token', 'the.second.token'];

  test('is asked for in one window, however late its loss is told; nothing goes out under a second key', async () => {
    const { relay, windows, tellLastLoss } = await loseSignIn();
    await shows(/You are being signed in\. If a window has opened for it, please sign in there/);
    await shoot('signing-in-320');
    relay.accept(second);
    await windows.signIn(second);
    await expect.poll(() => relay.answered.length).toBe(5);
    tellLastLoss();
    await ended();
    expect(await windows.opened()).toBe(2);
    expect(relay.answered).toHaveLength(6);
    expect(new Set(relay.answered).size).toBe(6);
  });

  test('and whose window is closed, opens no other one; what was checked is kept, and the rest is sent on request', async () => {
    const { relay, windows, tellLastLoss } = await loseSignIn();
    await windows.close();
    tellLastLoss();
    await shows(/75 items have no answer yet\. The sign-in was closed before its end\. Please try again\./);
    await ended();
    expect(await windows.opened()).toBe(2);
    expect(await journey.page.evaluate(() => window.word.onlooker.annotations().length)).toBe(150);
    await journey.page.getByRole('button', { name: 'Try again' }).click();
    await windows.until(3);
    relay.accept(second);
    await windows.signIn(second);
    await ended();
    expect(relay.answered).toHaveLength(6);
    expect(new Set(relay.answered).size).toBe(6);
  });

  test('and whose window may not open, says what to allow', async () => {
    const relay = await askForSignIn(journey.page);
    await open();
    const windows = await addSignInWindows(journey.page);
    await windows.block();
    await begin();
    await shows(/The sign-in window was blocked\. Allow windows of this add-in to open, then try again\./);
    expect(relay.answered).toEqual([]);
  });

  /** Half of the brief is checked; of three more requests two were told to sign in, and the window is open. */
  async function loseSignIn() {
    const relay = await askForSignIn(journey.page);
    const [tellLoss, tellLastLoss] = [letter(), letter()];
    relay.holdRefusal(first, 1, tellLoss.read);
    relay.holdRefusal(first, 2, tellLoss.read);
    relay.holdRefusal(first, 3, tellLastLoss.read);
    await open();
    const windows = await addSignInWindows(journey.page);
    await begin();
    await windows.until(1);
    relay.accept(first, 3);
    await windows.signIn(first);
    await expect.poll(() => relay.refused(first)).toBe(3);
    tellLoss.send();
    await windows.until(2);
    return { relay, windows, tellLastLoss: tellLastLoss.send };
  }
});

describe('something that answers in place of the relay', { timeout: 90_000 }, () => {
  test.each([
    ['the page of a network that wants to be signed in to', 200],
    ['a proxy that refuses', 403],
  ])('%s: says so, sends nothing more, and goes on when the author says so', async (_, status) => {
    let sent = 0;
    let isOnline = false;
    await journey.page.route('**/api/v1/verify', (route) => {
      sent += 1;
      if (isOnline || sent === 1) return route.continue();
      return route.fulfill({ status, contentType: 'text/html', body: '<html><h1>Welcome</h1></html>' });
    });
    await open();
    await begin();
    await shows(/Your network answered in place of Cite Check\./);
    expect(sent).toBeLessThanOrEqual(4);
    isOnline = true;
    await journey.page.getByRole('button', { name: 'Try again' }).click();
    await ended();
  });

  test('that takes long is told after a while', async () => {
    const release = letter();
    await journey.page.route('**/api/v1/verify', async (route) => {
      await release.read;
      await route.continue();
    });
    await open();
    await begin();
    await shows(/The next answer takes longer than usual\./);
    release.send();
    await ended();
  });
});

describe('nobody who answers', { timeout: 90_000 }, () => {
  test('as the network goes: what was checked is kept, and the rest goes out by itself once it is back', async () => {
    const { page } = journey;
    let sent = 0;
    await page.route('**/api/v1/verify', async (route) => {
      sent += 1;
      if (sent > 2) await page.context().setOffline(true);
      await route.continue();
    });
    await open();
    await begin();
    await shows(/No connection to Cite Check\. Trying again by itself\./);
    await shoot('offline-320');
    await shows(/items have no answer yet\. No connection to Cite Check\. Check your network/);
    await page.unroute('**/api/v1/verify');
    await page.context().setOffline(false);
    await page.locator('p', { hasText: /no answer yet/ }).waitFor({ state: 'detached' });
    await ended();
    await expect.poll(() => page.locator('[data-card]').count(), { timeout: 10_000 }).toBe(150);
  });

  test('as the relay is restarted in mid-check: it goes on by itself, and asks nothing of the author', async () => {
    const { page, pages } = journey;
    const [stopped, begun] = [letter(), letter()];
    let sent = 0;
    await page.route('**/api/v1/verify', async (route) => {
      sent += 1;
      if (sent > 2) {
        begun.send();
        await stopped.read;
      }
      await route.continue();
    });
    await open();
    await begin();
    await begun.read;
    await pages.stopPrograms();
    stopped.send();
    await shows(/No connection to Cite Check\. Trying again by itself\./);
    await pages.startPrograms();
    await ended();
    expect(await page.getByText(/no answer yet/).count()).toBe(0);
  });
});

function letter(): { readonly read: Promise<void>; readonly send: () => void } {
  let send: () => void = () => undefined;
  const read = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { read, send: () => send() };
}
