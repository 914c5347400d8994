/** What brackets, ellipses and quotation marks can be made to say by who means to mislead, each beside what practice allows. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';
import type { QuotationComparison } from '../../../../src/quotes/quotation-comparison';

/** `{found|drafted}`: what the opinion has, and what the draft makes of it. */
function compare(sentence: string): QuotationComparison {
  const opinion = sentence.replace(/\{([^|}]*)\|[^}]*\}/g, '$1');
  const quotation = sentence.replace(/\{[^|}]*\|([^}]*)\}/g, '$1');
  const around = `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`;
  return compareQuotation(quotation, indexOpinion(around));
}

const asks = (sentence: string) => expect(compare(sentence).kind).toBe('marked_meaning');
const isLawful = (sentence: string) => expect(compare(sentence).kind).toBe('marked');

describe('an ellipsis that drops one of two alternatives', () => {
  test.each([
    'The miller owes no rent {nor tax|. . .} for the barn of the widow.',
    'The miller must {pay or|. . .} leave the barn of the widow.',
  ])('%s', asks);

  test.each([
    'The miller owes the widow the rent {and the tax|. . .} for the barn.',
    'The officers, {agents,|. . .} or servants of the mill are bound by it.',
    'The miller acquired no legal {or equitable|. . .} title to the barn of the widow.',
    'The sale is void where it was made by fraud {or mistake|. . .} of the miller.',
    'The sale is void for a mistake of {law or|. . .} fact of the miller.',
    'If the agent withholds any price {or fee|. . .} received in the sale, he owes it.',
    'The sale must be shown to rest on fraud{, or on the gross neglect of the miller| . . .}.',
    'The miller sold the barn{, with the cows or the calves in it,| . . .} to the widow.',
  ])('lawful: %s', isLawful);
});

describe('an ellipsis that puts what depends on a noun in its place', () => {
  test.each([
    'The barn was sold to {the heirs of|. . .} the widow in May.',
    'The lots belonged to the {owners of|. . .} lots along the alley.',
    'It would not agree with {the theory of|. . .} the miller that he owes nothing.',
  ])('%s', asks);

  test.each([
    'The rent is due under {the terms of|. . .} the lease in May.',
    'The barn was sold {by the heirs of the widow|. . .} in May of the year.',
    'The miller asked for {the recovery of|. . .} the barn in May.',
    'The barn lies in {the county of|. . .} Fresno near the river.',
    'The panel faced a {possible violation of|. . .} the order of the town.',
  ])('lawful: %s', isLawful);
});

describe('what leaves no sentence hides none', () => {
  test.each([
    'The entry added {nothing|noth[s]} to the rights of the widow in the barn.',
    'The order stands {unless|unles[ed]} the widow objects in due time.',
    'An order on such relief {will|. . .} be the final order of the case.',
    'The sale {should|. . .} not be sanctioned as a device for delay.',
    'The clerk made a {factual|[fact]} finding on the sale of the mill.',
    '{been canceled|[B]een canceled}, the deed of the barn binds nobody in the town.',
  ])('lawful: %s', isLawful);

  test.each([
    'I would simply {deny the|[the agency]} petition to enforce the demand of the town.',
    'The panel asks how the clerk {erred|[Ott and Co.]} when it held the tax due.',
    'The heirs {refuse to|[the Smiths]} sell the barn of the widow.',
    'The clerk {mistakenly|[the miller]} paid the sum of the loan to the widow.',
    'The judgment {against|[For]} the widow was entered in May of the year.',
    'The widow did {nothing|no[]} to stop the sale of the barn.',
    'The order stands {without|with[ ]} the consent of the widow.',
    'The order of the widow {may not|. . .} be final in the case of the miller.',
    'The order of the widow {must|. . .} always be final in the case of the miller.',
    'Insurers of the town {must|. . .} pay the owner of the barn.',
  ])('%s', asks);
});

describe('an ellipsis that hides who says so', () => {
  test.each([
    'The panel heard {testimony that|. . .} the miller had burned the barn.',
    'If the panel saw the deed, {Ott reasons that|. . .} the sale of the barn is void.',
    'It was in May, {the plaintiff says that|. . .} the miller had burned the barn.',
  ])('%s', asks);

  test.each([
    'If the panel saw the deed, {the Court said that|. . .} the sale of the barn is void.',
    'It was in May, {we think that|. . .} the miller had burned the barn.',
  ])('lawful: %s', isLawful);
});

describe('an ellipsis that hides another outcome', () => {
  test('before the one that it keeps', () =>
    asks('The panel {grants the motion on the barn and|. . .} denies the motion on the mill.'));
  test('lawful: of the same kind', () =>
    isLawful('The panel {grants the motion on the barn and|. . .} grants the motion on the mill.'));
});

describe('a bracketed capital behind what takes it away', () => {
  test.each([
    '{Absence of prejudice|[P]rejudice} is the only ground for the order of the panel.',
    '{The fear of fire|[F]ire} moved the miller to sell the barn.',
  ])('%s', asks);
  test('lawful: behind what only names it', () =>
    isLawful('{The defense of laches|[L]aches} is the only answer of the miller.'));
});

describe('a bracket that calls a thing by the name of another', () => {
  test.each([
    'The miller may be punished for a {misdemeanor|[tort]} by the town.',
    'The {jury|[court]} found that the miller had burned the barn.',
    'The sheriff may not enter a {home|[car]} of the widow at night.',
    'The barn is free of {tax|[take]} in the town of the widow.',
    'The town may not {fine|[find]} the widow of the miller in May.',
    'The miller must pay the costs of his {counsel|[experts]}.',
  ])('%s', asks);

  test.each([
    'The {tribunal|[court]} of the town saw that the miller burned the barn.',
    'The sheriff may not enter the {house|[home]} of the widow at night.',
    'The miller {pays|[paid]} the tax of the barn to the town.',
    'The miller {lost|[loses]} the barn of the widow in May.',
    'The miller is {using|[used]} the barn of the widow in May.',
  ])('lawful: %s', isLawful);
});

describe('a bracket that makes another word of a word', () => {
  test.each([
    'The panel saw that the {prosecutor|prosecut[ion]} had hidden the deed.',
    'The fees are meant to attract {competent|compet[ing]} counsel to the town.',
    'If a {corporation|corpora[l]} can be punished, so can the miller.',
    'The rule binds the {applicant|applic[ation]} of the widow in May.',
    'The town asks whether the {employer|employ[ed]} widow is bound.',
  ])('%s', asks);

  test.each([
    'The panel {determines|determin[ed]} who had hidden the deed.',
    'It was asked to {determine|determin[ation]} who had hidden the deed.',
    'It turns on how {relevant|relevan[ce]} the deed of the barn is.',
    'The miller {admits|admi[tted]} that he sold the barn in May.',
    'The {prosecutors|prosecutor[]} had hidden the deed of the barn.',
  ])('lawful: %s', isLawful);
});

describe('a bracket that asks for more', () => {
  test.each([
    'The widow must prove {intent|[specific] intent} of the miller in May.',
    'It must rest on a {fact|[material] fact} of the record of the town.',
    'The widow must pay within {ten days|ten [business] days} of the order.',
    'Lots 4 {through|[and]} 9 of the town are sold in May.',
    'The panel shall consider {whether|[that]} the fee is due in May.',
    'The clerk read the {order|order [reversed]} on the sale of the barn.',
  ])('%s', asks);
  test('lawful: that says which', () =>
    isLawful('It must rest on an {order|[prior] order} of the panel of the town.'));
});

describe('a bracket that stands for a small word of hardly a letter', () => {
  test.each([
    'The mill {does|d[id]} not stand on the land of the widow.',
    'The mill {is|[wa]s} on the land of the widow in May.',
    'The miller {has|h[ad]} no right in the land of the widow.',
  ])('lawful: %s', isLawful);
  test('no form of it', () =>
    expect(compare('The mill {does|d[o]nates} not stand on the land of the widow.').kind).toBe('altered'));
});

describe('a name in capitals', () => {
  const facts = 'The TVA built the dam in May. Quillon sold the barn to the town. ';
  test.each([`${facts}Then the panel found that {Quillon|[TVA]} owed the tax.`])('%s', asks);
  test.each([
    `${facts}Then the panel found that {it|[TVA]} owed the tax.`,
    `${facts}Then the panel found that {Quillon|[the seller]} owed the tax.`,
  ])('lawful: %s', isLawful);
});

describe('an ellipsis that takes a limit away', () => {
  test.each([
    'The act is{, as it is applied here,| . . .} an invalid law of the town.',
    'He committed {but one|. . .} crime in the barn of the widow.',
    'There is no proof of a {lesser included|. . .} offense of the miller.',
    'The heir said that {his wife had told him before the fire, that|. . .} he was not the father of the boy.',
    'The order is void{, but if paid it binds the miller| . . .}.',
    'The miller agreed to pay {the balance of|. . .} the price to the widow.',
  ])('%s', asks);

  test.each([
    'The order must be obeyed{, and if wrong the remedy lies in the town| . . .}.',
    'The miller sent {a copy of|. . .} the deed to the widow in May.',
    'It was said outside {the presence of|. . .} the jury of the town.',
    'The bank is subject to {the direction of|. . .} the council of the town.',
  ])('lawful: %s', isLawful);
});

describe('quotation marks that the draft puts around a word', () => {
  test.each([
    'The {expert|“expert”} of the town saw the barn in May.',
    'The {expert|‘expert’} of the town saw the barn in May.',
    'It was a {fair trial|"fair trial"} of the miller in May.',
  ])('%s', (sentence) => expect(compare(sentence)).toMatchObject({ kind: 'altered', severity: 'form' }));

  test.each([
    'The {“expert”|‘expert’} of the town saw the barn in May.',
    'The {“expert”|expert} of the town saw the barn in May.',
    "The {parties' and heirs' barns|parties’ and heirs’ barns} of the town burned in May.",
  ])('lawful: %s', (sentence) => expect(compare(sentence).kind).toBe('exact'));

  test('are read at once, however many', () => {
    const { kind } = compareQuotation('“a” '.repeat(5_000), indexOpinion('a '.repeat(5_000)));
    expect(kind).toBe('altered');
  });
});

describe('a bracket that turns the reason, or takes one of all', () => {
  test.each([
    'The town dismissed her {despite|[because of]} the report that she filed.',
    'The town dismissed her {because of|[despite]} the report that she filed.',
    'The widow must prove {every|[an]} element of the claim in May.',
  ])('%s', asks);
  test.each([
    'The town dismissed her {owing to|[because of]} the report that she filed.',
    'The widow must prove {any|[an]} element of the claim in May.',
  ])('lawful: %s', isLawful);
});

describe('an ellipsis that leaves out a contrast', () => {
  test('between two things behind the same word', () =>
    asks('The act was upheld in {Ohio but struck down in|. . .} Texas and Utah.'));
  test('lawful: of one thing behind it', () =>
    isLawful('The act was upheld in {Ohio and then in|. . .} Texas and Utah.'));
});

describe('a small letter in a bracket', () => {
  const sentence = 'Suppose the mayor has power to decide which clerk may open the vault.';
  test('claims the beginning of a sentence, which was only supposed', () => {
    const { kind } = compare(`{Suppose the|[t]he}${sentence.slice('Suppose the'.length)}`);
    expect(kind).toBe('marked_meaning');
  });
  test('lawful: where the opinion says so', () =>
    isLawful('{In law the|[t]he} mayor has power to decide which clerk may open the vault.'));
});
