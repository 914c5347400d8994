import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountsDatabase } from '../../../../src/service/accounts/sqlite/accounts-database';
import { groupedWrites } from '../../../../src/service/accounts/sqlite/grouped-writes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Notes the changes of each transaction. */
function opened() {
  const groups: string[][] = [];
  const database = {
    atomicallySoon<T>(work: () => T): T {
      groups.push([]);
      return work();
    },
    partly: <T>(work: () => T): T => work(),
    onDisk: () => Promise.resolve(),
  };
  const writes = groupedWrites(database as unknown as AccountsDatabase);
  const add = (name: string) => writes.add(() => groups.at(-1)?.push(name), 'kill');
  return { groups, add, writes };
}

test('a change that nothing came before is made at once', async () => {
  const { groups, add } = opened();
  const first = add('first');
  await vi.advanceTimersByTimeAsync(0);
  await first;
  expect(groups).toEqual([['first']]);
});

test('changes that follow within a few milliseconds, not all at the same time, are made together', async () => {
  const { groups, add } = opened();
  void add('first');
  await vi.advanceTimersByTimeAsync(1);
  const others = [add('second')];
  await vi.advanceTimersByTimeAsync(1);
  others.push(add('third'));
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all(others);
  expect(groups).toEqual([['first'], ['second', 'third']]);
});

test('what still waits is made when it is to be flushed, and only once', async () => {
  const { groups, add, writes } = opened();
  void add('first');
  await vi.advanceTimersByTimeAsync(1);
  const second = add('second');
  await writes.flush();
  await second;
  await vi.advanceTimersByTimeAsync(20);
  expect(groups).toEqual([['first'], ['second']]);
});
