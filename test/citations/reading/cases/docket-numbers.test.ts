/** Decisions cited by a docket number, alone and before a database: how courts write their numbers. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';

/** The number as printed, with its label | what is kept of it. */
const numbers = `
No. 1:19-cv-00123-ABC-DEF | 1:19-cv-00123-ABC-DEF
No. 19-cv-1234 (ABC)(DEF) | 19-cv-1234 (ABC)(DEF)
No. 19 Civ. 1234 (ABC) (DEF) | 19 Civ. 1234 (ABC) (DEF)
Case No. 2:19-cv-01234-ABC (ASx) | 2:19-cv-01234-ABC (ASx)
1:19-cv-00123 | 1:19-cv-00123
19-CV-1234-JMA-SIL | 19-CV-1234-JMA-SIL
19 Civ. 1234 (ABC) | 19 Civ. 1234 (ABC)
Civil Action No. 19-1234 | 19-1234
CIVIL ACTION NO. 19-1234 | 19-1234
Index No. 654321/2019 | 654321/2019
Nos. 19-1234 & 19-1235 | 19-1234 & 19-1235
No. 19-1234-cv | 19-1234-cv
No. SACV 20-1234 JVS (ADSx) | SACV 20-1234 JVS (ADSx)
No. 2:20-cv-1234 JAM EFB | 2:20-cv-1234 JAM EFB
No. 3:19 CV 1234 | 3:19 CV 1234
2d Civ. No. B123456 | B123456
No. 08-cv-5057 DWF/FLN | 08-cv-5057 DWF/FLN
No. 4D2023-1234 | 4D2023-1234
Docket No. A-1234-19 | A-1234-19
Dkt. No. 19-1234 | 19-1234
No. 19STCV12345 | 19STCV12345
No. 2 CA-CV 2019-0123 | 2 CA-CV 2019-0123
No. 1234 C.D. 2019 | 1234 C.D. 2019
No. 123 EDA 2019 | 123 EDA 2019
Inv. No. 337-TA-1234 | 337-TA-1234
IPR2019-01234 | IPR2019-01234
Slip Op. 21-5 | Slip Op. 21-5
Court No. 20-00123 | 20-00123
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((field) => field.trim()));

/** Such numbers are known only before a place where the decision is printed. */
const beforePlaces = [
  ['CV 14-1234-GHK (PLAx)', 'CV 14-1234-GHK (PLAx)'],
  ['EDCV 14-1234 JGB (KKx)', 'EDCV 14-1234 JGB (KKx)'],
  ['SACV 14-01234-CJC(RNBx)', 'SACV 14-01234-CJC(RNBx)'],
  ['C 14-1234 WHA', 'C 14-1234 WHA'],
  ['C-14-1234 EMC', 'C-14-1234 EMC'],
  ['CIV. NO. 14-00123 SOM/KSC', '14-00123 SOM/KSC'],
  ['Mem. Op. & J. No. 1234', '1234'],
  ...numbers,
  ['B123456', 'B123456'],
  ['654321/2019', '654321/2019'],
  ['A-1234-18T1', 'A-1234-18T1'],
  ['ARMY 20180123', 'ARMY 20180123'],
  ['NMCCA 201800123', 'NMCCA 201800123'],
  ...`A18A1234 18A-CR-1234 COA18-1234 E2018-01234-COA-R3-CV 2018-CA-001234-MR PD-1234-18 05-18-01234-CV 123,456 350123 CA2018-01-001 3D20-1234
    46,669-CA 2019-0123-JRS FSTCV186012345S 1180123 78901-2-I`
    .split(/\s+/)
    .map((number) => [number, number]),
  ['123 EDA 2019', '123 EDA 2019'],
  ['2 CA-CV 2018-0123', '2 CA-CV 2018-0123'],
  ['15-123 c/w 15-124', '15-123 c/w 15-124'],
  ['2015-1234, 2015-1235', '2015-1234, 2015-1235'],
  ['50,123, p. 5', '50,123'],
  ['2009-CT-00012-SCT (¶ 14)', '2009-CT-00012-SCT'],
  ['No 18-cv-01234-LHK', '18-cv-01234-LHK'],
  ['No. 18 Civ 5678 (PAE)', '18 Civ 5678 (PAE)'],
];

describe('findCitations: docket numbers', () => {
  test.each(numbers)('alone: %s', (written, number) => {
    const text = `It was so held. Doe v. Roe, ${written}, Dkt. 45 (D. Mass. Mar. 4, 2020).`;
    expect(findCitations(text)).toMatchObject([
      {
        kind: 'docket',
        plaintiff: 'Doe',
        defendant: 'Roe',
        docketNumber: number,
        court: 'mad',
        year: '2020',
      },
    ]);
  });

  test.each([
    [
      'People v Elm, unpublished per curiam opinion of the Court of Appeals, issued July 23, 2009 (Docket No. 284986), p 3',
    ],
    [
      'In re Elm, unpublished opinion per curiam of the Court of Appeals, issued July 23, 2009 (Docket Nos. 284986 and 284987)',
    ],
  ])("as Michigan's manual has it: %s", (text) => {
    const [found, ...others] = findCitations(`It was so held. See ${text}. So it is.`);
    expect(found).toMatchObject({ kind: 'docket', docketNumber: '284986', court: 'michctapp', year: '2009' });
    expect(found?.fullEnd).toBe(20 + text.length);
    expect(others).toEqual([]);
  });

  test.each([
    'People v Elm, an opinion of the Court of Appeals, issued July 23, 2009 (Docket No. 284986).',
    'It is an unpublished opinion of the Court of Appeals, issued July 23, 2009 (Docket No. 284986).',
  ])('not where it is otherwise described: %s', (text) => {
    expect(findCitations(text)).toEqual([]);
  });

  test('of the Federal Cases belongs to no party', () => {
    expect(findCitations('Elm v. Oak, Fed. Cas. No. 5,123 (C.C.D. Mass. 1820).')).toMatchObject([
      { kind: 'docket', plaintiff: 'Elm', defendant: 'Oak', courtAsWritten: 'C.C.D. Mass.' },
    ]);
  });

  test.each(beforePlaces)('before a database: %s', (written, number) => {
    const text = `It was so held. Doe v. Roe, ${written}, 2020 WL 123456, at *3 (D. Mass. Mar. 4, 2020).`;
    expect(findCitations(text)).toMatchObject([
      {
        kind: 'case',
        plaintiff: 'Doe',
        defendant: 'Roe',
        docketNumber: number,
        page: '123456',
        pinCite: '*3',
      },
    ]);
  });

  test('California’s stand within the parenthesis', () => {
    const text = 'Doe v. Roe (N.D. Cal., Mar. 3, 2020, No. 19-cv-1234) 2020 WL 12345.';
    expect(findCitations(text)).toMatchObject([{ docketNumber: '19-cv-1234', court: 'cand', year: '2020' }]);
    expect(
      findCitations('Doe v. Roe (Mar. 3, 2020, B123456) __ Cal.App.5th __ [2020 WL 12345].'),
    ).toMatchObject([{ plaintiff: 'Doe', defendant: 'Roe', docketNumber: 'B123456', date: 'Mar. 3, 2020' }]);
  });

  test.each([
    ['Doe moved the court, 1:19-cv-00123, Dkt. 45, to rule.', 'a number without court and date'],
    ['Case 1:19-cv-00123-ABC Document 45 Filed 03/04/21 Page 12 of 30', 'a page’s stamp'],
    ['Doe v. Local No. 12 (9th Cir. 2001)', 'the number of a union'],
    ['Doe v. Roe, No. 51 (see page 2023).', 'a short number without a court'],
  ])('%s: no decision in %s', (text) => {
    expect(findCitations(text).filter(({ kind }) => kind === 'docket')).toEqual([]);
  });

  test.each([
    ['Doe v. Roe, No. 51 (N.Y. 2023).', { docketNumber: '51', court: 'ny', year: '2023' }],
    [
      'Doe v. Roe, Superior Court, judicial district of Oak-Elm at Fir, Docket No. CV-01-0508597-S (July 3, 2014).',
      { docketNumber: 'CV-01-0508597-S', court: 'connsuperct', year: '2014' },
    ],
  ])('%s', (text, expected) => {
    expect(findCitations(text)).toMatchObject([
      { kind: 'docket', plaintiff: 'Doe', defendant: 'Roe', ...expected },
    ]);
  });

  test('behind the blanks of a slip citation it belongs to the case', () => {
    const text = 'Doe v. Roe, __ F.4th __, No. 22-123, 2023 WL 123456, at *3 (2d Cir. Jan. 2, 2023).';
    expect(findCitations(text)).toMatchObject([{ kind: 'case', docketNumber: '22-123', pinCite: '*3' }]);
  });

  test.each(['Local C 14-1234', 'Series C-14-1234'])('the letter belongs to the name: %s', (name) => {
    const [first] = findCitations(`Elm v. ${name}, 2015 WL 223456 (N.D. Cal. Feb. 2, 2015).`);
    expect(first).toMatchObject({ defendant: name });
  });

  test('behind a page it does not', () => {
    const [first] = findCitations('Doe v. Roe, 5 F.4th 6, No. 22-123, was another.');
    expect(first).not.toHaveProperty('docketNumber');
  });

  test('Dkt. No. 45-12 is a paper of the record', () => {
    expect(findCitations('See Dkt. No. 45-12 at 3.')).toMatchObject([{ kind: 'record' }]);
  });
});

test('the number of an order is that of a decision, of a party’s paper that of the record', () => {
  const kinds = (paper: string): string[] =>
    findCitations(`See ${paper}, Elm v. Oak, 3:21-cv-00123-ABC (N.D. Cal. June 3, 2022).`).map(
      ({ kind }) => kind,
    );
  expect(kinds('Order Granting Motion to Dismiss')).toEqual(['docket']);
  expect(kinds('Motion to Dismiss')).toEqual(['record']);
});

describe('a decision cited by parties, court and year alone, or parties and year', () => {
  const kinds = (text: string): string[] => findCitations(text).map(({ kind }) => kind);

  test.each([
    'Elm v. Oak (2d Cir. 2021)',
    'In Elm v. Oak (2d Cir. 2021), the court held so.',
    'See Elm v. Oak (N.D. Cal. June 3, 2022) (unpublished).',
    'As the Court held in Elm v. Oak (2010), money is speech.',
  ])('%s', (text) => {
    expect(findCitations(text)).toMatchObject([{ kind: 'docket', plaintiff: 'Elm', defendant: 'Oak' }]);
  });

  test.each([
    'See also Elm v. Oak (2d Cir. 2021).',
    'See also Elm v. Oak, unpublished opinion of the Court of Appeals, issued May 4, 2021 (Docket No. 351234).',
  ])('the signal before it is told: %s', (text) => {
    expect(findCitations(text)).toMatchObject([{ kind: 'docket', fullStart: 0, signal: 'See also' }]);
  });

  test.each([
    'In re Elm (Bankr. D. Del. 2019)',
    'Ex parte Elm (Tex. Crim. App. 2018)',
    'Matter of Elm (2d Dept 2018)',
  ])('%s', (text) => {
    expect(findCitations(text)).toMatchObject([{ kind: 'docket', plaintiff: text.replace(/ \(.*/, '') }]);
  });

  test.each([
    ['its place follows', 'Elm v. Oak (N.D. Cal. 2021) 2021 WL 12345', ['case']],
    [
      'the text has cited it in full',
      'Elm v. Oak, 12 F.4th 34 (2d Cir. 2021). Elm v. Oak (2d Cir. 2021)',
      ['case'],
    ],
    [
      'the text cites it in full behind',
      'Elm v. Oak (2021) held so. Elm v. Oak, 12 F.4th 34 (2d Cir. 2021)',
      ['case'],
    ],
    ['so it does', 'In re Elm, 12 F.4th 34 (2d Cir. 2021). As In re Elm (2d Cir. 2021) says', ['case']],
    ['Indiana’s place follows', 'Elm v. Oak (1994), Ind. App., 637 N.E.2d 1345', ['case']],
    ['Massachusetts’ place follows', 'Elm v. Oak (1972), Mass., 290 N.E.2d 167', ['case']],
    ['no court and no party', 'In re Elm (2019) says so', []],
    [
      'another was cited in full',
      'Elm v. Oak, 12 F.4th 34 (2d Cir. 2021). Elm v. Fir (2d Cir. 2021)',
      ['case', 'docket'],
    ],
    ['no court stands there', 'He followed Elm v. Oak (decided in 2021)', []],
    ['a place was not read', 'Elm v. Oak, 471 F. Xpp 336 (5th Cir. 2012)', []],
    ['it points back', 'Elm v. Oak, supra (2d Cir. 2021)', ['supra']],
  ])('%s', (_, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});
