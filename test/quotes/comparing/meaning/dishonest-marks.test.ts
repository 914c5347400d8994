/**
 * Marks as a dishonest lawyer would set them, and as honest briefs do: of one opinion's sentence each, labelled before it was compared.
 * What an ellipsis may not hide, a bracket may not replace, and a bracketed capital may not cut off.
 */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';
import type { ComparisonKind } from '../../../../src/quotes/quotation-comparison';

/** `{found|drafted}`: what the opinion has, and what the draft makes of it. */
function kindOf(sentence: string): ComparisonKind {
  const opinion = sentence.replace(/\{([^|}]*)\|[^}]*\}/g, '$1');
  const quotation = sentence.replace(/\{[^|}]*\|([^}]*)\}/g, '$1');
  const around = `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`;
  return compareQuotation(quotation, indexOpinion(around)).kind;
}

const asks = (sentence: string) => expect(kindOf(sentence)).toBe('marked_meaning');
const isLawful = (sentence: string) => expect(kindOf(sentence)).toBe('marked');

describe('a bracket in the place of what turns the sentence', () => {
  test.each([
    'The charter permits a sale of the barn {instead of|[of]} a lease of the mill.',
    'The town may, for {example, refuse to grant|[the miller]} a licence to sell gold.',
    'The widow was sued on the ground {that he refused|[the agency]} to declare the sale of the barn.',
    'The panel reviewed the order {denying his|[Ott’s]} request for leave to amend the bill.',
    'The panel held the suit of the widow {unripe as a|[Ott and Co.]} matter of the law of the town.',
    'It is {unclear|[plain]} on this record who had burned the barn of the widow.',
    'The panel did not rule {inadmissible|[on]} the testimony of Ott about the barn.',
    'The conference {disapproved|[made]} statements of a clerk about the sale of the barn.',
    'A minor may repudiate a sale of land except {where it was beneficial|[the miller]} and freely made.',
    'Such a tax is suspect {when it|[as it]} threatens to burden the press of the town.',
    'The presumption of review runs aground {when it|[and]} touches on the safety of the town.',
    'The memorial was paid for by {many|[private]} donors from the town of the widow.',
    'The restriction will last for {a few weeks|[that time]} in the life of the barn.',
    'The heirs {were reluctant to|[then]} sell the barn of the widow to the town.',
    'The town is liable {insofar as its|[for its]} officers had burned the barn.',
    'The widow {purportedly|[thus]} sold the barn to the miller in the spring.',
    'The deed {might have|[has]} been signed by the miller in the barn.',
    'The officers {were barred from|[began]} searching the barn of the widow in May.',
    '{Some courts have|[Courts have]} held that a widow may sell the barn of her son.',
    'The miller {unsuccessfully|[once]} moved to dismiss the suit of the widow.',
    'The clerk must mail the notice {unless the widow|[when she]} waives it before noon.',
    'A landlord may enter the barn {in the absence of|[with]} an objection by the widow.',
  ])('%s', asks);
});

describe('an ellipsis over the word that governs what it keeps', () => {
  test.each([
    'The clause in {the charter, instead of being|. . .} an open door to the fund, is a limit upon it.',
    'The law of {the forum must|. . .} control in all matters of the form of the suit.',
    'In making the plans, the {clerks of the town must|. . .} weigh both the trade and the river.',
    'A return {of the writ must|. . .} be made in the usual way by the clerk of the town.',
    'The record shows that the sale of the barn {may have been moved at least in part|. . .} by greed.',
    'The pact between the mills {may have eased|. . .} a division of the market of the town.',
    'The reasons for the first order {may very well be|. . .} the same reasons that moved the clerk.',
    'For the use {of such a power, when the want of it is known to the|. . .} judge, no excuse is heard.',
    'The town may bear this burden {where the|. . .} rule is narrowly drawn to a need of the town.',
    'I harbor doubts {of this, for if the|. . .} rule is neutral it escapes the strict test.',
    'The panel saw a form of {bias. The dissenting judge argued|. . .} that the plates of the town are its speech.',
    'We think it {extremely unlikely that|. . .} the legislature meant to spare the miller.',
    'The clerk entered an order {that fell short of the|. . .} relief of the widow in May.',
    'The town {is not alone in thinking that if|. . .} the barn is sold the lien is lost.',
    'The widow {has yet to show that|. . .} the miller sold the barn for gold.',
    'The panel had {no occasion to decide whether|. . .} the miller owned the barn.',
    'The officer entered the barn {on the mistaken belief that|. . .} the widow had sold it.',
    'The heirs own the barn {so long as the|. . .} deed of the widow lies with the clerk.',
    'The duty of the clerk {might be thought|. . .} to end with the sale of the barn.',
    'The heirs would have won{, had the deed been sealed,|. . .} the barn and the mill.',
    'The panel entered an order {granting in part and|. . .} denying the motion of the miller.',
    'The panel asked {whether the rule is neutral and|. . .} binds the town and the widow.',
  ])('%s', asks);
});

describe('a beginning that cuts off a supposition, a condition or another’s view', () => {
  test.each([
    '{The widow would have us hold that|[T]hat} the charter limits the power of the town.',
    '{Even if we were to conclude that|[T]hat} the charter limits the power of the town, the sale stands.',
    '{Where the|[T]he} services are done at the port of the owner, no lien arises.',
    '{Even accepting as true the|[T]he} fact that the miller had burned the barn, no law was broken.',
    '{If the corporation shall|[S]hall} begin to trade without a licence, it owes a fine to the town.',
    '{It is contended also that|[T]hat} the laws of the town of mines do not reach the barn.',
    '{It was further urged that the|[T]he} sale of the barn was void for want of a seal.',
    '{Were we to hold that the|[T]he} town is bound by the sale, no clerk would be safe.',
    '{Assuming without deciding that the|[T]he} miller had title to the barn, the sale was void.',
    '{Granting for the sake of argument that the|[T]he} widow signed it, the deed was void.',
    '{It does not follow that the|[T]he} town owes the price of the barn to the heirs.',
    '{The question is whether the|[T]he} widow may sell the barn of her son.',
    '{One might suppose that the|[T]he} widow owns the barn of her late husband.',
    '{The amici tell us that the|[T]he} rule of the town protects the press.',
    '{In the view of the dissent, the|[T]he} charter gives the widow a right to the barn.',
    '{When the|[T]he} widow is absent from the town, the miller may sell the barn to whom he likes.',
    '{The trial judge was wrong in thinking that the|[T]he} deed was sealed in the barn.',
    '{But for the fraud of the clerk, the|[T]he} widow would have kept the barn.',
    '{To the extent that the|[T]he} charter binds the town, the sale of the barn is void.',
  ])('%s', asks);
});

describe('lawful: a bracket for a pronoun, a tense, a name or a defined term', () => {
  test.each([
    'The panel held that {it|[the statute]} reaches the sale of the barn.',
    '{He|[Ott]} did not object to the sale of the barn in the spring.',
    'The miller {sells|[sold]} the barn to the widow in the spring.',
    'The miller {has sold|[sells]} the barn to the widow in the spring.',
    'The town must show that {the said defendant|[Ott]} knew of the sale of the barn.',
    '{The Department of Mines and Rivers|[The Department]} did not answer the letter of the widow.',
    'The rule asks whether {the unlawful seizure of the barn|[it]} was known to the clerk.',
    'The widow asked {her|[the clerk]} whether the barn had been sold.',
    'The deed was {signed|[signed]} in May, and {they|[the heirs]} did not object.',
    'The {company’s|[Ott’s]} officers were not heard on the sale of the barn.',
    'The clerk of the town {will|[would]} mail the notice to the widow before noon.',
    'No lien arises unless {the said owner of the vessel|[the owner]} asks for the work.',
    'The panel cannot say that {this|[the]} decision rested on the wrong law.',
    'The widow did not {know|[know]} that the miller {was|[is]} the owner of the barn.',
    'When {the plaintiff and his two brothers|[plaintiffs]} bought the barn, it was new.',
    'The town adopted {an ordinance that forbids the sale of gold|[the Ordinance]} in the spring of that year.',
    'The right of {such persons|[tenants]} to the barn is not in doubt here.',
    'A court may not {substitut|substitut[e]}ing its own view for that of the town.',
    'The panel reviews {the district court’s|[the] court’s} order for an abuse of discretion.',
    'It is for {us|[the court]} to say what the law of the town is.',
    'The widow, if {she|[Mrs. Ott]} wishes, may sell the barn to the town.',
    'The officers {are|[were]} not bound to read the deed of the widow.',
    'The mill{s|[]} of the town may not be sold before noon.',
    'The heirs must file {their|[a]} claim before the end of the term.',
    'The {said|[tax]} order of the panel did not bind the miller.',
  ])('%s', isLawful);
});

describe('lawful: an ellipsis for what carries nothing', () => {
  test.each([
    'On May 5{, 1998,|. . .} the widow sold the barn to the miller.',
    'The town owes the price of the barn{, see Ott v. Lane, 12 Mill 34,|. . .} and it must pay the widow.',
    'The widow{, who lived by the river,|. . .} could not sell the barn of her son.',
    'The miller may sell the barn{, the house and the garden,|. . .} or the mill by the river.',
    'The widow must show{, as she did below,|. . .} that the deed was sealed.',
    'The duty to read the deed {of the barn that lies by the old river|. . .} may not be shifted to the clerk.',
    'The panel held {in the spring of that year|. . .} that the miller must pay the widow.',
    'The charter{, as we have said,|. . .} does not reach the sale of a barn.',
    'The clerk must give notice {by mail, by wire or by messenger|. . .} before the sale of the barn.',
    'The order of the clerk was {entered in May and|. . .} affirmed by the panel.',
    'A sale of land {and of the buildings on it|. . .} must be in writing.',
    'The widow knew {from the letters of her son|. . .} that the barn was sold.',
    'The officers {of the town and of the county|. . .} may enter the barn only with a warrant.',
    'The statute {of 1882, which was passed at the first session,|. . .} does not reach the miller.',
    'The heirs sold the barn {to the town in the spring|. . .} and kept the mill.',
    'The rule is old. {It may have come from the law of the sea. |. . . }The rule binds the town.',
    'The miller was absent {when the barn burned down|. . .} and could not save the gold.',
    'The panel saw no error {in the first of the three orders|. . .} and affirmed the judgment.',
    'The complaint in No. {329|. . .} also asks for the price of the gold.',
  ])('%s', isLawful);
});

describe('lawful: a bracketed capital behind what leaves the sentence as it was', () => {
  test.each([
    '{We hold that the|[T]he} widow may sell the barn of her son.',
    '{As we said in Ott, the|[T]he} clerk must read the deed in the barn.',
    '{The panel has long held that the|[T]he} town must pay for the barn.',
    '{It is well settled that the|[T]he} widow may sell the barn of her son.',
    '{It has frequently been|[B]een} recognized by the courts that a clerk may do the work.',
    '{Notwithstanding that possession, the|[T]he} lot must be sold at its full value.',
    '{Because the deed was sealed, the|[T]he} heirs may not attack the sale.',
    '{When the barn burned, the|[T]he} miller lost the gold of the widow.',
    '{There is no doubt that the|[T]he} widow signed the deed in the barn.',
    '{In 1882, the|[T]he} town sold the barn to the miller.',
    '{Ott also showed that in|[I]n} that case the deed had been sealed.',
    '{On appeal, the|[T]he} panel affirmed the order of the clerk.',
    '{Although we doubt the first ground, the|[T]he} second ground supports the order.',
    '{Moreover, the|[T]he} miller never asked for the price of the barn.',
    '{Since the widow signed it, the|[T]he} deed binds her heirs and the town.',
    '{The clerk rightly found that the|[T]he} notice was mailed before noon.',
  ])('%s', isLawful);
});

describe('an ellipsis that ends with what says that the rest is not so', () => {
  test.each([
    'The officer stopped the miller due to {his alleged lack of|. . .} cooperation with the clerk.',
    'The panel {should decline|. . .} to adopt an exception for the town.',
    'The charter provides for penalties in case {of their failure to|. . .} comply with the law.',
    'The claim of {the heirs, which lacks the|. . .} early integrity of the deed was heard.',
    'The widow was fined for {her refusal to|. . .} open the barn to the clerk.',
    'The clerk {was wholly unable|. . .} to read the deed of the widow.',
    'We are struck by the proof that it {was a lack of wit and|. . .} skill that moved the clerk.',
    'The town may act {in absence of either a grant by the charter or|. . .} denial of the power.',
    'Ott left a note that {the failure to pay|. . .} the price of the barn is a crime.',
    'Judgment {should be entered for the widow. Otherwise the|. . .} motion should be denied.',
    'The order was {contrary to the very aim of the charter as read|. . .} by the highest court.',
    'The widow {could have left the note and|. . .} sued on the debt of the miller.',
    'In this town the trend has been {to reject taxing these|. . .} mills by the river at all.',
    'The panel held that the argument was no basis {for denying|. . .} the motion of the widow.',
    'The panel agrees with the {reason that the clerk gave for rejecting|. . .} this claim of the heirs.',
    'Ott spoke of the intention of the town {at the hearing to deny|. . .} the permit for the mill.',
  ])('%s', asks);

  test.each([
    'The panel saw that {the miller, for want of a barn, had|. . .} sold the gold to the town.',
    'The widow {came in May|. . .} to open the barn to the clerk.',
    'The clerk spoke of {the old deed and of|. . .} the barn of the widow.',
    'We are struck by the proof that it {was the wit and|. . .} skill that moved the clerk.',
    'The panel had the barn and {for lack of a deed that he could read and|. . .} sign the clerk left.',
    'The widow {had left the note and|. . .} sued on the debt of the miller.',
    'In this town the trend has been {to favor taxing these|. . .} mills by the river at all.',
    'The panel heard the {motion of the town to dismiss|. . .} the claim of the heirs.',
    'The mill had a deed{, had in its time a seal,|. . .} and stood by the river.',
  ])('not so: %s', isLawful);
});

describe('an ellipsis over what the rule holds for', () => {
  test.each([
    'A sale of land must be made {in the usual way|. . .} by the clerk of the town.',
    'This means that the widow must{, in the ordinary case,|. . .} prove the sale of the barn.',
  ])('%s', asks);
});

describe('an ellipsis that hides who says it, and what it is said of', () => {
  test.each([
    'The notice was late. Alternatively, {the heirs argue that the lower court|. . .} abused its discretion.',
    'The town appealed. {The dissent simply argues that the charter|. . .} protects the sale of a barn.',
    'First, {they contend that the provisions of the deed|. . .} give them a right to the barn.',
    'See Ott, at 5. The panel {rejected the argument that the town could|. . .} comply with the charter.',
    'In the record {nothing weighs in favor of the assertion that the|. . .} widow signed the deed.',
    'The term was over. {Ott claims that he was harmed because the|. . .} panel was told to look away.',
    'See Lane, at 477. Instead, {the dissent simply claims that the deed|. . .} was read and sealed in Ott.',
    'If he was not born in the town but by the river{, as asserted by him|. . .}, he has no right to vote.',
    'As to the price of the barn, they {believe|. . .} there was no fraud in the sale of it.',
    'To be heard in the town, {his bill must show upon its face that|. . .} he is without remedy at law.',
    'Seven bonds of the bank{, of the value of a barn, she claimed he|. . .} gave her in his lifetime.',
    'It is also {claimed that they|[Ott and Lane]} have certain old rights by the river.',
  ])('%s', asks);

  test.each([
    'Alternatively, {we hold that the lower court|. . .} abused its discretion in the suit.',
    'The town appealed. {It is settled that the charter|. . .} protects the sale of a barn.',
    'The widow signed {the deed of the house and that of the|. . .} barn by the river.',
    'The town may not tax {the mills or the claims that he made on the|. . .} barn of the widow.',
    'The barn was sold{, as required by law|. . .}, to the miller in May.',
    'The widow came and {they saw that in all the town|. . .} there was no barn.',
    'To be heard in the town, {his bill was read to us, and|. . .} he is without remedy at law.',
    'Seven bonds of the bank{, of the value of a barn, she has and he|. . .} gave her in his lifetime.',
    'The town held {the alleged heirs, and|. . .} they were of age in May of that year.',
    'To be heard, he must {show that|[prove]} his notice was late by a day.',
  ])('not so: %s', isLawful);
});

/** What these marks hide is not seen yet: whoever mends one is told by a red test, and moves it up. */
describe('still passed though it ought to be asked about', () => {
  test.fails.each(['{When the widow is absent, the|[T]he} clerk may sell the barn of her son.'])('%s', asks);
});
