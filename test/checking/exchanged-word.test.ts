/** A word right before the quotation marks that makes the opinion's words say another thing. It is found in the pane, and never sent. */
import { describe, expect, test } from 'vitest';
import { groupOf } from '../../src/checking/card';
import { exchangedWord } from '../../src/checking/exchanged-word';
import { popUpFinding } from '../../src/checking/pop-up-finding';
import { cardSentence } from '../../src/checking/sentences/card-sentences';
import type { Result } from '../../src/contract/results';
import { findItems } from '../../src/document/find-items';
import { briefOf } from '../support/brief-of';
import { resultCard } from '../support/sample-cards';
import { quoteResult } from '../support/sample-items';

const quoted = 'revoke the license of any hauler';

/** The quotation of a brief that leads up to it with `drafted`. */
function quotationBehind(drafted: string, words = quoted) {
  const brief = briefOf([`The court held that ${drafted} “${words}.” Elm v. Roe, 347 U.S. 483, 495 (1954).`]);
  const item = findItems(brief).find(({ kind }) => kind === 'quotation');
  if (!item) throw new Error('The brief has no quotation.');
  return item;
}

/** What the service answers where the opinion leads up to the words with `before`. */
function foundBehind(before: string, words = quoted, outcome = 'verified'): Result {
  const found = `We hold that ${before} ${words}, as it has since 1931.`;
  const comparison = { attribute: 'quote', cited: words, found, match: true } as const;
  const status = outcome === 'verified' ? 'verified' : 'warning';
  const result = quoteResult('q', status, outcome);
  if (result.type !== 'quote') throw new Error('That is no quotation.');
  return { ...result, quote: { matched: true, snippet: words }, evidence: { comparisons: [comparison] } };
}

describe('a word that turns the sentence', () => {
  test.each([
    ['the agency must', 'the agency may', 'must', 'may'],
    ['the agency need not', 'the agency should', 'not', 'should'],
    ['the plaintiff', 'the defendant', 'plaintiff', 'defendant'],
    ['the defendants must', 'the plaintiff must', 'defendants', 'plaintiff'],
    ['a State’s agency always', 'the agency sometimes', 'always', 'sometimes'],
    ['no more than', 'no less than', 'more', 'less'],
    ['the board acts after they', 'the board acts before they', 'after', 'before'],
    ['the Court', 'Congress', 'Court', 'Congress'],
  ])('%s / %s', (drafted, before, ours, theirs) => {
    const item = quotationBehind(drafted);
    const result = foundBehind(before);
    expect(exchangedWord(item, result)).toEqual({ drafted: ours, found: theirs });

    const card = resultCard(item, result);
    expect(groupOf(card)).toBe('warning');
    expect(popUpFinding(card)).toBe('onCard');
    expect(cardSentence(card)).toContain(
      `Right before these words, your draft has "${ours}" and the opinion has "${theirs}".`,
    );
  });
});

describe('words of which nothing follows', () => {
  test.each([
    ['the agency may', 'the agency may', 'the same'],
    ['the agency may', 'the agency can', 'the same by another word'],
    ['the agency will', 'the agency shall', 'the same by another word'],
    ['plaintiffs', 'the Plaintiff', 'number and case'],
    ['the agency', 'the Elm Board', 'one name for another'],
    ['the defendant', 'the petitioner', 'who is the one may be the other'],
    ['the agency must, in a word,', 'the agency may', 'a comma between'],
    ['the law is plain:', 'the agency may', 'a sentence of its own'],
    ['Elm must', 'it is said that Roe may at times', 'further back than the first that differs'],
  ])('%s / %s: %s', (drafted, before) => {
    const card = resultCard(quotationBehind(drafted), foundBehind(before));
    expect(groupOf(card)).toBe('verified');
    expect(popUpFinding(card)).toBe('quote.verified');
    expect(cardSentence(card)).not.toContain('Right before');
  });

  test('the passage stands twice in what is shown', () => {
    const item = quotationBehind('the agency must');
    expect(exchangedWord(item, foundBehind(`the agency may ${quoted} and may`))).toBeNull();
  });

  test('something is asked of the words already', () => {
    const item = quotationBehind('the agency must');
    expect(exchangedWord(item, foundBehind('the agency may', quoted, 'marked_meaning'))).toBeNull();
  });
});

test('nothing before the marks is sent', () => {
  const item = quotationBehind('the agency must');
  expect(item.wordsBefore?.at(-1)).toBe('must');
  expect('item' in item ? JSON.stringify(item.item) : 'must').not.toContain('must');
});
