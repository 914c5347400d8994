import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';

/** The codes and rules that are found in `text`. */
function codesIn(text: string): string[] {
  return findCitations(text).flatMap((found) => ('code' in found ? [found.code] : []));
}

const texas = 'Elm v. State, 100 S.W.3d 10 (Tex. Crim. App. 2003).';

describe('of which state a code or rule is that is named without one', () => {
  test.each<[string, string[]]>([
    ['MCL 600.5805(2); MRE 404(b).', ['Mich. Comp. Laws', 'Mich. R. Evid.']],
    ['Elm v. Fir, 100 So. 3d 1 (Miss. 2012). M.R.E. 702.', ['Miss. R. Evid.']],
    ['KRS 413.140; CR 56.03.', ['Ky. Rev. Stat.', 'Ky. R. Civ. P.']],
    ['Ind. Code § 34-1-1-1. App. R. 46(A)(8).', ['Ind. Code', 'Ind. Appellate R.']],
    ['Elm v. Fir, 100 N.J. 1 (2001). RPC 1.7.', ["N.J. R. Prof'l Conduct"]],
    ['Elm v. Fir, 100 Wn.2d 1 (1980). CR 56(c); RAP 10.3.', ['Wash. Super. Ct. Civ. R.', 'Wash. R. App. P.']],
    [`${texas} The order was signed. CR 45.`, []],
    ['See Civ.R. 56(C).', ['Ohio Civ. R.']],
    ['See MRE 702.', ['R. Evid.']],
    [
      'Elm v. Fir, 10 P.3d 1 (Cal. 2001). Oak v. Ash, 90 S.W.3d 1 (Ky. 1991). RPC 1.7.',
      ["R. Prof'l Conduct"],
    ],
    [`${texas} Family Code § 153.002; Gov’t Code § 311.011.`, ['Tex. Fam. Code', "Tex. Gov't Code"]],
    [
      `${texas} Local Gov’t Code § 271.152; CPRC § 16.003.`,
      ["Tex. Loc. Gov't Code", 'Tex. Civ. Prac. & Rem. Code'],
    ],
    [`${texas} Civil Code § 1714.`, ['Cal. Civ. Code']],
    ['Family Code § 3044.', ['Cal. Fam. Code']],
    ['Elm v. Fir, 10 Cal.5th 1 (2021). Code Civ. Proc., § 2025.420.', ['Cal. Civ. Proc. Code']],
    [
      'section 2-615 of the Code of Civil Procedure (735 ILCS 5/2-615 (West 2020))',
      ['Civ. Proc. Code', 'Ill. Comp. Stat.'],
    ],
    ['Section 85 of the Code of Civil Procedure of the state of Oregon.', ['Civ. Proc. Code']],
    ['The Texas Penal Code section 12; Penal Code, § 85, of Texas.', ['Tex. Penal Code', 'Tex. Penal Code']],
    ['Insurance Law § 4 (Wis.); Insurance Law § 4 (McKinney).', ['Ins. Law', 'N.Y. Ins. Law']],
    ['Elm v. Fir, 5 U.S. 3 (1803). Oak v. Ash, 7 F. 8 (1881). Section 62 of the Civil Code.', ['Civ. Code']],
    [
      'Elm v. Fir, 5 U.S. 3 (1803). Oak v. Ash, 7 F. 8 (1881). Cal. Penal Code § 187; Civil Code § 1714.',
      ['Cal. Penal Code', 'Cal. Civ. Code'],
    ],
    ['General Obligations Law § 5-1706.', ['N.Y. Gen. Oblig. Law']],
    ['Mass. R. A. P. 16(a)(9); Colo. RPC 1.7.', ['Mass. R. App. P.', "Colo. R. Prof'l Conduct"]],
    ['3 CCR 702-4; 8 CCR § 11040.', ['Colo. Code Regs.', 'Cal. Code Regs.']],
    ['C.C.P. art. 966(D)(1); C.C.P. art. 38.23.', ['La. Code Civ. Proc.', 'C.C.P.']],
    ['8 AAC 45.082. A.A.C. R20-6-801.', ['Alaska Admin. Code', 'Ariz. Admin. Code']],
  ])('%s', (text, expected) => {
    expect(codesIn(text)).toEqual(expected);
  });
});
