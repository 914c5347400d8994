/** What somebody would try who wants a misquotation out green: none of it is ever verified. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../src/quotes/index-opinion';
import type { ComparisonKind } from '../../../src/quotes/quotation-comparison';

/** In the middle of an opinion that says something before and after. */
function kindOf(opinion: string, quotation: string): ComparisonKind {
  const around = `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`;
  return compareQuotation(quotation, indexOpinion(around)).kind;
}

describe('never verified', () => {
  test.each([
    [
      'Quillon met Ames in May. Ames sued Quillon for the price. Then Quillon paid Ames for the lost profits.',
      '[Quillon] sued Quillon for the price',
    ],
    [
      'Quillon met Ames in May. Ames sued for the price and for the lost profits. Then Quillon paid Ames.',
      '[Quillon] sued for the price and for the lost profits',
    ],
    [
      'Quillon met Ames in May. The town ordered the lost profits paid to Ames by July. Then Quillon paid Ames.',
      'The town ordered the lost profits paid to [Quillon]',
    ],
    [
      'On this record the widow of the miller shall recover nothing from the town.',
      'the widow of the miller shall recover [everything]',
    ],
    ['Its finding was clearly erroneous, and we therefore reverse and remand.', 'and we therefore [affirm]'],
    ['The widow paid the price, and she did so in 1997. Ames kept it.', 'and she did so in [1998]'],
    [
      'At least two millers identified the defendant. Ames sat down.',
      'two millers identified the [plaintiff]',
    ],
    [
      'The defendant shall not be liable unless he acted with malice.',
      '[Plaintiff] shall not be liable unless he acted with malice',
    ],
    ['We therefore deny the motion of the widow.', 'We therefore deny the motion [in part] of the widow'],
    ['No court has held otherwise on the lease.', '[C]ourt has held otherwise on the lease.'],
    [
      'It is not reasonable to conclude that the widow signed in May.',
      '[R]easonable to conclude that the widow signed in May.',
    ],
    ['Only the mayor may remove the officer of the mill.', '[T]he mayor may remove the officer of the mill.'],
    ['The power of the mill is broad but not unlimited.', 'The power of the mill is broad.'],
    [
      'The parties agreed that the claim is inarbitrable under the lease.',
      'the claim is arbitrable under the lease',
    ],
    [
      'The claim of the widow is unpreempted by the charter.',
      'The claim of the widow is preempted by the charter',
    ],
    ['We said that the term is nonenforceable under the lease.', 'the term is unenforceable under the lease'],
    ['The board granted all the motions of the widow.', 'The board granted [half] the motions of the widow'],
    ['The board refused to hear the widow in May.', 'The board [agreed] to hear the widow in May'],
    ['The board ruled in favor of Ames and the widow.', 'The board ruled [against] Ames and the widow'],
    [
      'The miller willfully ignored the notice of the widow.',
      'The miller [negligently] ignored the notice of the widow',
    ],
    ['Then Quillon sued Ames for the price. Ames paid in May.', 'Then [Ames] sued Ames for the price'],
    [
      'Then Brown sued the mill for the price. Ames paid, and Ames left.',
      'Then [Ames] sued the mill for the price',
    ],
    ['We affirm in part and reverse in part the order of May.', 'We affirm . . . the order of May'],
    ['On this record of the mill we affirm in part the order.', 'On this record of the mill we affirm.'],
    [
      'We hold that on this record the mill did not waive the term.',
      '[W]e hold that on this record the mill did.',
    ],
    [
      'No term of the lease may be waived unless the waiver is signed by the widow.',
      'No term of the lease may be waived.',
    ],
    [
      'No term of the lease may be waived, unless the waiver is signed by the widow.',
      'No term of the lease may be waived.”',
    ],
    [
      'I do not agree that a party may spring the clause on its seller in May.',
      '[A] party may spring the clause on its seller in May.',
    ],
    [
      'There is no reason to believe that the widow signed the lease in May.',
      'The widow signed the lease in May.',
    ],
    [
      'The statute is un- constitutional under the charter of the town.',
      'constitutional under the charter of the town',
    ],
    [
      'The statute is un constitutional under the charter of the town.',
      'constitutional under the charter of the town',
    ],
    [
      'He gave in [*213] sufficient detail an account of the day.',
      'He gave insufficient detail an account of the day',
    ],
    [
      'He saw no [*213] table exceptions in the record that day.',
      'He saw notable exceptions in the record that day',
    ],
    [
      'The widow may [*213] be heard on the question in open court.',
      'The widow maybe heard on the question in open court',
    ],
    [
      'The rule applies to sections 3 5 of the lease with the bank.',
      'The rule applies to sections 35 of the lease with the bank',
    ],
    [
      'The rule applies to section 35 of the lease with the bank.',
      'The rule applies to section 3 5 of the lease with the bank',
    ],
    [
      'Judge Clark ruled that the lease was void from the start.',
      'Judge Dark ruled that the lease was void from the start',
    ],
    [
      'Mrs. Barlow ruled the house and kept the lease in a box.',
      'Mrs. Harlow ruled the house and kept the lease in a box',
    ],
    ['Mr. Burns signed the lease and kept it in a box.', 'Mr. Bums signed the lease and kept it in a box'],
    [
      'The widow disagrees with the clerk on the day of the sale.',
      'The widow []agree[d] with the clerk on the day of the sale',
    ],
    [
      'The employee shall pay the fee to the clerk on the day.',
      'The employe[r] shall pay the fee to the clerk on the day',
    ],
    [
      'The appellant shall pay the fee to the clerk on the day.',
      'The appell[ee] shall pay the fee to the clerk on the day',
    ],
    [
      'The lessor shall pay the fee to the clerk on the day.',
      'The less[ee] shall pay the fee to the clerk on the day',
    ],
    [
      'The harmless remark was heard by all in the hall.',
      'The harm[ful] remark was heard by all in the hall',
    ],
    [
      'The fine of three million dollars was paid in full.',
      'The fine of three [b]illion dollars was paid in full',
    ],
    [
      'The fine of sixty dollars was paid in full by noon.',
      'The fine of six[teen] dollars was paid in full by noon',
    ],
    [
      'He was included in the list of the heirs that day.',
      'He was [ex]cluded in the list of the heirs that day',
    ],
    [
      'He found any error in the list of the heirs that day.',
      'He found [m]any error in the list of the heirs that day',
    ],
    [
      'The tax was unconstitutional in the eyes of the court.',
      'The tax was [constitutional] in the eyes of the court',
    ],
    [
      'The tax was constitutional in the eyes of the court.',
      'The tax was [unconstitutional] in the eyes of the court',
    ],
    [
      'The tax, which the town had raised for years with the consent of all, was void.',
      'The tax[,] was void',
    ],
    ['The tax that the town had raised for years with the consent was void.', 'The tax [.] was void'],
    [
      'The tax that the town had raised for years with the consent was void in law.',
      'The tax [ ] was void in law',
    ],
    [
      'Tax relief shall ... be granted to the poor of the town.',
      'Tax relief shall be granted to the poor of the town',
    ],
    [
      'He may have committed perjury in the trial of the case.',
      'He . . . committed perjury in the trial of the case',
    ],
    [
      'He is allegedly guilty of perjury in the trial of the case.',
      'He is . . . guilty of perjury in the trial of the case',
    ],
    [
      'The claim lacks merit in the eyes of the whole court.',
      'The claim . . . merit in the eyes of the whole court',
    ],
    [
      'The court refused to hear the claim of the widow that day.',
      'The court . . . hear the claim of the widow that day',
    ],
    [
      'The wall was 5′ high and was built by the widow alone.',
      'The wall was 5″ high and was built by the widow alone',
    ],
    ['He agreed to pay the sum by noon of that day.', 'He agreed ⒩⒪⒯ to pay the sum by noon of that day'],
    [
      'He agreed not to pay the sum by noon of that day.',
      'He agreed n\u0336o\u0336t\u0336 to pay the sum by noon of that day',
    ],
    [
      'The dose was 5‰ of the weight of the whole body then.',
      'The dose was 5 of the weight of the whole body then',
    ],
    [
      'We adhere to Ott v. Bell, 12 F.2d 33 (1950), and not to the later rule of law.',
      'We adhere to and not to the later rule of law',
    ],
    [
      'The rule of Ott v. Bell, 12 F.2d 33 (1950), governs the claim of the widow here.',
      'The rule of governs the claim of the widow here',
    ],
    [
      'He was a typical member of the lodge in that town.',
      'He was atypical member of the lodge in that town',
    ],
    [
      'He was in operative control of the lodge in that town.',
      'He was inoperative control of the lodge in that town',
    ],
    [
      'The act was tortious in the view of the whole court.',
      'The act was tortuous in the view of the whole court',
    ],
    [
      'The mortgagor paid the sum to the clerk by noon that day.',
      'The mortgagee paid the sum to the clerk by noon that day',
    ],
    [
      'The condemnor paid the sum to the clerk by noon that day.',
      'The condemner paid the sum to the clerk by noon that day',
    ],
    [
      'The officer had probable cause to search the car? We doubt it.',
      'The officer had probable cause to search the car.',
    ],
    [
      'It is a criminal case, not a civil one, in this court of law.',
      'It is a criminal case, a civil one, in this court of law',
    ],
    [
      'It shall not, in any event, be paid to the heirs of the widow.',
      'It shall . . . in any event, be paid to the heirs of the widow',
    ],
    [
      'It shall not, in any event, be paid to the heirs of the widow.',
      'It shall, in any event, be paid to the heirs of the widow',
    ],
    [
      'It shall not, in any event, be paid to the heirs of the widow.',
      'It shall [*3] in any event, be paid to the heirs of the widow',
    ],
    ['It shall not[fn3] be paid to the heirs of the widow.', 'It shall be paid to the heirs of the widow'],
    [
      'It shall not [*44] be paid to the heirs of the widow.',
      'It shall [*44] be paid to the heirs of the widow',
    ],
    ['It shall not 12 be paid to the heirs of the widow.', 'It shall be paid to the heirs of the widow'],
    [
      'The sum of $1.5 million was paid to the heirs of the widow.',
      'The sum of $15 million was paid to the heirs of the widow',
    ],
    [
      'The sum of $1,500 was paid to the heirs of the widow.',
      'The sum of $1.500 was paid to the heirs of the widow',
    ],
    ['The sum of 5% was paid to the heirs of the widow.', 'The sum of 5 was paid to the heirs of the widow'],
    ['The sum of £5 was paid to the heirs of the widow.', 'The sum of $5 was paid to the heirs of the widow'],
    [
      'The sum of 5 cents was paid to the heirs of the widow.',
      'The sum of 5 ¢ was paid to the heirs of the widow',
    ],
    [
      'The term of 2½ years was served by the heir of the widow.',
      'The term of 2 years was served by the heir of the widow',
    ],
    [
      'The rule of § 2(a)(1) was served by the heir of the widow.',
      'The rule of § 2(a)(l) was served by the heir of the widow',
    ],
    [
      'The rule of § 2(a)(1) was served by the heir of the widow.',
      'The rule of § 2(a) was served by the heir of the widow',
    ],
    [
      'The rule of §§ 2 to 5 was served by the heir of the widow.',
      'The rule of § 2 to 5 was served by the heir of the widow',
    ],
    [
      'The non-resident heir was served with the summons by the clerk.',
      'The resident heir was served with the summons by the clerk',
    ],
    [
      'The non–resident heir was served with the summons by the clerk.',
      'resident heir was served with the summons by the clerk',
    ],
    [
      'The non- resident heir was served with the summons by the clerk.',
      'resident heir was served with the summons by the clerk',
    ],
    [
      'The nonresident heir was served with the summons by the clerk.',
      'The [ ]resident heir was served with the summons by the clerk',
    ],
    [
      'Paid were damages of 12 pounds to the heirs of the widow.',
      'Paid were damages of pounds to the heirs of the widow',
    ],
    [
      'The bill passed in March, 5 days before the widow left.',
      'The bill passed in March, days before the widow left',
    ],
    [
      'The bill passed in March,5 days before the widow left.',
      'The bill passed in March, days before the widow left',
    ],
    [
      'See rule 5.12 days later the widow left the old town.',
      'See rule 5. days later the widow left the old town',
    ],
    [
      'The judges of the court were men. 12 Men were heard on the matter.',
      'The judges of the court were men. Men were heard on the matter',
    ],
    [
      'The judge heard it all.[3] 12 Men were heard on the matter. [4] There.',
      'The judge heard it all. Men were heard on the matter',
    ],
    [
      'It was heard.[11] It was read. 12 Men were heard on the matter. [13] There.',
      'It was read. Men were heard on the matter',
    ],
    [
      'It’s a claim that was heard by the court in the morning.',
      'Its a claim that was heard by the court in the morning',
    ],
    [
      'He said: “I never saw the man,” and left the court at once.',
      'He said: “I . . . saw the man,” and left the court at once',
    ],
    [
      'He said that he cannot come to the court in the morning.',
      'He said that he can[] come to the court in the morning',
    ],
    [
      'He said that he cannot come to the court in the morning.',
      'He said that he can[ ] come to the court in the morning',
    ],
    [
      'He said that he cannot come to the court in the morning.',
      'He said that he can [ ] come to the court in the morning',
    ],
    [
      'He said that he cannot come to the court in the morning.',
      'He said that he can . . . come to the court in the morning',
    ],
    [
      'He said that he can’t come to the court in the morning.',
      'He said that he can’[] come to the court in the morning',
    ],
    [
      'He said that he isn’t coming to the court in the morning.',
      'He said that he is[] coming to the court in the morning',
    ],
    [
      'He said that he isn’t coming to the court in the morning.',
      'He said that he is [ ] coming to the court in the morning',
    ],
    [
      'None of the heirs came to the court in the morning.',
      '[Some] of the heirs came to the court in the morning',
    ],
    [
      'None of the heirs came to the court in the morning.',
      '[O]ne of the heirs came to the court in the morning',
    ],
    [
      'None of the heirs came to the court in the morning.',
      '[]one of the heirs came to the court in the morning',
    ],
    [
      'The heirs may rely on it if they paid, and if they came.',
      'The heirs may rely on it . . . and if they came',
    ],
    ['The heirs may rely on it so long as they paid the fee there.', 'The heirs may rely on it . . . .'],
    [
      'The heirs may rely on it other than in court on a Monday.',
      'The heirs may rely on it . . . in court on a Monday',
    ],
    ['The heirs may rely on it except that the clerk must sign.', 'The heirs may rely on it . . . .'],
    ['The heirs may rely on it save where the clerk has signed.', 'The heirs may rely on it . . . .'],
    ['The heirs may rely on it absent a signature of the clerk.', 'The heirs may rely on it . . . .'],
    [
      'The heirs may rarely rely on the word of the clerk in court.',
      'The heirs may . . . rely on the word of the clerk in court',
    ],
    ['The heirs may rely on it subject to the consent of the clerk.', 'The heirs may rely on it . . . .'],
    [
      'The heirs denied that they had seen the clerk at the sale.',
      'The heirs . . . had seen the clerk at the sale',
    ],
    [
      'It is false that they had seen the clerk at the sale.',
      'It is . . . that they had seen the clerk at the sale',
    ],
    [
      'We doubt that they had seen the clerk at the sale.',
      'We . . . that they had seen the clerk at the sale',
    ],
    [
      'He argued, wrongly, that the sale was void from the start.',
      'He argued . . . that the sale was void from the start',
    ],
    [
      'Were it so that the sale was void, we would say it aloud.',
      '[I]t [is] so that the sale was void, we . . . say it aloud',
    ],
    [
      'The sale was not void. It was voidable at the will of the heir.',
      'The sale was . . . void. It was voidable at the will of the heir',
    ],
    [
      'The sale was not void. It was voidable at the will of the heir.',
      'The sale was … voidable at the will of the heir',
    ],
    [
      'Ott shall pay Bell the sum of ten pounds by noon on Monday.',
      'Bell shall pay Ott the sum of ten pounds by noon on Monday',
    ],
    [
      'The plaintiff shall pay the defendant ten pounds by noon.',
      '[He] shall pay [the plaintiff] ten pounds by noon',
    ],
    [
      'He shall pay it by noon; she may pay it by night or later.',
      'He [may] pay it by noon; she may pay it by night or later',
    ],
    [
      'He shall pay it by noon; she may pay it by night or later.',
      'He [is permitted to] pay it by noon; she may pay it by night or later',
    ],
    [
      'He shall pay it by noon; she may pay it by night or later.',
      'He [need] pay it by noon; she may pay it by night or later',
    ],
    [
      'He is required to pay it by noon on the Monday in the fall.',
      'He is [permitted] to pay it by noon on the Monday in the fall',
    ],
    [
      'The judgment of the court was reversed for want of notice.',
      'The judgment of the court was [upheld] for want of notice',
    ],
    [
      'The judgment of the court was reversed for want of notice.',
      'The judgment of the court was [affirmed] for want of notice',
    ],
    [
      'The verdict of the jury was guilty on all of the counts.',
      'The verdict of the jury was [innocent] on all of the counts',
    ],
    [
      'The verdict of the jury was guilty on all of the counts.',
      'The verdict of the jury was [not guilty] on all of the counts',
    ],
    [
      'He had a minimum of ten days to pay the fee to the clerk.',
      'He had a [maximum] of ten days to pay the fee to the clerk',
    ],
    [
      'He had at least ten days to pay the fee to the clerk.',
      'He had [at most] ten days to pay the fee to the clerk',
    ],
    [
      'He had at least ten days to pay the fee to the clerk.',
      'He had . . . ten days to pay the fee to the clerk',
    ],
    [
      'The right is inalienable in the view of the whole court.',
      'The right is [ ]alienable in the view of the whole court',
    ],
    [
      'The right is in\u00adalienable in the view of the whole court.',
      'The right is alienable in the view of the whole court',
    ],
    [
      'The right is in-\nalienable in the view of the whole court.',
      'alienable in the view of the whole court',
    ],
    [
      'The right is in- alienable in the view of the whole court.',
      'alienable in the view of the whole court',
    ],
    ['The right is ir*45relevant in the view of the whole court.', 'relevant in the view of the whole court'],
    [
      'The right is ir- *45 relevant in the view of the whole court.',
      'relevant in the view of the whole court',
    ],
    [
      'The right is ir-[*45]relevant in the view of the whole court.',
      'The right is relevant in the view of the whole court',
    ],
    [
      'The right is ir [*45] relevant in the view of the whole court.',
      'relevant in the view of the whole court',
    ],
    [
      'The heir argues much. The rule is old and was read by all of the members of the court with great care. The town, they say, has no part in it. They think that his partner is guilty of fraud.',
      'The heir . . . is guilty of fraud',
    ],
    [
      'Ames told the clerk. Later Ames hit Varnum with a stick. Then Varnum ran to Ames.',
      'Later [Varnum] hit Varnum with a stick',
    ],
    [
      'The town gave US forces the key on the day of the sale.',
      'The town gave us forces the key on the day of the sale',
    ],
    [
      'The lawyer’s fee was paid to the clerk on the day of the sale.',
      'The lawyers fee was paid to the clerk on the day of the sale',
    ],
    [
      'He relied on threats [of ten sanctions] from the judge of the town.',
      'He relied on threats [of sanctions] the judge of the town',
    ],
  ])('%s / %s', (opinion, quotation) => {
    expect(['altered', 'marked_meaning', 'absent']).toContain(kindOf(opinion, quotation));
  });
});

describe('its lawful neighbour is', () => {
  test.each([
    ['Then Brown sued the mill for the price. Ames paid in May.', 'Then [he] sued the mill for the price'],
    [
      'Then Brown sued the mill for the price. Ames paid in May.',
      'Then [the widow] sued the mill for the price',
    ],
    [
      'The court said that the mayor may remove the officer of the mill.',
      '[T]he mayor may remove the officer of the mill.',
    ],
    ['No court has held otherwise on the lease.', 'court has held otherwise on the lease'],
    [
      'Its finding was clearly erroneous, and we therefore reverse the order.',
      'and we therefore reverse [it]',
    ],
    ['At least two millers identified him in May. Ames sat down.', 'two millers identified [the defendant]'],
    ['The power of the mill is broad and it is old.', 'The power of the mill is broad.'],
    ['The board refused to hear the widow in May.', '[It] refused to hear [her] in May'],
    [
      'The miller willfully ignored the notice of the widow.',
      'The miller willful[ly] ignored the notice of the widow',
    ],
    [
      'The parties agreed that the claim is arbitrahle under the lease.',
      'the claim is arbitrable under the lease',
    ],
    [
      'Quillon met Ames in May. He sued for the price and for the lost profits. Then Quillon paid Ames.',
      '[Quillon] sued for the price and for the lost profits',
    ],
    [
      'Quillon met Ames in May. Ames sued for the price and for the lost profits. Then Quillon paid Ames.',
      '[The seller] sued for the price and for the lost profits',
    ],
    [
      'No term of the lease may be waived unless the waiver is signed by the widow.',
      'term of the lease may be waived',
    ],
    [
      'The lease was void. Quillon v. Ames, 12 Ex. Rep. 3, cert. denied, 15 Ex. Rep. 8.',
      'The lease was void. Quillon v. Ames, 12 Ex. Rep. 3, cert.',
    ],
    [
      'No term of the lease may be waived, and the widow did not sign the waiver.',
      'No term of the lease may be waived.',
    ],
    [
      'I do not agree that a party may spring the clause on its seller in May.',
      'a party may spring the clause on its seller in May.',
    ],
    [
      'It is settled that a party may spring the clause on its seller in May.',
      '[A] party may spring the clause on its seller in May.',
    ],
    [
      'The statute is un- constitutional under the charter of the town.',
      'unconstitutional under the charter of the town',
    ],
    [
      'The gov- ernment of the town paid the clerk of the court.',
      'ernment of the town paid the clerk of the court',
    ],
    [
      'He may be in [*213] the town for all that the clerk knows.',
      'He may be in the town for all that the clerk knows',
    ],
    [
      'The debt of 10, 000 pounds was paid to the clerk by noon.',
      'The debt of 10,000 pounds was paid to the clerk by noon',
    ],
    [
      'Counsel said “damages”12 were due to the heirs of the widow.',
      'Counsel said “damages” were due to the heirs of the widow',
    ],
    [
      'The non-resident heir was served by the clerk of the court.',
      'The [non-]resident heir was served by the clerk of the court',
    ],
    [
      'The claim fails for want of notice to the heir of the widow.',
      'The claim fail[ed] for want of notice to the heir of the widow',
    ],
    [
      'The claims of the defendant were heard by the court in May.',
      'The claims of the [defendants] were heard by the court in May',
    ],
    [
      'He told the clerk of the sale that day in the hall.',
      '[S]he told the clerk of the sale that day in the hall',
    ],
    [
      'He was granted leave by the court on the day of the sale.',
      'He was grant[ed] leave by the court on the day of the sale',
    ],
    ['It is nonetheless a claim of the heirs in the court.', 'It is . . . a claim of the heirs in the court'],
    [
      'Relief shall ... be granted to the poor of the town.',
      'Relief shall ... be granted to the poor of the town',
    ],
    [
      'The rule is old. Ott v. Bell, 12 F.2d 33 (1950). It governs the claim here.',
      'The rule is old. It governs the claim here',
    ],
    [
      'The rule, Ott v. Bell, 12 F.2d 33 (1950), governs the claim of the widow.',
      'The rule, governs the claim of the widow',
    ],
    ['The officer had probable cause to search the car? We doubt it.', 'probable cause to search the car.'],
    [
      'THE PANEL OF THE COURT MET. It sat on the day of the sale.',
      'The panel of the court met. It sat on the day of the sale',
    ],
    [
      'The house lay near to Tbe Elms and was sold to The Elms.',
      'The house lay near to The Elms and was sold to The Elms',
    ],
  ])('%s / %s', (opinion, quotation) => {
    expect(['exact', 'marked', 'scan_noise']).toContain(kindOf(opinion, quotation));
  });

  test('but for the part of the opinion: a passage that runs on into a dissent is the dissent’s', () => {
    const majority = 'The judgment of the court below is affirmed in all respects. ';
    const dissent = 'The notice was late and I would hold the sale void. ';
    const opinion = indexOpinion(majority + dissent, {
      parts: [
        { kind: 'majority', start: 0, end: majority.length },
        { kind: 'dissent', start: majority.length, end: majority.length + dissent.length },
      ],
    });
    expect(
      compareQuotation('The judgment of the court below . . . I would hold the sale void', opinion).part
        ?.kind,
    ).toBe('dissent');
    expect(compareQuotation('The judgment of the court below is affirmed', opinion).part?.kind).toBe(
      'majority',
    );
  });
});
