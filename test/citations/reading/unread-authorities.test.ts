import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';

/** What the last find of `text` means. */
function lastMeaning(text: string, notes: { start: number; end: number; anchor: number }[] = []) {
  const { antecedent, reason } = resolveCitations(findCitations(text), { notes }).at(-1) ?? {};
  return antecedent ?? reason;
}

const roe = 'Roe v. Wade, 110 U.S. 113, 120 (1973).';

describe('Id. behind what cites but was not read', () => {
  test.each([
    'He fell. (Grdn. Rept. of Oaks ¶ 4.)',
    'He fell, Pl.’s 56.2 Fcts. ¶ 4, and rose.',
    'He fell. (WXF 4.)',
    'He fell (Oakes 45:12-14).',
    'He fell (2-XER-45).',
    'The Oak Lease § 4.',
    'Jane Elm & John Fir, Reading Trees 107 (2012).',
    'He “reads trees.” Jane Elm & John Fir, Reading Trees 107 (2012).',
    'See Jane Elm, Trees Fall, Oak Times, Jan. 3, 2020, at A1.',
    'Our Story, Oak Corp., https://oak.example/story (last visited Jan. 3, 2020).',
    'Elm v. Fir, 2014 U.S. Dist. LEXIS (M.D. Pa. 2014).',
    'In Elm v. Fir, the court disagreed.',
    'Oak Marks: Hearings on H.R. 12 Be- fore the Subcomm. on Oak Marks, 75th Cong., 3d Sess. 80 (1938). Mr. Fir rose.',
  ])('%s', (unread) => {
    expect(lastMeaning(`${roe} ${unread} Id.`)).toBe('unread');
  });

  test.each([
    ['See § 1441(a).', 'unread'],
    ['See § 1714, subd. (b).', 'unread'],
    ['(§ 1714, subds. (a), (b)(2).)', 'unread'],
    ['Congress amended § 1441(a).', 0],
    ['Three tests apply: (a), (b), and (c).', 0],
    ['“The removal is governed by ... § 1441(a).”', 0],
    ['“It falls. See § 1441(a).”', 0],
  ])('a section alone behind a case: %s', (section, meant) => {
    expect(lastMeaning(`${roe} ${section} Id.`)).toBe(meant);
  });

  test('a section alone is of the law before it', () => {
    expect(lastMeaning('42 U.S.C. § 1983(a). See § 1988(b). Id.')).toBe(0);
  });

  test('a decision without a place is read, and `Id.` behind it is no earlier case', () => {
    expect(lastMeaning(`${roe} See also Elm v. Fir Ins. Co. (M.D. Pa. 2014). Id.`)).toBe('record');
    expect(lastMeaning(`${roe} See also Elm v. Fir Ins. Co. (2014). Id.`)).toBe('record');
  });

  test('and what follows it', () => {
    expect(lastMeaning(`${roe} He fell. (WXF 4.) Id. He rose. Id.`)).toBe('unread');
  });

  test.each([
    ['He fell in May 2012.', 'a date'],
    ['He fell on January 4, 2012 (Friday).', 'a day'],
    ['It dismissed the claim (Count 3).', 'a part'],
    ['It weighed two factors: (1) time and (2) place.', 'numbers of a list'],
    ['¶ 12 The court held so.', 'the mark of a paragraph of the text'],
    ['\n\n¶ 12. The court held so.', 'a paragraph’s own number'],
    ['He brought a § 1983 claim.', 'a section in passing'],
    ['He was paid $45.', 'a sum'],
    ['So it held.[3]', 'a note’s call'],
    ['It asked for “some time frame.” At 122.', 'a page of the case itself'],
    ['In Roe v. Wade, the court held so.', 'the same case'],
    ['ELM v. FIR 12\n\nThe court held so.', 'a running head'],
  ])('%s: %s', (passed) => {
    expect(lastMeaning(`${roe} ${passed} Id.`)).toBe(0);
  });

  test('a page that the case has, and few papers do', () => {
    const late = roe.replace('113, 120', '413, 420');
    expect(lastMeaning(`${late} He fell. (WXF 4.) Id. at 421.`)).toBe(0);
    expect(lastMeaning(`${late} He fell. (WXF 4.) Id. at 12.`)).not.toBe(0);
  });

  test('a note has a chain of its own', () => {
    const text = `${roe} He fell. (WXF 4.) So it was. Id.`;
    const start = text.indexOf('So it');
    expect(lastMeaning(text, [{ start, end: text.length, anchor: roe.length }])).toBe(0);
  });
});
