/** Every regular expression that finds citations and links takes time in proportion to what it reads. */
import { describe, expect, test } from 'vitest';
import { expressionsOf, filesThatRead, isLinear } from '../support/regular-expressions';

const files = filesThatRead(['citations', 'text', 'links']);

describe('regular expressions', () => {
  test('there are some to check', () => {
    expect(files.flatMap(expressionsOf).length).toBeGreaterThan(60);
  });

  test.each(files.map((file) => [file] as const))(
    '%s',
    (file) => {
      expect(expressionsOf(file).filter((one) => !isLinear(one))).toEqual([]);
    },
    600_000,
  );
});
