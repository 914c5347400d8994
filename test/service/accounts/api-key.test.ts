import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createApiKey, parseApiKey } from '../../../src/service/accounts/api-key';

describe('an API key', () => {
  test('has the form that operators and scanners know', () => {
    const key = createApiKey();
    expect(key.text).toMatch(/^cvk_live_[0-9A-Za-z]{8}[0-9A-Za-z]{30}[0-9A-Za-z]{6}$/);
    expect(key.text.slice(9, 17)).toBe(key.id);
    expect(parseApiKey(key.text)).toEqual(key);
  });

  test('is never the same twice', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => createApiKey().text)).size).toBe(1_000);
  });

  test('with one character mistyped is no key', () => {
    const key = createApiKey().text;
    fc.assert(
      fc.property(
        fc.integer({ min: 9, max: key.length - 1 }),
        fc.constantFrom('a', 'Z', '0', '9', 'b', 'Y', '1', '8'),
        (at, character) => {
          const mistyped = key.slice(0, at) + character + key.slice(at + 1);
          expect(parseApiKey(mistyped) === null).toBe(mistyped !== key);
        },
      ),
    );
  });

  test.each([
    '',
    'cvk_live_',
    'cvk_test_' + 'a'.repeat(44),
    `cvk_live_${'a'.repeat(44)}`,
    `cvk_live_${'é'.repeat(44)}`,
  ])('%s is none', (text) => {
    expect(parseApiKey(text)).toBeNull();
  });
});
