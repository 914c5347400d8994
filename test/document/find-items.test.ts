import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';
import { parseCitation } from '../../src/citations/parse-citation';
import { VerifyRequest } from '../../src/contract/items';
import { limits } from '../../src/contract/limits';
import type { BriefItem, SentItem } from '../../src/document/brief-item';
import type { BriefText } from '../../src/document/brief-text';
import { openDocx } from '../../src/document/docx/open-docx';
import { findItems } from '../../src/document/find-items';
import { joinBrokenLines } from '../../src/document/join-broken-lines';
import { briefOf } from '../support/brief-of';

const itemsIn = (...body: Parameters<typeof briefOf>[0][number][]): readonly BriefItem[] =>
  findItems(briefOf(body));
const isSent = (item: BriefItem): item is SentItem => 'item' in item;

/** Each item in a line: `case: what is sent`, `quote: words ← what its parent sends`, `quotation stays: reason`. */
function told(items: readonly BriefItem[]): readonly string[] {
  const rawTextOf = new Map(
    items.flatMap((item) =>
      isSent(item) && 'rawText' in item.item ? [[item.id, item.item.rawText] as const] : [],
    ),
  );
  return items.map((found) => {
    if (!isSent(found)) return `${found.kind} stays: ${found.notSent}`;
    const { item } = found;
    if (item.type === 'quote') return `quote: ${item.quoteText} ← ${rawTextOf.get(item.parentCaseId) ?? '?'}`;
    return item.type === 'link' ? `link: ${item.url}` : `${item.type}: ${item.rawText}`;
  });
}

const smith = 'Smith v. Jones, 12 Ex. 34, 36 (9th Cir. 1999)';
const brown = 'Brown v. Board of Education, 347 U.S. 483, 495 (1954)';

test('a short form tells what it was read as; a full citation is what it says', () => {
  const text = `${brown}. See id. at 496; Brown, 347 U.S. at 494. See 42 U.S.C. § 1983. Id.`;
  expect(itemsIn(text).map((item) => (isSent(item) ? item.readAs : item.notSent))).toEqual([
    undefined,
    'Brown v. Board of Education, 347 U.S. 483, 496 (1954)',
    'Brown v. Board of Education, 347 U.S. 483, 494 (1954)',
    undefined,
    '42 U.S.C. § 1983',
  ]);
});

test('a short form of an adversary proceeding has the whole caption of its full citation', () => {
  const full = 'Elm Bank v. Oak Mills, Inc. (In re Oak Mills, Inc.), 30 B.R. 247, 250 (Bankr. D. Kan. 1983)';
  const [, ...read] = itemsIn(
    `${full}. Id. at 251. In re Oak Mills, 30 B.R. at 252. Oak Mills, supra, at 253.`,
  );
  expect(read.map((item) => isSent(item) && item.readAs)).toEqual(
    ['251', '252', '253'].map((pin) => full.replace('250', pin)),
  );
});

describe('what a citation sends', () => {
  test.each<[string, string, readonly string[]]>([
    ['a full citation as it stands', `See ${brown}.`, [`case: See ${brown}`]],
    [
      'weight, and no explanation',
      'Brown v. Board of Education, 347 U.S. 483 (1954) (per curiam) (holding that our client wins).',
      ['case: Brown v. Board of Education, 347 U.S. 483 (1954) (per curiam)'],
    ],
    [
      'weight behind an explanation',
      'Brown v. Board of Education, 347 U.S. 483 (1954) (holding that it is so) (emphasis added).',
      ['case: Brown v. Board of Education, 347 U.S. 483 (1954) (emphasis added)'],
    ],
    [
      'the source that it quotes',
      'Brown v. Board of Education, 347 U.S. 483, 494 (1954) (quoting Roe v. Wade, 410 U.S. 113, 152 (1973)).',
      [
        'case: Brown v. Board of Education, 347 U.S. 483, 494 (1954) (quoting Roe v. Wade, 410 U.S. 113, 152 (1973))',
        'case: Roe v. Wade, 410 U.S. 113, 152 (1973)',
      ],
    ],
    [
      'no source with an argument about it',
      'Brown v. Board of Education, 347 U.S. 483 (1954) (quoting Roe v. Wade, 410 U.S. 113 (1973), to show that we win).',
      ['case: Brown v. Board of Education, 347 U.S. 483 (1954)', 'case: Roe v. Wade, 410 U.S. 113 (1973)'],
    ],
    [
      'white space of the file made plain',
      'Brown v. Board of\vEducation,\u00a0347\tU.S. 483, 495–\v96 (1954).',
      ['case: Brown v. Board of Education, 347 U.S. 483, 495–96 (1954)'],
    ],
    [
      'weight of every kind',
      'Doe v. Roe, 12 F.3d 34, 36 (1st Cir. 1995) (Scalia, J., dissenting in part) (internal quotation marks omitted) (cleaned up).',
      [
        'case: Doe v. Roe, 12 F.3d 34, 36 (1st Cir. 1995) (Scalia, J., dissenting in part) (internal quotation marks omitted) (cleaned up)',
      ],
    ],
    [
      'California’s way to name a dissent',
      'Doe v. Roe (1995) 12 Cal.4th 34, 36 (conc. & dis. opn. of Mosk, J.).',
      ['case: Doe v. Roe (1995) 12 Cal.4th 34, 36 (conc. & dis. opn. of Mosk, J.)'],
    ],
    [
      'no argument that begins like a weight',
      'Doe v. Roe, 12 F.3d 34, 36 (1st Cir. 1995) (majority rejects our client’s point).',
      ['case: Doe v. Roe, 12 F.3d 34, 36 (1st Cir. 1995)'],
    ],
    [
      'what overruled a case is introduced as the draft writes it',
      'Doe v. Roe, 12 F.3d 34 (1st Cir. 1995), overruled by Elm v. Oak, 45 F.3d 67 (1st Cir. 1996).',
      [
        'case: Doe v. Roe, 12 F.3d 34 (1st Cir. 1995)',
        'case: overruled by Elm v. Oak, 45 F.3d 67 (1st Cir. 1996)',
      ],
    ],
    [
      'a later decision with what it did',
      'Doe v. Roe, 12 F.3d 34 (1st Cir. 1995), cert. denied, 523 U.S. 1008 (1998).',
      ['case: Doe v. Roe, 12 F.3d 34 (1st Cir. 1995)', 'case: cert. denied, 523 U.S. 1008 (1998)'],
    ],
    [
      'a decision that only its docket number names',
      'See Doe v. Roe, No. 19-cv-1234 (S.D.N.Y. Mar. 4, 2019).',
      ['case: See Doe v. Roe, No. 19-cv-1234 (S.D.N.Y. Mar. 4, 2019)'],
    ],
    [
      'a short form that has another name than the case at its place, as it stands',
      `${brown}. Harper, 347 U.S. at 494; Roe v. Wade, 410 U.S. 113 (1973). Brown, 410 U.S. at 152.`,
      [
        `case: ${brown}`,
        'case: Harper, 347 U.S. at 494',
        'case: Roe v. Wade, 410 U.S. 113 (1973)',
        'case: Brown, 410 U.S. at 152',
      ],
    ],
    [
      'a short form in a reporter that its case is not cited from, as it stands',
      `${brown}. Brown, 347 F.2d at 494.`,
      [`case: ${brown}`, 'case: Brown, 347 F.2d at 494'],
    ],
    [
      'a short form whose name is short for the case, restated',
      `Brown v. Bd. of Educ. of Topeka, 347 U.S. 483 (1954). Board of Education, 347 U.S. at 494; Brown I, 347 U.S. at 495.`,
      [
        'case: Brown v. Bd. of Educ. of Topeka, 347 U.S. 483 (1954)',
        'case: Brown v. Bd. of Educ. of Topeka, 347 U.S. 483, 494 (1954)',
        'case: Brown v. Bd. of Educ. of Topeka, 347 U.S. 483, 495 (1954)',
      ],
    ],
    [
      'a short form by a name that the draft gives in parentheses, restated',
      'Pleasant Grove City v. Summum, 555 U.S. 460, 468 (2009) (Seven Aphorisms). Seven Aphorisms, 555 U.S. at 470.',
      [
        'case: Pleasant Grove City v. Summum, 555 U.S. 460, 468 (2009)',
        'case: Pleasant Grove City v. Summum, 555 U.S. 460, 470 (2009)',
      ],
    ],
    [
      'court and year in the brackets of New York, no explanation in brackets',
      'People v Terry, 1 Misc 3d 475, 477 [Watertown City Ct 2003] [holding that our client wins].',
      ['case: People v Terry, 1 Misc 3d 475, 477 [Watertown City Ct 2003]'],
    ],
    [
      'parallels in the parentheses of Georgia',
      'Martin v. Bancredit Corp., 224 Ga. 550 (163 SE2d 885) (1968).',
      ['case: Martin v. Bancredit Corp., 224 Ga. 550 (163 SE2d 885) (1968)'],
    ],
    [
      'no short explanation that ends with a year',
      'Doe v. Roe, 12 F.3d 34 (our client paid in 1999) (1st Cir. 1995). See 42 U.S.C. § 1983 (as Elm read it in 1999).',
      ['case: Doe v. Roe, 12 F.3d 34 (1st Cir. 1995)', 'statute: See 42 U.S.C. § 1983'],
    ],
    [
      'the edition of a code',
      'See 15 U.S.C. § 78j (1977 & Supp. IV 1980).',
      ['statute: See 15 U.S.C. § 78j (1977 & Supp. IV 1980)'],
    ],
    [
      'no paper with a year beside a code, or behind a case’s court',
      'Doe v. Roe, 12 F.3d 34 (1st Cir. 1995) (Elm Dep. 2019). See 15 U.S.C. § 78j (Elm Audit 2019); Fed. R. Evid. 408 (Elm Tr. 2019).',
      [
        'case: Doe v. Roe, 12 F.3d 34 (1st Cir. 1995)',
        'statute: See 15 U.S.C. § 78j',
        'rule: Fed. R. Evid. 408',
      ],
    ],
    [
      'a publisher’s edition of a code, and a book’s editors',
      'See Tex. Penal Code Ann. § 12.42 (Vernon Supp. 2003); 33 Harv. L. Rev. 12 (Elm & Oak eds., 2d ed. 1990).',
      [
        'statute: See Tex. Penal Code Ann. § 12.42 (Vernon Supp. 2003)',
        'secondary: 33 Harv. L. Rev. 12 (Elm & Oak eds., 2d ed. 1990)',
      ],
    ],
    [
      'a case by the number of a court, and none by that of an arbitrator, an insurer or the firm',
      'Doe v. Roe, Case No. 2:22-cv-01234 (D. Nev. 2022). Doe v. Roe, JAMS Ref. No. 1234567 (2022). Doe v. Roe, Claim No. 520-2021 (2022). Doe v. Roe, Matter No. 412-3 (2022).',
      [
        'case: Doe v. Roe, Case No. 2:22-cv-01234 (D. Nev. 2022)',
        'citation stays: record',
        'citation stays: record',
        'citation stays: record',
      ],
    ],
    [
      'no case that is told by its docket number alone and is sealed, but those that only speak of seals',
      'In re Grand Jury Subpoena to Roe, No. 25-gj-3 (D. Mass. Mar. 3, 2025). United States v. Roe, No. 24-mj-9 (D. Mass. 2024) (complaint under seal). Doe v. Roe, No. 24-cv-12 (D. Mass. 2024) (holding that what is sealed is confidential); Doe v. Elm, No. 24-cv-13 (D. Mass. 2024) (sealed). In re Grand Jury Proceedings, 87 F.3d 377 (9th Cir. 1996).',
      [
        'citation stays: sealed',
        'citation stays: sealed',
        'case: Doe v. Roe, No. 24-cv-12 (D. Mass. 2024)',
        'citation stays: sealed',
        'case: In re Grand Jury Proceedings, 87 F.3d 377 (9th Cir. 1996)',
      ],
    ],
    [
      'a code with the State that the brief tells',
      'See Tex. Penal Code Ann. § 12.42. He was charged under Section 21.11, Penal Code.',
      ['statute: See Tex. Penal Code Ann. § 12.42', 'statute: Tex. Penal Code § 21.11'],
    ],
    [
      'a code of California as it stands',
      'He moved under Code of Civil Procedure section 425.16.',
      ['statute: Code of Civil Procedure section 425.16'],
    ],
    [
      'a citation that is a sentence of its own, with the name that the sentence before sets out with',
      'Elm v. Oak is settled. Likewise, in Harper v. Kendrick, the panel affirmed the dismissal. 751 F.3d 656, 659 (D.C. Cir. 2014).',
      ['case: Harper v. Kendrick, 751 F.3d 656, 659 (D.C. Cir. 2014)'],
    ],
    [
      'no name of two that the sentence before bears',
      'In Harper v. Kendrick, the panel followed Foote v. Moniz in part. 751 F.3d 656, 659 (D.C. Cir. 2014).',
      ['case: 751 F.3d 656, 659 (D.C. Cir. 2014)'],
    ],
    [
      'no name of the sentence before that',
      'In Harper v. Kendrick, the panel affirmed. It gave no reasons. 751 F.3d 656, 659 (D.C. Cir. 2014).',
      ['case: 751 F.3d 656, 659 (D.C. Cir. 2014)'],
    ],
    [
      'no name that the sentence before only mentions',
      'Unlike Harper v. Kendrick, the case was dismissed. 751 F.3d 656, 659 (D.C. Cir. 2014).',
      ['case: 751 F.3d 656, 659 (D.C. Cir. 2014)'],
    ],
    ['a statute', 'See 42 U.S.C. § 1983.', ['statute: See 42 U.S.C. § 1983']],
    ['nothing of the record', 'See Compl. ¶ 4; Dkt. 12 at 3.', []],
  ])('%s', (_what, text, expected) => {
    expect(told(itemsIn(text))).toEqual(expected);
  });

  test('marks the citation without its signal and its explanations', () => {
    const text = `See ${brown} (holding that it is so).`;
    expect(itemsIn(text).map(({ text: marked }) => marked)).toEqual([brown]);
  });

  test('marks a docket number and its caption without the signal', () => {
    const marked = 'Doe v. Roe, No. 19-cv-1234 (S.D.N.Y. Mar. 4, 2019)';
    expect(itemsIn(`See, e.g., ${marked}.`).map(({ text }) => text)).toEqual([marked]);
  });

  test.each([
    ['Id. §§ 1057(b), 1115(a)', ' (setting out the proof)'],
    ['Id. § 2000e-4(e)', ' (report)'],
    ['Id. § 1057', ' (b)'],
  ])('marks the subdivisions of a pin cite: %s%s', (marked, explanation) => {
    expect(itemsIn('15 U.S.C. § 1114.', `${marked}${explanation}.`).at(-1)?.text).toBe(marked);
  });
});

describe('what a short form sends', () => {
  const restated = (short: string, first = `${brown}.`): string | undefined =>
    told(itemsIn(first, short)).at(-1);

  test.each<[string, string, string]>([
    ['id. with its page', 'Id. at 494.', 'Brown v. Board of Education, 347 U.S. 483, 494 (1954)'],
    ['id. without a page', 'Id.', 'Brown v. Board of Education, 347 U.S. 483 (1954)'],
    ['a signal', 'See id. at 494.', 'See Brown v. Board of Education, 347 U.S. 483, 494 (1954)'],
    ['supra', 'Brown, supra, at 490.', 'Brown v. Board of Education, 347 U.S. 483, 490 (1954)'],
    [
      'name and page',
      'Brown, 347 U.S. at 493–94.',
      'Brown v. Board of Education, 347 U.S. 483, 493–94 (1954)',
    ],
    [
      'its own weight, and no explanation',
      'Id. at 494 (emphasis added) (showing that we win).',
      'Brown v. Board of Education, 347 U.S. 483, 494 (1954) (emphasis added)',
    ],
  ])('%s', (_what, short, expected) => {
    expect(restated(short)).toBe(`case: ${expected}`);
  });

  test.each<[string, string, string, string]>([
    [
      'a page of the parallel reporter stands behind it',
      'Brown v. Board of Education, 347 U.S. 483, 74 S. Ct. 686 (1954).',
      'Brown, 74 S. Ct. at 690.',
      'case: Brown v. Board of Education, 347 U.S. 483, 74 S. Ct. 686, 690 (1954)',
    ],
    [
      'court, date and docket number come along',
      'Doe v. Roe, No. 19-cv-12, 2019 WL 2269962, at *3 (D. Mass. Mar. 4, 2019).',
      'Id. at *4.',
      'case: Doe v. Roe, No. 19-cv-12, 2019 WL 2269962, at *4 (D. Mass. Mar. 4, 2019)',
    ],
    [
      'a page that only the parallel reporter holds stands behind it',
      'State v. York, 28 Wn. App. 33, 34, 621 P.2d 784, 785 (1980).',
      'Id. at 786.',
      'case: State v. York, 28 Wn. App. 33, 621 P.2d 784, 786 (1980)',
    ],
    [
      'a page that the first reporter holds stands behind it, wherever the pin cite stood before',
      'State v. Orn, 197 Wn.2d 343, 482 P.3d 913, 920 (2021).',
      'Id. at 351.',
      'case: State v. Orn, 197 Wn.2d 343, 351, 482 P.3d 913 (2021)',
    ],
    [
      'a page that neither holds stands where the pin cite stood before',
      'State v. York, 28 Wn. App. 33, 34, 621 P.2d 784, 785 (1980).',
      'York, supra, at 5.',
      'case: State v. York, 28 Wn. App. 33, 5, 621 P.2d 784 (1980)',
    ],
    [
      'the name that the sentence of the citation sets out with',
      'In Harper v. Kendrick, the panel affirmed in part. 751 F.3d 656, 659 (D.C. Cir. 2014).',
      'Id. at 660.',
      'case: Harper v. Kendrick, 751 F.3d 656, 660 (D.C. Cir. 2014)',
    ],
    [
      'a star page stands behind the place of a database',
      'In re Elm, 122 U.S.P.Q. 339, 1959 WL 6173 (T.T.A.B. 1959).',
      'Id. at *1.',
      'case: In re Elm, 122 U.S.P.Q. 339, 1959 WL 6173, at *1 (T.T.A.B. 1959)',
    ],
    [
      'only "e.g." has a comma behind it',
      `${brown}.`,
      'Cf. Brown, 347 U.S. at 490.',
      'case: Cf. Brown v. Board of Education, 347 U.S. 483, 490 (1954)',
    ],
    [
      'a star page of a case that has none is not settled',
      `${brown}.`,
      'Id. at *4.',
      'citation stays: unresolved',
    ],
    ['a statute is the same one', 'See 42 U.S.C. § 1983.', 'Id.', 'statute: See 42 U.S.C. § 1983'],
    [
      'a statute may have another section',
      '42 U.S.C. § 1983.',
      'Id. § 1985(3).',
      'statute: 42 U.S.C. § 1985(3)',
    ],
    [
      'a statute may have other sections',
      '15 U.S.C. § 1114.',
      'Id. §§ 1057(b), 1115(a).',
      'statute: 15 U.S.C. §§ 1057(b), 1115(a)',
    ],
    [
      'so may a book',
      'Restatement (Second) of Torts § 402A.',
      'Id. § 402B.',
      'secondary: Restatement (Second) of Torts § 402B',
    ],
    [
      'a decision that only its docket number names',
      'See, e.g., Doe v. Roe, No. 19-cv-1234 (S.D.N.Y. Mar. 4, 2019).',
      'Doe v. Roe, supra.',
      'case: Doe v. Roe, No. 19-cv-1234 (S.D.N.Y. Mar. 4, 2019)',
    ],
    [
      'but none of an arbitrator',
      'See Doe v. Roe, JAMS No. 1220051234 (Mar. 4, 2019).',
      'Doe v. Roe, supra.',
      'citation stays: unresolved',
    ],
    [
      'nor what the draft says to be sealed',
      'See Doe v. Roe, No. 19-cv-1234 (S.D.N.Y. Mar. 4, 2019) (filed under seal).',
      'Doe v. Roe, supra.',
      'citation stays: sealed',
    ],
    ['an order has sections of its own', 'EO 14173.', 'Id. § 4(a).', 'regulation: EO 14173, § 4(a)'],
    ['a name that nothing bears stays', `${brown}.`, 'Stevens, supra, at 4.', 'citation stays: unresolved'],
    [
      'a short form of an unknown case is read by the service',
      'Nothing before.',
      'Brown, 347 U.S. at 495.',
      'case: Brown, 347 U.S. at 495',
    ],
  ])('%s', (_what, first, short, expected) => {
    expect(restated(short, first)).toBe(expected);
  });

  test('id. at the head of a note means what stands before its mark', () => {
    const brief = briefOf([`${brown}.^ Roe v. Wade, 410 U.S. 113 (1973).`], ['Id. at 490.']);
    expect(told(findItems(brief)).at(-1)).toBe('case: Brown v. Board of Education, 347 U.S. 483, 490 (1954)');
  });
});

describe('what a quotation sends', () => {
  test.each([
    [`The Court spoke of “inherently unequal facilities.” ${brown}.`, 'fewWords'],
    [`The Court spoke of “separate facilities are unequal.” ${brown}.`, undefined],
    [`In ${brown}, the Court held that “separate facilities are unequal.”`, 'namedBefore'],
  ])('%s: whether its source is beyond doubt', (text, inferred) => {
    const quotation = itemsIn(text)
      .filter(isSent)
      .find(({ kind }) => kind === 'quotation');
    expect([quotation?.kind, quotation?.inferred]).toEqual(['quotation', inferred]);
  });

  test.each<[string, string, readonly string[]]>([
    [
      'its words, with the citation that it rests on',
      `The court said that “separate facilities are inherently unequal.” ${brown}.`,
      [`quote: separate facilities are inherently unequal. ← ${brown}`, `case: ${brown}`],
    ],
    [
      'an id. as its parent',
      `${brown}. It added that “we cannot turn the clock back to then.” Id. at 492.`,
      [
        `case: ${brown}`,
        'quote: we cannot turn the clock back to then. ← Brown v. Board of Education, 347 U.S. 483, 492 (1954)',
        'case: Brown v. Board of Education, 347 U.S. 483, 492 (1954)',
      ],
    ],
    [
      'nothing without a citation',
      'Our client wrote that “the brakes had failed twice before that day.” He was right.',
      ['quotation stays: noCitation'],
    ],
    [
      'nothing of the record',
      'The witness said that “the brakes had failed twice before.” Compl. ¶ 4.',
      ['quotation stays: record'],
    ],
    [
      'nothing of a statute',
      'The law reaches “every person who, under color of law, subjects another.” 42 U.S.C. § 1983.',
      ['quotation stays: notACase', 'statute: 42 U.S.C. § 1983'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(told(itemsIn(text))).toEqual(expected);
  });

  test('goes with its authority in one group, other cases apart', () => {
    const items = itemsIn(
      `“Separate facilities are inherently unequal.” ${brown}. Id. at 496. ${smith}. Brown, 347 U.S. at 490.`,
    );
    const groups = items.filter(isSent).map(({ kind, group }) => `${kind} ${group}`);
    expect(groups).toEqual([
      'quotation 347 U.S. 483',
      'citation 347 U.S. 483',
      'citation 347 U.S. 483',
      ...groups.slice(3, -1),
      'citation 347 U.S. 483',
    ]);
    expect(new Set(groups.slice(3, -1)).has('citation 347 U.S. 483')).toBe(false);
  });

  test('is one with a case whose page is not printed yet, wherever it is cited', () => {
    const items = itemsIn(
      'Elm v. Oak, 600 U.S. ___ (2023). Elm v. Oak, 600 U.S. ___ (2023). Fir v. Yew, 600 U.S. ___ (2023).',
    );
    const groups = items.filter(isSent).map(({ group }) => group);
    expect(groups[1]).toBe(groups[0]);
    expect(new Set(groups).size).toBe(2);
  });

  test('unites what parallel citations join', () => {
    const items = itemsIn(
      'Brown v. Board of Education, 74 S. Ct. 686 (1954). Brown v. Board of Education, 347 U.S. 483 (1954). Brown v. Board of Education, 347 U.S. 483, 74 S. Ct. 686 (1954).',
    );
    expect(items).toHaveLength(3);
    expect(new Set(items.filter(isSent).map(({ group }) => group)).size).toBe(1);
  });

  test('sends the other cases of its string citation with its parent', () => {
    const [, parent] = told(
      itemsIn(
        '“Separate facilities are inherently unequal.” See Brown v. Board of Education, 347 U.S. 483, 495 (1954); see also Roe v. Wade, 410 U.S. 113, 152 (1973).',
      ),
    );
    expect(parent).toBe(
      'case: See Brown v. Board of Education, 347 U.S. 483, 495 (1954); Roe v. Wade, 410 U.S. 113, 152 (1973)',
    );
  });

  test('does not send with its parent a case that the parent itself quotes', () => {
    const [, parent] = told(
      itemsIn(
        '“Separate facilities are inherently unequal.” Brown v. Board of Education, 347 U.S. 483, 495 (1954) (quoting Roe v. Wade, 410 U.S. 113, 152 (1973)).',
      ),
    );
    expect(parent?.split('410 U.S. 113')).toHaveLength(2);
  });

  test('rests on the very page that is cited with it, though the case is cited without one too', () => {
    const items = itemsIn(
      'Brown v. Board of Education, 347 U.S. 483 (1954). It is so.',
      `The Court said that “separate facilities are inherently unequal.” ${brown}.`,
    );
    expect(told(items).at(1)).toBe(`quote: separate facilities are inherently unequal. ← ${brown}`);
  });

  test('of a case that the sentence only names rests on the next citation without a page, where none stands before', () => {
    const items = itemsIn(
      `${brown}.`,
      'In Brown the Court said that “separate facilities are inherently unequal in every way.”',
      'Brown v. Board of Education, 347 U.S. 483 (1954). Brown v. Board of Education, 347 U.S. 483 (U.S. 1954).',
    );
    expect(told(items)).toContain(
      'quote: separate facilities are inherently unequal in every way. ← Brown v. Board of Education, 347 U.S. 483 (1954)',
    );
  });

  test('does not take the page of a citation elsewhere for a case that it only names', () => {
    const items = itemsIn(
      `${brown}. Brown v. Board of Education, 347 U.S. 483 (1954).`,
      'In Brown the Court said that “separate facilities are inherently unequal in every way.”',
    );
    expect(told(items).at(-1)).toBe(
      'quote: separate facilities are inherently unequal in every way. ← Brown v. Board of Education, 347 U.S. 483 (1954)',
    );
  });
});

describe('tables of authorities', () => {
  const table = (...entries: string[]) => ['TABLE OF AUTHORITIES', 'Cases', ...entries, 'ARGUMENT'];

  test('say nothing twice', () => {
    const items = itemsIn(
      ...table(
        'Brown v. Bd. of Educ. of Topeka, 347 U.S. 483 (1954) ........ 3, 7',
        'Statutes',
        '42 U.S.C. § 1983\t5',
      ),
      `The Court so held. ${brown}. See 42 U.S.C. § 1983.`,
    );
    expect(told(items)).toEqual([`case: ${brown}`, 'statute: See 42 U.S.C. § 1983']);
  });

  test.each<[string, string]>([
    ['an authority that the argument does not cite', 'Roe v. Wade, 410 U.S. 113 (1973) ........ passim'],
    ['another year than in the argument', 'Brown v. Board of Education, 347 U.S. 483 (1955)\t3, 7'],
    ['another name than in the argument', 'Braun v. Board of Education, 347 U.S. 483 (1954)\t3, 7'],
  ])('are sent for %s', (_what, entry) => {
    const items = itemsIn(...table(entry), `The Court so held. ${brown}.`);
    expect(items).toHaveLength(2);
    expect(entry).toContain(items[0]?.text);
  });

  test('are sent for the name of a case that the argument cites by its place alone', () => {
    const entry = 'Brown v. Board of Education, 347 U.S. 483 (1954)';
    const items = itemsIn(...table(`${entry} ........ 3`), 'The Court so held. 347 U.S. 483 (1954).');
    expect(told(items)).toEqual([`case: ${entry}`, 'case: 347 U.S. 483 (1954)']);
  });

  test.each([
    [6, 1],
    [7, 2],
  ])('may hold %i more lines without a page, and no more', (lines, sent) => {
    const entry = [...Array.from({ length: lines }, () => 'as he does'), `${brown}, 3`];
    expect(itemsIn(...table(...entry), `The Court so held. ${brown}.`)).toHaveLength(sent);
  });

  test.each([
    [`${'as he does '.repeat(20)}${brown} 3`, 1, 'a line that ends in a page'],
    [`${'as he does '.repeat(25)}${brown} 3`, 2, 'but not a long one'],
    [`${brown} 3.`, 2, 'nor one that ends a sentence'],
  ])('hold %s → %i sent: %s', (line, sent) => {
    expect(itemsIn(...table(line), `The Court so held. ${brown}.`)).toHaveLength(sent);
  });

  test('end where the argument begins', () => {
    const prose = `${'The rule has stood for a long time and nothing has moved it. '.repeat(11)}${brown}.`;
    const items = itemsIn(
      'TABLE OF AUTHORITIES',
      'Roe v. Wade, 410 U.S. 113 (1973) ........ 2',
      prose,
      `${brown}, 3`,
      `The Court so held. ${brown}.`,
    );
    expect(items).toHaveLength(4);
  });
});

test('a paragraph of argument that ends in dots and a number is no entry of a table', () => {
  const prose = `It said: “separate facilities are inherently unequal in every way.” ${brown}. ${'Nothing has moved it since. '.repeat(24)}`;
  expect(told(itemsIn(`${prose} . . . 12`))).toEqual(told(itemsIn(prose)));
});

describe('lines that a program made paragraphs of', () => {
  const line = 'as the Court has explained more than once, and most clearly in United';

  test.each<[string, string, string, string]>([
    [
      'a caption goes on in the next line',
      line,
      'States v. Stevens, 559 U.S. 460 (2010).',
      'United States v. Stevens, 559 U.S. 460 (2010)',
    ],
    [
      'a heading is no part of a caption',
      'THE STATUTE IS VOID FOR VAGUENESS UNDER STEVENS',
      `${brown}.`,
      brown,
    ],
    [
      'a heading with brackets is none either',
      'THE CLAIM UNDER STEVENS (AND ITS PROGENY) FAILS',
      `${brown}.`,
      brown,
    ],
    [
      'a finished sentence is none either',
      'The rule has stood for a long time and has not moved.',
      `${brown}.`,
      brown,
    ],
  ])('%s', (_what, first, second, expected) => {
    const brief = briefOf([first, second]);
    const items = findItems(brief);
    expect(told(items)).toEqual([`case: ${expected}`]);
    expect(items.map(({ start, end, text }) => brief.text.slice(start, end) === text)).toEqual([true]);
  });

  test('a bracket that is open at the end of a line of citations closes in the next', () => {
    const brief = briefOf([
      `Roe v. Wade, 410 U.S. 113, 152 (1973) (quoting Northern States`,
      'Power Co. v. Bell, 12 F.3d 34, 36 (9th Cir. 1999)).',
    ]);
    expect(told(findItems(brief)).at(-1)).toBe(
      'case: Northern States Power Co. v. Bell, 12 F.3d 34, 36 (9th Cir. 1999)',
    );
  });

  test('keep every offset', () => {
    const brief = briefOf([
      line,
      'States v. Stevens, 559 U.S. 460 (2010).',
      { text: line, heading: true },
      'Next.',
    ]);
    const { text: joined, apart } = joinBrokenLines(brief);
    expect([joined.length, apart.length]).toEqual([brief.text.length, brief.text.length]);
    expect(Array.from(joined).flatMap((sign, at) => (sign === brief.text[at] ? [] : [at]))).toEqual([
      line.length,
    ]);
  });
});

describe('links', () => {
  test.each<[string, string, readonly string[]]>([
    ['public addresses are sent', 'See https://www.example.org/a.', ['link: https://www.example.org/a']],
    ['the network within stays', 'See http://intranet/matters/12.', ['link stays: privateLink']],
    ['credentials stay', 'See https://example.org/a?token=abc123.', ['link stays: secretLink']],
  ])('%s', (_what, text, expected) => {
    expect(told(itemsIn(text))).toEqual(expected);
  });

  test('nothing that is sent of a hyperlink tells of the words that it stands on', () => {
    const sentOf = (words: string) =>
      findItems(
        briefOf([`See ${words}.`], [], () => [
          { start: 4, end: 4 + words.length, url: 'https://example.org/study' },
        ]),
      ).map((item) => ('item' in item ? item.item : null));
    expect(sentOf('what our client paid')).toEqual(sentOf('the study'));
    expect(sentOf('the study')).toHaveLength(1);
  });

  test('e-mail addresses are none, and hyperlinks are read behind their words', () => {
    const brief = briefOf(['See the study, or write to us.'], [], (text) => [
      { start: text.indexOf('the study'), end: text.indexOf(','), url: 'https://example.org/study' },
      { start: text.indexOf('us'), end: text.indexOf('.'), url: 'mailto:counsel@example.org' },
    ]);
    expect(told(findItems(brief))).toEqual(['link: https://example.org/study']);
  });
});

describe('what is too long', () => {
  test('stays', () => {
    const words = 'and the court so held again '.repeat(limits.quoteTextLength / 25);
    const items = itemsIn(`“${words}.” ${brown}.`);
    expect(told(items)).toContain('quotation stays: tooLong');
    const address = `https://example.org/${'a'.repeat(limits.urlLength)}`;
    const linked = briefOf(['See here.'], [], () => [{ start: 4, end: 8, url: address }]);
    expect(told(findItems(linked))).toEqual(['link stays: tooLong']);
  });
});

describe('ids', () => {
  const paragraphs = [
    `“Separate facilities are inherently unequal.” ${brown}. Id. at 490. Id. at 490.`,
    'See https://example.org/a and https://example.org/a.',
    'Roe v. Wade, 410 U.S. 113 (1973). Id. at 120.',
  ];
  const idsOf = (brief: BriefText): readonly string[] => findItems(brief).map(({ id }) => id);

  test('are unique, and the same when the brief is read again', () => {
    const ids = idsOf(briefOf(paragraphs));
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(briefOf(paragraphs))).toEqual(ids);
  });

  test('stay when something else is added before', () => {
    const ids = idsOf(briefOf(paragraphs));
    expect(
      idsOf(briefOf(['A new sentence. Doe v. Roe, 12 F.3d 34 (1st Cir. 1995).', ...paragraphs])).slice(1),
    ).toEqual(ids);
  });
});

const shared = new URL('../../../shared/data/docx/', import.meta.url);
const names = existsSync(shared) ? readdirSync(shared).filter((name) => name.endsWith('.docx')) : [];

describe.skipIf(names.length === 0)('real briefs (skipped without ../shared/data/docx)', () => {
  test.each(names)('%s: what is sent keeps the contract and reads as it was meant', async (name) => {
    const brief = await openDocx(readFileSync(new URL(name, shared))).read();
    const items = findItems(brief);
    const sent = items.filter(isSent);
    for (let at = 0; at < items.length; at++) {
      const { start, end, text } = items[at] as BriefItem;
      expect(brief.text.slice(start, end)).toBe(text);
      expect(start).toBeLessThan(end);
      expect(start).toBeGreaterThanOrEqual(items[at - 1]?.start ?? 0);
    }

    for (const group of groupsOf(sent).values()) {
      expect(VerifyRequest.safeParse({ items: group.map(({ item }) => item) }).error).toBeUndefined();
    }

    const text = joinBrokenLines(brief).apart;
    const found = findCitations(text);
    for (const { item, start, end, readAs } of sent) {
      if (item.type !== 'case') continue;
      const citation = found.find((one) => one.start < end && one.end > start);
      // A docket number alone names no place at which a case is printed, nor does a short form of such a decision.
      const isDocket = found.some(
        ({ kind, fullStart, fullEnd }) =>
          kind === 'docket' && text.slice(fullStart, fullEnd).endsWith(item.rawText),
      );
      if (citation?.kind === 'docket' || isDocket) continue;
      const parsed = parseCitation(item.rawText);
      expect(parsed, item.id).not.toBeNull();
      // A name that its sentence tells apart from the citation is not sent with it.
      const apart =
        citation?.kind === 'case' && !text.slice(citation.fullStart, citation.fullEnd).includes(' v. ');
      const own =
        apart && parsed?.kind === 'case' && parsed.plaintiff === undefined
          ? { ...citation, plaintiff: undefined, defendant: undefined }
          : citation;
      // That of the sentence before stands in the brief.
      if (citation?.kind === 'case' && readAs !== undefined && start === citation.start) {
        const caption = `${String(fieldsOf(parsed).plaintiff)} v. ${String(fieldsOf(parsed).defendant)}`;
        expect(tidy(text.slice(Math.max(0, start - 600), start))).toContain(caption);
        continue;
      }
      if (citation?.kind === 'case') expect(fieldsOf(parsed)).toEqual(fieldsOf(own ?? null));
      else if (citation && 'pinCite' in citation)
        expect(fieldsOf(parsed).pinCite).toBe(tidy(citation.pinCite));
    }
  });
});

function groupsOf(sent: readonly SentItem[]): Map<string, SentItem[]> {
  const groups = new Map<string, SentItem[]>();
  for (const item of sent) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return groups;
}

/** One of these briefs has `quot- ing Baggett` with its hyphen in the middle of a line. */
function fieldsOf(citation: object | null): Record<string, unknown> {
  const { plaintiff, defendant, volume, reporter, page, pinCite, court, year } = (citation ?? {}) as Record<
    string,
    unknown
  >;
  const party = typeof plaintiff === 'string' ? plaintiff.replace(/^ing (?=[A-Z])/, '') : plaintiff;
  return { plaintiff: party, defendant, volume, reporter, page, pinCite: tidy(pinCite), court, year };
}

/** A range that a line end divided is one in what is sent. */
function tidy(pinCite: unknown): unknown {
  return typeof pinCite === 'string' ? pinCite.replace(/(\d[-–—]) (?=\d)/g, '$1') : pinCite;
}
