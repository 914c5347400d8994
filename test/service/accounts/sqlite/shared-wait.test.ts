import { expect, test } from 'vitest';
import { sharedWait } from '../../../../src/service/accounts/sqlite/shared-wait';

function held() {
  const running: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const wait = sharedWait(() => new Promise((resolve, reject) => running.push({ resolve, reject })));
  return { wait, running };
}

test('who comes while one wait runs shares the next, which begins when that one has ended', async () => {
  const { wait, running } = held();
  const ended: string[] = [];
  const first = wait().then(() => ended.push('first'));
  const others = [wait(), wait()].map((one) => one.then(() => ended.push('other')));
  expect(running).toHaveLength(1);
  running[0]?.resolve();
  await first;
  await expect.poll(() => running.length).toBe(2);
  expect(ended).toEqual(['first']);
  running[1]?.resolve();
  await Promise.all(others);
  expect(ended).toEqual(['first', 'other', 'other']);
  const last = wait();
  expect(running).toHaveLength(3);
  running[2]?.resolve();
  await last;
});

test('a wait that fails fails for those who share it, and not for the next', async () => {
  const { wait, running } = held();
  const [first, second] = [wait(), wait()];
  running[0]?.reject(new Error('the disk is gone'));
  await expect(first).rejects.toThrow('the disk is gone');
  await expect.poll(() => running.length).toBe(2);
  running[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
