/** Captions with numbers, `in`, letters and dates that belong to the name; laws that a text names without their state. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';

function captionOf(text: string): (string | undefined)[] {
  const citation = findCitations(text).find(({ kind }) => kind !== 'secondary');
  if (citation?.kind !== 'case') return [];
  const { plaintiff, defendant } = citation;
  return defendant === undefined ? [plaintiff] : [plaintiff, defendant];
}

describe('what belongs to a caption', () => {
  test.each([
    [
      'Parents Involved in Cmty. Sch. v. Seattle Sch. Dist. No. 1, 551 U.S. 701 (2007)',
      ['Parents Involved in Cmty. Sch.', 'Seattle Sch. Dist. No. 1'],
    ],
    [
      'See Doe, Elm Registry Bd. No. 380316 v. Elm Registry Bd., 473 Mass. 297 (2015)',
      ['Doe, Elm Registry Bd. No. 380316', 'Elm Registry Bd.'],
    ],
    ['Unlike Oak, Registry No. 12 v. Elm, 473 Mass. 297 (2015)', ['Registry No. 12', 'Elm']],
    ['As the Court in Roe v. Wade, 410 U.S. 113 (1973)', ['Roe', 'Wade']],
    [
      'Chevron, U.S.A., Inc. v. Nat. Res. Def. Council, Inc., 467 U.S. 837 (1984)',
      ['Chevron, U.S.A., Inc.', 'Nat. Res. Def. Council, Inc.'],
    ],
    [
      'United States v. $124,700 in U.S. Currency, 458 F.3d 822 (8th Cir. 2006)',
      ['United States', '$124,700 in U.S. Currency'],
    ],
    [
      '(Matter of Elm v Board of Elections in the City of N.Y., 35 NY3d 227 [2020])',
      ['Matter of Elm', 'Board of Elections in the City of N.Y.'],
    ],
    ['Elm v. New York, N. H. & H. R. Co., 300 U.S. 5 (1937)', ['Elm', 'New York, N. H. & H. R. Co.']],
    ['Elm v. Oak Co., N. H., 35 Atl. 7 (1896)', ['Elm', 'Oak Co.']],
    ['Oak Corp. v. Elm, 1955, 211 G 835, 89 S.E.2d 482', ['Oak Corp.', 'Elm']],
    ['Hall v. Elm, Slip Copy, 2009 WL 12 (W.D. Tex. 2009)', ['Hall', 'Elm']],
    ['Hall v. Elm, Not Reported in F.Supp.2d, 2009 WL 12 (D. Kan. 2009)', ['Hall', 'Elm']],
    ['Hall v. Elm Copy, 2009 WL 12 (D. Kan. 2009)', ['Hall', 'Elm Copy']],
    ['Elm v. Oak, L. R. 2 Q. B. 5', ['Elm', 'Oak']],
    ['affirmed on the opinion of District Judge Ann Fir, Jr., Elm v. Oak, 582 F. Supp. 945', ['Elm', 'Oak']],
    ['See John Elm, Jr., Executor v. Oak, 582 F. Supp. 945', ['John Elm, Jr., Executor', 'Oak']],
    ['Off. Comm. of Elm Creditors v. Oak, 12 F.3d 4', ['Off. Comm. of Elm Creditors', 'Oak']],
    ['Then he was off. Comm. of Elm v. Oak, 12 F.3d 4', ['Comm. of Elm', 'Oak']],
    ['In re Elm Capital, Exchange Act Release No. 34-81234, 2017 WL 3214567', ['In re Elm Capital']],
    ['In re Elm Release Co., No. 34-81234, 2017 WL 3214567', ['In re Elm Release Co.']],
    ['Hall v. Elm (1966) – 384 U.S. 436', ['Hall', 'Elm']],
    ['**Hall v. Elm (1966)** – 384 U.S. 436', ['Hall', 'Elm']],
    ['Hall v. Elm (1961) (367 U.S. 643)', ['Hall', 'Elm']],
    ['Hall v. Elm (1968) [392 U.S. 1]', ['Hall', 'Elm']],
    ['Hall v. Elm (1963); 372 U.S. 335', ['Hall', 'Elm']],
    ['Hall v. Elm (1967). 389 U.S. 347', ['Hall', 'Elm']],
    ['Hall v. Elm (1966): 384 U.S. 436', ['Hall', 'Elm']],
    ['Hall v. Elm, reported at 5 F.3d 6 (2d Cir. 1999)', ['Hall', 'Elm']],
    ['MAIDEN V ROZWOOD, 461 MICH 109 (1999)', ['MAIDEN', 'ROZWOOD']],
    ['Hall VS. Elm, 461 Mich. 109 (1999)', ['Hall', 'Elm']],
    ['SEE Hall v. Elm, 461 Mich. 109 (1999)', ['Hall', 'Elm']],
    ['Grounds:\na. Hall v. Elm, 461 Mich. 109 (1999)', ['Hall', 'Elm']],
    ['IV. H&T Oak LLC v. Elm, 563 U.S. 333 (2011)', ['H&T Oak LLC', 'Elm']],
    ["IV. O'Hall v. Elm, 563 U.S. 333 (2011)", ["O'Hall", 'Elm']],
    ['Oak Enters. , Inc. v. Elm, 19 F. Supp. 3d 4 (D.N.J. 2011)', ['Oak Enters., Inc.', 'Elm']],
    ['Moreover , Hall v. Elm, 19 F. Supp. 3d 4 (D.N.J. 2011)', ['Hall', 'Elm']],
    ['State ex rel.Hall v. Elm, 110 P.3d 1042 (Or. 2009)', ['State ex rel.Hall', 'Elm']],
    ['A. Hall &Partners, Inc. v. Elm, 110 F.3d 1042 (2009)', ['A. Hall &Partners, Inc.', 'Elm']],
    [
      '(Sen. Bill No. 1437 (2017-2018 Reg. Sess.).) Oak & Fir Co. v. Elm, 19 Cal. App. 4th 231',
      ['Oak & Fir Co.', 'Elm'],
    ],
    [
      'In re Amendments to Fla. R. Civ. P. 1.510, 317 So. 3d 72 (Fla. 2021)',
      ['In re Amendments to Fla. R. Civ. P. 1.510'],
    ],
    ['Hall v. Elm, 93-2345 (La. 7/15/94); 650 So.2d 500', ['Hall', 'Elm']],
    ['Hall v. Elm, No. 2012-0123 (La. App. 4 Cir. 5/1/13), 115 So. 3d 1', ['Hall', 'Elm']],
    ['Hall v. Elm, 50,123, p. 5 (La. App. 2 Cir. 9/30/15), 180 So. 3d 1', ['Hall', 'Elm']],
    ['United States v. $124,700, 458 F.3d 822 (8th Cir. 2006)', ['United States', '$124,700']],
    ['Hall v. Local 100, 200, and 300, 458 F.3d 822 (8th Cir. 2006)', ['Hall', 'Local 100, 200, and 300']],
    ['Hall v. Elm, which is reported at 5 F.3d 6 (2d Cir. 1999)', ['Hall', 'Elm']],
    ['The decision is reported at 5 F.3d 6 (2d Cir. 1999)', [undefined]],
    ['See 5 F.3d 6 (2d Cir. 1999) (Hall v. Elm).', ['Hall', 'Elm']],
    ['See 5 F.3d 6 (2d Cir. 1999) (In re Elm).', ['In re Elm']],
    ['See 5 F.3d 6 (2d Cir. 1999) (citing Hall v. Elm).', [undefined]],
    ['See 5 F.3d 6 (2d Cir. 1999) (Hall v. Elm controls).', [undefined]],
    ['Oak v. Fir, 5 F.3d 6 (2d Cir. 1999) (Hall v. Elm)', ['Oak', 'Fir']],
    ['Elm v. [State of] Oak, 224 U.S. 616 (1912)', ['Elm', '[State of] Oak']],
    ['Matter of Elm [Commissioner of Labor], 35 AD3d 1 (2006)', ['Matter of Elm [Commissioner of Labor]']],
    ['[See] Elm v. Oak, 5 F.3d 6 (1st Cir. 1993)', ['Elm', 'Oak']],
    ['He lost. [Citation.] Elm v. Oak, 5 F.3d 6 (1st Cir. 1993)', ['Elm', 'Oak']],
    ['citing State v.\n      6\n\n   Elm, 9 Ohio St. 3d 228 (1984)', ['State', 'Elm']],
    [
      'Bhd. of Elec. Workers, Local 1245 v. Elm Co. of Cal., 549 F.3d 781',
      ['Bhd. of Elec. Workers, Local 1245', 'Elm Co. of Cal.'],
    ],
    ['; 44 Elm Mart, Inc. v. Oak, 517 U.S. 484 (1996)', ['44 Elm Mart, Inc.', 'Oak']],
    ['; 12 Elm Mart, Inc. v. Oak, 517 U.S. 484 (1996)', ['Elm Mart, Inc.', 'Oak']],
    ['United states v. Elm, 345 U.S. 1 (1953)', ['United states', 'Elm']],
    ['See Oak Housing corporation v. Elm, 211 Ga. 5 (1955)', ['Oak Housing corporation', 'Elm']],
    ['It was so in the case of oak v. Elm, 5 F.3d 6 (1994)', ['oak', 'Elm']],
    ['See Oak v. ashby, 211 Ga. 835 (1955)', ['Oak', 'ashby']],
    ['See Oak v. board of Education, 347 U.S. 483 (1954)', ['Oak', 'board of Education']],
    ['See v. the fir, 347 U.S. 483 (1954)', [undefined]],
    ['Short v.. Oak & Elm, 5 F.3d 6 (1994)', ['Short', 'Oak & Elm']],
    ['Oak Ins. Co.v. Elm, 5 F.3d 6 (1994)', ['Oak Ins. Co.', 'Elm']],
    ['See Elm v. Oak et ux., 12 F.4th 34 (2d Cir. 2021)', ['Elm', 'Oak']],
    ['See Elm v. Oak, individually and as executor, 12 F.4th 34 (2d Cir. 2021)', ['Elm', 'Oak']],
    ['See Elm, trustee, v. Oak, 12 F.4th 34 (2d Cir. 2021)', ['Elm', 'Oak']],
    [
      'Elm, individually and on behalf of all others similarly situated v. Oak Co., 12 F.3d 34',
      ['Elm', 'Oak Co.'],
    ],
    ['He spoke on behalf of Elm v. Oak, 12 F.4th 34 (2d Cir. 2021)', ['Elm', 'Oak']],
    ['Elm on behalf of S.S. v. Oak, 12 F.4th 34 (2d Cir. 2021)', ['Elm on behalf of S.S.', 'Oak']],
    ['Elm v. Bos. Univ., 12 F.4th 34 (1st Cir. 2021)', ['Elm', 'Bos. Univ.']],
    ['It paid the Lender. Elm v. Oak, 12 F.4th 34 (1st Cir. 2021)', ['Elm', 'Oak']],
    ['In Interest of K.L., 12 P.3d 1', ['In Interest of K.L.']],
    ['State in Interest of A.R., 2019 UT 5', ['State in Interest of A.R.']],
    ['It arose. In Matter of Elm, 12 P.3d 1, it ended.', ['Matter of Elm']],
    ['State ex 24 rel. Elm Corp. v. Oak, 63 Inc., 647 S.E.2d 899', ['State ex rel. Elm Corp.', 'Oak, Inc.']],
    ['Elm v. Local 17, 647 S.E.2d 899', ['Elm', 'Local 17']],
    ['Elm v. City of Oak, N.C., 470 U.S. 564 (1985)', ['Elm', 'City of Oak, N.C.']],
    ['Elm v. City of Oak, N.C., 470 S.E.2d 564', ['Elm', 'City of Oak']],
    ['Elm v. State, [Ms. CR-10-1234, Mar. 2, 2012] 300 So. 3d 1 (Ala. 2012)', ['Elm', 'State']],
    ['Ex parte Elm, [Ms. 1180123, Oct. 4, 2019] ___ So. 3d ___ (Ala. 2019)', ['Ex parte Elm']],
    ['Slaughter-House Cases, 83 U.S. (16 Wall.) 36 (1873)', ['Slaughter-House Cases']],
    ['Other Cases, 83 U.S. (16 Wall.) 36 (1873)', [undefined]],
    ['In re Sept. 11 Litig., 500 F.3d 100 (2d Cir. 2005)', ['In re Sept. 11 Litig.']],
    [
      'In re Grand Jury Subpoena Dated Aug. 9, 2000, 218 F. Supp. 2d 544 (S.D.N.Y. 2002)',
      ['In re Grand Jury Subpoena Dated Aug. 9, 2000'],
    ],
    ['Smith v. Jones, 12 Civ. 3456 (ABC), 2013 U.S. Dist. LEXIS 1234 (S.D.N.Y. 2013)', ['Smith', 'Jones']],
    ['Smith v. Jones, No. 1, 500 F.3d 100 (2007)', ['Smith', 'Jones']],
  ])('%s', (text, caption) => {
    expect(captionOf(text)).toEqual(caption);
  });
});

describe('laws that a text names by a short name', () => {
  const oregon = ' Baker v. Woodward, 12 Or. 3; Elm v. Oak, 19 Or. 334.';
  test.each([
    ['being Burns § 9-1816.', 'Burns', '9-1816'],
    ["Section 3219, Crawford & Moses' Digest.", "Crawford & Moses' Dig.", '3219'],
    ['under Gov.Bar R. V(5).', 'Ohio Gov. Bar R.', 'V(5)'],
    [`under section 119 of the Civil Code.${oregon}`, 'Civ. Code', '119'],
    [`under Cal. Civ. Code § 119.${oregon}`, 'Cal. Civ. Code', '119'],
    [`under Civ. Code, § 119. Fir v. Oak (1999) 5 Cal.4th 3.${oregon}`, 'Cal. Civ. Code', '119'],
    ['Civ. Code, § 1500.', 'Cal. Civ. Code', '1500'],
  ])('%s', (text, code, section) => {
    expect(findCitations(text)[0]).toMatchObject({ code, section });
  });

  test.each(['Burns 9-1816 said so.'])('%s is none', (text) => {
    expect(findCitations(text)).toEqual([]);
  });
});
