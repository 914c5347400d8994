import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { differenceInContext } from '../../src/quotes/difference-in-context';
import { indexOpinion } from '../../src/quotes/index-opinion';

const opinion =
  'We have said it before. The absence of reliance is fatal to the claim of waiver in every such case.';

function shown(quotation: string) {
  const { edits } = compareQuotation(quotation, indexOpinion(opinion));
  return edits.map((edit) => differenceInContext(quotation, opinion, edit));
}

describe('a difference is shown with whole words on both sides', () => {
  test('where the draft adds a word', () => {
    expect(shown('absence of reliance is often fatal to the claim of waiver')).toEqual([
      {
        cited: 'absence of reliance is often fatal to the claim',
        found: 'absence of reliance is fatal to the claim',
      },
    ]);
  });

  test('where the draft drops a word', () => {
    expect(shown('The absence of reliance is fatal to the claim in every such case')).toEqual([
      {
        cited: 'fatal to the claim in every such case',
        found: 'fatal to the claim of waiver in every such case.',
      },
    ]);
  });

  test('where a word is another', () => {
    expect(shown('absence of notice is fatal to the claim of waiver')).toEqual([
      {
        cited: 'absence of notice is fatal to the',
        found: 'before. The absence of reliance is fatal to the',
      },
    ]);
  });
});
