/** A full stop of the draft's where the opinion goes on. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

/** The quotation ends with a full stop before the brace. */
function compared(sentence: string, quotation = `${sentence.slice(0, sentence.indexOf('{'))}.`) {
  const opinion = indexOpinion(`We begin. ${sentence.replace(/[{}]/g, '')} So we hold.`);
  const { kind, edits } = compareQuotation(quotation, opinion);
  return [kind, edits.flatMap(({ affected }) => affected)];
}

describe('a whole sentence ended before what takes it back', () => {
  test.each([
    ['The custom has much to recommend it to the town{, but it finds no basis in the charter}.', 'but'],
    ['Some breaches may be healed by payment{; but there may well be reasons against it}.', 'but'],
    ['The costs of the mill may rise{ when the town is not heard}.', 'when'],
    ['The town must name the sum due{ where the claim covers two barns}.', 'where'],
  ])('%s', (sentence, word) => expect(compared(sentence)).toEqual(['marked_meaning', [word]]));

  test.each([
    'The custom has much to recommend it to the town{, and it finds a basis in the charter}.',
    'The heirs sued not only the miller{, but also the town}.',
    'The deed did not bind the widow{, but the miller alone}.',
    'The widow read the deed{ when the mill burned in May}.',
    'He came to the barn{, where he met the heirs}.',
    'The assignee is bound by the lease{, although no deed was sealed}.',
  ])('nothing is asked of %s', (sentence) => expect(compared(sentence)).toEqual(['exact', []]));

  test('nor of words in the midst of it, with which the draft ends a sentence of its own', () => {
    const sentence =
      'The custom has much to recommend it to the town{, but it finds no basis in the charter}.';
    expect(compared(sentence, 'much to recommend it to the town.')).toEqual(['exact', []]);
  });
});
