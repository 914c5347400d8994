/** Brackets that the opinion itself printed, quoted as they stand, mark no change; those that it did not print still do. */
import { expect, test } from 'vitest';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { indexOpinion } from '../../src/quotes/index-opinion';

const opinion = indexOpinion(
  'The mill was sold with wood floors and trim[ and] flat stones, and the officer must be told why he[/she] is removed. ' +
    'The court found that the [falsified-]account claim was raised by the miller. See the Act § 1012 [a] [emphasis added]. ' +
    'A clerk who is [not] heard may be removed at once.',
);

test.each([
  ['The mill was sold with wood floors and trim[ and] flat stones', 'exact'],
  ['the officer must be told why he[/she] is removed', 'exact'],
  ['found that the [falsified-]account claim was raised by the miller', 'exact'],
  ['raised by the miller. See the Act § 1012 [a] [emphasis added].', 'exact'],
  ['A clerk who is [not] heard may be removed at once', 'exact'],
  // Beside one of the draft's own.
  ['[T]he mill was sold with wood floors and trim[ and] flat stones', 'marked'],
  ['the officer must [sic] be told why he[/she] is removed', 'marked'],
  // What is printed otherwise.
  ['The mill was sold with wood floors and trim[ or] flat stones', 'altered'],
  ['The mill was sold with wood floors and [trim and] flat stones', 'marked'],
  ['the officer must be told why he[/they] is removed', 'altered'],
  ['the officer must not be told why he[/she] is removed', 'altered'],
  ['[T]he mill was sold with wood floors and trim[ or] flat stones', 'altered'],
  ['the officer must [sic] not be told why he[/she] is removed', 'altered'],
  ['found that the [falsified-] account was raised by the miller', 'altered'],
])('%s: %s', (quotation, kind) => {
  expect(compareQuotation(quotation, opinion).kind).toBe(kind);
});
