import { describe, expect, test } from 'vitest';
import { integerIn, textIn } from '../../../src/service/databases/read-row';

describe('a column of a row', () => {
  test('is text, or the mistake is told', () => {
    expect(textIn({ name: 'Elm' }, 'name')).toBe('Elm');
    for (const row of [{ name: 7 }, { name: null }, {}]) {
      expect(() => textIn(row, 'name')).toThrow('column name holds no text');
    }
  });

  test.each([
    [7, 7],
    ['-7', -7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is an integer', (pages, expected) => expect(integerIn({ pages }, 'pages')).toBe(expected));

  test.each(['9007199254740992', '7.5', 7.5, '', 'many', null, true, undefined])('%j is none', (pages) =>
    expect(() => integerIn({ pages }, 'pages')).toThrow('column pages holds no integer'),
  );
});
