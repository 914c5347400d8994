import { expect, test } from 'vitest';
import { isLegible } from '../../src/quotes/is-legible';

test.each([
  ['the district court may reduce the award', true],
  ['probative, Cities Service, supra, at 290, summary', true],
  ["the widow's non-moving party, Ostrowski", true],
  ['§ 1983, at 12–13', true],
  ['probative, Cities Service, swpra, at 290, summary', false],
  ['message of the Federal Gov-eminent.', false],
  ['significantly pro-bativ', false],
  ['', true],
])('%s: %j', (found, expected) => expect(isLegible(found)).toBe(expected));
