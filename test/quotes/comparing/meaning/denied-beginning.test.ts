import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

function compared(opinion: string, quotation: string, affirmed = true) {
  const { kind, edits } = compareQuotation(quotation, indexOpinion(`We begin. ${opinion} So we hold.`), {
    affirmed,
  });
  return [kind, edits.flatMap((edit) => (edit.kind === 'cutShort' ? edit.affected : []))];
}

describe('words that the draft affirms and the opinion denies', () => {
  test.each([
    ['Publication is not a condition of every later sale.', 'a condition of every later sale', 'not'],
    [
      'The town need not, and indeed should not, become the keeper of the mill.',
      'become the keeper of the mill',
      'not',
    ],
    ['The rules do not silence speakers by threat.', 'silence speakers by threat', 'not'],
    ["The rules don't silence speakers by threat.", 'silence speakers by threat', "don't"],
    ['The seller will not be held liable for the loss.', 'held liable for the loss', 'not'],
    ['The deed shall not in any way be read against the widow.', 'be read against the widow', 'not'],
    ['The town cannot take the mill without notice.', 'take the mill without notice', 'cannot'],
    ['No oral promise changes that old rule.', 'oral promise changes that old rule', 'no'],
    ['We have never required a writing of the heirs.', 'required a writing of the heirs', 'never'],
    ['Neither is it a defense to the claim of waiver.', 'it a defense to the claim of waiver', 'neither'],
    ['The court rejected the view that silence is consent.', 'the view that silence is consent', 'rejected'],
    ['The mill was sold without the consent of the heirs.', 'the consent of the heirs', 'without'],
    ['It was not necessarily so severe as to end the trust.', 'so severe as to end the trust', 'not'],
    [
      'Respondents next argue that the sale harms no heir of hers.',
      'the sale harms no heir of hers',
      'argue',
    ],
    ['Nothing in the charter suggests that the town must listen.', 'the town must listen', 'nothing'],
    ['The record gives no support for holding that she was harmed.', 'she was harmed', 'no'],
    ['We reject, however, the suggestion that mills can close it.', 'mills can close it', 'suggestion'],
    ['O’Dell claims that the deed of the barn is void.', 'the deed of the barn is void', 'claims'],
    ['We do not mean that the miller must bring the deed.', 'miller must bring the deed', 'not'],
    ['It is unlikely that the town meant such a result.', 'the town meant such a result', 'unlikely'],
    ['The miller believed that the deed was read to him.', 'the deed was read to him', 'believed'],
    ['Even if the deed was read to him, he is bound.', 'the deed was read to him', 'even'],
    ['This is far from the settled rule of the town.', 'the settled rule of the town', 'far'],
    [
      'Respondents assert that the suit of the heirs is late.',
      'that the suit of the heirs is late',
      'assert',
    ],
    ['We do not mean that the miller must bring the deed.', 'that the miller must bring the deed', 'not'],
    ['We do not mean that the miller may use force to enter.', 'may use force to enter', 'not'],
    ['Mahan argues that her second jury could not be fair.', 'could not be fair', 'argues'],
    ['The issue is whether the charter requires a deed.', 'the charter requires a deed', 'whether'],
    ['The issue is whether the charter requires a deed.', 'charter requires a deed', 'whether'],
    ['The issue is whether the widow was bound by the deed.', 'was bound by the deed', 'whether'],
    ['It asks whether the sum provided for in the charter is interest.', 'is interest', 'whether'],
    ['The miller has failed to establish that she sold the barn.', 'establish that she sold', 'failed'],
    ['The clerk refused to give the heirs a copy of the deed.', 'give the heirs a copy', 'refused'],
    ['The record is insufficient for us to conclude that it fell.', 'conclude that it fell', 'insufficient'],
    ['It is impossible to believe that he was bound by it.', 'believe that he was bound', 'impossible'],
    ['The heirs claim that under the deed of May, they own the mill.', 'they own the mill', 'claim'],
    ['The heirs claim that even if he may sue, he may not do so now.', 'may not do so now', 'claim'],
    ['In this case, the heirs argue, they would have lost nothing.', 'would have lost nothing', 'argue'],
    [
      'The heirs contend that it is void and that the town owes the rent.',
      'the town owes the rent',
      'contend',
    ],
    ['Dillon claims that ATF agents used threats on him in May.', 'ATF agents used threats on him', 'claims'],
    ['It asked whether Mrs. Lane was bound by the deed.', 'Lane was bound by the deed', 'whether'],
    ['If the mill is hers, then the town may tax the barn.', 'the town may tax the barn', 'if'],
    ['The sale stands and, if the mill is hers, the town may tax it.', 'the town may tax it', 'if'],
    ['The town asserts that since no deed is sealed, she is bound.', 'she is bound', 'asserts'],
    ['The heirs argue that, because the mill burned, the town owes it.', 'the town owes it', 'argue'],
  ])('%s: “%s”', (opinion, quotation, word) => {
    const [kind, [first]] = compared(opinion, quotation) as [string, string[]];
    expect([kind, first]).toEqual(['marked_meaning', word]);
    expect(compared(opinion, quotation, false)).toEqual(['exact', []]);
  });

  test.each([
    [
      'Publication is not only a condition of every later sale, but its aim.',
      'a condition of every later sale',
    ],
    [
      'Publication is not unusual; it is a condition of every later sale.',
      'it is a condition of every later sale',
    ],
    ['Publication is not unusual, and the widow took the mill by deed.', 'the widow took the mill by deed'],
    ['We hold, as we must, that the suit of the heirs is late.', 'that the suit of the heirs is late'],
    ['Mahan argues that, but we hold that her jury could be fair.', 'could be fair'],
    ['The claim that the heirs made was heard, and it was late.', 'was heard, and it was late'],
    ['We heard no claim that only appeared in the first brief.', 'appeared in the first brief'],
    ['It is no matter whether he knew, for the charter requires a deed.', 'the charter requires a deed'],
    ['Whether or not the widow took the mill by deed is the question.', 'the widow took the mill by deed'],
    ['There is no doubt that the widow took the mill by deed.', 'the widow took the mill by deed'],
    ['It cannot be doubted that silence is no consent here.', 'silence is no consent here'],
    ['The claim cannot be decided without running against the deed.', 'running against the deed'],
    ['It was sold. No. 12 is a condition of every later sale.', 'a condition of every later sale'],
    [
      'Not every heir is bound; a condition of every later sale stands.',
      'a condition of every later sale stands',
    ],
    ['The town did not sell what the widow took by her deed.', 'the widow took by her deed'],
    ['Publication is a condition of every later sale.', 'a condition of every later sale'],
    ['The court held that the deed of the barn is void.', 'the deed of the barn is void'],
    ['The heir must show that the deed of the barn is void.', 'the deed of the barn is void'],
    ['A jury could find that the deed of the barn is void.', 'the deed of the barn is void'],
    ['It is settled that the deed of the barn is void.', 'the deed of the barn is void'],
    ['It denied the motion, explaining that the deed of the barn is void.', 'the deed of the barn is void'],
    ['The heirs argued, and we hold that the deed of the barn is void.', 'the deed of the barn is void'],
    ['She has claims that the deed of the barn is to settle.', 'the deed of the barn is to settle'],
  ])('are not these: %s: “%s”', (opinion, quotation) =>
    expect(compared(opinion, quotation)).toEqual(['exact', []]),
  );

  test.each([
    ['A court cannot force an agency to delay its rule.', '[F]orce an agency to delay its rule', 'cannot'],
    [
      'The deed was not taken away, and stayed with the heirs.',
      '[T]aken away, and stayed with the heirs',
      'not',
    ],
    ['The suit has never been brought in this town.', '[B]rought in this town', 'never'],
    [
      'There is nothing in the record of which she can complain.',
      '[R]ecord of which she can complain',
      'nothing',
    ],
    ['It is settled that no statute should be held invalid here.', '[B]e held invalid here', 'no'],
    ['We know that no court has held the deed to be void.', '[H]eld the deed to be void', 'no'],
    ['It said that no court has held the deed to be void.', '[H]as held the deed to be void', 'no'],
    ['There is no genuine issue of fact as to the barn.', '[I]ssue of fact as to the barn', 'no'],
    [
      'The board failed to give the widow the notice of sale.',
      '[T]o give the widow the notice of sale',
      'failed',
    ],
    [
      'His refusal to pay the rent is not the only breach.',
      '[P]ay the rent is not the only breach',
      'refusal',
    ],
    ['It is plainly wrong or without evidence to support it.', '[E]vidence to support it', 'without'],
    [
      'It is no felony, nor does the deed even say that it was sold.',
      '[D]eed even say that it was sold',
      'nor',
    ],
    [
      'It is no felony, nor did the miller leave the town in May.',
      '[T]he miller leave the town in May',
      'nor',
    ],
    ['The heirs can point to nothing that shows the barn was sold.', '[T]he barn was sold', 'nothing'],
    ['We find no rule which would require that the barn be sold.', '[T]he barn be sold', 'no'],
  ])('or that it begins with a capital of its own: %s: “%s”', (opinion, quotation, word) =>
    expect(compared(opinion, quotation, false)).toEqual(['marked_meaning', [word]]),
  );

  test.each([
    ['The board did not fail to give the widow the notice.', '[T]o give the widow the notice'],
    ['The miller ran a false insurance claim scheme in town.', '[I]nsurance claim scheme in town'],
    ['The clerk was neither an officer of the mill nor its owner.', '[O]fficer of the mill nor its owner'],
    ['It cites no authority for this highly refined line of it.', '[L]ine of it'],
    ['Her failures to do so finally bar the heirs from the suit.', '[F]inally bar the heirs from the suit'],
    [
      'Not only does the deed say that it was sold, it is sealed.',
      '[D]eed say that it was sold, it is sealed',
    ],
    ['Not only the heirs, but the town must answer for the barn.', '[T]he town must answer for the barn'],
    ['It was sold. No. 12 is a condition of every later sale.', '[A] condition of every later sale'],
    ['There is no doubt that the widow took the mill by deed.', '[T]he widow took the mill by deed'],
  ])('but nothing is asked of %s: “%s”', (opinion, quotation) =>
    expect(compared(opinion, quotation, false)).toEqual(['marked', []]),
  );

  test.each([
    ['Because the mill is hers, the town may tax the barn.', 'the town may tax the barn'],
    ['It is the law regardless of whether the mill is hers.', 'the mill is hers'],
    ['It is proved by the evidence that the widow sold the mill.', 'the widow sold the mill'],
    ['The miller did not fail to establish that she sold it.', 'establish that she sold it'],
    ['We have no difficulty in concluding that the town may tax it.', 'the town may tax it'],
    ['The widow does not contest that the town may tax the barn.', 'the town may tax the barn'],
    [
      'If the mill is hers, which the town denies, it may be taxed.',
      'which the town denies, it may be taxed',
    ],
    ['We hold that since the mill is hers, the town may tax it.', 'the town may tax it'],
    ['The clerk must choose whether to ask the heirs for a deed.', 'ask the heirs for a deed'],
    ['When the mill burned, the town took the barn of the widow.', 'the town took the barn of the widow'],
  ])('nor of what the draft affirms and the opinion says: %s: “%s”', (opinion, quotation) =>
    expect(compared(opinion, quotation)).toEqual(['exact', []]),
  );

  test('where they stand elsewhere in the opinion without a negation, nothing is asked', () => {
    const opinion =
      'It is not a condition of every later sale. But it is a condition of every later sale by deed.';
    expect(compared(opinion, 'a condition of every later sale')).toEqual(['exact', []]);
  });
});
