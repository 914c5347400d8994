/** Citations of what is no case may be left out as those of cases may; words of the sentence never. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';
import { referencesInText } from '../../../../src/quotes/comparing/reading/references-in-text';

function compare(opinion: string, quotation: string) {
  const around = `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`;
  return compareQuotation(quotation, indexOpinion(around));
}

const references = [
  'Fed. R. Civ. P. 56(a).',
  'Fed. R. Evid. 403.',
  '28 U.S.C. § 1331.',
  'U. S. Const. amend. XIV, § 1.',
  'Cal. Civ. Code § 1750 et seq.',
  'Restatement (Second) of Torts § 402A (1965).',
  'See 5 Wigmore, Evidence § 1395 (3d ed. 1940).',
  'H. R. Rep. No. 94-1476, p. 66 (1976).',
  'ECF No. 12 at 4.',
  'See Ott, supra, at 44.',
  'See 12 F.2d, at 44.',
  'Brief for Petitioner 12.',
  'J.A. 11–13.',
  'CP at 418.',
  'App. 114, 118-121.',
  'See Tr. 29; 44-45.',
  'See id., at 330-331.',
  'Ott, 398 U. S., at 158-159.',
  'Ott, 398 U.S. at 158-59.',
  'Liberty Mill, 477 U.S. at 255, 106 S.Ct. 2505.',
  'Ott, 12 F.3d at 44 n.3.',
  'Ott, 12 F. 3d, at 44 (quoting Bell, 5 F.2d at 6).',
  'Ott, 2020 WL 12345, at *3.',
  'See In re Ott, 12 F.3d at 46.',
  'See generally Ott, 398 U. S. 144.',
  'Ott, 398 U. S., at 158 (emphasis added; internal quotation marks omitted).',
  'Ott, 398 U. S., at 158; see Bell, 399 U. S., at 12; Roe, 400 U. S., at 1.',
  'Ott, slip op. at 5.',
  'See generally 10A C. Ott, A. Bell, & M. Roe, Federal Practice and Procedure §2725, pp. 93-95 (1983).',
  'Ott Dep. 45:3-7.',
  'Appellants’ Opening Brief at 12.',
  'Id., at 40a.',
  'Id.,at 25.',
  'Ibid.',
  '47 U.S.C. § 227 (b)(1)(A).',
  'Fed.R.Evid. 704 advisory committee’s note.',
  'See 10 C.F.R. § 712.10.',
  'Ott v. Bell, 12 F.3d 400 , 405 (D.C. Cir. 2005).',
  'Pub. Utils. Comm’n of Cal. v. Ott, 100 F.3d 1451, 1460 (9th Cir. 1996).',
  'Ott v. Bell, 500 U.S. 173 , 194, 111 S.Ct. 1759 , 114 L.Ed.2d 233 (1991).',
  'See Ott v. Bell, 769 F.2d 104, 108 (2d Cir.), cert. denied, 474 U.S. 923 , 106 S.Ct. 258 (1985).',
  'Ott v. Bell, 769 F. 2d 104 (CA6), aff’d, 506 U. S. 826 (1992).',
  'See Ott v. Bell, 759 F. App’x 998, 1002 n.2 (Fed. Cir. 2019).',
  'See Fed. Rule Civ. Proc. 52; see also United States v. Bell, 343 U. S. 326, 332 (1952).',
];

describe('left out', () => {
  test.each(references)('%s', (reference) => {
    const opinion = `The rule of the mill is settled. ${reference} The mill is old and brown.`;
    expect(compare(opinion, 'The rule of the mill is settled. The mill is old and brown.').kind).toBe(
      'marked',
    );
    expect(
      compare(opinion, 'The rule of the mill is settled. (citation omitted) The mill is old and brown.').kind,
    ).toBe('marked');
  });

  test.each([
    [
      'The widow saw the mill (Ott v. Bell, 12 F.2d 33) in May of that year.',
      'The widow saw the mill [citation omitted] in May of that year',
    ],
    ['The widow saw the mill (Tr. 44) in May of that year.', 'The widow saw the mill in May of that year'],
    ['The widow saw the mill (see id.) in May of that year.', 'The widow saw the mill in May of that year'],
    ['The widow saw the mill (id.), and the miller left.', 'The widow saw the mill, and the miller left'],
    [
      'The widow saw the mill (quoting Ott, 484 U.S. at 529) in May of that year.',
      'The widow saw the mill in May of that year',
    ],
    [
      'The widow paid the Board. Brief for Petitioner 12. The mill is old and brown.',
      'The widow paid the Board. The mill is old and brown.',
    ],
    [
      'The rule is old and brown. In re Ott, 12 F.2d 33 (1930). We sold the mill.',
      'The rule is old and brown. We sold the mill',
    ],
    ['In Ott v. Bell, 12 F.2d 33 (1930), we sold the mill of the widow.', 'In Ott v. Bell, we sold the mill'],
    [
      'The rule is old (Ott v. Bell, 12 Cal. 2d 822 [36 Cal. Rptr. 609, 388 P.2d 881]). The widow may sell.',
      'The rule is old (Ott v. Bell, 12 Cal. 2d 822 [36 Cal. Rptr. 609]). The widow may sell',
    ],
    ['The mill is old, 28 U.S.C. § 1331, and the widow owns it.', 'The mill is old, and the widow owns it'],
  ])('%s · %s', (opinion, quotation) => expect(compare(opinion, quotation).kind).toBe('marked'));
});

describe('words of the sentence', () => {
  test.each([
    [
      'It was void. Section 5 of Title 28 is old and brown. The widow left.',
      'It was void. is old and brown. The widow left.',
    ],
    [
      'It was void. Rule 12(b)(6) bars the claim of the widow. She left.',
      'It was void. bars the claim of the widow. She left.',
    ],
    ['The widow saw the mill (see it) in May of that year.', 'The widow saw the mill in May of that year'],
    [
      'The widow saw the mill (see no id.) in May of that year.',
      'The widow saw the mill in May of that year',
    ],
    [
      'The rule of the mill (not Rule 12) is old and brown in every part.',
      'The rule of the mill is old and brown in every part',
    ],
    [
      'The widow left in May. See that she did. The mill is old and brown.',
      'The widow left in May. The mill is old and brown.',
    ],
    [
      'He moved under Rule 12, Rule 13, and Rule 14 of the town in May.',
      'He moved under Rule 12, and Rule 14 of the town in May',
    ],
    [
      'He sued under § 1331, § 1332, and § 1343, and the widow lost the barn.',
      'He sued under § 1331, and the widow lost the barn',
    ],
    [
      'The rule is old and brown. In Ott v. Bell, 12 F.2d 33 (1930), we sold the mill of the widow.',
      'The rule is old and brown. we sold the mill of the widow',
    ],
    [
      'The rule is old and brown. Under Ott v. Bell, 12 F.2d 33, the widow may sell the mill.',
      'The rule is old and brown. the widow may sell the mill',
    ],
    [
      'The rule is old (Ott v. Bell, 12 Cal. 2d 822 [36 Cal. Rptr. 609, 388 P.2d 881]). The widow may sell.',
      'The rule is old (Ott v. Bell, 12 Cal. 2d 822 [36 Cal. Rptr. 609, 385 P.2d 881]). The widow may sell',
    ],
    [
      'The rule is settled. Ott, 398 U. S., at 158, held otherwise in May of 1990.',
      'The rule is settled. held otherwise in May of 1990.',
    ],
    [
      'The rule is settled by Ott, 398 U. S., at 158. It is old and brown.',
      'The rule is settled by. It is old and brown.',
    ],
    [
      'The rule is settled. But see Ott, 398 U. S., at 158. It is old and brown.',
      'The rule is settled. It is old and brown.',
    ],
    [
      'The letter was read to Capt. Ott, 398 U. S., at 158. It is old and brown.',
      'The letter was read to Capt. It is old and brown.',
    ],
    [
      'He came early, 10 A.M. at 5 Main Street, and left the mill of the widow.',
      'He came early, Main Street, and left the mill of the widow.',
    ],
    [
      '[Oregon Laws by Deady in 1864.] When they adopted it the widow left the town.',
      '[Oregon Laws by Deady in 1846.] When they adopted it the widow left the town',
    ],
  ])('%s · %s', (opinion, quotation) =>
    expect(['altered', 'absent']).toContain(compare(opinion, quotation).kind),
  );

  test.each([
    'The term is set by Minn. Stat. § 179 and no other.',
    'The widow left. Id. est is Latin for that is.',
    'He was born in May. Record keeping is hard.',
    'It was void. In Title 18 U.S.C. § 924(c), Congress spoke.',
    'It ended. Under § 1983, a person may sue.',
    'He left, 28 U.S.C. § 1331 being void, and slept.',
    'It was old. § 5 is void.',
  ])('no reference: %s', (text) => expect(referencesInText(text)).toEqual([]));
});

test('words that stand a little off are not said to be the draft’s own', () => {
  const opinion =
    'The rule is settled. Nobody in the town of the mill doubts it at all. The mill is old and brown.';
  const { kind, edits } = compare(opinion, 'The rule is settled. The mill is old and brown.');
  expect(kind).toBe('altered');
  expect(edits.map((edit) => edit.kind)).toEqual(['deletion']);
});

describe('a note of the opinion that the draft repeats', () => {
  test.each([
    ['(inte-\n   rnal quotation marks omitted)', '(internal quotation marks omitted)', 'exact'],
    [
      '(citations and some quotation rnarks omitted)',
      '(citations and some quotation marks omitted)',
      'exact',
    ],
    ['(citations and some quotation marks omitted)', '(citations and some footnotes omitted)', 'altered'],
  ])('%s: %s is %s', (there, drafted, kind) =>
    expect(
      compare(
        `It rests on Ott v. Bell, 12 F.2d at 33 ${there}. The mill stood.`,
        `Ott v. Bell, 12 F.2d at 33 ${drafted}. The mill stood`,
      ).kind,
    ).toBe(kind),
  );
});

describe('a citation of which the draft keeps the name', () => {
  const rule = (citation: string) => `The rule is old. ${citation} Had the town asked, it would be so.`;
  test.each([
    ['Ott v. Bell, supra, {491 F.2d at 3.}', 'altered'],
    ['Ott v. Bell, {254 F.3d 238, 248 (D.C. Cir. 2001)} (quoting Roe v. Doe, 5 F.2d 6).', 'altered'],
    ['Ott, {486 U.S., at 421} (quoting Roe v. Doe, 5 F.2d 6).', 'altered'],
    ['{Ott, supra, 491 F.2d at 3.}', 'marked'],
    ['Ott v. Bell{, 466 U. S. 668 (1984)}.', 'marked'],
    ['Ott v. Bell, {466 U. S. 668 (1984).}', 'marked'],
    ['In Ott v. Bell,{ 254 F.3d 238, 248 (D.C. Cir. 2001),} the panel said so.', 'marked'],
  ])('%s is %s', (citation, kind) =>
    expect(
      compare(rule(citation.replace(/[{}]/g, '')), rule(citation.replace(/\s?\{[^}]*\}/, ''))).kind,
    ).toBe(kind),
  );
});

/** A publisher adds parallel citations, so that another print of the opinion has none: neither verified nor accused. */
describe('a citation of which the draft keeps the first and leaves out the parallel one', () => {
  const asked = '243 La. 936, 148 So. 2d 607';
  test.each([
    ['In Ott v. Bell, 243 La. 936,{ 148 So. 2d 607,} the panel sold the mill.', 'marked_meaning'],
    ['It is old. Ott v. Bell, 477 U.S. 317, 322,{ 106 S.Ct. 2548} (1986). We sold it.', 'marked_meaning'],
    [
      'It is old. Ott v. Bell, 477 U.S. 317,{ 106 S. Ct. 2548,} 91 L. Ed. 2d 265 (1986). We sold it.',
      'marked_meaning',
    ],
    [
      'It is old. Ott v. Bell, 477 U.S. 317, 106 S. Ct. 2548{, 91 L. Ed. 2d 265} (1986). We sold it.',
      'marked_meaning',
    ],
    [
      'It is old. Ott v. Bell, 477 U.S. 317,{ 106 S. Ct. 2548, 91 L. Ed. 2d 265} (1986). We sold it.',
      'marked_meaning',
    ],
    [
      'It is old. Ott v. Bell, 477 U.S. 317,{ 106 S. Ct.} 2548, 91 L. Ed. 2d 265 (1986). We sold it.',
      'altered',
    ],
    ['It is old (Ott v. Bell, 12 Cal. 2d 822{ [36 Cal. Rptr. 609]}). We sold the mill.', 'marked_meaning'],
    ['It is old. Ott v. Bell, 243 La. 936, 940,{ 148 So. 2d 607 (1961).} We sold the mill.', 'marked'],
    [
      'It is old. Ott v. Bell, 243 La. 936, 940,{ 148 So. 2d 607} (1961). We sold the mill.',
      'marked_meaning',
    ],
    ['In Ott v. Bell, {243 La. 936, }148 So. 2d 607, the panel sold the mill.', 'altered'],
    ['In Ott v. Bell,{ 243 La. 936, 148 So. 2d 607,} the panel sold the mill.', 'marked'],
    ['In Ott v. Bell, 12 F.2d 33,{ 5 May 1990} was the day of the widow.', 'altered'],
    ['She cited Ott v. Bell, 12 F.2d 33,{ 20 Old Bonds of 1990} and the mill of the town.', 'altered'],
  ])('%s is %s', (opinion, kind) =>
    expect(compare(opinion.replace(/[{}]/g, ''), opinion.replace(/\{[^}]*\}/, '')).kind).toBe(kind),
  );

  test.each(['(parallel citations omitted)', '(citation omitted)'])('and says so: %s', (note) => {
    const rest = 'the panel sold the mill of the widow';
    expect(
      compare(`In Ott v. Bell, ${asked}, ${rest}.`, `In Ott v. Bell, 243 La. 936 ${note}, ${rest}`).kind,
    ).toBe('marked');
  });
});

describe('the end of a sentence that stands with the citation', () => {
  test.each([
    ['She saw the widow, ibid. Bell saw the mill.', 'She saw the widow, Bell saw the mill', 'marked'],
    ['She saw the widow, ibid. Bell saw the mill.', 'She saw the widow Bell saw the mill', 'altered'],
    ['She saw the widow, 12 F.2d 33. Bell saw the mill.', 'She saw the widow Bell saw the mill', 'altered'],
    [
      'She saw the widow. Ott v. Roe, 12 F.2d 33. Bell left it.',
      'She saw the widow, Bell left it',
      'altered',
    ],
    ['She saw the widow (Tr. 44). Bell left the mill.', 'She saw the widow Bell left the mill', 'altered'],
    [
      'She saw the widow (Tr. 44) and Bell left the mill.',
      'She saw the widow and Bell left the mill',
      'marked',
    ],
    [
      'He asked the widow (Tr. 44) Bell left the mill to.',
      'He asked the widow. Bell left the mill to',
      'altered',
    ],
    ['She saw the widow, 12 F.2d 33. Bell saw the mill.', 'She saw the widow. Bell saw the mill', 'marked'],
    ['She saw the widow. (Tr. 44.) Bell left the mill.', 'She saw the widow. Bell left the mill', 'marked'],
    [
      'She saw “the widow.” Id., at 12. Bell left the mill.',
      'She saw “the widow.” Bell left the mill',
      'marked',
    ],
  ])('%s · %s is %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

describe('a stop behind a short word', () => {
  test.each([
    ['The widow said so. Bell sold the mill.', 'The widow said so Bell sold the mill', 'altered'],
    ['The widow lost her case. Bell sold it.', 'The widow lost her case Bell sold it', 'altered'],
    ['The widow said so. to Bell in the mill.', 'The widow said so to Bell in the mill', 'exact'],
    ['She asked Dept. No. 12 of St. Paul v. Bell.', 'She asked Dept No 12 of St Paul v Bell', 'exact'],
  ])('%s · %s is %s', (opinion, quotation, kind) => expect(compare(opinion, quotation).kind).toBe(kind));
});

test.each([
  ['Elm Garment Co. v. Oak, (internal quotation marks omitted). The fee in such a case repays', 'altered'],
  ['The miller sold it. (internal quotation marks omitted) The fee in such a case repays', 'marked'],
  ['Elm Garment Co. v. Oak, 434 U. S. 412, 416 (1978). The fee in such a case repays', 'marked'],
  ['Elm Garment Co. v. Oak. The fee in such a case repays', 'marked'],
])('a name kept with the note of its citation and without its numbers: %s: %s', (quotation, kind) => {
  const cited = 'Elm Garment Co. v. Oak, 434 U. S. 412, 416 (1978) (internal quotation marks omitted).';
  const opinion = indexOpinion(
    `The miller sold it. ${cited} The fee in such a case repays the widow for it.`,
  );
  expect(compareQuotation(quotation, opinion).kind).toBe(kind);
});
