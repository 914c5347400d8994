import { describe, expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';
import type { FoundCitation } from '../../src/citations/found-citation';

/** Cores stand between ‹ and ›; the text is read without these marks. */
function spansOf(marked: string): { text: string; spans: [number, number][] } {
  let text = '';
  const spans: [number, number][] = [];
  let start = 0;
  for (const sign of marked) {
    if (sign === '‹') start = text.length;
    else if (sign === '›') spans.push([start, text.length]);
    else text += sign;
  }
  return { text, spans };
}

function coresIn(text: string): [number, number][] {
  return findCitations(text).map(({ start, end }) => [start, end]);
}

function only(text: string): FoundCitation {
  const found = findCitations(text);
  expect(found).toHaveLength(1);
  return found[0] as FoundCitation;
}

describe('findCitations: where cases and short forms stand', () => {
  test.each([
    ['See Roe v. Wade, ‹410 U.S. 113›, 152 (1973).', 'a reporter citation'],
    ['Brown, ‹347 U.S. at 495›; Doe, ‹347 U.S., at 495›.', 'short forms'],
    ['State v. Garcia, ‹2007-NMCA-014›, ¶ 12, 141 N.M. 7.', 'a neutral citation with hyphens'],
    ['State v. Doe, ‹2019-Ohio-1234›, ¶ 3.', 'Ohio’s web citation'],
    ['Doe v. Roe, ‹2015 IL 118265›, ¶ 12', 'Illinois'],
    ['Doe v. Roe, ‹2010 WL 12345›, at *3 (D. Mass. 2010)', 'a database'],
    ['Doe v. Roe, ‹— U.S. —›, 138 S. Ct. 2206 (2018)', 'a slip citation with dashes'],
    ['Doe v. Roe, ‹___ F.4th ___› (9th Cir. 2022)', 'a slip citation with underscores'],
    ['Marbury v. Madison, ‹5 U.S. (1 Cranch) 137› (1803)', 'a nominative reporter'],
    ['‹Id.› at 12. ‹Ibid.› ‹Id.›, at 5.', 'id. and ibid.'],
    ['Brown, ‹supra›, at 495; Smith, ‹supra note 5›, at 12.', 'supra'],
    ['The NT 4 shell on NT 5 dies, and NT 12 too.', 'nothing in a version of a program'],
    ['See 28 See 1836 and 42 of the 113 pages.', 'nothing in ordinary numbers'],
    ['The Agenda for 2000 A.D. — a need. By 500 A.D. 300 men had come.', 'nothing in years of the era'],
    ['On May 5, 2015 he paid $410 U.S. 113 times.', 'nothing in sums of money'],
    ['See supra Part II; supra Section I.', 'nothing in references within the brief'],
    ['See the Chandler papers supra at 5.', 'nothing by a name within a sentence'],
    ['Cite as: 596 U. S. ____ (2022) 3', 'nothing in a running head'],
    ['The 3 Camp. 12 tents and 2 Mod. 5 lamps went East, 5 East 10.', 'nothing in England’s names alone'],
    ['which the [561 U.S. 14] statute bars', 'nothing in the mark of a page'],
    ['See Brief for Appellant in No. 21-5117 (CA5), p. 16.', 'nothing in a brief’s own number'],
    ['Sutherland on Stat. Const. § 288', 'nothing of a constitution in a book’s title'],
  ])('%s: %s', (marked) => {
    const { text, spans } = spansOf(marked);
    expect(coresIn(text)).toEqual(spans);
  });
});

describe('findCitations: every other kind', () => {
  test.each([
    ['42 U.S.C. § 1983', { kind: 'statute', title: '42', code: 'U.S.C.', section: '1983' }],
    ['50 U.S.C. 1701', { kind: 'statute', title: '50', section: '1701' }],
    ['18 U.S.C. § 1028A(a)(1) (2018)', { section: '1028A(a)(1)', year: '2018' }],
    ['section 1983 of title 42', { kind: 'statute', title: '42', code: 'U.S.C.', section: '1983' }],
    ['N.Y. C.P.L.R. 3211(a)(7)', { kind: 'statute', code: 'N.Y. C.P.L.R.', section: '3211(a)(7)' }],
    ['Cal. Civ. Proc. Code § 425.16', { kind: 'statute', code: 'Cal. Civ. Proc. Code', section: '425.16' }],
    ['Code Civ. Proc., § 425.16', { code: 'Cal. Civ. Proc. Code', section: '425.16' }],
    ['735 ILCS 5/2-1401', { kind: 'statute', title: '735', code: 'Ill. Comp. Stat.', section: '5/2-1401' }],
    ['RCW 9A.36.041', { kind: 'statute', code: 'Wash. Rev. Code', section: '9A.36.041' }],
    ['G.L. c. 93A, § 9', { kind: 'statute', code: 'Mass. Gen. Laws', section: '93A, § 9' }],
    ['Pub. L. No. 107-150', { kind: 'statute', section: '107-150' }],
    ['29 C.F.R. pt. 1910', { kind: 'regulation', title: '29', code: 'C.F.R.', section: '1910' }],
    ['75 Fed. Reg. 12,345 (Mar. 3, 2010)', { kind: 'regulation', section: '12,345', year: '2010' }],
    ['Cal. Code Regs., tit. 8, § 1234', { kind: 'regulation', title: '8', section: '1234' }],
    ['Fed. R. Civ. P. 12(b)(6)', { kind: 'rule', code: 'Fed. R. Civ. P.', section: '12(b)(6)' }],
    ['U.S. Const. art. I, § 8, cl. 3', { kind: 'constitution', section: 'art. I, § 8, cl. 3' }],
    ['93 Harv. L. Rev. 1, 12 (1979)', { kind: 'secondary', title: '93', section: '1', year: '1979' }],
    ['Restatement (Second) of Torts § 402A (1965)', { kind: 'secondary', section: '402A', year: '1965' }],
    ['Compl. ¶ 4', { kind: 'record' }],
    ['Dkt. 12 at 3', { kind: 'record' }],
    ['Ex. B', { kind: 'record' }],
    ['R. at 45', { kind: 'record' }],
    ['Clerk’s Papers (CP) at 12', { kind: 'record', start: 16 }],
    ['RP (Mar. 3, 2010) at 44', { kind: 'record', start: 0 }],
    ['Brief for Petitioner 23–28', { kind: 'record', end: 26 }],
    ['Pet. App. 12a–14a', { kind: 'record', end: 17 }],
    ['J.A. 15,562–68', { kind: 'record', end: 14 }],
    ['Tr. 5 — and', { kind: 'record', end: 5 }],
    ['Ex. C-1', { kind: 'record', end: 7 }],
    ['Ex. 12-A', { kind: 'record', end: 8 }],
    ['Exhibit 10.1', { kind: 'record', end: 12 }],
    ['Exs. A–C', { kind: 'record', end: 8 }],
    ['Ex. A - the lease', { kind: 'record', end: 5 }],
    ['N.T., 5/6/18, at 44-45', { kind: 'record', start: 0 }],
    ['N.T. Trial, 5/7/18, at 12', { kind: 'record', start: 0 }],
    ['Hr’g Tr. (Aug. 29, 2013) at 6:4-15', { kind: 'record', start: 0 }],
    ['Roe Decl. (May 5, 2010) ¶ 3', { kind: 'record' }],
    ['Elm Oil Co., 123 IBLA 45, 50 (1992)', { kind: 'case', reporter: 'IBLA', pinCite: '50' }],
    [
      'Roe v. State, 2009-KA-00012-COA (¶ 14) (Miss. Ct. App. 2010)',
      { kind: 'docket', docketNumber: '2009-KA-00012-COA', court: 'missctapp', plaintiff: 'Roe' },
    ],
    [
      'Doe v. Roe, No. 12-345 (9th Cir. Mar. 3, 2010)',
      { kind: 'docket', docketNumber: '12-345', court: 'ca9' },
    ],
    [
      'Doe v. Roe, No. 1:19-cv-00123, ECF No. 45, slip op. at 3 (S.D.N.Y. Jan. 5, 2020)',
      { kind: 'docket', docketNumber: '1:19-cv-00123', court: 'nysd', year: '2020' },
    ],
    [
      'Doe v. Roe, No. 19 Civ. 123 (ABC), Doc. No. 45 at 3 (S.D.N.Y. Jan. 5, 2020)',
      { kind: 'docket', docketNumber: '19 Civ. 123 (ABC)', court: 'nysd' },
    ],
    [
      'Doe v. Roe, Index No. 651234/2020, NYSCEF Doc. No. 45 (Sup. Ct. N.Y. Cnty. June 3, 2021)',
      { kind: 'docket', docketNumber: '651234/2020', court: 'nysupct' },
    ],
    [
      'Doe v. Roe, No. S123456 (Cal. Jan. 5, 2020)',
      { kind: 'docket', docketNumber: 'S123456', court: 'cal' },
    ],
  ])('%s', (text, fields) => {
    expect(only(text)).toMatchObject(fields);
  });
});

describe('findCitations: forms of case citations', () => {
  test.each([
    ['Doe v. Roe, 12 F3d 5, 7', { reporter: 'F.3d', reporterAsWritten: 'F3d', pinCite: '7' }],
    ['1 N. Y. S. 2d 4', { reporter: 'N.Y.S.2d' }],
    [
      'Brown v. Smith (2022) 76 Cal.App.5th 685, 690',
      { plaintiff: 'Brown', defendant: 'Smith', year: '2022', pinCite: '690' },
    ],
    [
      'Roe v. Wade (1973) 410 U.S. 113 [93 S.Ct. 705, 35 L.Ed.2d 147]',
      {
        year: '1973',
        parallel: [
          { volume: '93', reporter: 'S. Ct.', page: '705' },
          { volume: '35', reporter: 'L. Ed. 2d', page: '147' },
        ],
      },
    ],
    ['Doe v. Roe, 150 A.D.2d 1 [1st Dept 1989]', { court: 'nyappdiv', year: '1989' }],
    ['People v. X, 2015 IL App (1st) 143684-B, ¶ 12', { page: '143684-B', pinCite: '¶ 12', year: '2015' }],
    ['People v. Doe, 2019 NY Slip Op 31486(U)', { page: '31486(U)', year: '2019' }],
    ['Smith v. Commissioner, T.C. Memo. 2010-45', { reporter: 'T.C. Memo.', volume: '2010', page: '45' }],
    [
      'Doe v. Roe, No. 12-cv-345, 2010 WL 4567, at *2 (E.D. Pa. Mar. 4, 2010)',
      { docketNumber: '12-cv-345', pinCite: '*2', court: 'paed', date: 'Mar. 4, 2010' },
    ],
    ['Doe v. Roe, 123 Fed. Appx. 45 (6th Cir. 2005)', { reporter: "F. App'x", court: 'ca6' }],
    ['Connick v. Thompson, 563 U.S. 51 (2011)', { plaintiff: 'Connick', defendant: 'Thompson' }],
    [
      'Commonwealth ex rel. Rook v. Myers, 402 Pa. 202',
      { plaintiff: 'Commonwealth ex rel. Rook', defendant: 'Myers' },
    ],
    ['Ex parte Young, 209 U.S. 123 (1908)', { plaintiff: 'Ex parte Young' }],
    ['The court in Roe v. Wade, 410 U.S. 113', { plaintiff: 'Roe', defendant: 'Wade' }],
    [
      'Citizens to Preserve Overton Park, Inc. v. Volpe, 401 U.S. 402',
      { plaintiff: 'Citizens to Preserve Overton Park, Inc.' },
    ],
    [
      'Roe v.\u00a0Wade, 410 U.\u00adS. 113,\n152 (1973)',
      { defendant: 'Wade', reporter: 'U.S.', pinCite: '152', year: '1973' },
    ],
    [
      'Doe v. Roe, 251 Ga. 30(1), 302 S.E.2d 554',
      { page: '30', parallel: [{ volume: '302', reporter: 'S.E.2d', page: '554' }] },
    ],
    ['Roe v. Wade, 410 U.S. 113 (1973) (“Roe I”)', { alias: 'Roe I' }],
  ])('%s', (text, fields) => {
    expect(only(text)).toMatchObject(fields);
  });

  test('history belongs to the case that has it, and its court and year to none but itself', () => {
    const text =
      "Doe v. Roe, 12 F.3d 5 (2d Cir. 1999), aff'd, 500 U.S. 1 (2001), cert. denied, 550 U.S. 1 (2002).";
    const [first, second] = findCitations(text);
    expect(first).toMatchObject({ year: '1999', court: 'ca2', fullEnd: text.length - 1 });
    expect(first).toMatchObject({ history: [{ action: "aff'd" }, { action: 'cert. denied' }] });
    expect(second).toMatchObject({ year: '2001', court: 'scotus' });
    expect(second).not.toHaveProperty('plaintiff');
  });

  test.each([
    ['Doe v. Roe, 3 Cir., 1955, 225 F.2d 473, certiorari denied 1956, 351 U.S. 962.', '1956'],
    ['Doe v. Roe, 160 Neb. 320, affirmed, 1956, 351 U.S. 253.', '1956'],
    ['Doe v. Roe, 160 Neb. 320, affirmed, 351 U.S. 253 (1957).', '1957'],
    ['Doe v. Roe, 160 Neb. 320, affirmed by 1956 others, 351 U.S. 253.', undefined],
  ])('the year of a history may stand before its place: %s', (text, year) => {
    expect(findCitations(text)[1]).toMatchObject({ volume: '351', ...(year === undefined ? {} : { year }) });
    expect((findCitations(text)[1] as { year?: string }).year).toBe(year);
  });

  test.each([
    ['disapproved on another ground in Elm v. Oak (1995) 9 Cal.4th 300', true],
    ['cert. dismissed as improvidently granted, 512 U.S. 100 (1994)', true],
    ['cert. granted, judgment vacated, and case remanded, 512 U.S. 100 (1994)', true],
    ['mod 512 U.S. 100 (1994)', true],
    ['and cert. denied, 512 U.S. 100 (1994)', true],
    ['and denied the rest, 512 U.S. 100 (1994)', false],
    ['as amended (Jan. 5, 1994), cert. denied, 512 U.S. 100 (1994)', true],
    ['superseded by statute, Pub. L. No. 104-1, as recognized in Elm v. Oak, 13 F.3d 5 (2d Cir. 1994)', true],
    ['as recognized in Elm v. Oak, 13 F.3d 5 (2d Cir. 1994)', false],
    ['and the amended complaint of May 5, 1994, 512 U.S. 100 (1994)', false],
  ])('%s: whether the place behind is of the history', (history, isHistory) => {
    const own = 'Doe v. Roe, 12 F.3d 34 (9th Cir. 1993)';
    const [first] = findCitations(`${own}, ${history}.`);
    expect(first?.fullEnd).toBe(own.length + (isHistory ? 2 + history.length : 0));
  });

  test.each([
    ['rev. denied (Minn. Mar. 19, 2013)', 'rev. denied (Minn. Mar. 19, 2013)'],
    ['review granted Aug. 5, 2020, S123456', 'review granted Aug. 5, 2020, S123456'],
    ['review denied Augusta', 'review denied'],
  ])('when it was is part of the event: %s', (written, action) => {
    const own = 'Doe v. Roe, 90 N.C. App. 478, 486 (1988), ';
    expect(findCitations(`${own}${written}.`)[0]).toMatchObject({
      history: [{ end: own.length + action.length }],
    });
  });

  test.each([
    'disc. review denied',
    'further appellate review denied',
    'trans. denied',
    'alloc. denied',
    'certif. denied',
    'rev den',
    'report and recommendation adopted',
    'R. & R. adopted',
    'adhered to on reconsideration',
    'petition for writ of certiorari denied',
    'reh. denied',
    'affirmed as modified',
    'appeal dismissed and disc. review denied',
    'aff’d in part and vacated in part and remanded',
    'rev’d in part, aff’d in part on other grounds',
  ])('history as some states have it: %s', (action) => {
    const text = `Doe v. Roe, 90 N.C. App. 478, 486 (1988), ${action}, 323 N.C. 370 (1988).`;
    expect(findCitations(text)[0]).toMatchObject({ history: [{ action }] });
  });

  test('a slip number before the year is passed over', () => {
    expect(only('Doe v. Roe, 20 CIT __, Slip Op. 96-12 (1996).')).toMatchObject({ year: '1996' });
    expect(only('Doe v. Roe, 20 CIT 12, Slip Op. 96 is long (1996).')).not.toHaveProperty('year');
  });

  test('a court that approved the rule, in the sentence that goes on, is no history', () => {
    expect(findCitations('Doe v. Roe, 90 F.3d 478, adopted this rule.')[0]).not.toHaveProperty('history');
    expect(findCitations('Doe v. Roe, 90 F.3d 478, review of which ended.')[0]).not.toHaveProperty('history');
    expect(findCitations('Doe v. Roe, 90 F.3d 478, case law denied it.')[0]).not.toHaveProperty('history');
  });

  test('what the case says, in quotation marks, is no name for later', () => {
    const said = 'Doe v. Roe, 90 F.3d 478 (“Due process requires notice.”).';
    expect(only(said)).toMatchObject({ parenthetical: '“Due process requires notice.”' });
    expect(only(said)).not.toHaveProperty('alias');
    expect(only('Doe v. Roe, 90 F.3d 478 (the “Doe Order”).')).toMatchObject({ alias: 'Doe Order' });
  });

  test("the Bluebook's brackets name a case for later, and no other brackets do", () => {
    expect(only('Doe v. Roe, 90 F.3d 478 (1st Cir. 1996) [hereinafter Doe I].')).toMatchObject({
      alias: 'Doe I',
    });
    expect(only('Doe v. Roe, 90 F.3d 478 (1st Cir. 1996) [the Doe I].')).not.toHaveProperty('alias');
    expect(only('It is so [as in Elm I]. Elm I, supra, at 5.')).toMatchObject({
      kind: 'supra',
      name: 'Elm I',
    });
  });

  test('entries of a table of authorities are marked', () => {
    const table =
      'TABLE OF AUTHORITIES\nRoe v. Wade, 410 U.S. 113 (1973) ........ 5, 7\nDoe v. Poe, 400 U.S. 12 (1970) ........ 6\n';
    const body = `${'It is so, as everybody knows. '.repeat(100)}See Roe v. Wade, 410 U.S. 113 (1973).`;
    expect(findCitations(table + body).map(({ inTable }) => inTable ?? false)).toEqual([true, true, false]);
  });

  test.each([
    ['Motion No. 002'],
    ['12 Or 5 of them'],
    ['14 P.A. 17-18, Elm 2011. 15 P.A. 6.'],
    ['1200 N.E. 122nd Avenue'],
    ['§§ 143A.002(a), 143A.006'],
    ['12 Unknown Rep. 34'],
  ])('%s: nothing', (text) => {
    expect(findCitations(text)).toEqual([]);
  });
});

describe('findCitations: what a case citation says', () => {
  test('caption, pin cite, parallels, court, year and parentheticals', () => {
    expect(
      only(
        'See Brown v. Board of Education, 347 U.S. 483, 495–96 & n.5, 74 S. Ct. 686 (1954) (per curiam) (holding that it is).',
      ),
    ).toMatchObject({
      plaintiff: 'Brown',
      defendant: 'Board of Education',
      volume: '347',
      reporter: 'U.S.',
      page: '483',
      pinCite: '495–96 & n.5',
      parallel: [{ volume: '74', reporter: 'S. Ct.', page: '686' }],
      court: 'scotus',
      year: '1954',
      signal: 'See',
      weight: ['per curiam'],
      parenthetical: 'holding that it is',
    });
  });

  test('nothing bleeds from a neighbour in a string citation', () => {
    const text =
      'West v. Atkins, 487 U.S. 42, 48 (1988), Polk Cty. v. Dodson, 454 U.S. 312 (1981), and Monell v. Dept. of Soc. Servs., 436 U.S. 658 (1978).';
    expect(findCitations(text)).toMatchObject([
      { plaintiff: 'West', defendant: 'Atkins', pinCite: '48', year: '1988' },
      { plaintiff: 'Polk Cty.', defendant: 'Dodson', year: '1981' },
      { plaintiff: 'Monell', defendant: 'Dept. of Soc. Servs.', year: '1978' },
    ]);
  });
});

describe('findCitations: what hand labels of real texts taught', () => {
  test.each<[string, object]>([
    // England's reports, beside their parties.
    ['Oak v. Elm, 3 Camp. 123.', { plaintiff: 'Oak', reporter: 'Camp.', page: '123' }],
    ['Oak v. Elm, 5 East, 10.', { plaintiff: 'Oak', reporter: 'East', page: '10' }],
    ['Oak v. Elm, [1893] 1 Q.B. 256.', { defendant: 'Elm', reporter: 'Q.B.', year: '1893' }],
    // Neutral citations whose letters are those of a printed reporter.
    [
      'Oak v. Elm, 2004 VT 5, ¶ 12, 177 Vt. 3, 850 A.2d 5.',
      {
        court: 'vt',
        year: '2004',
        pinCite: '¶ 12',
        parallel: [
          { volume: '177', reporter: 'Vt.', page: '3' },
          { volume: '850', reporter: 'A.2d', page: '5' },
        ],
      },
    ],
    ['Oak v. Elm, 2013 IL App (1st) 112233, ¶ 12.', { court: 'illappct', year: '2013' }],
    // A court whose year stands behind the history.
    [
      'Kern v. Doe, 852 F.2d 556, 557 n.* (Fed. Cir. 1988)',
      { pinCite: '557 n.*', court: 'cafc', year: '1988' },
    ],
    ['Poe v. Doe, 380 F.2d 17, 22 (2d Cir.)', { plaintiff: 'Poe', court: 'ca2', pinCite: '22' }],
    [
      'Poe v. Doe, 259 Ga. 663, 665-666(2A), 386 S.E.2d 146 (1989)',
      { pinCite: '665-666(2A)', year: '1989', parallel: [{ page: '146' }] },
    ],
    ['Poe v. Doe, 753 F.2d 1522, 1526 (CA9 1985)', { court: 'ca9', year: '1985' }],
    ['Poe v. Doe, 54 F.3d 9 (CADC 1995)', { court: 'cadc', year: '1995' }],
    // No space between court and month.
    ['Poe v. Doe, 2003 WL 21544 (D.Mass.July 8, 2003)', { court: 'mad', year: '2003', date: 'July 8, 2003' }],
    // Old captions end with their court.
    ['Upton v. Lark (Mont.) 6 Pac. 66', { defendant: 'Lark', court: 'mont' }],
    ['Upton v. Lark (C. C.) 17 Fed. 57', { plaintiff: 'Upton', defendant: 'Lark' }],
    [
      'Bank v. Poe, 7th Dist. Mahoning No. 11 MA 85, 2012-Ohio-4040',
      { defendant: 'Poe', court: 'ohioctapp' },
    ],
    // New York sets the citation of a case in prose in parentheses.
    [
      'In People v Alder (70 NY2d 133 [1987]), the Court said so.',
      { plaintiff: 'People', defendant: 'Alder', year: '1987' },
    ],
    [
      'In Matter of Alder Corp. (194 Misc 2d 711, 713 [2003]) it was so.',
      { plaintiff: 'Matter of Alder Corp.' },
    ],
    // Captions with abbreviations that no table holds, and with an escaped ampersand.
    ['Roe v. Water-Elec. Co., 81 NY2d 494, 500', { plaintiff: 'Roe', defendant: 'Water-Elec. Co.' }],
    [
      'Amco, Inc. v. Chugg Pham. Co., 927 F.2d 1200 (Fed.Cir.1991)',
      { plaintiff: 'Amco, Inc.', defendant: 'Chugg Pham. Co.' },
    ],
    [
      'United Coal Co. v. Bin &amp; Smith Co., 317 U.S. 228 (1942)',
      { plaintiff: 'United Coal Co.', defendant: 'Bin &amp; Smith Co.' },
    ],
    [
      'Elm v. Georgia, 433 U.S. 584, 592(III), 97 S. Ct. 2861 (1977)',
      { pinCite: '592(III)', year: '1977', parallel: [{ page: '2861' }] },
    ],
    ['Elm v. Fir, 13 Pet. 498-513, 10 L. Ed. 264', { page: '498', parallel: [{ page: '264' }] }],
    [
      'Elm v. Fir, 283 Mo. 547, l. c. 550, 224 S.W. l.c. 334',
      { pinCite: '550', plaintiff: 'Elm', fullEnd: 53 },
    ],
    // Michigan parts parallels by semicolons.
    [
      'Davis v Poe, __ US __; __ S Ct __; 74 USLW 3272; 2005 WL 1671669 (October 31, 2005)',
      {
        plaintiff: 'Davis',
        year: '2005',
        parallel: [{ reporter: 'S. Ct.' }, { page: '3272' }, { reporter: 'WL' }],
      },
    ],
    [
      'People v Poe, 460 Mich 750, 774; 597 NW2d 130 (1999)',
      { pinCite: '774', year: '1999', parallel: [{ page: '130' }] },
    ],
    [
      'Jones v. Roe, _ Va. __, 329 S.E.2d 794, 799 (1985)',
      { plaintiff: 'Jones', reporter: 'Va.', parallel: [{ page: '794' }] },
    ],
    // Statutes as New York, Virginia, California and Texas write them.
    ['6 NYCRR 617.4 [a] [1]', { kind: 'regulation', title: '6', section: '617.4 [a] [1]' }],
    ['6 NYCRR part 617', { kind: 'regulation', section: '617' }],
    [
      'General Obligations Law § 5-1706 [b]',
      { kind: 'statute', code: 'N.Y. Gen. Oblig. Law', section: '5-1706 [b]' },
    ],
    ['Penal Law §§ 260.32 and 260.34', { kind: 'statute', code: 'N.Y. Penal Law' }],
    ['section 240 (1) of the Labor Law', { kind: 'statute', code: 'N.Y. Lab. Law', section: '240 (1)' }],
    ['CPL 100.40 [1] [c]', { kind: 'statute', code: 'N.Y. Crim. Proc. Law', section: '100.40 [1] [c]' }],
    ['Code § 20-61.2', { kind: 'statute', section: '20-61.2' }],
    ['Penal Code section 290.008, subdivision (c)', { kind: 'statute', section: '290.008, subdivision (c)' }],
    ['Article 11.072 of the Texas Code of Criminal Procedure', { kind: 'statute', section: '11.072' }],
    ['Rule 12(b)(6) of the Federal Rules of Civil Procedure', { kind: 'rule', section: '12(b)(6)' }],
    [
      'article I, § 8 of the New York State Constitution',
      { kind: 'constitution', section: 'article I, § 8' },
    ],
    ['Moyle v. Bull (Colo. App.) 44 Pac. 69', { defendant: 'Bull', court: 'coloctapp' }],
    ['U.S. Const., 14th amend.', { kind: 'constitution', section: '14th amend.' }],
  ])('%s', (text, fields) => {
    expect(only(text)).toMatchObject(fields);
  });

  test.each([
    ['In Chandler (‹supra›), the Court upheld it.', 'Chandler'],
    ['See Chandler ‹supra› at 5.', 'Chandler'],
    ['Matter of Poe Funding of N.Y. (‹supra›) is the other.', 'Matter of Poe Funding of N.Y.'],
  ])('%s: supra in a parenthesis or without a comma', (marked, name) => {
    const { text, spans } = spansOf(marked);
    expect(coresIn(text)).toEqual(spans);
    expect(only(text)).toMatchObject({ kind: 'supra', name });
  });

  test('the pin cite of id. keeps its subsections', () => {
    expect(only('Id. § 12102(2)(A).')).toMatchObject({ kind: 'id', pinCite: '§ 12102(2)(A)' });
  });
});
