/** A block with a case cited below it: a sentence above that ends, and in which nobody says anything, does not make it the record's. */
import { expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';

const elm = 'Elm v. Roe, 347 U.S. 483, 495 (1954).';

function isSent(sentence: string, citation: string): boolean {
  let text = '';
  const block =
    'Whoever takes the mill takes it as it stands, with its leaks and its debts, and may not be heard to say afterwards that nobody told him of them.';
  const paragraphs = [sentence, block, citation].map((words, index) => {
    const start = text.length;
    text += `${words}\n`;
    return { start, end: start + words.length, indented: index === 1 };
  });
  const found = findCitations(text);
  const quotations = findQuotations({ text, paragraphs }, found);
  return attributeQuotations(text, quotations, found, resolveCitations(found)).at(-1)?.kind === 'attributed';
}

test.each([
  'The contract controls.',
  'The lease is unambiguous.',
  'The officer had no warrant.',
  'The complaint pleads no facts.',
  'Acme’s position is untenable.',
  'The doctor’s opinion is entitled to weight.',
  'Counsel’s argument is not evidence.',
  'The letter of the law is clear.',
])('%s is sent', (sentence) => {
  expect(isSent(sentence, elm)).toBe(true);
  expect(isSent(`Notice must be prompt. ${elm} ${sentence}`, 'Elm, 347 U.S. at 496.')).toBe(true);
});

test.each([
  'Ms. Roe testified as follows.',
  'Ms. Roe testified.',
  'The witness said this.',
  'Our client wrote it down.',
  'Mr. Haugen’s letter says so.',
  'The e-mail reads as follows:',
  'Acme’s counsel told the Board as much.',
  'Here is what the foreman said.',
])('%s stays', (sentence) => {
  expect(isSent(sentence, elm)).toBe(false);
  expect(isSent(`Notice must be prompt. ${elm} ${sentence}`, 'Elm, 347 U.S. at 496.')).toBe(false);
});

test('nor where the citation behind it is one for the thought', () =>
  expect(isSent('The lease is unambiguous.', `See ${elm}`)).toBe(false));
