/** Cases called by name and page, places repeated by name, and papers that an `Id.` may mean. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';

/** Each find's words, and of what means another, the words of what it means. */
function meanings(text: string): string[] {
  const found = findCitations(text);
  const written = found.map(({ start, end }) => text.slice(start, end));
  return resolveCitations(found).map(({ antecedent, reason }, index) =>
    antecedent === index
      ? (written[index] ?? '')
      : `${written[index] ?? ''} = ${antecedent === null ? reason : (written[antecedent] ?? '')}`,
  );
}

const twombly = 'Bell Atl. Corp. v. Twombly, 550 U.S. 544, 550 (2007). ';
const jackson = 'State v. Jackson, 107 Ohio St.3d 53, 2006-Ohio-1, ¶ 45. ';

test('letters alone call a case only where it was named so', () => {
  const harvard = 'Students for Oaks, Inc. v. Harvard, 600 U.S. 181 (2023) (“SFFA”). ';
  expect(meanings(`${harvard}SFFA at 208.`).at(-1)).toBe('SFFA at 208 = 600 U.S. 181');
  const ofAgency = 'Oak v. EPA, 600 U.S. 181 (2023). Brief for Respondent EPA at 208.';
  expect(meanings(ofAgency).at(-1)).toBe('Brief for Respondent EPA at 208 = record');
});

test('of two decisions with numbered names a bare name calls neither, unless the page tells', () => {
  const twice = (first: string): string =>
    `Doe v. Elm, ${first} (1st Cir. 2021) (“Doe I”), vacated, 2 F.4th 30 (1st Cir. 2021) (“Doe II”). Doe at 33.`;
  expect(meanings(twice('1 F.4th 1')).at(-1)).not.toContain('= 1 F.4th 1');
  expect(meanings(twice('1 F.4th 800')).at(-1)).toBe('Doe at 33 = 2 F.4th 30');
});

describe('a case called by its name and a page', () => {
  test.each([
    [`${twombly}See Twombly at 555 (quoting Papasan).`, 'Twombly at 555'],
    [`${twombly}(Twombly, at 556-57.)`, 'Twombly, at 556'],
    [`${twombly}So says Bell Atl. Corp. v. Twombly at 560.`, 'Bell Atl. Corp. v. Twombly at 560'],
  ])('%s', (text, written) => {
    expect(meanings(text)).toEqual(['550 U.S. 544', `${written} = 550 U.S. 544`]);
  });

  test('the words before its "of"', () => {
    expect(meanings('Elm Tribe of Oaks v. Fir, 550 U.S. 544 (2007). So held Elm Tribe, at 556.')).toEqual([
      '550 U.S. 544',
      'Elm Tribe, at 556 = 550 U.S. 544',
    ]);
  });

  test.each(['Jackson at ¶ 48', 'Jackson, ¶ 48', 'State v. Jackson at ¶ 48'])('%s', (written) => {
    expect(meanings(`${jackson}The court so held. ${written}.`)).toEqual([
      '107 Ohio St.3d 53',
      `${written} = 107 Ohio St.3d 53`,
    ]);
  });

  test.each([
    ['Twombly at 12.', 'a page that the case has not'],
    ['Mr. Twombly at 555.', 'somebody of that name'],
    ['William Twombly at 555.', 'somebody with a first name'],
    ['Twombly at 555 Main Street.', 'an address'],
    ['Iqbal at 680.', 'a name that was not cited'],
    ['Brief for Respondent Twombly at 555.', 'a paper'],
    ['Twombly at *3.', 'a page of no database'],
    ['Bell Atl. Corp. v. Twombly at 12.', 'a page that the case has not, and no paper either'],
  ])('%s: %s', (text) => {
    expect(findCitations(twombly + text).filter(({ kind }) => kind === 'short')).toEqual([]);
  });

  test('which of two cases of that name is not guessed', () => {
    const text =
      'State v. Smith, 50 Ohio St.3d 100 (1990). State v. Smith, 60 Ohio St.3d 120 (1991). Smith at 130.';
    expect(meanings(text)).toEqual(['50 Ohio St.3d 100', '60 Ohio St.3d 120', 'Smith at 130 = record']);
  });

  const hensley = 'Hensley v. Elm, 416 U.S. 424 (1983). In Hensley (461 U.S. 424) it was said. ';

  test.each([
    ['Hensley, supra, 461 U.S. at 434. Hensley, at 435.', '461 U.S. 424', 'a short form stands nearer'],
    ['Hensley, supra, 461 U.S. at 434. Hensley at 435. Hensley at 436.', '461 U.S. 424', 'and one more'],
    ['Hensley at 435.', '416 U.S. 424', 'none does'],
    ['Oak, 461 U.S. at 434. Hensley at 435.', '416 U.S. 424', 'of another name'],
    ['Hensley, 461 U.S. at 1434. Hensley at 435.', '416 U.S. 424', 'its pages are others'],
    [
      'Hensley, 461 U.S. at 434. Hensley v. Elm, 416 U.S. 424 (1983). Hensley at 435.',
      '416 U.S. 424',
      'the full citation stands nearer still',
    ],
  ])('%s means %s: %s', (text, meant) => {
    expect(meanings(hensley + text).at(-1)).toMatch(new RegExp(`^Hensley,? at \\d+ = ${meant}$`));
  });

  test('a parallel of the short form before leads to the same case', () => {
    const text = 'Elm Auth. v. Oak, 25 N.Y.3d 600 (2015). Elm Auth., 37 N.E.3d at 650. Elm Auth. at 655.';
    expect(meanings(text).at(-1)).toBe('Elm Auth. at 655 = 25 N.Y.3d 600');
  });

  test.each([
    ['General Elm. Co. v. Oak, 522 U.S. 136 (1997). ', 'General Elm.at 146', 'the space is missing'],
    ['Burk v. WMATA, 112 F.3d 1207 (D.C. Cir. 1997). ', 'Burk v. WMATA at 1212', 'letters in a whole name'],
    [
      '\n23 Fortune Elm, Inc. v. Oak, 618 F.3d 1025 (9th Cir. 2010). ',
      'Fortune Elm at 1043',
      'a line’s number',
    ],
  ])('%s %s: %s', (cited, written) => {
    expect(meanings(`${cited}The text goes on. See ${written}.`).at(-1)).toContain(`${written} = `);
  });

  test.each([
    ['Burk v. WMATA, 112 F.3d 1207 (D.C. Cir. 1997). ', 'WMATA at 1212', 'letters alone'],
    ['General Elm. Co. v. Oak, 522 U.S. 136 (1997). ', 'Gen.at 146', 'no name that was cited'],
  ])('%s %s: %s', (cited, written) => {
    expect(meanings(`${cited}The text goes on. See ${written}.`).join('\n')).not.toContain('at 1');
  });

  test('Id. behind it means it', () => {
    expect(meanings(`${twombly}Roe v. Wade, 410 U.S. 113 (1973). Twombly at 555. Id. at 556.`)).toEqual([
      '550 U.S. 544',
      '410 U.S. 113',
      'Twombly at 555 = 550 U.S. 544',
      'Id. = 550 U.S. 544',
    ]);
  });
});

describe('a place repeated by a name alone', () => {
  test.each([
    [
      'Hartman v. Texaco, 1997-NMCA-032, 123 N.M. 220, 937 P.2d 979. Hartman, 1997-NMCA-032, ¶ 19, 123 N.M. 220, 937 P.2d 979.',
      ['1997-NMCA-032', '1997-NMCA-032 = 1997-NMCA-032'],
      'with its parallels',
    ],
    [
      'Hempel v. Elm, 2005 WI 120, ¶ 22, 284 Wis. 2d 162, 699 N.W.2d 551. Hempel, 284 Wis. 2d 162, ¶ 28, 699 N.W.2d 551.',
      ['2005 WI 120', '284 Wis. 2d 162 = 2005 WI 120'],
      'by the printed volume, with a paragraph',
    ],
    [
      'Elm v. Oak, 2004 WL 100, at *2 (Pa. C.P. July 8, 2003). Fir v. Oak, 2004 WL 100, at *3.',
      ['2004 WL 100', '2004 WL 100'],
      'not where both parties are named again',
    ],
  ])('%s: %s', (text, expected) => {
    expect(meanings(text)).toEqual(expected);
  });

  test('cited once by the year and once by the volume, it is one case', () => {
    const text =
      'Hempel v. Elm, 2005 WI 120, 284 Wis. 2d 162. Hempel, 284 Wis. 2d 162, 699 N.W.2d 551. Hempel, 284 Wis. 2d at 170.';
    expect(meanings(text).at(-1)).toBe('284 Wis. 2d at 170 = 284 Wis. 2d 162');
  });
});

describe('a short form whose volume no case of the text has', () => {
  const elm = 'Elm Auth. v. Oak, 25 N.Y.3d 600 (2015). ';

  test('is a parallel of the case so named', () => {
    expect(meanings(`${elm}Elm Auth., 37 N.E.3d at 80.`)[1]).toBe('37 N.E.3d at 80 = 25 N.Y.3d 600');
  });

  test('is another case where the reporter prints that one elsewhere', () => {
    expect(meanings(`${elm}Elm Auth., 30 N.Y.3d at 710.`)[1]).toBe('30 N.Y.3d at 710 = unknownName');
  });
});

describe('a party behind the court that it sues', () => {
  const romero = 'People v. Superior Court (Romero) (1996) 13 Cal.4th 497, 530. ';

  test('is the name of the case', () => {
    expect(meanings(`${romero}(Romero, at p. 531.)`).at(-1)).toBe('Romero, at p. 531 = 13 Cal.4th 497');
  });

  test('another name is none', () => {
    expect(meanings(`${romero}(Ramirez, at p. 531.)`).at(-1)).not.toContain('= 13 Cal');
  });
});

describe('papers that an Id. may mean', () => {
  test.each([
    ['(Roberts Report at 62.) He said so. (Id.)', 'Report at 62', 'a report'],
    ['The Court errs. Ante, at 21. It repeats this, ibid.', 'Ante, at 21', 'an opinion of the same case'],
    [
      'Brief for Scholars of the Law as Amici Curiae 10; see id. at 11.',
      'Brief for Scholars of the Law as Amici Curiae 10',
      'a brief',
    ],
    ['Labeling for Prescription Drugs, at 6 (rev. 2015); see also id. at 4.', 'Drugs, at 6', 'guidance'],
  ])('%s: %s', (text, written) => {
    const [first, second] = meanings(twombly + text).slice(1);
    expect(first).toBe(`${written} = record`);
    expect(second).toMatch(/^(?:[Ii]d|ibid)\.? = record$/);
  });

  test.each([
    ['He came on Monday, at 6 p.m.', 'a time'],
    ['In Chicago, at 10 Main Street, he fell.', 'an address'],
    ['They sold Elm at 12 percent.', 'a share'],
    ['The Court, at 5, was full.', 'a court'],
  ])('%s: %s', (text) => {
    expect(findCitations(text)).toEqual([]);
  });

  test.each([
    ['See ECF No. 15, Label. 21 C.F.R. § 201.57 says so. Id. § 6.2.', 'record'],
    ['Tr. at 5. 15 U.S.C. § 1125. Id. § 19:3.', 'record'],
    ['15 U.S.C. § 1125. Id. § 19:3.', 'pinOutside'],
    ['42 U.S.C. § 1983. Id. § 1988.', '42 U.S.C. § 1983'],
    ['26 U.S.C. § 61. Id. § 7433.', '26 U.S.C. § 61'],
  ])('%s means %s', (text, meant) => {
    expect(meanings(text).at(-1)).toBe(`Id. = ${meant}`);
  });

  test('an exhibit is no page of a case', () => {
    expect(meanings(`${twombly}Id. at Exhibit I.`).at(-1)).toBe('Id. = pinOutside');
  });
});
