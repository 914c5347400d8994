/** Signs that Word and web pages set in a citation's place: line ends, no-break spaces and hyphens, dashes, marks without width. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';

describe('a line that ends within its paragraph (Shift+Enter)', () => {
  test.each([
    ['Standard of Review\vIn Smith v. Jones, 12 F.4th 34 (2d Cir. 2021).', 'Smith', 'Jones'],
    ['Motion to Dismiss\vSmith v. Jones, 12 F.4th 34 (2d Cir. 2021).', 'Smith', 'Jones'],
    ['It was laid down in Smith v.\vJones, 12 F.4th 34 (2d Cir. 2021).', 'Smith', 'Jones'],
    ['The rule that was laid down in Smith Brothers\vv. Jones, 12 F.4th 34.', 'Smith Brothers', 'Jones'],
    ['The rule that was laid down in Smith v. Jones\vBrothers, 12 F.4th 34.', 'Smith', 'Jones Brothers'],
  ])('%j', (text, plaintiff, defendant) => {
    expect(findCitations(text)).toMatchObject([{ plaintiff, defendant }]);
  });
});

/** Each text with its blanks as they are typed, as no-break spaces, and as line ends of hard-wrapped text. */
describe('spaces that do not break', () => {
  const texts = [
    'Terry, 392 U.S. at 27, 88 S.Ct. at 1883, 20 L.Ed.2d at 909.',
    'Roe, 5 U.S. 137 (1803). Id. at 27, 88 S.Ct. at 1883.',
    'Elm v. Oak, 100 F.3d 10, 12 (9th Cir. 1996), cert. denied, 520 U.S. 5 (1997).',
    'Elm v. Oak, 100 F.3d 10 (9th Cir. 1996), abrogated in part on other grounds by Fir v. Oak, 1 F.4th 1.',
    'Elm v. Oak, 441 U. S. 520, 535, and n. 16 (1979).',
    'section 7482(a) of the Internal Revenue Code of 1954',
    'Section 2322 of the Revised Statutes of the United States',
    'Section 141 of the Criminal Code of Alaska',
    '§ 2 of the Act and Restatement (Second) of Torts § 402A (1965)',
  ];
  const plain = (text: string): unknown =>
    JSON.parse(JSON.stringify(findCitations(text)).replace(/\u00a0|\\n/g, ' '));

  test.each(texts)('%s', (text) => {
    const expected = plain(text);
    expect(expected).not.toEqual([]);
    expect(plain(text.replace(/ /g, '\u00a0'))).toEqual(expected);
  });

  test('a page at the end of a line', () => {
    const text = 'Terry, 392 U.S. at 27, 88 S.Ct. at\n1883.';
    expect(findCitations(text)).toMatchObject([{ pinCite: '27', parallel: [{ reporter: 'S. Ct.' }] }]);
  });

  test.each([
    ['Terry, 392 U.S. at 27, 88\u00a0Stat. at\u00a0large', '27'],
    ['Elm v. Oak, 441 U.S. 520, 535,\u00a0and\u00a0anyone (1979).', '535'],
  ])('no more is taken for it: %j', (text, pinCite) => {
    expect(findCitations(text)).toMatchObject([{ pinCite }]);
  });
});

/** Word's no-break hyphen (Ctrl+Shift+_) and the hyphens and dashes that are typed for it. */
describe('hyphens that do not break', () => {
  test.each([
    'Roe, 5 U.S. 137 (1803). Id. at 23:15-22, 27:21-28:3.',
    'Roe, 5 U.S. 137 (1803). Id. at 139-41.',
    'Gibson v. Chouteau, 13 Wall. 101-104, 20 L. Ed. 534 (1872).',
    'Pub. L. 103-382, 108 Stat. 3907 (1994)',
    'Aplt. Brief at 17-20. RP 344-45. Doc. 1-5.',
    '18 U.S.C. §§ 1961-1968',
    'Elm v. Oak, 2020 WL 123456, at *3-4 (N.D. Cal. Mar. 4, 2020)',
  ])('%s', (text) => {
    const spans = (written: string): unknown =>
      findCitations(written).map(({ kind, start, end, fullStart, fullEnd }) => [
        kind,
        written.slice(start, end).replace(/[\u2010\u2011]/g, '-'),
        fullStart,
        fullEnd,
      ]);
    expect(spans(text)).not.toEqual([]);
    expect(spans(text.replace(/-/g, '\u2011'))).toEqual(spans(text));
    expect(spans(text.replace(/-/g, '\u2010'))).toEqual(spans(text));
  });

  test('no dash joins two sentences', () => {
    expect(findCitations('RP 344\u2014the verdict.')).toMatchObject([{ kind: 'record', fullEnd: 6 }]);
  });
});

describe("a paragraph's end", () => {
  test.each([
    ['Roe v. Wade, 5 U.S. 137 (1803). Id.\u2029¶36. Although the court held so.', 'Id.'],
    ['42 U.S.C. § 1983\u2029(a) Every person who', '42 U.S.C. § 1983'],
    ['Elm v. Oak, 12 F.4th 34 (2d Cir. 2021)\u2029(1) First.', 'Elm v. Oak, 12 F.4th 34 (2d Cir. 2021)'],
    // A line of a converted page may end there.
    ['Elm v. Oak, 12 F.4th 34\u2029(2d Cir. 2021).', 'Elm v. Oak, 12 F.4th 34\u2029(2d Cir. 2021)'],
    ['42 U.S.C. § 1983 (a) and the law', '42 U.S.C. § 1983 (a)'],
    [
      'Elm v. Oak, 12 F.4th 34 (2d Cir. 2021)\n(so holding).',
      'Elm v. Oak, 12 F.4th 34 (2d Cir. 2021)\n(so holding)',
    ],
  ])('%j', (text, whole) => {
    const last = findCitations(text).at(-1);
    expect(text.slice(last?.fullStart, last?.fullEnd)).toBe(whole);
  });
});

describe('marks without width', () => {
  test.each(['\u200b', '\u2060', '\ufeff', '\u00ad'])('%j behind a comma and a dot', (mark) => {
    const text = `Elm v. Oak,${mark} 12 F.4th 34,${mark} 36 (2d Cir.${mark} 2021).${mark} Id.${mark} at 37.`;
    expect(findCitations(text)).toMatchObject([
      { plaintiff: 'Elm', defendant: 'Oak', pinCite: '36', court: 'ca2', year: '2021' },
      { kind: 'id', pinCite: '37' },
    ]);
  });
});

test.each(['  ', '\u00a0', '\n', ' '])('%j behind the dot of what a docket number is called', (space) => {
  expect(
    findCitations(`Harris v. Elm, Inc., Civ.${space}Action No. 2:20-CV-38, 2020 WL 3980205`),
  ).toMatchObject([{ plaintiff: 'Harris', defendant: 'Elm, Inc.', docketNumber: '2:20-CV-38' }]);
});

describe('stars of Markdown around more than a name', () => {
  test.each([
    ['See **42 U.S.C. § 1983** and *28 U.S.C. § 1332(a)*.', [{ title: '42' }, { title: '28' }]],
    ['Under **8 C.F.R. § 1003.1(d)**.', [{ kind: 'regulation', title: '8' }]],
    [
      '*Elm v. Oak, No. 18-cv-01234, 2019 WL 1234567, at *4 (N.D. Cal. Mar. 4, 2019)*',
      [{ plaintiff: 'Elm', pinCite: '*4', court: 'cand' }],
    ],
    [
      'Elm v. Oak, 5 U.S. 1 (1809). See *id.* at 6; Elm, *supra*, at 7.',
      [{}, { kind: 'id', pinCite: '6' }, { kind: 'supra' }],
    ],
    ['***Elm v. Oak***, 512 F.3d 34 (2d Cir. 2008)', [{ plaintiff: 'Elm', defendant: 'Oak' }]],
    // A star page stands alone.
    [
      'It was *350 held in Elm v. Oak, 2019 WL 5, at *3, *4-*5.',
      [{ plaintiff: 'Elm', pinCite: '*3, *4-*5' }],
    ],
  ])('%s', (text, expected) => {
    expect(findCitations(text)).toMatchObject(expected);
  });
});
