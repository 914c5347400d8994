import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeJson } from '../../src/http/decode-json';

const decode = (text: string, nesting = 32) => decodeJson(new TextEncoder().encode(text), nesting);

describe('decodeJson', () => {
  test('reads every value that JSON can write', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(decode(JSON.stringify(value))).toEqual({
          kind: 'value',
          value: JSON.parse(JSON.stringify(value)) as unknown,
        });
      }),
    );
  });

  test('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(['value', 'fault']).toContain(decodeJson(bytes, 4).kind);
      }),
    );
  });

  test.each([
    ['[[1]]', 2, 'value'],
    ['[[1]]', 1, 'fault'],
    ['{"a":{}}', 1, 'fault'],
    ['[1],[2]', 1, 'fault'],
    ['["[[[[", "\\"[[["]', 1, 'value'],
    ['["\\\\", []]', 1, 'fault'],
  ])('%s within %i levels is a %s', (text, nesting, kind) => {
    expect(decode(text, nesting).kind).toBe(kind);
  });
});
