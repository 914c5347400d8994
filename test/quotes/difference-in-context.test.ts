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

  test('where the draft ends with a word that the record has otherwise', () => {
    const [opinion, quotation] = [
      'It is the message of the Federal Gov-eminent. Congress said so.',
      'the message of the Federal Government',
    ];
    const { edits, start, end } = compareQuotation(quotation, indexOpinion(opinion));
    const passage = { start: start ?? 0, end: end ?? 0 };
    expect(edits.map((edit) => differenceInContext(quotation, opinion, edit, passage).found)).toEqual([
      'message of the Federal Gov-eminent.',
    ]);
  });

  test('where a word is another', () => {
    expect(shown('absence of notice is fatal to the claim of waiver')).toEqual([
      {
        cited: 'absence of notice is fatal to the',
        found: 'The absence of reliance is fatal to the',
      },
    ]);
  });

  test('and none of the sentences before and after it', () => {
    const said = 'They keep what they value. But a presumption is not evidence. It is a rule about proof.';
    const shownOf = (quotation: string) =>
      compareQuotation(quotation, indexOpinion(said)).edits.map((edit) =>
        differenceInContext(quotation, said, edit),
      );
    expect(shownOf('But a presumption is evidence.')).toEqual([
      { cited: 'But a presumption is evidence.', found: 'But a presumption is not evidence.' },
    ]);
    // A difference that stands in two sentences shows words of both.
    expect(shownOf('a presumption is not evidence, it is a rule about proof')[0]?.found).toMatch(
      /is not evidence\. It is a rule/,
    );
    // A full stop that ends nothing cuts nothing off.
    const cited = 'as held in Doe v. Roe Co. the seller had no duty to speak at all';
    const held = 'It is so, as held in Doe v. Roe Co. the seller had a duty to speak at all.';
    expect(
      compareQuotation(cited, indexOpinion(held)).edits.map((edit) => differenceInContext(cited, held, edit)),
    ).toEqual([
      { cited: 'Co. the seller had no duty to speak at', found: 'Co. the seller had a duty to speak at' },
    ]);
  });
});
