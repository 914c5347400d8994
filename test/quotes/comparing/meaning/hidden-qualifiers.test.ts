/** Ellipses and brackets that touch how far a sentence holds, whose words it is, and what it measures. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';
import type { ComparisonKind } from '../../../../src/quotes/quotation-comparison';

function kindOf(opinion: string, quotation: string): ComparisonKind {
  const around = `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`;
  return compareQuotation(quotation, indexOpinion(around)).kind;
}

/** `{…}` is what the ellipsis stands for. */
function hiding(sentence: string): ComparisonKind {
  const opinion = sentence.replace(/[{}]/g, '');
  return kindOf(opinion, sentence.replace(/\{[^}]*\}/, '. . .'));
}

describe('an ellipsis that hides', () => {
  test.each([
    'Such a sale of the barn is {generally} void under the charter.',
    'Punitive damages for the barn are {almost never} allowed under the charter.',
    'There is {little} evidence that the miller owned the barn.',
    'We follow the {minority} view that the miller owns the barn.',
    'The miller signed an {unenforceable} contract for the barn in May.',
    'The miller {attempted to} burn the barn of the widow in May.',
    'The sheriff is {barred from} searching the barn of the widow.',
    'The miller {was accused of} burning the barn in May.',
    'The search of the barn{, the widow argues,} was unlawful under the charter.',
    'The search of the barn{, according to the widow,} was unlawful under the charter.',
    'The search of the barn{, it is claimed,} was unlawful under the charter.',
    'The miller may sell the barn {with the consent of the widow} in May.',
    'The miller may sell the barn {on condition that he repairs it} in May.',
    'The miller may sell the barn {in the event of a default} before noon.',
    'The miller may sell the barn {in case of a default} before noon.',
    'The miller may sell the barn {when the widow is absent} to whom he likes.',
    'The search is lawful if the widow consents {and the sheriff has a warrant} for the barn.',
    'The search is lawful if {the widow consents and} the sheriff has a warrant for the barn.',
    'The widow must show that the deed is old {and that it was read} in the town.',
    'The law of the mill belongs to the miller {alone} under the charter.',
    'The order was affirmed {as modified} by the court of the town in May.',
    'The deed is read against the town {where the words are doubtful} in the law of the barn.',
    'The {nonresident} miller was granted the barn on the first day of May.',
    'The miller {shouldn’t, the clerk said,} sell the barn on the first day of May.',
    'All officers of the town {with the exception of the sheriff} are immune.',
    'The court applied {strict scrutiny instead of} rational review to the barn.',
    'The town relied on {the charter as opposed to} the deed of the widow.',
    'The fee of the clerk may {be as high as} ten percent of the award.',
    'The court should {be slow to} disturb the findings of the town.',
    'The officers acted with {deliberate} indifference to the needs of the widow.',
    'The widow must prove {willful} disobedience of the order by the sheriff.',
    'The miller lacked the {specific} intent to burn the barn of the widow.',
    'The heirs are {jointly and} severally liable for the price of the barn.',
    'The bond must be given {within 30 days} after the entry of the order.',
    'The panel compiled {about} 28 pages on the sale of the barn.',
    'The miller names facts {that were formerly} required of every widow.',
    'The miller {may, however,} return to the barn of the widow by the river.',
    'He may have {a claim for the house that they took, but he has} no lien on the barn.',
    'We {doubt} that the miller may sell the barn without leave.',
    'The widow made out a {prima facie} case against the town in May.',
    'The sale of the barn is {in some respects} void under the charter.',
    'The presence of the miller is{, standing alone,} enough to bind him.',
    'The town must prove {by clear and convincing evidence} that it was sold.',
    'The order is reviewed {de novo} by the town in May of the year.',
    'The law of the barn is subject to {strict} scrutiny in the town.',
    'The rule of the town binds {some of} the millers in May of the year.',
    'The miller paid {about} 500 dollars for the barn of the widow in May.',
    'The miller served {two} years for the theft of the barn in May.',
    'The sale of the barn was {believed to be} void under the charter.',
    'The miller is {less negligent than} reckless in the matter of the barn.',
    'The sale of the barn{, when made in May,} is void under the charter.',
    'The sale of the barn{, in the view of the dissent,} is void under the charter.',
    'The sale of the barn{, the dissent says,} is void under the charter.',
    'The sale of the barn{, so the argument goes,} is void under the charter.',
    'The plaintiff {sued the town, and the defendant} sold the barn in May.',
    'The charter of the town{, since repealed,} bars the sale of the barn.',
    'The {coerced} confession was read in the matter of the barn in May.',
    'It is shown that claim {No.} 2 is not a post of the miller in the creek.',
    'There is no {direct evidence} that the miller burned the barn of the widow.',
    'There is no {certain} method of telling the barns of the town apart.',
    'There is no {doubt} that the miller burned the barn of the widow in May.',
    'No {one but the widow} may sell the barn of the town in May.',
    'The right of the widow is {subject to the charter of the town}, which cannot be set aside.',
    'To win the barn the widow must go on {and show that the} miller sold it.',
    'The barn is {too} late for the market of the town in May.',
    'The power of the miller is{, subject to the charter,} absolute in the town.',
    'The power of the miller is {subject to the charter and is} absolute in the town.',
    'The order of the town was affirmed {in part} in the matter of the barn.',
    'The charter was {once} read to the widow and her sons in the barn.',
    'The heirs of the widow {may} sell the barn of the town in May.',
    'The widow and the miller {may} sell the barn of the town in May.',
    'The charter demands that the miller {may} sell the barn of the town.',
    'The miller {may} set the price of the barn in May of the year.',
    'The widow must show {the injury and} the loss of the barn in May.',
    'The widow must give notice {and a bond, which the clerk keeps,} to the town.',
    'If the widow consents {and the town, which owns it, would agree,} the barn is his.',
    'If the widow consents {and the town agrees, he may} sell the barn in May.',
    'In May she owns the barn{, but not the mill. The town was rich}. The mill is his.',
    'In any event, {the barn is his. The widow argues that} the mill is void.',
    'The miller was {less} careful of the barn of the widow in May.',
    'The miller has {prior} convictions for the theft of the barn in May.',
    'The barn was {clearly} shown to be void under the charter of the town.',
    'It was sold to the {heirs of the} widow in the matter of the barn.',
    'The sale of the barn{, according to the miller,} is void under the charter.',
    'The sentence ran for the {ten} days after the sale of the barn in May.',
  ])('%s', (sentence) => expect(hiding(sentence)).not.toBe('marked'));

  test.each([
    'The panel compiled {a} 28-page record of the sale of the barn.',
    'The miller sold the barn {when the widow was absent} to whom he liked.',
    'The miller sold the cow {and the barn of the widow} to the clerk in May.',
    'If the deed is old, the miller sold the cow {and the barn of the widow} to the clerk.',
    'The miller left the barn {where the widow kept her cow} and went to the town.',
    'The clerk erred {when} he gave the barn to the miller in May.',
    'The miller owns the barn {in Case 88-1234} and the mill of the widow.',
    'It upset the trial of {cases and put millers in a damned-if-you-do, damned-if-you-don’t posture in} the town.',
    'The {nonsuit} was granted to the miller on the first day of May.',
    'The {nominal} was of no use to the miller on the first day of May.',
    'The bond must be given {by the heirs of the widow} after the entry of the order.',
    'The {first} question before the court is whether the barn was sold.',
    'The court {should} say whether the miller owns the barn of the widow.',
    'The miller may sell at the {trial} term of the court in May.',
    'The {old} question before the court is whether the barn was sold.',
    'The miller names facts {that were then} required of every widow.',
    'The miller {, however,} may return to the barn of the widow by the river.',
    'He may have {a claim for the house that they took, and} no lien on the barn.',
    'The rent of the barn{, as provided in this section,} is due in May.',
    'The services {provided by the miller} were paid for in May.',
    'The miller{, who argues well,} sold the barn in May.',
    'The fees{, to defend against the frivolous claims,} were paid in May.',
    'The search of the barn{, the Court maintains,} was lawful under the charter.',
    'The miller {promised the widow and her sons to} come in May.',
    'The claim of the widow {was brought in May, but it} has been dropped since.',
    'The miller sold the cows {of the widow and the barn} in May of the year.',
    'The sale of the barn{, where the widow lives,} is void under the charter.',
    'The sale of the barn{, the charter says,} is void under the law of the town.',
    'The plaintiff sold the cow{, the mill, and the house} in May of the year.',
    'The order is reviewed {by the judges} under the law of the town in May.',
    'The miller paid {the widow} 500 dollars for the barn in May of the year.',
    'The {old wooden} barn of the widow burned in May.',
    'The sale of the barn{, cert. denied, 12 U.S. 34 (1820),} is void.',
    'The order was read and held, {in} part of the hall, to be void.',
    'There is no {evidence} that the miller burned the barn of the widow.',
    'The town saw no {reason} why the miller should sell the barn in May.',
    'The miller had no {notice or} knowledge of the sale of the barn in May.',
    'In cause No. {329 it} is shown that the miller owns the barn.',
    'No {less} a judge than the chief of the town has said that it is his.',
    'The miller has known the barn as {many} years as the widow has.',
    'The law is mild to the miller in cases of {doubt about} the sale of the barn.',
    'The charter provides {in part that} the court shall hear the widow in May.',
    'The case of the barn had been {once tried and} defended by the miller.',
    'The court {may} also consider the barn of the widow in May of the year.',
    'He thought she {could} ever get the barn of the widow for less.',
    'The book must be read to members of the {public body and} that have been named to the clerk.',
    'The board saw whether the required form was kept {and whether a notice} was a condition.',
    'This is required by the fact {that the sale is private and} quick in the town.',
    'The miller was required to {and did swear, in May}, that he owned the barn.',
    'The miller was required to give a bond {in that case, which he did, and} the same was approved by the clerk.',
    'In any event, {lack of a barn is no bar to the sale. The town was rich}. The widow is heard in May.',
    'The barn was sold at a price which {was less} than the widow had asked in May.',
    'The miller sold the barn {prior to} the meeting of the town in May.',
    'The miller never made, nor {attempted to} make, a claim to the barn.',
    'This is {clearly} not the reading of the charter that the town has.',
    'On the 4th day of May, {1901, at the} hour of noon, the barn was sold.',
    'Then{, too,} he is the clerk of the board of the town.',
    'In {view of} the sale the widow has no more to say in May.',
    'Every phase of the {case and argument of} the town was heard in May.',
    'The land was sold in May{, according to the law then in force,} to the widow.',
  ])('%s: lawful', (sentence) => expect(hiding(sentence)).toBe('marked'));
});

describe('a bracket', () => {
  test.each([
    ['The {public} forum rule applies to the hall.', 'private'],
    ['The charter {prohibits} the sale of the barn in May.', 'provides'],
    ['The claim needs {clear and convincing} evidence of the sale.', 'a preponderance of the'],
    ['The deed is read by the court {de novo} in May.', 'for abuse of discretion'],
    ['The widow shall answer within {thirty} days of the sale.', ''],
    ['The guardian, parent, {and} master may sue for the barn.', 'a'],
    ['The mill stood in {Nevada} until the flood of May.', 'Wyoming'],
    ['Such proof is admissible {} in the hall of the town.', 'despite the rule'],
    ['Such proof is admissible {} in the hall of the town.', 'and conclusive'],
    ['Such proof is {} admissible in the hall of the town.', 'per se'],
    ['Such proof is {} admissible in the hall of the town.', 'clearly'],
    ['Such proof is admissible {} in the hall of the town.', 'per the dissent'],
    ['{} the miller may sell the barn of the widow in May.', 'We hold that'],
    ['The {widow believed} the sale void under the charter.', 'Court found'],
    ['The rule binds the town {because} it was read in May.', 'although'],
    ['The {New York} court held that the barn was sold in May.', 'Texas'],
    ['The sale was {perhaps} void in the matter of the barn.', ''],
    ['The sale is {alleged to be} void in the matter of the barn.', ''],
    ['The miller {would} owe the rent of the barn in May.', 'will'],
    ['The miller {could} owe the rent of the barn in May.', 'can'],
    ['The miller {might} owe the rent of the barn in May.', 'may'],
    ['The miller {can} owe the rent of the barn in May.', 'would'],
    ['The rights of {the accused} end with the sale in May.', 'the plaintiff'],
    ['The deed is read in the {plaintiff’s} barn in May.', 'defendant’s'],
  ])('%s with [%s]', (sentence, put) => {
    const opinion = sentence.replace(/\{([^}]*)\} ?/, (_, words: string) => (words ? `${words} ` : ''));
    expect(kindOf(opinion, sentence.replace(/\{[^}]*\}/, `[${put}]`))).toBe('marked_meaning');
  });

  test.each([
    ['Express consent binds the widow in May.', '[Implied] consent binds the widow in May.'],
    ['A subjective test binds the widow in May.', 'A[n objective] test binds the widow in May.'],
  ])('at the head of a sentence: %s', (opinion, quotation) =>
    expect(kindOf(opinion, quotation)).toBe('marked_meaning'),
  );

  test.each([
    ['The petition was denied by the town in May.', 'The petition was de[cided] by the town in May.'],
    ['The miller was convened by the town in May.', 'The miller was con[victed] by the town in May.'],
    ['He relied on the deed of the widow in May.', 'He re[fused] on the deed of the widow in May.'],
  ])('that keeps little of a word: %s', (opinion, quotation) =>
    expect(kindOf(opinion, quotation)).toBe('marked_meaning'),
  );

  test.each([
    ['The miller {will} owe the rent of the barn in May.', 'would'],
    ['The miller {can} owe the rent of the barn in May.', 'could'],
    ['The miller {may} owe the rent of the barn in May.', 'might'],
    ['The rights of {the accused} end with the sale in May.', 'the defendant'],
    ['It was {the defense} that called the widow in May.', 'the defendant'],
    ['The brief of {the prosecution} says that he sold the barn.', 'the government'],
  ])('%s with [%s] says the same', (sentence, put) =>
    expect(kindOf(sentence.replace(/[{}]/g, ''), sentence.replace(/\{[^}]*\}/, `[${put}]`))).toBe('marked'),
  );

  test.each([
    ['The miller will owe the rent in May.', 'The miller w[ould] owe the rent in May.', 'marked'],
    ['The miller would owe the rent in May.', 'The miller w[ill] owe the rent in May.', 'marked_meaning'],
  ])('within a modal: %s', (opinion, quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));

  test.each([
    ['The town found the barn of the widow in May.', 'The town f[i]nd[s] the barn of the widow in May.'],
    ['He wrote of the barn of the widow in May.', 'He wr[i]te[s] of the barn of the widow in May.'],
    ['The sale was made in the barn in May.', 'The sale was [ ] in the barn in May.'],
    ['The miller may sell the barn in May.', '[The Court said:] the miller may sell the barn in May.'],
    ['The miller sells the barn of the widow in May.', 'The miller [sold] the barn of the widow in May.'],
    ['The charter provides for the sale of the barn.', 'The charter [provided] for the sale of the barn.'],
    ['He sought the barn of the widow in May.', 'He [seeks] the barn of the widow in May.'],
    ['He sold the barn of the widow in May.', '[The miller] sold the barn of the widow in May.'],
    ['Courts may hear the widow in May.', '[Federal] courts may hear the widow in May.'],
    ['He or his heirs may sell the barn.', 'He [or she] or his heirs may sell the barn.'],
    ['The act binds the widow in May.', 'The act [subsequently] binds the widow in May.'],
    [
      'If, now, the council had control of the barn, it may sell.',
      'If, now, [the defendant] control of the barn, it may sell.',
    ],
    [
      'The court denied the motion, explaining that it could not hear the widow in May.',
      '[I]t could not hear the widow in May.',
    ],
  ])('lawful: %s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('marked'));
});

describe('a mark that belongs to the word before it', () => {
  test.each([
    [`The wall was 5" high in May.`, `The wall was 5' high in May.`],
    [`The wall was 5' high in May.`, 'The wall was 5 high in May.'],
    ['It was 5° below in the barn.', 'It was 5 below in the barn.'],
    ['The parties’ claim that it is void fails.', 'The parties claim that it is void fails.'],
    ['The parties claim that it is void.', 'The parties’ claim that it is void.'],
  ])('%s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('altered'));

  test.each([
    [`The wall was 5" high in May.`, 'The wall was 5” high in May.'],
    ['The term “section 5” binds the widow.', 'The term section 5 binds the widow.'],
    ['The term "section 5" binds the widow.', "The term 'section 5' binds the widow."],
    ['The ‘parties’ claim the barn in May.', 'The parties claim the barn in May.'],
    ['The “old mills” claim is void in May.', 'The ‘old mills’ claim is void in May.'],
  ])('lawful: %s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('exact'));

  test('the sign for "not" is a word where it stands alone', () => {
    const opinion = 'The right of the widow is alienable in May.';
    expect(kindOf(opinion, 'The right of the widow is ¬ alienable in May.')).toBe('altered');
    expect(kindOf(opinion, 'The right of the widow is alien¬able in May.')).toBe('exact');
  });
});

test('a page of another print within an ellipsis of the opinion changes nothing', () => {
  const opinion = 'The sum “covered into the treasury * * * under the rules” is due.';
  expect(kindOf(opinion, 'The sum “covered into the treasury * * [*293] * under the rules” is due.')).toBe(
    'exact',
  );
});

describe('a page of the official reports in brackets', () => {
  const opinion = 'The court gave advice as well as an explanation [561 U.S. 36] of the sale of the barn.';
  test.each([opinion, opinion.replace(' [561 U.S. 36]', '')])('%s', (quotation) =>
    expect(kindOf(opinion, quotation)).toBe('exact'),
  );
  test('stands for none of the words before it', () =>
    expect(kindOf(opinion, opinion.replace(' as an explanation', ''))).toBe('altered'));
});

describe('a Roman numeral that a scanner has read as letters', () => {
  const opinion = 'The powers of Article Ill courts bind the widow of the barn.';
  test.each([
    ['Article III courts', 'scan_noise'],
    ['Article II courts', 'altered'],
    ['Article IV courts', 'altered'],
  ])('%s', (drafted, kind) =>
    expect(kindOf(opinion, opinion.replace('Article Ill courts', drafted))).toBe(kind),
  );
});

test('a bracket that empties the end of a word', () => {
  const opinion = 'The sale was voidable in May of that year.';
  expect(kindOf(opinion, 'The sale was void[] in May of that year.')).toBe('marked_meaning');
  expect(kindOf(opinion.replace('voidable', 'voided'), 'The sale was void[] in May of that year.')).toBe(
    'marked',
  );
});

describe('what stands before a bracketed capital', () => {
  const rule = 'the miller owns the barn of the widow.';
  test.each([
    'We are asked to hold that',
    'Without notice,',
    'In the absence of fraud,',
    'To the extent that he paid,',
    'According to the plaintiff,',
    'In the dissent’s view,',
    'The widow contends',
  ])('%s', (head) =>
    expect(kindOf(`${head} ${rule}`, '[T]he miller owns the barn of the widow.')).toBe('marked_meaning'),
  );

  test.each([
    'According to the record,',
    'In our view,',
    'In the absence of Ames in May the widow left, and so',
    'We have long held that',
    'Second,',
  ])('lawful: %s', (head) =>
    expect(kindOf(`${head} ${rule}`, '[T]he miller owns the barn of the widow.')).toBe('marked'),
  );
});

describe('a number that stands right behind', () => {
  const opinion = 'It was *509 sold to the town on or about July 7,*5101899, by the heirs of the widow.';
  test('a page mark is the number of the sentence', () => {
    expect(kindOf(opinion, 'sold to the town on or about July 7, 1899, by the heirs')).toBe('exact');
    expect(kindOf(opinion, 'sold to the town on or about July 7, 1898, by the heirs')).toBe('altered');
    expect(kindOf(opinion, 'sold to the town on or about July 7, by the heirs')).toBe('altered');
  });
  test('an abbreviation that a bracket begins is no decimal', () => {
    const cited = 'The panel of the Cir.1994 sold the barn of the widow.';
    expect(kindOf(cited, 'The panel of the [c]ir.1994 sold the barn of the widow.')).toBe('marked');
    expect(kindOf(cited, 'The panel of the [c]ir.1995 sold the barn of the widow.')).toBe('altered');
  });
});
