import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

/** What stands in braces an ellipsis leaves out. */
function compared(sentence: string) {
  const opinion = indexOpinion(`We begin. ${sentence.replace(/[{}]/g, '')} So we hold.`);
  const { kind, edits } = compareQuotation(sentence.replace(/\{[^}]*\}/, '. . .'), opinion);
  return [kind, edits.flatMap(({ affected }) => affected)];
}

describe('omissions that hide what denies the sentence', () => {
  test.each([
    [
      'The court {heard the heirs and refused to find that the miller} within the time could be bound.',
      'refused',
    ],
    ['This court should {reject the widow’s} attempt to close the mill by suit.', 'reject'],
    [
      'A promise of work for no fixed term {is insufficient to support a} claim for breach of it.',
      'insufficient',
    ],
    ['Thus the charter and {the deed are inapplicable} to this issue of the barn.', 'inapplicable'],
    [
      'He saw ice on the mill pond, but all {the heirs who came at noon deny the} existence of any ice.',
      'deny',
    ],
    [
      'The repair of the mill was needed at once {and they deny any wish to injure} or destroy the barn.',
      'deny',
    ],
    ['The town {has long refused to clear} an officer of the mill for that post.', 'refused'],
    [
      'It {would seem highly improbable that the widow meant to give the} town a lesser strip of land.',
      'improbable',
    ],
    ['The clerk admitted some {doubt as to whether he had kept the} deed of the mill in May.', 'doubt'],
  ])('%s', (sentence, word) => {
    const [kind, words] = compared(sentence) as [string, string[]];
    expect(kind).toBe('marked_meaning');
    expect(words).toContain(word);
  });

  test.each([
    'The court {heard the widow on the rejected claim and} found that the miller was bound.',
    'The court {, after a trial at which the heirs were heard beyond a reasonable doubt,} found him bound.',
    'The widow sold it. {She says that the town denied her.} The court held that the sale was valid.',
    'The deed was read, Doe v. Roe, 1 F.3d 2 {(9th Cir. 1994), review denied, 2 U.S. 3} (1995), and sealed.',
    'The court {denied} both motions of the widow.',
    'The widow {read the void deed to the heirs, who} sold the mill in May.',
  ])('nothing is asked of %s', (sentence) => expect(compared(sentence)).toEqual(['marked', []]));
});

describe('conditions told of the present', () => {
  test.each([
    [
      'A court may take the mill when a miller has acted in bad faith.',
      '[A] miller has acted in bad faith.',
      'when',
    ],
    [
      'The law gives no more where the claim is founded on a lease.',
      '[T]he claim is founded on a lease.',
      'where',
    ],
    ['We ask whether the claims of the widow show a loss.', '[C]laims of the widow show a loss.', 'whether'],
  ])('%s: “%s”', (sentence, quotation, word) => {
    const { kind, edits } = compareQuotation(quotation, indexOpinion(`We begin. ${sentence} So we hold.`));
    expect([kind, edits.flatMap(({ affected }) => affected)]).toEqual(['marked_meaning', [word]]);
  });

  test('and not of the past', () => {
    const opinion = indexOpinion('We begin. She left when a miller burned the barn in May. So we hold.');
    expect(compareQuotation('[A] miller burned the barn in May.', opinion).kind).toBe('marked');
  });
});
