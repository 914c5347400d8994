/** Every regular expression that finds or compares quotations takes time in proportion to what it reads. */
import { describe, expect, test } from 'vitest';
import * as speakerWords from '../../src/quotes/finding/speaker-words';
import { expressionsOf, filesThatRead, isLinear } from '../support/regular-expressions';

const putTogether = Object.entries(speakerWords).filter(isExpression);
const checked = new Set(putTogether.map(([, { source }]) => source));
const files = filesThatRead(['quotes/finding', 'quotes/comparing']);

describe('regular expressions', () => {
  test('there are some to check', () => {
    expect(files.flatMap(expressionsOf).length).toBeGreaterThan(60);
  });

  test.each(putTogether)(
    'put together from lists of words: %s',
    (_, expression) => {
      expect(isLinear(expression)).toBe(true);
    },
    600_000,
  );

  test.each(files.map((file) => [file] as const))(
    '%s',
    (file) => {
      const others = expressionsOf(file).filter(({ source }) => !checked.has(source));
      expect(others.filter((one) => !isLinear(one))).toEqual([]);
    },
    600_000,
  );
});

function isExpression(entry: [string, unknown]): entry is [string, RegExp] {
  return entry[1] instanceof RegExp;
}
