import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits';
import { ProblemError } from '../../src/http/problem-error';
import { readIdempotencyKey, readVerifyRequest } from '../../src/service/read-verify-request';

function problemOf(read: () => unknown): ProblemError | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

const link = (id: string) => ({ id, type: 'link', url: 'https://example.com/' });
const links = (count: number) => Array.from({ length: count }, (_, index) => link(String(index)));

describe('readVerifyRequest', () => {
  test.each([1, limits.items])('%d items are read', (count) => {
    expect(readVerifyRequest({ items: links(count) }).items).toHaveLength(count);
  });

  test.each([
    ['a text', 'items'],
    ['a number', 5],
    ['nothing', null],
    ['a list', [link('a')]],
    ['an object without items', {}],
    ['items that are no list', { items: { length: 2 } }],
    ['no items', { items: [] }],
    ['too many', { items: links(limits.items + 1) }],
    ['two of one id', { items: [link('a'), link('a')] }],
  ])('%s is refused as invalid', (_, body) => {
    expect(problemOf(() => readVerifyRequest(body))?.code).toBe('invalid_request');
  });

  test('of a million wrong items one fault is told', () => {
    const items = new Array<unknown>(1_000_000).fill(7);
    expect(problemOf(() => readVerifyRequest({ items }))?.extras.errors).toEqual([
      { pointer: '/items', detail: `holds more than ${limits.items} items` },
    ]);
  });
});

describe('readIdempotencyKey', () => {
  test.each([undefined, 'a', 'x'.repeat(limits.idempotencyKeyLength)])('%j is one, or none', (key) => {
    expect(readIdempotencyKey({ 'idempotency-key': key })).toBe(key);
  });

  test.each(['', 'x'.repeat(limits.idempotencyKeyLength + 1), 'über', 'a\tb', 'a\u007f'])(
    '%j is refused',
    (key) => {
      expect(problemOf(() => readIdempotencyKey({ 'idempotency-key': key }))?.code).toBe('invalid_request');
    },
  );
});
