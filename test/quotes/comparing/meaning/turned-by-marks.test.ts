/** What brackets, ellipses and a sentence cut out of a sentence may turn: the lawyer is asked to confirm, and never accused. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

function compare(opinion: string, quotation: string) {
  const around = `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`;
  const { kind, edits } = compareQuotation(quotation, indexOpinion(around));
  return { kind, affected: edits.flatMap((edit) => edit.affected) };
}

const rule = 'the miller may sell the barn without leave';
const sentence = '[T]he miller may sell the barn without leave.';

describe('a bracketed capital makes a sentence of a clause', () => {
  test.each([
    `The act does not cast doubt on the view that ${rule}.`,
    `No heir disputes the finding that ${rule}.`,
    `The widow fails to recognize that ${rule}.`,
    `The widow did not object, and the court found that ${rule}.`,
    `We do not reach the price because we conclude that ${rule}.`,
  ])('%s: it says so', (opinion) => expect(compare(opinion, sentence).kind).toBe('marked'));

  test.each([
    [`If the statute is void, ${rule}.`, 'if'],
    [`Unless the widow objects in time, ${rule}.`, 'unless'],
    [`The question is whether ${rule}.`, 'whether'],
    [`The widow argues that ${rule}.`, 'argues'],
    [`It would be absurd to say that ${rule}.`, 'absurd'],
    [`The court erred in holding that ${rule}.`, 'erred'],
    [`We overrule Ott v. Bell, which held that ${rule}.`, 'overrule'],
    [`Nothing in the act says that ${rule}.`, 'nothing'],
    [`Assume for a moment that ${rule}.`, 'assume'],
    [`It is also said that, if no heir objects, ${rule}.`, 'said'],
    [`If the widow had left before May, then ${rule}.`, 'if'],
    [`The allegations are that, acting for the town, ${rule}.`, 'allegations'],
    [`The objection that ${rule} comes too late.`, 'objection'],
    [`It may be true that ${rule}, and that is not enough.`, 'true'],
    [`It would seem that otherwise ${rule}.`, 'otherwise'],
    [`Usually ${rule}.`, 'usually'],
    [`Nothing in the act of 1899 or in any case on mills or barns suggests that ${rule}.`, 'nothing'],
    [`The widow has failed to prove that ${rule}.`, 'failed'],
    [`The heirs fail to convince this court that ${rule}.`, 'fail'],
    [`Not a single member of the town council seeks to defend the view that ${rule}.`, 'not'],
    [`It does not follow from the deed of the widow that ${rule}.`, 'not'],
    [`The widow filed a complaint alleging that ${rule}.`, 'alleging'],
  ])('%s', (opinion, word) => {
    expect(compare(opinion, sentence)).toEqual({ kind: 'marked_meaning', affected: [word] });
  });

  test.each([
    ['Nothing in the act permits the miller to burn it.', '[T]he act permits the miller to burn it.'],
    [
      'Under no circumstances may the police enter the barn of the widow.',
      '[M]ay the police enter the barn of the widow.',
    ],
    [
      'Some courts have held that the rule binds the miller.',
      '[C]ourts have held that the rule binds the miller.',
    ],
    ['Can it be said that the miller may sell the barn?', '[T]he miller may sell the barn.'],
  ])('%s', (opinion, quotation) =>
    expect(['marked_meaning', 'altered']).toContain(compare(opinion, quotation).kind),
  );

  test.each([
    [`We hold that ${rule}.`, 'what the court holds'],
    [`It may be added that ${rule}.`, 'what the court adds'],
    [`We hold that, on these facts, ${rule}.`, 'what the court holds of these facts'],
    [`The town, if it is asked, consents, and, in May, ${rule}.`, 'a condition of another clause'],
    [`It is settled that ${rule}.`, 'what is settled'],
    [`When the widow is away, ${rule}.`, 'a time'],
    [`The claim was old. In this town, ${rule}.`, 'a claim of the sentence before'],
    [`If the statute is void, it binds nobody. Here ${rule}.`, 'a condition of another sentence'],
  ])('%s: lawful, %s', (opinion) => expect(compare(opinion, sentence).kind).toBe('marked'));

  test('in the midst of a sentence of the draft nothing is turned', () => {
    expect(compare(`The widow argues that ${rule}.`, rule).kind).toBe('exact');
  });
});

describe('what the opinion says last', () => {
  test.each([
    `The miller may sell the barn without leave, the widow argues.`,
    `The miller may sell the barn without leave, or so the widow says.`,
  ])('%s', (opinion) =>
    expect(compare(opinion, 'The miller may sell the barn without leave.').kind).toBe('marked_meaning'),
  );

  test('a sentence that goes on otherwise is cut as usual', () => {
    const opinion = 'The miller may sell the barn without leave, and the widow argues about the price of it.';
    expect(compare(opinion, 'The miller may sell the barn without leave.').kind).toBe('exact');
  });
});

describe('a bracket says something else', () => {
  test.each([
    ['The law forbids the sale of the barn to minors.', 'The law [allows] the sale of the barn to minors'],
    [
      'The law forbids the sale of the barn to minors.',
      'The law . . . [allows] the sale of the barn to minors',
    ],
    ['The search was lawful under the charter.', 'The search was [illegal] under the charter'],
    ['The state law governs the sale of the barn.', 'The [federal] law governs the sale of the barn'],
    [
      'The standard is de novo under the charter of the town.',
      'The standard is [abuse of discretion] under the charter',
    ],
    [
      'The claim rises in tort under the charter of the town.',
      'The claim rises in [contract] under the charter',
    ],
    ['He paid it in March of the year of the sale.', 'He paid it in [April] of the year of the sale'],
    ['He paid it within a week of the sale of it.', 'He paid it within a [month] of the sale of it'],
    [
      'He paid it under Title VII to the owner of the barn.',
      'He paid it under Title [IX] to the owner of the barn',
    ],
    [
      'He paid it under Title VII to the owner of the barn.',
      'He paid it under Title VI[] to the owner of the barn',
    ],
    [
      'He paid it under section 5(a) to the owner of it.',
      'He paid it under section 5([b]) to the owner of it',
    ],
    [
      'He paid $500 to the owner of the barn at noon.',
      'He paid $500 [million] to the owner of the barn at noon',
    ],
    ['He paid $500 to the owner of the barn at noon.', 'He paid $500[,000] to the owner of the barn at noon'],
    ['He paid $500 to the owner of the barn at noon.', 'He paid [€]500 to the owner of the barn at noon'],
    [
      'Brown owes a duty. The miller sued Ott for the price of it.',
      'The miller sued [Brown] for the price of it',
    ],
  ])('%s · %s', (opinion, quotation) => expect(compare(opinion, quotation).kind).toBe('marked_meaning'));

  test.each([
    [
      'He paid it to the owner of the barn at noon.',
      '[The miller] paid it to the owner of the barn at noon',
      'a name for a pronoun',
    ],
    [
      'He paid it to the owner of the barn in May at noon.',
      'He paid it to the owner of the barn in May [1995] at noon',
      'a year put in for the reader',
    ],
    [
      'Halley paid it to the owner of the barn at noon.',
      '[The miller] paid it to the owner of the barn at noon',
      'a noun for a name',
    ],
    [
      'Almost any challenge to an estimate could be recast in that way.',
      'any challenge to an [order] could be recast in that way',
      'a thing called otherwise',
    ],
    [
      'The board found the miller liable for it at noon.',
      'The board [finds] the miller liable for it at noon',
      'another tense',
    ],
    [
      'He had been paying it to the owner of the barn.',
      'He [was] paying it to the owner of the barn',
      'another tense of a helping verb',
    ],
    [
      'The court may hear the claim of the widow at noon.',
      'The [trial] court may hear the claim of the widow at noon',
      'an explanation',
    ],
    [
      'He paid it within two days of the sale of it.',
      'He paid it within [2] days of the sale of it',
      'a figure for its word',
    ],
  ])('%s · %s: %s', (opinion, quotation) => expect(compare(opinion, quotation).kind).toBe('marked'));
});

describe('an ellipsis hides', () => {
  test.each([
    [
      'The tenant must pay rent in May or vacate the premises at once.',
      'The tenant must . . . vacate the premises at once',
      'or',
    ],
    [
      'The search was lawful in part but unlawful in the main.',
      'The search was . . . unlawful in the main',
      'but',
    ],
    [
      'We are far from certain that the miller was negligent.',
      'We are . . . certain that the miller was negligent',
      'far',
    ],
    [
      'The so-called expert was seen in the barn at noon.',
      'The . . . expert was seen in the barn at noon',
      'socalled',
    ],
    [
      'We affirm the order on the barn and reverse the order on the mill.',
      'We affirm the order on . . . the mill',
      'reverse',
    ],
    [
      'The tax of 1866 was void. The tax of 1876 was valid, and the widow paid it.',
      'The tax of 1866 was . . . valid, and the widow paid it',
      'was',
    ],
    [
      'The search of the barn was lawful. We cannot say that the seizure of the cows was lawful too.',
      'The search of the barn . . . was lawful too',
      'cannot',
    ],
  ])('%s · %s', (opinion, quotation, word) => {
    const { kind, affected } = compare(opinion, quotation);
    expect(kind).toBe('marked_meaning');
    expect(affected).toContain(word);
  });

  test.each([
    [
      'The tenant must pay, on the first day of May, the rent or the tax.',
      'The tenant must pay . . . the rent or the tax',
    ],
    [
      'The officers, agents, or employees of the mill are bound.',
      'The officers . . . or employees of the mill are bound',
    ],
    [
      'We affirm the order on the barn in every respect and remand.',
      'We affirm the order on the barn . . . and remand',
    ],
    [
      'The tax was void. It was not ever paid by anybody in the town. The widow kept the barn.',
      'The tax was void. . . . The widow kept the barn',
    ],
  ])('%s · %s: lawful', (opinion, quotation) => expect(compare(opinion, quotation).kind).toBe('marked'));
});

describe('the opinion’s own bracket, quoted', () => {
  test.each([
    [
      'The sum is due [of the c0ntract] in May of the year.',
      'The sum is due [of the contract] in May',
      'scan_noise',
    ],
    [
      'The sum is due to [the pla*232intiffs] in May of the year.',
      'The sum is due to [the plaintiffs] in May',
      'exact',
    ],
    [
      'The sum is due [of the contact] in May of the year.',
      'The sum is due [of the contract] in May',
      'marked_meaning',
    ],
  ])('%s · %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('an ellipsis that may be the opinion’s own, beside words left out over the end of a sentence', () => {
  test.each([
    [
      'It named the penalty of 29 U.S.C. § 260. (“In any action . . . to recover unpaid wages the court may award less.”)',
      'It named the penalty of . . . to recover unpaid wages',
      'marked_meaning',
    ],
    [
      'The town must pay the price . . . of the barn and of the mill. It must do so before noon of the day.',
      'The town must pay the price . . . . It must do so before noon',
      'marked',
    ],
  ])('%s: %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('of two clauses behind one verb, the second', () => {
  test('is denied where the verb denies both', () =>
    expect(
      compare(
        'The miller denied that the widow had sold the barn in the month of May, and that he owned the mill.',
        '[H]e owned the mill.',
      ).kind,
    ).toBe('marked_meaning'));
  test('is denied by the verb of another object', () =>
    expect(
      compare('The miller denied the sale and that he owned the mill.', '[H]e owned the mill.').kind,
    ).toBe('marked_meaning'));
  test('is not denied by a negation within the first', () =>
    expect(
      compare(
        'The panel held that the widow was not bound to find it so and that he owned the mill.',
        '[H]e owned the mill.',
      ).kind,
    ).toBe('marked'));
});

describe('a head that says whose view or which case it is', () => {
  test.each([
    ['On plaintiff’s theory', 'marked_meaning'],
    ['Under the dissent’s reading', 'marked_meaning'],
    ['In a proper case', 'marked_meaning'],
    ['In a case like this', 'marked'],
    ['On plaintiff’s second day', 'marked'],
  ])('%s: %s', (head, kind) => expect(compare(`${head}, ${rule}.`, sentence).kind).toBe(kind));
});

describe('what stands before a bracketed capital turns nothing', () => {
  const barn = 'the deed of the barn is void.';

  test.each([
    [`It removed any doubt that ${barn}`, '[T]he deed of the barn is void.'],
    [
      `Although no doubt helpful to the mill, ${barn}`,
      '[H]elpful to the mill, the deed of the barn is void.',
    ],
    ['The court heard the claims arising under the charter.', '[A]rising under the charter.'],
    ['It rests on claims that are not tied to the charter.', '[T]hat are not tied to the charter.'],
    [`In holding that she has a right to bring such claims, ${barn}`, '[T]he deed of the barn is void.'],
    [`Clearly, ${barn}`, '[T]he deed of the barn is void.'],
    [
      `If there was cause to sell it, or that there was a sale to the town, ${barn}`,
      '[O]r that there was a sale to the town, the deed of the barn is void.',
    ],
    [
      'Rather than read the deed, the miller spoke, asserting that the deed of the barn is void.',
      '[A]sserting that the deed of the barn is void.',
    ],
  ])('%s: %s', (opinion, quotation) => expect(compare(opinion, quotation).kind).toBe('marked'));

  test.each([
    [`We doubt that ${barn}`, '[T]he deed of the barn is void.'],
    [`The widow claims ${barn}`, '[T]he deed of the barn is void.'],
    [
      'He argues that talk of the barn cannot waive the right of the widow.',
      '[T]alk of the barn cannot waive the right of the widow.',
    ],
    [
      'The widow argues that even if the charter stands, the deed is void.',
      '[E]ven if the charter stands, the deed is void.',
    ],
    [
      'It is in the plaintiff’s barn and not in the mill.',
      'It is in the [defendant]’s barn and not in the mill',
    ],
    [`As the widow of the miller claims, ${barn}`, '[T]he deed of the barn is void.'],
    [`Generally, ${barn}`, '[T]he deed of the barn is void.'],
    [`If the charter binds her, ${barn}`, '[T]he deed of the barn is void.'],
    [`The widow claims that ${barn}`, '[T]hat the deed of the barn is void.'],
  ])('neighbour: %s: %s', (opinion, quotation) =>
    expect(compare(opinion, quotation).kind).toBe('marked_meaning'),
  );
});

describe('a bracketed capital on what does not read as a sentence', () => {
  test.each([
    ['This was the only ground of refusal in the town.', '[G]round of refusal in the town.'],
    [
      'A court not only has broad latitude in the matter of the barn.',
      '[H]as broad latitude in the matter of the barn.',
    ],
  ])('turns nothing: %s: %s', (opinion, quotation) =>
    expect(compare(opinion, quotation).kind).toBe('marked'),
  );

  test.each([
    ['It is not fair to conclude that the miller owns it.', '[F]air to conclude that the miller owns it.'],
    [
      'The miller would not pursue his old complaints before the board.',
      '[P]ursue his old complaints before the board.',
    ],
    ['Where there is no deed of sale, there is no sale.', '[I]s no deed of sale, there is no sale.'],
    ['Under no plan may the miller sell the barn.', '[M]ay the miller sell the barn.'],
    ['The only court has broad latitude in the matter.', '[C]ourt has broad latitude in the matter.'],
  ])('neighbour: %s: %s', (opinion, quotation) =>
    expect(compare(opinion, quotation).kind).toBe('marked_meaning'),
  );
});

describe('a condition behind the last word', () => {
  const owed = 'The miller owes the fee for the sale of the barn';
  test('limits it', () =>
    expect(compare(`${owed} if the widow asks.`, `${owed}.`).kind).toBe('marked_meaning'));
  test('limits nothing behind "even"', () =>
    expect(compare(`${owed} even if the widow asks.`, `${owed} even.`).kind).toBe('exact'));
});

describe('an ellipsis whose words end with a "that"', () => {
  test.each([
    [
      'No gap is seen in the testimony that would free the miller.',
      'No gap is seen . . . would free the miller',
      'marked',
    ],
    [
      'It was hindered by a rule that it pay the miller first.',
      'It was hindered . . . it pay the miller first',
      'marked',
    ],
    [
      'It was in May. Here the heir alleged that the miller sold it.',
      'It was in . . . the miller sold it',
      'marked_meaning',
    ],
  ])('%s: %s is %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('a verb that denies, left out', () => {
  test.each([
    [
      'The court denied both motions of the miller in May.',
      'The court . . . both motions of the miller',
      'marked',
    ],
    [
      'The widow denied that the boat had sunk the barge.',
      'The widow . . . sunk the barge',
      'marked_meaning',
    ],
    ['The widow refused to sell the barn in May.', 'The widow . . . sell the barn in May', 'marked_meaning'],
    [
      'It follows the plan rather than the deed of May.',
      'It follows the plan . . . than the deed of May',
      'marked',
    ],
  ])('%s: %s is %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('a bracket that stands for the words beside the opinion’s own ellipsis', () => {
  const opinion = 'It may be a rule of which the use is required ... or any duty of the miller in May.';
  test.each([
    ['a rule of which the use [there] ... or any duty of the miller', 'marked'],
    ['a rule of which the use is ... or any duty of the miller', 'marked_meaning'],
    ['a rule of which the use is . . . or any duty of the miller', 'marked_meaning'],
    ['a rule of which the use is … or any duty of the miller', 'marked_meaning'],
    ['a rule of which the use is [...] or any duty of the miller', 'marked'],
    ['a rule of which the use is * * * or any duty of the miller', 'marked'],
    ['a rule of which the use is . . . . or any duty of the miller', 'marked'],
  ])('%s is %s', (quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('two clauses that become one', () => {
  test.each([
    [
      'In Elm, to be good, proof must be shown, and it must be sworn.',
      'In Elm, to be good, proof must . . . be sworn',
      'marked_meaning',
    ],
    ['To be admitted here, the proof should be sworn in May.', 'To be . . . sworn in May', 'marked'],
    [
      'The talks with the mill, and those with the widow of Ott, are over.',
      'The talks with . . . the widow of Ott',
      'marked',
    ],
  ])('%s: %s is %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('a full stop that ends a word in both ends no sentence', () => {
  const sold = 'The barn was sold to Ott & Co.; denies the widow it, she is wrong.';

  test.each([
    [sold, 'The barn was sold to Ott & Co.', 'exact'],
    [sold.replace('Co.;', 'Company;'), 'The barn was sold to Ott & Company.', 'marked_meaning'],
  ])('%s: %s is %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('marks that the opinion has itself, quoted', () => {
  const proof = 'The town may bar proof that is “repetitive ... only marginally relevant” to the barn.';
  const request = 'The widow sent a set of Request [sic] for Admissions to the mill.';

  test.each([
    [proof, 'may bar proof that is “repetitive ...', 'exact'],
    [proof, 'may bar proof that is “repetitive . . . .', 'marked_meaning'],
    [proof.replace(' ...', ''), 'may bar proof that is “repetitive ...', 'marked_meaning'],
    [
      'It includes “standing[,] ripeness, [and] the rest” of it.',
      'standing[,] ripeness, [and] the rest',
      'exact',
    ],
    [
      'It includes “standing ripeness, [and] the rest” of it.',
      'standing[,] ripeness, [and] the rest',
      'marked',
    ],
    [request, 'a set of Request [sic] for Admissions to the mill', 'exact'],
    [request.replace(' [sic]', ''), 'a set of Request [sic] for Admissions to the mill', 'marked'],
  ])('%s: %s is %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});
