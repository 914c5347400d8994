import { expect, test } from 'vitest';
import type { Item } from '../../src/contract/items';
import type { Result } from '../../src/contract/results';
import { determining } from '../../src/service/determine';

const items: readonly Item[] = [
  { id: 'a', type: 'link', url: 'https://example.com/a' },
  { id: 'b', type: 'link', url: 'https://example.com/b' },
];
const resultOf = ({ id }: Pick<Item, 'id'>): Result => ({
  id,
  type: 'link',
  verdict: { status: 'verified', outcome: 'verified', message: 'It opens.' },
});
const [a, b, more] = [...items, { id: 'c' }].map(resultOf);

const determine = (...results: readonly unknown[]) =>
  determining(() => Promise.resolve(results as readonly Result[]))(items, new AbortController().signal);

test('results that answer the items go out as they are', async () => {
  const { results } = await determine(a, b);
  expect(JSON.parse(new TextDecoder().decode(results))).toEqual([a, b]);
});

test.each([
  ['one is missing', [a]],
  ['there is one more', [a, b, more]],
  ['they are in another order', [b, a]],
  ['one is of another type', [a, { ...b, type: 'case', citation: { raw: 'x' } }]],
])('nothing goes out where %s', async (_, results) => {
  await expect(determine(...results)).rejects.toThrow('do not answer the items');
});

test('nor what the contract does not know', async () => {
  await expect(determine(a, { ...b, verdict: { status: 'fine' } })).rejects.toThrow();
});
