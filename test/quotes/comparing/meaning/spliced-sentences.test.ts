/** Three dots over a sentence's end that make one clause of two, and one who acts put for another in a bracket: the lawyer is asked. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

function kindOf(opinion: string, quotation: string): string {
  const around = `The parties met in the hall. ${opinion} The court then rose.`;
  return compareQuotation(quotation, indexOpinion(around)).kind;
}

const sold = 'The widow sued the town. The miller sold the barn to the clerk.';
const found = 'The clerk found evidence of theft. The miller spoke of fraud in the sale of the barn.';
const denied =
  'The motion was denied by the trial court. The miller then made a plea agreement with the town.';
const worked =
  'The party seeking a fee should submit proof of the hours worked. Where the proof is thin, the court may reduce it.';

describe('an ellipsis that makes one clause of two sentences', () => {
  test.each([
    ['the first lends the verb its subject', sold, 'The widow . . . sold the barn to the clerk.'],
    ['the same, another ellipsis', sold, 'The widow … sold the barn to the clerk.'],
    ['and the verb its object', found, 'The clerk found . . . fraud in the sale of the barn.'],
    [
      'behind what leads up to the first',
      'On Friday nights, the miller slept at the barn. The widow wanted to sell it to the clerk.',
      'On Friday nights, the miller . . . wanted to sell it to the clerk.',
    ],
    [
      'who was let go by whom',
      'She said that he was unfit for the post. The mayor later fired the clerk of the town.',
      'She said that he was . . . fired',
    ],
  ])('%s', (_, opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('marked_meaning'));

  test.each([
    [
      'four dots say that a sentence ends',
      sold,
      'The widow sued . . . . The miller sold the barn to the clerk.',
    ],
    ['a preposition before a noun', found, 'The clerk found evidence of . . . fraud in the sale'],
    ['the article before a noun', denied, 'The motion was denied by the . . . plea agreement with the town.'],
    [
      'the end of what a sentence begins with',
      'She said that the clerk of the town was ill. The mayor later fired him.',
      'She said that the clerk . . . later fired him.',
    ],
    [
      'a pronoun, which may mean the same',
      'On Friday nights, the miller slept at the barn. He wanted to sell it to the clerk.',
      'On Friday nights, the miller . . . wanted to sell it to the clerk.',
    ],
    [
      'the same noun',
      'In that case, this court read the deed. The court noted that no seal was on it.',
      'In that case, this court . . . noted that no seal was on it.',
    ],
    ['one sentence', 'The widow, who lived at the mill, sold the barn.', 'The widow . . . sold the barn.'],
    [
      'the verb keeps its subject',
      'The court considered the proof at length. It then weighed the notes and found the miller liable.',
      'The court considered the proof . . . and found the miller liable.',
    ],
    [
      'an abbreviation’s stop',
      'The widow bought from Smith & Co. Mills of Elm the barn that she sold to the clerk.',
      'The widow . . . sold to the clerk.',
    ],
    [
      'two verbs, which nobody reads on',
      worked,
      'The party seeking a fee should . . . the court may reduce it.',
    ],
    ['two verbs of the past', sold, 'The widow sued the . . . sold the barn to the clerk.'],
    [
      'a number',
      'It falls within the domain of the privilege. See Elm v. Oak Mills of the town, 20 Ex. Rep. 30, on that.',
      'It falls within the domain of . . . 20 Ex. Rep. 30, on that.',
    ],
    [
      'no subject before the verb',
      'While in fact he paid the sum in May. This sum was not enough for the town.',
      'While in fact . . . was not enough for the town.',
    ],
  ])('not %s', (_, opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('marked'));
});

describe('who acts, in a bracket', () => {
  const claim = 'could have relied on the letter of the clerk in this.';
  test.each([
    ['jury', 'officer'],
    ['government', 'legislature'],
    ['court', 'government'],
  ])('%s for %s', (there, put) =>
    expect(kindOf(`In sum, the ${there} ${claim}`, `the [${put}] ${claim}`)).toBe('marked_meaning'),
  );
  test.each([
    ['prosecutor', 'government'],
    ['deputy', 'officer'],
  ])('%s may be called %s', (there, put) =>
    expect(kindOf(`In sum, the ${there} ${claim}`, `the [${put}] ${claim}`)).toBe('marked'),
  );
});

describe('an ellipsis hides nothing', () => {
  test.each([
    ['There was no use of it from the fall of 1885 until May.', 'from the … 1885 until May'],
    ['They asked for the validity of the act of May.', 'asked for the … act of May'],
  ])('%s: %s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('marked'));

  test.each([
    ['The clerk paid no part of the writ on May 4 to the town.', 'paid . . . part of the writ on May 4'],
    ['They asked for the agent of the miller of May.', 'asked for the … miller of May'],
  ])('but something in %s: %s', (opinion, quotation) =>
    expect(kindOf(opinion, quotation)).toBe('marked_meaning'),
  );
});

describe('the opinion’s own marks and misprints, quoted', () => {
  test.each([
    [
      'It held that “[wjhile . . . the miller may sell” it, he must pay.',
      '“[wjhile . . . the miller may sell”',
    ],
    [
      'The miller sold the barn . . . .” (Emphasis added.) Then he paid.',
      'sold the barn . . . .” (Emphasis added.) Then',
    ],
    ['Whether [he][she] has been charged is not before us.', 'Whether [he][she] has been charged is'],
    ['The clerk saw Jones-*217 Lee at the mill in May.', 'saw Jones-Lee at the mill in May'],
  ])('exact: %s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('exact'));

  test.each([
    ['Under our prcc- edents the miller may sell.', 'Under our prec- edents the miller may sell.'],
    ['at a point one foot ahoyc the mark of the town', 'at a point one foot ahoye the mark of the town'],
    [
      'Delay would cause a bardship to the widow of Ott.',
      'Delay would cause a hardship to the widow of Ott.',
    ],
  ])('scanning noise: %s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('scan_noise'));

  test.each([
    ['Whether [he][she] has been charged is not before us.', 'Whether [he][they] has been charged is'],
    [
      'It would reach the present structure-of the widow in May.',
      'reach the present structure the widow in May',
    ],
    ['The note was sold to pro se tenants of the mill.', 'The note was sold to prose tenants of the mill.'],
    ['The clerk saw Jones-*217 Lee at the mill in May.', 'saw Jones-Leo at the mill in May'],
  ])('not the same: %s: %s', (opinion, quotation) =>
    expect(['exact', 'scan_noise', 'marked']).not.toContain(kindOf(opinion, quotation)),
  );
});
