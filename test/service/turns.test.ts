import { expect, test } from 'vitest';
import { Turns } from '../../src/service/turns';

/** Work that ends when it is told to, and what has begun so far. */
function gates() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

const never = new AbortController().signal;

test('lets so many in at once, and the next one when one has ended', async () => {
  const { begun, work, end } = gates();
  const turns = new Turns(2);
  const all = ['a', 'b', 'c'].map((name) => turns.take(never, work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await all[0];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('b');
  end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(turns.areIdle).toBe(true);
});

test('takes from every row in turn, however long one is', async () => {
  const { begun, work, end } = gates();
  const turns = new Turns(1);
  const [many, few] = [new AbortController().signal, new AbortController().signal];
  const all = [
    ...['m1', 'm2', 'm3', 'm4'].map((name) => turns.take(many, work(name))),
    ...['f1', 'f2'].map((name) => turns.take(few, work(name))),
  ];
  for (const name of ['m1', 'm2', 'f1', 'm3', 'f2', 'm4']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all(all);
});

test('gives up waiting at once, and its place to nobody', async () => {
  const { begun, work, end } = gates();
  const turns = new Turns(1);
  const left = new AbortController();
  const first = turns.take(never, work('first'));
  const given = turns.take(left.signal, work('given up'));
  const next = turns.take(never, work('next'));
  left.abort(new Error('left'));
  await expect(given).rejects.toThrow('left');
  await expect(turns.take(left.signal, work('too late'))).rejects.toThrow('left');
  end('first');
  await first;
  await expect.poll(() => begun).toEqual(['first', 'next']);
  end('next');
  await next;
  expect(turns.areIdle).toBe(true);
});

test('goes on after work that failed', async () => {
  const turns = new Turns(1);
  await expect(turns.take(never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take(never, () => Promise.resolve('whole'))).toBe('whole');
});
