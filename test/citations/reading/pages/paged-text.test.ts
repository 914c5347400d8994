/** Texts taken from pages: the numbers of pages and lines, running heads and stamps that interrupt citations, and notes at a page's foot. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';
import { resolveCitations } from '../../../../src/citations/resolve-citations';
import { faultOf } from '../../../support/citations/finder-laws';

const elm = { kind: 'case', plaintiff: 'Elm', defendant: 'Oak', volume: '123', page: '456', year: '1997' };

describe('what a page adds is passed over', () => {
  test.each([
    [
      'Elm v. Oak, 123 F.3d\n\nCase 1:20-cv-00123-ABC Document 45 Filed 03/04/21 Page 12 of 30\n\n456, 458 (9th Cir. 1997).',
      'a stamp',
    ],
    [
      'Elm v. Oak, 123 F.3d 456,\n22\n\n Case: 25-20086   Document: 44  Page: 23  Date Filed: 09/02/2025\n\n458 (9th Cir. 1997).',
      'a page number over a stamp',
    ],
    ['Elm v. Oak, 123 F.3d 456,\n\n- 12 -\n\n458 (9th Cir. 1997).', 'a page number in dashes'],
    ['Elm v. Oak, 123 F.3d 456,\n\n12\n\n458 (9th Cir. 1997).', 'a page number between empty lines'],
    ['Elm v. Oak, 123 F.3d 456,\n2\n\f\n458 (9th Cir. 1997).', 'a page number before a form feed'],
    ['Elm v.\n3\n\fOak, 123 F.3d 456, 458 (9th Cir. 1997).', 'the same within the caption'],
    [
      'Fir\n\n12\n\fFIR v. ASH   13\n\nElm v. Oak, 123 F.3d\n\n13\n\f14   FIR v. ASH\n\n456, 458 (9th Cir. 1997).',
      'running heads',
    ],
  ])('%j: %s', (text) => {
    expect(findCitations(text)).toMatchObject([{ ...elm, pinCite: '458' }]);
    expect(faultOf(text, findCitations(text))).toBeNull();
  });

  const lines = [
    'The court must grant the motion. See',
    'Elm v. Oak, 123',
    'F.3d 456, 458 (9th',
    'Cir. 1997); Ash v. Fir, 5 U.S.',
    '137, 140 (1803).',
  ];
  test.each([
    ['in front', (line: string, index: number) => `${String(index + 9)} ${line}`],
    ['indented', (line: string, index: number) => `  ${String(index + 9)}     ${line}`],
    ['on lines of their own', (line: string, index: number) => `${String(index + 9)}\n${line}`],
  ])("numbers of a pleading's lines %s", (_, numbered) => {
    const text = lines.map(numbered).join('\n');
    expect(findCitations(text)).toMatchObject([
      { ...elm, pinCite: '458', court: 'ca9' },
      { plaintiff: 'Ash', volume: '5', reporter: 'U.S.', page: '137', pinCite: '140' },
    ]);
  });

  test('places are those of the text as given', () => {
    const text =
      'So held Elm v.\n3\n\fOak, 123 F.3d 456 (9th Cir. 1997), cert. denied,\n4\n\f 5 U.S. 6 (1998).';
    const [first, second] = findCitations(text);
    expect(text.slice(first?.fullStart, first?.fullEnd)).toBe(text.slice(8, -1));
    expect(text.slice(first?.start, first?.end)).toBe('123 F.3d 456');
    expect(text.slice(second?.start, second?.end)).toBe('5 U.S. 6');
    expect(first).toMatchObject({ history: [{ action: 'cert. denied' }] });
  });
});

describe('the pages of a report that an opinion marks', () => {
  test.each([
    ['Elm v. Univ. *112of Oak, 5 F.3d 6 (1994)', { defendant: 'Univ. of Oak', year: '1994' }],
    ['Elm v. Oak, *112 5 F.3d 6 (1994)', { plaintiff: 'Elm', volume: '5' }],
    ['*112Elm v. Oak, 5 F.3d 6 (1994)', { plaintiff: 'Elm', defendant: 'Oak' }],
    ['Elm v. Oak, 377 U.S. 16, *11284 S.Ct. 11 (1994)', { parallel: [{ volume: '84', page: '11' }] }],
    ['Elm v. Oak, 5 F.3d 6, at [*112] 7 (1994)', { pinCite: '7', year: '1994' }],
  ])('%s', (text, expected) => {
    const opinion = `One *110 page and *111 another. ${text}, and *113 so on.`;
    const found = findCitations(opinion);
    expect(found).toMatchObject([expected]);
    expect(faultOf(opinion, found)).toBeNull();
  });

  test.each([
    ['General Elm [*138] Co. v. Oak, 5 F.3d 6 (1994)', { plaintiff: 'General Elm Co.' }],
    ['Elm v. Oak, 5 F.3d [**138] 6, 7 [***3] (1994)', { page: '6', pinCite: '7', year: '1994' }],
    ['Elm v. Oak, 5 F.3d 6, [*138] 7 (1994)', { pinCite: '7', year: '1994' }],
    ['Elm [* 138] Co. v. Oak, 5 F.3d 6 (1994)', { volume: '5' }],
  ])('a single one in brackets tells: %s', (text, expected) => {
    const found = findCitations(text);
    expect(found).toMatchObject([expected]);
    expect(faultOf(text, found)).toBeNull();
  });

  test('pages that are cited are none', () => {
    const text = 'Elm v. Oak, 2019 WL 12345, at *3, *4, *5 (D. Me. Mar. 4, 2019). Id. at *6.';
    expect(findCitations(text)).toMatchObject([{ pinCite: '*3, *4, *5' }, { pinCite: '*6' }]);
  });
});

describe('what is no furniture', () => {
  test.each([
    ['15 U.S.C. § 1\n16 U.S.C. § 2\n17 U.S.C. § 3\n18 U.S.C. § 4\n', ['15', '16', '17', '18']],
    ['See Elm v. Oak,\n123 F.3d 456;\n124 F.3d 10.', ['123', '124']],
    [
      'TABLE\n\fElm v. Oak,\n447 U.S. 773 (1980) ....... 5\n\fFir v. Oak,\n595 U.S. 468 (2022) ....... 7\n',
      ['447', '595'],
    ],
    [
      'Under\n\n15 U.S.C. § 1125\n\n1\n\n(d) and\n\n15 U.S.C. § 1125\n\n2\n\n(c), not\n\n3\n\n15 U.S.C. § 1125\n\n(a), but',
      ['15', '15', '15'],
    ],
    [
      'under\n\n15 F. Supp. 3d 101\n\n1\n\n(2014), and\n\n16 F. Supp. 3d 102\n\n2\n\n(2015), and\n\n3\n\n17 F. Supp. 3d 103\n\n(2016)',
      ['15', '16', '17'],
    ],
    // HTML parts a volume from its reporter.
    [
      'So it is. Elm v. Oak,\n\n303\n\n F.3d 488, 493 (3d\n\nCir. 2002). See also\n\n1\n\nCFR § 2003.18.',
      ['303', '1'],
    ],
  ])('%j', (text, numbers) => {
    const found = findCitations(text);
    expect(found.map((one) => ('volume' in one ? one.volume : 'title' in one ? one.title : ''))).toEqual(
      numbers,
    );
  });
});

describe("notes at a page's foot", () => {
  const elmText = 'So it is. Elm v. Oak, 100 F.3d 10, 12 (9th Cir. 1996).';

  function meanings(text: string) {
    return resolveCitations(findCitations(text)).map(({ antecedent }) => antecedent);
  }

  test.each([
    [
      `${elmText}1\n\n1 See Ash v. Fir, 200 F.3d 5 (2d Cir. 2000). Id. at 6.\n\nMore of it. Id. at 14.`,
      [0, 1, 1, 0],
    ],
    [
      `${elmText}\n\n_________\n3 See Ash v. Fir, 200 F.3d 5, 22 (2d Cir. 2000).\n\n2\n\nMore of it. Id.`,
      [0, 1, 0],
    ],
    [
      `${elmText}4 And more.\n4 Id. at 13; see Ash v. Fir, 200 F.3d 5 (2d Cir. 2000).\nMore of it. Id.`,
      [0, 0, 2, 0],
    ],
    // No note: nothing calls it.
    [`${elmText}\n\n5 Oaks fell. Ash v. Fir, 200 F.3d 5 (2d Cir. 2000).\n\nMore of it. Id.`, [0, 1, 1]],
  ])('%j', (text, expected) => {
    expect(meanings(text)).toEqual(expected);
  });

  test('is not the note that a supra names', () => {
    const found = findCitations(`${elmText}1\n\n1 See Ash, supra note 5.\n\nMore of it. Id. at 14.`);
    expect(found[1]).toMatchObject({ kind: 'supra', note: '5', pageNote: { anchor: elmText.length } });
  });
});
