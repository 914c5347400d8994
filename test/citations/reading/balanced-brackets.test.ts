import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BalancedBrackets } from '../../../src/citations/reading/balanced-brackets';

test.each([
  ['a (b [c] d) e', 2, 10],
  ['a (b [c] d) e', 5, 7],
  ['(a] b', 0, 2],
  ['((a)', 0, -1],
  [') (a)', 2, 4],
  [`(${'a'.repeat(1499)})`, 0, 1500],
  [`(${'a'.repeat(1500)})`, 0, -1],
])('of %j the sign at %i is closed at %i', (text, open, close) => {
  expect(new BalancedBrackets(text).closingOf(open)).toBe(close);
});

test('the answer depends on nothing that has been asked before', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('(', ')', '[', ']', 'a'), maxLength: 60 }),
      fc.array(fc.nat(60), { maxLength: 12 }),
      (text, places) => {
        const brackets = new BalancedBrackets(text);
        for (const place of places.filter((one) => '(['.includes(text.charAt(one)) && one < text.length))
          expect(brackets.closingOf(place, 20)).toBe(new BalancedBrackets(text).closingOf(place, 20));
      },
    ),
  );
});
