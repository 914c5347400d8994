/** Quotation marks typed beside a bracket, figures that a scanner made of letters, words run together: each lawful reading has a neighbour. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';
import type { QuotationComparison } from '../../../../src/quotes/quotation-comparison';

/** In the middle of an opinion that says something before and after. */
const compare = (opinion: string, quotation: string): QuotationComparison =>
  compareQuotation(
    quotation,
    indexOpinion(
      `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`,
    ),
  );

describe('a straight quotation mark beside a bracket is no part of the word', () => {
  const rule =
    'On this record “[T]he right to the barn is the widow’s,” and there is no genuine dispute of it.';

  test.each([
    [rule, `"'[T]he right to the barn is the widow's,' and there is no genuine dispute of it"`, 'exact'],
    [rule, "'[t]he right to the barn is the widow's'", 'exact'],
    [rule, "and '[t]here is no genuine dispute' of it", 'marked'],
    ['It was held that a claim of the widow is barred.', "'[A] claim of the widow is barred.'", 'marked'],
    [
      'On this record he waives all the claims of it.',
      "On this record he 'waive[d]' all the claims",
      'marked',
    ],
    [
      'The rule--the widow’s right--is of great age here.',
      "The rule--[t]he widow's right--is of great age",
      'marked',
    ],
  ])('%s: %s is %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));

  test.each([
    [
      'It was made lawful by the court of the town in May.',
      'It was made ‘[un]lawful by the court of the town',
    ],
    [
      'It was made unlawful by the court of the town in May.',
      'It was made ‘[l]awful by the court of the town',
    ],
    ['The widow can claim a right under the law of it.', 'The widow ‘[can]not claim a right under the law'],
    ['The widow can claim a right under the law of it.', 'The widow ‘[c]annot claim a right under the law'],
    ['The widow may claim a right under the law of it.', 'The widow ‘[must] claim a right under the law'],
    ['The widow may claim a right under the law of it.', 'The miller ‘[m]ay claim a right under the law'],
    [
      'Quillon met Ames in May. Then Quillon sued Ames under the law of the town.',
      'Then ‘[Ames] sued Ames under the law of the town',
    ],
    ['The widow paid all of the rent under the law.', 'The widow paid ‘[n]one of the rent under the law'],
    ['The rule--no person may sue--is of great age here.', 'The rule--[a] person may sue--is of great age'],
  ])('%s: %s is not verified, whichever mark stands before the bracket', (opinion, quotation) => {
    for (const mark of ['‘', "'", "''", '"\'', '’', '']) {
      const { kind } = compare(opinion, quotation.replace('‘', mark));
      expect(['altered', 'marked_meaning', 'absent']).toContain(kind);
    }
  });
});

describe('two ones that a scanner made of “ll”', () => {
  test.each([
    ['The court sha11 award damages to the widow.', 'The court shall award damages to the widow'],
    ['The court wi11 award damages to the widow.', 'The court will award damages to the widow'],
    ['It was ca11ed a11 at once by the widow of it.', 'It was called all at once by the widow'],
    ['The sma11 barn of the fe11ow was sti11 in it.', 'The small barn of the fellow was still in it'],
  ])('%s: %s', (opinion, quotation) => expect(compare(opinion, quotation).kind).toBe('scan_noise'));

  test.each([
    ['The court sha11 award damages to the widow.', 'The court may award damages to the widow'],
    ['The court wi11 award damages to the widow.', 'The court may award damages to the widow'],
    ['The court sha11 award damages to the widow.', 'The court should award damages to the widow'],
    ['The prices fa11 and the miller pays the rent.', 'The prices fail and the miller pays the rent'],
    ['It was as we11 said before in the same case.', 'It was as well said before in the same case'],
    ['It was held by 11 of the judges in the town.', 'It was held by all of the judges in the town'],
    ['It was held by a 11 to 2 vote in the town.', 'It was held by all to 2 vote in the town'],
  ])('%s: %s is not verified', (opinion, quotation) =>
    expect(['altered', 'absent']).toContain(compare(opinion, quotation).kind),
  );
});

describe('the hyphen of a line’s end, kept within the line', () => {
  test.each([
    [
      'The copart-ners are liable for the barn that they sold.',
      'The copartners are liable for the barn',
      'scan_noise',
    ],
    ['The Tot-ten trust was void. A Totten trust may be kept.', 'The Totten trust was void', 'scan_noise'],
    ['The Tot-ten trust was void for want of a deed.', 'The Totten trust was void for want', 'altered'],
    [
      'He sought to re-cover the roof of the barn in May.',
      'He sought to recover the roof of the barn',
      'altered',
    ],
    ['It is a no-fault rule for the mill and for the barn.', 'It is a nofault rule for the mill', 'altered'],
    [
      'The copartners are liable for the barn that they sold.',
      'The copart-ners are liable for the barn',
      'altered',
    ],
  ])('%s: %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('words run together or parted', () => {
  test.each([
    [
      'There is no one in the town who owes the rent.',
      'There is noone in the town who owes the rent',
      'form',
    ],
    ['The rent of the barn was paid in full to him.', 'The rent ofthe barn was paid in full to him', 'form'],
    ['He was a small-business owner of the town.', 'He was a small business owner of the town', 'form'],
    ['A dispute in arbitrable form was before it.', 'A dispute inarbitrable form was before it', 'wording'],
    [
      'A dispute inarbitrable as to form was before it.',
      'A dispute in arbitrable as to form was before it',
      'wording',
    ],
  ])('%s: %s is altered, in %s', (opinion, quotation, severity) => {
    expect(compare(opinion, quotation)).toMatchObject({ kind: 'altered', severity });
  });

  test.each([
    ['There is noone in the town who owes the rent.', 'There is no one in the town who owes the rent'],
    ['The cross examination of the widow was long.', 'The cross-examination of the widow was long'],
    ['The rent was unarbitrated. An un arbitrated rent is due.', 'An unarbitrated rent is due'],
  ])('%s: %s is the scanner’s', (opinion, quotation) =>
    expect(compare(opinion, quotation).kind).toBe('scan_noise'),
  );
});

describe('a quotation without a word outside its brackets', () => {
  const opinion =
    'The finding was clearly erroneous, and the court reversed it. Id. (internal marks omitted).';

  test.each(['[clearly erroneous]', '[the finding] . . .', '. . .', 'Id. (footnote omitted).'])(
    '%s asks nothing of the opinion',
    (quotation) =>
      expect(compare(opinion, quotation)).toMatchObject({
        kind: 'wordless',
        start: null,
        end: null,
        severity: null,
      }),
  );

  test.each([
    ['clearly erroneous', 'exact'],
    ['[The] finding was clearly lawful, and the court reversed it', 'altered'],
    ['[clearly] lawful', 'absent'],
  ])('%s is searched for', (quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('a note is called after a decade', () => {
  test.each([
    ['The plan began in the 1960’s.12 The widow claimed that it was void in May.', 'exact'],
    ['The plan began in the 1960s.12 The widow claimed that it was void in May.', 'exact'],
    ['The plan began in section 1960.12 The widow claimed that it was void in May.', 'altered'],
  ])('%s', (opinion, kind) =>
    expect(compare(opinion, opinion.replace('.12', '.').replace(/\.$/, '')).kind).toBe(kind),
  );
});

test('a note is called behind asterisks of the opinion’s own', () => {
  const opinion = 'The widow claimed that it was void * * *.9 In May the miller sold the barn.';
  expect(compare(opinion, opinion.slice(0, -1)).kind).toBe('exact');
});

test('a word of brackets without an end is read at once', () => {
  const { kind } = compare('The finding was clearly erroneous.', '[a]'.repeat(6_000));
  expect(['altered', 'absent', 'wordless']).toContain(kind);
});

describe('a misread word is the one that explains it best', () => {
  test.each([
    ['The vvhile of the barn was long in May.', 'The while of the barn was long in May'],
    ['The widow filecl the deed of the barn in May.', 'The widow filed the deed of the barn in May'],
    ['He will read it. The widow reacl the deed of the barn.', 'The widow read the deed of the barn'],
    [
      'The widow asks it to deciare the sale void in May.',
      'The widow asks it to declare the sale void in May',
    ],
    [
      'The suit proved unmerltorious in the court of the town.',
      'The suit proved unmeritorious in the court of the town',
    ],
  ])('%s: %s', (opinion, quotation) =>
    expect(['scan_noise', 'exact']).toContain(compare(opinion, quotation).kind),
  );

  test.each([
    ['The vvhile of the barn was long in May.', 'The white of the barn was long in May', 'two confusions'],
    [
      'The widow filecl the deed of the barn in May.',
      'The widow fled the deed of the barn in May',
      'the same',
    ],
    [
      'The states were new. The stotes of the town were old in May.',
      'The stoles of the town were old in May',
      '“states” is likelier',
    ],
    [
      'It is based on law. The deed was bosed on the sale of the barn.',
      'The deed was hosed on the sale of the barn',
      '“based”',
    ],
    [
      'The suit proved merltorious in the court of the town.',
      'The suit proved unmeritorious in the court of the town',
      'another word',
    ],
    [
      'The act detining the barn was void in May.',
      'The act detaining the barn was void in May',
      '“defining”',
    ],
    [
      'He will read it. The widow reacl the deed of the barn.',
      'The widow react the deed of the barn',
      'the opinion reads elsewhere',
    ],
  ])('%s: %s is not verified, %s', (opinion, quotation) =>
    expect(['altered', 'absent']).toContain(compare(opinion, quotation).kind),
  );

  test('a word of other letters within a note is no part of it', () => {
    const opinion = 'It rests on Ott, 12 F.2d at 33 (quotation marks omitted), and on the deed of the barn.';
    const drafted = 'Ott, 12 F.2d at 33 (quotation marks нот omitted), and on the deed of the barn';
    expect(compare(opinion, drafted).kind).toBe('altered');
  });
});

describe('what print has made of a draft or of a record', () => {
  test.each([
    [
      'He did so without challenging its validity-as the briefs show.',
      'without challenging its validity',
      'scan_noise',
    ],
    ['He gave training, guidance and help to the clerks.', 'guidance[,] and help to the clerks', 'marked'],
    [
      'It was read by an outside non-expert body of the town.',
      'an outside nonexpert body of the town',
      'exact',
    ],
    ['The miller recieved the notice in May.', 'The miller rec[ei]ved the notice in May', 'marked'],
  ])('%s: %s is %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));

  test.each([
    ['The deed is hard to read and difficult to find.', 'hard to read and diffcult to find'],
    [
      'A witness cannot give an opinion on an issue of law to the jury.',
      'A 8 witness cannot give an opinion on an 9 issue of law to the 10 jury',
    ],
    ['He sold the co-op of the town to the widow.', 'He sold the coop of the town to the widow'],
    ['She sued the town of Vane under § 1983 in May.', 'She sued the town of Vane under Section 1983'],
    ['She was paid 92 percent of the whole sum in May.', 'She was paid 92% of the whole sum'],
  ])('%s: %s differs in form', (opinion, quotation) =>
    expect(compare(opinion, quotation)).toMatchObject({ kind: 'altered', severity: 'form' }),
  );

  test.each([
    ['It protects the attorney-client papers of the widow.', 'It protects the attorney papers of the widow'],
    ['The widow filed the deed of the barn in May.', 'The widow fled the deed of the barn in May'],
    [
      'The widow must pay within days of the sale of it.',
      'The widow must pay within 9 days of the sale of it',
    ],
    [
      'The rules of the town and of the county bind her.',
      'The rules 8 of the town and 12 of the county bind her',
    ],
    ['She sued the town of Vane under § 1983 in May.', 'She sued the town of Vane under Rule 1983'],
    ['She sued the town of Vane under § 1983 in May.', 'She sued the town of Vane under § 1984'],
    ['She sued the town of Vane under § 12 in May.', 'She sued the town of Vane under ¶ 12'],
    ['She was paid 92 percent of the whole sum in May.', 'She was paid $92 of the whole sum'],
  ])('%s: %s is another text', (opinion, quotation) =>
    expect(compare(opinion, quotation)).toMatchObject({ kind: 'altered', severity: 'wording' }),
  );

  test.each([
    [
      'The goa1 of finding the truth in the town is old.',
      'The goal of finding the truth in the town',
      'scan_noise',
    ],
    [
      'He stated the so-cailed rule of the mill in May.',
      'stated the so-called rule of the mill in May',
      'scan_noise',
    ],
    [
      'It is so under the [6A] C.R.S. [(1987)]. The town agreed.',
      'so under the [6A] C.R.S. [(1987)]. The town',
      'exact',
    ],
    [
      'The form held a certificate [(described above)] from the clerk.',
      'form held a certificate [(described above)] from the clerk',
      'exact',
    ],
  ])('what is the opinion’s own, %s: %s is %s', (opinion, quotation, kind) =>
    expect(compare(opinion, quotation).kind).toBe(kind),
  );

  test.each([
    [
      'The miller paid the fee1 of the clerk of the town.',
      'The miller paid the feel of the clerk of the town',
    ],
    ['He stated the so-styled rule of the mill in May.', 'stated the so-called rule of the mill in May'],
    [
      'It is so under the [6A] C.R.S. [(1987)]. The town agreed.',
      'so under the [6A] C.R.S. [(1988)]. The town',
    ],
    [
      'The form held a certificate [(described above)] from the clerk.',
      'form held a certificate [(described below)] from the clerk',
    ],
  ])('and not %s: %s', (opinion, quotation) =>
    expect(['exact', 'scan_noise']).not.toContain(compare(opinion, quotation).kind),
  );

  test('of a note’s call and its number before the note, both 5, a draft has one', () => {
    const opinion =
      'We take the claim as true.5 5 Harlow also sues. Ott is right: we take the claim as true for him.';
    expect(compare(opinion, 'take the claim as true. 5 Harlow also sues').kind).toBe('exact');
    expect(compare(opinion, 'take the claim as true. 6 Harlow also sues').kind).toBe('altered');
  });
});
