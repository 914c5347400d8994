/** How much of a quotation must agree with a passage to be called its misquotation; with less the words are nowhere in the opinion. */
import { expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

const text =
  'The harbor master signed the second register before noon, and the clerk carried it across the frozen river to the county seat.';
const opinion = indexOpinion(text);

test.each([
  ['signed the register', 'absent', 'two of three words'],
  ['signed the second ledger', 'altered', 'three of four'],
  ['signed the second ledger before', 'altered', 'four of five'],
  ['signed the third ledger before', 'absent', 'three of five'],
  ['carried it across the frozen pond to the village seat', 'altered', 'eight of ten'],
  ['carried it over the frozen pond to our village seat', 'absent', 'six of ten, nowhere four in a row'],
])('%s: %s, %s', (quotation, kind) => {
  expect(compareQuotation(quotation, opinion).kind).toBe(kind);
});
