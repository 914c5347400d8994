import { expect, test } from 'vitest';
import { askSignInSettings } from '../../../src/taskpane/sign-in/ask-sign-in-settings';
import { opensWithCheck } from '../../../src/taskpane/load-office';

const needed = {
  required: true,
  clientId: 'c',
  authority: 'https://login.microsoftonline.com/t',
  scope: 'api://c/access_as_user',
};
const answering =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

test('tells what the relay asks for', async () => {
  expect(await askSignInSettings(answering({ required: false }))).toEqual({ required: false });
  expect(await askSignInSettings(answering({ ...needed, later: 'addition' }))).toEqual(needed);
});

test.each([
  ['an error', { required: false }, 500],
  ['something else', { sign_in: 'yes' }, 200],
  ['a sign-in over http', { ...needed, authority: 'http://login.example/' }, 200],
])('takes %s for no answer, and never for "no sign-in"', async (_, body, status) => {
  await expect(askSignInSettings(answering(body, status))).rejects.toThrow();
});

test('the button that checks at once is told from the one that opens', () => {
  expect(opensWithCheck(new URL('https://cite.firm.example/taskpane.html?in=word&start=check'))).toBe(true);
  expect(opensWithCheck(new URL('https://cite.firm.example/taskpane.html?in=word'))).toBe(false);
});
