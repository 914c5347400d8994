/** What print, scanners and stripping programs tear off a text is told from what a draft changes. Each lawful reading has a neighbour. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

/** In the middle of an opinion that says something before and after. */
const kindOf = (opinion: string, quotation: string): string =>
  compareQuotation(
    quotation,
    indexOpinion(
      `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`,
    ),
  ).kind;

describe('a number torn off a citation', () => {
  test.each([
    [
      'See Doe v. Roe, 2006 WL 2631925, at *5 (E.D. La. Sept. 13, 2006), on affidavits of this kind.',
      'See Doe v. Roe, 2006 WL 2631925, at (E.D. La. Sept. 13, 2006), on affidavits of this kind',
      'a star page',
    ],
    [
      'It cannot be heard. Ott v. Bell, 289 F.3d 589, 593 n.4 (9th Cir. 2002), says so in as many words.',
      'Ott v. Bell, 289 F.3d 589, 593 n. (9th Cir. 2002), says so in as many words',
      'a note’s number',
    ],
    [
      'The covers are described at length in Hall col.1 ll.29-34 and again in the drawings.',
      'The covers are described at length in Hall col. ll.29-34 and again in the drawings',
      'a column',
    ],
    [
      'The rule was first stated in Ott v. Texas,552 U.S. 491, 523, and was followed ever since.',
      'The rule was first stated in Ott v. Texas, U.S. 491, 523, and was followed ever since',
      'a volume glued to a name',
    ],
    [
      'The rule was first stated in Ott v. Molina,126 Cal. 505, 512, and was followed ever since.',
      'The rule was first stated in Ott v. Molina, Cal. 505, 512, and was followed ever since',
      'a volume of state reports glued to a name',
    ],
    [
      'It was so held before (2002 WL 1818733, *3, 2002 Conn Super LEXIS 2256, *8), and the court denied it.',
      'It was so held before (2002 WL 1818733, , 2002 Conn Super LEXIS 2256, ), and the court denied it',
      'star pages without “at”',
    ],
  ])('%s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('marked'));

  test.each([
    [
      'See Doe v. Roe, 2006 WL 2631925, at *5 (E.D. La. Sept. 13, 2006), on affidavits of this kind.',
      'See Doe v. Roe, 2006 WL 2631925, at *6 (E.D. La. Sept. 13, 2006), on affidavits of this kind',
      'another star page',
    ],
    [
      'It is due under sec.5 of the lease and under no other term of it.',
      'It is due under sec. of the lease and under no other term of it',
      'a section',
    ],
    [
      'The offer was made in Austin, Texas,552 days after the town had sold it.',
      'The offer was made in Austin, Texas, days after the town had sold it',
      'a number of days',
    ],
    [
      'They met at 5 in the evening in the hall of the town.',
      'They met at in the evening in the hall of the town',
      'an hour',
    ],
  ])('%s: %s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('altered'));
});

describe('a page that begins within a word, which the scanner misread as well', () => {
  const opinion =
    'Such evidence is not pro *250 bativc of the motive, and the court left it out of the record.';
  test.each([
    ['Such evidence is not pro bative of the motive, and the court left it out', 'scan_noise'],
    ['Such evidence is not pro vative of the motive, and the court left it out', 'altered'],
    ['Such evidence is not pro bation of the motive, and the court left it out', 'altered'],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a note behind the word “no”', () => {
  test('may be the first of another part of the opinion', () =>
    expect(
      kindOf(
        'Some courts said yes, others no.1 How about a mill? It is old.2',
        'others no. How about a mill?',
      ),
    ).toBe('exact'));
  test.each([
    [
      'It was old.2 It is not found in the prior art.3 At noon he left.',
      'It is not found in the prior art. At noon he left.',
      'exact',
    ],
    [
      'It was old.2 It is not found in the whole art.3 At noon he left.',
      'It is not found in the whole art. At noon he left.',
      'altered',
    ],
    [
      'He drew it from memory . . ..1 3 After it he left.',
      'He drew it from memory . . ..1 3 After it he left.',
      'exact',
    ],
  ])('%s: “%s” is %s', (opinion, quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));

  test('is none before what it numbers', () =>
    expect(kindOf('The clerk saw lot no.1 of the town.', 'The clerk saw lot no. of the town')).toBe(
      'altered',
    ));
});

describe('a page mark of three figures, glued to the number of a heading', () => {
  const opinion = (mark: string, next = '*387') =>
    `1. Deeds. The mill was sold. ${mark}. Barns. The widow kept the barn ${next} until May.`;
  const pageOf = (text: string) =>
    compareQuotation('The widow kept the barn', indexOpinion(text)).page?.first;

  test.each(['*3863', 'It was *385 so. *3863'])('%s', (mark) => expect(pageOf(opinion(mark))).toBe('386'));

  test.each([
    ['*3863', '*3864'],
    ['*3863', '*389'],
    ['It was *3862 so. *3863', '*3864'],
  ])('but %s before %s is page 3863', (mark, next) => expect(pageOf(opinion(mark, next))).toBe('3863'));
});

describe('the first page mark of an opinion, glued to a number', () => {
  const opinion =
    'On or about July 7, *5101899, the town sold the mill. The heirs *511 of the widow sued at once.';
  test.each([
    ['On or about July 7, 1899, the town sold the mill. The heirs of the widow sued', 'exact'],
    ['On or about July 7, 1898, the town sold the mill. The heirs of the widow sued', 'altered'],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a long note at the foot of a page, after the first words of a passage', () => {
  const opinion =
    'Id. (emphasis added).\n\n  22 We assume for the purposes of this motion that the lease was properly signed and sealed; neither side says otherwise in this court, and both have read it into the record.\n\n31\n\nStill, the town must answer for the bridge that it built over the creek.';
  test.each([
    ['Id. (emphasis added). Still, the town must answer for the bridge that it built', 'exact'],
    ['Op. (emphasis added). Still, the town must answer for the bridge that it built', 'altered'],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a note called at the end of the items of a list', () => {
  const opinion =
    '3. It conflicts with the Mill Act.12\n\n4. It conflicts with the Lease Act.13\n\n5. It was not enacted as such acts must be.';
  test.each([
    ['3. It conflicts with the Mill Act. 4. It conflicts with the Lease Act. 5. It was not enacted', 'exact'],
    [
      '3. It conflicts with the Mill Act. 5. It conflicts with the Lease Act. 5. It was not enacted',
      'altered',
    ],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a bracket left open before an ellipsis', () => {
  const opinion =
    'We express no opinion on the underlying merits of these claims, and we recognize the harshness of this result for the tenant.';
  test.each([
    ['We express no opinion on the [old . . . claims, and we recognize the harshness', 'marked'],
    ['We express no opinion on the underlying merit[ . . . claims, and we recognize the harshness', 'marked'],
    ['We express no [. . . claims, and we recognize the harshness of this result', 'marked'],
    ['We express no opinion on the [not . . . claims, and we recognize the harshness of it all', 'altered'],
    [
      'We express no opinion on the [unless . . . claims, and we recognize the harshness of this',
      'marked_meaning',
    ],
    ['We express no opinion on the old . . . claims, and we recognize the harshness', 'altered'],
    ['We express no opinion on the [old merits of these claims, and we recognize the harshness', 'altered'],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a part of a word that a line’s end breaks', () => {
  const opinion =
    'The manager was found to be respon-\nsible for the whole operation, and the rule was held to be un-\nconstitutional in every part. The bail was extraordi-\nnarily high and the man guiltless, though the news-\npaper had over-\nstated the amount of the loss in adver-\ntising and had re-\ncovered it.';
  test.each([
    ['sible for the whole operation, and the rule', 'exact'],
    ['The manager was found to be respon-', 'exact'],
    ['constitutional in every part. The bail', 'altered'],
    ['in every part. The bail was extraordi', 'exact'],
    ['The bail was extraordi-narily high and the man guilt-', 'altered'],
    ['ponsible for the whole operation, and the rule', 'altered'],
    ['the manager was found to be respons', 'altered'],
    ['paper had overstated the amount of the loss', 'exact'],
    ['tising and had recovered it.', 'exact'],
    ['stated the amount of the loss in advertising', 'altered'],
    ['covered it. The clerk entered the judgment', 'altered'],
    ['Paper had overstated the amount of the loss', 'altered'],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a note on a quotation that print or a scanner has damaged', () => {
  const across = '\n\n  30 The parties dispute that, and we need not resolve it here.\n\n12\n\n';
  test.each([
    ['(ernphasis added)', '(emphasis added)', 'exact'],
    ['(lnternal qu0tation marks omitted)', '(internal quotation marks omitted)', 'exact'],
    [`(internal ${across}quotation marks omitted)`, '(internal quotation marks omitted)', 'exact'],
    [`(internal ${across}quotation marks omitted)`, '', 'marked'],
    ['(citations[48] omitted)', '(citations omitted)', 'exact'],
    ['(ernphasis added)', '(emphasis in original)', 'marked'],
    ['(internal quotation marks ornitted)', '(internal quotation marks added)', 'altered'],
    [`(internal ${across}quotation marks omitted)`, '(internal quotation marks added)', 'altered'],
    [`(not ${across}binding on us)`, '(binding on us)', 'altered'],
  ])('%s: %s', (note, quoted, kind) => {
    const before = 'The lower court held that the widow owned the farm';
    const after = 'and it entered judgment for her on the claim.';
    expect(kindOf(`${before} ${note} ${after}`, `${before} ${quoted} ${after}`)).toBe(kind);
  });
});

describe('the end of a quotation', () => {
  const opinion =
    'It held only that she had a claim to whatever was paid after the bank learned of her late husband’s debts. (Emphasis added.) See Ott v. Bell, 61 Cal. App. 2d 177, 179 [142 P.2d 325].) The rule is old.';
  test.each([
    ['whatever was paid after the bank learned of her late husband’s debts. (Emphasis added.)', 'exact'],
    ['whatever was paid after the bank learned of her late husband’s debts', 'exact'],
    ['whatever was paid after the bank learned of her late husband’s (Emphasis added.)', 'altered'],
    ['whatever was paid after the bank learned of her late (Emphasis added.)', 'altered'],
    ['whatever was paid after the bank learned of her (citation omitted)', 'exact'],
    ['whatever was paid after the bank learned (Emphasis added.)', 'altered'],
    ['See Ott v. Bell, 61 Cal. App. 2d 177, 179 [142 P.2d 325]', 'exact'],
    ['See Ott v. Bell, 61 Cal. App. 2d 177, 179 [142 P.2d 329]', 'marked_meaning'],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a word that a page parts', () => {
  const opinion =
    'The methodology was sound. The expert’s method *593 ology was in [*594] complete accord with it, and every *595 body of the craft may be so. See post, at 530. The rest is post, at length.';
  test.each([
    ['The expert’s methodology was in complete accord with it', 'exact'],
    ['The expert’s method ology was in complete accord with it', 'exact'],
    ['The expert’s methodology was incomplete accord with it', 'altered'],
    ['and everybody of the craft may be so', 'altered'],
    ['every body of the craft may be so. The rest is post, at length', 'marked'],
    ['every body of the craft may be so. See post, at 530. The rest is length', 'altered'],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('figures glued to words', () => {
  test.each([
    [
      'The jury found against the Foley Co.7 but formed no view.',
      'The jury found against the Foley Co. but formed no view',
      'exact',
    ],
    [
      'The bank paid the Foley Co.5 million for the whole of the land.',
      'The bank paid the Foley Co. million for the whole of the land',
      'altered',
    ],
    [
      'It proved every clement of the offense and no barm to anybody.',
      'It proved every element of the offense and no harm to anybody',
      'scan_noise',
    ],
    [
      'It proved every clement of the offense and no barn to anybody.',
      'It proved every element of the offense and no harm to anybody',
      'altered',
    ],
    [
      'He signed the order No.7 but formed no view of it.',
      'He signed the order No. but formed no view of it',
      'altered',
    ],
    [
      'He is in possession of dea1 property in the town.',
      'He is in possession of deal property in the town',
      'scan_noise',
    ],
    [
      'He is in possession of dea1 property in the town.',
      'He is in possession of dear property in the town',
      'altered',
    ],
    [
      'He read it in vol1 of the town’s own reports.',
      'He read it in vol of the town’s own reports',
      'altered',
    ],
  ])('%s: %s', (opinion, quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a citation after a word in capitals and a closing mark', () => {
  const opinion =
    'The court enjoined the order “against the Wilson Bridge PLA.” Bldg. & Constr. Trades Dep’t v. Allbaugh, 172 F.Supp.2d 67, 79 (2001). The court held that the order conflicts with the statute.';
  test.each([
    ['enjoined the order “against the Wilson Bridge PLA.” The court held that the order conflicts', 'marked'],
    ['enjoined the order “against the Wilson Bridge.” The court held that the order conflicts', 'altered'],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a citation or a measure between commas', () => {
  test.each([
    [
      'The rule is old, 40 Cal. 12, and it binds the bank.',
      'The rule is old and it binds the bank',
      'marked',
    ],
    [
      'The rule is old, 14 Sup. Ct. 12, and it binds the bank.',
      'The rule is old and it binds the bank',
      'marked',
    ],
    [
      'He was arrested, 3 Jan. 1995, in the city of Boston.',
      'He was arrested in the city of Boston',
      'altered',
    ],
    [
      'He was arrested (3 Jan. 1995) in the city of Boston.',
      'He was arrested in the city of Boston',
      'altered',
    ],
    [
      'The lot, 40 Ac. 12, was sold to the bank of Boston.',
      'The lot was sold to the bank of Boston',
      'altered',
    ],
    [
      'The house, 40 Elm. 12, was sold to the bank of Boston.',
      'The house was sold to the bank of Boston',
      'altered',
    ],
    [
      'The lot, 40 Sq. Ft. 12, was sold to the bank of Boston.',
      'The lot was sold to the bank of Boston',
      'altered',
    ],
  ])('%s: %s', (opinion, quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a bracket of the opinion at an end of the quotation', () => {
  const opinion =
    'He said that it was [the defendant, who had been at the store all day and who knew the clerk by name] that did it.';
  test.each([
    ['it was [the defendant, who had been at the store all day and who knew the clerk by name]', 'exact'],
    [
      '[the defendant, who had been at the store all day and who knew the clerk by name] that did it',
      'exact',
    ],
    [
      'it was [the plaintiff, who had been at the store all day and who knew the clerk by name]',
      'marked_meaning',
    ],
  ])('%s: %s', (quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a passage that begins or ends within a word that a line breaks', () => {
  const sued = 'She sued the clinic for malprac- tice and the nurse for mis- conduct in the ward.';
  test.each([
    ['tice and the nurse', 'exact', 'a half that nobody reads as a word'],
    ['conduct in the ward', 'altered', 'a half that says the contrary'],
    ['She sued the clinic for malprac', 'exact', 'the other half'],
  ])('%s is %s: %s', (quotation, kind) => expect(kindOf(sued, quotation)).toBe(kind));

  test('a half that the opinion says elsewhere is a word', () =>
    expect(kindOf(`${sued} It was good prac- tice. He is tice.`, 'tice and the nurse for misconduct')).toBe(
      'altered',
    ));
});

test('a note call before the rule that a foot of a page begins with', () => {
  const opinion = 'We therefore proceed to settle it.12 —————— 12 The justice holds the rule to be old.';
  expect(kindOf(opinion, 'We therefore proceed to settle it. —————— 12 The justice holds')).toBe('exact');
  expect(kindOf(opinion, 'We therefore proceed to settle it.13 —————— 12 The justice holds')).toBe('altered');
});

test('a word of Scots that is the scanner’s "aimed"', () => {
  const opinion = 'The plan airned to make the town a profit, but it failed.';
  expect(kindOf(opinion, 'The plan aimed to make the town a profit')).toBe('scan_noise');
  expect(kindOf(opinion, 'The plan armed to make the town a profit')).toBe('altered');
});

test('a quotation may end with the hyphen of a broken word whose first part stands elsewhere too, and with no other part', () => {
  const opinion =
    'There was evidence of both. The panel spoke of the importance of evidence-\nbased decisions in such a case.';
  expect(kindOf(opinion, 'The panel spoke of the importance of evidence-')).toBe('exact');
  expect(kindOf(opinion, 'The panel spoke of the importance of notice-')).toBe('altered');
});
